"""When awake tables are attended, and when their ticks are shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ..engine.refusals import Refused
from .refusals import Overtaken
from .schedule import Schedule

if TYPE_CHECKING:
    from .live import Live

log = logging.getLogger(__name__)

AGAIN = 0.05  # seconds until the next try, if a table is being attended already
TROUBLED = 5.0  # seconds until the next try, if attending a table failed


class Rounds:
    """Attends each table when it is due. Ticks have times of their own: attending a table may wait for the store."""

    def __init__(self, now: Callable[[], float], nudge: asyncio.Event) -> None:
        self._now = now
        self._nudge = nudge  # set when something may be due earlier than before
        self._visits: Schedule[Live] = Schedule()
        self._ticks: Schedule[Live] = Schedule()
        self._attended: set[Live] = set()

    def plan(self, live: Live) -> None:
        """Plan to attend a table, and to show its next tick, when they are due."""
        self._put(self._visits, live, live.caretaker.next_time())
        self._put(self._ticks, live, live.caretaker.next_tick())

    def later(self, live: Live, seconds: float) -> None:
        """Plan to attend a table after some seconds."""
        self._put(self._visits, live, self._now() + seconds)

    def look_again(self) -> None:
        """Look at once what is due, because the clock was corrected."""
        self._nudge.set()

    def drop(self, live: Live) -> None:
        """Plan nothing for a table any more."""
        self._visits.drop(live)
        self._ticks.drop(live)

    def next_time(self) -> float | None:
        """When something is due next."""
        times = self._visits.next_time(), self._ticks.next_time()
        return min([time for time in times if time is not None], default=None)

    def take_due(self, now: float) -> list[Coroutine[Any, Any, None]]:
        """Show the ticks that are due; returns the visits that are due, to be run beside each other."""
        for live in self._ticks.take_due(now):
            self._show_tick(live, now)
        return [self._attend(live, now) for live in self._visits.take_due(now)]

    def _put(self, schedule: Schedule[Live], live: Live, when: float | None) -> None:
        if when is not None and schedule.put(live, when):
            self._nudge.set()

    def _show_tick(self, live: Live, now: float) -> None:
        try:
            live.caretaker.show_tick(now)
        except Exception:  # the next ticks, and those of other tables, are shown all the same
            log.exception("showing a tick failed", extra={"table": live.table.name})
        tick = live.caretaker.next_tick()
        if tick is not None and tick > now:  # else the step is over, and its end plans what follows
            self._put(self._ticks, live, tick)

    async def _attend(self, live: Live, now: float) -> None:
        """Attend one table; its errors do not reach other tables. While a bot thinks there, only time may run out."""
        if live in self._attended:
            with suppress(Refused, Overtaken):
                await live.caretaker.expire(now)
            self._watch_clock(live, now)
            return
        self._attended.add(live)
        self._watch_clock(live, now)
        try:
            await live.caretaker.attend(now)
        except Exception:
            log.exception("looking after a table failed", extra={"table": live.table.name})
            self.later(live, TROUBLED)
        finally:
            self._attended.discard(live)

    def _watch_clock(self, live: Live, now: float) -> None:
        """Come back when the time of the step is up, although the table is being attended."""
        due = live.caretaker.due()
        if live in self._attended and due is not None:
            self._put(self._visits, live, due if due > now else now + AGAIN)
