"""Sections 18.1 and 21: the course of a night."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import replay, start_by
from meetinghouse.games.quintebourg import victory
from meetinghouse.games.quintebourg.components.names import WEEKDAYS
from meetinghouse.games.quintebourg.events import (
    Called,
    GroupMet,
    LoverKnown,
    NightFell,
    OrderDelivered,
    RoleShown,
    WaveCalled,
)
from meetinghouse.games.quintebourg.phases.night.program import program
from meetinghouse.games.quintebourg.rules import RULES

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
    JOY,
    at,
    call,
    called,
    close,
    pair,
    states,
    told,
    town,
    until,
)

WEEK = WEEKDAYS[:6]
CHIEF = {BEN: "parrain"}


@pytest.mark.rule("QB-NIGHT-GEN-01", "QB-KNOW-26")
def test_on_the_first_night_before_anything_else_those_who_know_each_other_recognise_each_other() -> None:
    parties = "rept-alpha seth fennec cortex minus amoureux amoureux hess algebriste rappaz pach"
    game = town(
        parties,
        mode="e",
        at="nightfall",
        night=1,
        weekday="thu",
        met=[0] * 6,
        alibis={FINN: "analyste", GUS: "geometre"},
    )
    assert [type(event) for event in game.heard(None)][:2] == [NightFell, Called]
    assert program(game.state)[0] == "recognise"
    met = {
        "pack": (ANA, BEN), "setheux": (BEN, CLEO), "mc": (DAN, EVA), "alg": (HANA, IVO), "ana": (FINN, JOY),
        "geo": (GUS, 10),
    }  # fmt: skip
    for name, seats in met.items():
        for seat in range(12):
            heard = [event.seats for event in told(game, seat, GroupMet) if event.group == name]
            assert heard == ([seats] if seat in seats else [])
    assert [told(game, seat, LoverKnown) for seat in (FINN, HANA)] == [[LoverKnown(FINN, GUS, "geometre")], []]
    assert "recognise" not in program(town("rept-alpha", night=2).state)


@pytest.mark.rule("QB-NIGHT-GEN-05")
@pytest.mark.parametrize("weekday", ["mon", "thu"])
@pytest.mark.parametrize(("night", "real"), [(1, True), (2, False), (5, False)])
def test_pairs_are_made_on_the_first_night_only(weekday: str, night: int, real: bool) -> None:
    game = town("rept-alpha", at="nightfall", weekday=weekday, night=night, effects={BEN: "eris", CLEO: "cupidon"})
    until(game, "make-haters")
    assert called(game) == ({BEN} if real else set())
    close(game)
    assert called(game) == ({CLEO} if real else set())


@pytest.mark.rule("QB-NIGHT-GEN-07")
def test_letters_are_delivered_after_the_chiefs_were_called_and_before_positions_are_fixed() -> None:
    for weekday in WEEK:
        calls = program(town("rept-alpha", weekday=weekday).state)
        assert calls.index("squat") < calls.index("letters") == calls.index("positions") - 1
        assert [name for name in calls if name.startswith("dead-")] == [calls[calls.index("update") + 1]]
    game = town("rept-alpha", at=["parrain", "army-guard", "letters", "science"], effects=CHIEF)
    call(game, s1=["corrupt", GUS, HANA])
    assert not told(game, GUS, OrderDelivered)
    close(game)
    assert told(game, GUS, OrderDelivered) == [OrderDelivered(GUS, HANA)]


@pytest.mark.rule("QB-NIGHT-GEN-08", "QB-RULING-19")
def test_effects_of_the_first_part_of_the_night_are_applied_at_the_end_of_their_step() -> None:
    """A treatment, a charm, sleep and poison count from the very next call on."""
    parties, effects = "rept-alpha medecin cortex minus", {GUS: "morphee", HANA: "chirurgien", IVO: "curieux"}
    game = town(parties, at="nightfall", effects=effects, health={JOY: "b", 10: "b"})
    until(game, "treat")
    call(game, s1=[(JOY, "better"), "none"])
    assert states(game)[JOY] == "i"
    until(game, "cortex")
    call(game, s2=[(EVA, "charm"), FINN])
    assert game.state.charmed == 1 << EVA
    until(game, "sleep")
    call(game, s6=IVO)
    assert called(game) == set()
    until(game, "nurse")
    call(game, s7=("poison", 10))
    assert states(game)[10] == "c"


@pytest.mark.rule("QB-NIGHT-GEN-09")
@pytest.mark.parametrize(
    ("henchman", "places", "harassed"), [(BEN, [IVO, GUS, HANA], []), (CLEO, [GUS, IVO, HANA], [GUS])]
)
def test_choices_of_where_to_go_are_intentions_until_positions_are_fixed(
    henchman: int, places: list[int], harassed: list[int]
) -> None:
    effects = {BEN: "artiste", CLEO: "laura", DAN: "parrain"}
    calls = ["sculpt", "squat", "parrain", "army-guard", "positions", "science"]
    game = town("rept-alpha", at=calls, effects=effects, posts={"chef-armees": EVA}, henchmen=[1 << henchman, 0])
    before = list(game.state.position)
    call(game, s1=GUS)
    call(game, s2=at(GUS))
    call(game, s3=["guard", henchman, at(IVO)])
    assert game.state.position == before
    call(game, s4=at(HANA))
    assert [game.state.position[seat] for seat in (BEN, CLEO, EVA)] == places
    assert game.state.harassed == harassed


@pytest.mark.rule("QB-NIGHT-GEN-10")
def test_a_fight_is_rolled_before_the_attack() -> None:
    """The visitor, who is in a coma after the fight, no longer counts against two attackers."""
    calls = ["pack", "positions", "attack", "science"]
    dice = {"fight": [0], "damage": [6], "victim": [0]}
    game = town("rept-alpha reptilienne", at=calls, hater=pair(GUS, HANA), dice=dice)
    game.state.haters_place = GUS
    call(game, s0=GUS, s1=GUS)
    assert game.state.position[GUS] == game.state.position[HANA] == GUS
    assert states(game)[6:8] == "qc"


@pytest.mark.rule("QB-NIGHT-GEN-11")
@pytest.mark.parametrize("cause", ["sleep", "poison", "fight", "attack"])
def test_whoever_can_no_longer_act_is_not_asked_later_though_the_call_is_made(cause: str) -> None:
    effects = {GUS: "chercheur", HANA: "morphee", IVO: "chirurgien"}
    state: dict[str, Any] = {"health": {GUS: "b"}} if cause == "poison" else {}
    calls = ["pack", "sleep", "nurse", "positions", "attack", "science"]
    game = town(
        "rept-alpha", at=calls, effects=effects, hater=pair(GUS, JOY), dice={"fight": [9], "damage": [5]}, **state
    )
    call(game, **({"s0": GUS} if cause == "attack" else {}))
    call(game, **({"s7": GUS} if cause == "sleep" else {}))
    if cause == "fight":
        game.state.haters_place = GUS
    call(game, **({"s8": ("poison", GUS)} if cause == "poison" else {}))
    assert Called("science") in game.heard(None)
    assert called(game) == set()
    assert len(game.decisions) == 12
    control = town("rept-alpha", at=calls, effects=effects)
    until(control, "science")
    assert called(control) == {GUS}


@pytest.mark.rule("QB-NIGHT-GEN-13")
def test_after_a_monday_start_skadi_is_called_on_wednesday_after_cortex_and_saturday_is_a_dummy() -> None:
    game = town("rept-alpha skadi cortex minus", at="nightfall", weekday="wed", night=3)
    calls = program(game.state)
    assert calls.index("mc-talk") + 1 == calls.index("skadi")
    until(game, "skadi")
    assert called(game) == {BEN}
    game = town("rept-alpha skadi cortex minus", at="nightfall", weekday="sat", night=6)
    until(game, "skadi")
    assert called(game) == set()
    assert "skadi" not in program(town("rept-alpha skadi", weekday="wed", night=9).state)


@pytest.mark.rule("QB-PHASE-01", "QB-RULING-118")
@pytest.mark.parametrize("weekday", WEEK)
def test_only_calls_of_camps_that_the_mode_excludes_are_skipped(weekday: str) -> None:
    calls = {
        mode: [*program(town("hess" if mode == "m" else "rept-alpha", mode=mode, weekday=weekday).state)]
        for mode in "vme"
    }
    maths = {"alg", "ana", "geo"}
    assert calls["v"] == [name for name in calls["e"] if name not in maths]
    assert calls["m"] == [name for name in calls["e"] if name not in ("cortex", "minus", "mc-talk", "pack")]
    assert len(maths & set(calls["e"])) == 1


@pytest.mark.rule("QB-RULING-118", "QB-PHASE-02", "QB-MJ-03")
@pytest.mark.parametrize(
    ("weekday", "night"), [("mon", 1), ("thu", 1), ("wed", 3), ("sat", 3), *[(weekday, 5) for weekday in WEEK]]
)
def test_every_call_is_made_and_lasts_as_long_whether_or_not_its_role_exists(weekday: str, night: int) -> None:
    """A town with all roles, one with none, and one of dead players."""
    parties = "rept-alpha medecin sesiano cortex minus seth fennec rept-noire rept-rouge amoureux amoureux skadi"
    effects = [
        "morphee", "laura", "artiste", "eris", "cupidon", "parrain", "bras-droit", "curieux", "infirmier", "geek",
        "tricheur", "assassin",
    ]  # fmt: skip
    clock = {"clock": 100}
    towns = [
        town(
            parties,
            effects=dict(enumerate(effects)),
            posts={"chef-armees": 3, "procureur": 4},
            options=clock,
            at="nightfall",
            weekday=weekday,
            night=night,
        ),
        town("rept-alpha", options=clock, at="nightfall", weekday=weekday, night=night),
        town(
            "rept-alpha " + parties[11:],
            health="iiii" + "qc" * 4,
            effects=dict(enumerate(effects)),
            options=clock,
            at="nightfall",
            weekday=weekday,
            night=night,
        ),
    ]
    found = []
    for game in towns:
        seen = []
        day = game.state.weekday
        while game.state.weekday == day:
            assert len(game.decisions) == 12
            seen.append(
                (
                    tuple(getattr(game.agenda[-1], "names", ())),
                    game.time,
                    {each.timer for each in game.decisions} == {game.time},
                )
            )
            close(game)
        found.append((seen, [event.call for event in told(game, None, Called)]))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("QB-PHASE-02")
def test_at_a_call_everybody_has_something_of_the_same_form_to_choose() -> None:
    game = town("rept-alpha", at="science", effects={BEN: "chercheur"})
    forms = {(decision.options, decision.timer, decision.least, decision.most) for decision in game.decisions}
    assert len(forms) == 1


@pytest.mark.rule("QB-PHASE-02")
@pytest.mark.parametrize("mode", ["v", "m", "e"])
@pytest.mark.parametrize(("weekday", "night"), [("mon", 1), ("thu", 1), *[(weekday, 5) for weekday in WEEK]])
def test_a_night_in_waves_takes_at_most_three_minutes(mode: str, weekday: str, night: int) -> None:
    party = "hess" if mode == "m" else "rept-alpha"
    game = town(
        party, mode=mode, weekday=weekday, night=night, at="nightfall", options={"clock": 100, "night_calls": "waves"}
    )
    time, day = 0.0, game.state.weekday
    while game.state.weekday == day:
        assert game.time is not None
        time += game.time
        close(game)
    assert 60 <= time <= 180
    waves = [event.wave for event in told(game, None, WaveCalled)]
    assert waves == sorted(set(waves))


@pytest.mark.rule("QB-PHASE-04")
def test_the_end_reveals_all_roles_and_camps_and_the_record_tells_the_whole_game() -> None:
    game = start_by(RULES, 9, 7, {"mode": "v"})
    for _ in range(60):
        decision = game.decisions[0]
        game.answer(decision.id, decision.options[0])
    assert game.view(None).opened == ()
    victory.stop(game, "weeks")
    assert game.over
    shown = told(game, None, RoleShown)
    assert [(event.party, event.effect) for event in shown] == list(
        zip(game.state.party, game.state.effect, strict=True)
    )
    assert [own.camp for own in game.view(None).opened] == [
        event.camp if event.camp != "nobody" else "" for event in shown
    ]
    assert len(game.record.entries) == 60
    again = replay(game.record, 60)
    assert again.state.party == game.state.party


@pytest.mark.rule("QB-RULING-119")
def test_a_night_in_which_nobody_answers_goes_on_with_the_defaults() -> None:
    parties = "rept-alpha medecin sesiano cortex minus seth fennec rept-noire rept-rouge amoureux amoureux villageois"
    effects = {
        0: "morphee",
        1: "curieux",
        2: "artiste",
        3: "eris",
        4: "parrain",
        5: "chirurgien",
        6: "tricheur",
        7: "chercheur",
    }
    for weekday in WEEK:
        game = town(
            parties,
            at="nightfall",
            weekday=weekday,
            effects=effects,
            posts={"chef-armees": 8, "procureur": 9},
            health={11: "b"},
        )
        day = game.state.weekday
        before = (list(game.state.coins), game.state.charmed)
        while game.state.weekday == day:
            close(game)
        assert (game.state.coins, game.state.charmed) == before
        assert states(game)[:11] == "i" * 11
        assert (game.state.orders, game.state.rig, game.state.resigning, game.state.harassed) == ([], [], [], [])
