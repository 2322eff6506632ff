"""Golden games, told as stories, which change only if a rule changes."""

from __future__ import annotations

import pytest

from tests.golden import GAMES, HERE, story_of


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_golden_game_is_told_as_before(name: str) -> None:
    assert story_of(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
