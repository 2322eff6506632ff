"""Several houses on one store, in simulated time: nothing is lost, nothing happens twice, whatever goes wrong."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from meetinghouse.tables.keeping import Keeping

from .simulation import simulate

RUNS = int(os.environ.get("MEETINGHOUSE_SIMULATIONS", "80"))
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_processes_that_die_and_stall_lose_nothing_and_do_nothing_twice(part: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(part, RUNS, PARTS):
        try:
            happened += simulate(seed)[1]
        except Exception as error:
            raise AssertionError(f"python -m tests.tables.simulation {seed}") from error
    assert all(happened[what] for what in ("kill", "stall", "stop", "taken over"))
    assert happened["acts"] > 10 * RUNS / PARTS
    assert happened["changes of hands"] > RUNS / PARTS


def test_a_run_is_the_same_with_the_same_seed_and_another_one_with_another() -> None:
    one, again, other = [simulate(seed)[0] for seed in (7, 7, 8)]
    assert one == again != other


@pytest.mark.parametrize(
    ("what", "broken"),
    [
        ("_poll", "lost notices are not looked for"),
        ("tell", "nobody is told who is there"),
        ("fence", "acts carry no fence"),
    ],
)
def test_the_simulation_finds_what_is_broken(what: str, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def later(*_: object) -> None: ...

    monkeypatch.setattr(Keeping, what, later if what == "_poll" else lambda *_: None)
    if what == "fence":  # does harm only if a process keeps its tables for too long
        monkeypatch.setattr(Keeping, "keeps", lambda self, table: table in self._fences)
    for seed in range(60):
        try:
            simulate(seed)
        except Exception:
            return
    raise AssertionError(f"the simulation does not notice that {broken}")
