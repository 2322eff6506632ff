"""A step that asks every living seat alike, so that nobody can tell who really acts."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, TypeVar

from .agenda import Step
from .candidates import Candidates
from .compiling import mypyc_attr
from .decisions import Question
from .state import State
from .values import Choice, Option, seats_in

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

SUSPICION = "suspicion"


@mypyc_attr(allow_interpreted_subclasses=True)
class Masked(Step[S]):
    """Who acts is read from the state when the step resolves; what the others answer are suspicions.

    All decisions have one public form: options, number, timer, default. Only the kind differs, and who sees it.
    """

    revisable: ClassVar[bool] = True
    openly: ClassVar[bool] = False
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the clause that says what there is to choose from

    def present(self, game: Game[S]) -> int:
        """The seats that are asked, as a bit mask."""
        raise NotImplementedError

    def actors(self, game: Game[S]) -> int:
        """The seats whose answer counts, as a bit mask."""
        raise NotImplementedError

    def sees(self, game: Game[S], seat: int) -> int:
        """Whose answers that seat sees while the step is open, as a bit mask: its own, and those of fellows."""
        return 1 << seat

    def among(self, game: Game[S], seat: int) -> Candidates | tuple[Option, ...]:
        """What is asked among: the same for all, but for what every seat is refused alike (itself)."""
        raise NotImplementedError

    def timer(self, game: Game[S]) -> float | None:
        """How long the step lasts."""
        raise NotImplementedError

    def default(self, game: Game[S], seat: int) -> Choice | None:
        """What stands if nothing is answered: the last sign given, if any."""
        return None

    def act(self, game: Game[S], answers: dict[int, Choice]) -> None:
        """The actors have chosen, those of them who answered."""
        raise NotImplementedError

    def suspect(self, game: Game[S], suspicions: dict[int, Choice]) -> None:
        """What the others named; kept, without effect, for the end."""

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """The same question to every seat present."""
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
        """In a redealt world, the answers the seat has not seen are other ones."""
        seen = 0 if seat is None else self.sees(game, seat)
        kept = {who: choice for who, choice in self.answers.items() if seen >> who & 1}
        super().reseal(game, seat, dice)
        self.answers.update(kept)

    def resolve(self, game: Game[S]) -> None:
        """Part the actors' answers from the suspicions."""
        actors = self.actors(game)
        acted = {seat: choice for seat, choice in self.answers.items() if actors >> seat & 1}
        self.suspect(game, {seat: choice for seat, choice in self.answers.items() if not actors >> seat & 1})
        self.act(game, acted)
