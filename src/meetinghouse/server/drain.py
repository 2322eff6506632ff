"""Before an update: no new games begin, and when those that have begun are over the house closes by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeAlias

from ..tables.house import House
from ..tables.running import beginning, running

log = logging.getLogger(__name__)

Tell: TypeAlias = Callable[[int, int], None]  # how many games are left, and at how many of them somebody is

LOOK_EVERY = 2.0  # seconds
SHARE = 0.05  # of the time that looks take at most


async def drain(house: House, tell: Tell) -> None:
    """Tell how many games are left whenever that changes, and come back when none is."""
    told = None
    while True:
        begun = time.monotonic()
        try:
            left = {table async for table in beginning(house.journal)}  # first, for meanwhile they may have begun
            left |= {each.table async for each in running(house.journal)}
        except Exception:  # the games go on whether or not they are counted
            log.exception("counting the games that are left failed")
        else:
            found = len(left), sum(house.is_visited(table) for table in left)
            if found != told:
                told = found
                tell(*found)
            if not left:
                return
        await asyncio.sleep(max(LOOK_EVERY, (time.monotonic() - begun) / SHARE))
