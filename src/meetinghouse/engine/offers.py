"""Offers: what a player may do unasked, such as use a power, make a gift or give a sign."""

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
    """An action that a player may take while a step that lists it is open. One instance serves all games."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the clause that says when the action is possible, if there is one
    sign: ClassVar[Option | None] = None  # shown as a closed option of the seat's decision while the offer is not made

    def question(self, game: Game[S], seat: int) -> Question | str:
        """The seat's question now, or else the clause that forbids the action; empty if no clause mentions it."""
        raise NotImplementedError

    def elsewhere(self, game: Game[S], seat: int) -> str:
        """The clause that forbids the action in steps that do not list it; empty if there is none."""
        return self.rule

    def take(self, game: Game[S], seat: int, choice: Choice) -> None:
        """Carry out the action for a seat that has taken the offer."""
        raise NotImplementedError
