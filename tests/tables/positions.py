"""Positions and checks of a table that several test files share."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import meetinghouse as mh
from meetinghouse.engine.game import Game
from meetinghouse.engine.values import Word
from meetinghouse.games.salem1692.phases.night import Confess
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.games.salem1692.state import Salem
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.saves import load, save
from meetinghouse.tables.table import Table
from meetinghouse.tables.waking import replay
from tests.games.salem1692.village import village

from .virtual import Party, Town

THREE = ("Ann", "Ben", "Cat")
FOUR = (*THREE, "Dan")
DRAW = Word("draw")
# players, edition, seed, pace
TABLES = [
    (2, "en", 1, "quick"), (3, "fr", 2, "quick"), (4, "es", 3, "classic"), (5, "fr", 4, "quick"),
    (6, "en", 5, "none"), (7, "fr", 6, "quick"), (8, "es", 7, "quick"), (9, "en", 8, "relaxed"),
    (10, "en", 9, "async"), (12, "fr", 10, "quick"), (12, "en", 11, "quick"),
]  # fmt: skip


def turn(**position: Any) -> Salem:
    """Ann's turn, of 30 seconds."""
    return village("en", 4, options={"turn_timer_mode": "always"}, **position)


def confession(**position: Any) -> Salem:
    """Everybody may confess, for 30 seconds."""
    game = village("en", 4, **position)
    game.agenda.append(Confess())
    game.advance()
    return game


async def past_dawn(home: Town, party: Party) -> None:
    """Wait until the first turn has begun."""
    while party.is_secret():
        await home.wait(1)


@cache
def position(players: int, edition: str, seed: int, kind: type = NightChoice) -> Game[Any] | None:
    """A random game up to the third opening of a step of this kind, or to the last one if there are fewer."""
    dice = random.Random(seed)
    game = mh.start("salem1692", players, seed=seed, options={"edition": edition})
    found = None
    openings = 0
    while not game.over and openings < 3:
        top = game.agenda[-1]
        if isinstance(top, kind) and not top.answers and (found is None or found.agenda[-1].numbers != top.numbers):
            openings += 1
            found = game.copy()
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return found


def positions(kind: type = NightChoice, games: int = 1) -> Iterator[tuple[int, str, int, Game[Any]]]:
    """Positions at the opening of a step of this kind, over numbers of players, editions and seeds."""
    for players, edition, seed, _ in TABLES:
        for more in range(games):
            game = position(players, edition, 100 * seed + more, kind)
            if game is not None:
                yield players, edition, seed, game.copy()


def frames(table: Table, now: float) -> dict[tuple[int, int], bytes]:
    """The whole messages to all readers, who have read nothing, some or all of their story."""
    found = {}
    for key in (0, *[chair.key for chair in table.chairs]):
        for after in (0, 7, 10_000):
            found[key, after] = Broadcast(table, now).frame(Reader(key, after))
    return found


async def read_again(party: Party) -> Table:
    """The table rebuilt from its entries, or from the earlier snapshot on if the first entries were deleted."""
    name, journal = party.table.name, party.town.journal
    await asyncio.gather(*party.town.house._tasks)  # a snapshot may be in progress
    table, entries = Table(name), await journal.read(name)
    if entries[0].version > 1:
        latest = (await journal.wake(name)).snapshot
        assert latest is not None
        earlier = await journal.wake(name, latest.version)
        assert earlier.snapshot is not None
        table, entries = load(name, earlier.snapshot.body), earlier.entries
    for entry in entries:
        replay(table, entry.body)
    return table


async def holds(party: Party, from_entries: bool = True) -> None:
    """Check that the table, loaded from its bytes or rebuilt from its entries, looks the same to everybody."""
    now = party.town.now
    same = frames(party.table, now)
    woken = load(party.table.name, save(party.table))
    assert frames(woken, now) == same
    assert save(woken) == save(party.table)
    if from_entries:
        again = await read_again(party)
        assert frames(again, now) == same
        assert again.touched == party.table.touched


async def played(home: Town, party: Party, acts_at_most: int = 10_000) -> None:
    """Let the game go on to its end, or to a number of acts."""
    while party.table.phase == "playing" and party.live.version < acts_at_most:
        await home.wait(1.7)
