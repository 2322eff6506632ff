"""Run the simulation of several houses with many seeds: `python -m tests.tables.seeds 0 10000` from the repository.

Prints every seed that fails, with the reason, how many have run from time to time, and what has happened in all runs
together. With one seed it shows the whole error.

    FIRST             the first seed
    LAST              run all seeds before this one; without it, only the first
    --processes 2     how many run at the same time
"""

from __future__ import annotations

import argparse
import gc
import logging
import multiprocessing
import sys
from collections import Counter

from rich.console import Console
from rich.progress import Progress

from .simulation import simulate

CHUNK = 10  # seeds that a process takes at once
SHOWN = 300  # letters of an error
TOLD_EVERY = 200  # seeds
COLLECTED = 50_000  # new objects after which garbage is collected: rarely, because that took a sixth of the time


def main() -> int:
    """Run all seeds; returns 1 if one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables.seeds", description="Simulate several houses.")
    parser.add_argument("first", type=int, help="the first seed")
    parser.add_argument("last", type=int, nargs="?", help="run all seeds before this one")
    parser.add_argument("--processes", type=int, default=1, help="at the same time (1)")
    wishes = parser.parse_args()
    if not 1 <= wishes.processes <= 64 or (wishes.last is not None and wishes.last <= wishes.first):
        parser.error("1 to 64 processes, and the last seed after the first")
    logging.disable()
    if wishes.last is None:
        print(dict(simulate(wishes.first)[1]))
        return 0
    seeds = range(wishes.first, wishes.last)
    total: Counter[str] = Counter()
    failed = 0
    with multiprocessing.Pool(wishes.processes, prepare) as pool, Progress(console=Console(stderr=True)) as bar:
        runs = bar.track(pool.imap_unordered(run, seeds, CHUNK), len(seeds))
        for done, (seed, happened, trouble) in enumerate(runs, 1):
            total += happened
            if done % TOLD_EVERY == 0:
                print(f"{done} runs, {failed} failed so far", flush=True)
            if trouble:
                failed += 1
                print(f"seed {seed}: {trouble}", flush=True)
    print(f"{len(seeds)} runs, {failed} failed: {dict(total)}")
    return 1 if failed else 0


def prepare() -> None:
    """Prepare a process that runs seeds."""
    logging.disable()
    gc.freeze()
    gc.set_threshold(COLLECTED)


def run(seed: int) -> tuple[int, Counter[str], str]:
    """Run one seed; returns what has happened, and why it fails."""
    try:
        return seed, simulate(seed)[1], ""
    except Exception as error:
        return seed, Counter(), f"{type(error).__name__}: {error}"[:SHOWN]


if __name__ == "__main__":
    sys.exit(main())
