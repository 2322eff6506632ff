"""Seth, who attacks with the pack and strikes one of its members."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg import victory
from meetinghouse.games.quintebourg.components.names import PACK
from meetinghouse.games.quintebourg.events import GroupMet
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    GUS,
    asked,
    choose,
    invoke,
    states,
    told,
    town,
)

FOUR = "rept-alpha rept-rouge rept-noire seth fennec"


def marks(game: Quintebourg, seat: int) -> set[int]:
    """The players against whom this seat may use the power."""
    return {option[1].seat for option in asked(game, seat).options if isinstance(option, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-ROLE-SETH-02", "QB-ROLE-ROUGE-01", "QB-RULING-136", "QB-HEALTH-22")
@pytest.mark.parametrize(("seat", "power"), [(DAN, "seth-kill"), (BEN, "rouge-kill")])
@pytest.mark.parametrize("at", ["sleep", "debate"])
def test_seth_and_the_red_reptilian_may_strike_one_of_the_pack_they_know_once(seat: int, power: str, at: str) -> None:
    game = town(FOUR + " villageois", at=at, health={ANA: "b"}, met=[0b1111, 0, 0, 0, 0, 0b11000])
    game.state.factions[GUS] |= PACK
    invoke(game, seat)
    assert marks(game, seat) == {ANA, BEN, CLEO, DAN} - {seat}
    choose(game, seat, (power, CLEO))
    assert states(game)[CLEO] == "q"
    assert not game.state.uses[seat][power]
    invoke(game, seat)
    assert all(decision.kind != "invocation" for decision in game.decisions)


@pytest.mark.rule("QB-ROLE-SETH-04", "QB-ROLE-FENNEC-01")
def test_seth_and_the_fennec_win_where_only_two_are_on_their_feet_and_seth_is_one() -> None:
    game = town(FOUR, at="debate", health="ccciqi" + "c" * 6)
    victory.check(game)
    assert game.outcome is not None
    assert game.outcome.winners == (DAN, EVA)


@pytest.mark.rule("QB-ROLE-SETH-05")
def test_seth_and_the_fennec_know_each_other_from_the_first_night() -> None:
    game = town(FOUR, at="nightfall", night=1, weekday="thu", met=[0] * 6)
    assert GroupMet("setheux", (DAN, EVA), None) in told(game, DAN, GroupMet)
    assert told(game, EVA, GroupMet) == [GroupMet("setheux", (DAN, EVA), None)]
    assert "setheux" in game.view(EVA).people[DAN].groups
