"""The conformance suite for New Salem, with every number of players, with and without clocks."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.newsalem.rules import RULES
from tests.games.newsalem import invariants

pytestmark = pytest.mark.conformance

CLOCKS = {"choice_seconds": 25, "event_seconds": 75}


@pytest.mark.rule("NEW-ENG-08")
@pytest.mark.parametrize("options", [{}, CLOCKS], ids=["unhurried", "clocks"])
@pytest.mark.parametrize("players", range(3, 9))
def test_new_salem_passes_the_conformance_suite_and_its_invariants_hold(players: int, options: dict[str, Any]) -> None:
    figures = conformance.check(
        lambda seed: start_by(RULES, players, seed, options),
        [players],
        moves=6,
        offer_rate=0.25,
        save_every=20,
        choice_every=5 * players,
        redeal_every=5 * players,
        least_changed=0.9,
        least_seen=0.9,
        invariants=invariants.hold,
    )
    assert figures.games == 1
    assert figures.offers > 5
    assert figures.redeals > players
    assert bool(figures.expiries) == bool(options)
