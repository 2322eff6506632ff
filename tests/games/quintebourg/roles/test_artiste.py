"""The artist: sculptures and resignations."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.events import (
    Harassed,
    Moved,
    Resigned,
)
from meetinghouse.games.quintebourg.queries.positions import Level
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    GUS,
    HANA,
    IVO,
    asked,
    call,
    called,
    choose,
    close,
    refused,
    told,
    town,
)

WEEK = ("mon", "tue", "wed", "thu", "fri", "sat")


def nights(name: str, role: str, night: int = 5) -> list[str]:
    """The weekdays on which a holder of the role is asked something real in this call."""
    games = [
        (weekday, town("rept-alpha", at=name, weekday=weekday, night=night, effects={BEN: role})) for weekday in WEEK
    ]
    return [weekday for weekday, game in games if called(game) == {BEN}]


def options(game: Quintebourg, seat: int) -> set[int]:
    """The players that this seat may name."""
    return {option.seat for option in asked(game, seat).options if isinstance(option, Seat)}


@pytest.mark.rule("QB-EFF-ARTISTE-01")
def test_on_mondays_and_thursdays_the_artist_makes_a_sculpture_in_somebodys_house() -> None:
    assert nights("sculpt", "artiste") == ["mon", "thu"]
    game = town("rept-alpha villageois medecin", at=["sculpt", "positions", "science"], effects={BEN: "artiste"})
    assert options(game, BEN) == set(range(12)) - {BEN, CLEO}
    refused(game, asked(game, BEN).id, CLEO, "QB-RULING-77")
    call(game, s1=GUS)
    assert (game.state.position[BEN], game.state.level[BEN]) == (GUS, Level.SCULPT)


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
