"""Several servers of one store under load, while they are killed, the database crashes and connections break.

`python -m tests.server.chaos` from the repository. People and bots play at many tables. Every call goes to some
server, and is repeated with the same key until it is answered; every stream is open at some server, and is resumed
when it breaks. Afterwards the last games are played to their end, and everything is checked: no acknowledged answer is
lost, none was done twice, no story has a gap or a repeat, every game has ended, and every record verifies.

    --tables 60       tables at which games are played, one after another
    --kills 100       how often a server is killed; every fifth time it is asked to stop instead
    --crashes 10      how often the database crashes
    --resets 10       how often all connections of a server to the database are reset
    --stalls 10       how often they are stalled for five seconds
    --pause 1.5       seconds between two calls of one player
    --minutes 60      the longest time until the last game has ended
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import random
import secrets
import signal
import sys
import tempfile
import time
import uuid
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from meetinghouse.engine.verify import verify
from meetinghouse.tables.moving import move
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.sqlite import SqliteJournal
from tests.postgres import OwnServer, execute, own_server

from .crowd import PEOPLE, Crowd, caught_up, stored
from .process import Process
from .proxy import Proxy

log = logging.getLogger(__name__)

NODES = 3
STALLED = 5.0  # seconds
BETWEEN = (0.2, 3.0)  # seconds between two troubles of one kind
KEPT = """
SET search_path = meetinghouse;
CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER stay BEFORE DELETE ON entries FOR EACH ROW EXECUTE FUNCTION stay();
"""  # no entry of a finished game is deleted, so that all of them can be checked
LAST_GAMES = 0.7  # the share of all kills after which no more games begin, so that many end among the last kills
HASTE = 1.0  # seconds between two calls of one player after the last trouble, so that the games end soon
STOPPED = 5  # every so many kills a server is asked to stop instead


class Troubles(NamedTuple):
    """What is played, and what happens to it how often."""

    tables: int
    kills: int
    crashes: int
    resets: int
    stalls: int
    pause: float
    seconds: float  # the longest time for all of it
    to_the_end: bool = True  # whether the last games are played to their end
    between: tuple[float, float] = BETWEEN


class Scattered(Crowd):
    """Players who send every call, and open every stream, at some server that is up."""

    def __init__(self, servers: list[Process], tables: int, pause: float) -> None:
        self.up = list(servers)
        self._all = list(servers)
        self._dice = random.Random(1692)
        super().__init__(servers[0], shaky=True, tables=tables, pause=pause)

    def turn_to(self, server: Process) -> None:
        """Nothing changes: the players call all servers anyway."""

    def some(self) -> Process:
        """A server that is up, as a load balancer would choose it."""
        return self._dice.choice(self.up or self._all)

    def busy(self) -> bool:
        """Whether enough has been done for the test to prove something. Not all streams were cut, only some."""
        acknowledged = [deed for deed in self.deeds if deed.status == 200]
        return (
            len(acknowledged) > 50
            and any(deed.sent > 1 for deed in acknowledged)
            and any(player.resumed for player in self.players)
        )

    @property
    def url(self) -> str:  # type: ignore[override]
        return self.some().url

    @property
    def port(self) -> int:  # type: ignore[override]
        return self.some().port

    async def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        """Make a call until it is answered, at one server after another with the same key."""
        headers = {"Idempotency-Key": uuid.uuid4().hex} | (
            {} if token is None else {"Authorization": f"Bearer {token}"}
        )
        while True:
            try:
                answer = await self.http.post(f"{self.url}/api/tables{path}", json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if self.is_refused(answer):
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code in (200, 201), answer.text
            return answer.json()


class Evening:
    """Three servers with a proxy each in front of the database, the players, and what happens to them."""

    def __init__(self, database: OwnServer, nodes: list[Process], proxies: list[Proxy], wanted: Troubles) -> None:
        self.database = database
        self.nodes = nodes
        self.proxies = proxies
        self.wanted = wanted
        self.happened: Counter[str] = Counter()
        self.crowd = Scattered(nodes, wanted.tables, wanted.pause)
        self._dice = random.Random(7)
        self._kills = 0
        self._begun = time.monotonic()

    async def play(self) -> None:
        """Play through all troubles, and then until every game has ended."""
        async with asyncio.timeout(self.wanted.seconds):
            try:
                await self.crowd.begin(self._dice)
                self._say("begun")
                troubles = [
                    *[self._kill_again_and_again(node) for node in self.nodes],
                    self._repeat(self.wanted.crashes, self._crash),
                    self._repeat(self.wanted.resets, self._reset),
                    self._repeat(self.wanted.stalls, self._stall),
                ]
                async with asyncio.TaskGroup() as all_at_once:
                    for trouble in troubles:
                        all_at_once.create_task(trouble)
                self._say("no more troubles")
                if self.wanted.to_the_end:
                    self.crowd.closing_time = True
                    self.crowd.pause = min(self.crowd.pause, HASTE)
                    while not all(task.done() for task in self.crowd.playing):
                        await self._pause()
                    self._say("all games have ended")
                else:
                    await self._until_busy()
                    await self.crowd.rest()
                await caught_up(self.crowd)
                if self.wanted.to_the_end:
                    await self._verify()
            finally:
                await self.crowd.go()

    async def _until_busy(self) -> None:
        while not self.crowd.busy():
            self.crowd.check()
            await asyncio.sleep(0.05)

    def _say(self, what: str) -> None:
        log.info(
            "%6.0f s: %s, %s games, %s", time.monotonic() - self._begun, what, self.crowd.games, dict(self.happened)
        )

    async def _pause(self) -> None:
        await asyncio.sleep(self._dice.uniform(*self.wanted.between))
        self.crowd.check()

    async def _kill_again_and_again(self, node: Process) -> None:
        while self._kills < self.wanted.kills:
            self._kills += 1
            stops = self._kills % STOPPED == 2
            if self.wanted.to_the_end and self._kills > self.wanted.kills * LAST_GAMES:
                self.crowd.closing_time = True
            if self._kills % 10 == 0:
                self._say(f"kill {self._kills}")
            await self._pause()
            self.crowd.up.remove(node)
            if stops:
                await asyncio.to_thread(node.stop)
                self.happened["stops"] += 1
            else:
                node.kill()
                self.happened["kills"] += 1
            await asyncio.sleep(self._dice.uniform(0.0, 1.0))
            await asyncio.to_thread(node.start_until_up)
            self.crowd.up.append(node)

    async def _repeat(self, times: int, trouble: Any) -> None:
        """Cause a trouble so many times, spread over all kills."""
        for turn in range(times):
            while self._kills < self.wanted.kills * (turn + 1) // (times + 1):
                await asyncio.sleep(0.05)
            await self._pause()
            await trouble()

    async def _crash(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.to_thread(self.database.start)
        self.happened["crashes"] += 1

    async def _reset(self) -> None:
        self._dice.choice(self.proxies).reset()
        self.happened["resets"] += 1

    async def _stall(self) -> None:
        proxy = self._dice.choice(self.proxies)
        proxy.stall()
        await asyncio.sleep(STALLED)
        proxy.go_on()
        self.happened["stalls"] += 1

    async def _verify(self) -> None:
        """Check the record of every game."""
        for code in dict.fromkeys(player.code for player in self.crowd.players):
            record = await self.crowd.http.get(f"{self.crowd.url}/api/tables/{code}/record")
            assert record.status_code == 200, record.text
            found = await asyncio.to_thread(verify, record.content)
            assert found.holds, found
            assert found.finished, found
            self.happened["records"] += 1


async def count_stored(address: Address, crowd: Crowd, copy: Path, key: str) -> int:
    """Check what is stored, in a copy of it as a file; returns the number of calls there."""
    copy.with_name(f"{copy.name}.secret").write_text(key)
    async with await PostgresJournal.open(address) as journal, await SqliteJournal.open(copy) as file:
        await move(journal, file, lambda done, of: None)
    return stored(copy, crowd.deeds)


def spend(wanted: Troubles, folder: Path) -> Counter[str]:
    """Start everything, play, and check; returns what has happened."""
    key = secrets.token_hex(32)
    env = {**os.environ, "MEETINGHOUSE_KEY": key}
    with own_server("max_connections = 60\n") as database, ExitStack() as stack:
        proxies = [stack.enter_context(Proxy(database.socket)) for _ in range(NODES)]
        nodes = [
            stack.enter_context(Process(
                folder / f"node{number}.db", env=env, store=database.url_at(proxy.port), options=["--shared"]
            ))
            for number, proxy in enumerate(proxies)
        ]  # fmt: skip
        for node in nodes:
            node.begin()
        for node in nodes:
            node.up()
        execute(database.url, KEPT)
        evening = Evening(database, nodes, proxies, wanted)
        asyncio.run(evening.play())
        for node in nodes:
            node.stop()
        evening.happened["stored"] = asyncio.run(
            count_stored(Address(database.url), evening.crowd, folder / "copy.db", key)
        )
    return evening.happened + counted(evening.crowd)


def counted(crowd: Crowd) -> Counter[str]:
    """What the players did."""
    acknowledged = [deed for deed in crowd.deeds if deed.status == 200]
    return Counter({
        "games": crowd.games,
        "people": len(crowd.players),
        "calls": len(crowd.deeds),
        "acknowledged": len(acknowledged),
        "answers acknowledged": sum(deed.path == "/answers" for deed in acknowledged),
        "acknowledged, sent more than once": sum(deed.sent > 1 for deed in acknowledged),
        "streams resumed": sum(player.resumed for player in crowd.players),
        "lines read": sum(len(player.story) for player in crowd.players),
    })  # fmt: skip


def main() -> int:
    """Play, and print what has happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description="Servers that are killed.")
    parser.add_argument("--tables", type=int, default=60, help="at which games are played (60)")
    parser.add_argument("--kills", type=int, default=100, help="of servers (100)")
    parser.add_argument("--crashes", type=int, default=10, help="of the database (10)")
    parser.add_argument("--resets", type=int, default=10, help="of all connections of a server (10)")
    parser.add_argument("--stalls", type=int, default=10, help="of five seconds (10)")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between two calls of one player (1.5)")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most (60)")
    wishes = parser.parse_args()
    if not 1 <= wishes.tables <= 500 or not 0 < wishes.minutes <= 600 or not 0 < wishes.pause <= 60:
        parser.error("1 to 500 tables, at most 600 minutes, and a pause of at most 60 seconds")
    wanted = Troubles(
        wishes.tables, wishes.kills, wishes.crashes, wishes.resets, wishes.stalls, wishes.pause, wishes.minutes * 60
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything that was started is stopped
    log.addHandler(logging.StreamHandler())
    log.setLevel(logging.INFO)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="meetinghouse-chaos-") as folder:
        happened = spend(wanted, Path(folder))
    print(f"{wishes.tables} tables with {PEOPLE} people and a bot, {time.monotonic() - begun:.0f} s:")
    print(", ".join(f"{count:,} {what}" for what, count in happened.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
