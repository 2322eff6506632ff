"""Measure Meetinghouse beside its peers: `make bench`, or `.venv/bin/python -m bench` from the repository.

Prints one table and writes bench/latest.json (not in git). This takes about two minutes; the first run also makes an
environment for the peers in bench/.peers (360 MB, versions in bench/peers.txt). Every program measures in its own
process, and they take turns in every round, so that other work on the machine slows all of them alike.

    --rounds 15       how many rounds
    --seconds 0.4     processor time for each case in a round
    --no-peers        without other libraries

Other measurements: `python -m bench.pairs OLD NEW` (two versions of Meetinghouse), `python -m bench load` (many tables
over HTTP), `python -m bench messages` (their sizes), `python -m bench nights` (does the length of a night reveal
anything?), `python -m bench.journal` (durable appends), `python -m bench.servers` (servers that die or are updated),
`python -m bench.page FOLDER` (how long the page of a table is busy); each has a --help.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import cases, environment, report, research, scaling
from bench.cases import Case
from bench.rows import Rounds, ratio_rows, row_of, scaling_row
from bench.worker import Missing, Worker


def main() -> int:
    """Measure, print and write; returns 1 if Meetinghouse itself could not be measured."""
    if sys.argv[1:2] == ["load"]:
        from bench.load.command import main as load

        return load(sys.argv[2:])
    if sys.argv[1:2] == ["nights"]:
        from bench.load.nights import main as nights

        return nights(sys.argv[2:])
    if sys.argv[1:2] == ["messages"]:
        from bench.load.messages import main as messages

        return messages(sys.argv[2:])
    wishes = arguments()
    peers = () if wishes.no_peers else cases.PEERS
    workers, missing = start_workers(bool(peers))
    try:
        rounds = take_turns((*cases.OURS, *peers), workers, missing, wishes.rounds, wishes.seconds)
    finally:
        for worker in workers.values():
            worker.close()
    abouts = {name: worker.about for name, worker in workers.items()}
    build = abouts.get("ours", {}).get("build", "unknown")
    ours = [row_of(rounds, case, build) for case in cases.OURS]
    two = [
        scaling_row("simulate", scaling.two_against_one, cases.TWO_PROCESSES),
        scaling_row("a vector environment", research.two_against_one, cases.TWO_PROCESSES_SEEN),
    ]
    sections = [[*ours, *two]]
    if peers:
        sections += [[row_of(rounds, case, build) for case in peers], ratio_rows(rounds, build)]
    title = f"Meetinghouse, {build} build, {abouts.get('ours', {}).get('python', 'does not start')}"
    report.show(sections, title, rounds, wishes.rounds)
    report.write(sections, {"build": build, "workers": abouts}, rounds)
    return 1 if cases.PLAY.key in rounds.missing else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="How fast Meetinghouse plays, beside its peers."
    )
    parser.add_argument("--rounds", type=int, default=15, help="how many rounds (15)")
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time for each case in a round (0.4)")
    parser.add_argument("--no-peers", action="store_true", help="ourselves alone")
    wishes = parser.parse_args()
    if wishes.rounds < 1 or not 0 < wishes.seconds <= 60:
        parser.error("at least one round, and more than 0 and at most 60 seconds")
    return wishes


def start_workers(with_peers: bool) -> tuple[dict[str, Worker], dict[str, str]]:
    """Start a process for Meetinghouse and for each peer; also returns why some did not start."""
    places = {"ours": Path(sys.executable)}
    missing: dict[str, str] = {}
    if with_peers:
        with Console(stderr=True).status("the peers' environment (made once) …"):
            missing = environment.prepare()
        places |= {peer: environment.PYTHON for peer in environment.PEERS if peer not in missing}
    workers: dict[str, Worker] = {}
    for name, python in places.items():
        try:
            workers[name] = Worker(python, *(["bench.ours"] if name == "ours" else ["bench.peers", name]))
        except Missing as reason:
            missing[name] = str(reason)
    return workers, missing


def take_turns(
    every: Sequence[Case], workers: dict[str, Worker], absent: dict[str, str], rounds: int, seconds: float
) -> Rounds:
    """Ask for every case once in each round, after a short first round that does not count."""
    missing = {case.key: absent[case.worker] for case in every if case.worker in absent}
    taken: dict[str, list[dict[str, float]]] = {}
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=(rounds + 1) * len(every))
        for turn in range(rounds + 1):
            first = turn * len(every) // (rounds + 1)  # each round begins with another case
            for case in (*every[first:], *every[:first]):
                progress.update(task, description=case.title, advance=1)
                if case.key in missing:
                    continue
                try:
                    figures = workers[case.worker].ask(case.name, seconds if turn else min(0.2, seconds))
                except Missing as reason:
                    missing[case.key] = str(reason)
                    taken.pop(case.key, None)
                    continue
                if turn:
                    taken.setdefault(case.key, []).append(figures)
    return Rounds(taken, missing)


if __name__ == "__main__":
    sys.exit(main())
