"""The black Reptilian, and the players she converts."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg import victory
from meetinghouse.games.quintebourg.components.names import PACK
from meetinghouse.games.quintebourg.events import Converted, GroupMet
from meetinghouse.games.quintebourg.queries.town import camp
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    GUS,
    HANA,
    IVO,
    asked,
    call,
    called,
    choose,
    close,
    invoke,
    told,
    town,
)

FOUR = "rept-alpha rept-rouge rept-noire seth fennec"

RAID = ["pack", "positions", "attack", "science"]


def marks(game: Quintebourg, seat: int) -> set[int]:
    """The players against whom this seat may use the power."""
    return {option[1].seat for option in asked(game, seat).options if isinstance(option, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-ROLE-NOIRE-01", "QB-ROLE-NOIRE-03")
@pytest.mark.parametrize("at", ["sleep", "debate"])
def test_the_black_reptilian_converts_a_player_once(at: str) -> None:
    game = town(FOUR, at=at, health={GUS: "c", HANA: "q"})
    invoke(game, CLEO)
    assert marks(game, CLEO) == set(range(12)) - {CLEO, HANA}
    choose(game, CLEO, ("noire-convert", GUS))
    assert camp(game.state, GUS) == "reptiliens"
    assert told(game, GUS, Converted) == [Converted(GUS, "reptiliens")]
    invoke(game, CLEO)
    assert all(decision.kind != "invocation" for decision in game.decisions)


@pytest.mark.rule("QB-KNOW-41", "QB-RULING-63")
def test_who_joins_while_the_pack_chooses_is_met_afterwards_and_meets_it_then() -> None:
    game = town(FOUR, at="pack")
    before = asked(game, ANA).options
    invoke(game, CLEO, "noire-convert", GUS)
    assert asked(game, ANA).options == before
    assert Seat(GUS) in before
    assert Seat(ANA) in asked(game, GUS).options
    call(game, s0=GUS)
    assert told(game, GUS, GroupMet) == told(game, ANA, GroupMet)
    assert GUS in told(game, ANA, GroupMet)[0].seats


@pytest.mark.rule("QB-KNOW-41", "QB-RULING-122")
def test_a_member_in_a_coma_hears_of_a_new_one() -> None:
    game = town(FOUR, at=["sleep", "pack"], health={BEN: "c"})
    invoke(game, CLEO, "noire-convert", GUS)
    assert not game.view(BEN).people[GUS].groups
    close(game)
    assert told(game, ANA, GroupMet) == [GroupMet("pack", (ANA, CLEO, DAN, GUS), ANA)]
    assert told(game, BEN, GroupMet) == [GroupMet("pack", (ANA, BEN, CLEO, DAN, GUS), None)]
    assert game.view(BEN).people[GUS].groups == ("pack",)


@pytest.mark.rule("QB-ROLE-NOIRE-02")
@pytest.mark.parametrize(
    ("party", "side"),
    [
        ("medecin", "idealistes"),
        ("sesiano", "idealistes"),
        ("fennec", "setheux"),
        ("cortex", "mc"),
        ("amoureux", "amoureux"),
    ],
)
def test_one_from_a_higher_camp_keeps_his_goal_but_counts_as_a_reptilian(party: str, side: str) -> None:
    rest = [party] if party != "amoureux" else [party, party]
    game = town(["rept-alpha", "rept-noire", *rest], at="debate")
    invoke(game, BEN, "noire-convert", CLEO)
    assert camp(game.state, CLEO) == side
    assert game.state.factions[CLEO] & PACK
    assert victory.reptilians(game.state) >> CLEO & 1


@pytest.mark.rule("QB-ROLE-NOIRE-03")
@pytest.mark.parametrize(
    ("party", "mode"), [("villageois", "v"), ("nobel", "e"), ("algebriste", "e"), ("hess", "e"), ("pach", "e")]
)
def test_one_from_a_lower_camp_leaves_it_with_its_meetings_and_its_lead(party: str, mode: str) -> None:
    game = town(
        ["rept-alpha", "rept-noire", party, "algebriste" if mode == "e" else "villageois"], mode=mode, at="debate"
    )
    invoke(game, BEN, "noire-convert", CLEO)
    assert camp(game.state, CLEO) == "reptiliens"
    assert game.state.factions[CLEO] == PACK


@pytest.mark.rule("QB-ROLE-NOIRE-04")
def test_from_the_next_call_the_convert_meets_and_attacks_with_the_pack() -> None:
    game = town(FOUR, at=["sleep", *RAID], dice={"damage": [0]})
    invoke(game, CLEO, "noire-convert", IVO)
    assert not told(game, ANA, GroupMet)
    close(game)
    assert called(game) == {ANA, BEN, CLEO, DAN, IVO}
    call(game, s0=GUS)
    assert told(game, ANA, GroupMet) == [GroupMet("pack", (ANA, BEN, CLEO, DAN, IVO), ANA)]
    assert game.state.position[IVO] == GUS
