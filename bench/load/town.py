"""A house with a clock that runs fast or jumps, and tables of bots and simulated people."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.refusals import Refused
from meetinghouse.tables import acts
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.house import House
from meetinghouse.tables.journal import Journal
from meetinghouse.tables.live import Live
from meetinghouse.tables.table import PUBLIC

SHORTEST_SLEEP = 0.0005

Delay = Callable[[Decision, bool], float]  # how long somebody thinks, by the question and whether it is secret


class Clock:
    """A clock that runs so many times faster than real time; at speed 0 it jumps from one moment to the next."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        self._wall = time.monotonic()
        self._start = time.time()

    def __call__(self) -> float:
        return self._start + (time.monotonic() - self._wall) * self.speed

    async def sleep_until(self, when: float) -> None:
        """Let other tasks work until that moment."""
        if self.speed:
            await asyncio.sleep(max((when - self()) / self.speed, SHORTEST_SLEEP))
        else:
            self._start = max(self._start, when)
            await asyncio.sleep(0)


@dataclass(eq=False)
class Group:
    """One table, and when its people answer what."""

    live: Live
    plans: dict[str, float] = field(default_factory=dict)


class Town:
    """All tables, and the people at them."""

    def __init__(self, journal: Journal, speed: float, delay: Delay, dice: random.Random) -> None:
        self.clock = Clock(speed)
        self.house = House(journal, now=self.clock, dice=dice, threads=False)
        self.groups: list[Group] = []
        self.refused = 0
        self._delay = delay
        self._dice = dice

    async def open(
        self, people: int, bots: int, pace: str, game: str = "salem1692", options: Mapping[str, Any] | None = None
    ) -> None:
        """Open a table and start its game; from now on the house looks after it."""
        opened = await self.house.open(game, options, pace=pace)
        live = await self.house.at(opened.code)
        for number in range(people):
            await live.do(acts.Sit(None if number else PUBLIC, f"Player {number + 1}", digest(new_token())))
        host = live.table.host
        for _ in range(bots):
            await live.do(acts.AddBot(host, "random"))
        for chair in live.table.chairs:
            if chair.person:
                live.follow(chair.key)  # players without a stream count as away
        self.groups.append(Group(live))
        await self._begin(live)

    async def run(self, done: Callable[[], bool], seconds: float) -> None:
        """Let time pass until there is enough, for at most so many real seconds."""
        until = time.monotonic() + seconds
        while not done() and time.monotonic() < until:
            now = self.clock()
            times = [await self.house.attend(now)]
            for group in self.groups:
                times.append(await self._attend(group, now))
            upcoming = min([when for when in times if when is not None], default=now + 1)
            await self.clock.sleep_until(upcoming)

    async def _begin(self, live: Live) -> None:
        for chair in live.table.chairs:
            if chair.person and not chair.ready:
                await live.do(acts.Ready(chair.key, True))
        await self.house.start(live, live.table.host)
        for chair in live.table.chairs:
            if chair.person:
                await live.do(acts.SeeRole(chair.key))

    async def _attend(self, group: Group, now: float) -> float | None:
        """Answer for people who have thought long enough; returns when the next will have."""
        live = group.live
        if live.table.phase == "over":
            group.plans.clear()
            await live.do(acts.Rematch(live.table.host))
            await self._begin(live)
        plans = {}
        for decision in live.table.match.decisions:
            if live.table.chairs[decision.seat].bot:
                continue
            when = group.plans.get(decision.id)
            if when is None:
                when = now + self._delay(decision, live.table.secret)
            if when > now:
                plans[decision.id] = when
                continue
            await self._answer(live, decision)
        group.plans = plans
        return min(plans.values(), default=None)

    async def _answer(self, live: Live, decision: Decision) -> None:
        chair = live.table.chairs[decision.seat]
        choice: Any = msgspec.to_builtins(decision.any(self._dice))
        try:
            await live.do(acts.Answer(chair.key, decision.id, choice))
        except Refused:  # the step has closed in the meantime
            self.refused += 1
