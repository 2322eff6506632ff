"""Fixtures of Quinte-bourg's tests."""

from __future__ import annotations

import pytest

from . import town


@pytest.fixture(params=[False, True], ids=["told", "not-told"])
def taken_for_dead(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the town takes the nearly dead for dead, as it does by default (QB-RULING-10): both ways."""
    hidden = bool(request.param)
    monkeypatch.setitem(town.USUAL, "hide_q_m", hidden)
    return hidden
