"""The conformance suite for Quinte-bourg, in every mode, in waves and call by call."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.engine.masked import Masked
from meetinghouse.games.quintebourg.state import Quintebourg
from tests.games.quintebourg import invariants
from tests.matrix import Row, rows

pytestmark = pytest.mark.conformance


def clock(row: Row) -> int:
    """The clock setting: on for all nights call by call, and for nights in waves in mode m only."""
    return 100 if row["calls"] == "classic" or row["mode"] == "m" else 0


TABLES: list[tuple[int, dict[str, Any]]] = [
    (row["players"], {"mode": row["mode"], "night_calls": row["calls"], "clock": clock(row)})
    for row in rows(players=(6, 9, 13, 17, 21), mode="vme", calls=("waves", "classic"))
]
OTHER_READINGS = {  # QB-RULING-10, -22, -27, -34, -55, -95, -97, -109
    "hide_q_m": False, "leader_succession": True, "condemned_invoke": False, "special_blank": True, "one_inquiry": True,
    "one_proposal": True, "target_first": True, "converts_leave": True,
}  # fmt: skip
TABLES += [
    (players, {"mode": mode, "night_calls": calls, "clock": 0, "max_weeks": 2, **OTHER_READINGS})
    for players, mode, calls in ((9, "v", "waves"), (11, "m", "classic"), (13, "e", "waves"))
]
TABLES += [
    (10, {"night_calls": calls, "clock": 0, "max_weeks": 2, "dead_spectator": True, "hide_q_m": False})
    for calls in ("waves", "classic")
]
MAFIA = {"deal_parrain": 1, "deal_bras_droit": 1, "henchmen": 2, "right_hand_henchmen": 2, "coins": 5}
TABLES += [  # a whole week, and towns composed by a host
    (9, {"night_calls": "waves", "clock": 0, "start_weekday": "mon", "deal_skadi": 1, "shuffle_variants": False}),
    (12, {"mode": "e", "night_calls": "waves", "clock": 0, "max_weeks": 2, "deal_skadi": 1, **MAFIA}),
    (11, {"mode": "m", "night_calls": "classic", "clock": 0, "start_weekday": "mon", "deal_medecin": 1, **MAFIA}),
]


def everybody(game: Quintebourg) -> int:
    """Who takes part in the step: everybody at night; for laws, all but those known to be in a coma or condemned."""
    step = game.agenda[-1]
    return step.present(game) if isinstance(step, Masked) else game.state.everybody & ~game.state.watching


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_quintebourg_passes_the_conformance_suite(players: int, options: dict[str, Any]) -> None:
    figures = conformance.check(
        lambda seed: mh.start("quintebourg", players, seed, {"max_weeks": 1, **options}),
        range(1),
        cap=20000,
        expiry_rate=0.2 if options["night_calls"] == "classic" else 0.05,  # because the night is long
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
