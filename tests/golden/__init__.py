"""Golden playthroughs: whole games as stories. A change to one is a change of rules, and reviewed as such.

``python -m tests.golden`` tells them anew from the records beside this file; a record that is not there is
played first, with ``--play`` all of them are.
"""

from __future__ import annotations

import pathlib
import random
import sys
from typing import Any

import meetinghouse as mh
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot
from meetinghouse.engine.catalogue import opening, read_record
from meetinghouse.engine.events import EVERYBODY, Told
from meetinghouse.engine.values import seats_in
from meetinghouse.texts import Texts

HERE = pathlib.Path(__file__).parent
NAMES = ("Ann", "Ben", "Cora", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ida", "Jon")
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "seven-in-english": ("salem1692", 7, {"edition": "en"}),
    "six-in-french": ("salem1692", 6, {"edition": "fr", "town_hall_choice": True}),
    "five-in-spanish": ("salem1692", 5, {"edition": "es", "extra_witch": True}),
    "two-and-their-ghosts": ("salem1692", 2, {"edition": "en"}),
    "five-build-new-salem": ("newsalem", 5, {}),
    "three-build-new-salem": ("newsalem", 3, {}),
    "nine-in-quintebourg": ("quintebourg", 9, {}),
    "ten-strange-people": ("quintebourg", 10, {"mode": "e", "night_calls": "classic"}),
    "seven-mathematicians": ("quintebourg", 7, {"mode": "m"}),
}


def record_of(name: str) -> bytes:
    """The record of a golden game."""
    return (HERE / f"{name}.json").read_bytes()


def story_of(name: str) -> str:
    """A golden game told from its record: every event, and who heard it."""
    record = read_record(record_of(name))
    game = opening(record)
    texts = Texts("en", game.setup.game)
    names = [*NAMES[: game.setup.players], "Ghost", "Other ghost"][: game.seats]
    lines = [_line(told, texts, names) for told in game.story]
    for entry in record.entries:
        news = game.expire(entry.id) if entry.choice is None else game.answer(entry.id, entry.choice)
        lines += [_line(told, texts, names) for told in news]
    return "\n".join(lines) + "\n"


def _line(told: Told, texts: Texts, names: list[str]) -> str:
    heard = "" if told.audience == EVERYBODY else f"({', '.join(names[seat] for seat in seats_in(told.audience))}) "
    return heard + texts.event(told.event, None, names)


def play(name: str) -> None:
    """A new record for a golden game, by steady bots."""
    rules, players, options = GAMES[name]
    game = mh.start(rules, players, seed=name, options=options)
    play_out(game, [make_bot(rules, "steady") for _ in range(game.seats)], random.Random(name))
    (HERE / f"{name}.json").write_bytes(game.record.encode())


def main() -> None:
    """Tell all of them anew."""
    for name in GAMES:
        if "--play" in sys.argv or not (HERE / f"{name}.json").exists():
            play(name)
        (HERE / f"{name}.txt").write_text(story_of(name), encoding="utf-8")
