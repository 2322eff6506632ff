"""The agenda: a stack of small steps, as plain data. The newest step is finished first."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, dataclass_transform

from msgspec.structs import astuple, replace

from .compiling import mypyc_attr
from .decisions import Decision, Question
from .fields import beside, declare_step
from .offers import Offer
from .state import State
from .values import SEATS, Choice

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)
T = TypeVar("T")

NOTHING: Final[dict[int, Question]] = {}

FIELDS: Final = astuple  # compiled code finds constants faster than imported names
DECIDE: Final = Decision

MOST_IDS: Final = 2000  # cached ids of a seat; those of a longer game are made anew each time
# A cache of ids by seat and number, shared by all games and threads: a list is only ever replaced by a longer one.
_ids: Final[list[list[str]]] = [[] for _ in SEATS]


def id_of(seat: int, number: int) -> str:
    """The id of a seat's decision with this number, such as ``3-12``."""
    try:
        return _ids[seat][number]
    except IndexError:
        if number <= MOST_IDS:
            _ids[seat] = [f"{seat}-{each}" for each in range(2 * number + 32)]
        return f"{seat}-{number}"


def put(question: Question, id: str, seat: int, timer: float | None = None, default: Choice | None = None) -> Decision:
    """Make a decision of a question; an offer is a decision without timer and default."""
    among = question.among
    options = among if isinstance(among, tuple) else among.options
    return Decision(
        id, seat, question.kind, options, question.about, question.least, question.most, timer, default,
        question.seen_by, question.ordered,
    )  # fmt: skip


def steps_of(agenda: Sequence[Step[Any]], kind: type[T]) -> list[T]:
    """The steps of this kind on an agenda, the topmost first."""
    return [step for step in reversed(agenda) if isinstance(step, kind)]


def replaced(decisions: list[Decision], decision: Decision, by: list[Decision]) -> list[Decision]:
    """The decisions with others in the place of one; unchanged if it is not among them."""
    if decision not in decisions:
        return decisions
    at = decisions.index(decision)
    return decisions[:at] + by + decisions[at + 1 :]


@dataclass_transform(field_specifiers=(beside,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that has to happen in a game.

    The fields of a step are plain numbers, names and lists of them. They are public and never change, so copies share
    them. A subclass declares its fields by annotations, and its constructor takes them in that order (see `fields`).
    The numbers of its questions and the answers are kept beside the fields.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    declared: ClassVar[dict[str, tuple[str, str]]] = {  # as the constructor below sets them
        "numbers": ("beside", "{}"),
        "answers": ("beside", "{}"),
        "shared": ("beside", "False"),
    }
    phase: ClassVar[str] = ""
    offers: ClassVar[tuple[Offer[Any], ...]] = ()  # what may be done unasked while the step is open
    revisable: ClassVar[bool] = False  # an answer may be changed until the step closes
    hides_actors: ClassVar[bool] = False  # nobody may see whom the game waits for

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.answers: dict[int, Choice] = {}
        self.shared = False  # the agendas of copied games share a step until it asks something

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_step(cls)

    @property
    def sealed(self) -> bool:
        """Whether the step holds sealed answers."""
        return bool(self.answers)

    def shown(self, game: Game[S]) -> tuple[Any, ...]:
        """The fields of the step as everybody may know them, in the basis of a view."""
        return tuple([getattr(self, name) for name in self.fields])

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """The step's questions by seat, answered ones included; empty if the step asks nobody anything."""
        return NOTHING

    def answered(self, game: Game[S], seat: int, choice: Choice) -> bool:
        """Store an answer, sealed until the step closes. An override that lets it take effect at once returns True."""
        self.answers[seat] = choice
        return False

    def unasked(self, game: Game[S]) -> Sequence[Offer[Any]]:
        """The offers that players may take while the step is open."""
        return self.offers

    def awake(self, game: Game[S]) -> int:
        """The seats whose eyes are open, as a bit mask; everybody's by default."""
        return (1 << game.seats) - 1

    def next_question(self, game: Game[S], seat: int) -> Question | None:
        """The question that follows the answer this seat has just sealed, if there is one."""
        return None

    def revisions(self, asking: Sequence[Decision]) -> list[Decision]:
        """The answered decisions that may be answered again; empty unless the step is revisable."""
        if not self.revisable or not self.answers:
            return []
        return [replace(asked, timer=None, default=None) for asked in asking if asked.seat in self.answers]

    def resolve(self, game: Game[S]) -> None:
        """Carry out the step when everything is answered or time is up. It has already left the agenda."""
        raise NotImplementedError

    def fits(self, game: Game[S]) -> bool:
        """Whether this step could be on the agenda of a redealt world too."""
        return True

    def reseal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """Replace the other seats' sealed answers in a redealt world by random ones."""
        for who, question in self.ask(game).items():
            if who in self.answers and who != seat:
                self.answers[who] = question.any(dice)

    def put(self, game: Game[S], questions: dict[int, Question]) -> list[Decision]:
        """Make decisions of questions. A seat keeps its number for this step through interruptions."""
        numbers = self.numbers
        decisions = []
        for seat, question in questions.items():
            number = numbers.get(seat)
            if number is None:
                number = numbers[seat] = game.asked[seat] = game.asked[seat] + 1
            # like the function `put`, inlined because nothing happens more often in a game; compiled code reads all
            # fields at once much faster than one after another
            fields: tuple[Any, ...] = FIELDS(question)
            kind, among, about, least, most, timer, default, seen_by, ordered, _, _, _, _ = fields
            options = among if isinstance(among, tuple) else among.options
            id = id_of(seat, number)
            decisions.append(DECIDE(id, seat, kind, options, about, least, most, timer, default, seen_by, ordered))
        return decisions

    def lasting(self) -> list[str]:
        """Ids that tell the step from others while it lasts, beside those of its decisions."""
        return []

    def own(self) -> Self:
        """A copy of the step that no other agenda shares. Classes with declared fields have a faster one."""
        other = type(self)(*[getattr(self, name) for name in self.fields])
        other.numbers = self.numbers.copy()
        other.answers = self.answers.copy()
        return other

    def dump(self) -> object:
        """The step's further data beside its fields and answers, as plain data; None if there is none."""
        return None

    def fill(self, data: object) -> None:
        """Restore the further data that `dump` returned."""
