"""``meetinghouse balance``: a report on who wins how often, and what that depends on."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.text import Text

from ..balance import Balance, balance_of, page_of, plan_of, study, table_of
from ..balance.words import Words
from ..bots import best_bot
from ..engine.catalogue import rules_of
from ..engine.rules import NOBODY
from ..texts import Texts
from .console import err, out, print_json
from .mistakes import Mistake, own_language, speaking, unwritable
from .progress import progress
from .simulate import at_least_one
from .values import read_numbers, read_options, read_seed, read_teams, read_vary


class Arguments(msgspec.Struct, frozen=True):
    """What was asked on the command line."""

    game: str
    players: str | None
    games: int
    seed: str
    edition: str | None
    options: list[str] | None
    bots: list[str] | None
    vary: list[str] | None
    least: int | None
    most: int | None
    out: Path | None
    table: bool
    processes: int | None
    on: str | None
    language: str | None
    json: bool


def run(asked: Arguments) -> int:
    """Play what is missing, and write the report; 1 if a side wins too seldom or too often."""
    texts = Texts(own_language(asked.language))
    with speaking(texts):
        rules_of(asked.game)
    texts = Texts(texts.language, asked.game)
    number = read_seed(asked.seed, texts)
    assert number is not None
    at_least_one(texts, games=asked.games, processes=asked.processes)
    for name, value in (("least", asked.least), ("most", asked.most)):
        if value is not None and not 0 <= value <= 100:
            raise Mistake(texts.say("cli-percent", name=name, value=value))
    page = asked.out or Path(f"balance-{asked.game}.html")
    numbers, played = page.with_suffix(".json"), page.with_suffix(".played")
    _check_writable(page, texts)
    with speaking(texts), progress(texts.say("simulate-progress"), None, texts) as advance:
        plan = plan_of(
            asked.game,
            read_numbers(asked.players, texts),
            asked.games,
            number,
            read_options(asked.edition, asked.options, texts),
            read_teams(asked.game, asked.bots or [best_bot(asked.game)], texts),
            read_vary(asked.vary, texts),
        )
        try:
            studied = study(plan, played, asked.processes, asked.on, advance)
        except OSError as error:
            raise unwritable(played, error, texts) from error
    report = balance_of(plan, studied)
    _write(page, page_of(report, texts.language).encode(), texts)
    _write(numbers, msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n", texts)
    if asked.json:
        print_json(report)
    elif asked.table:
        sys.stdout.write(table_of(report, texts.language))
    else:
        _print(report, page, numbers, played, texts)
    return _outside(report, asked, texts)


def _check_writable(page: Path, texts: Texts) -> None:
    """Complain before the first game if the report could not be written after the last one."""
    if page.suffix not in (".html", ".htm"):
        raise Mistake(texts.say("cli-out-html", path=str(page)))
    try:
        with page.open("ab"):
            pass
        if not page.stat().st_size:
            page.unlink()
    except OSError as error:
        raise unwritable(page, error, texts) from error


def _write(path: Path, data: bytes, texts: Texts) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise unwritable(path, error, texts) from error


def _print(report: Balance, page: Path, numbers: Path, played: Path, texts: Texts) -> None:
    """The rows in short, and where the rest is."""
    words = Words(texts.language, report.game)
    console = out()
    for row in report.rows:
        head = f"{words.say('players', players=row.players)}, {words.variant(row.variant)}"
        console.print(Text(head, "bold"), soft_wrap=True)
        for side, share in row.wins.items():
            console.print(f"  {words.side(side)} {words.share(share)}", soft_wrap=True)
    console.print(texts.say("simulate-digest", digest=report.digest), soft_wrap=True)
    console.print(words.say("written", page=str(page), numbers=str(numbers)), soft_wrap=True)
    console.print(words.say("kept", path=str(played)), soft_wrap=True)


def _outside(report: Balance, asked: Arguments, texts: Texts) -> int:
    """Tell the sides that win too seldom or too often."""
    words = Words(texts.language, report.game)
    least, most = (0 if asked.least is None else asked.least), (100 if asked.most is None else asked.most)
    found = False
    for row in report.rows:
        for side, share in row.wins.items():
            if side != NOBODY and not least <= 100 * share.share <= most:
                found = True
                told = {"players": row.players, "variant": words.variant(row.variant), "share": words.share(share)}
                err().print(words.say("outside", side=words.texts.word("side", side), **told), soft_wrap=True)
    return 1 if found else 0
