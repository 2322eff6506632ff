"""The rows of a report as a table in Markdown, for documents."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.catalogue import rules_of
from ..engine.rules import NOBODY
from .plan import name_of, value_of
from .report import Balance, RowReport
from .words import Words


def table_of(report: Balance, language: str = "en") -> str:
    """A line for each row, with columns for the options and bots in which the rows differ.

    The head and the numbers are in that language; options, sides and bots have the names that the command takes.
    """
    words = Words(language, report.game)
    names = list(dict.fromkeys([row.variant.option for row in report.rows if row.variant.option]))
    several = len(report.bots) > 1
    head = [*names, *([words.say("about-bots")] if several else []), *columns(words)]
    lines = [_cells(head), "|" + " --- |" * len(head)]
    return "\n".join([*lines, *[_line(words, row, names, several) for row in report.rows]]) + "\n"


def columns(words: Words) -> list[str]:
    """The head of the columns that every table has."""
    return [words.say(f"row-{key}") for key in ("players", "games", "wins", "nobody", "median", "digest")]


def _line(words: Words, row: RowReport, names: Sequence[str], several: bool) -> str:
    winners = ", ".join([f"{side} {words.share(share)}" for side, share in row.wins.items() if side != NOBODY])
    nobody = words.percent(row.wins[NOBODY].share) if NOBODY in row.wins else "–"
    settings = {setting.name: setting for setting in rules_of(words.game).settings}
    options = [str(value_of(settings[name], tuple(settings.values()), row.options)).lower() for name in names]
    bots = [name_of(row.bots)] if several else []
    median = words.median(row.length.median)
    return _cells([*options, *bots, str(row.players), str(row.games), winners, nobody, median, f"`{row.digest[:12]}`"])


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
