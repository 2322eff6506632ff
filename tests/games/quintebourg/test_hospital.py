"""Patients: attacks on their rooms, and nights that heal them (QB-HOSP, QB-RES-03)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.components.names import BUNKER, CORRIDOR, room
from meetinghouse.games.quintebourg.queries.town import rooms

from .fights import NIGHT, TWO, attacked
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, call, states, town

pytestmark = pytest.mark.usefixtures("taken_for_dead")

ONE = "rept-alpha"
LUCK_AND_JINX = [("luck", 8, "c"), ("luck", 2, "c"), ("jinx", 2, "q"), ("jinx", 0, "c")]


@pytest.mark.rule("QB-EX-01", "QB-HOSP-02", "QB-HOSP-08", "QB-HOSP-09", "QB-HEALTH-43")
@pytest.mark.parametrize(("die", "state"), list(enumerate("ccccccccqq")))
def test_a_wounded_patient_alone_against_one_reptilian_always_loses_a_notch(die: int, state: str) -> None:
    assert states(attacked(DAN, ONE, health={DAN: "b"}, dice={"damage": [die]}))[DAN] == state


@pytest.mark.rule("QB-EX-02", "QB-HOSP-03", "QB-ATK-16", "QB-HEALTH-43")
@pytest.mark.parametrize(("die", "state"), list(enumerate("qqqqqqqqqm")))
def test_a_patient_in_a_coma_counts_for_nothing_against_one_reptilian(die: int, state: str) -> None:
    assert states(attacked(DAN, ONE, health={DAN: "c"}, dice={"damage": [die]}))[DAN] == state


@pytest.mark.rule("QB-EX-03", "QB-ATK-16", "QB-HOSP-08")
@pytest.mark.parametrize(("die", "state"), list(enumerate("cccccqqqqm")))
def test_two_reptilians_outnumber_a_wounded_patient(die: int, state: str) -> None:
    assert states(attacked(DAN, TWO, health={DAN: "b"}, dice={"damage": [die]}))[DAN] == state


@pytest.mark.rule("QB-EX-04", "QB-HEALTH-41", "QB-HEALTH-43", "QB-DEAD-07")
@pytest.mark.parametrize(("charm", "die", "state"), LUCK_AND_JINX)
def test_a_charm_shifts_the_die_before_the_patients_notch(charm: str, die: int, state: str) -> None:
    words: dict[str, Any] = {charm: DAN}
    assert states(attacked(DAN, ONE, health={DAN: "b"}, dice={"damage": [die]}, **words))[DAN] == state


@pytest.mark.rule("QB-HOSP-03", "QB-ATK-17", "QB-HEALTH-35", "QB-RULING-11")
def test_once_one_has_come_back_a_nearly_dead_is_attacked_in_his_drawer_and_counts_for_nothing() -> None:
    game = attacked(DAN, ONE, health={DAN: "q"}, returned=True, dice={"damage": [0]})
    assert game.state.targets["pack"] == [DAN, room(DAN)]
    assert states(game)[DAN] == "m"
    guarded: dict[str, Any] = {"guards": [[EVA, room(DAN)]], "health": {DAN: "q"}, "returned": True}
    assert states(attacked(DAN, TWO, dice={"damage": [9]}, **guarded))[EVA] == "m"  # two against one


@pytest.mark.rule("QB-HOSP-04")
@pytest.mark.parametrize("target", [GUS, DAN])
def test_a_nurse_on_duty_is_neither_in_the_rooms_nor_at_home(target: int) -> None:
    words: dict[str, Any] = {"effects": {GUS: "infirmier"}, "health": {DAN: "c"}, "weekday": "tue"}
    game = town(ONE, at=["nurse", *NIGHT], dice={"damage": [9]}, **words)
    call(game, s6=("spy", DAN))
    call(game, s0=target)
    assert game.state.position[GUS] == CORRIDOR
    assert states(game)[GUS] == "i"


@pytest.mark.rule("QB-HOSP-06")
@pytest.mark.parametrize("letter", "cq")
def test_a_self_defender_in_a_coma_or_nearly_dead_does_not_defend_himself(letter: str) -> None:
    words: dict[str, Any] = {"effects": {DAN: "assassin"}, "health": {DAN: letter}, "returned": True}
    game = attacked(DAN, ONE, dice={"damage": [9], "defence": [9]}, **words)
    assert (states(game)[DAN], states(game)[ANA]) == ("m", "i")


@pytest.mark.rule("QB-HOSP-07", "QB-HOSP-08", "QB-RULING-64", "QB-HEALTH-42")
def test_an_attack_cannot_improve_a_patient_and_one_who_is_not_alone_keeps_his_state() -> None:
    watched: dict[str, Any] = {"parties": "rept-alpha villageois amoureux amoureux", "health": {CLEO: "c"}}
    game = attacked(CLEO, dice={"damage": [0], "defence": [0]}, **watched)
    assert game.state.position[DAN] == room(CLEO)
    assert states(game)[:4] == "iici"
    guarded: dict[str, Any] = {"guards": [[EVA, room(DAN)]], "asleep": 1 << EVA, "health": {DAN: "c"}}
    game = attacked(DAN, ONE, dice={"damage": [0]}, **guarded)
    assert states(game)[DAN] == "q"  # the guard sleeps at home, so Dan is alone
    both: dict[str, Any] = {"parties": "rept-alpha villageois amoureux amoureux", "health": {CLEO: "b", DAN: "b"}}
    for draw, die in ((0, 0), (1, 1)):
        game = attacked(CLEO, dice={"damage": [die], "victim": [draw], "defence": [0]}, **both)
        assert states(game)[:4] == "iibb"


@pytest.mark.rule("QB-HOSP-10", "QB-RULING-11")
def test_every_patient_has_a_room_of_his_own_and_every_body_a_drawer(taken_for_dead: bool) -> None:
    game = town("villageois " * 5 + ONE, health="bccqm", at="positions")
    assert game.state.position[:5] == [room(seat) for seat in range(5)]
    assert rooms(game.state) == [ANA, BEN, CLEO]
    game.state.returned_told = True
    assert rooms(game.state) == [ANA, BEN, CLEO, DAN, *([EVA] if taken_for_dead else [])]


def nights(letter: str, spent: int, **words: Any) -> str:
    """Dan's state after another night in hospital, when he has spent `spent` nights there."""
    counted = [spent if seat == DAN else 0 for seat in range(12)]
    return states(town(ONE, health={DAN: letter}, nights=counted, at=["positions", "attack", "dawn-update"], **words))[
        DAN
    ]


@pytest.mark.rule("QB-HEALTH-25", "QB-HOSP-11", "QB-RULING-18")
@pytest.mark.parametrize(("letter", "better"), ["bi", "cb"])
def test_the_third_night_in_hospital_heals_one_notch(letter: str, better: str) -> None:
    assert nights(letter, 0) == letter
    assert nights(letter, 1) == letter
    assert nights(letter, 2) == better


@pytest.mark.rule("QB-HEALTH-25", "QB-RES-03", "QB-RULING-18")
def test_after_a_notch_the_count_begins_again() -> None:
    game = town(ONE, health={DAN: "c"}, nights=[2] * 12, at=["positions", "dawn-update"])
    assert (states(game)[DAN], game.state.nights[DAN]) == ("b", 0)


@pytest.mark.rule("QB-HEALTH-25", "QB-HEALTH-31")
@pytest.mark.parametrize("letter", "qm")
def test_no_night_heals_the_nearly_dead_or_the_dead(letter: str) -> None:
    assert nights(letter, 2) == letter


@pytest.mark.rule("QB-HOSP-11", "QB-RULING-18", "QB-HEALTH-04")
def test_a_night_on_guard_does_not_count_and_does_not_undo_the_others() -> None:
    game = town(ONE, health={DAN: "b"}, nights=[2] * 12, guards=[[DAN, GUS]], at=["positions", "dawn-update"])
    assert (states(game)[DAN], game.state.nights[DAN]) == ("b", 2)


@pytest.mark.rule("QB-RULING-18")
def test_the_lovers_room_and_the_bunker_are_in_the_hospital_too() -> None:
    lovers = "villageois rept-alpha amoureux amoureux"
    words: dict[str, Any] = {"health": {CLEO: "b", DAN: "b"}, "nights": [0, 0, 0, 2] + [0] * 8}
    game = town(lovers, at=["positions", "dawn-update"], since=[-1, -1, 1, 2] + [-1] * 8, **words)
    assert game.state.position[DAN] == room(CLEO)
    assert states(game)[DAN] == "i"
    game = town("medecin rept-alpha", health="b", nights=[2] + [0] * 11, at=["positions", "dawn-update"])
    assert game.state.position[ANA] == BUNKER
    assert states(game)[ANA] == "i"


@pytest.mark.rule("QB-RULING-18")
def test_any_change_of_health_begins_the_count_again() -> None:
    game = town("medecin rept-alpha", health={DAN: "c"}, nights=[2] * 12, at=["treat", "positions", "dawn-update"])
    call(game, s0=[(DAN, "better"), "none"])
    assert (states(game)[DAN], game.state.nights[DAN]) == ("b", 1)


@pytest.mark.rule("QB-RES-03")
def test_miracles_come_before_the_nights_are_counted() -> None:
    letters = {DAN: "q", EVA: "b"}
    game = town("sesiano rept-alpha", health=letters, nights=[2] * 12, at=["positions", "miracles", "dawn-update"])
    call(game, s0=[("raise", DAN), "none"])
    assert states(game)[DAN : EVA + 1] == "ii"
    assert game.state.nights[DAN] == 0


@pytest.mark.rule("QB-RES-03", "QB-END-07")
def test_a_conversion_that_stops_the_game_is_read_after_the_patients_of_the_night_are_healed() -> None:
    letters = dict(zip(range(5, 12), "ccccccb", strict=True))
    patients: dict[str, Any] = {"health": letters | {DAN: "c"}, "nights": [0, 0, 0, 2] + [0] * 8}
    game = town("sesiano rept-rouge", at=["positions", "miracles", "dawn-update"], **patients)
    call(game, s0=[("convert", BEN), "none"])
    assert game.outcome is not None
    assert "idealistes" in (game.outcome.side, *game.outcome.also)  # six of twelve, with Dan


@pytest.mark.rule("QB-RULING-47")
def test_who_goes_from_a_coma_to_a_wound_has_been_in_hospital_as_long_as_before() -> None:
    game = town("medecin rept-alpha", health={DAN: "c"}, since=[-1, -1, -1, 2] + [-1] * 8, at="treat")
    call(game, s0=[(DAN, "better"), "none"])
    assert game.state.since[DAN] == 2
    game = town("medecin rept-alpha", health={DAN: "b"}, since=[-1, -1, -1, 2] + [-1] * 8, at="treat")
    call(game, s0=[(DAN, "better"), "none"])
    assert game.state.since[DAN] == -1


@pytest.mark.rule("QB-HOSP-01")
def test_a_guard_in_the_room_is_hit_in_place_of_the_patient() -> None:
    words: dict[str, Any] = {"guards": [[FINN, room(DAN)]], "health": {DAN: "b"}}
    game = attacked(DAN, TWO, dice={"damage": [2], "hit": [0], "defence": [0]}, **words)
    assert (states(game)[DAN], states(game)[FINN]) == ("b", "c")
    assert states(game)[HANA] == "i"
