"""Whose turn it is: whom push messages call to the table in a game that takes days.

In an open step, people are called who are asked something and were not asked anything just before. In a secret step all
seats that are not out are called alike, once, in the moment in which everybody is shown that the step has begun. So
neither a message nor its absence or time tells who is really asked.
"""

from __future__ import annotations

from .chairs import Chair
from .table import Table


def called(before: Table, after: Table) -> list[Chair]:
    """The chairs whose owners have to be called after this change, and have a device for it."""
    if after.phase != "playing" or not after.pace.days or after.game is None:
        return []
    seats = _all_alike(before, after) if after.secret else _newly_asked(before, after)
    chairs = [after.chairs[seat] for seat in sorted(seats) if seat < len(after.chairs)]
    return [chair for chair in chairs if chair.devices and chair.person and not chair.bot]


def _all_alike(before: Table, after: Table) -> set[int]:
    """All seats that are not out, if a secret step has begun; none if it goes on, or is resumed after another one."""
    known = {*before.clock.step, *before.clock.left} if before.phase == "playing" else set()
    if known & set(after.clock.step):
        return set()
    return set(range(len(after.chairs))) - set(after.match.view(None).out)


def _newly_asked(before: Table, after: Table) -> set[int]:
    """The seats that are asked now and were not asked in an open step just before.

    People who were asked just before are at the table and need no call.
    """
    asked = {decision.seat for decision in after.match.decisions}
    if before.phase != "playing" or before.game is None or before.secret:
        return asked
    return asked - {decision.seat for decision in before.game.decisions}
