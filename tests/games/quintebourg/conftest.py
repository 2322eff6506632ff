"""Fixtures for the tests of Quinte-bourg."""

from __future__ import annotations

import pytest

from . import town


@pytest.fixture(params=[False, True], ids=["told", "not-told"])
def taken_for_dead(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Run the test twice: with nearly dead players announced as dead, the default (QB-RULING-10), and without that."""
    hidden = bool(request.param)
    monkeypatch.setitem(town.USUAL, "hide_q_m", hidden)
    return hidden
