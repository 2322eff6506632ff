"""What the store knows of a table: its phase, and until when it is kept or when it is due."""

from __future__ import annotations

from collections.abc import Mapping

from .journal import Status
from .table import Table

DAY = 86400.0
ATTENDED_EVERY = 30.0  # seconds; a game in progress is attended at least this often
LISTED = b"listed"  # about a table in the lobby that strangers may find
LIFETIMES: Mapping[str, float] = {  # seconds by phase, after which an idle table is deleted
    "empty": 900.0, "lobby": DAY, "abandoned": 7 * DAY, "over": 30 * DAY, "closed": 30 * DAY,
}  # fmt: skip


def status_of(table: Table) -> Status:
    """What can be looked up about a table without waking it."""
    now, phase = table.touched, str(table.phase)
    if table.opening is not None:
        return Status(table.code, "opening", table.opening)
    if phase == "playing" and not table.people:
        phase = "abandoned"
    if phase == "lobby" and not table.chairs:
        phase = "empty"
    if phase in LIFETIMES:
        about = LISTED if phase == "lobby" and table.listed else b""
        return Status(table.code, phase, now + LIFETIMES[phase], about)
    times = [now + DAY, table.due() or now + DAY]
    if table.pace.grace is not None or any(table.chairs[asked.seat].bot for asked in table.match.decisions):
        times.append(now + ATTENDED_EVERY)
    return Status(table.code, phase, min(times))
