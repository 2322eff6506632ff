"""Break clauses of the rules one at a time, and check whether the tests that name them notice.

examples: python -m tools.mutants --clause SAL-NIGHT-04
          python -m tools.mutants --draw 300 --seed 1692 --jobs 2
          python -m tools.mutants --draw 300 --game salem1692 --list

The breaks are in tests/breaks/*.toml (see tools/mutants/breaks.py). They are made in a copy of code and tests, never in
this tree. A result is kept until the break, the code or the test changes, so you can stop and resume at any time.
The exit status is 1 if a break survived, and 2 if an argument or a file is wrong.
"""

from __future__ import annotations

import argparse
import difflib
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from .breaks import Break, Mistake, read
from .draw import draw
from .project import Copy, Project
from .report import left, summary
from .results import Result, Results

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        project = Project(ROOT)
        chosen = choose(project, asked)
        breaks = read(asked.breaks, project.tests)
        if chosen is None:
            chosen = [clause for ids in project.books.values() for clause in ids if clause in breaks]
            chosen = [clause for clause in chosen if asked.game in (None, project.game(clause))]
        if asked.list:
            print("\n".join([f"{id:28} {breaks[id].why if id in breaks else '(no break yet)'}" for id in chosen]))
            return 0
        found = attempt(project, [breaks[id] for id in chosen if id in breaks], asked.jobs, Results(asked.state))
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. What is known is kept: run it again, and it goes on from here.", file=sys.stderr)
        return 130
    print(summary(chosen, breaks, found))
    return 1 if any(each.result == "survived" for each in found.values()) else 0


def parser() -> argparse.ArgumentParser:
    asks = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asks.add_argument("--game", help="only clauses of this game")
    asks.add_argument("--clause", action="append", metavar="ID", help="this clause, and no other; may be repeated")
    asks.add_argument("--draw", type=positive, metavar="N", help="so many clauses, drawn from all that a test names")
    asks.add_argument("--seed", type=int, default=1692, help="of the draw (%(default)s)")
    asks.add_argument("--jobs", type=positive, default=1, metavar="N", help="so many at a time (%(default)s)")
    asks.add_argument("--state", type=Path, default=ROOT / "build" / "mutants.jsonl", help="where results are kept")
    asks.add_argument("--breaks", type=Path, default=ROOT / "tests" / "breaks", help="the folder of the breaks")
    asks.add_argument("--list", action="store_true", help="say which clauses would be tried, and try none")
    return asks


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of 1 or more")
    return int(text)


def choose(project: Project, asked: argparse.Namespace) -> list[str] | None:
    """The clauses that were named or drawn; if neither was asked for, all that have a break."""
    if asked.game is not None and asked.game not in project.books:
        raise Mistake(f"There is no game {asked.game!r}, but {', '.join(project.books)}.")
    if asked.clause and (asked.draw or asked.game):
        raise Mistake("Name clauses, or have them drawn from a game or all games: --clause goes with neither.")
    for clause in asked.clause or ():
        if clause not in project.tests:
            near = difflib.get_close_matches(clause, project.tests, 3)
            hint = f" Did you mean {' or '.join(near)}?" if near else ""
            raise Mistake(f"No test names a clause {clause!r}.{hint}")
    if asked.clause:
        return list(dict.fromkeys(asked.clause))
    if asked.draw:
        drawn = draw(project.books, asked.draw, asked.seed)
        return [clause for clause in drawn if asked.game in (None, project.game(clause))]
    return None


def attempt(project: Project, breaks: Sequence[Break], jobs: int, results: Results) -> dict[str, Result]:
    """Try every break whose result is not known yet, and report on all of them."""
    for each in breaks:
        each.fits(project.root)
    keys = {each.clause: project.key(each) for each in breaks}
    open_ = [each for each in breaks if keys[each.clause] not in results.known]
    if open_:
        print(
            f"{len(breaks) - len(open_)} of {len(breaks)} breaks are known from before; copying the code …", flush=True
        )
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            copies = SimpleQueue[Copy]()
            for number in range(min(jobs, len(open_))):
                copies.put(project.copy(Path(folder, str(number))))
            sound(copies, open_)
            run(copies, open_, keys, jobs, results)
    return {clause: results.known[key] for clause, key in keys.items()}


def sound(copies: SimpleQueue[Copy], breaks: Sequence[Break]) -> None:
    """Check that these tests pass on unbroken code; a test that always fails notices nothing."""
    print("Running the tests on the unbroken code …", flush=True)
    copy = copies.get()
    status, told = copy.run([each.clause for each in breaks])
    copies.put(copy)
    if status:
        raise Mistake(f"These tests do not pass before anything is broken:\n{told}")


def run(copies: SimpleQueue[Copy], breaks: Sequence[Break], keys: dict[str, str], jobs: int, results: Results) -> None:
    """Try breaks, as many at a time as there are copies."""

    def one(each: Break) -> Result:
        copy, begun = copies.get(), time.monotonic()
        try:
            return Result(keys[each.clause], each.clause, *copy.result(each), round(time.monotonic() - begun, 1))
        finally:
            copies.put(copy)

    begun = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for done, future in enumerate(as_completed([pool.submit(one, each) for each in breaks]), 1):
                each = future.result()
                results.add(each)
                ahead = left(time.monotonic() - begun, done, len(breaks))
                row = f"{done:4}/{len(breaks)}  {each.clause:28} {each.result:9} {each.seconds:5.1f} s   {ahead}"
                print(row.rstrip(), flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
