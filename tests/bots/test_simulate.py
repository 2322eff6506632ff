"""Simulations: reproducible, with correct intervals and clear errors; and steady bots play better than random ones."""

from __future__ import annotations

import multiprocessing
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots import simulate
from meetinghouse.bots.report import share_of


def test_the_same_seed_gives_the_same_digest_on_one_process_and_on_two() -> None:
    one = simulate("salem1692", 5, 40, seed=3, processes=1)
    two = simulate("salem1692", 5, 40, seed=3, processes=2)

    assert one.digest == two.digest
    assert one.wins == two.wins
    assert simulate("salem1692", 5, 40, seed=4, processes=1).digest != one.digest


def test_new_processes_that_inherit_nothing_give_the_same_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    here = simulate("salem1692", 5, 8, seed=3, processes=1)
    spawning = multiprocessing.get_context("spawn")  # as on Windows and macOS
    monkeypatch.setattr(multiprocessing, "get_context", lambda: spawning)

    assert simulate("salem1692", 5, 8, seed=3, processes=2).digest == here.digest


def test_a_report_counts_every_game_once() -> None:
    heard: list[int] = []

    report = simulate("salem1692", 4, 30, options={"edition": "fr"}, processes=1, progress=heard.append)

    assert sum(share.count for share in report.wins.values()) == report.games == 30
    assert report.length.min <= report.length.median <= report.length.max
    assert report.decisions >= 30 * report.length.min
    assert heard[-1] == 30


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (810, 1000, 0.7845, 0.8331)],
)
def test_intervals_are_wilsons(count: int, of: int, low: float, high: float) -> None:
    share = share_of(count, of)

    assert share.low == pytest.approx(low, abs=0.0005)
    assert share.high == pytest.approx(high, abs=0.0005)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": True},
        {"processes": 0},
        {"bots": "clever"},
        {"bots": {"townspeople": "steady"}},
        {"bots": {"townspeople": "steady", "witches": "clever"}},
        {"players": 13},
        {"options": {"edition": "de"}},
        {"game": "chess"},
    ],
)
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(mh.Refused):
        simulate(**{"game": "salem1692", "players": 5, "games": 5, **wrong})


def share_of_town(bots: str | dict[str, str], games: int) -> float:
    return simulate("salem1692", 7, games, seed=1, options={"edition": "en"}, bots=bots).wins["townspeople"].share


def test_each_side_wins_more_often_with_steady_bots_than_by_chance() -> None:
    by_chance = share_of_town("random", 600)

    assert share_of_town({"townspeople": "steady", "witches": "random"}, 250) > by_chance + 0.03
    assert share_of_town({"townspeople": "random", "witches": "steady"}, 100) < by_chance - 0.2
