"""Sections 6.1, 6.2 and 6.9: the mathematicians, Nobel, the villagers."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg import victory
from meetinghouse.games.quintebourg.events import CampWon, GroupChose, GroupMet, HealthFelt
from meetinghouse.games.quintebourg.phases.invocation import powers
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.phases.night.program import program
from meetinghouse.games.quintebourg.queries.positions import Level
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, asked, call, called, choose, close, states, told, town

CAMPS = "hess algebriste algebriste rappaz analyste analyste pach geometre geometre"
LED = {"alg": "mon", "ana": "tue", "geo": "wed"}
FIRST = {"alg": ANA, "ana": DAN, "geo": GUS}


def chosen(game: Quintebourg, name: str) -> list[int] | None:
    """The target and the place that a camp has chosen."""
    return game.state.targets.get(name)


@pytest.mark.rule("QB-ROLE-MATH-01", "QB-RULING-35")
@pytest.mark.parametrize("name", ["alg", "ana", "geo"])
def test_a_leader_is_known_to_his_own_camp_from_the_first_night_and_to_no_other(name: str) -> None:
    game = town(CAMPS, mode="e", at="nightfall", night=1, weekday="thu", met=[0] * 6)
    seats = tuple(range(FIRST[name], FIRST[name] + 3))
    for seat in seats:
        assert told(game, seat, GroupMet) == [GroupMet(name, seats, FIRST[name])]
    others = [seat for seat in range(12) if seat not in seats]
    assert not any(event.group == name for seat in others for event in told(game, seat, GroupMet))
    assert game.view(seats[1]).people[seats[0]].leads == (name,)
    assert all(not game.view(seat).people[seats[0]].leads for seat in others)


@pytest.mark.rule("QB-ROLE-MATH-03", "QB-RULING-53")
def test_in_their_mode_a_camp_chooses_a_target_together() -> None:
    game = town(CAMPS, mode="m", at=["alg", "sleep"])
    assert called(game) == {ANA, BEN, CLEO}
    call(game, s0=DAN, s1=DAN, s2=DAN)
    assert chosen(game, "alg") == [DAN, DAN]
    assert told(game, BEN, GroupChose) == [GroupChose("alg", DAN, False)]


@pytest.mark.rule("QB-ROLE-MATH-03", "QB-RULING-53")
@pytest.mark.parametrize(
    ("marks", "target"),
    [
        ({"s0": DAN, "s1": EVA, "s2": EVA}, DAN),
        ({"s1": EVA, "s2": EVA}, None),
        ({"s0": "none", "s1": EVA, "s2": EVA}, None),
        ({"s0": "none", "s1": "none", "s2": "none"}, None),
        ({"s0": DAN}, DAN),
    ],
)
def test_where_they_disagree_the_leader_decides_and_without_his_mark_there_is_no_attack(
    marks: dict[str, Any], target: int | None
) -> None:
    game = town(CAMPS, mode="m", at=["alg", "sleep"])
    call(game, **marks)
    assert chosen(game, "alg") == (None if target is None else [target, target])


@pytest.mark.rule("QB-ROLE-MATH-04")
def test_in_their_mode_they_attack_that_target_the_same_night() -> None:
    game = town(CAMPS, mode="m", at=["alg", "positions", "attack", "science"], dice={"damage": [5]})
    call(game, s0=FINN, s1=FINN, s2=FINN)
    assert [game.state.level[seat] for seat in (ANA, BEN, CLEO)] == [Level.ATTACK] * 3
    assert states(game)[FINN] == "q"


@pytest.mark.rule("QB-ROLE-MATH-05", "QB-RULING-120", "QB-RULING-125")
@pytest.mark.parametrize("name", ["alg", "ana", "geo"])
def test_among_strange_people_a_camp_makes_signs_for_fifteen_seconds_and_chooses_a_house_of_its_own(name: str) -> None:
    game = town(CAMPS, mode="e", at=[name, "sleep"], weekday=LED[name], health="iiciicciq", options={"clock": 100})
    ours = set(range(FIRST[name], FIRST[name] + 3)) & {0, 1, 3, 4, 7}
    assert called(game) == ours
    assert game.time == 15
    signs = [channel for channel in game.rules.channels(game) if channel.name == f"signs-{name}"]
    assert [(set(each.writers), each.form) for each in signs] == ([(ours, "gestures")] if len(ours) > 1 else [])
    houses = {option.seat for option in asked(game, min(ours)).options if isinstance(option, Seat)}
    assert houses == set(range(FIRST[name], FIRST[name] + 3)) - {8}


@pytest.mark.rule("QB-ROLE-MATH-06", "QB-RULING-125")
def test_later_they_hold_their_colloquium_there_even_if_the_host_is_away() -> None:
    game = town(CAMPS, mode="e", at=["alg", "positions", "science"], asleep=1 << BEN, guards=[[CLEO, HANA]])
    call(game, s0=CLEO, s1=CLEO, s2=CLEO)
    assert (game.state.position[ANA], game.state.level[ANA]) == (CLEO, Level.COLLOQUE)
    assert (game.state.position[BEN], game.state.position[CLEO]) == (BEN, HANA)


@pytest.mark.rule("QB-RULING-125")
@pytest.mark.parametrize(
    ("health", "marks", "host"),
    [
        ("iii", {"s0": ANA, "s1": BEN, "s2": BEN}, ANA),
        ("iii", {"s1": BEN, "s2": BEN}, BEN),
        ("iii", {"s0": "none", "s1": BEN, "s2": BEN}, None),
        ("cii", {"s1": BEN, "s2": BEN}, BEN),
        ("cii", {"s1": BEN, "s2": CLEO}, CLEO),
        ("cii", {}, None),
    ],
)
def test_on_disagreement_the_leader_decides_else_the_most_else_chance(
    health: str, marks: dict[str, Any], host: int | None
) -> None:
    game = town(CAMPS, mode="e", at=["alg", "sleep"], health=health, dice={"colloque": [1 if host == CLEO else 0]})
    call(game, **marks)
    assert chosen(game, "alg") == (None if host is None else [host, host])


@pytest.mark.rule("QB-ROLE-MATH-07")
def test_a_colloquium_has_no_effect_but_where_its_members_are() -> None:
    game = town(CAMPS, mode="e", at=["alg", "positions", "attack", "science"], effects={CLEO: "parrain"})
    before = (list(game.state.health), list(game.state.coins), game.chance.counters.copy())
    call(game, s0=CLEO, s1=CLEO, s2=CLEO)
    assert game.state.position[:3] == [CLEO] * 3
    assert (game.state.health, game.state.coins, game.chance.counters) == before


@pytest.mark.rule("QB-ROLE-MATH-08")
@pytest.mark.parametrize("mode", ["m", "e"])
def test_members_do_not_learn_who_was_present(mode: str) -> None:
    heard = []
    for away in (0, 1 << CLEO):
        host = DAN if mode == "m" else BEN
        game = town(CAMPS, mode=mode, at=["alg", "positions", "attack", "science"], asleep=away, dice={"damage": [0]})
        call(game, s0=host, s1=host, s2=host)
        assert (game.state.position[CLEO] == CLEO) is bool(away)
        heard.append([event for event in game.heard(ANA) if not isinstance(event, HealthFelt)])
        assert not game.view(ANA).people[CLEO].place
    assert heard[0] == heard[1]


@pytest.mark.rule("QB-ROLE-MATH-09")
def test_among_villagers_there_are_no_mathematicians_and_nobody_is_called_at_step_e() -> None:
    for weekday in ("mon", "tue", "wed", "thu", "fri", "sat"):
        state = town("rept-alpha", weekday=weekday).state
        assert not {"alg", "ana", "geo"} & set(program(state))
    for players in range(6, 22):
        factions = start_by(RULES, players, 3, {"mode": "v"}).state.founded
        assert not factions & 0b1110


@pytest.mark.rule("QB-ROLE-MATH-10", "QB-RULING-54")
@pytest.mark.parametrize(("state", "target"), [("i", FINN), ("b", FINN), ("c", None), ("q", None), ("m", None)])
def test_in_their_mode_without_a_leader_on_his_feet_there_is_no_attack(state: str, target: int | None) -> None:
    game = town(CAMPS, mode="m", at=["alg", "sleep"], health={ANA: state})
    marks = {f"s{seat}": FINN for seat in sorted(called(game))}
    call(game, **marks)
    assert chosen(game, "alg") == (None if target is None else [target, target])


@pytest.mark.rule("QB-RULING-54")
def test_what_becomes_of_the_leader_later_does_not_cancel_the_attack() -> None:
    calls = ["alg", "sleep", "positions", "attack", "science"]
    game = town(CAMPS, mode="m", at=calls, effects={HANA: "morphee"}, dice={"damage": [9]})
    call(game, s0=FINN, s1=FINN, s2=FINN)
    call(game, s7=ANA)
    assert game.state.position[:3] == [ANA, FINN, FINN]
    assert states(game)[FINN] == "m"


@pytest.mark.rule("QB-ROLE-NOBEL-01", "QB-ROLE-VILLAGEOIS-01")
@pytest.mark.parametrize(("mode", "party"), [("e", "nobel"), ("m", "nobel"), ("v", "villageois")])
def test_nobel_and_villagers_are_called_for_nothing_and_have_nothing_to_invoke(mode: str, party: str) -> None:
    for weekday in ("mon", "tue", "wed", "thu", "fri", "sat"):
        for night in (1, 3, 5):
            game = town(["rept-alpha" if mode != "m" else "hess", party], mode=mode, weekday=weekday, night=night)
            assert not any(CALLS[name].callees(game) >> BEN & 1 for name in program(game.state))
            assert not powers(game.state, BEN)
    if party == "nobel":
        assert all(start_by(RULES, n, 3, {"mode": mode}).state.party.count("nobel") <= 1 for n in range(6, 22))


@pytest.mark.rule("QB-ROLE-NOBEL-02")
def test_nobel_wins_when_all_three_camps_fail() -> None:
    game = town(CAMPS + " nobel", mode="m", at="debate")
    victory.stop(game, "weeks")
    assert game.outcome is not None
    assert 9 in game.outcome.winners
    game = town(CAMPS + " nobel", mode="m", at="debate", coins=dict.fromkeys(range(12), 0) | {ANA: 9})
    close(game)
    victory.check(game)
    assert game.outcome is not None
    assert [(event.camp, event.winners) for event in told(game, None, CampWon)] == [("algebristes", (ANA, BEN, CLEO))]
    assert 9 not in game.outcome.winners


@pytest.mark.rule("QB-RULING-122")
def test_members_in_a_coma_or_nearly_dead_see_the_choice_but_not_the_discussion_and_cannot_mark() -> None:
    game = town(CAMPS, mode="m", at=["alg", "sleep"], health="icq")
    choose(game, ANA, DAN)
    assert called(game) == set()
    assert asked(game, BEN).kind == "suspicion"
    for seat in (BEN, CLEO):
        assert game.view(seat).own.marks == ()
        assert not game.view(seat).channels
    call(game, s1=EVA, s2=EVA)
    assert chosen(game, "alg") == [DAN, DAN]
    assert [told(game, seat, GroupChose) for seat in (BEN, CLEO)] == [[GroupChose("alg", DAN, False)]] * 2
