"""Prints the table and writes bench/latest.json."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.rows import Rounds, Row

LATEST = Path(__file__).resolve().parent / "latest.json"
NOTE = (
    "Processor time of one process; best and median of {rounds} rounds, in which all take turns. Ratios: "
    "best by best, and the median within a round. The processes ran {share:.0%} of the time on the wall."
)


def show(sections: Sequence[Sequence[Row]], title: str, rounds: Rounds, count: int) -> None:
    table = Table(title=escape(title), title_justify="left", pad_edge=False)
    table.add_column("measured")
    for name in ("best", "median"):
        table.add_column(name, justify="right")
    table.add_column("unit")
    table.add_column("games/s (median)", justify="right")
    table.add_column("decisions/game", justify="right")
    table.add_column("bar", max_width=40)
    for rows in sections:
        for row in rows:
            table.add_row(*cells(row))
        table.add_section()
    console = Console()
    if not console.is_terminal:  # in a file or a log, nothing may be cut off
        console = Console(width=150)
    console.print(table)
    console.print(NOTE.format(rounds=count, share=rounds.share()), style="dim")


def cells(row: Row) -> list[str]:
    """The texts of one line."""
    if row.missing:
        return [escape(row.title), "–", "–", row.unit, "", "", f"[yellow]{escape(row.missing)}[/]"]
    games = "" if row.games_best is None else f"{number(row.games_best)} ({number(row.games_median)})"
    bar = escape(row.bar)
    if row.met is not None:
        bar += " [green]✓ met[/]" if row.met else " [red]✗ missed[/]"
    long = "" if row.decisions_per_game is None else f"{row.decisions_per_game:.1f}"
    return [escape(row.title), number(row.best), number(row.median), row.unit, games, long, bar]


def number(value: float | None) -> str:
    """Large numbers whole and with separators, small ones with two decimals."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value < 10 else f"{value:.1f}"


def write(sections: Sequence[Sequence[Row]], about: Mapping[str, object], rounds: Rounds) -> None:
    """Write the rows and every single round to bench/latest.json."""
    document = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"system": platform.platform(), "cores": os.cpu_count(), "load": getattr(os, "getloadavg", tuple)()},
        **about,
        "share_of_wall": rounds.share(),
        "rows": [asdict(row) for rows in sections for row in rows],
        "rounds": rounds.taken,
        "missing": rounds.missing,
    }
    LATEST.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
