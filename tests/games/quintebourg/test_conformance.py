"""Quinte-bourg against the suite every game must pass, in every mode, by waves and call by call."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.engine.masked import Masked
from meetinghouse.games.quintebourg.state import Quintebourg
from tests.games.quintebourg import invariants

TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, {"mode": mode, "night_calls": calls, "clock": 100 * (calls == "classic" or order % 2)})
    for players in (6, 9, 13, 17, 21)
    for order, mode in enumerate("vme")
    for calls in ("waves", "classic")
]


def everybody(game: Quintebourg) -> int:
    """At night all are asked; laws are proposed by all but the comatose and the condemned, who are known."""
    step = game.agenda[-1]
    return step.present(game) if isinstance(step, Masked) else game.state.everybody


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_quintebourg_passes_the_conformance_suite(players: int, options: dict[str, Any]) -> None:
    figures = conformance.check(
        lambda seed: mh.start("quintebourg", players, seed, {"max_weeks": 1, **options}),
        range(1),
        cap=20000,
        expiry_rate=0.2 if options["night_calls"] == "classic" else 0.05,  # a long night
        save_every=60,
        choice_every=800,
        redeal_every=players * 14,
        moves=6,
        sample=2,
        least_changed=0.8,
        least_seen=0.8,
        living=everybody,
        invariants=invariants.hold,
        learns=invariants.learns,
    )
    assert figures.games == 1
