"""Section 16: what nearly dead and dead players may do."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.events import AbsentVoted, LawProposed, WhisperBegan
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
    JOY,
    asked,
    call,
    called,
    choose,
    close,
    invoke,
    pair,
    states,
    told,
    town,
    until,
)

WEEK = {
    "mon": "dead-name",
    "tue": "dead-whisper",
    "wed": "dead-jinx",
    "thu": "dead-name",
    "fri": "dead-whisper",
    "sat": "dead-luck",
}
DEAD: dict[str, Any] = {"health": {IVO: "q", JOY: "m"}}


def seats(game: Quintebourg, seat: int) -> set[int]:
    """The players that this seat may name."""
    return {option.seat for option in asked(game, seat).options if isinstance(option, Seat)}


@pytest.mark.rule("QB-DEAD-01", "QB-RULING-115")
def test_the_dead_see_nothing_of_the_night_that_the_nearly_dead_do_not() -> None:
    views = []
    for state in ("q", "m"):
        game = town(
            "rept-alpha cortex minus", at=["cortex", "pack", "sleep", "positions", "science"], health={IVO: state}
        )
        call(game, s1=[(GUS, "charm"), HANA])
        call(game, s0=GUS)
        close(game)
        views.append((game.heard(IVO), [channel.name for channel in game.view(IVO).channels]))
        assert all(person.party == "" for person in game.view(IVO).people if person.seat != IVO)
    assert views[0] == views[1]
    assert all(decision.kind == "suspicion" for decision in game.decisions)


@pytest.mark.rule("QB-DEAD-02", "QB-RULING-113", "QB-NIGHT-GEN-07")
@pytest.mark.parametrize(("weekday", "name"), WEEK.items())
def test_depending_on_the_night_all_in_the_morgue_have_one_action(weekday: str, name: str) -> None:
    game = town("rept-alpha", at="nightfall", weekday=weekday, **DEAD)
    until(game, name)
    assert called(game) == {IVO, JOY}
    assert seats(game, IVO) == set(range(12)) - {IVO, JOY}
    others = set(WEEK.values()) - {name}
    while game.state.weekday == list(WEEK).index(weekday):
        assert not others & set(getattr(game.agenda[-1], "names", ()))
        close(game)


@pytest.mark.rule("QB-DEAD-03", "QB-RULING-114")
@pytest.mark.parametrize(
    ("named", "draw", "name"),
    [([GUS, HANA, GUS], 0, GUS), ([GUS, HANA, "none"], 0, GUS), ([GUS, HANA, "none"], 1, HANA), (["none"] * 3, 0, -1)],
)
def test_they_designate_the_name_most_of_them_chose_and_chance_breaks_a_tie(
    named: list[Any], draw: int, name: int
) -> None:
    game = town("rept-alpha", at=["dead-name", "sleep"], health={9: "q", 10: "m", 11: "q"}, dice={"dead": [draw]})
    call(game, s9=named[0], s10=named[1], s11=named[2])
    assert game.state.dead_name == name


@pytest.mark.rule("QB-DEAD-03", "QB-RULING-114")
def test_the_name_is_revealed_at_the_end_of_the_next_vote_as_one_vote() -> None:
    game = town("rept-alpha", at="dead-name", health={9: "q", 10: "m", 11: "q"}, posts={"president": GUS})
    call(game, s9=HANA, s10=HANA, s11=HANA)
    while not told(game, None, AbsentVoted):
        assert game.state.night == 5
        close(game)
    assert told(game, None, AbsentVoted) == [AbsentVoted(HANA, 1)]


@pytest.mark.rule("QB-DEAD-04", "QB-KNOW-49", "QB-RULING-120")
def test_those_whom_the_dead_called_make_signs_with_them_for_ten_seconds() -> None:
    calls = ["dead-whisper", "whisper-talk", "sleep"]
    game = town("rept-alpha", at=calls, weekday="tue", health={IVO: "q", JOY: "m", 10: "q"}, options={"clock": 100})
    call(game, s8=BEN, s9=CLEO)
    assert told(game, BEN, WhisperBegan) == [WhisperBegan((BEN, CLEO, IVO, JOY))]
    assert not told(game, ANA, WhisperBegan)
    assert game.time == 10
    assert called(game) == {BEN, CLEO, IVO, JOY}
    for seat in (BEN, CLEO, IVO, JOY):
        channels = [(each.name, each.writers, each.form) for each in game.view(seat).channels]
        assert channels == [("signs-whisper-talk", (BEN, CLEO, IVO, JOY), "gestures")]
    assert not game.view(ANA).channels
    close(game)
    assert not game.view(BEN).channels


@pytest.mark.rule("QB-DEAD-04")
def test_without_a_call_of_the_dead_nobody_opens_his_eyes() -> None:
    game = town("rept-alpha", at=["dead-whisper", "whisper-talk", "sleep"], weekday="tue", **DEAD)
    close(game)
    assert called(game) == set()
    assert len(game.decisions) == 12


@pytest.mark.rule("QB-DEAD-05", "QB-DEAD-07")
@pytest.mark.parametrize(("die", "after"), [(0, "b"), (1, "c"), (4, "q"), (8, "m"), (9, "m")])
def test_a_bad_luck_charm_makes_dice_one_state_worse(die: int, after: str) -> None:
    game = town(
        "rept-alpha",
        at=["dead-jinx", "sleep"],
        weekday="wed",
        effects={BEN: "assassin"},
        dice={"assassin": [die]},
        **DEAD,
    )
    call(game, s8=GUS, s9=GUS)
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-DEAD-06", "QB-DEAD-07")
@pytest.mark.parametrize(("die", "after"), [(0, "i"), (1, "i"), (4, "b"), (8, "c"), (9, "q")])
def test_a_lucky_charm_makes_dice_one_state_better(die: int, after: str) -> None:
    game = town(
        "rept-alpha",
        at=["dead-luck", "sleep"],
        weekday="sat",
        effects={BEN: "assassin"},
        dice={"assassin": [die]},
        **DEAD,
    )
    call(game, s8=GUS, s9=GUS)
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-DEAD-07")
def test_charms_shift_the_result_of_an_attack_and_of_a_fight() -> None:
    calls = ["pack", "positions", "attack", "science"]
    game = town("rept-alpha", at=calls, jinx=GUS, dice={"damage": [1]})
    call(game, s0=GUS)
    assert states(game)[GUS] == "c"
    game = town(
        "rept-alpha",
        at=["positions", "science"],
        hater=pair(GUS, HANA),
        haters_place=GUS,
        luck=HANA,
        dice={"fight": [0]},
    )
    assert states(game)[6:8] == "bb"


@pytest.mark.rule("QB-RULING-114")
def test_charms_affect_dice_only() -> None:
    game = town("rept-alpha medecin fennec", at=["treat", "sleep"], jinx=GUS, luck=HANA, health={GUS: "b"})
    call(game, s1=(GUS, "worse"))
    invoke(game, CLEO, "bite", HANA)
    assert states(game)[6:8] == "cq"


@pytest.mark.rule("QB-RULING-114")
@pytest.mark.parametrize("name", ["dead-name", "dead-whisper", "dead-jinx", "dead-luck"])
def test_a_charm_lasts_until_the_dead_are_called_again(name: str) -> None:
    weekday = {call: day for day, call in WEEK.items()}[name]
    game = town("rept-alpha", at=["coma-potion", name, "sleep"], weekday=weekday, jinx=GUS, luck=HANA, **DEAD)
    close(game)
    assert (game.state.jinx, game.state.luck) == (GUS, HANA)
    close(game)
    assert (game.state.jinx, game.state.luck) == (-1, -1)


@pytest.mark.rule("QB-RULING-114")
def test_both_charms_on_one_person_cancel() -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, jinx=GUS, luck=GUS, dice={"assassin": [2]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == "c"


@pytest.mark.rule("QB-DEAD-08")
@pytest.mark.parametrize("groups", ["mq", "q"])
def test_the_dead_come_first_in_proposing_the_law(groups: str) -> None:
    health = {JOY: "m", IVO: "q"} if groups == "mq" else {IVO: "q"}
    game = town("rept-alpha", at="session", weekday="tue", posts={"president": GUS, "senateur": HANA}, health=health)
    while not any(decision.kind == "propose-law" for decision in game.decisions):
        close(game)
    choose(game, EVA, "no-blank")
    choose(game, FINN, "no-blank")
    if groups == "mq":
        choose(game, JOY, "two")
    choose(game, IVO, "hurt")
    choose(game, DAN, "no-blank")
    close(game)
    assert [event.law for event in told(game, None, LawProposed)] == ["two" if groups == "mq" else "hurt"]


@pytest.mark.rule("QB-DEAD-02", "QB-RULING-113")
@pytest.mark.parametrize("name", ["dead-name", "dead-whisper", "dead-jinx", "dead-luck"])
def test_the_dead_may_name_one_in_a_coma_and_none_of_their_own(name: str) -> None:
    game = town("rept-alpha", at=name, health={GUS: "c", IVO: "q", JOY: "m"})
    assert (Seat(GUS) in asked(game, IVO).options, Seat(JOY) in asked(game, IVO).options) == (True, False)


@pytest.mark.rule("QB-DEAD-04", "QB-HEALTH-07", "QB-EFF-SAND-02")
@pytest.mark.parametrize("words", [{"health": {IVO: "q", BEN: "c"}}, {"health": {IVO: "q"}, "asleep": 1 << BEN}])
def test_one_in_a_coma_or_in_heavy_sleep_makes_no_signs_with_the_dead(words: dict[str, Any]) -> None:
    game = town("rept-alpha", at=["whisper-talk", "sleep"], weekday="tue", whispering=1 << IVO | 1 << BEN, **words)
    assert game.view(BEN).channels == ()
    assert [channel.name for channel in game.view(IVO).channels] == ["signs-whisper-talk"]


@pytest.mark.rule("QB-RULING-115", "QB-ROLE-SKADI-01")
def test_a_skadi_who_only_watches_joins_no_camp() -> None:
    game = town("rept-alpha skadi", at="skadi", night=3, health={BEN: "m"}, watching=1 << BEN)
    close(game)
    assert game.state.camps[BEN] == 0
