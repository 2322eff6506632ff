"""What the lobby lists about a town before the game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.quintebourg.components import presets
from meetinghouse.games.quintebourg.rules import RULES


def counts(players: int, options: dict[str, Any], group: str) -> dict[str, int]:
    """The number that is listed for each kind in this group."""
    return {each.kind: each.count for each in RULES.shares(players, options) if each.group == group and each.count}


@pytest.mark.parametrize("mode", presets.MODES)
@pytest.mark.parametrize("players", [6, 9, 13, 17, 21])
def test_what_is_listed_is_what_is_dealt(mode: str, players: int) -> None:
    options = {"mode": mode, "shuffle_variants": False}
    state = start_by(RULES, players, 1, options).state
    assert counts(players, options, "party") == Counter(f"role-{card}" for card in state.party)
    assert counts(players, options, "effects") == Counter(f"role-{card}" for card in state.effect)
    assert counts(players, options, "posts") == Counter(f"post-{post}" for post in state.holders)
    assert set(state.coins) == {counts(players, options, "money")["option-coins"]}


@pytest.mark.parametrize("seed", range(5))
def test_of_families_left_to_chance_only_the_number_is_listed(seed: int) -> None:
    dealt = start_by(RULES, 21, seed, {}).state.effect
    listed = counts(21, {}, "effects")
    for name, family in presets.FAMILIES.items():
        assert listed[f"family-{name}"] == len([card for card in dealt if card in family])
    assert sum(listed.values()) == 21


def test_a_card_more_shows_which_other_gives_way() -> None:
    changed = {
        each.kind: (each.count, each.usual) for each in RULES.shares(9, {"deal_skadi": 1}) if each.count != each.usual
    }
    assert changed == {"role-skadi": (1, 0), "role-villageois": (2, 3)}


def test_no_doctor_no_executioner() -> None:
    changed = {each.kind for each in RULES.shares(9, {"deal_medecin": 0}) if each.count != each.usual}
    assert changed == {"role-medecin", "role-villageois", "post-bourreau"}


def test_henchmen_are_listed_where_there_is_a_chief() -> None:
    assert counts(13, {}, "money") == {"option-coins": 2, "option-henchmen": 1}
    assert counts(13, {"deal_parrain": 0}, "money") == {"option-coins": 2}
    assert counts(13, {"henchmen": 3, "coins": 9}, "money") == {"option-coins": 9, "option-henchmen": 3}


def test_what_the_mode_has_not_is_not_listed() -> None:
    kinds = {each.kind for each in RULES.shares(9, {"mode": "m"})}
    assert "role-hess" in kinds
    assert "role-seth" not in kinds
