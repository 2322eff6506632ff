"""Writes one save of each game, and a store with one table of each, into a folder: python -m tests.older FOLDER.

The folders beside this file were written so, each by the last version whose saves had that format. Stores have not
changed since the first one. Run it before a format changes, and keep what it writes.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import meetinghouse as mh
from meetinghouse.engine.conformance import any_move, make
from tests.every import every_game
from tests.tables.virtual import Town

PLAYERS = every_game(salem1692=7, newsalem=5, quintebourg=9)
CHANGED = {"quintebourg"}  # the games whose rules have changed since
SAME = [name for name in PLAYERS if name not in CHANGED]
MOVES = 80
ACTS = 40
KEY = bytes(range(32))  # with which the store is sealed
CODES = every_game(salem1692="BCDF", newsalem="GHJK", quintebourg="MNPR")
OVER = "STWX"  # the code of a table whose game is over
PEOPLE = ("Ann", "Ben", "Cat")


def write_saves(folder: Path) -> None:
    """Games in the middle, played at random."""
    for name, players in PLAYERS.items():
        game, dice = mh.start(name, players, seed=name), random.Random(name)
        for _ in range(MOVES):
            make(game, any_move(game, dice, offer_rate=0.2))
        (folder / f"{name}.save").write_bytes(game.save())


async def write_store(path: Path) -> None:
    """Tables where people and bots play, one evening each; when the house closes it keeps a snapshot."""
    for name, code in CODES.items():
        town = Town(path, 1, None)
        town.key = KEY
        await town.wake()
        party = await town.game(*PEOPLE, bots=PLAYERS[name] - len(PEOPLE), play=name, pace="quick", code=code)
        while party.live.version < ACTS:
            await town.wait(1.7)
        await town.close()
    town = Town(path, 1, None)
    town.key = KEY
    await town.wake()
    party = await town.game(*PEOPLE, play="newsalem", pace="quick", code=OVER)
    while party.table.phase == "playing":
        await town.wait(1.7)
    await town.close()


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    write_saves(folder)
    asyncio.run(write_store(folder / "tables.db"))
