"""What is refused, by the clause that a game can tell; and games that all lose."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.decisions import Closed, Decision
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import NOBODY, Outcome
from meetinghouse.engine.values import SEATS, Amount, Choice, Seat, Word

from .toys.assembly import Assembly, AssemblyState, Round


class Telling(Assembly):
    """It names a clause for gifts that are too large, and for bells that were rung already."""

    def forbids(self, game: Game[AssemblyState], decision: Decision, choice: Choice) -> str | None:
        if decision.kind == "gift" and isinstance(choice, tuple):
            return "ASM-GIFT-01"
        return super().forbids(game, decision, choice)

    def unoffered(self, game: Game[AssemblyState], id: str) -> str | None:
        return "ASM-BELL-01" if id.endswith("-ring") else None


def refusal(game: Game[Any], id: str, choice: Any) -> Refused:
    before = game.save()
    with pytest.raises(Refused) as caught:
        game.answer(id, choice)
    assert game.save() == before
    return caught.value


def test_a_choice_that_is_no_option_is_refused_by_the_clause_the_game_tells() -> None:
    game = start_by(Telling(), 4, seed=1)

    refused = refusal(game, "0-gift", (SEATS[1], Amount(99)))

    assert (refused.key, refused.rule) == ("forbidden", "ASM-GIFT-01")
    assert refusal(game, "0-gift", 7).rule is None


def test_closed_options_are_still_refused_by_their_own_clause() -> None:
    class Closing(Assembly):
        def closed(self, game: Game[AssemblyState], decision: Decision) -> list[Closed]:
            return [Closed(Seat(9), "ASM-SEAT-09")]

    game = start_by(Closing(), 4, seed=1)

    assert refusal(game, game.decisions[0].id, Seat(9)).rule == "ASM-SEAT-09"


def test_an_offer_that_is_not_made_is_refused_by_the_clause_that_keeps_it_back() -> None:
    game = start_by(Telling(), 4, seed=1)
    game.answer("1-ring", Word("ring"))

    refused = refusal(game, "1-ring", Word("ring"))

    assert (refused.key, refused.rule) == ("not-open", "ASM-BELL-01")
    assert refusal(game, "1-feast", Word("feast")).rule is None


class Losing(Round):
    """Everybody loses at once."""

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
