"""Sleeping tables that are due: they are woken, or deleted if nobody has used them for long."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from .journal import Conflict, Listing, Unavailable
from .lifetimes import LIFETIMES
from .live import Live
from .refusals import Unready

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

IDLE = 30 * 86400.0  # seconds without an act, after which an unfinished game is deleted


async def wake_or_forget(house: House, listing: Listing, now: float) -> None:
    """Wake a table that is due, or delete it at the end of its lifetime."""
    try:
        if listing.status.phase in LIFETIMES:
            async with house.alone(listing.table):
                if listing.table not in house.awake and await house.journal.claim([listing.table]):
                    await house.journal.forget(listing.table, listing.version)
        else:
            given_up = now >= (listing.status.deadline or now) + IDLE  # no process has its rules
            await _forget_if_idle(house, await house.wake(listing.table, close=given_up))
    except Conflict:
        await house.journal.release([listing.table])
        log.info("somebody came to a table before it was forgotten", extra={"table": listing.table})
    except Unavailable:
        raise
    except Exception as error:  # the other tables still have to be woken
        if isinstance(error, Unready) and error.key == "other-rules":
            log.info("a table is left to a server with its rules", extra={"table": listing.table})
        elif listing.table not in house.broken:
            log.exception("a table cannot be woken", extra={"table": listing.table})
        house.broken.add(listing.table)


async def _forget_if_idle(house: House, live: Live) -> None:
    """Delete an unfinished game after a month without an act, if nobody follows it."""
    async with live.lock:
        idle = live.kept and not live.is_followed and house.now() >= live.table.touched + IDLE
        if live.table.phase == "playing" and idle and await house.journal.forget(live.table.name, live.version):
            house.drop(live)
