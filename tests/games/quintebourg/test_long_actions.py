"""Section 5: of several long actions the highest counts, and where it leads."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.components.names import BUNKER, CORRIDOR, room
from meetinghouse.games.quintebourg.events import DuoNews, HealthFelt, StalkAnswered
from meetinghouse.games.quintebourg.queries.positions import Level, positions

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
    at,
    call,
    called,
    choose,
    close,
    pair,
    states,
    told,
    town,
)

ALL: dict[str, Any] = {
    "effects": {BEN: "artiste", CLEO: "laura"},
    "posts": {"chef-armees": DAN},
    "sculpt": GUS,
    "squat": GUS,
    "army": GUS,
}


def place(seat: int, parties: str = "rept-alpha", **state: Any) -> tuple[int, int]:
    """Where this seat will spend the night, and by which long action."""
    where, level = positions(town(parties, **state).state)
    return where[seat], level[seat]


@pytest.mark.rule("QB-LONG-01", "QB-RULING-50")
def test_a_heavy_sleeper_lies_in_his_own_bed() -> None:
    assert place(BEN, asleep=1 << BEN, guards=[[BEN, GUS]]) == (BEN, Level.ASLEEP)
    assert place(BEN, asleep=1 << BEN, guards=[[BEN, GUS]], health={BEN: "b"}) == (room(BEN), Level.ASLEEP)
    assert place(BEN, "rept-alpha medecin", asleep=1 << BEN) == (BUNKER, Level.ASLEEP)
    assert place(BEN, "rept-alpha medecin", asleep=1 << BEN, health={BEN: "b"}) == (room(BEN), Level.ASLEEP)


@pytest.mark.rule("QB-LONG-02", "QB-RULING-47")
@pytest.mark.parametrize("state", ["b", "c"])
def test_one_watches_over_a_lover_in_hospital(state: str) -> None:
    night = town("rept-alpha amoureux amoureux", health={CLEO: state}, lovers_place=BEN, guards=[[BEN, GUS]]).state
    where, level = positions(night)
    assert (where[BEN], level[BEN]) == (room(CLEO), Level.VIGIL)
    assert where[CLEO] == room(CLEO)


@pytest.mark.rule("QB-RULING-47")
@pytest.mark.parametrize(("since", "host"), [([-1, 2, 4], BEN), ([-1, 4, 2], CLEO), ([-1, 3, 3], BEN)])
def test_two_wounded_lovers_share_the_room_of_the_one_hospitalised_longer(since: list[int], host: int) -> None:
    night = town("rept-alpha amoureux amoureux", health="ibb", since=since + [-1] * 9).state
    where, level = positions(night)
    assert where[BEN] == where[CLEO] == room(host)
    assert level[BEN] == level[CLEO] == Level.VIGIL


@pytest.mark.rule("QB-RULING-47")
def test_one_in_a_coma_never_moves_and_the_wounded_lover_comes() -> None:
    where, level = positions(town("rept-alpha amoureux amoureux", health="icb").state)
    assert (where[BEN], where[CLEO], level[CLEO]) == (room(BEN), room(BEN), Level.VIGIL)
    where, level = positions(town("rept-alpha amoureux amoureux", health="icc").state)
    assert (where[BEN], where[CLEO]) == (room(BEN), room(CLEO))


@pytest.mark.rule("QB-RULING-47", "QB-MAFIA-13")
def test_lovers_at_a_bedside_cannot_be_put_on_guard() -> None:
    effects = {EVA: "parrain"}
    gang = [1 << BEN | 1 << CLEO | 1 << DAN, 0]
    game = town("rept-alpha amoureux amoureux", at="parrain", effects=effects, health="iib", henchmen=gang)
    choose_guard(game, EVA, {DAN})


def choose_guard(game: Any, chief: int, seats: set[int]) -> None:
    """A chief who sends a guard may choose among exactly these henchmen."""
    choose(game, chief, "guard")
    assert {option.seat for option in asked(game, chief).options if isinstance(option, Seat)} == seats


@pytest.mark.rule("QB-LONG-03", "QB-RULING-51")
def test_the_doctor_always_researches_in_his_bunker() -> None:
    parties = "rept-alpha medecin"
    assert place(BEN, parties) == (BUNKER, Level.RESEARCH)
    assert place(BEN, parties, health={BEN: "b"}) == (BUNKER, Level.RESEARCH)
    for bond, where in (("hater", "haters_place"), ("casual", "casual_place")):
        duo: dict[str, Any] = {bond: pair(BEN, CLEO), where: CLEO}
        night = town(parties, **duo).state
        assert positions(night)[0][BEN] == BUNKER
        assert positions(night)[1][CLEO] == Level.HOME


@pytest.mark.rule("QB-LONG-04")
def test_guard_duty_takes_a_henchman_out_of_the_hospital_and_away_from_everything_below() -> None:
    assert place(BEN, **ALL, guards=[[BEN, IVO]]) == (IVO, Level.GUARD)
    assert place(BEN, guards=[[BEN, IVO]], health={BEN: "b"}) == (IVO, Level.GUARD)
    assert place(BEN, guards=[[BEN, room(IVO)]], hater=pair(BEN, CLEO), haters_place=BEN) == (room(IVO), Level.GUARD)


@pytest.mark.rule("QB-LONG-05")
def test_a_wounded_rests_in_his_own_room() -> None:
    for seat in (BEN, CLEO, DAN):
        assert place(seat, **ALL, health={seat: "b"}) == (room(seat), Level.REST)


@pytest.mark.rule("QB-LONG-06", "QB-RULING-44")
def test_the_army_chief_guards_above_a_sculpture_and_below_rest() -> None:
    both = ALL | {"effects": {DAN: "artiste"}, "army": IVO}
    assert place(DAN, **both) == (IVO, Level.ARMY)
    assert place(DAN, **both, health={DAN: "b"}) == (room(DAN), Level.REST)
    assert place(DAN, **(both | {"army": room(EVA)})) == (room(EVA), Level.ARMY)


@pytest.mark.rule("QB-RULING-44")
def test_the_army_chief_may_decline_to_guard() -> None:
    game = town("rept-alpha", at=["army-guard", "positions", "science"], posts={"chef-armees": DAN})
    assert called(game) == {DAN}
    call(game, s3="none")
    assert (game.state.position[DAN], game.state.level[DAN]) == (DAN, Level.HOME)


@pytest.mark.rule("QB-LONG-07")
def test_the_artist_goes_to_the_house_of_the_one_he_named_rather_than_to_a_fight() -> None:
    assert place(BEN, **ALL, hater=pair(BEN, EVA), haters_place=EVA) == (GUS, Level.SCULPT)


@pytest.mark.rule("QB-LONG-08")
def test_haters_fight_rather_than_meet_a_casual_partner() -> None:
    bonds: dict[str, Any] = {
        "hater": pair(BEN, EVA),
        "haters_place": EVA,
        "casual": pair(BEN, FINN),
        "casual_place": FINN,
    }
    assert place(BEN, **bonds) == (EVA, Level.FIGHT)
    assert place(FINN, **bonds) == (FINN, Level.HOME)


@pytest.mark.rule("QB-LONG-09")
def test_casual_partners_come_before_lovers() -> None:
    bonds: dict[str, Any] = {"casual": pair(BEN, FINN), "casual_place": FINN, "lovers_place": CLEO}
    assert place(BEN, "rept-alpha amoureux amoureux", **bonds) == (FINN, Level.CASUAL)
    assert place(CLEO, "rept-alpha amoureux amoureux", **bonds) == (CLEO, Level.HOME)


@pytest.mark.rule("QB-LONG-10", "QB-RULING-129")
def test_lovers_sleep_together_rather_than_attack() -> None:
    parties, alibis = "rept-alpha amoureux amoureux", {BEN: "reptilienne", CLEO: "villageois"}
    raid = {"pack": [EVA, EVA]}
    assert place(BEN, parties, alibis=alibis, lovers_place=CLEO, targets=raid) == (CLEO, Level.LOVERS)
    assert place(BEN, parties, alibis=alibis, lovers_place=CLEO, targets=raid, asleep=1 << CLEO) == (EVA, Level.ATTACK)


@pytest.mark.rule("QB-LONG-11")
def test_members_go_to_the_place_of_the_attack_rather_than_to_squat() -> None:
    raid: dict[str, Any] = {"targets": {"pack": [EVA, EVA]}, "effects": {CLEO: "laura"}, "squat": GUS}
    assert place(ANA, **raid) == (EVA, Level.ATTACK)
    assert place(BEN, "rept-alpha seth", **raid) == (EVA, Level.ATTACK)
    assert place(CLEO, "rept-alpha seth reptilienne", **raid) == (EVA, Level.ATTACK)
    assert place(BEN, "hess algebriste", mode="m", targets={"alg": [EVA, room(EVA)]}) == (room(EVA), Level.ATTACK)


@pytest.mark.rule("QB-LONG-12")
def test_mathematicians_go_to_their_colloquium_rather_than_to_squat() -> None:
    meeting: dict[str, Any] = {"mode": "e", "targets": {"alg": [HANA, HANA]}, "effects": {CLEO: "laura"}, "squat": GUS}
    assert place(CLEO, "rept-alpha hess algebriste", **meeting) == (HANA, Level.COLLOQUE)
    where, level = positions(town("hess algebriste", **meeting).state)
    assert (where[ANA], level[BEN]) == (HANA, Level.COLLOQUE)


@pytest.mark.rule("QB-LONG-13", "QB-EFF-LAURA-02")
def test_laura_squats_the_house_she_chose() -> None:
    assert place(CLEO, **ALL) == (GUS, Level.SQUAT)


@pytest.mark.rule("QB-LONG-14")
def test_everybody_else_sleeps_at_home() -> None:
    assert place(EVA) == (EVA, Level.HOME)
    assert place(EVA, slot=[0, 1, 2, 3, 9, 5, 6, 7, 8, 4, 10, 11]) == (9, Level.HOME)


@pytest.mark.rule("QB-LONG-15")
@pytest.mark.parametrize("state", ["c", "q", "m"])
def test_one_in_a_coma_or_taken_for_dead_has_no_long_action(state: str) -> None:
    for seat in (BEN, CLEO, DAN):
        assert place(seat, **ALL, health={seat: state}, guards=[[seat, IVO]], asleep=1 << seat) == (
            room(seat),
            Level.IN_BED,
        )


@pytest.mark.rule("QB-LONG-16", "QB-RULING-45", "QB-DUO-10")
@pytest.mark.parametrize(
    ("bond", "where", "parties"),
    [
        ("hater", "haters_place", "rept-alpha"),
        ("casual", "casual_place", "rept-alpha"),
        ("lover", "lovers_place", "rept-alpha amoureux amoureux"),
    ],
)
def test_a_meeting_of_two_needs_both_free_of_anything_higher(bond: str, where: str, parties: str) -> None:
    duo: dict[str, Any] = {bond: pair(BEN, CLEO), where: CLEO}
    night = town(parties, **duo, effects={BEN: "laura"}, squat=GUS).state
    assert positions(night)[0][BEN] == positions(night)[0][CLEO] == CLEO
    busy = town(parties, **duo, effects={BEN: "laura"}, squat=GUS, guards=[[CLEO, IVO]]).state
    assert (positions(busy)[0][BEN], positions(busy)[0][CLEO]) == (GUS, IVO)


@pytest.mark.rule("QB-ACT-08")
def test_of_all_that_competes_for_a_night_the_highest_wins() -> None:
    """Ben is lover, casual partner, hater, artist, army chief, henchman and Reptilian at the same time."""
    state: dict[str, Any] = {
        "alibis": {BEN: "reptilienne", CLEO: "villageois"}, "targets": {"pack": [EVA, EVA]}, "lovers_place": CLEO,
        "casual": pair(BEN, FINN), "casual_place": FINN, "hater": pair(BEN, GUS), "haters_place": GUS, "sculpt": HANA,
        "effects": {BEN: "artiste"}, "posts": {"chef-armees": BEN}, "army": IVO, "guards": [[BEN, 9]],
        "asleep": 1 << BEN,
    }  # fmt: skip
    without = ["asleep", "guards", "army", "sculpt", "haters_place", "casual_place", "lovers_place", "targets"]
    found = []
    for gone in ["", *without]:
        state.pop(gone, None)
        found.append(place(BEN, "rept-alpha amoureux amoureux", **state))
    assert found == [
        (BEN, Level.ASLEEP), (9, Level.GUARD), (IVO, Level.ARMY), (HANA, Level.SCULPT), (GUS, Level.FIGHT),
        (FINN, Level.CASUAL), (CLEO, Level.LOVERS), (EVA, Level.ATTACK), (BEN, Level.HOME),
    ]  # fmt: skip


@pytest.mark.rule("QB-LONG-17", "QB-RULING-49", "QB-EX-41", "QB-HOSP-04", "QB-EFF-NURSE-10")
@pytest.mark.parametrize("deed", [("spy", IVO), ("poison", IVO), "none", None])
def test_a_nurse_who_is_called_is_neither_at_home_nor_in_a_room_whatever_he_does(deed: Any) -> None:
    calls = ["pack", "nurse", "positions", "attack", "science"]
    effects = {HANA: "infirmier", GUS: "ingenieur"}
    game = town("rept-alpha", at=calls, weekday="tue", effects=effects, health={IVO: "b"}, dice={"damage": [9]})
    call(game, s0=HANA)
    call(game, **({"s7": deed} if deed else {}))
    assert game.state.position[HANA] == CORRIDOR
    assert states(game)[HANA] == "i"
    call(game, s6=("stalk", HANA))
    assert told(game, GUS, StalkAnswered) == [StalkAnswered(GUS, HANA, False)]


@pytest.mark.rule("QB-RULING-49")
def test_a_nurse_in_heavy_sleep_is_not_called_and_stays_at_home() -> None:
    words: dict[str, Any] = {"weekday": "tue", "effects": {HANA: "infirmier"}, "asleep": 1 << HANA}
    game = town("rept-alpha", at=["nurse", "positions", "science"], **words)
    call(game)
    assert game.state.position[HANA] == HANA


@pytest.mark.rule("QB-EX-41", "QB-RULING-49")
def test_a_nurse_is_at_home_on_other_nights_and_goes_where_a_higher_action_takes_him() -> None:
    game = town(
        "rept-alpha",
        at=["nurse", "positions", "science"],
        weekday="wed",
        effects={HANA: "infirmier"},
        health={IVO: "b"},
    )
    assert called(game) == set()
    call(game)
    assert game.state.position[HANA] == HANA
    assert place(HANA, nursed=1 << HANA, guards=[[HANA, IVO]]) == (IVO, Level.GUARD)


@pytest.mark.rule("QB-RULING-52")
def test_a_meeting_at_her_own_home_or_heavy_sleep_may_keep_laura_there() -> None:
    state: dict[str, Any] = {"effects": {BEN: "laura"}, "squat": GUS}
    assert place(BEN, "rept-alpha amoureux amoureux", **state, lovers_place=BEN) == (BEN, Level.LOVERS)
    assert place(BEN, "rept-alpha", **state, asleep=1 << BEN) == (BEN, Level.ASLEEP)


@pytest.mark.rule("QB-EX-43", "QB-RULING-48", "QB-LONG-04")
def test_guard_duty_replaces_a_fight() -> None:
    effects = {EVA: "bras-droit"}
    game = town(
        "rept-alpha", at=["haters", "bras-droit", "positions", "science"], weekday="tue", effects=effects,
        henchmen=[0, 1 << GUS], hater=pair(GUS, HANA), dice={"fight": [0]},
    )  # fmt: skip
    call(game, s6="mine", s7="theirs")
    call(game, s4=["guard", GUS, at(IVO)])
    assert (game.state.position[GUS], game.state.position[HANA]) == (IVO, HANA)
    assert states(game) == "i" * 12
    assert told(game, HANA, DuoNews) == [DuoNews(HANA, GUS, "haters", False)]
    assert not told(game, GUS, DuoNews)


@pytest.mark.rule("QB-EX-43", "QB-RULING-48", "QB-MAFIA-13")
def test_a_henchman_engaged_with_a_casual_partner_or_a_lover_is_not_available() -> None:
    effects = {EVA: "bras-droit"}
    gang = [0, 1 << GUS | 1 << BEN | 1 << IVO]
    game = town(
        "rept-alpha amoureux amoureux", at="bras-droit", weekday="sat", effects=effects, henchmen=gang,
        casual=pair(GUS, HANA), casual_place=GUS, lovers_place=BEN,
    )  # fmt: skip
    choose_guard(game, EVA, {IVO})


@pytest.mark.rule("QB-RULING-48")
def test_one_with_a_fight_a_sculpture_an_attack_or_a_squat_is_available() -> None:
    effects = {EVA: "parrain", BEN: "laura", CLEO: "artiste"}
    gang = [1 << ANA | 1 << BEN | 1 << CLEO | 1 << DAN, 0]
    game = town(
        "rept-alpha", at="parrain", weekday="fri", effects=effects, henchmen=gang, hater=pair(DAN, HANA),
        haters_place=DAN, squat=GUS, sculpt=GUS, targets={"pack": [GUS, GUS]},
    )  # fmt: skip
    choose_guard(game, EVA, {ANA, BEN, CLEO, DAN})


@pytest.mark.rule("QB-EX-40", "QB-MAFIA-14")
def test_a_night_on_guard_does_not_count_as_a_night_in_hospital() -> None:
    effects = {EVA: "parrain"}
    game = town(
        "rept-alpha", at="nightfall", weekday="tue", night=5, effects=effects, health={GUS: "b"}, henchmen=[1 << GUS, 0]
    )
    nights: list[str] = []
    for _ in range(4):
        while game.state.night == 5 + len(nights):
            step = game.agenda[-1]
            if game.state.weekday == 2 and getattr(step, "names", []) == ["parrain"]:
                call(game, s4=["guard", GUS, at(IVO)])
            else:
                close(game)
        nights.append(states(game)[GUS])
    assert nights == ["b", "b", "b", "i"]
    assert HealthFelt(GUS, "i") in game.heard(GUS)
