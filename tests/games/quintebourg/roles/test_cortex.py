"""Section 6.6: Cortex and Minus."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.events import NamesShown, PurseChanged
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
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
    call,
    called,
    choose,
    close,
    refused,
    told,
    town,
    until,
)

MC = "rept-alpha cortex minus"
NIGHT = ["cortex", "minus", "mc-talk"]


def charmed(game: Quintebourg) -> set[int]:
    return {seat for seat in range(12) if game.state.charmed >> seat & 1}


def targets(game: Quintebourg, seat: int) -> set[int]:
    """The players that this seat may name now."""
    found = set()
    for option in asked(game, seat).options:
        part: Any = option[0] if isinstance(option, tuple) else option
        if isinstance(part, Seat):
            found.add(part.seat)
    return found


@pytest.mark.rule("QB-ROLE-CORTEX-01", "QB-ROLE-MC-02")
def test_cortex_steals_a_coin_or_charms() -> None:
    game = town(MC, at=NIGHT)
    call(game, s1=[(DAN, "steal"), EVA])
    assert (game.state.coins[DAN], game.state.coins[BEN], charmed(game)) == (2, 4, set())
    assert told(game, DAN, PurseChanged) == [PurseChanged(DAN, 2, -1)]
    game = town(MC, at=NIGHT)
    call(game, s1=[(DAN, "charm"), EVA])
    assert (game.state.coins[DAN], charmed(game)) == (3, {DAN})


@pytest.mark.rule("QB-ROLE-MC-02")
def test_a_theft_from_an_empty_purse_brings_nothing() -> None:
    game = town(MC, at=NIGHT, coins={DAN: 0, EVA: 0})
    call(game, s1=[(DAN, "steal"), EVA])
    call(game, s2=(EVA, "steal"))
    assert game.state.coins == [3, 3, 3, 0, 0, 3, 3, 3, 3, 3, 3, 3]


@pytest.mark.rule("QB-ROLE-CORTEX-02", "QB-ROLE-CORTEX-03")
def test_cortex_then_names_another_player_for_minus() -> None:
    game = town(MC, at=NIGHT)
    choose(game, BEN, (DAN, "charm"))
    assert targets(game, BEN) == set(range(12)) - {BEN, CLEO, DAN}
    refused(game, asked(game, BEN).id, DAN, "QB-ROLE-CORTEX-03")
    refused(game, asked(game, BEN).id, "none", "QB-ROLE-CORTEX-02")
    call(game, s1=EVA)
    assert game.state.mc_shown
    assert set(game.state.mc_shown) == {DAN, EVA}


@pytest.mark.rule("QB-RULING-71", "QB-RULING-126")
def test_their_targets_are_outside_the_pair_and_not_taken_for_dead() -> None:
    game = town(MC, at=NIGHT, health={GUS: "b", HANA: "c", IVO: "q", FINN: "m"})
    assert targets(game, BEN) == set(range(12)) - {BEN, CLEO, IVO, FINN}
    for seat in (BEN, CLEO):
        refused(game, asked(game, BEN).id, (seat, "charm"), "QB-RULING-71")


@pytest.mark.rule("QB-ROLE-CORTEX-04", "QB-NIGHT-GEN-12", "QB-EX-45")
@pytest.mark.parametrize(("passed", "live"), [("", False), ("tue", True)])
def test_they_act_on_at_most_four_nights_a_week_and_a_pass_does_not_count(passed: str, live: bool) -> None:
    game = town(MC, at="nightfall", weekday="mon", players=12)
    for weekday in ("mon", "tue", "wed", "thu"):
        until(game, "cortex", later=True)
        assert called(game) == {BEN}
        call(game, s1="none" if weekday == passed else [(DAN, "charm"), EVA])
    until(game, "cortex", later=True)
    assert game.state.weekday == 4
    assert called(game) == ({BEN} if live else set())
    assert len(game.decisions) == 12
    close(game)
    assert called(game) == set()


@pytest.mark.rule("QB-ROLE-CORTEX-04")
def test_a_new_week_begins_on_monday() -> None:
    game = town(MC, at="nightfall", weekday="mon", mc_week=4)
    until(game, "cortex")
    assert called(game) == {BEN}


@pytest.mark.rule("QB-ROLE-MINUS-01")
@pytest.mark.parametrize("order", [[DAN, EVA], [EVA, DAN]])
def test_minus_sees_the_two_names_in_any_order(order: list[int]) -> None:
    game = town(MC, at=NIGHT, dice={"minus": [order]})
    call(game, s1=[(DAN, "charm"), EVA])
    assert told(game, CLEO, NamesShown) == [NamesShown(CLEO, tuple(order), False)]
    assert not told(game, ANA, NamesShown)
    assert not told(game, BEN, NamesShown)
    assert game.view(CLEO).own.names == tuple(order)


@pytest.mark.rule("QB-ROLE-MINUS-02")
@pytest.mark.parametrize("deed", ["steal", "charm"])
def test_minus_picks_one_of_the_two_and_steals_or_charms(deed: str) -> None:
    game = town(MC, at=NIGHT)
    call(game, s1=[(DAN, "charm"), EVA])
    assert called(game) == {CLEO}
    assert targets(game, CLEO) == {DAN, EVA}
    refused(game, asked(game, CLEO).id, (FINN, "charm"), "QB-ROLE-MINUS-02")
    call(game, s2=(EVA, deed))
    assert charmed(game) == ({DAN, EVA} if deed == "charm" else {DAN})
    assert game.state.coins[CLEO] == (3 if deed == "charm" else 4)


@pytest.mark.rule("QB-ROLE-MINUS-03", "QB-ROLE-MINUS-04", "QB-EX-24")
def test_minus_fails_if_he_picks_the_target_of_cortex() -> None:
    game = town("villageois villageois rept-alpha cortex minus", at=NIGHT)
    call(game, s3=[(ANA, "charm"), BEN])
    call(game, s4=(ANA, "steal"))
    assert charmed(game) == {ANA}
    assert game.state.coins == [3] * 12


@pytest.mark.rule("QB-ROLE-MC-01")
def test_a_charm_lasts_and_does_nothing_else() -> None:
    game = town(MC, at="nightfall", charmed=1 << DAN)
    weekday = game.state.weekday
    while game.state.weekday == weekday:
        close(game)
    assert charmed(game) == {DAN}
    assert game.state.health[DAN] == 0
    assert game.state.camps[DAN] == game.state.camps[EVA]


@pytest.mark.rule("QB-ROLE-MC-03", "QB-RULING-71")
@pytest.mark.parametrize("state", ["c", "q", "m"])
def test_without_cortex_neither_acts_and_without_minus_cortex_alone(state: str) -> None:
    game = town(MC, at=NIGHT, health={BEN: state})
    assert called(game) == set()
    close(game)
    assert called(game) == set()
    game = town(MC, at=NIGHT, health={CLEO: state})
    call(game, s1=[(DAN, "charm"), EVA])
    assert charmed(game) == {DAN}
    assert called(game) == set()


@pytest.mark.rule("QB-RULING-71")
def test_the_two_may_make_signs_for_fifteen_seconds_after_minus_has_chosen_and_not_before() -> None:
    game = town(MC, at=NIGHT, options={"clock": 100})
    for _ in range(2):
        assert not game.view(BEN).channels
        close(game)
    assert game.time == 15
    for seat in (BEN, CLEO):
        assert [(each.name, each.writers, each.form) for each in game.view(seat).channels] == [
            ("signs-mc-talk", (BEN, CLEO), "gestures")
        ]


@pytest.mark.rule("QB-RULING-105")
def test_cortex_and_minus_may_take_a_coin_from_the_pot() -> None:
    game = town(MC, at=NIGHT, pot=2)
    call(game, s1=[("pot", "steal"), EVA])
    assert set(game.view(CLEO).own.names) == {-1, EVA}  # -1 is the pot, which is not a seat
    call(game, s2=(EVA, "steal"))
    assert (game.state.pot, game.state.coins[BEN], game.state.coins[CLEO]) == (1, 4, 4)


@pytest.mark.rule("QB-LAW-19", "QB-RULING-105")
def test_a_coin_stolen_from_the_pot_at_night_is_missed_at_dawn() -> None:
    game = town("cortex minus rept-alpha", at=["cortex", "minus"], pot=3, pot_told=3)
    call(game, s0=[("pot", "steal"), DAN])
    assert (game.state.pot, game.view(EVA).town.pot) == (2, 3)
    call(game)
    assert game.view(EVA).town.pot == 2


@pytest.mark.rule("QB-RULING-67", "QB-ROLE-SKADI-16")
def test_with_double_targets_minus_picks_two_different_names() -> None:
    game = town("cortex minus rept-alpha", at=["cortex", "minus"], weekday="mon", mc_double=True)
    call(game, s0=[(CLEO, "steal"), (DAN, "steal"), EVA, FINN])
    choose(game, BEN, (EVA, "charm"))
    targets = {option[0] for option in asked(game, BEN).options if isinstance(option, tuple)}
    assert targets == {Seat(CLEO), Seat(DAN), Seat(FINN)}


@pytest.mark.rule("QB-EFF-SAND-07", "QB-RULING-71")
def test_a_heavy_sleeper_makes_no_signs_to_his_partner() -> None:
    game = town("cortex minus rept-alpha", at="mc-talk", weekday="mon", asleep=1 << BEN)
    assert CALLS["mc-talk"].callees(game) == 1 << ANA
