"""Beside the tables: opening one, the games at hand, and how the server is."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.types import ASGIApp

from ...bots.registry import bots_for
from ...engine.catalogue import games, rules_of
from ...tables.house import Opened
from ...tables.pace import PACES
from ..ask import Ask
from ..bodies import GameOffered, Health, HouseTold, TableWanted
from ..reply import Reply, say
from .call import Call


async def open_table(ask: Ask) -> ASGIApp:
    """The host may sit down later."""
    body = ask.body(TableWanted)
    ask.door.openings.take(ask.address)
    letters = body.letters or ask.door.settings.code_letters
    opened = await ask.door.house.open(body.game, body.options, body.language, body.pace, letters)
    return say(opened, 201, (ask.baked(opened.code, opened.token),))


async def all_games(ask: Ask) -> ASGIApp:
    """By name."""
    return say(games_offered())


def games_offered() -> dict[str, GameOffered]:
    """Every game with its bots, paces and styles."""
    return {
        name: GameOffered(
            **msgspec.structs.asdict(about),
            bots=tuple(bots_for(name)),
            paces=tuple(PACES),
            clocks=rules_of(name).paces,
            styles=rules_of(name).styles,
        )
        for name, about in games().items()
    }


async def the_house(ask: Ask) -> ASGIApp:
    """A page opened on the machine itself knows no address that others could use."""
    return say(HouseTold(ask.door.settings.network))


async def health(ask: Ask) -> ASGIApp:
    """The store answers too."""
    await ask.door.house.journal.count()
    return say(Health(True))


async def document(ask: Ask) -> ASGIApp:
    """For machines."""
    return Reply(ask.door.document)


CALLS = (
    Call(
        method="POST", path="/api/tables", body=TableWanted, result=Opened, status=201, do=open_table, once=True,
        knock=True, what="Open a table.",
    ),
    Call(
        method="GET", path="/api/games", do=all_games, result=dict[str, GameOffered],
        what="The games at hand, with their options, bots and paces.",
    ),
    Call(
        method="GET", path="/api/house", do=the_house, result=HouseTold,
        what="Where others in the same network find the server.",
    ),
    Call(method="GET", path="/healthz", do=health, result=Health, what="Whether the server and its store answer."),
    Call(method="GET", path="/openapi.json", do=document, result=dict[str, Any], what="This document."),
)  # fmt: skip
