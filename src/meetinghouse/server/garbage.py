"""Python's cyclic garbage collector, which stops everything while it looks.

Looking at a table takes it a third of a millisecond, so it must not look while many tables are awake. It need not:
calls, streams, games and sleeping tables leave nothing for it to find. What errors leave waits for a quiet hour.
"""

from __future__ import annotations

import asyncio
import gc
import time

from ..tables.house import House

COLLECT_EVERY = 600.0  # seconds
FEW = 50  # tables; looking at them takes less than 20 milliseconds
AT_LAST = 86400.0  # seconds after which it looks although more are awake
MANY = 5_000_000  # objects more than at the last look, at which it looks too: somebody may provoke errors


def rest() -> None:
    """From now on the collector looks only when told to, and not at what has been loaded."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_in_quiet_hours(house: House) -> None:
    """Look for garbage from time to time, unless many tables are awake."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        if len(house.awake) <= FEW or time.monotonic() >= looked + AT_LAST or gc.get_count()[0] > MANY:
            gc.collect()
            looked = time.monotonic()
