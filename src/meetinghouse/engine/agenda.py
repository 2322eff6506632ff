"""The agenda: a stack of small steps, as plain data. The newest step is finished first."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from msgspec.structs import replace

from .compiling import mypyc_attr
from .decisions import Decision, Question
from .fields import beside, declare_step
from .offers import Offer
from .state import State
from .values import Choice

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

NOTHING: dict[int, Question] = {}


def put(question: Question, id: str, seat: int, timer: float | None = None, default: Choice | None = None) -> Decision:
    """A question as a decision of that seat; on offer, it has neither timer nor default."""
    among = question.among
    options = among if isinstance(among, tuple) else among.options
    return Decision(
        id, seat, question.kind, options, question.about, question.least, question.most, timer, default,
        question.seen_by, question.ordered,
    )  # fmt: skip


@dataclass_transform(field_specifiers=(beside,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that has to happen.

    A step's own fields are plain numbers, names and lists of them, public, and never change: copies share
    them. It declares them by annotations, and its constructor takes them in that order (see `fields`). What it asked
    and what was answered is kept beside them.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    declared: ClassVar[dict[str, tuple[str, str]]] = {  # as the constructor here begins them
        "numbers": ("beside", "{}"),
        "answers": ("beside", "{}"),
        "shared": ("beside", "False"),
    }
    phase: ClassVar[str] = ""
    offers: ClassVar[tuple[Offer[Any], ...]] = ()  # what may be done unasked while it is open
    revisable: ClassVar[bool] = False  # an answer may be changed until the step closes
    openly: ClassVar[bool] = True  # everybody may see whom we wait for

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.answers: dict[int, Choice] = {}
        self.shared = False  # by the agendas of copied games, as long as it has asked nothing

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_step(cls)

    @property
    def sealed(self) -> bool:
        """Whether somebody has answered something."""
        return bool(self.answers)

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """What this step asks each seat now, answered or not; nothing where it has only to happen."""
        return NOTHING

    def answered(self, game: Game[S], seat: int, choice: Choice) -> bool:
        """An answer has come in: it stays sealed until the step closes, or takes effect at once (then True)."""
        self.answers[seat] = choice
        return False

    def unasked(self, game: Game[S]) -> Sequence[Offer[Any]]:
        """What may be done unasked while it is open."""
        return self.offers

    def following(self, game: Game[S], seat: int) -> Question | None:
        """What this step asks that seat after the answer it has just sealed, if anything."""
        return None

    def revisions(self, asking: Sequence[Decision]) -> list[Decision]:
        """Where answers may be changed: what was answered, to be answered again."""
        if not self.revisable or not self.answers:
            return []
        return [replace(asked, timer=None, default=None) for asked in asking if asked.seat in self.answers]

    def resolve(self, game: Game[S]) -> None:
        """Everything is answered, or time is up: let it happen. The step is off the agenda by now."""
        raise NotImplementedError

    def reseal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """In a redealt world, others' sealed answers are other ones."""
        for who, question in self.ask(game).items():
            if who in self.answers and who != seat:
                self.answers[who] = question.any(dice)

    def put(self, game: Game[S], seat: int, question: Question) -> Decision:
        """The question as a decision, under this step's number for that seat; it keeps it through interruptions."""
        number = self.numbers.get(seat)
        if number is None:
            number = self.numbers[seat] = game.asked[seat] = game.asked[seat] + 1
        among = question.among
        return Decision(  # as `put` makes it, without another call: nothing happens more often in a game
            f"{seat}-{number}",
            seat,
            question.kind,
            among if isinstance(among, tuple) else among.options,
            question.about,
            question.least,
            question.most,
            question.timer,
            question.default,
            question.seen_by,
            question.ordered,
        )

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
