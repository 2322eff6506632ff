"""How often each side wins where all are steady, a row for every number of players: `python -m bench.balance GAME`.

    --games 500           games of each row
    --players 6-21        numbers of players (all that can play)
    --vary mode=v,m,e     a row for each value of a setting, too; may be given several times
    --seed 1              the same games again on any machine
    --rows FILE           keeps every finished row, and goes on from there when it is started again; rows of other
                          rules or other bots than today's are played anew
    --least 3 --most 75   tells the sides that win less or more often, in percent

Prints the table of docs/bots.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

import meetinghouse
from meetinghouse.bots.report import Report, Share
from meetinghouse.bots.simulate import simulate
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import NOBODY


class Row(msgspec.Struct, frozen=True):
    """A finished row, and the code that played it."""

    report: Report | None = None
    code: str = ""


def main(given: Sequence[str] | None = None) -> int:
    """Play what is missing and print all; 1 where a side wins too seldom or too often."""
    wishes = arguments(given)
    code = code_of(wishes.game)
    kept = [row.report for row in read(wishes.rows) if row.code == code and row.report is not None]
    outside: list[str] = []
    names = [name for name, _ in wishes.vary]
    print(heading(names))
    for options, players in settings(wishes):
        report = next((row for row in kept if same(row, options, players, wishes)), None)
        if report is None:
            report = simulate(wishes.game, players, wishes.games, wishes.seed, options, "steady", wishes.processes)
            keep(wishes.rows, Row(report, code))
        print(line(report, names), flush=True)
        where = " ".join([*map(str, options.values()), str(players)])
        for side, share in report.wins.items():
            if side != NOBODY and not wishes.least <= 100 * share.share <= wishes.most:
                outside.append(f"{where}: {side} {100 * share.share:.1f} %")
    for found in outside:
        print(found, file=sys.stderr)
    return 1 if outside else 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What was asked on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description="How often each side wins.")
    parser.add_argument("game", help="a game")
    parser.add_argument("--games", type=int, default=500, help="games of each row (500)")
    parser.add_argument("--players", type=numbers, help="numbers of players, such as 6-21 (all)")
    parser.add_argument("--vary", type=values, action="append", default=[], help="a setting, such as mode=v,m,e")
    parser.add_argument("--seed", type=int, default=1, help="the games' seed (1)")
    parser.add_argument("--processes", type=int, help="cores to use (all)")
    parser.add_argument("--rows", type=Path, help="a file that keeps finished rows")
    parser.add_argument("--least", type=float, default=0.0, help="percent of games a side should win at least")
    parser.add_argument("--most", type=float, default=100.0, help="percent of games a side should win at most")
    return parser.parse_args(given)


def numbers(text: str) -> range:
    """6-21, or 9."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def values(text: str) -> tuple[str, list[str]]:
    """mode=v,m,e."""
    name, _, several = text.partition("=")
    return name, several.split(",")


def settings(wishes: argparse.Namespace) -> Iterator[tuple[dict[str, Any], int]]:
    """Every row's options and number of players."""
    names = [name for name, _ in wishes.vary]
    rules = rules_of(wishes.game)
    for chosen in product(*[several for _, several in wishes.vary]):
        for players in wishes.players or range(rules.least, rules.most + 1):
            yield dict(zip(names, chosen, strict=True)), players


def code_of(game: str) -> str:
    """What changes with the engine, the rules and the bots of a game."""
    return sha256(b"\0".join([path.read_bytes() for path in sources_of(game)])).hexdigest()[:12]


def sources_of(game: str) -> list[Path]:
    """Everything that decides how it is played: code and data, without texts."""
    package = Path(meetinghouse.__file__).parent
    own = import_module(type(rules_of(game)).__module__).__file__
    assert own is not None
    folders = (package / "engine", Path(own).parent, package / "bots" / game)
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    found += (package / "bots").glob("*.py")
    return sorted([path for path in found if path.suffix not in (".ftl", ".pyc", ".so", ".pyd")])


def read(rows: Path | None) -> list[Row]:
    """The rows that are finished."""
    if rows is None or not rows.exists():
        return []
    return [msgspec.json.decode(row, type=Row) for row in rows.read_bytes().splitlines()]


def keep(rows: Path | None, row: Row) -> None:
    """One more is finished."""
    if rows is not None:
        with rows.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")


def same(row: Report, options: dict[str, Any], players: int, wishes: argparse.Namespace) -> bool:
    """Whether a finished row is the one asked for."""
    asked = (wishes.game, players, options, wishes.seed, wishes.games)
    return (row.game, row.players, row.options, row.seed, row.games) == asked


def heading(names: list[str]) -> str:
    """The first two lines of the table."""
    cells = [*names, "players", "games", "who wins", "nobody", "decisions (median)", "digest"]
    return f"| {' | '.join(cells)} |\n|{' --- |' * len(cells)}"


def line(report: Report, names: list[str]) -> str:
    """One row of it."""
    winners = ", ".join([f"{side} {percent(share)}" for side, share in report.wins.items() if side != NOBODY])
    nobody = f"{100 * report.wins[NOBODY].share:.1f} %" if NOBODY in report.wins else "–"
    cells = [*[str(report.options[name]) for name in names], str(report.players), str(report.games), winners, nobody]
    return f"| {' | '.join([*cells, f'{report.length.median:.0f}', f'`{report.digest[:12]}`'])} |"


def percent(share: Share) -> str:
    """12.4 % (9.8 – 15.6)."""
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Refused as refused:
        sys.exit(f"python -m bench.balance: {refused}")
