"""The agenda: a stack of small steps, as plain data. The newest step is finished first."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from .compiling import mypyc_attr
from .decisions import Decision
from .state import State
from .values import Choice, Option, Simple

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

NOTHING: tuple[Decision, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that has to happen.

    A step's own fields are plain numbers, names and lists of them, public, and never change: copies share
    them. What it asked and what was answered is kept beside them.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    revisable: ClassVar[bool] = False  # an answer may be changed until the step closes
    openly: ClassVar[bool] = True  # everybody may see whom we wait for

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.answers: dict[int, Choice] = {}
        self.shared = False  # by the agendas of copied games, as long as it has asked nothing

    @property
    def sealed(self) -> bool:
        """Whether somebody has answered something."""
        return bool(self.answers)

    def ask(self, game: Game[S]) -> Sequence[Decision]:
        """What this step asks now, answered or not; nothing where it has only to happen."""
        return NOTHING

    def answered(self, game: Game[S], seat: int, choice: Choice) -> bool:
        """An answer has come in: it stays sealed until the step closes, or takes effect at once (then True)."""
        self.answers[seat] = choice
        return False

    def following(self, game: Game[S], seat: int) -> Decision | None:
        """What this step asks that seat after the answer it has just sealed, if anything."""
        return None

    def offers(self, game: Game[S], asking: Sequence[Decision]) -> list[Decision]:
        """What may be done with what was answered here: where answers may be changed, any of them."""
        if not self.revisable or not self.answers:
            return []
        return [replace(asked, timer=None, default=None) for asked in asking if asked.seat in self.answers]

    def take(self, game: Game[S], offer: Decision, choice: Choice) -> bool:
        """An offer is taken; whether it was one of this step's own."""
        return False

    def resolve(self, game: Game[S]) -> None:
        """Everything is answered, or time is up: let it happen. The step is off the agenda by now."""
        raise NotImplementedError

    def reseal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """In a redealt world, others' sealed answers are other ones."""
        for decision in self.ask(game):
            if decision.seat in self.answers and decision.seat != seat:
                self.answers[decision.seat] = decision.any(dice)

    def question(
        self,
        game: Game[S],
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        about: Simple | tuple[Simple, ...] | None = None,
        least: int = 1,
        most: int = 1,
        timer: float | None = None,
        default: Choice | None = None,
        seen_by: str = "everybody",
        ordered: bool = False,
    ) -> Decision:
        """A decision under this step's number for that seat, which it keeps through interruptions."""
        number = self.numbers.get(seat)
        if number is None:
            number = game.asked[seat] + 1
            if game.agenda and game.agenda[-1] is self:  # a step that waits below asks nothing yet
                self.numbers[seat] = game.asked[seat] = number
        return Decision(f"{seat}-{number}", seat, kind, options, about, least, most, timer, default, seen_by, ordered)

    def copy(self) -> Step[S]:
        """The same step for another agenda; shared until it asks something."""
        if not self.numbers:
            self.shared = True
            return self
        return self.own()

    def own(self) -> Step[S]:
        """The same step, shared with nobody."""
        other: Step[S] = type(self)(*[getattr(self, name) for name in self.fields])
        other.numbers = self.numbers.copy()
        other.answers = self.answers.copy()
        return other

    def dump(self) -> object:
        """What it keeps beside its fields and answers, as plain data."""
        return None

    def fill(self, data: object) -> None:
        """Take what it kept from plain data."""
