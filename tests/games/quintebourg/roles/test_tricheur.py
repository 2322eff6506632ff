"""The cheater and related roles: theft and rigged ballots."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.events import (
    AbsentVoted,
    LootCounted,
    PurseChanged,
)
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    GUS,
    HANA,
    IVO,
    asked,
    at,
    call,
    called,
    choose,
    close,
    n,
    pair,
    refused,
    told,
    town,
)

CHEATER = {BEN: "tricheur"}

HOUSE = at(GUS)


def cheats(*, give: Any = "none", place: Any = HOUSE, **state: Any) -> Quintebourg:
    """Ben, a cheater, steals at a place and may give some of the coins away."""
    game = town("rept-alpha", at=["cheat", "couples", "miracles"], **({"effects": CHEATER} | state))
    parts = place if isinstance(place, tuple) else (place,)
    call(game, s1=[("larceny", *parts), *(give if isinstance(give, list) else [give])])
    return game


@pytest.mark.parametrize(
    ("role", "nights"),
    [
        pytest.param("tricheur", ["mon", "thu"], marks=pytest.mark.rule("QB-EFF-CHEAT-06")),
        pytest.param("brigand", ["tue", "fri"], marks=pytest.mark.rule("QB-EFF-CHEAT-07")),
        pytest.param("hackeur", ["wed", "sat"], marks=pytest.mark.rule("QB-EFF-CHEAT-08")),
    ],
)
@pytest.mark.rule("QB-EFF-CHEAT-01")
def test_a_cheater_is_asked_on_his_two_nights_for_one_deed(role: str, nights: list[str]) -> None:
    found = []
    for weekday in ("mon", "tue", "wed", "thu", "fri", "sat"):
        game = town("rept-alpha", at="cheat", weekday=weekday, effects={BEN: role})
        if called(game) == {BEN}:
            found.append(weekday)
            choose(game, BEN, ("rig", ANA))
            assert BEN not in {decision.seat for decision in game.decisions}
    assert found == nights


@pytest.mark.rule("QB-EFF-CHEAT-02")
@pytest.mark.parametrize(("coins", "loot"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_larceny_takes_half_of_what_lies_in_a_house_rounded_up(coins: int, loot: int) -> None:
    game = cheats(coins={GUS: coins})
    assert (game.state.coins[GUS], game.state.coins[BEN]) == (coins - loot, 3 + loot)
    assert told(game, BEN, LootCounted) == [LootCounted(BEN, loot)]
    assert told(game, GUS, PurseChanged) == ([PurseChanged(GUS, coins - loot, -loot)] if loot else [])


@pytest.mark.rule("QB-EFF-CHEAT-02", "QB-RULING-75", "QB-MONEY-03")
@pytest.mark.parametrize("state", ["b", "c"])
def test_a_patient_has_his_coins_in_his_room_not_in_his_house(state: str) -> None:
    assert cheats(health={GUS: state}, coins={GUS: 5}).state.coins[GUS] == 5
    assert cheats(health={GUS: state}, coins={GUS: 5}, place=("room", GUS)).state.coins[GUS] == 2


@pytest.mark.rule("QB-RULING-75")
def test_of_spouses_coin_by_coin_from_the_richer_and_the_lower_seat_first() -> None:
    slots = [0, 1, 2, 3, 4, 5, 6, 6, 8, 9, 10, 11]
    found = cheats(slot=slots, spouse=pair(GUS, HANA), coins={GUS: 2, HANA: 5}).state.coins
    assert (found[GUS], found[HANA], found[BEN]) == (1, 2, 7)


@pytest.mark.rule("QB-RULING-75")
def test_neither_the_richest_citizens_system_nor_the_bunker_stops_a_thief() -> None:
    assert cheats(richest=GUS, coins={GUS: 5}).state.coins[GUS] == 2
    game = town("rept-alpha villageois medecin", at=["cheat", "couples", "miracles"], effects=CHEATER, coins={CLEO: 5})
    call(game, s1=[("larceny", "bunker"), "none"])
    assert game.state.coins[CLEO] == 2


@pytest.mark.rule("QB-RULING-75", "QB-RULING-105")
def test_of_the_pot_half_rounded_up() -> None:
    game = cheats(place="pot", pot=5)
    assert (game.state.pot, game.state.coins[BEN]) == (2, 6)


@pytest.mark.rule("QB-RULING-75")
def test_the_cheat_cannot_break_into_his_own_house() -> None:
    game = town("rept-alpha", at="cheat", effects=CHEATER)
    refused(game, asked(game, BEN).id, ("larceny", at(BEN)), "QB-RULING-75")


@pytest.mark.rule("QB-EFF-CHEAT-03")
@pytest.mark.parametrize(
    ("give", "purses"), [("none", (6, 3)), ([IVO, "all"], (3, 6)), ([IVO, n(2)], (4, 5)), ([IVO, n(5)], (3, 6))]
)
def test_he_may_give_all_or_part_of_the_loot_to_one_inhabitant(give: Any, purses: tuple[int, int]) -> None:
    game = cheats(give=give, coins={GUS: 5})
    assert (game.state.coins[BEN], game.state.coins[IVO]) == purses


@pytest.mark.rule("QB-EFF-CHEAT-03")
def test_any_part_of_a_large_loot_may_be_given() -> None:
    game = cheats(give=[IVO, n(7)], coins={GUS: 17})
    assert (game.state.coins[BEN], game.state.coins[IVO]) == (5, 10)


@pytest.mark.rule("QB-EFF-CHEAT-04")
def test_the_richest_citizen_stays_the_one_of_the_evening() -> None:
    game = cheats(coins={GUS: 7}, richest=GUS)
    assert game.state.coins[GUS] < game.state.coins[BEN]
    assert game.state.richest == GUS


@pytest.mark.rule("QB-EFF-CHEAT-05")
def test_rigged_votes_of_all_absent_are_revealed_at_the_end_of_the_next_ballot() -> None:
    game = town(
        "rept-alpha",
        at=["cheat", "couples"],
        effects=CHEATER,
        health={9: "c", 10: "q", 11: "m"},
        posts={"president": GUS},
    )
    call(game, s1=("rig", DAN))
    while not told(game, None, AbsentVoted):
        close(game)
    assert told(game, None, AbsentVoted) == [AbsentVoted(DAN, 3)]


@pytest.mark.rule("QB-EFF-CHEAT-02", "QB-RULING-75")
def test_a_wounded_cheater_steals_nothing_from_his_own_room() -> None:
    game = cheats(place=("room", BEN), health={BEN: "b"})
    assert told(game, BEN, LootCounted) == [LootCounted(BEN, 0)]


@pytest.mark.rule("QB-EFF-CHEAT-03", "QB-HEALTH-48", "QB-KNOW-40")
def test_loot_for_one_who_has_fallen_tonight_lies_with_the_estate_and_the_thief_cannot_tell() -> None:
    well = cheats(give=[EVA, "all"])
    fallen = cheats(give=[EVA, "all"], health={EVA: "q"}, published=[0] * 12)
    assert fallen.state.coins[EVA] == 0
    assert fallen.state.estates[EVA] == well.state.coins[EVA] == 5
    assert (fallen.state.coins[BEN], fallen.heard(BEN)) == (well.state.coins[BEN], well.heard(BEN))


@pytest.mark.rule("QB-EFF-CHEAT-03", "QB-EFF-CHEAT-05")
def test_one_in_a_coma_may_be_given_of_the_loot_and_rigged_against() -> None:
    game = town("rept-alpha", at="cheat", effects=CHEATER, health={EVA: "c", HANA: "q"})
    rigged = {
        option[1] for option in asked(game, BEN).options if isinstance(option, tuple) and option[0] == Word("rig")
    }
    assert (Seat(EVA) in rigged, Seat(HANA) in rigged) == (True, False)
    choose(game, BEN, ("larceny", HOUSE))
    assert (Seat(EVA) in asked(game, BEN).options, Seat(HANA) in asked(game, BEN).options) == (True, False)


@pytest.mark.rule("QB-RULING-75")
def test_a_cheater_who_lives_in_the_bunker_does_not_rob_it() -> None:
    slots = [0, 2, 2, *range(3, 12)]
    game = town("rept-alpha villageois medecin", at="cheat", effects=CHEATER, spouse=pair(BEN, CLEO), slot=slots)
    refused(game, asked(game, BEN).id, ("larceny", "bunker"), "QB-RULING-75")


@pytest.mark.rule("QB-RULING-105")
def test_a_pot_that_was_emptied_tonight_still_seems_worth_a_theft() -> None:
    game = town("rept-alpha", at="cheat", effects=CHEATER, pot=0, pot_told=1)
    assert (Word("larceny"), Word("pot")) in asked(game, BEN).options
