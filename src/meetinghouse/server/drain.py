"""Draining before an update: no new game begins, and the server stops after the last one has ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeAlias

from ..tables.house import House
from ..tables.running import beginning, running

log = logging.getLogger(__name__)

Tell: TypeAlias = Callable[[int, int], None]  # the number of games left, and of those with an open stream of a player

COUNT_EVERY = 2.0  # seconds
SHARE = 0.05  # the share of time that counting may take


async def drain(house: House, tell: Tell) -> None:
    """Report the number of games left whenever it changes; return when none is left."""
    told = None
    while True:
        begun = time.monotonic()
        try:
            left = {table async for table in beginning(house.journal)}  # first, because one may begin meanwhile
            left |= {each.table async for each in running(house.journal) if each.playable}
        except Exception:  # games go on even if they cannot be counted
            log.exception("counting the games that are left failed")
        else:
            found = len(left), sum(house.is_visited(table) for table in left)
            if found != told:
                told = found
                tell(*found)
            if not left:
                return
        await asyncio.sleep(max(COUNT_EVERY, (time.monotonic() - begun) / SHARE))
