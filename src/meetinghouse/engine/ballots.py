"""A step in which some seats openly choose one option each: a vote, an heir, a sign that one is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from .agenda import Step
from .clocks import seconds_of
from .decisions import Among, Question
from .state import State
from .values import Option, seat_of

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


class Ballot(Step[S]):
    """Everybody sees who is asked. Answers stay sealed until the last one is in, or time is up."""

    kind: ClassVar[str] = ""
    clock: ClassVar[str] = ""  # the option with the seconds of the step; empty: no clock
    default: ClassVar[Option | None] = None  # the answer of those who give none

    def among(self, game: Game[S]) -> dict[int, Among]:
        """The candidates of each seat that is asked. A seat without an open candidate is not asked."""
        raise NotImplementedError

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """The same question for all, each with the seat's own candidates."""
        timer = seconds_of(game.setup, self.clock)
        asked = {
            seat: Question(self.kind, among, timer=timer, default=self.default)
            for seat, among in self.among(game).items()
        }
        return {seat: question for seat, question in asked.items() if question.options}

    @property
    def names(self) -> dict[int, int]:
        """The seat that each voter named, by voter; -1: none."""
        return {voter: seat_of(choice) for voter, choice in sorted(self.answers.items())}

    @property
    def votes(self) -> dict[int, tuple[int, ...]]:
        """The voters for each seat that was named; -1: for none."""
        names = self.names
        return {at: tuple([voter for voter in names if names[voter] == at]) for at in sorted(set(names.values()))}

    def resolve(self, game: Game[S]) -> None:
        """Nothing, unless a subclass counts the answers."""
