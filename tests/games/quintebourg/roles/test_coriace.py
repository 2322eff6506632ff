"""The tough one."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.verbs.health import damage, lose_notch, worsen

from ..town import (
    BEN,
    GUS,
    invoke,
    states,
    town,
)


@pytest.mark.rule("QB-EFF-CORIACE-01", "QB-HEALTH-37")
@pytest.mark.parametrize(("state", "after"), [("i", "b"), ("b", "c"), ("c", "q"), ("q", "m")])
def test_the_tough_one_loses_at_most_one_notch_at_a_time_from_any_cause(state: str, after: str) -> None:
    games = [town("rept-alpha", effects={GUS: "coriace"}, health={GUS: state}) for _ in range(3)]
    damage(games[0], GUS, 4)
    worsen(games[1], GUS, 4)
    lose_notch(games[2], GUS)
    assert [states(game)[GUS] for game in games] == [after] * 3


@pytest.mark.rule("QB-EFF-CORIACE-01")
def test_the_tough_one_bitten_twice_loses_two_notches() -> None:
    game = town("rept-alpha fennec", at="debate", effects={GUS: "coriace"})
    game.state.uses[BEN]["bite"] = 2
    invoke(game, BEN, "bite", GUS)
    invoke(game, BEN, "bite", GUS)
    assert states(game)[GUS] == "c"
