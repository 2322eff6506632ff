"""Several servers of one store under load, while they are killed, the database crashes and connections break.

`python -m tests.server.chaos` from the repository. People and bots play at many tables. Every call goes to some
server, and is repeated with the same key until it is answered; every stream is open at some server, and is resumed
when it breaks. When a game has ended, its record is verified, and every player's story is compared with the whole one:
no gap, no repeat. After the troubles the last games are played to their end, and all calls are compared with the store:
no acknowledged one is lost, and none was done twice.

    --tables 60       tables at which games are played, one after another
    --kills 100       how often a server is killed
    --stops 20        how often a server is asked to stop
    --crashes 10      how often the database crashes
    --restarts 10     how often the database is restarted in good order
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
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

from meetinghouse.engine.verify import verify
from meetinghouse.server.run import _loop_factory
from meetinghouse.tables.moving import move
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.sqlite import SqliteJournal
from tests.postgres import OwnServer, execute, own_server

from .crowd import PEOPLE, Crowd, Player, caught_up, stored
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
AGAIN = 0.4  # seconds until the next try of a call or a stream that failed, so that no call needs all processors
SAID_EVERY = 30.0  # seconds between two lines about the last games
OPENING = 6  # tables that are opened at the same time
NOTES = 0.1  # how often somebody who is not asked writes a note


class Troubles(NamedTuple):
    """How much is played, and how often each trouble happens."""

    tables: int
    kills: int
    stops: int
    crashes: int
    restarts: int
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
        self.again, self.notes = min(AGAIN, pause), NOTES if pause > AGAIN else 1.0
        self.records = 0
        self._opening = asyncio.Semaphore(OPENING)
        self.may_play.clear()  # until all tables are open

    async def _open(self) -> list[Player]:
        """Open a table, a few at a time, because people who take too long to sit down count as away."""
        async with self._opening:
            return await super()._open()

    async def verify(self, seated: list[Player]) -> bool:
        """Check the record of a game that has ended, and what its players were told."""
        await caught_up(self, seated)
        record = await self.get(f"/{seated[0].code}/record")
        found = await asyncio.to_thread(verify, record.content)
        assert found.holds, found
        assert found.finished, found
        self.records += 1
        return True

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

    def unfinished(self) -> list[Any]:
        """The tables whose games have not ended, as their players see them, and whom they wait for."""
        return [
            (player.code, player.seat, player.latest and (player.latest["table"]["phase"], player.latest["decisions"]))
            for player in self.players
            if player.latest is None or player.latest["table"]["phase"] != "over"
        ]

    @property
    def port(self) -> int:  # type: ignore[override]
        return self.some().port

    async def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        """Make a call until it is answered, at one server after another with the same key."""
        headers = {"Idempotency-Key": uuid.uuid4().hex}
        headers |= {} if token is None else {"Authorization": f"Bearer {token}"}
        while True:
            with suppress(OSError, EOFError):
                answer = await self.call("POST", path, headers, body)
                if not self.is_refused(answer):
                    assert answer.status_code in (200, 201), answer.text
                    return answer.json()
            await asyncio.sleep(self.again)


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
        self._ends = ["kills"] * wanted.kills + ["stops"] * wanted.stops  # how servers end, in turn
        self._dice.shuffle(self._ends)
        self._ended = 0
        self._restarting = asyncio.Lock()
        self._begun = self._said = time.monotonic()

    async def play(self) -> None:
        """Play through all troubles, and then until every game has ended."""
        try:
            async with asyncio.timeout(self.wanted.seconds):
                await self._play()
        except TimeoutError as error:
            raise AssertionError(f"not at an end in time: {self.crowd.unfinished()}") from error
        finally:
            await self.crowd.go()

    async def _play(self) -> None:
        await self.crowd.begin(self._dice)
        self._say("begun")
        troubles = [
            *[self._end_again_and_again(node) for node in self.nodes],
            self._repeat("crashes", self.wanted.crashes, self._crash),
            self._repeat("restarts", self.wanted.restarts, self._restart),
            self._repeat("resets", self.wanted.resets, self._reset),
            self._repeat("stalls", self.wanted.stalls, self._stall),
        ]
        async with asyncio.TaskGroup() as all_at_once:
            for trouble in troubles:
                all_at_once.create_task(trouble)
        self._say("no more troubles")
        if not self.wanted.to_the_end:
            await self._until_busy()
            await self.crowd.rest()
            await caught_up(self.crowd)
            return
        self.crowd.closing_time = True
        self.crowd.pause = min(self.crowd.pause, HASTE)
        while not all(task.done() for task in self.crowd.playing):
            await self._pause()
            self._say_sometimes()
        self.crowd.check()
        assert self.crowd.records == self.crowd.games, "every game has ended and was verified"
        self._say("all games have ended")

    async def _until_busy(self) -> None:
        while not self.crowd.busy():
            self.crowd.check()
            await asyncio.sleep(0.05)

    def _say(self, what: str) -> None:
        log.info(
            "%6.0f s: %s, %s games, %s verified, %s", time.monotonic() - self._begun, what, self.crowd.games,
            self.crowd.records, dict(self.happened),
        )  # fmt: skip

    def _say_sometimes(self) -> None:
        if time.monotonic() > self._said + SAID_EVERY:
            self._said = time.monotonic()
            self._say("playing on")

    async def _pause(self) -> None:
        await asyncio.sleep(self._dice.uniform(*self.wanted.between))
        self.crowd.check()

    async def _end_again_and_again(self, node: Process) -> None:
        while self._ended < len(self._ends):
            how = self._ends[self._ended]
            self._ended += 1
            if self.wanted.to_the_end and self._ended > len(self._ends) * LAST_GAMES:
                self.crowd.closing_time = True
            if self._ended % 10 == 0:
                self._say(f"server {self._ended} of {len(self._ends)} ends")
            await self._pause()
            self.crowd.up.remove(node)
            await asyncio.to_thread(node.kill if how == "kills" else node.stop)
            self.happened[how] += 1
            await asyncio.sleep(self._dice.uniform(0.0, 1.0))
            await asyncio.to_thread(node.start_until_up)
            self.crowd.up.append(node)

    async def _repeat(self, what: str, times: int, trouble: Callable[[], Awaitable[None]]) -> None:
        """Cause a trouble this many times, spread over the time in which servers end."""
        for turn in range(times):
            while self._ended < len(self._ends) * (turn + 1) // (times + 1):
                await asyncio.sleep(0.05)
            await self._pause()
            await trouble()
            self.happened[what] += 1

    async def _crash(self, mode: str = "immediate") -> None:
        async with self._restarting:
            await asyncio.to_thread(self.database.stop, mode)
            await asyncio.to_thread(self.database.start)

    async def _restart(self) -> None:
        await self._crash("fast")

    async def _reset(self) -> None:
        self._dice.choice(self.proxies).reset()

    async def _stall(self) -> None:
        proxy = self._dice.choice(self.proxies)
        proxy.stall()
        await asyncio.sleep(STALLED)
        proxy.go_on()


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
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise every server that starts would compile everything again
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
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(evening.play())
        for node in nodes:
            node.stop()
        evening.happened["stored"] = asyncio.run(
            count_stored(Address(database.url), evening.crowd, folder / "copy.db", key)
        )
    return evening.happened + counted(evening.crowd)


def counted(crowd: Scattered) -> Counter[str]:
    """What the players did."""
    acknowledged = [deed for deed in crowd.deeds if deed.status == 200]
    return Counter({
        "games": crowd.games,
        "records": crowd.records,
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
    parser.add_argument("--stops", type=int, default=20, help="of servers, in good order (20)")
    parser.add_argument("--crashes", type=int, default=10, help="of the database (10)")
    parser.add_argument("--restarts", type=int, default=10, help="of the database, in good order (10)")
    parser.add_argument("--resets", type=int, default=10, help="of all connections of a server (10)")
    parser.add_argument("--stalls", type=int, default=10, help="of five seconds (10)")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between two calls of one player (1.5)")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most (60)")
    wishes = parser.parse_args()
    if not 1 <= wishes.tables <= 500 or not 0 < wishes.minutes <= 600 or not 0 < wishes.pause <= 60:
        parser.error("1 to 500 tables, at most 600 minutes, and a pause of at most 60 seconds")
    wanted = Troubles(
        wishes.tables, wishes.kills, wishes.stops, wishes.crashes, wishes.restarts, wishes.resets, wishes.stalls,
        wishes.pause, wishes.minutes * 60,
    )  # fmt: skip
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
