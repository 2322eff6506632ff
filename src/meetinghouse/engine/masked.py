"""A step that asks every living seat alike, so that nobody can tell who really acts."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from .agenda import Step
from .compiling import mypyc_attr
from .decisions import Among, Question
from .state import State
from .values import Choice, seats_in

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

SUSPICION: Final = "suspicion"


@mypyc_attr(allow_interpreted_subclasses=True)
class Masked(Step[S]):
    """The actors are read from the state when the step resolves; everybody else's answers are suspicions.

    All decisions have one public form: options, number, timer and default. Only `kind` and `seen_by` differ.
    """

    revisable: ClassVar[bool] = True
    hides_actors: ClassVar[bool] = True
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the clause that defines the options

    def present(self, game: Game[S]) -> int:
        """The seats that are asked, as a bit mask."""
        raise NotImplementedError

    def actors(self, game: Game[S]) -> int:
        """The seats whose answer counts, as a bit mask."""
        raise NotImplementedError

    def sees(self, game: Game[S], seat: int) -> int:
        """The seats whose answers a seat sees while the step is open, as a bit mask: its own, or also its fellows'."""
        return 1 << seat

    def among(self, game: Game[S], seat: int) -> Among:
        """The candidates of a seat: the same for all, except that a seat may be refused itself."""
        raise NotImplementedError

    def timer(self, game: Game[S]) -> float | None:
        """How many seconds the step lasts; None without a timer."""
        raise NotImplementedError

    def default(self, game: Game[S], seat: int) -> Choice | None:
        """The choice that counts if the seat does not answer: its last sign, if it has given one."""
        return None

    def act(self, game: Game[S], answers: dict[int, Choice]) -> None:
        """Carry out the actors' choices; actors who did not answer are missing."""
        raise NotImplementedError

    def suspect(self, game: Game[S], suspicions: dict[int, Choice]) -> None:
        """Store the suspicions of everybody else until the end of the game; they have no other effect."""

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """The same question for every present seat."""
        actors = self.actors(game)
        timer = self.timer(game)
        asked: dict[int, Question] = {}
        for seat in seats_in(self.present(game)):
            acts = actors >> seat & 1
            asked[seat] = Question(
                self.kind if acts else SUSPICION,
                self.among(game, seat),
                timer=timer,
                default=self.default(game, seat),
                seen_by="fellows" if acts else "nobody",
                rule=self.rule,
            )
        return asked

    def reseal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """Replace the answers that the seat has not seen by random ones in a redealt world."""
        seen = 0 if seat is None else self.sees(game, seat)
        kept = {who: choice for who, choice in self.answers.items() if seen >> who & 1}
        super().reseal(game, seat, dice)
        self.answers.update(kept)

    def resolve(self, game: Game[S]) -> None:
        """Separate the actors' answers from the suspicions, and carry both out."""
        actors = self.actors(game)
        acted = {seat: choice for seat, choice in self.answers.items() if actors >> seat & 1}
        self.suspect(game, {seat: choice for seat, choice in self.answers.items() if not actors >> seat & 1})
        self.act(game, acted)
