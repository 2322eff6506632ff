"""A step in which every seat answers its own series of questions; in secret, nobody sees how many it gets."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

import msgspec

from .agenda import Step, id_of, put
from .compiling import mypyc_attr
from .decisions import Decision, Question
from .fields import beside
from .masked import SUSPICION
from .offers import Offer
from .state import State
from .values import DONE, Choice, Option, Word, seats_in

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)

AGAIN: Final = Word("again")

Given = dict[str, Option]  # a seat's answers so far, by the keys of the questions
Dumped = tuple[dict[int, Given], dict[int, str]]


# Asked if an interruption removed a seat's remaining questions, because only the seat itself may finish its sheet.
FILLED: Final = Question("done", (DONE,), default=DONE, seen_by="nobody")


class Again(Offer[Any]):
    """The offer to start a sheet again, for a seat that has answered something on it."""

    name: ClassVar[str] = "again"

    def question(self, game: Game[Any], seat: int) -> Question | str:
        """The question, for a seat whose sheet is not empty."""
        sheet = game.agenda[-1]
        begun = isinstance(sheet, Sheet) and seat in sheet.given and sheet.present(game) >> seat & 1
        return BEGIN_AGAIN if begun else ""

    def take(self, game: Game[Any], seat: int, choice: Choice) -> None:
        """Empty the seat's sheet; its questions get new numbers."""
        sheet = game.agenda[-1]
        assert isinstance(sheet, Sheet)
        del sheet.given[seat], sheet.at[seat]
        sheet.answers.pop(seat, None)


BEGIN_AGAIN: Final = Question("again", (AGAIN,), seen_by="nobody")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet(Step[S]):
    """Every present seat fills in a sheet; the actors are read from the state when all sheets are complete.

    Answers stay sealed, and a seat may start its sheet again until the step closes. All sheets share one timer. A sheet
    that does not hide its actors asks them alone, before everybody's eyes: a choice whose parts depend on each other.
    """

    offers: ClassVar[tuple[Offer[Any], ...]] = (Again(),)
    hides_actors: ClassVar[bool] = True
    alike: ClassVar[bool] = False  # whether all sheets have the same public form: options, about, default

    given: dict[int, Given] = beside({})  # a seat's answers are replaced, never changed, so copies share them
    at: dict[int, str] = beside({})  # the key of each seat's current or last question
    first: dict[int, int] = beside({})  # the number of each seat's first question

    @property
    def sealed(self) -> bool:
        """Whether the step holds sealed answers."""
        return bool(self.given)

    def present(self, game: Game[S]) -> int:
        """The seats that are asked, as a bit mask."""
        raise NotImplementedError

    def next(self, game: Game[S], seat: int, given: Given) -> Question | None:
        """The seat's next question after these answers, or None at the end; every sheet has at least one."""
        raise NotImplementedError

    def timer(self, game: Game[S]) -> float | None:
        """How many seconds the step lasts; None without a timer."""
        raise NotImplementedError

    def sees(self, game: Game[S], seat: int, key: str) -> int:
        """The seats whose answers to the question with this key a seat sees meanwhile, as a bit mask."""
        return 1 << seat

    def settle(self, game: Game[S], given: dict[int, Given]) -> None:
        """Carry out all answers, when all sheets are complete or time is up."""
        raise NotImplementedError

    def ask(self, game: Game[S]) -> dict[int, Question]:
        """The next question of every present seat; a seat that has finished keeps its last one."""
        return {seat: self._next(game, seat) for seat in seats_in(self.present(game))}

    def _next(self, game: Game[S], seat: int) -> Question:
        given = self.given.get(seat, {})
        question = self.next(game, seat, given)
        if question is not None:
            if not question.key:
                raise ValueError(f"{type(self).__name__} asks {question.kind!r} without a key: on a sheet each has one")
            self.answers.pop(seat, None)
            if FILLED.key in given:
                self.given[seat] = _unfilled(given)
        elif self.at.get(seat) in given:
            self.answers[seat] = DONE
            question = Question(FILLED.kind, FILLED.among, seen_by="nobody", key=self.at[seat])
        else:
            question = FILLED
        return question

    def put(self, game: Game[S], questions: dict[int, Question]) -> list[Decision]:
        """Make decisions of questions: each question gets a new number, and all have the step's timer."""
        timer = self.timer(game)
        decisions = []
        for seat, question in questions.items():
            if self.at.get(seat) != question.key:
                self.numbers.pop(seat, None)
                self.at[seat] = question.key
            number = self.numbers.get(seat)
            if number is None:
                number = self.numbers[seat] = game.asked[seat] = game.asked[seat] + 1
                self.first.setdefault(seat, number)
            decisions.append(put(question, id_of(seat, number), seat, timer, question.default))
        return decisions

    def lasting(self) -> list[str]:
        """The ids of all first questions, whatever follows them."""
        return [id_of(seat, number) for seat, number in self.first.items()]

    def answered(self, game: Game[S], seat: int, choice: Choice) -> bool:
        """Store the answer on the sheet, sealed."""
        self.given[seat] = {**self.given.get(seat, {}), self.at[seat]: cast(Option, choice)}
        return False

    def next_question(self, game: Game[S], seat: int) -> Question | None:
        """The seat's next question, or None if its sheet is complete."""
        question = self._next(game, seat)
        return None if seat in self.answers else question

    def resolve(self, game: Game[S]) -> None:
        """Fill missing answers with their defaults, as far as there are any, and settle all sheets."""
        for seat in seats_in(self.present(game)):
            given = _unfilled(self.given.get(seat, {}))
            question = self.next(game, seat, given)
            while question is not None and question.default is not None:
                given[question.key] = cast(Option, question.default)
                question = self.next(game, seat, given)
            if given or seat in self.given:
                self.given[seat] = given
        self.settle(game, self.given)

    def reseal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """Replace the other seats' answers in a redealt world, except those that the seat has seen."""
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
        """New answers for another seat, about as many as it gave; answers that were seen stay the same."""
        seen = {key for key in given if self._seen(game, seat, who, key)}
        new: Given = {}
        question = self.next(game, who, new)
        while question is not None and (done or len(new) < len(given) or not seen <= new.keys()):
            key = question.key
            if key not in given and self._seen(game, seat, who, key):
                break
            # an answer that was seen stays, even if an interruption has since removed it from the options
            new[key] = given[key] if key in seen else dice.choice(question.options)
            self.at[who] = key
            question = self.next(game, who, new)
        if question is not None or not done:
            self.at[who] = (question or FILLED).key
        return new

    def _seen(self, game: Game[S], seat: int | None, who: int, key: str) -> bool:
        return seat is not None and bool(self.sees(game, seat, key) >> who & 1)

    def dump(self) -> object:
        """The sheets as plain data; None before the step has asked anything."""
        return [self.given, self.at, self.first] if self.numbers else None

    def fill(self, data: object) -> None:
        """Restore the sheets that `dump` returned; options of several parts become tuples again.

        Saves from before sheets knew their first questions have none.
        """
        given, at, *first = cast(list[object], data)
        self.given, self.at = msgspec.convert((given, at), Dumped)
        self.first = msgspec.convert(first[0], dict[int, int]) if first else {}


def pretended(game: Game[Any], seat: int) -> tuple[str, Choice] | None:
    """The id and default of a question without effect on a seat's sheet; None if the seat really acts.

    It is asked so that nobody can tell who acts. Players with nobody to hide it from need not answer it.
    """
    if not game.agenda or not isinstance(game.agenda[-1], Sheet):
        return None
    for asked in game.decisions:
        if asked.seat == seat and asked.kind == SUSPICION:
            return asked.id, asked.options[0] if asked.default is None else asked.default
    return None


def _unfilled(given: Given) -> Given:
    """The answers without the one to `FILLED`, which is no question of the rules."""
    return {key: option for key, option in given.items() if key != FILLED.key}


__all__ = ["AGAIN", "Given", "Question", "Sheet", "pretended"]
