"""Games that an update has left without their rules: named before the house opens."""

from __future__ import annotations

import asyncio

import msgspec
from babel.dates import format_timedelta

from ..engine.catalogue import is_known, rules_of
from ..server.store import Store, look_into
from ..tables.running import Running, running
from ..texts import Texts

MOST = 12  # named, so that a screen has room for them


class Outdated(msgspec.Struct, frozen=True):
    """Games that cannot go on, those last played first; and when the house was last open, by its own clock."""

    games: list[Running]
    until: float

    @property
    def tables(self) -> list[str]:
        """Where they are played."""
        return [each.table for each in self.games]

    def lines(self, texts: Texts) -> list[str]:
        """A line for each, and how many there are beside those."""
        named = [_line(each, self.until, texts) for each in self.games[:MOST]]
        more = len(self.games) - len(named)
        return [*named, texts.say("cli-old-more", count=more)] if more else named


def find_outdated(store: Store) -> Outdated:
    """What cannot go on of what is played in that store, in which nothing is changed."""
    return asyncio.run(_find(store)) if store.data.exists() else Outdated([], 0.0)


async def _find(store: Store) -> Outdated:
    async with await look_into(store) as journal:
        found = [each async for each in running(journal) if not each.playable]
        found.sort(key=lambda each: -each.played)
        until = await journal.last_beat()
    return Outdated(found, until or 0.0)


def _line(game: Running, until: float, texts: Texts) -> str:
    ago = format_timedelta(max(1, round(until - game.played)), locale=texts.language)
    said = {"code": game.code, "version": game.version, "owners": game.owners, "ago": ago}
    if not is_known(game.game):
        return texts.say("cli-gone-game", game=game.game, **said)
    rules = rules_of(game.game)
    return texts.say("cli-old-game", game=rules.title, ours=rules.version, **said)
