"""What both sides share: the scene, the belief, and how to judge each seat."""

# compiled: it judges every seat before each move

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import ClassVar

from ...engine.compiling import mypyc_attr
from ..bot import Reason
from ..whims import whims
from .belief import Belief
from .play import Play
from .scene import ALIBI, WITCH_FACE, WITNESS, Scene
from .worlds import Odds

CARD_WORTH = {
    "witness": 1.0, "evidence": 0.45, "black-cat": 0.4, "scapegoat": 0.4, "asylum": 0.35, "robbery": 0.35, "alibi": 0.3,
    "arson": 0.3, "piety": 0.3, "stocks": 0.25, "curse": 0.2, "matchmaker": 0.2, "accusation": 0.15,
}  # fmt: skip
HEAT = 0.05  # how random choices are: smaller differences in value hardly matter
MEAN = 0.5772  # of the noise: Euler's constant
LEAST = 0.001  # what a whim adds where nobody sees the choice


@lru_cache(maxsize=64)
def _whims(me: int, turn: object, lot: tuple[int, ...]) -> list[float]:
    """The whims of a seat, which judges several moments of a turn."""
    return whims(me, turn, *lot)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One seat's judgement at one moment."""

    piles_from: ClassVar[int] = 99  # with this many accusations in hand, it plays them even if they bring no trial
    point: ClassVar[float] = 0.05  # what an accusation in hand is worth
    heat: ClassVar[float] = HEAT
    for_witches: ClassVar[bool] = False  # whether it judges as a witch

    def __init__(self, scene: Scene, belief: Belief) -> None:
        self.scene = scene
        self.belief = belief
        self.plays: list[Play] | None = None  # a cache, like those below: see cards.py
        self._odds: Odds | None = None
        self._whims: list[float] | None = None
        self._noises: list[float] | None = None
        self._trials: dict[int, float] | None = None
        self._enmities: dict[int, float] | None = None

    @property
    def odds(self) -> Odds:
        if self._odds is None:
            self._odds = self.belief.odds()
        return self._odds

    @property
    def cards(self) -> list[float]:
        """The expected number of Witch cards in each row."""
        return self.odds.cards

    @property
    def witch(self) -> list[float]:
        """Each seat's chance of being a witch."""
        return self.odds.witch

    @property
    def whims(self) -> list[float]:
        """One number for each seat, the same for a whole turn. Nobody foresees them without the own cards."""
        if self._whims is None:
            self._whims = _whims(self.scene.me, self.belief.turn, self.scene.lot)
        return self._whims

    @property
    def noises(self) -> list[float]:
        """Noise for each seat (Gumbel): among nearly equal choices any may be made, so that none marks a witch."""
        if self._noises is None:
            heat, drawn = self.heat, self.whims[: len(self.scene.people)]
            self._noises = [heat * (-log(-log(whim + 2**-17)) - MEAN) for whim in drawn]
        return self._noises

    # --- said by each side

    def trial(self, seat: int) -> float:
        """What the reveal of one blindly picked tryal card of that seat is worth."""
        raise NotImplementedError

    def death(self, seat: int) -> float:
        """What the elimination of that seat is worth."""
        raise NotImplementedError

    def enmity(self, seat: int) -> float:
        """How hostile a seat is: 1 for a certain enemy, -1 for a certain friend."""
        raise NotImplementedError

    def confesses(self, faces: Sequence[str]) -> bool:
        """Whether to confess without any protection, with so many face-down cards."""
        raise NotImplementedError

    def guards(self, seat: int) -> float:
        """The worth of giving the gavel to that seat."""
        raise NotImplementedError

    def spares(self, seat: int) -> bool:
        """Whether to draw cards rather than accuse that seat."""
        return False

    # --- shared

    @property
    def trials(self) -> dict[int, float]:
        """What a trial of each of the others is worth."""
        if self._trials is None:
            self._trials = {seat: self.trial(seat) for seat in self.scene.others}
        return self._trials

    @property
    def enmities(self) -> dict[int, float]:
        """How hostile each of the others is."""
        if self._enmities is None:
            self._enmities = {seat: self.enmity(seat) for seat in self.scene.others}
        return self._enmities

    def hit(self, seat: int) -> float:
        """The chance that a blindly picked face-down card of that seat is a Witch card."""
        down = self.scene.count_down(seat)
        return min(1.0, self.cards[seat] / down) if down else 0.0

    def place_odds(self, seat: int, places: Sequence[int]) -> list[float]:
        """The chance of a Witch card at each of these face-down places."""
        faces = [self.scene.face(seat, place) for place in places]
        if None not in faces:
            return [float(face == WITCH_FACE) for face in faces]
        odds = self.belief.places(seat, places)
        return [one if face is None else float(face == WITCH_FACE) for one, face in zip(odds, faces, strict=True)]

    def with_partner(self, seat: int, dies: float) -> float:
        """The worth of eliminating the player who is matched with that seat too."""
        partner = self.scene.partner_of(seat) if self.scene.matched else None
        if partner is None or self.scene.people[partner].ability == "mary-warren":
            return 0.0
        return dies * self.death(partner)

    def noise(self, seat: int) -> float:
        """What is added to the worth of a choice that concerns that seat, so that near equals are mixed."""
        return self.noises[seat]

    def whim(self, seat: int) -> float:
        """A tiny number that breaks ties."""
        return self.whims[seat] * LEAST

    @property
    def truth(self) -> Mind:
        """How it judges where nobody sees who decides."""
        return self

    def card_worth(self, card: str) -> float:
        """What a card in the bot's own hand is worth."""
        return CARD_WORTH.get(WITNESS if card == ALIBI and self.scene.griggs else card, 0.0)

    def reason(self, key: str, seat: int | None = None, **more: int | float | str) -> Reason:
        """A reason, with the seat it is about and how likely the bot takes it for a witch."""
        about: dict[str, int | float | str] = {}
        if seat is not None:
            about = {"seat": seat, "share": round(self.witch[seat], 2)}
        return Reason("steady-" + key, about | more)

    def reason_for(self, play: Play) -> Reason:
        """Why that is played."""
        return self.reason(play.why, play.about, **play.more)
