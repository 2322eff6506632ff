"""A story that is told again, because a master has corrected what was entered."""

from __future__ import annotations

from ..engine.events import Event
from ..engine.sayings import Spoke
from . import events, eyes
from .table import Table


def tell_anew(table: Table) -> None:
    """Tell the whole story again, because the game's has changed. What people said stays where it was.

    The old lines count as dropped, and one more: by this gap readers notice that the story begins again.
    """
    everywhere = eyes.open_to(table)
    new = [table.line_of(told, everywhere, _blocking(table, told.event)) for told in table.match.story]
    old, rest = table.lines, iter(new)
    places = [line if type(line.item) in events.EVENTS else next(rest, None) for line in old]
    table.forget(len(old))
    table.before = {key: count + 1 for key, count in table.before.items()}
    table.lines = [line for line in places if line is not None] + list(rest)
    table.tell(events.BookCorrected())


def _blocking(table: Table, event: Event) -> int:
    """The keys of those who have blocked the speaker of a line, as bits."""
    if not isinstance(event, Spoke) or event.seat >= len(table.chairs):
        return 0
    speaker = table.chairs[event.seat].key
    return sum(1 << other.key for other in table.chairs if other.blocked >> speaker & 1)
