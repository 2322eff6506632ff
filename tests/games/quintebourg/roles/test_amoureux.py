"""Section 6.3: the lovers."""

from __future__ import annotations

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.quintebourg.components import presets
from meetinghouse.games.quintebourg.components.names import room
from meetinghouse.games.quintebourg.events import DuoNews, GroupMet, LoverKnown
from meetinghouse.games.quintebourg.phases.night.attack import defends, on_guard
from meetinghouse.games.quintebourg.queries.positions import Level
from meetinghouse.games.quintebourg.queries.town import camp
from meetinghouse.games.quintebourg.rules import RULES

from ..town import ANA, BEN, CLEO, DAN, EVA, FINN, call, called, choose, states, told, town, until

LOVERS = "rept-alpha amoureux amoureux"
ALIBIS = {BEN: "reptilienne", CLEO: "villageois"}
PLAIN = {"villageois", "reptilienne", "algebriste", "analyste", "geometre"}


@pytest.mark.rule("QB-ROLE-AMOUREUX-01", "QB-RULING-38")
@pytest.mark.parametrize("mode", ["v", "m", "e"])
def test_each_lover_has_an_alibi_which_is_a_plain_card(mode: str) -> None:
    for players in range(6, 22):
        if presets.cards(mode, players).count("amoureux"):
            for seed in range(4):
                state = start_by(RULES, players, seed, {"mode": mode}).state
                assert {
                    bool(alibi) == (party == "amoureux") for party, alibi in zip(state.party, state.alibi, strict=True)
                } == {True}
                assert set(state.alibi) - {""} <= PLAIN


@pytest.mark.rule("QB-ROLE-AMOUREUX-02")
def test_a_lover_wins_with_the_lovers_whatever_the_alibi() -> None:
    state = town(LOVERS, alibis=ALIBIS).state
    assert [camp(state, seat) for seat in (BEN, CLEO)] == ["amoureux", "amoureux"]


@pytest.mark.rule("QB-ROLE-AMOUREUX-03", "QB-RULING-127")
def test_a_lover_meets_and_attacks_with_the_camp_of_the_alibi_and_is_called_with_each_of_his_groups() -> None:
    game = town(LOVERS, alibis=ALIBIS, at=["pack", "lovers", "positions", "attack", "science"], dice={"damage": [9]})
    assert called(game) == {ANA, BEN}
    assert [channel.name for channel in game.view(BEN).channels] == ["signs-pack"]
    call(game, s0=EVA, s1=EVA)
    assert called(game) == {BEN, CLEO}
    assert [channel.name for channel in game.view(BEN).channels] == ["signs-lovers"]
    game.state.asleep = 1 << CLEO
    call(game)
    assert (game.state.position[BEN], game.state.level[BEN]) == (EVA, Level.ATTACK)
    assert states(game)[EVA] == "m"


@pytest.mark.rule("QB-RULING-127")
def test_in_a_wave_a_player_of_several_groups_is_asked_by_each_and_their_channels_stay_apart() -> None:
    game = town(LOVERS, alibis=ALIBIS, at="nightfall", options={"night_calls": "waves"})
    until(game, "pack")
    signs = {channel.name: set(channel.writers) for channel in game.view(BEN).channels}
    assert signs == {"signs-pack": {ANA, BEN}, "signs-lovers": {BEN, CLEO}}
    choose(game, BEN, EVA, "theirs")
    step = game.agenda[-1]
    assert set(step.given[BEN]) == {"pack", "lovers"}  # type: ignore[attr-defined]


@pytest.mark.rule("QB-ROLE-AMOUREUX-04", "QB-RULING-120")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat"])
def test_every_night_the_lovers_make_signs_for_thirty_seconds(weekday: str) -> None:
    game = town(LOVERS, at="nightfall", weekday=weekday, options={"clock": 100})
    until(game, "lovers")
    assert called(game) == {BEN, CLEO}
    assert game.time == 30
    for seat in (BEN, CLEO):
        assert [(each.name, each.form) for each in game.view(seat).channels] == [("signs-lovers", "gestures")]
    assert not game.view(DAN).channels


@pytest.mark.rule("QB-RULING-138")
def test_while_one_lover_is_in_a_coma_there_are_no_signs_and_the_other_is_told_of_the_bedside() -> None:
    game = town(LOVERS, at=["lovers", "positions", "science"], health="iic")
    assert not game.view(BEN).channels
    call(game)
    assert game.state.position[BEN] == room(CLEO)
    assert told(game, BEN, DuoNews) == [DuoNews(BEN, CLEO, "lovers", True)]


@pytest.mark.rule("QB-ACT-09")
@pytest.mark.parametrize(("asleep", "present"), [(0, True), (1 << BEN, False)])
def test_a_wounded_lover_learns_whether_the_other_sat_at_the_bedside(asleep: int, present: bool) -> None:
    game = town(LOVERS, at=["positions", "science"], health="iib", lovers_place=BEN, asleep=asleep)
    assert told(game, CLEO, DuoNews) == [DuoNews(CLEO, BEN, "lovers", present)]


@pytest.mark.rule("QB-ROLE-AMOUREUX-05")
@pytest.mark.parametrize(("one", "two", "place"), [("mine", "theirs", BEN), ("theirs", "mine", CLEO)])
def test_the_lovers_sleep_together_where_they_agreed(one: str, two: str, place: int) -> None:
    game = town(LOVERS, at=["lovers", "positions", "science"])
    call(game, s1=one, s2=two)
    assert game.state.position[BEN] == game.state.position[CLEO] == place
    assert game.state.level[BEN] == game.state.level[CLEO] == Level.LOVERS


@pytest.mark.rule("QB-ROLE-AMOUREUX-05", "QB-RULING-129")
def test_a_lover_of_the_pack_attacks_from_his_bed_where_the_lovers_meet_at_the_attacked_house() -> None:
    calls = ["pack", "lovers", "positions", "attack", "science"]
    game = town(LOVERS, alibis=ALIBIS, at=calls, dice={"damage": [9], "hit": [0], "defence": [0]})
    call(game, s0=CLEO, s1=CLEO)
    call(game, s1="theirs", s2="mine")
    assert game.state.position[:3] == [CLEO, CLEO, CLEO]
    assert states(game)[CLEO] == "m"


@pytest.mark.rule("QB-ROLE-AMOUREUX-06")
@pytest.mark.parametrize("state", ["b", "c"])
def test_one_lover_spends_the_night_beside_the_other_in_hospital(state: str) -> None:
    game = town(LOVERS, at=["lovers", "positions", "science"], health={CLEO: state})
    call(game, s1="mine")
    assert game.state.position[BEN] == game.state.position[CLEO] == room(CLEO)


@pytest.mark.rule("QB-ROLE-AMOUREUX-07")
@pytest.mark.parametrize("state", ["q", "m"])
def test_after_the_fall_of_one_is_known_the_other_falls_as_deep_at_the_start_of_the_night(state: str) -> None:
    game = town(LOVERS, at="nightfall", health={CLEO: state}, grief=1 << BEN)
    until(game, "dead-name")
    assert states(game)[BEN] == state


@pytest.mark.rule("QB-ROLE-AMOUREUX-08")
@pytest.mark.parametrize(("state", "after"), [("q", "i"), ("m", "m"), ("c", "c")])
def test_after_the_return_of_one_is_known_a_nearly_dead_lover_is_unharmed(state: str, after: str) -> None:
    game = town(LOVERS, at="nightfall", health={BEN: state}, relief=1 << BEN)
    until(game, "dead-name")
    assert states(game)[BEN] == after


@pytest.mark.rule("QB-ROLE-AMOUREUX-09")
def test_a_lover_beside_his_lover_defends_himself_and_is_hit_first() -> None:
    calls = ["pack", "lovers", "positions", "attack", "science"]
    game = town(
        LOVERS, at=calls, effects={FINN: "laura"}, squat=CLEO, dice={"victim": [0], "damage": [8], "defence": [8]}
    )
    call(game, s0=FINN)
    assert game.state.squat == CLEO
    game.state.targets["pack"] = [FINN, CLEO]
    call(game, s1="theirs", s2="mine")
    assert on_guard(game.state, CLEO, CLEO)
    assert defends(game.state, CLEO, CLEO)
    assert states(game)[BEN] == "q"
    assert states(game)[ANA] == "q"
    assert states(game)[FINN] == "i"


@pytest.mark.rule("QB-ROLE-AMOUREUX-10")
def test_the_lovers_know_each_other_from_the_first_night() -> None:
    game = town(LOVERS, alibis=ALIBIS, at="nightfall", night=1, weekday="thu")
    assert told(game, BEN, LoverKnown) == [LoverKnown(BEN, CLEO, "villageois")]
    assert told(game, CLEO, LoverKnown) == [LoverKnown(CLEO, BEN, "reptilienne")]
    assert not told(game, DAN, LoverKnown)
    assert told(game, ANA, GroupMet) == [GroupMet("pack", (ANA, BEN), ANA)]


@pytest.mark.rule("QB-RULING-138", "QB-KNOW-40")
def test_a_lovers_fall_tonight_does_not_show_in_the_signs() -> None:
    parties = "rept-alpha villageois villageois amoureux amoureux"
    game = town(parties, at=["lovers", "sleep"], health={DAN: "c"}, published=[0] * 12)
    assert [channel.name for channel in game.view(EVA).channels] == ["signs-lovers"]


@pytest.mark.rule("QB-RULING-47", "QB-MAFIA-14")
def test_a_patient_whose_lover_sleeps_elsewhere_may_stand_guard() -> None:
    parties = "rept-alpha villageois villageois amoureux amoureux"
    game = town(parties, at="positions", health={EVA: "b"}, asleep=1 << DAN, guards=[[EVA, BEN]])
    assert game.state.position[DAN : EVA + 1] == [DAN, BEN]
