"""The sandman and Morpheus, who put players to heavy sleep."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.events import (
    HealthFelt,
    OrderDelivered,
    SentToSleep,
)
from meetinghouse.games.quintebourg.phases.night.attack import defends
from meetinghouse.games.quintebourg.phases.night.night import CALLS

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
    call,
    called,
    close,
    pair,
    states,
    told,
    town,
    until,
)


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
    """This concerns all calls of steps I to U."""
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


@pytest.mark.rule("QB-RULING-50", "QB-RULING-142")
def test_one_who_has_fallen_tonight_is_not_put_to_sleep() -> None:
    game = town("rept-alpha", at="sleep", effects={BEN: "morphee"}, health={DAN: "c"}, published=[0] * 12)
    call(game, s1=DAN)
    assert told(game, DAN, SentToSleep) == []
