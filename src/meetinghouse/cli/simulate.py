"""``meetinghouse simulate``: plays many games between bots."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..balance.words import Words
from ..bots import Report, best_bot
from ..bots import simulate as play_many
from ..bots.report import Share
from ..engine.catalogue import rules_of
from ..texts import Texts
from .console import out, print_json
from .mistakes import Mistake, own_language, speaking
from .progress import progress
from .values import read_options, read_seed, read_teams


def run(
    game: str,
    players: int,
    games: int,
    seed: str,
    edition: str | None,
    options: list[str] | None,
    bots: list[str] | None,
    processes: int | None,
    on: str | None,
    language: str | None,
    json: bool,
) -> int:
    """Play the games, and print who won how often."""
    texts = Texts(own_language(language))
    with speaking(texts):
        rules_of(game)
    texts = Texts(texts.language, game)
    number = read_seed(seed, texts)
    assert number is not None
    at_least_one(texts, games=games, processes=processes)
    chosen = read_options(edition, options, texts)
    teams = read_teams(game, bots or [best_bot(game)], texts)
    reports: list[Report] = []
    total = games * len(teams)
    with speaking(texts), progress(texts.say("simulate-progress"), total, texts) as advance:
        for team in teams:
            before = games * len(reports)
            reports.append(
                play_many(
                    game,
                    players,
                    games,
                    seed=number,
                    options=chosen,
                    bots=team,
                    processes=processes,
                    progress=lambda done, before=before: advance(before + done, total),  # type: ignore[misc]
                    on=on,
                )
            )
    if json:
        print_json(reports[0] if len(reports) == 1 else {"compared": reports})
    elif len(reports) == 1:
        _print(reports[0], texts)
    else:
        _compare(reports, texts)
    return 0


def at_least_one(texts: Texts, **numbers: int | None) -> None:
    """Complain about a number below 1."""
    for name, count in numbers.items():
        if count is not None and count < 1:
            raise Mistake(texts.say("cli-at-least-one", name=name, count=count))


def _head(report: Report, texts: Texts) -> Text:
    title = texts.title(rules_of(report.game).title)
    return Text(texts.say("simulate-head", game=title, players=report.players, count=report.games), "bold")


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))


def _percent(words: Words, share: float) -> str:
    return words.texts.say("percent", number=words.number(100 * share, 1))


def _interval(words: Words, share: Share) -> str:
    return f"{_percent(words, share.low)} – {_percent(words, share.high)}"


def _print(report: Report, texts: Texts) -> None:
    console, words = out(), Words(texts.language, report.game)
    console.print(_head(report, texts))
    table = _table()
    table.add_column(texts.say("simulate-side"))
    for key in ("wins", "share", "interval"):
        table.add_column(texts.say(f"simulate-{key}"), justify="right")
    for side, share in report.wins.items():
        table.add_row(texts.word("side", side), str(share.count), _percent(words, share.share), _interval(words, share))
    console.print(table)
    if sum([share.count for share in report.wins.values()]) > report.games:
        console.print(texts.say("simulate-several"), soft_wrap=True)
    length, median = report.length, words.median(report.length.median)
    console.print(texts.say("simulate-length", min=length.min, median=median, max=length.max), soft_wrap=True)
    games = words.number(report.games_per_second, 1)
    speed = texts.say("simulate-speed", decisions=round(report.decisions_per_second), games=games)
    console.print(speed, soft_wrap=True)
    console.print(texts.say("simulate-digest", digest=report.digest), soft_wrap=True)


def _compare(reports: list[Report], texts: Texts) -> None:
    """One line for each of the bots, over the same seeds; the sides are the columns."""
    console, words = out(), Words(texts.language, reports[0].game)
    console.print(_head(reports[0], texts))
    sides = list(dict.fromkeys([side for report in reports for side in report.wins]))
    table = _table()
    table.add_column(texts.say("simulate-bots"))
    for side in sides:
        table.add_column(texts.word("side", side), justify="right")
    table.add_column(texts.say("simulate-median"), justify="right")
    table.add_column(texts.say("simulate-digests"))
    for report in reports:
        names = report.bots if isinstance(report.bots, str) else "\n".join([f"{s}={b}" for s, b in report.bots.items()])
        wins = [report.wins.get(side) for side in sides]
        cells = [
            "–" if share is None else f"{_percent(words, share.share)}\n({_interval(words, share)})" for share in wins
        ]
        table.add_row(names, *cells, words.median(report.length.median), report.digest[:12])
    console.print(table)
