"""Games in progress whose rules an update has changed or removed; they are listed before the server starts."""

from __future__ import annotations

import asyncio

import msgspec
from babel.dates import format_timedelta

from ..engine.catalogue import is_known, rules_of
from ..server.store import Store, open_read_only
from ..tables.running import Running, running
from ..texts import Texts

MOST = 12  # games listed, to fit on a screen


class Outdated(msgspec.Struct, frozen=True):
    """Games that cannot go on, the most recently played first, and the time when the server last ran."""

    games: list[Running]
    until: float

    @property
    def tables(self) -> list[str]:
        """The names of their tables."""
        return [each.table for each in self.games]

    def lines(self, texts: Texts) -> list[str]:
        """A line for each of the first games, and one for the number of the others."""
        named = [_line(each, self.until, texts) for each in self.games[:MOST]]
        more = len(self.games) - len(named)
        return [*named, texts.say("cli-old-more", count=more)] if more else named


def find_outdated(store: Store) -> Outdated:
    """Find the outdated games of a store, without changing it."""
    return asyncio.run(_find(store))


async def _find(store: Store) -> Outdated:
    opened = await open_read_only(store)
    if opened is None:
        return Outdated([], 0.0)
    async with opened as journal:
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
    title = Texts(texts.language, game.game).title(rules.title)
    return texts.say("cli-old-game", game=title, ours=rules.version, **said)
