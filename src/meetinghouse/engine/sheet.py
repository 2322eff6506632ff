"""A secret step in which every seat answers questions of its own, one after another, and nobody sees how many."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import msgspec

from .agenda import Step, put
from .compiling import mypyc_attr
from .decisions import Decision, Question
from .fields import beside
from .offers import Offer
from .state import State
from .values import DONE, Choice, Option, Word, seats_in

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

AGAIN = Word("again")

Given = dict[str, Option]  # what a seat has answered so far, by the questions' keys
Kept = tuple[dict[int, Given], dict[int, str]]


# Asked where an interruption took away what was still to be answered: a sheet is finished by its seat alone.
FILLED = Question("done", (DONE,), default=DONE, seen_by="nobody")


class Again(Offer[Any]):
    """Whoever has answered something on a sheet may begin it again."""

    name: ClassVar[str] = "again"

    def question(self, game: Game[Any], seat: int) -> Question | str:
        """Not whoever has an empty sheet."""
        sheet = game.agenda[-1]
        begun = isinstance(sheet, Sheet) and seat in sheet.given and sheet.present(game) >> seat & 1
        return BEGIN_AGAIN if begun else ""

    def take(self, game: Game[Any], seat: int, choice: Choice) -> None:
        """The sheet is empty again, and its questions have new numbers."""
        sheet = game.agenda[-1]
        assert isinstance(sheet, Sheet)
        del sheet.given[seat], sheet.at[seat]
        sheet.answers.pop(seat, None)


BEGIN_AGAIN = Question("again", (AGAIN,), seen_by="nobody")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet(Step[S]):
    """Every seat present fills in its sheet; who really acts is read from the state when all sheets are in.

    Answers stay sealed, and until the step closes a seat may begin its sheet again. All sheets have one time.
    """

    offers: ClassVar[tuple[Offer[Any], ...]] = (Again(),)
    openly: ClassVar[bool] = False
    alike: ClassVar[bool] = False  # all sheets ask in one public form: options, about, default

    given: dict[int, Given] = beside({})
    at: dict[int, str] = beside({})  # the key of the question that each seat has before it, or had last

    @property
    def sealed(self) -> bool:
        """Whether somebody has answered something."""
        return bool(self.given)

    def present(self, game: Game[S]) -> int:
        """The seats that are asked, as a bit mask."""
        raise NotImplementedError

    def next(self, game: Game[S], seat: int, given: Given) -> Question | None:
        """The seat's next question after these answers; every sheet has at least one."""
        raise NotImplementedError

    def timer(self, game: Game[S]) -> float | None:
        """How long the step lasts."""
        raise NotImplementedError

    def sees(self, game: Game[S], seat: int, key: str) -> int:
        """Whose answers to that question the seat sees while the step is open, as a bit mask."""
        return 1 << seat

    def settle(self, game: Game[S], given: dict[int, Given]) -> None:
        """All sheets are in, or time is up: what was answered happens."""
        raise NotImplementedError

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """To every seat present its next question; a finished seat keeps its last one."""
        return {seat: self._next(game, seat) for seat in seats_in(self.present(game))}

    def _next(self, game: Game[S], seat: int) -> Question:
        given = self.given.get(seat, {})
        question = self.next(game, seat, given)
        if question is not None:
            self.answers.pop(seat, None)
            given.pop(FILLED.key, None)
        elif self.at.get(seat) in given:
            self.answers[seat] = DONE
            question = Question(FILLED.kind, FILLED.options, seen_by="nobody", key=self.at[seat])
        else:
            question = FILLED
        return question

    def put(self, game: Game[S], seat: int, question: Question) -> Decision:
        """Every question of a sheet has a number of its own, and all have one time."""
        if self.at.get(seat) != question.key:
            self.numbers.pop(seat, None)
            self.at[seat] = question.key
        number = self.numbers.get(seat)
        if number is None:
            number = self.numbers[seat] = game.asked[seat] = game.asked[seat] + 1
        return put(question, f"{seat}-{number}", seat, self.timer(game), question.default)

    def answered(self, game: Game[S], seat: int, choice: Choice) -> bool:
        """It is kept, sealed; what follows on the sheet is asked next."""
        self.given.setdefault(seat, {})[self.at[seat]] = cast(Option, choice)
        return False

    def following(self, game: Game[S], seat: int) -> Question | None:
        """The seat's next question, if its sheet has one."""
        question = self._next(game, seat)
        return None if seat in self.answers else question

    def resolve(self, game: Game[S]) -> None:
        """All sheets are in, or time is up: then what is missing takes its default, as far as there is one."""
        for seat in seats_in(self.present(game)):
            given = self.given.get(seat, {})
            given.pop(FILLED.key, None)
            question = self.next(game, seat, given)
            while question is not None and question.default is not None:
                given[question.key] = cast(Option, question.default)
                self.given[seat] = given
                question = self.next(game, seat, given)
        self.settle(game, self.given)

    def reseal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """In a redealt world other seats have answered other questions, but for what the seat has seen."""
        old, done = self.given, self.answers
        self.given, self.answers = {}, {}
        for who in seats_in(self.present(game)):
            given = old.get(who, {})
            if given and who != seat:
                given = self._others(game, seat, who, dice, given, who in done)
            if given:
                self.given[who] = given

    def _others(
        self, game: Game[S], seat: int | None, who: int, dice: random.Random, given: Given, done: bool
    ) -> Given:
        """About as many answers of another seat as it has given; those that were seen are the same ones."""
        seen = {key for key in given if self._seen(game, seat, who, key)}
        new: Given = {}
        question = self.next(game, who, new)
        while question is not None and (done or len(new) < len(given) or not seen <= new.keys()):
            key = question.key
            if key not in given and self._seen(game, seat, who, key):
                break
            # what was seen stays, also where it is no option any more since something interrupted the step
            new[key] = given[key] if key in seen else dice.choice(question.options)
            self.at[who] = key
            question = self.next(game, who, new)
        if question is not None or not done:
            self.at[who] = (question or FILLED).key
        return new

    def _seen(self, game: Game[S], seat: int | None, who: int, key: str) -> bool:
        return seat is not None and bool(self.sees(game, seat, key) >> who & 1)

    def own(self) -> Step[S]:
        """The same step, shared with nobody."""
        other = cast(Sheet[S], super().own())
        other.given = {seat: given.copy() for seat, given in self.given.items()}
        other.at = self.at.copy()
        return other

    def dump(self) -> object:
        """What it keeps beside its fields and answers, as plain data."""
        return [self.given, self.at] if self.numbers else None

    def fill(self, data: object) -> None:
        """Take what it kept from plain data; an option of several parts is a tuple."""
        self.given, self.at = msgspec.convert(data, Kept)


__all__ = ["AGAIN", "Given", "Question", "Sheet"]
