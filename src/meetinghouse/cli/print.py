"""``meetinghouse print``: writes cards, sheets, tables and ballots of a game as a PDF."""

from __future__ import annotations

from pathlib import Path

from ..engine.catalogue import rules_of
from ..printing.make import make
from ..texts import Texts
from .console import out
from .mistakes import own_language, speaking, unwritable
from .values import read_options


def run(
    game: str, paper: str, what: str | None, options: list[str] | None, path: Path | None, language: str | None
) -> int:
    """Write the file, and say where it is."""
    language = own_language(language)
    texts = Texts(language)
    with speaking(texts):
        rules_of(game)  # refuses a game that is unknown
        wanted = [each.strip() for each in (what or "").split(",") if each.strip()]
        pages = make(game, language, paper, wanted, read_options(None, options, texts))
    path = path or Path(f"{game}.pdf")
    whole = pages.bytes()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(whole)
    except OSError as error:
        raise unwritable(path, error, texts) from error
    kilobytes = round(len(whole) / 1000)
    out().print(texts.say("cli-print-written", path=str(path), pages=pages.page, kilobytes=kilobytes))
    return 0
