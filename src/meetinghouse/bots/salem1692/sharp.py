"""The sharp bot: it asks what either side would have done, and as a witch it acts by day as a townsperson would."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import ClassVar

from ...engine.decisions import Decision
from ..bot import Prompt, Reason
from .behaviour import SPARE
from .belief import Belief
from .common import CommonBelief, InnocentBelief, PublicBelief
from .kinds import TownsKind
from .mimic import UNSEEN, Mimic
from .mind import HEAT, Mind
from .scene import Scene
from .search import ANSWERS as SEARCHED
from .search import search
from .steady import Answer, SteadyBot, first_hand
from .town import Town
from .witch import SURE, Witch

EXPOSABLE = 0.3  # above this chance of exposing a fellow she draws cards rather than accuse
SUSPECTED = 0.5  # above this suspicion a disguise is of no use
PLAYOUTS = 8  # with which a witch looks ahead before a decision


class SharpWitch(Witch):
    """A witch where nobody sees who decides."""

    def __init__(self, scene: Scene, belief: Belief, common: PublicBelief) -> None:
        super().__init__(scene, belief)
        self.common = common

    def guards(self, seat: int) -> float:
        """Fellows, and those who can confess, so that the gavel protects no townsperson."""
        return 1.0 if self.scene.count_down(seat) >= SPARE else self.witch[seat]

    def strike(self, seat: int) -> float:
        """As ever, but not those whom a townsperson as the constable would protect."""
        worth = super().strike(seat)
        return worth if worth <= 0 or self.is_decoy(seat) else worth * (1 - self._protected[seat])

    @cached_property
    def _protected(self) -> list[float]:
        """Each seat's chance of the gavel, over everybody who may be the constable."""
        found = [0.0] * len(self.scene.people)
        for constable in self.scene.others:
            chance = self.belief.constable.odds[constable]
            if chance > 0:
                town = Town(self.scene, InnocentBelief(self.common, constable, None))
                worths = {seat: town.guards(seat) for seat in self.scene.living if seat != constable}
                most = max(worths.values())
                shares = {seat: exp((worth - most) / HEAT) for seat, worth in worths.items()}
                total = sum(shares.values())
                for seat, share in shares.items():
                    found[seat] += chance * share / total
        return found


class SharpMimic(Mimic):
    """A witch by day: she does what a townsperson would, even against fellows, until a disguise is of no use."""

    shield: ClassVar[float] = 0.0

    def spares(self, seat: int) -> bool:
        """A fellow whose Witch card would probably come to light."""
        return self.truth.witch[seat] > SURE and self.truth.hit(seat) > EXPOSABLE

    @cached_property
    def unmasked(self) -> bool:
        """Whether everybody suspects her anyway, or a single townsperson is left."""
        town = [seat for seat in self.scene.others if self.truth.witch[seat] <= SURE]
        return len(town) <= 1 or self.common.odds().witch[self.scene.me] > SUSPECTED

    def trial(self, seat: int) -> float:
        """What a townsperson expects of it; what the witches gain by it, once she is unmasked."""
        return self.truth.trial(seat) if self.unmasked else super().trial(seat)

    def enmity(self, seat: int) -> float:
        """How a townsperson sees that seat; how a witch does, once she is unmasked."""
        return self.truth.enmity(seat) if self.unmasked else super().enmity(seat)

    def reason(self, key: str, seat: int | None = None, **more: int | float | str) -> Reason:
        """The reason of a townsperson for the same move, or that she no longer hides."""
        if self.unmasked and seat is not None:
            return Reason("steady-unmasked", {"seat": seat})
        return super().reason(key, seat, **more)


class SharpBot(SteadyBot):
    """Plays Salem 1692 from view and story alone; with ghosts, as steady does."""

    name: ClassVar[str] = "sharp"
    common: ClassVar[type[PublicBelief]] = CommonBelief
    mimic: ClassVar[type[Mimic]] = SharpMimic
    unseen: ClassVar[tuple[str, ...]] = (*UNSEEN, "gavel")

    def __init__(self, budget: int = PLAYOUTS) -> None:
        """Its witches look ahead with so many playouts for a decision."""
        super().__init__()
        self.budget = budget
        self.looks_ahead = budget > 0
        self._kind: TownsKind | None = None  # a cache

    def _think(self, decision: Decision, prompt: Prompt) -> Answer:
        usual = super()._think(decision, prompt)
        if not self.budget or len(decision.options) < 2 or decision.kind not in SEARCHED:
            return usual
        mind = self._mind(prompt)
        if not mind.scene.is_witch or mind.scene.ghost_game:
            return usual
        found = search(mind, usual[0], prompt, self.budget, self._steady(mind, prompt), self._quick)
        if found is None or found.choice == usual[0]:
            return usual
        return found.choice, Reason("steady-searched", {"better": found.better, "worlds": found.worlds})

    def _steady(self, mind: Mind, prompt: Prompt) -> float:
        """How likely the townspeople are steady rather than sharp."""
        story, kept = prompt.public, self._kind
        if kept is None or story[: len(kept.story)] != kept.story:
            kept = self._kind = TownsKind()
        kept.read(story)
        return kept.steady([seat for seat, witch in enumerate(mind.truth.witch) if witch <= SURE])

    def _quick(self) -> SteadyBot:
        """A bot like this one that does not look ahead."""
        return type(self)(0)

    def _judge(self, scene: Scene, prompt: Prompt) -> Mind:
        if scene.ghost_game:
            return super()._judge(scene, prompt)
        common, hand = self._observe(prompt), first_hand(prompt)
        if not scene.is_witch:
            return Town(scene, InnocentBelief(common, scene.me, hand))
        return self.mimic(common, hand, SharpWitch(scene, self._believe(scene.me, prompt), common))
