"""How often each side of New Salem wins: neither always, and steady bots beat random ones."""

from __future__ import annotations

from functools import cache

import pytest

from meetinghouse.bots import simulate


@cache
def share(side: str, puritans: str, witches: str) -> float:
    """How often that side wins with five players."""
    return simulate("newsalem", 5, 100, seed=1, bots={"puritans": puritans, "witches": witches}).wins[side].share


@pytest.mark.rule("NEW-BAL-01")
@pytest.mark.parametrize("players", range(3, 9))
def test_neither_side_wins_too_seldom(players: int) -> None:
    wins = simulate("newsalem", players, 100, seed=1, bots="steady").wins

    assert wins["witches"].share >= 0.3
    assert wins["puritans"].share >= 0.3


def test_steady_puritans_save_a_town_that_chance_would_lose() -> None:
    assert share("puritans", "steady", "random") > share("puritans", "random", "random") + 0.1


def test_steady_witches_beat_puritans_whom_chance_would_not() -> None:
    # against random puritans witches nearly always win, however they play
    assert share("witches", "steady", "steady") > share("witches", "steady", "random") + 0.1
