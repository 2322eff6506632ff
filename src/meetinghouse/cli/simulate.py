"""``meetinghouse simulate``: many games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..bots import Report
from ..bots import simulate as play_many
from ..engine.catalogue import rules_of
from ..texts import Texts
from .console import err, out, print_json
from .mistakes import Mistake, own_language, speaking
from .values import read_bots, read_options, read_seed


def run(
    game: str,
    players: int,
    games: int,
    seed: str,
    edition: str | None,
    options: list[str] | None,
    bots: str,
    processes: int | None,
    language: str | None,
    json: bool,
) -> int:
    """Play them all, then print what came of it."""
    texts = Texts(own_language(language))
    with speaking(texts):
        rules_of(game)
    texts = Texts(texts.language, game)
    number = read_seed(seed, texts)
    assert number is not None
    for name, count in (("games", games), ("processes", processes)):
        if count is not None and count < 1:
            raise Mistake(texts.say("cli-at-least-one", name=name, count=count))
    with speaking(texts), _progress(games, texts) as advance:
        report = play_many(
            game,
            players,
            games,
            seed=number,
            options=read_options(edition, options, texts),
            bots=read_bots(game, bots, texts),
            processes=processes,
            progress=advance,
        )
    if json:
        print_json(report)
    else:
        _print(report, texts)
    return 0


@contextmanager
def _progress(games: int, texts: Texts) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where that is a terminal."""
    console = err()
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=games)
        yield lambda done: bar.update(task, completed=done)


def _print(report: Report, texts: Texts) -> None:
    console = out()
    title = rules_of(report.game).title
    console.print(Text(texts.say("simulate-head", game=title, players=report.players, count=report.games), "bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(texts.say("simulate-side"))
    for key in ("wins", "share", "interval"):
        table.add_column(texts.say(f"simulate-{key}"), justify="right")
    for side, share in report.wins.items():
        interval = f"{share.low:.1%} – {share.high:.1%}"
        table.add_row(texts.word("side", side), str(share.count), f"{share.share:.1%}", interval)
    console.print(table)
    if sum([share.count for share in report.wins.values()]) > report.games:
        console.print(texts.say("simulate-several"), soft_wrap=True)
    length = report.length
    console.print(
        texts.say("simulate-length", min=length.min, median=f"{length.median:g}", max=length.max), soft_wrap=True
    )
    speed = texts.say(
        "simulate-speed", decisions=round(report.decisions_per_second), games=f"{report.games_per_second:.1f}"
    )
    console.print(speed, soft_wrap=True)
    console.print(texts.say("simulate-digest", digest=report.digest), soft_wrap=True)
