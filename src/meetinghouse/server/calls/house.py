"""Calls that concern no table: open a new one, list the games, check the server's health."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import ASGIApp

from ...bots.registry import bots_for
from ...engine.catalogue import games, manifest_of
from ...engine.refusals import Refused
from ...tables.described import describable
from ...tables.house import Opened
from ...tables.lifetimes import LISTED
from ...tables.open_tables import OpenTable, open_tables
from ...tables.pace import PACES, settings_of
from ...tables.refusals import Unready
from ..bodies import GameOffered, Health, HouseTold, TableWanted
from ..context import Context
from ..refusals import HttpRefused
from ..reply import Reply, say
from .call import Call


async def open_table(context: Context) -> ASGIApp:
    """Open a table whose host has no seat yet."""
    body = context.body(TableWanted)
    context.state.limits.openings.spend(context.address)
    letters = body.letters or context.state.settings.code_letters
    opened = await context.state.house.open(
        body.game, body.options, body.language, body.pace, letters, context.shared_key(), body.moderated
    )
    return say(opened, 201, (context.set_cookie(opened.code, opened.token),))


async def all_games(context: Context) -> ASGIApp:
    return say(games_offered())


def games_offered() -> dict[str, GameOffered]:
    """All games that tables can play, by name, with their bots, paces and styles."""
    rules = {name: found for name, found in describable(games()).items() if not isinstance(found, Refused)}
    return {
        name: GameOffered(
            **msgspec.structs.asdict(about),
            bots=bots_for(name),
            paces=tuple(PACES),
            clocks={pace: settings_of(rules[name], pace) for pace in PACES},
            styles=rules[name].styles,
            one_phone=manifest_of(name).one_phone,
        )
        for name, about in games().items()
        if name in rules
    }


async def the_house(context: Context) -> ASGIApp:
    """The server's address for other devices, which a page opened as localhost cannot know."""
    settings, pusher = context.state.settings, context.state.pusher
    return say(HouseTold(settings.network, settings.open_tables, None if pusher is None else pusher.keys.public))


async def listed(context: Context) -> ASGIApp:
    """The tables that strangers may find; none if the house has no list."""
    house = context.state.house
    if not context.state.settings.open_tables:
        return say([])
    if house.keeping.shared:
        async for listing in house.journal.all_tables("lobby"):
            if listing.status.about == LISTED:
                with suppress(Refused):  # a damaged table is left out, and one that has just been deleted
                    await house.wake(listing.table)
    return say(open_tables([live.table for live in house.awake.values()]))


async def health(context: Context) -> ASGIApp:
    """A server that answers is alive. It is ready if its store answers, too, and it is not about to stop."""
    house = context.state.house
    if context.wants("live"):
        return say(Health(True))
    if house.closing:
        raise HttpRefused("closing")
    await house.journal.versions(()) if house.keeping.shared else await house.journal.count()
    if not house.keeping.ready:
        raise Unready("store", why="busy")
    return say(Health(True))


async def document(context: Context) -> ASGIApp:
    return Reply(context.state.document)


CALLS = (
    Call(
        method="POST", path="/api/tables", body=TableWanted, result=Opened, status=201, do=open_table,
        caches_reply=True, knock=True, what="Open a table.",
    ),
    Call(
        method="GET", path="/api/games", do=all_games, result=dict[str, GameOffered],
        what="The games, with their options, bots and paces.",
    ),
    Call(
        method="GET", path="/api/open-tables", do=listed, result=list[OpenTable],
        what="The tables in the lobby whose hosts want to be found, if the house has such a list.",
    ),
    Call(
        method="GET", path="/api/house", do=the_house, result=HouseTold,
        what="The address of the server for others in the same network, whether it lists open tables, and its key "
        "for push messages.",
    ),
    Call(
        method="GET", path="/healthz", do=health, result=Health, queries=("live",),
        what="Whether the server is ready: it and its store answer. With live=1, whether it is alive.",
    ),
    Call(method="GET", path="/openapi.json", do=document, result=dict[str, Any], what="This document."),
)  # fmt: skip
