"""Deletion of a person's name, words and notes from a table. The moves of the games stay."""

from __future__ import annotations

import msgspec

from ..engine.events import Event
from . import events
from .chairs import NOBODY, Chair, Notebook
from .past import Packed, Page, Played, Sat
from .table import PUBLIC, Line, Table

NOTHING = "…"  # replaces deleted words
SAYINGS = (events.Said, events.PhraseSaid, events.Gestured)


def erase(table: Table, chair: Chair) -> None:
    """Delete the data of the person who owns a chair, has left it or was put out of it."""
    name, owner, known = _nameless(table, chair), chair.owner, _known(table)
    table.lines = _without(table, chair, name)
    table.pages = _others(table.pages, owner)
    table.past = tuple([_forgotten(game, owner, chair.name, name) for game in table.past])
    if table.sat is not None:
        table.sat = table.sat._replace(names=_named(table.sat, owner, chair.name, name))
    table.change(chair.key, name=name, former=(), notebook=Notebook(), devices=())
    if _known(table) != known:
        table.before = table.before.copy()  # a new dict tells broadcasts not to extend earlier stories
        table.erasing = True


def _known(table: Table) -> tuple[object, ...]:
    """All parts of a table that may hold personal data, to notice whether they change."""
    return table.lines, table.pages, table.past, table.sat, table.chairs.copy()


def _nameless(table: Table, chair: Chair) -> str:
    """A free name to replace a deleted one; a person who already has such a name keeps it."""
    taken = {each.name for each in table.chairs if each.key != chair.key}
    names = [NOBODY, *[f"{NOBODY} {number}" for number in range(2, len(taken) + 2)]]
    return chair.name if chair.name in names else next(name for name in names if name not in taken)


def _without(table: Table, chair: Chair, name: str) -> list[Line]:
    """The lines of a table, without the names and the words of a person since that person sat down."""
    lines, called, length = table.lines.copy(), chair.name, table.length
    for place in range(len(lines) - 1, -1, -1):
        if length <= chair.came:
            break
        item, audience = lines[place]
        length -= audience >> PUBLIC & 1
        if getattr(item, "name", None) == called and type(item) in events.EVENTS:
            lines[place] = Line(_nobodys(item, name), audience)
            if isinstance(item, events.Renamed):
                called = item.was
    return lines


def _nobodys(item: Event, name: str) -> Event:
    if isinstance(item, SAYINGS):
        return events.Said(name, item.channel, NOTHING)
    if isinstance(item, events.Renamed):
        return events.Renamed(name, name)
    return msgspec.structs.replace(item, name=name)


def _others(pages: tuple[Page, ...], owner: str) -> tuple[Page, ...]:
    return tuple([page for page in pages if page.token != owner])


def _forgotten(game: Packed, owner: str, called: str, name: str) -> Packed:
    """A past game, packed, without a person's name and notes."""
    played = game.open()
    names, pages = _named(played, owner, called, name), _others(played.pages, owner)
    if (names, pages) == (played.names, played.pages):
        return game
    return msgspec.structs.replace(played, names=names, pages=pages).pack()


def _named(sat: Sat | Played, owner: str, called: str, name: str) -> tuple[str, ...]:
    """The players' names with a person's replaced. Old games have no owners; there the name identifies the person."""
    owners = sat.owners or tuple([owner if each == called else "" for each in sat.names])
    return tuple([name if whose == owner else each for whose, each in zip(owners, sat.names, strict=True)])
