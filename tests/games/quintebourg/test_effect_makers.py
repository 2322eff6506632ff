"""Sections 7.8 to 7.11: the artist, Eris, Cupid, the assassin."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.attack import defends
from meetinghouse.games.quintebourg.events import (
    Admired,
    Harassed,
    Moved,
    PairMade,
    PostsExchanged,
    PostsShifted,
    Resigned,
)
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    IVO,
    asked,
    call,
    called,
    choose,
    close,
    invoke,
    refused,
    states,
    told,
    town,
)

WEEK = ("mon", "tue", "wed", "thu", "fri", "sat")


def nights(name: str, role: str, night: int = 5) -> list[str]:
    """The weekdays on which a holder of the role is really asked by that call."""
    games = [
        (weekday, town("rept-alpha", at=name, weekday=weekday, night=night, effects={BEN: role})) for weekday in WEEK
    ]
    return [weekday for weekday, game in games if called(game) == {BEN}]


def options(game: Quintebourg, seat: int) -> set[int]:
    """Whom a seat may name."""
    return {option.seat for option in asked(game, seat).options if isinstance(option, Seat)}


# --- the artist


@pytest.mark.rule("QB-EFF-ARTISTE-01")
def test_on_mondays_and_thursdays_the_artist_makes_a_sculpture_in_somebodys_house() -> None:
    assert nights("sculpt", "artiste") == ["mon", "thu"]
    game = town("rept-alpha villageois medecin", at=["sculpt", "positions", "science"], effects={BEN: "artiste"})
    assert options(game, BEN) == set(range(12)) - {BEN, CLEO}
    refused(game, asked(game, BEN).id, CLEO, "QB-RULING-77")
    call(game, s1=GUS)
    assert (game.state.position[BEN], game.state.level[BEN]) == (GUS, 6)


@pytest.mark.rule("QB-EFF-ARTISTE-02", "QB-RULING-77")
def test_whoever_found_a_sculpture_at_home_exchanges_houses_the_next_day() -> None:
    game = town("rept-alpha villageois medecin", at=["sculpt", "positions"], effects={BEN: "artiste"})
    call(game, s1=GUS)
    assert options(game, GUS) == set(range(12)) - {GUS, CLEO}
    choose(game, GUS, IVO)
    assert told(game, None, Harassed) == [Harassed(GUS)]
    assert told(game, None, Moved) == [Moved(GUS, IVO)]
    assert (game.state.slot[GUS], game.state.slot[IVO]) == (IVO, GUS)


@pytest.mark.rule("QB-RULING-77", "QB-EFF-ARTISTE-02")
@pytest.mark.parametrize("cause", ["asleep", "guard"])
def test_without_the_sculpture_nobody_moves(cause: str) -> None:
    state = {"asleep": 1 << BEN} if cause == "asleep" else {"guards": [[BEN, IVO]]}
    game = town("rept-alpha", at=["positions"], effects={BEN: "artiste"}, sculpt=GUS, **state)
    assert game.state.position[BEN] != GUS
    close(game)
    assert not told(game, None, Harassed)


@pytest.mark.rule("QB-RULING-77")
@pytest.mark.parametrize(("state", "moves"), [("c", True), ("q", False), ("m", False)])
def test_one_in_a_coma_is_moved_by_chance_and_the_dead_not_at_all(state: str, moves: bool) -> None:
    game = town("rept-alpha", at="dawn", harassed=[GUS], health={GUS: state}, dice={"harassed": [0]})
    assert told(game, None, Harassed) == ([Harassed(GUS)] if moves else [])
    assert game.state.slot[GUS] == (ANA if moves else GUS)


@pytest.mark.rule("QB-RULING-77")
def test_households_move_whole_and_not_to_the_own_spouse() -> None:
    slots = [0, 1, 2, 3, 4, 5, 6, 6, 8, 9, 10, 11]
    spouses = [-1, -1, -1, -1, -1, -1, HANA, GUS, -1, -1, -1, -1]
    game = town("rept-alpha", at="dawn", harassed=[GUS], slot=slots, spouse=spouses)
    assert HANA not in options(game, GUS)
    choose(game, GUS, IVO)
    assert (game.state.slot[GUS], game.state.slot[HANA], game.state.slot[IVO]) == (8, 8, 6)


@pytest.mark.rule("QB-EFF-ARTISTE-03")
def test_on_wednesdays_and_saturdays_the_artist_makes_somebody_resign_at_dawn() -> None:
    assert nights("resign", "artiste") == ["wed", "sat"]
    posts = {"president": GUS, "senateur": HANA, "scrutateur": DAN}
    game = town("rept-alpha villageois medecin", at="resign", weekday="wed", effects={BEN: "artiste"}, posts=posts)
    assert options(game, BEN) == {GUS, HANA, DAN}
    refused(game, asked(game, BEN).id, CLEO, "QB-RULING-80")
    call(game, s1=GUS)
    assert told(game, None, Resigned) == [Resigned(GUS, "president")]
    assert game.state.holder("president") != GUS


# --- Eris and Cupid


@pytest.mark.parametrize(
    ("role", "name", "duo"),
    [
        pytest.param("eris", "make-haters", "haters", marks=pytest.mark.rule("QB-EFF-ERIS-01")),
        pytest.param("cupidon", "make-partners", "partners", marks=pytest.mark.rule("QB-EFF-CUPIDON-01")),
    ],
)
@pytest.mark.parametrize(("state", "able"), [("i", True), ("b", True), ("c", True), ("q", True), ("m", False)])
@pytest.mark.parametrize("weekday", ["mon", "thu"])
def test_on_the_first_night_two_are_bound(role: str, name: str, duo: str, state: str, able: bool, weekday: str) -> None:
    game = town("rept-alpha", at=[name, "sleep"], night=1, weekday=weekday, effects={BEN: role}, health={BEN: state})
    assert called(game) == ({BEN} if able else set())
    if able:
        call(game, s1=[GUS, HANA])
        bonds = game.state.hater if duo == "haters" else game.state.casual
        assert (bonds[GUS], bonds[HANA]) == (HANA, GUS)
        assert sum(bond >= 0 for bond in bonds) == 2


@pytest.mark.rule("QB-EFF-ERIS-01", "QB-EFF-CUPIDON-01")
def test_on_later_nights_no_pair_is_made() -> None:
    assert nights("make-haters", "eris") == nights("make-partners", "cupidon") == []


@pytest.mark.parametrize(
    ("role", "name", "duo"),
    [
        pytest.param("eris", "make-haters", "haters", marks=pytest.mark.rule("QB-EFF-ERIS-02")),
        pytest.param("cupidon", "make-partners", "partners", marks=pytest.mark.rule("QB-EFF-CUPIDON-02")),
    ],
)
def test_the_two_are_told_of_each_other_and_not_by_whom(role: str, name: str, duo: str) -> None:
    game = town("rept-alpha", at=[name, "sleep"], night=1, weekday="thu", effects={BEN: role})
    call(game, s1=[GUS, HANA])
    assert told(game, GUS, PairMade) == [PairMade(GUS, HANA, duo)]
    assert told(game, HANA, PairMade) == [PairMade(HANA, GUS, duo)]
    assert all(not told(game, seat, PairMade) for seat in range(12) if seat not in (GUS, HANA))
    assert game.view(GUS).people[HANA].duo == (duo,)
    assert game.view(GUS).people[BEN].effect == ""


@pytest.mark.rule("QB-EFF-ERIS-03", "QB-NIGHT-GEN-06")
@pytest.mark.parametrize(("way", "holder"), [("clockwise", HANA), ("anticlockwise", FINN), ("none", GUS)])
def test_from_her_second_call_eris_may_shift_all_posts(way: str, holder: int) -> None:
    assert nights("shift-posts", "eris") == ["mon", "thu"]
    assert nights("shift-posts", "eris", night=1) == []
    game = town("rept-alpha", at="shift-posts", effects={BEN: "eris"}, posts={"president": GUS, "senateur": EVA})
    call(game, s1=way)
    assert game.state.holder("president") == holder
    assert (told(game, None, PostsShifted) == []) is (way == "none")


@pytest.mark.rule("QB-EFF-ERIS-04")
def test_her_shift_never_moves_the_executioner() -> None:
    parties = ["rept-alpha"] + ["villageois"] * 5 + ["medecin"]
    game = town(parties, at="shift-posts", effects={BEN: "eris"}, posts={"president": FINN})
    call(game, s1="clockwise")
    assert (game.state.holder("bourreau"), game.state.holder("president")) == (GUS, HANA)


@pytest.mark.rule("QB-EFF-CUPIDON-03", "QB-NIGHT-GEN-06")
def test_from_his_second_call_cupid_may_have_somebody_admired_at_dawn() -> None:
    assert nights("admire", "cupidon") == ["tue", "fri"]
    assert nights("admire", "cupidon", night=1) == []
    game = town(
        "rept-alpha", at="admire", weekday="tue", effects={BEN: "cupidon"}, posts={"president": GUS}, health={9: "c"}
    )
    assert options(game, BEN) == set(range(12)) - {9}
    call(game, s1=HANA)
    close(game)
    assert told(game, None, Admired) == [Admired(HANA)]


@pytest.mark.rule("QB-EFF-CUPIDON-04")
def test_the_admired_may_exchange_his_post_with_anybodys() -> None:
    posts = {"president": GUS, "senateur": HANA}
    game = town("rept-alpha villageois medecin", at="dawn", posts=posts, admired=HANA)
    choose(game, HANA, "president")
    assert (game.state.holder("president"), game.state.holder("senateur")) == (HANA, GUS)
    assert told(game, None, PostsExchanged) == [PostsExchanged(HANA, "president", GUS, "senateur")]
    game = town("rept-alpha villageois medecin", at="dawn", posts=posts, admired=HANA)
    choose(game, HANA, "none")
    assert game.state.holder("president") == GUS


# --- the assassin

TABLE1 = "ibcccqqqqm"


@pytest.mark.rule("QB-EFF-ASSASSIN-01", "QB-HEALTH-23")
@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize("at", ["sleep", "debate"])
def test_at_any_time_the_assassin_may_attempt_to_kill_by_the_first_table(die: int, at: str) -> None:
    game = town("rept-alpha", at=at, effects={BEN: "assassin", GUS: "parrain"}, dice={"assassin": [die]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == TABLE1[die]
    assert states(game)[BEN] == "i"


@pytest.mark.rule("QB-RULING-65")
@pytest.mark.parametrize(("die", "after"), [(0, "b"), (1, "b"), (2, "c"), (9, "m")])
def test_a_wounded_target_takes_the_worse_of_the_two_states_without_a_forced_notch(die: int, after: str) -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, health={GUS: "b"}, dice={"assassin": [die]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-EFF-ASSASSIN-02", "QB-EFF-ASSASSIN-03", "QB-RULING-65")
def test_the_first_attempt_is_free_and_every_further_one_costs_two_coins() -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, coins={BEN: 5}, dice={"assassin": [0] * 3})
    purses = []
    for _ in range(3):
        invoke(game, BEN, "assassinate", GUS)
        purses.append((game.state.coins[BEN], game.state.bank))
    assert purses == [(5, 0), (3, 2), (1, 4)]


@pytest.mark.rule("QB-RULING-132")
@pytest.mark.parametrize(("coins", "able"), [(2, True), (1, False), (0, False)])
def test_without_the_coins_there_is_no_further_attempt(coins: int, able: bool) -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, coins={BEN: coins})
    game.state.uses[BEN]["free-bullet"] = 0
    invoke(game, BEN)
    assert (game.view(BEN).phase == "invocation") is able


@pytest.mark.rule("QB-EFF-ASSASSIN-04", "QB-ATK-11")
@pytest.mark.parametrize(("state", "defence"), [("i", True), ("b", True), ("c", False)])
def test_the_assassin_defends_himself_in_an_attack(state: str, defence: bool) -> None:
    assert defends(town("rept-alpha", effects={BEN: "assassin"}, health={BEN: state}).state, BEN, BEN) is defence


@pytest.mark.rule("QB-EFF-ASSASSIN-05", "QB-MONEY-05")
def test_the_richest_citizens_system_does_not_stop_an_assassin() -> None:
    game = town("rept-alpha", at="sleep", effects={BEN: "assassin"}, richest=GUS, dice={"assassin": [9]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == "m"
