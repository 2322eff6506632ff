"""Refusals that name the clause of the game; and games that everybody loses."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from meetinghouse.engine import conformance
from meetinghouse.engine.candidates import Seats
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import NOBODY, Outcome
from meetinghouse.engine.values import SEATS, Amount, Seat

from .toys.assembly import Assembly, AssemblyState, Gift, Round, Speech


class ClearGift(Gift):
    """A gift that names a clause when it is refused as too large."""

    def question(self, game: Game[AssemblyState], seat: int) -> Question | str:
        question = super().question(game, seat)
        return question if isinstance(question, str) else replace(question, rule="ASM-GIFT-01")


class Telling(Speech):
    """A step that asks for a seat, closes one of them, and offers gifts that name a clause."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (ClearGift(),)

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        return {0: Question("whom", Seats(0b1111).bar(0b1000, "ASM-SEAT-03"), rule="ASM-SEAT-01")}


class TellingAssembly(Assembly):
    def begin(self, game: Game[AssemblyState]) -> None:
        game.next(Telling(0))


def refusal(id: str, choice: Any) -> tuple[str, str | None]:
    game = start_by(TellingAssembly(), 4, seed=1)
    with pytest.raises(Refused) as caught:
        game.answer(id, choice)
    assert game.record.entries == ()
    return caught.value.key, caught.value.rule


def test_a_choice_that_is_no_option_is_refused_by_the_clause_the_game_tells() -> None:
    assert refusal("0-gift", (SEATS[1], Amount(99))) == ("forbidden", "ASM-GIFT-01")
    assert refusal("0-1", Seat(9)) == ("forbidden", "ASM-SEAT-01")


def test_closed_options_are_still_refused_by_their_own_clause() -> None:
    assert refusal("0-1", Seat(3)) == ("forbidden", "ASM-SEAT-03")


def test_what_is_no_choice_at_all_breaks_no_clause() -> None:
    assert refusal("0-gift", 7) == refusal("0-1", "3") == ("one-option", None)


class Losing(Round):
    def resolve(self, game: Game[AssemblyState]) -> None:
        game.end(Outcome(NOBODY, self.winners(), ("rich",) * game.seats, "fire"))

    def winners(self) -> tuple[int, ...]:
        return ()


class LosingAssembly(Assembly):
    losing = Losing

    def begin(self, game: Game[AssemblyState]) -> None:
        game.next(self.losing(0))


def test_a_game_may_end_with_nobody_winning() -> None:
    conformance.ended(start_by(LosingAssembly(), 4, seed=1))


def test_where_nobody_wins_there_are_no_winners() -> None:
    class Odd(Losing):
        def winners(self) -> tuple[int, ...]:
            return (1,)

    class OddAssembly(LosingAssembly):
        losing = Odd

    with pytest.raises(AssertionError, match="there is no such side"):
        conformance.ended(start_by(OddAssembly(), 4, seed=1))
