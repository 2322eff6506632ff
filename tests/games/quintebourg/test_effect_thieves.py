"""Sections 7.4 to 7.7: the family of the cheater, the sandmen, Laura, the tough one."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Position, Seat, Word
from meetinghouse.games.quintebourg.attack import defends
from meetinghouse.games.quintebourg.events import (
    AbsentVoted,
    HealthFelt,
    LootCounted,
    OrderDelivered,
    PurseChanged,
    SentToSleep,
)
from meetinghouse.games.quintebourg.health import damage, lose_notch, worsen
from meetinghouse.games.quintebourg.names import CORRIDOR
from meetinghouse.games.quintebourg.night import CALLS
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import (
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
    invoke,
    n,
    pair,
    refused,
    states,
    told,
    town,
    until,
)

CHEATER = {BEN: "tricheur"}
HOUSE = at(GUS)


def cheats(*, give: Any = "none", place: Any = HOUSE, **state: Any) -> Quintebourg:
    """Ben, a cheater, steals at a place and perhaps gives of it."""
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
def test_not_his_own_house() -> None:
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


# --- the sandmen


@pytest.mark.rule("QB-EFF-SAND-01", "QB-RULING-50")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat"])
@pytest.mark.parametrize("role", ["marchand-de-sable", "morphee"])
def test_every_night_each_sandman_sends_somebody_to_sleep(weekday: str, role: str) -> None:
    game = town(
        "rept-alpha", at="nightfall", weekday=weekday, effects={BEN: role}, health={GUS: "b", HANA: "c", IVO: "q"}
    )
    until(game, "sleep")
    assert called(game) == {BEN}
    targets = {option.seat for option in asked(game, BEN).options if isinstance(option, Seat)}
    assert targets == set(range(12)) - {BEN, HANA, IVO}
    call(game, s1=CLEO)
    assert game.state.asleep == 1 << CLEO


@pytest.mark.rule("QB-EFF-SAND-02", "QB-EFF-SAND-07")
def test_a_sleeper_is_asked_nothing_more_that_night() -> None:
    """Everybody of steps I to U sleeps."""
    roles = {
        "curious": "curieux", "nurse": "chirurgien", "sculpt": "artiste", "squat": "laura", "parrain": "parrain",
        "science": "chercheur", "cheat": "tricheur", "shift-posts": "eris",
    }  # fmt: skip
    for name, role in roles.items():
        game = town("rept-alpha", at=name, effects={BEN: role})
        assert called(game) == {BEN}
        game.state.asleep = 1 << BEN
        assert CALLS[name].callees(game) == 0
    for name, role, weekday in (
        ("admire", "cupidon", "tue"),
        ("resign", "artiste", "wed"),
        ("bras-droit", "bras-droit", "tue"),
    ):
        assert called(town("rept-alpha", at=name, effects={BEN: role}, weekday=weekday)) == {BEN}
        assert called(town("rept-alpha", at=name, effects={BEN: role}, weekday=weekday, asleep=1 << BEN)) == set()
    for asleep in (0, 1 << BEN):
        able = set() if asleep else {BEN}
        assert called(town("rept-alpha", at="army-guard", posts={"chef-armees": BEN}, asleep=asleep)) == able
        assert called(town("rept-alpha sesiano", at="miracles", asleep=asleep)) == able


@pytest.mark.rule("QB-EFF-SAND-02", "QB-EFF-SAND-07")
def test_a_sleeper_goes_to_no_meeting_attack_or_colloquium() -> None:
    game = town("rept-alpha", at=["positions", "science"], targets={"pack": [GUS, GUS]}, asleep=1)
    assert game.state.position[ANA] == ANA
    game = town("hess rept-alpha", mode="e", at=["positions", "science"], targets={"alg": [GUS, GUS]}, asleep=1)
    assert game.state.position[ANA] == ANA
    game = town("rept-alpha", at=["positions", "science"], casual=pair(BEN, CLEO), casual_place=BEN, asleep=1 << CLEO)
    assert (game.state.position[BEN], game.state.position[CLEO]) == (BEN, CLEO)


@pytest.mark.rule("QB-EFF-SAND-03")
def test_a_sleeper_does_not_defend_himself() -> None:
    state = town("rept-alpha", effects={GUS: "assassin"}).state
    assert defends(state, GUS, GUS)
    state.asleep = 1 << GUS
    assert not defends(state, GUS, GUS)


@pytest.mark.rule("QB-EFF-SAND-04", "QB-KNOW-27")
def test_a_sleeper_is_told_at_once_and_nobody_else() -> None:
    game = town("rept-alpha", at=["sleep", "curious"], effects={BEN: "morphee"})
    call(game, s1=CLEO)
    assert told(game, CLEO, SentToSleep) == [SentToSleep(CLEO)]
    assert all(not told(game, seat, SentToSleep) for seat in range(12) if seat != CLEO)
    assert game.view(CLEO).own.asleep


@pytest.mark.rule("QB-EFF-SAND-05", "QB-RULING-50")
def test_what_was_done_before_stands() -> None:
    calls = ["cortex", "pack", "sleep", "minus", "positions", "attack", "science"]
    game = town(
        "rept-alpha cortex minus rept-noire",
        at=calls,
        effects={IVO: "morphee", HANA: "marchand-de-sable"},
        dice={"damage": [9]},
    )
    call(game, s1=[(DAN, "charm"), EVA])
    call(game, s0=GUS, s3=GUS)
    call(game, s7=ANA, s8=CLEO)
    assert called(game) == {CLEO}
    close(game)
    assert game.state.charmed == 1 << DAN
    assert states(game)[GUS] == "q"


@pytest.mark.rule("QB-EFF-SAND-06", "QB-RULING-50")
def test_both_sandmen_take_effect_even_on_each_other() -> None:
    game = town("rept-alpha", at=["sleep", "curious"], effects={BEN: "morphee", CLEO: "marchand-de-sable"})
    call(game, s1=CLEO, s2=BEN)
    assert game.state.asleep == 1 << BEN | 1 << CLEO


@pytest.mark.rule("QB-EFF-SAND-08", "QB-RULING-131")
def test_a_sleeper_still_receives_letters_and_news() -> None:
    calls = ["parrain", "letters", "positions", "attack", "science"]
    game = town(
        "rept-alpha",
        at=calls,
        effects={BEN: "parrain"},
        asleep=1 << GUS,
        targets={"pack": [GUS, GUS]},
        dice={"damage": [1]},
    )
    call(game, s1=["corrupt", GUS, HANA])
    assert told(game, GUS, OrderDelivered) == [OrderDelivered(GUS, HANA)]
    assert told(game, GUS, HealthFelt) == [HealthFelt(GUS, "b")]


# --- Laura, the tough one


@pytest.mark.rule("QB-EFF-LAURA-01", "QB-RULING-52")
def test_laura_may_choose_any_house_but_her_own_and_not_the_bunker() -> None:
    game = town("rept-alpha villageois medecin", at="squat", effects={BEN: "laura"}, health={GUS: "b"})
    places = {option.place for option in asked(game, BEN).options if isinstance(option, Position)}
    assert places == set(range(12)) - {BEN, CLEO}
    assert not any(isinstance(option, Word | tuple) for option in asked(game, BEN).options)
    refused(game, asked(game, BEN).id, at(BEN), "QB-EFF-LAURA-01")


@pytest.mark.rule("QB-EFF-LAURA-01", "QB-EFF-LAURA-02", "QB-RULING-52", "QB-RULING-119")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat"])
def test_laura_is_asked_every_night_and_chance_chooses_where_she_does_not(weekday: str) -> None:
    game = town("rept-alpha", at="nightfall", weekday=weekday, effects={BEN: "laura"}, dice={"squat": [0]})
    until(game, "squat")
    assert called(game) == {BEN}
    until(game, "science")
    assert game.state.position[BEN] == ANA
    assert game.state.position[BEN] != CORRIDOR


@pytest.mark.rule("QB-EFF-LAURA-02")
def test_laura_squats_empty_and_inhabited_houses_alike() -> None:
    for state in ("i", "q"):
        game = town("rept-alpha", at=["squat", "positions", "science"], effects={BEN: "laura"}, health={GUS: state})
        call(game, s1=at(GUS))
        assert game.state.position[BEN] == GUS


@pytest.mark.rule("QB-EFF-CORIACE-01", "QB-HEALTH-37")
@pytest.mark.parametrize(("state", "after"), [("i", "b"), ("b", "c"), ("c", "q"), ("q", "m")])
def test_the_tough_one_loses_at_most_one_notch_at_a_time_from_any_cause(state: str, after: str) -> None:
    games = [town("rept-alpha", effects={GUS: "coriace"}, health={GUS: state}) for _ in range(3)]
    damage(games[0], GUS, 4)
    worsen(games[1], GUS, 4)
    lose_notch(games[2], GUS)
    assert [states(game)[GUS] for game in games] == [after] * 3


@pytest.mark.rule("QB-EFF-CORIACE-01")
def test_the_tough_one_bitten_twice_loses_two_notches() -> None:
    game = town("rept-alpha fennec", at="debate", effects={GUS: "coriace"})
    game.state.uses[BEN]["bite"] = 2
    invoke(game, BEN, "bite", GUS)
    invoke(game, BEN, "bite", GUS)
    assert states(game)[GUS] == "c"


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


@pytest.mark.rule("QB-RULING-52", "QB-EFF-LAURA-01")
def test_where_laura_says_nothing_chance_never_leaves_her_at_home() -> None:
    game = town("rept-alpha", at="squat", effects={BEN: "laura"}, dice={"squat": [1]})
    close(game)
    assert game.state.squat == CLEO


@pytest.mark.rule("QB-RULING-50", "QB-RULING-142")
def test_one_who_has_fallen_tonight_is_not_put_to_sleep() -> None:
    game = town("rept-alpha", at="sleep", effects={BEN: "morphee"}, health={DAN: "c"}, published=[0] * 12)
    call(game, s1=DAN)
    assert told(game, DAN, SentToSleep) == []
