"""Laura, the squatter."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Position, Word
from meetinghouse.games.quintebourg.components.names import CORRIDOR

from ..town import (
    ANA,
    BEN,
    CLEO,
    GUS,
    asked,
    at,
    call,
    called,
    close,
    refused,
    town,
    until,
)


@pytest.mark.rule("QB-EFF-LAURA-01", "QB-RULING-52")
def test_laura_may_choose_any_house_but_her_own_and_not_the_bunker() -> None:
    game = town("rept-alpha villageois medecin", at="squat", effects={BEN: "laura"}, health={GUS: "b"})
    places = {option.place for option in asked(game, BEN).options if isinstance(option, Position)}
    assert places == set(range(12)) - {BEN, CLEO}
    assert not any(isinstance(option, Word | tuple) for option in asked(game, BEN).options)
    refused(game, asked(game, BEN).id, at(BEN), "QB-EFF-LAURA-01")


@pytest.mark.rule("QB-EFF-LAURA-01", "QB-EFF-LAURA-02", "QB-RULING-52", "QB-RULING-119")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat"])
def test_laura_is_asked_every_night_and_chance_chooses_where_she_does_not(weekday: str) -> None:
    game = town("rept-alpha", at="nightfall", weekday=weekday, effects={BEN: "laura"}, dice={"squat": [0]})
    until(game, "squat")
    assert called(game) == {BEN}
    until(game, "science")
    assert game.state.position[BEN] == ANA
    assert game.state.position[BEN] != CORRIDOR


@pytest.mark.rule("QB-EFF-LAURA-02")
def test_laura_squats_empty_and_inhabited_houses_alike() -> None:
    for state in ("i", "q"):
        game = town("rept-alpha", at=["squat", "positions", "science"], effects={BEN: "laura"}, health={GUS: state})
        call(game, s1=at(GUS))
        assert game.state.position[BEN] == GUS


@pytest.mark.rule("QB-RULING-52", "QB-EFF-LAURA-01")
def test_where_laura_says_nothing_chance_never_leaves_her_at_home() -> None:
    game = town("rept-alpha", at="squat", effects={BEN: "laura"}, dice={"squat": [1]})
    close(game)
    assert game.state.squat == CLEO
