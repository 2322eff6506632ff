"""The rows of a report as a table in Markdown, for documents."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.report import Share
from ..engine.catalogue import rules_of
from ..engine.rules import NOBODY
from .plan import name_of, value_of
from .report import Balance, RowReport

COLUMNS = ("players", "games", "who wins", "nobody", "decisions (median)", "digest")


def table_of(report: Balance) -> str:
    """A line for each row, with columns for the options and bots in which the rows differ."""
    names = list(dict.fromkeys([row.variant.option for row in report.rows if row.variant.option]))
    several = len(report.bots) > 1
    head = [*names, *(["bots"] if several else []), *COLUMNS]
    lines = [_cells(head), "|" + " --- |" * len(head)]
    return "\n".join([*lines, *[_line(report.game, row, names, several) for row in report.rows]]) + "\n"


def _line(game: str, row: RowReport, names: Sequence[str], several: bool) -> str:
    winners = ", ".join([f"{side} {percent(share)}" for side, share in row.wins.items() if side != NOBODY])
    nobody = f"{100 * row.wins[NOBODY].share:.1f} %" if NOBODY in row.wins else "–"
    settings = {setting.name: setting for setting in rules_of(game).settings}
    options = [str(value_of(settings[name], tuple(settings.values()), row.options)).lower() for name in names]
    bots = [name_of(row.bots)] if several else []
    figures = [str(row.players), str(row.games), winners, nobody, f"{row.length.median:g}", f"`{row.digest[:12]}`"]
    return _cells([*options, *bots, *figures])


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def percent(share: Share) -> str:
    """A share in percent with its interval: 12.4 % (9.8 – 15.6)."""
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"
