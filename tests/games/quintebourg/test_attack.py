"""Attacks (QB-ATK, QB-HOSP, QB-EX)."""

from __future__ import annotations

import pytest

from .town import ANA, call, states, town


@pytest.mark.rule("QB-EX-01", "QB-HOSP-09")
@pytest.mark.parametrize(("die", "state"), [(0, "c"), (1, "c"), (2, "c"), (7, "c"), (8, "q"), (9, "q")])
def test_a_wounded_patient_alone_against_one_reptilian_always_loses_a_notch(die: int, state: str) -> None:
    game = town("villageois rept-alpha", health="b", at=["pack", "positions", "attack"], dice={"damage": [die]})
    call(game, s1=ANA)
    assert states(game)[ANA] == state
