"""Section 6.5: Prophet Sesiano and his miracles."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import Converted, HealthReported, MiracleWorked
from meetinghouse.games.quintebourg.queries.town import camp
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
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

pytestmark = pytest.mark.usefixtures("taken_for_dead")

PROPHET = "rept-alpha sesiano"


def open_to(game: Quintebourg, seat: int = BEN) -> dict[str, set[int]]:
    """The miracles that are still open to this seat, with their targets."""
    found: dict[str, set[int]] = {}
    for option in asked(game, seat).options:
        parts: Any = option if isinstance(option, tuple) else (option,)
        if parts[0].word != "none":
            found.setdefault(parts[0].word, set()).update(part.seat for part in parts[1:])
    return found


@pytest.mark.rule("QB-ROLE-SESIANO-01")
@pytest.mark.parametrize(("state", "able"), [("i", True), ("b", True), ("c", True), ("q", True), ("m", False)])
def test_he_is_asked_for_miracles_at_the_end_of_every_night_unless_dead(state: str, able: bool) -> None:
    game = town(PROPHET, at="miracles", health={BEN: state})
    assert called(game) == ({BEN} if able else set())


@pytest.mark.rule("QB-ROLE-SESIANO-01", "QB-ROLE-SESIANO-03")
def test_each_miracle_may_be_worked_once() -> None:
    game = town(PROPHET, at=["miracles", "dawn-update", "miracles"], health="iqqq")
    call(game, s1=["resurrect-self", (("raise"), CLEO), ("convert", EVA), "none"][:3])
    assert states(game)[:4] == "iiiq"
    assert open_to(game) == {}
    refused(game, asked(game, BEN).id, ("raise", DAN), "QB-ROLE-SESIANO-03")
    refused(game, asked(game, BEN).id, ("convert", DAN), "QB-ROLE-SESIANO-04")
    refused(game, asked(game, BEN).id, "resurrect-self", "QB-ROLE-SESIANO-02")


@pytest.mark.rule("QB-ROLE-SESIANO-02", "QB-HEALTH-27")
def test_he_raises_himself_from_nearly_dead_only() -> None:
    game = town(PROPHET, at=["miracles", "dawn-update"], health={BEN: "q"})
    call(game, s1="resurrect-self")
    assert states(game)[BEN] == "i"
    for state in "ibc":
        game = town(PROPHET, at="miracles", health={BEN: state})
        refused(game, asked(game, BEN).id, "resurrect-self", "QB-ROLE-SESIANO-02")


@pytest.mark.rule("QB-ROLE-SESIANO-03", "QB-RULING-141")
def test_he_may_name_anybody_not_known_to_be_dead_for_good_and_a_raise_without_effect_is_kept(
    taken_for_dead: bool,
) -> None:
    game = town(PROPHET, at=["miracles", "dawn-update"], health="iibcqm")
    known = set() if taken_for_dead else {FINN}
    assert open_to(game)["raise"] == set(range(12)) - {BEN} - known
    for seat in known | {BEN}:
        refused(game, asked(game, BEN).id, ("raise", seat), "QB-RULING-141")
    call(game, s1=("raise", DAN))
    assert states(game)[DAN] == "c"
    assert game.state.uses[BEN]["raise"] == 1
    assert told(game, BEN, MiracleWorked) == [MiracleWorked(BEN, "raise", DAN, False)]


@pytest.mark.rule("QB-ROLE-SESIANO-03", "QB-RULING-141")
def test_he_raises_one_who_fell_this_very_night_unpublished() -> None:
    game = town(PROPHET, at=["miracles", "dawn-update"])
    game.state.health[EVA] = 3
    call(game, s1=("raise", EVA))
    assert states(game)[EVA] == "i"
    assert game.state.uses[BEN]["raise"] == 0


@pytest.mark.rule("QB-RULING-141")
def test_one_who_died_unpublished_cannot_be_raised_and_the_miracle_is_kept() -> None:
    game = town(PROPHET, at=["miracles", "dawn-update"])
    game.state.health[EVA] = 4
    call(game, s1=("raise", EVA))
    assert states(game)[EVA] == "m"
    assert game.state.uses[BEN]["raise"] == 1


@pytest.mark.rule("QB-ROLE-SESIANO-04", "QB-ROLE-SESIANO-08")
def test_a_converted_player_joins_the_idealists() -> None:
    game = town(PROPHET, at=["miracles", "dawn-update"])
    assert open_to(game)["convert"] == set(range(12)) - {BEN}
    call(game, s1=("convert", CLEO))
    assert camp(game.state, CLEO) == "idealistes"
    assert told(game, CLEO, Converted) == [Converted(CLEO, "idealistes")]


@pytest.mark.rule("QB-ROLE-SESIANO-08")
@pytest.mark.parametrize("parties", [PROPHET + " amoureux amoureux", "amoureux sesiano amoureux rept-alpha"])
def test_a_lover_stays_a_lover(parties: str) -> None:
    game = town(parties, at=["miracles", "dawn-update"])
    call(game, s1=("convert", CLEO))
    assert camp(game.state, CLEO) == "amoureux"
    assert told(game, CLEO, Converted) == [Converted(CLEO, "amoureux")]


@pytest.mark.rule("QB-ROLE-SESIANO-05")
@pytest.mark.parametrize("at", ["pack", "debate", "weddings"])
def test_he_may_convert_at_any_other_moment_too(at: str) -> None:
    game = town(PROPHET, at=at)
    invoke(game, BEN, "convert", CLEO)
    assert camp(game.state, CLEO) == "idealistes"
    assert game.state.uses[BEN] == {"resurrect-self": 1, "raise": 1, "convert": 0}


@pytest.mark.rule("QB-ROLE-SESIANO-06", "QB-ROLE-SESIANO-07")
@pytest.mark.parametrize(
    ("mode", "party", "stops"),
    [
        ("v", "rept-noire", True), ("v", "rept-rouge", True), ("v", "seth", True), ("v", "rept-alpha", False),
        ("v", "reptilienne", False), ("v", "fennec", False), ("e", "rept-noire", True), ("e", "rept-rouge", True),
        ("e", "seth", True), ("e", "hess", False), ("e", "rappaz", False), ("m", "hess", True), ("m", "rappaz", True),
        ("m", "pach", True), ("m", "algebriste", False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("at", ["miracles", "debate"])
def test_the_game_stops_when_he_converts_one_of_the_wicked(mode: str, party: str, stops: bool, at: str) -> None:
    game = town(
        ["nobel" if mode == "m" else "rept-alpha", "sesiano", party], mode=mode, at=[at] if at == "miracles" else at
    )
    before = camp(game.state, CLEO)
    if at == "miracles":
        call(game, s1=("convert", CLEO))
    else:
        invoke(game, BEN, "convert", CLEO)
    assert game.over is stops
    assert camp(game.state, CLEO) == (before if stops else "idealistes")
    if stops:
        assert game.outcome is not None
        assert game.outcome.why == "conversion"


@pytest.mark.rule("QB-ROLE-SESIANO-09")
def test_nobody_else_learns_who_was_converted() -> None:
    heard = []
    for target in (CLEO, DAN):
        game = town(PROPHET, at=["miracles", "dawn-update", "sleep"])
        call(game, s1=("convert", target))
        heard.append([[*game.heard(seat)] for seat in (ANA, EVA, None)])
        assert all(game.view(seat).people[target].camp == "" for seat in (ANA, EVA))
    assert heard[0] == heard[1]


@pytest.mark.rule("QB-ROLE-SESIANO-10", "QB-RULING-68")
def test_he_may_work_several_miracles_in_one_night() -> None:
    game = town(PROPHET, at=["miracles", "dawn-update"], health="iqq")
    choose(game, BEN, "resurrect-self", ("raise", CLEO), ("convert", EVA))
    close(game)
    assert states(game)[:3] == "iii"
    assert camp(game.state, EVA) == "idealistes"


@pytest.mark.rule("QB-ROLE-SESIANO-11", "QB-HEALTH-36")
def test_he_cannot_die_while_he_could_still_raise_himself() -> None:
    calls = ["pack", "positions", "attack", "miracles"]
    for left, after in ((1, "q"), (0, "m")):
        game = town(PROPHET + " reptilienne", at=calls, dice={"damage": [9]})
        game.state.uses[BEN]["resurrect-self"] = left
        call(game, s0=BEN, s2=BEN)
        assert states(game)[BEN] == after


@pytest.mark.rule("QB-ROLE-SESIANO-03")
def test_a_raise_of_the_night_is_in_the_report_of_the_morning() -> None:
    game = town(PROPHET, at="miracles", health="iiq")
    call(game, s1=("raise", CLEO))
    while not told(game, None, HealthReported):
        close(game)
    assert told(game, None, HealthReported) == [HealthReported((CLEO,), ("i",))]


@pytest.mark.rule("QB-ROLE-SESIANO-04")
def test_the_prophet_converts_one_who_is_nearly_dead() -> None:
    game = town("sesiano rept-alpha", at=["miracles", "dawn-update"], health={DAN: "q"})
    call(game, s0=[("convert", DAN), "none"])
    assert told(game, DAN, Converted) == [Converted(DAN, "idealistes")]


@pytest.mark.rule("QB-ROLE-SESIANO-01", "QB-ROLE-SESIANO-05")
def test_a_conversion_that_was_invoked_meanwhile_is_not_worked_again_at_the_end_of_the_night() -> None:
    game = town("sesiano rept-alpha", at=["miracles", "dawn-update"])
    choose(game, ANA, ("convert", DAN), "none")
    invoke(game, ANA, "convert", EVA)
    close(game)
    assert [bool(told(game, seat, Converted)) for seat in (DAN, EVA)] == [False, True]
