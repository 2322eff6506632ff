"""``meetinghouse solve``: what could be true for a seat at a moment of a recorded game."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from ..engine.catalogue import replay, rules_of
from ..engine.solve import solve
from ..texts import Texts
from . import records
from .console import out, print_json
from .mistakes import Mistake, own_language, speaking


def run(path: Path, at: int | None, seat: int | None, language: str | None, json: bool) -> int:
    """Print the share of worlds in which each player is on each side."""
    texts = Texts(own_language(language))
    with speaking(texts):
        record, annotations = records.read(path, texts)
        rules = rules_of(record.setup.game)
        texts = Texts(texts.language, record.setup.game)
    count = len(record.entries)
    last = count if record.outcome is None else count - 1
    moment = min(last, count - 1) if at is None else at
    if not 0 <= moment <= last:
        raise Mistake(texts.say("solve-at", count=count, last=last))
    with speaking(texts):
        game = replay(record, moment)
        solved = solve(game, seat)
    if json:
        print_json({"game": rules.name, "at": moment, "seat": seat} | msgspec.to_builtins(solved))
        return 0
    names = records.names_for(game.seats, record.setup.players, annotations.names, texts)
    has_seat, name = ("no", "") if seat is None else ("yes", names[seat])
    head = texts.say("solve-head", game=texts.title(rules.title), count=moment, has_seat=has_seat, name=name)
    console = out()
    console.print(Text(head, "bold"), soft_wrap=True)
    for each, shares in zip(names, solved.shares, strict=True):
        sides = [
            texts.say("solve-side", side=texts.word("side", side), share=round(100 * share))
            for side, share in sorted(shares.items(), key=lambda item: -item[1])
        ]
        console.print(Text(texts.say("solve-line", name=each, sides=texts.join(sides))), soft_wrap=True)
    console.print(Text(texts.say("solve-exact" if solved.exact else "solve-sampled"), "dim"), soft_wrap=True)
    return 0
