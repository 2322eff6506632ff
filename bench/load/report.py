"""The figures of the load bench as a table."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.load.figures import Figures, Scenario
from bench.load.ours import TITLE
from bench.ours import build

NOTE = (
    "Timed from sending an answer to its message at the last seat of the table; in secret steps messages leave once a "
    "second by design, so those answers are counted but not timed here. Without a pause, ours is measured until the "
    "first nights. Processor time is the server's, all threads, ticks and keep-alive included. Ours stores every "
    "answer on disk before it counts; boardgame.io keeps its games in memory."
)
COLUMNS = (
    "tables x players", "streams", "answers/s", "of them secret", "median ms", "p99 ms", "max ms", "CPU µs/answer",
    "server CPU", "client CPU", "MB/table", "KB/stream", "MB in all", "KB/message", "errors",
)  # fmt: skip


def show(taken: Sequence[Figures], scenarios: Sequence[Scenario], trouble: Sequence[str]) -> None:
    """Print everything as one table, with a section for each scenario."""
    table = Table(title=f"Tables over HTTP, {build()} build", title_justify="left", pad_edge=False)
    table.add_column("server")
    for name in COLUMNS:
        table.add_column(name, justify="right")
    for scenario in scenarios:
        rows = [figures for figures in taken if figures.scenario == scenario]
        for figures in rows:
            table.add_row(*cells(figures))
        for ratio in ratios(rows):
            table.add_row(*ratio, style="bold")
        table.add_section()
    console = Console()
    if not console.is_terminal:  # in a file or a log, nothing may be cut off
        console = Console(width=210)
    console.print(table)
    for figures in taken:
        words = [f"{count:,} x {what}" for what, count in figures.errors.items()]
        words += [f"{figures.late:,} late"] if figures.late else []
        words += [f"{figures.overtaken:,} secret answers overtaken"] if figures.overtaken else []
        words += [f"{figures.games:,} games ended"] if figures.games else []
        if figures.secret_answers:
            words.append(
                f"secret answers acknowledged in {figures.ack_p50 * 1000:.1f} ms, p99 {figures.ack_p99 * 1000:.1f}"
            )
        if words:
            style = "yellow" if figures.errors or figures.late else "dim"
            console.print(escape(f"{name_of(figures)}: {'; '.join(words)}"), style=style)
    for line in trouble:
        console.print(escape(line), style="red")
    console.print(NOTE, style="dim")


def name_of(figures: Figures) -> str:
    """The server and the scenario."""
    scenario = figures.scenario
    pace = f"every {scenario.every:g} s" if scenario.every else "no pause"
    return f"{figures.title}, {scenario.tables} x {players_of(scenario)}, {pace}"


def players_of(scenario: Scenario) -> str:
    """Who sits at a table."""
    return f"{scenario.players} + {scenario.bots} bots" if scenario.bots else f"{scenario.players}"


def cells(figures: Figures) -> list[str]:
    """The texts of one line."""
    scenario = figures.scenario
    pace = f" / {scenario.every:g} s" if scenario.every else ", no pause"
    return [
        figures.title,
        f"{scenario.tables} x {players_of(scenario)}{pace}",
        f"{scenario.streams:,}",
        f"{figures.rate:,.1f}",
        f"{figures.secret_answers / max(figures.answers, 1):.0%}",
        f"{figures.p50 * 1000:.1f}",
        f"{figures.p99 * 1000:.1f}",
        f"{figures.worst * 1000:.0f}",
        f"{figures.cpu_per_answer * 1e6:,.0f}",
        f"{figures.cpu / figures.seconds:.0%}",
        f"{figures.client_cpu / figures.seconds:.0%}",
        f"{figures.per_table / 1e6:.2f}",
        f"{figures.per_stream / 1e3:.1f}",
        f"{figures.playing / 1e6:,.0f}",
        f"{figures.message_bytes / max(figures.messages, 1) / 1e3:.1f}",
        f"{sum(figures.errors.values()):,}",
    ]


def ratios(rows: Sequence[Figures]) -> list[list[str]]:
    """Our figures divided by those of others, medians of the rounds; more answers/s are better, less of all else."""
    mine = [figures for figures in rows if figures.title == TITLE]
    others = dict.fromkeys(figures.title for figures in rows if figures.title != TITLE)
    return [_ratio(mine, [row for row in rows if row.title == title], title) for title in others if mine]


def _ratio(mine: Sequence[Figures], others: Sequence[Figures], title: str) -> list[str]:
    """The figures with a data file divided by those of another server or store."""

    def ratio(values: Sequence[float], by: Sequence[float]) -> str:
        return f"{median(values) / median(by):.2f}x" if median(by) > 0 else "–"

    return [
        f"{TITLE} by {title}", "", "",
        ratio([row.rate for row in mine], [row.rate for row in others]), "",
        ratio([row.p50 for row in mine], [row.p50 for row in others]),
        ratio([row.p99 for row in mine], [row.p99 for row in others]), "",
        ratio([row.cpu_per_answer for row in mine], [row.cpu_per_answer for row in others]), "", "",
        ratio([row.per_table for row in mine], [row.per_table for row in others]),
        ratio([row.per_stream for row in mine], [row.per_stream for row in others]),
        ratio([row.playing for row in mine], [row.playing for row in others]),
        ratio(
            [row.message_bytes / max(row.messages, 1) for row in mine],
            [row.message_bytes / max(row.messages, 1) for row in others],
        ), "",
    ]  # fmt: skip
