"""The three tables of dice, and what is drawn when (QB-DICE)."""

from __future__ import annotations

from typing import Any

import pytest

from .fights import NIGHT, PACK, attacked, drawing
from .town import ANA, BEN, DAN, EVA, FINN, call, states, town

TWO_GUARDS: dict[str, Any] = {"guards": [[EVA, DAN], [FINN, DAN]]}
HATERS = [BEN, ANA] + [-1] * 10


@pytest.mark.rule("QB-DICE-01", "QB-DICE-04")
@pytest.mark.parametrize(("die", "state"), list(enumerate("ibcccqqqqm")))
def test_the_first_table_gives_the_state_into_which_the_victim_passes(die: int, state: str) -> None:
    assert states(attacked(DAN, dice={"damage": [die]}))[DAN] == state


@pytest.mark.rule("QB-DICE-02")
@pytest.mark.parametrize(("die", "state"), list(enumerate("ibccccccqq")))
def test_the_second_table_never_kills(die: int, state: str) -> None:
    assert states(attacked(DAN, "rept-alpha", dice={"damage": [die]}))[DAN] == state


@pytest.mark.rule("QB-DICE-03", "QB-DUO-05", "QB-HEALTH-13", "QB-RULING-09")
@pytest.mark.parametrize(("die", "pair"), list(enumerate(["bc", "ib", "ib", "ib", "ii", "bb", "bi", "bi", "bi", "cb"])))
def test_the_third_table_gives_both_haters_a_state_the_owners_first(die: int, pair: str) -> None:
    game = town(hater=HATERS, haters_place=ANA, at="positions", dice={"fight": [die]})
    assert states(game)[:2] == pair
    game = town(hater=HATERS, haters_place=BEN, at="positions", dice={"fight": [die]})
    assert states(game)[:2] == pair[::-1]


@pytest.mark.rule("QB-EX-16", "QB-DUO-09")
def test_a_tough_hater_loses_one_notch_and_riches_protect_no_hater() -> None:
    words: dict[str, Any] = {"hater": HATERS, "haters_place": ANA, "at": "positions"}
    assert states(town(dice={"fight": [9]}, effects={ANA: "coriace"}, **words))[:2] == "bb"
    assert states(town(dice={"fight": [0]}, richest=ANA, **words))[:2] == "bc"


@pytest.mark.rule("QB-RULING-130")
def test_of_haters_who_share_a_house_the_lower_seat_is_the_owner() -> None:
    shared = [0, 0, *range(2, 12)]
    game = town(hater=HATERS, haters_place=0, slot=shared, at="positions", dice={"fight": [0]})
    assert states(game)[:2] == "bc"


@pytest.mark.rule("QB-MJ-08")
def test_all_dice_of_fights_have_ten_sides() -> None:
    bond = [-1] * 4 + [FINN, EVA] + [-1] * 6
    game = town("rept-alpha", at=NIGHT, effects={DAN: "assassin"}, hater=bond, haters_place=EVA)
    drawn = drawing(game)
    call(game, s0=DAN)
    assert drawn[:3] == [("fight", 10), ("damage", 10), ("defence", 10)]


@pytest.mark.rule("QB-DICE-05")
def test_chance_is_asked_in_a_fixed_order_and_only_where_there_is_something_to_draw() -> None:
    game = town(PACK, at=NIGHT, **TWO_GUARDS)
    drawn = drawing(game)
    call(game, s0=DAN)
    assert drawn[:4] == [("victim", 2), ("damage", 10), ("hit", 3), ("defence", 10)]
    game = town("rept-alpha", at=NIGHT, guards=[[EVA, DAN]])
    drawn = drawing(game)
    call(game, s0=DAN)
    assert drawn[:2] == [("damage", 10), ("defence", 10)]
    game = town("rept-alpha", at=NIGHT)
    drawn = drawing(game)
    call(game, s0=DAN)
    assert drawn[0] == ("damage", 10)
    assert "defence" not in dict(drawn)


@pytest.mark.rule("QB-DICE-05", "QB-ATK-05")
@pytest.mark.parametrize(("draw", "victim"), [(0, EVA), (1, FINN)])
def test_among_persons_of_equal_priority_an_index_by_seat_is_drawn(draw: int, victim: int) -> None:
    game = town(
        PACK, at=NIGHT, dice={"victim": [draw], "damage": [2], "defence": [0]}, guards=[[FINN, DAN], [EVA, DAN]]
    )
    call(game, s0=DAN)
    assert [seat for seat, state in enumerate(states(game)) if state == "c"] == [victim]
