"""The assassin's shots."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.phases.night.attack import defends

from ..town import (
    BEN,
    GUS,
    invoke,
    states,
    town,
)

TABLE1 = "ibcccqqqqm"


@pytest.mark.rule("QB-EFF-ASSASSIN-01", "QB-HEALTH-23")
@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize("at", ["sleep", "debate"])
def test_at_any_time_the_assassin_may_attempt_to_kill_by_the_first_table(die: int, at: str) -> None:
    game = town("rept-alpha", at=at, effects={BEN: "assassin", GUS: "parrain"}, dice={"assassin": [die]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == TABLE1[die]
    assert states(game)[BEN] == "i"


@pytest.mark.rule("QB-RULING-65")
@pytest.mark.parametrize(("die", "after"), [(0, "b"), (1, "b"), (2, "c"), (9, "m")])
def test_a_wounded_target_takes_the_worse_of_the_two_states_without_a_forced_notch(die: int, after: str) -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, health={GUS: "b"}, dice={"assassin": [die]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-EFF-ASSASSIN-02", "QB-EFF-ASSASSIN-03", "QB-RULING-65")
def test_the_first_attempt_is_free_and_every_further_one_costs_two_coins() -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, coins={BEN: 5}, dice={"assassin": [0] * 3})
    purses = []
    for _ in range(3):
        invoke(game, BEN, "assassinate", GUS)
        purses.append((game.state.coins[BEN], game.state.bank))
    assert purses == [(5, 0), (3, 2), (1, 4)]


@pytest.mark.rule("QB-RULING-132")
@pytest.mark.parametrize(("coins", "able"), [(2, True), (1, False), (0, False)])
def test_without_the_coins_there_is_no_further_attempt(coins: int, able: bool) -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, coins={BEN: coins})
    game.state.uses[BEN]["free-bullet"] = 0
    invoke(game, BEN)
    assert (game.view(BEN).phase == "invocation") is able


@pytest.mark.rule("QB-EFF-ASSASSIN-04", "QB-ATK-11")
@pytest.mark.parametrize(("state", "defence"), [("i", True), ("b", True), ("c", False)])
def test_the_assassin_defends_himself_in_an_attack(state: str, defence: bool) -> None:
    assert defends(town("rept-alpha", effects={BEN: "assassin"}, health={BEN: state}).state, BEN, BEN) is defence


@pytest.mark.rule("QB-EFF-ASSASSIN-05", "QB-MONEY-05")
def test_the_richest_citizens_system_does_not_stop_an_assassin() -> None:
    game = town("rept-alpha", at="sleep", effects={BEN: "assassin"}, richest=GUS, dice={"assassin": [9]})
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == "m"
