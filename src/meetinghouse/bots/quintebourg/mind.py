"""One seat's judgement at one moment: the scene, the belief, and its enemies."""

# compiled: it judges every seat before each move

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from operator import mul
from typing import ClassVar

from ...engine.compiling import mypyc_attr
from ...engine.decisions import Decision
from ...engine.sayings import Spoke
from ...engine.values import Choice, Option, Seat, Word
from ..bot import Prompt, Reason
from ..moves import any_legal
from .aims import aims
from .belief import PACK, SETH, Belief, Weights
from .hearsay import testimony
from .scene import Scene

Answer = tuple[Choice, Reason]

NONE = Word("none")
TRUSTED = -0.2
SURE = 0.6
KNOWN = 0.99
STEP = 0.02  # the greatest difference that breaks a tie


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What the bot thinks when it is asked."""

    gut: ClassVar[float] = 0.2  # how much likes and dislikes without a reason count
    odds: ClassVar[float] = 0.75  # the chance of success that the prophet wants while there is time
    haste: ClassVar[float] = 0.6  # the same when time is short

    def __init__(self, scene: Scene, believe: Callable[[], Belief], prompt: Prompt) -> None:
        self.scene = scene
        self._believe = believe
        self.prompt = prompt
        self._belief: Belief | None = None  # a cache, like those below
        self._chances: Weights | None = None
        self._foe: list[float] | None = None
        self._mean: float | None = None
        self._framed: frozenset[int] | None = None
        self._shades: list[float] | None = None

    @property
    def belief(self) -> Belief:
        """What the bot believes. Many questions can be answered without it."""
        if self._belief is None:
            self._belief = self._believe()
        return self._belief

    @property
    def chance(self) -> random.Random:
        """The bot's own source of randomness."""
        return self.prompt.chance

    @property
    def chances(self) -> Weights:
        """For every seat the chance of each kind of people."""
        if self._chances is None:
            self._chances = self.belief.chances(self.scene)
        return self._chances

    @property
    def foe(self) -> list[float]:
        """How hostile each seat is: 1 for a certain enemy, -1 for a certain friend."""
        if self._foe is None:
            self._foe = self._hostility()
        return self._foe

    def _hostility(self) -> list[float]:
        scene = self.scene
        wanted = aims(scene)
        found = [sum(map(mul, wanted, chances)) for chances in self.chances]
        if not scene.hides:
            sure = [max(chances) > KNOWN for chances in self.chances]
            found = [
                one if sure[seat] else one + self.gut * self.belief.feeling(seat) for seat, one in enumerate(found)
            ]
        if scene.own.camp == "mc":
            found = [one + (-0.3 if scene.people[seat].charmed else 0.3) for seat, one in enumerate(found)]
        for seat in (scene.me, scene.lover):
            if seat >= 0:
                found[seat] = -1.5
        spouse = scene.people[scene.me].spouse
        if spouse is not None:
            found[spouse] -= 0.1
        return found

    @property
    def mean(self) -> float:
        """The average hostility of those who are not known."""
        if self._mean is None:
            foe, me = self.foe, self.scene.me
            unknown = [foe[seat] for seat in self.scene.alive if seat != me]
            self._mean = sum(unknown) / len(unknown) if unknown else 0.0
        return self._mean

    @property
    def beast(self) -> list[float]:
        """For every seat the chance of looking like a Reptilian."""
        return [chances[PACK] + chances[SETH] for chances in self.chances]

    def public_suspicion(self, seat: int) -> float:
        """How much somebody must look like a hunter to the town."""
        return 0.0 if self.scene.people[seat].bunker else self.belief.hunting(seat)

    @property
    def framed(self) -> frozenset[int]:
        """Those against whom the viewer has testified in public."""
        if self._framed is None:
            spoken = [event for event in self.prompt.public if isinstance(event, Spoke) and event.seat == self.scene.me]
            told = [found for event in spoken if (found := testimony(event)) is not None]
            self._framed = frozenset([about for about, weight in told if weight > 0])
        return self._framed

    def friend(self, seat: int) -> bool:
        """Whether the bot trusts this player."""
        return self.foe[seat] <= TRUSTED

    def shade(self, seat: int) -> float:
        """A tiny number that breaks ties; it is the same for all bots until the next day."""
        if self._shades is None:
            self._shades = self.belief.shades(self.scene.town.day)
        return self._shades[seat] * STEP

    # --- choosing

    def most(self, seats: Iterable[int], worth: Callable[[int], float] | None = None) -> int:
        """The seat with the greatest worth, by default the worst enemy; -1 if there is none."""
        judged = self.foe.__getitem__ if worth is None else worth
        return max(seats, key=lambda seat: judged(seat) + self.shade(seat), default=-1)

    def least(self, seats: Iterable[int]) -> int:
        """The best friend among these seats; -1 if there is none."""
        return self.most(seats, lambda seat: -self.foe[seat])

    # --- saying why

    def against(self, seat: int) -> Reason:
        """The reason for a move against an enemy."""
        return Reason("steady-foe", {"seat": seat, "share": round(min(1.0, max(0.0, self.foe[seat])), 2)})

    def about(self, key: str, seat: int) -> Reason:
        """A reason that names somebody."""
        return Reason(f"steady-{key}", {"seat": seat})


DEFAULT = Reason("steady-default")
PLAN = Reason("steady-plan")


def named(decision: Decision, word: str, place: int) -> dict[int, Option]:
    """The options of two parts with that word at that place, by the player in the other part."""
    found: dict[int, Option] = {}
    for option in decision.options:
        if isinstance(option, tuple) and len(option) == 2 and option[place] == Word(word):
            other = option[1 - place]
            if isinstance(other, Seat):
                found[other.seat] = option
    return found


def nothing(decision: Decision) -> Answer:
    """The harmless option."""
    return any_legal(decision), DEFAULT
