"""People who play at many tables over HTTP, repeat their calls, and check that nothing was lost or done twice."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import apsw
import httpx
import msgspec

from meetinghouse.client.changes import Stream
from meetinghouse.tables import acts
from meetinghouse.tables.sqlite.seal import opened
from tests.patience import PATIENCE, WHOLE_GAME

from .guests import any_choice
from .process import Process, cipher_of

TABLES = 3
PEOPLE = 4  # people at each table, besides a bot
LOST = 0.1  # how often somebody disconnects before the response
PAUSE = 0.02  # seconds between two calls of one player
OUTDATED = ("forbidden", "one-option", "list-of-options")
LONGEST = 1_000_000  # bytes of a line
AGAIN = 0.05  # seconds until the next try of a call or a stream that failed
QUICK = {"game": "salem1692", "pace": "quick", "options": {"timer_scale": 0.1, "hourglass_seconds": 10}}


class Deed(msgspec.Struct):
    """A call with its own idempotency key, and its result."""

    code: str
    seat: int
    path: str
    body: Any
    key: str
    sent: int = 0
    status: int = 0  # 0 until a response came


class Player:
    """A player, who reads the stream of a seat, answers and writes notes."""

    def __init__(self, crowd: Crowd, code: str, seat: int, token: str) -> None:
        self.crowd = crowd
        self.code = code
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.story: list[Any] = []
        self.latest: Any = None
        self.resumed = 0
        self.last: Deed | None = None  # the last one that was acknowledged
        self.following = asyncio.create_task(self.follow())

    async def follow(self) -> None:
        """Follow the stream, and resume it after a break as a browser does."""
        while True:
            with suppress(OSError, EOFError):
                await self._read()
            await asyncio.sleep(self.crowd.again)

    async def _read(self) -> None:
        """Read the stream until it ends, without a library: hundreds of players share a processor."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.crowd.port, limit=LONGEST)
        try:
            last = {"Last-Event-ID": str(len(self.story))} if self.story else {}
            writer.write(request("GET", f"/{self.code}/stream", self.headers | last))
            answer = await answered(reader)
            if self.crowd.is_refused(answer):
                return
            assert answer.status_code == 200, answer.text
            self.resumed += bool(self.story)
            id = event = ""
            stream = Stream()
            async for line in lines(reader):
                name, _, value = line.partition(": ")
                if name == "id":
                    id = value
                elif name == "event":
                    event = value
                elif name == "data":
                    whole = stream.receive(event, value)
                    if whole is not None:  # otherwise a piece of a long change in a secret step
                        self._hear(int(id), msgspec.json.decode(whole))
        finally:
            writer.close()

    def _hear(self, id: int, message: Any) -> None:
        self.story += message["story"]
        assert id == message["length"] == len(self.story), "a gap or a repeat"
        self.latest = message

    async def play(self, dice: random.Random) -> None:
        """Answer the open decision; if there is none, write a note from time to time."""
        while self.latest is None or self.latest["table"]["phase"] != "over":
            await asyncio.sleep(dice.uniform(0, 2 * self.crowd.pause))
            asked = self.latest["decisions"] if self.latest is not None else []
            if self.last is not None and self.last.sent == 1 and dice.random() < LOST:
                await self.send(self.last, dice)  # acknowledged, but asked again, perhaps after a restart
            elif asked and dice.random() < 0.7:
                decision = dice.choice(asked)
                await self.do("/answers", {"decision": decision["id"], "choice": any_choice(decision, dice)}, dice)
            elif dice.random() < self.crowd.notes:
                await self.do("/notebook", {"text": f"note {uuid.uuid4().hex}", "suspicions": {}}, dice)

    async def do(self, path: str, body: Any, dice: random.Random) -> None:
        """Make a new call."""
        deed = Deed(self.code, self.seat, path, body, uuid.uuid4().hex)
        self.crowd.deeds.append(deed)
        await self.send(deed, dice)

    async def send(self, deed: Deed, dice: random.Random) -> None:
        """Send a call until a response comes, always with the same key."""
        before = deed.status
        while True:
            deed.sent += 1
            try:
                if dice.random() < LOST:
                    await self._hang_up(deed, dice)
                    continue
                answer = await self.crowd.call("POST", f"/{self.code}{deed.path}", self._keyed(deed), deed.body)
                if self.crowd.is_refused(answer):
                    await asyncio.sleep(self.crowd.again)
                    continue
                assert answer.status_code in (200, 409) or self.crowd.is_outdated(answer), (deed, answer.text)
                assert before in (0, answer.status_code), "what was acknowledged stays so"
                deed.status = answer.status_code
                if deed.status == 200:
                    self.last = deed
                return
            except (OSError, EOFError):
                await asyncio.sleep(self.crowd.again)

    def _keyed(self, deed: Deed) -> dict[str, str]:
        return self.headers | {"Idempotency-Key": deed.key}

    async def _hang_up(self, deed: Deed, dice: random.Random) -> None:
        """Send a call, and disconnect before the response."""
        _, line = await asyncio.open_connection("127.0.0.1", self.crowd.port)
        line.write(request("POST", f"/{self.code}{deed.path}", self._keyed(deed), deed.body))
        try:
            await line.drain()
            await asyncio.sleep(dice.choice([0, 0.001, 0.003]))
        finally:
            line.close()
            with suppress(OSError):
                await line.wait_closed()


def request(method: str, path: str, headers: dict[str, str], body: object = None) -> bytes:
    """A request about tables."""
    content = b"" if body is None else msgspec.json.encode(body)
    about = {} if body is None else {"Content-Type": "application/json", "Content-Length": str(len(content))}
    head = {"Host": "localhost", **headers, **about}
    lines = [f"{method} /api/tables{path} HTTP/1.1", *[f"{name}: {value}" for name, value in head.items()]]
    return "\r\n".join([*lines, "", ""]).encode() + content


async def answered(reader: asyncio.StreamReader) -> httpx.Response:
    """The head of a response, and its body if its length is given."""
    async with asyncio.timeout(PATIENCE):
        status = int((await reader.readuntil(b" ") + await reader.readexactly(3)).split()[1])
        head = [line.split(": ", 1) for line in (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")]
        length = next((int(line[1]) for line in head if line[0].lower() == "content-length"), 0)
        return httpx.Response(status, content=await reader.readexactly(length))


async def lines(reader: asyncio.StreamReader) -> AsyncIterator[str]:
    """The lines of a body that comes in chunks."""
    text = b""
    while True:
        async with asyncio.timeout(PATIENCE):
            size = int(await reader.readuntil(b"\r\n"), 16)
            *whole, text = (text + (await reader.readexactly(size + 2))[:-2]).split(b"\n")
        for line in whole:
            yield line.decode()
        if not size:
            return


class Crowd:
    """All players at all tables; after a game they begin another one."""

    def __init__(self, server: Process, *, shaky: bool = False, tables: int = TABLES, pause: float = PAUSE) -> None:
        self.turn_to(server)
        self.tables = tables
        self.pause = pause  # seconds between two calls of one player
        self.again = AGAIN
        self.notes = 1.0  # how often somebody who is not asked writes a note
        self._shaky = shaky  # whether the store fails at times
        self.deeds: list[Deed] = []
        self.players: list[Player] = []
        self.games = 0
        self.closing_time = False  # whether no more games begin
        self.may_play = asyncio.Event()
        self.may_play.set()

    def turn_to(self, server: Process) -> None:
        """Call this server from now on."""
        self.port = server.port

    def is_refused(self, answer: httpx.Response) -> bool:
        """Whether a call was refused because the store fails, or the machine is so busy that the body came too late."""
        late = answer.status_code == 400 and answer.json()["refused"] == "slow-body"
        return self._shaky and (late or answer.status_code == 503)

    def is_outdated(self, answer: httpx.Response) -> bool:
        """Whether a choice was refused that is no longer an option, because the player's stream was behind."""
        return self._shaky and answer.status_code == 422 and answer.json()["refused"] in OUTDATED

    async def table(self, dice: random.Random) -> None:
        """Play one game after another, until no more begin."""
        while not self.closing_time:
            seated = await self._open()
            self.games += 1
            self.players += seated
            following = [player.following for player in seated]
            await self.may_play.wait()
            await asyncio.gather(*[player.play(random.Random(dice.random())) for player in seated])
            if await self.verify(seated):
                self.following = [task for task in self.following if task not in following]
                await ended(following)

    async def verify(self, seated: list[Player]) -> bool:
        """Check a game that has ended; returns whether that was all, so that nobody needs to follow it any more."""
        return False

    async def _open(self) -> list[Player]:
        """Open a table and begin a game; if the server is killed meanwhile, try again."""
        while True:
            try:
                return await self._opened()
            except (OSError, EOFError):
                await asyncio.sleep(0.1)

    async def _opened(self) -> list[Player]:
        made = await self._post("", QUICK)
        code, host = made["code"], made["token"]
        seated = []
        for seat in range(PEOPLE):
            taken = await self._post(f"/{code}/seats", {"name": f"Player {seat}"}, host if seat == 0 else None)
            seated.append(Player(self, code, taken["seat"], taken["token"]))
            self.following.append(seated[-1].following)
            await self._post(f"/{code}/ready", {"ready": True}, taken["token"])
        await self._post(f"/{code}/bots", {"bot": "random"}, host)
        await self._post(f"/{code}/start", {}, host)
        return seated

    async def call(self, method: str, path: str, headers: dict[str, str], body: object = None) -> httpx.Response:
        """Make a call on a connection of its own, without a library: hundreds of players share a processor."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=LONGEST)
        try:
            writer.write(request(method, path, headers | {"Connection": "close"}, body))
            return await answered(reader)
        finally:
            writer.close()

    async def _post(self, path: str, body: Any, token: str | None = None) -> Any:
        answer = await self.call("POST", path, {} if token is None else {"Authorization": f"Bearer {token}"}, body)
        if self.is_refused(answer):
            raise ConnectionError("the store cannot be reached")
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        """Read something, again if the server is down."""
        while True:
            with suppress(OSError, EOFError):
                answer = await self.call("GET", path, headers or {})
                if not self.is_refused(answer):
                    assert answer.status_code == 200, answer.text
                    return answer
            await asyncio.sleep(self.again)

    following: list[asyncio.Task[None]]
    playing: list[asyncio.Task[None]]

    def come(self, dice: random.Random) -> None:
        """Start the players of all tables."""
        self.following = []
        self.playing = [asyncio.create_task(self.table(random.Random(dice.random()))) for _ in range(self.tables)]

    async def begin(self, dice: random.Random) -> None:
        """Start the players of all tables, and wait until a game has begun at each."""
        self.come(dice)
        async with asyncio.timeout(WHOLE_GAME):
            while self.games < self.tables:
                self.check()
                await asyncio.sleep(0.05)
        self.may_play.set()

    def busy(self) -> bool:
        """Whether enough has been done for the test to prove something."""
        acknowledged = [deed for deed in self.deeds if deed.status == 200]
        resumed = sum(player.resumed for player in self.players)
        repeated = sum(deed.sent > 1 for deed in acknowledged)
        return len(acknowledged) > 50 and repeated > 5 and resumed >= PEOPLE * self.tables

    def check(self) -> None:
        """Raise the error of a player, if there is one; players told to rest are no error."""
        for task in [*self.playing, *self.following]:
            if task.done() and not task.cancelled():
                task.result()

    async def rest(self) -> None:
        """Make no more calls, but keep following the streams."""
        await ended(self.playing)

    async def go(self) -> None:
        """Stop all players."""
        await ended([*self.playing, *self.following])


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Stop these tasks, and raise their errors."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


async def caught_up(crowd: Crowd, players: list[Player] | None = None) -> None:
    """Check that each player's story, received in pieces, is the one that a new stream would send."""
    for player in crowd.players if players is None else players:
        whole = (await crowd.get(f"/{player.code}", player.headers)).json()["story"]
        async with asyncio.timeout(PATIENCE):
            while len(player.story) < len(whole):
                crowd.check()
                await asyncio.sleep(crowd.again)
        for number, line in enumerate(whole):
            assert player.story[number] == line, (player.code, player.seat, number)


def keep_entries(path: Path) -> None:
    """Let no entry of a finished game be deleted from this file, so that all of them can be checked."""
    with closing(apsw.Connection(str(path))) as connection:
        connection.set_busy_timeout(int(PATIENCE * 1000))
        connection.execute("CREATE TRIGGER stay BEFORE DELETE ON entries BEGIN SELECT RAISE(IGNORE); END")


def stored(path: Path, deeds: list[Deed]) -> int:
    """Check that acknowledged calls are in the file, and refused ones are not; returns the number of calls there.

    A call without a response may have happened or not. Every act of a person belongs to one call, and each call is
    stored once: only one entry has its key.
    """
    cipher = cipher_of(path)
    with closing(apsw.Connection(str(path))) as connection:
        rows: list[Any] = connection.execute(
            "SELECT name, code, entries.version, tables.version, key, body, seal FROM entries "
            "JOIN tables USING (number) ORDER BY number, entries.version"
        ).fetchall()
    done: dict[tuple[str, str], Any] = {}
    versions: dict[str, list[int]] = {}
    last: dict[str, int] = {}
    by_people = 0
    replaced: dict[tuple[str, int], bool] = {}
    names: dict[str, str] = {}
    for name, code, version, last[code], key, body, sealed in rows:
        names[code] = name
        versions.setdefault(code, []).append(version)
        body = cipher.open(name, f"entry {version}", opened(version, body, sealed).body)
        act = acts.read_act(body).act
        if isinstance(act, acts.StandIn | acts.TakeBack):
            replaced[code, act.by] = isinstance(act, acts.StandIn)
        elif isinstance(act, acts.Note | acts.Answer) and act.by <= PEOPLE:
            if key is None and replaced.get((code, act.by)):
                continue  # by a bot, while the person was away for long
            by_people += 1
            done[code, key] = act
    assert versions == {code: list(range(1, last[code] + 1)) for code in versions}, "a gap"
    found = 0
    for deed in deeds:
        by = deed.seat + 1
        stands = done.get((deed.code, cipher.hide(names.get(deed.code, ""), f"{by}:{deed.key}")))
        assert deed.status != 200 or stands is not None, f"acknowledged and lost: {deed}"
        assert deed.status not in (409, 422) or stands is None, f"refused and done: {deed}"
        if stands is not None:
            found += 1
            assert told(stands) == meant(deed, by), deed
    assert found == by_people, "something was done twice"
    return found


def told(act: Any) -> tuple[Any, ...]:
    """The content of an act in the journal, for comparison with a call."""
    if isinstance(act, acts.Note):
        return act.by, act.notebook.text
    return act.by, act.decision, json.dumps(act.choice, sort_keys=True)


def meant(deed: Deed, by: int) -> tuple[Any, ...]:
    """The content of a call, for comparison with the journal."""
    if deed.path == "/notebook":
        return by, deed.body["text"]
    return by, deed.body["decision"], json.dumps(deed.body["choice"], sort_keys=True)
