"""Many tables over HTTP: `python -m bench load` from the repository; `make bench ARGS=load`.

Every table plays Salem 1692. All players are people, each with a stream; after the dawn, one answer is given at each
table every few seconds. The server is a separate process on 127.0.0.1 with a temporary store. So is that of
boardgame.io, which takes turns with it and plays a game of the same size.

    --tables 10,100   numbers of tables, one run for each
    --players 8       players at each table
    --every 5         seconds between two answers at a table
    --seconds 20      how long each run is measured, after the dawn
    --saturate 100    tables in another run, which play without a pause; 0: no such run
    --bots 0          tables at which one person plays with six steady bots at the quick pace, in another run
    --rounds 1        how often everything is repeated
    --peer            also measure boardgame.io (needs node and npm; installed once in bench/.peers/load, 40 MB)
    --store URL       also measure with this PostgreSQL, in a temporary schema; "new" starts one for the measurement
    --nodes 2         with --store, also measure so many servers of one store; each table's answers are sent to one of
                      them, and its streams are open at another one
    --json PATH       also write the figures to this file
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import Console

from bench.load import boardgame_io, ours, report
from bench.load.figures import Figures, Scenario
from bench.load.processes import Failed
from bench.postgres import database

LONGEST = 600.0
MOST_STREAMS = 12_000


def main(words: Sequence[str]) -> int:
    """Measure and print; returns 1 if Meetinghouse could not be measured or made an error."""
    wishes = arguments(words)
    with database(wishes.store) as store:
        return _measure(wishes, store)


def _measure(wishes: argparse.Namespace, store: str | None) -> int:
    scenarios = wanted(wishes)
    console = Console(stderr=True)
    measures: dict[str, Callable[[Scenario, Callable[[str], None]], Figures]] = {"ours": ours.measure}
    trouble: list[str] = []
    if store:
        measures["postgres"] = partial(ours.measure_postgres, store)
        for nodes in wishes.nodes:
            measures[f"{nodes} servers"] = partial(ours.measure_nodes, store, nodes)
    if wishes.peer:
        with console.status("boardgame.io (installed once) …"):
            reason = boardgame_io.prepare()
        if reason:
            trouble.append(f"boardgame.io: {reason}")
        else:
            measures["peer"] = boardgame_io.measure
    taken: list[Figures] = []
    failed = False
    for turn in range(wishes.rounds):
        for scenario in scenarios:
            names = list(measures) if turn % 2 == 0 else list(measures)[::-1]
            for name in names:
                if name == "peer" and scenario.bots:
                    continue
                with console.status("…") as status:
                    try:
                        taken.append(measures[name](scenario, status.update))
                    except Failed as error:
                        failed = failed or name == "ours"
                        trouble.append(f"{name}, {scenario.tables} x {scenario.players}: {error}")
    report.show(taken, scenarios, trouble)
    if wishes.json:
        wishes.json.write_text(json.dumps([asdict(figures) for figures in taken], indent=1) + "\n")
    return 1 if failed or any(figures.errors for figures in taken if figures.title == ours.TITLE) else 0


def wanted(wishes: argparse.Namespace) -> list[Scenario]:
    """What is played."""
    scenarios = [Scenario(tables, wishes.players, wishes.every, wishes.seconds) for tables in wishes.tables]
    if wishes.saturate:
        scenarios.append(Scenario(wishes.saturate, wishes.players, 0, wishes.seconds))
    if wishes.bots:
        scenarios.append(Scenario(wishes.bots, 1, 0, wishes.seconds, bots=6))
    return scenarios


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench load", description="Many tables at once over HTTP.")
    parser.add_argument("--tables", type=numbers, default=[10, 100], help="tables, one run for each (10,100)")
    parser.add_argument("--players", type=int, default=8, help="at each table (8)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two answers at a table (5)")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured in each run (20)")
    parser.add_argument("--saturate", type=int, default=100, help="tables that play without a pause (100; 0: none)")
    parser.add_argument("--bots", type=int, default=0, help="tables of one person and six steady bots (0: none)")
    parser.add_argument("--rounds", type=int, default=1, help="of everything (1)")
    parser.add_argument("--peer", action="store_true", help="boardgame.io, too")
    parser.add_argument("--store", help="a PostgreSQL, too: postgresql://…, or new")
    parser.add_argument("--nodes", type=numbers, default=[], help="numbers of servers of that store, too")
    parser.add_argument("--json", type=Path, help="the figures as a file, too")
    wishes = parser.parse_args(words)
    if not 2 <= wishes.players <= 12 or not 0 < wishes.every <= 60 or not 1 <= wishes.rounds <= 20:
        parser.error("2 to 12 players, more than 0 and at most 60 seconds between answers, 1 to 20 rounds")
    if max(wishes.nodes, default=1) > 8 or (wishes.nodes and not wishes.store):
        parser.error("at most 8 servers, and only with --store")
    if not 1 <= wishes.seconds <= LONGEST:
        parser.error(f"1 to {LONGEST:.0f} seconds")
    if max([*wishes.tables, wishes.saturate, wishes.bots]) * wishes.players > MOST_STREAMS:
        parser.error(f"at most {MOST_STREAMS} streams")
    return wishes


def numbers(text: str) -> list[int]:
    """Numbers separated by commas."""
    found = [int(part) for part in text.split(",") if part]
    if any(number < 1 for number in found):
        raise argparse.ArgumentTypeError("at least one")
    return found
