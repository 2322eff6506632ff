"""The conformance suite for Salem, with every number of players, edition and variant."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692 import invariants

pytestmark = pytest.mark.conformance

TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {"edition": "en"}) for players in range(2, 13)],
    *[(players, {"edition": "fr"}) for players in range(2, 13)],
    *[(players, {"edition": "es"}) for players in range(4, 13)],
    (6, {"edition": "en", "town_hall_choice": True, "extra_witch": True, "point_to_two": True}),
    (5, {"edition": "fr", "town_hall_choice": True, "extra_witch": True, "point_to_two": True}),
    (7, {"edition": "en", "conspiracy_center_shuffle": True, "force_disclosure": True}),
    (7, {"edition": "fr", "conspiracy_center_shuffle": True, "no_disclosure": True}),
    (8, {"edition": "es", "conspiracy_center_shuffle": True, "dawn_cat_penalty": True}),
    (6, {"edition": "en", "dead_moderator": True, "turn_timer_mode": "always"}),
    (6, {"edition": "es", "dead_view": "moderator", "turn_timer_mode": "off", "no_disclosure": True}),
    (7, {"edition": "en", "tryal_reorder": "free_tracked", "conspiracy_shuffle_rows": False}),
    (6, {"edition": "en", "conspiracy_take_order": "sequential_from_drawer", "extra_witch": True}),
    (2, {"edition": "fr", "conspiracy_take_order": "sequential_from_drawer"}),
    (7, {"edition": "en", "max_trials_per_turn": "1", "ann_putnam": "before_reveal"}),
    (7, {"edition": "fr", "night_card_placement": "bottom_half", "early_night_reform": "immediate"}),
    (7, {"edition": "es", "piety_effect": "double_threshold", "piety_loss_trial": True}),
    (5, {"edition": "en", "cards_without_effect": "unplayable", "piety_effect": "no_red_played"}),
    (3, {"edition": "en", "point_to_two": True, "ghost_hand_size": 3, "youngest_seat": 1}),
]


def living_players(game: Salem) -> int:
    return game.state.living & game.state.humans


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_salem_passes_the_conformance_suite(players: int, options: dict[str, Any]) -> None:
    some_see_all = "dead_view" in options or "dead_moderator" in options  # for them a redeal changes nothing
    figures = conformance.check(
        lambda seed: mh.start("salem1692", players, seed, options),
        range(1),
        save_every=8,
        choice_every=30,
        redeal_every=40 * max(1, players / 9),  # each redeal is done for every seat
        least_changed=0.6 if some_see_all else 0.9,
        least_seen=0.5 if some_see_all else 0.8,
        living=living_players,
        invariants=invariants.hold,
    )
    assert figures.games == 1
    assert figures.redeals > players
