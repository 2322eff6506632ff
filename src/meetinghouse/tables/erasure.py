"""What a table knew of one person, taken out of it: the name, what was said, the notes. What was played stays."""

from __future__ import annotations

import msgspec

from ..engine.events import Event
from . import events
from .chairs import NOBODY, Chair, Notebook
from .past import Packed, Page, Played, Sat
from .table import PUBLIC, Line, Table

NOTHING = "…"  # in place of what was said
SAYINGS = (events.Said, events.PhraseSaid, events.Gestured)


def erase(table: Table, chair: Chair) -> None:
    """Whoever owns that chair, has left it or was put out of it was never known here by name."""
    name, owner, known = _nameless(table, chair), chair.owner, _known(table)
    table.lines = _without(table, chair, name)
    table.pages = _others(table.pages, owner)
    table.past = tuple([_forgotten(game, owner, chair.name, name) for game in table.past])
    if table.sat is not None:
        table.sat = table.sat._replace(names=_named(table.sat, owner, chair.name, name))
    table.change(chair.key, name=name, former=(), notebook=Notebook())
    if _known(table) != known:
        table.before = table.before.copy()  # stories that were shown are not told on
        table.erasing = True


def _known(table: Table) -> tuple[object, ...]:
    """What a table knows of its people."""
    return table.lines, table.pages, table.past, table.sat, table.chairs.copy()


def _nameless(table: Table, chair: Chair) -> str:
    """A name for somebody without one, that nobody else has; who has such a name keeps it."""
    taken = {each.name for each in table.chairs if each.key != chair.key}
    names = [NOBODY, *[f"{NOBODY} {number}" for number in range(2, len(taken) + 2)]]
    return chair.name if chair.name in names else next(name for name in names if name not in taken)


def _without(table: Table, chair: Chair, name: str) -> list[Line]:
    """The lines without that person, from the last one back to where they sat down; a former name is theirs too."""
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
    """A game that is over, without the person."""
    played = game.open()
    names, pages = _named(played, owner, called, name), _others(played.pages, owner)
    if (names, pages) == (played.names, played.pages):
        return game
    return msgspec.structs.replace(played, names=names, pages=pages).pack()


def _named(sat: Sat | Played, owner: str, called: str, name: str) -> tuple[str, ...]:
    """Who played, without the person; where it was not kept whose a seat was, the name tells."""
    owners = sat.owners or tuple([owner if each == called else "" for each in sat.names])
    return tuple([name if whose == owner else each for whose, each in zip(owners, sat.names, strict=True)])
