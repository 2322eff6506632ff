"""What a player may do unasked: a power, a gift, a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from .compiling import mypyc_attr
from .decisions import Question
from .state import State
from .values import Choice, Option

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[S]):
    """One thing that may be done while a step that lists it is open; a single instance serves all games."""

    name: ClassVar[str] = ""
    sign: ClassVar[Option | None] = None  # where it is told, beside what is asked, that it may not be done: as what

    def question(self, game: Game[S], seat: int) -> Question | str:
        """What the seat may choose now; or the clause by which it may not, empty where no clause speaks of it."""
        raise NotImplementedError

    def elsewhere(self, game: Game[S], seat: int) -> str:
        """The clause by which it cannot be done in a step that does not list it."""
        return ""

    def take(self, game: Game[S], seat: int, choice: Choice) -> None:
        """The seat does it."""
        raise NotImplementedError
