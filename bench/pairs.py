"""Compare the speed of two versions of Meetinghouse: `python -m bench.pairs OLD NEW`.

OLD and NEW are work trees of the repository, or folders built by `tools/compile.py`. They take turns in one run, on the
cases of this tree's bench, and are compared turn by turn: work on the machine that lasts longer slows both alike.
A row has the median ratio of the speeds (above 1 if NEW is faster) and its 95 % confidence interval. Each version runs
with the Python of the `.venv` in its folder or in a parent folder, where the entry points of its games are installed.

    --pairs 15        how many turns
    --seconds 0.4     processor time for each case in a turn
    --only play copy  cases by their names in bench/cases.py; by default all
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import comb
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track

from bench.cases import OURS, Case
from bench.measure import Figures
from bench.report import number
from bench.worker import Missing, Worker


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; returns 1 if something could not be measured."""
    wishes = arguments(given)
    cases = [case for case in OURS if not wishes.only or case.name in wishes.only]
    workers: list[Worker] = []
    try:
        for tree in (wishes.old, wishes.new):
            workers.append(Worker(python_of(tree), "bench.ours", sources=sources(tree)))
        old, new = workers
        print(f"{'':50} {old.about['build']:>12} {new.about['build']:>12}   median ratio (95 %)")
        for case in cases:
            print(line(case, turns(case, old, new, wishes.pairs, wishes.seconds)), flush=True)
    except Missing as reason:
        print(reason, file=sys.stderr)
        return 1
    finally:
        for worker in workers:
            worker.close()
    return 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.pairs", description="How fast NEW is beside OLD.")
    parser.add_argument("old", type=Path, help="a work tree, or a compiled copy of its sources")
    parser.add_argument("new", type=Path, help="another one")
    parser.add_argument("--pairs", type=int, default=15, help="how many turns (15)")
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time for each case in a turn (0.4)")
    names = [case.name for case in OURS]
    parser.add_argument("--only", nargs="+", choices=names, metavar="CASE", help=f"some of: {', '.join(names)}")
    wishes = parser.parse_args(given)
    if wishes.pairs < 6 or not 0 < wishes.seconds <= 60:
        parser.error("at least six pairs, and more than 0 and at most 60 seconds")
    for tree in (wishes.old, wishes.new):
        if not (sources(tree) / "meetinghouse").is_dir():
            parser.error(f"{tree} holds neither src/meetinghouse nor meetinghouse")
    return wishes


def sources(tree: Path) -> Path:
    """The folder that contains the package."""
    tree = tree.resolve()
    return tree / "src" if (tree / "src").is_dir() else tree


def python_of(tree: Path) -> Path:
    """The Python in which that version is installed, or this one."""
    tree = tree.resolve()
    found = (folder / ".venv" / "bin" / "python" for folder in (tree, *tree.parents))
    return next((python for python in found if python.exists()), Path(sys.executable))


def turns(case: Case, old: Worker, new: Worker, pairs: int, seconds: float) -> list[tuple[float, float]]:
    """The speeds of both, turn by turn, after a first turn that does not count; they alternate in beginning."""
    taken: list[tuple[float, float]] = []
    console = Console(stderr=True)
    for turn in track(range(pairs + 1), case.title, transient=True, console=console, disable=not console.is_terminal):
        speeds = {worker: speed(case, worker.ask(case.name, seconds)) for worker in ((old, new), (new, old))[turn % 2]}
        if turn:
            taken.append((speeds[old], speeds[new]))
    return taken


def speed(case: Case, figures: Figures) -> float:
    """Decisions or calls per second."""
    return figures["calls" if case.cost else "decisions"] / figures["cpu"]


def line(case: Case, taken: Sequence[tuple[float, float]]) -> str:
    """One row: the median of each version, and the ratio."""
    ratios = [new / old for old, new in taken]
    low, high = interval(ratios)
    shown = [median(speeds) for speeds in zip(*taken, strict=True)]
    if case.cost:
        shown = [1e6 / each for each in shown]
    unit = "µs" if case.cost else "/s"
    cells = " ".join(f"{number(each) + unit:>12}" for each in shown)
    return f"{case.title:50} {cells}   {median(ratios):.3f} ({low:.3f} to {high:.3f})"


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of the median ratio; it needs at least six ratios."""
    count, outside = len(ratios), 0
    while 40 * sum(comb(count, each) for each in range(outside + 1)) <= 2**count:
        outside += 1
    ordered = sorted(ratios)
    return ordered[outside - 1], ordered[count - outside]


if __name__ == "__main__":
    sys.exit(main())
