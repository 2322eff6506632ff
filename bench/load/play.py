"""A table of people who all play over HTTP, driven by the messages of their streams."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from bench.load.figures import Tally
from bench.load.wire import Caller, Lost, Stream, head
from meetinghouse.client.changes import put_together

STUCK = 20.0  # seconds after which an answer that nobody has seen counts as an error


class Seat:
    """A player: a token, a stream, and the last questions."""

    __slots__ = ("_parts", "_table", "_whole", "answered", "asked", "number", "secret", "stream", "token", "waits")

    def __init__(self, table: Table, number: int, token: str) -> None:
        self._table = table
        self.number = number
        self.token = token
        self.stream: Stream | None = None
        self._whole: dict[str, Any] = {}  # the last message
        self._parts = b""  # of changes that come in pieces
        self.asked: list[Any] = []
        self.answered = ""  # the last decision that was answered
        self.secret = True
        self.waits = False  # for the message that follows an answer

    def heard(self, event: str, data: bytes) -> None:
        """Take a message, put together like in any client."""
        table = self._table
        tally = table.tally
        tally.messages += 1
        tally.message_bytes += len(data)
        self._parts = self._parts + data if event in ("part", "last") else data
        if event in ("first", "part"):
            return
        if event == "message":
            self._whole = msgspec.json.decode(self._parts)
        else:
            put_together(self._whole, msgspec.json.decode(self._parts))
        self._parts = b""
        self.asked = self._whole["decisions"]
        phase, view = self._whole["table"]["phase"], self._whole["view"]
        secret = phase == "playing" and not (view.get("public") or view)["waiting"]  # nobody is told who decides
        if secret != self.secret:
            self.secret = secret
            table.in_secret += 1 if secret else -1
        if self.waits and not (self.asked and self.asked[0]["id"] == self.answered):
            self.waits = False
            table.waiting -= 1
            if self is table.actor and len(self._whole["story"]) == len(self._whole["private"]):
                table.waiting = 0  # a part of an answer, of which the others are told nothing
                for other in table.seats:
                    other.waits = False
            if table.waiting == 0:
                table.seen()
        if secret:
            if self.asked and self.asked[0]["id"] != self.answered:
                self.answered = self.asked[0]["id"]
                table.whisper(self, self.asked[0])
        elif not table.in_secret and not table.waiting and phase != "lobby":
            table.ready(phase == "over")

    def lost(self, why: str) -> None:
        """The stream has ended."""
        if not self._table.closing:
            self._table.tally.errors[why] += 1


class Table:
    """One table: one answer at a time in open steps, and everybody's own in secret steps."""

    def __init__(
        self, caller: Caller, every: float, offset: float, dice: random.Random, port: int | None = None
    ) -> None:
        self.caller = caller
        self._port = caller.port if port is None else port  # of the server at which the streams are open
        self.tally = Tally()
        self.code = ""
        self.seats: list[Seat] = []
        self.actor: Seat | None = None  # who answered last
        self.in_secret = 0
        self.waiting = 0
        self.closing = False
        self.playing = False
        self.begun = False  # the first secret step is over
        self._may = False  # whether the next answer may be planned
        self._every = every
        self._dice = dice
        self._offset = offset
        self._next: float | None = None
        self._sent = 0.0
        self._planned: asyncio.Handle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- before the game

    async def open(self, players: int, bots: int = 0) -> None:
        """Open the table, and seat everybody."""
        body = json.dumps({"game": "salem1692", "pace": "quick" if bots else "none"}).encode()
        opened = await self._call("/api/tables", body)
        self.code = opened["code"]
        token = opened["token"]
        for number in range(players):
            name = json.dumps({"name": f"Player {number + 1}"}).encode()
            seated = await self._call(self._path("seats"), name, token if number == 0 else "")
            self.seats.append(Seat(self, number, seated["token"]))
        if bots:
            await self._call(self._path("bots"), json.dumps({"bot": "steady", "count": bots}).encode(), token)
        self.in_secret = players

    async def follow(self) -> None:
        """Open a stream for everybody."""
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            request = head("GET", self._path("stream"), self._port, seat.token)
            seat.stream = Stream(request, seat.heard, seat.lost)
            await loop.create_connection(lambda stream=seat.stream: stream, "127.0.0.1", self._port)  # type: ignore[misc]

    async def start(self) -> None:
        """Everybody but the host is ready, and the host starts the game."""
        for seat in self.seats[1:]:
            await self._call(self._path("ready"), b'{"ready":true}', seat.token)
        self.playing = True
        await self._call(self._path("start"), b"{}", self.seats[0].token)

    def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for handle in (self._planned, self._watch):
            if handle is not None:
                handle.cancel()
        for seat in self.seats:
            if seat.stream is not None:
                seat.stream.close()

    # --- the game

    def ready(self, over: bool) -> None:
        """Everybody has seen the same open step: plan the next answer."""
        if not self.playing or self.closing:
            return
        if over:
            self.playing = False
            self.tally.games += 1
            self._do(self._again)
        elif self._planned is None:
            self.begun = True
            if self._may:
                self._plan()

    def go(self) -> None:
        """Play on: the other tables have come as far."""
        self._may = True
        if self.begun and not self.in_secret and self._planned is None:
            self._plan()

    def _plan(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self._every:
            self._planned = loop.call_soon(self._act)
            return
        if self._next is None:
            self._next = now + self._offset
        while self._next < now - 0.001:
            self._next += self._every
        self._planned = loop.call_at(self._next, self._act)
        self._next += self._every

    def _act(self) -> None:
        self._planned = None
        if self.closing or not self.playing or self.in_secret:
            return
        if self.waiting:
            self.tally.late += 1
            return
        seat = next((seat for seat in self.seats if seat.asked), None)
        if seat is None:
            return
        self.actor, seat.answered = seat, seat.asked[0]["id"]
        for other in self.seats:
            other.waits = True
        self.waiting = len(self.seats)
        body = answer(seat.asked[0], self._dice)
        self._sent = perf_counter()
        self._watch = asyncio.get_running_loop().call_later(STUCK, self._stuck)
        self._do(lambda: self._answer(seat, body))

    def seen(self) -> None:
        """The last seat has seen the effect of an answer."""
        self.tally.open.append(perf_counter() - self._sent)
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _stuck(self) -> None:
        self._watch = None
        self.tally.errors["not seen by all in 20 s"] += 1
        self._release()

    def _release(self) -> None:
        self.waiting = 0
        for seat in self.seats:
            seat.waits = False
        if not self.in_secret:
            self.ready(False)

    async def _answer(self, seat: Seat, body: bytes) -> None:
        status, reply = await self.caller.post(self._path("answers"), body, seat.token)
        if status != 200:
            self.tally.errors[refusal(status, reply)] += 1
            if self._watch is not None:
                self._watch.cancel()
                self._watch = None
            self._release()

    def whisper(self, seat: Seat, asked: Any) -> None:
        """Answer in a secret step, after a delay of the seat's own."""
        pause = self._dice.uniform(0, min(self._every, 3.0))
        body = answer(asked, self._dice)

        async def later() -> None:
            await asyncio.sleep(pause)
            sent = perf_counter()
            status, reply = await self.caller.post(self._path("answers"), body, seat.token)
            if status == 200:
                self.tally.secret.append(perf_counter() - sent)
            elif refusal(status, reply) == "409 not-open":  # a confession closes the questions that follow it
                self.tally.overtaken += 1
            else:
                self.tally.errors["secret: " + refusal(status, reply)] += 1

        self._do(later)

    async def _again(self) -> None:
        for seat in self.seats:
            seat.answered = ""
        await self._call(self._path("rematch"), b"{}", self.seats[0].token)
        await self.start()

    # --- odds and ends

    def _do(self, work: Callable[[], Any]) -> None:
        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.errors[f"{type(error).__name__}: {error}"] += 1

    async def _call(self, path: str, body: bytes, token: str = "") -> Any:
        status, reply = await self.caller.post(path, body, token)
        if status not in (200, 201):
            raise Lost(f"{path.rpartition('/')[2]} refused: {refusal(status, reply)}")
        return msgspec.json.decode(reply)

    def _path(self, what: str) -> str:
        return f"/api/tables/{self.code}/{what}"


def answer(asked: Any, dice: random.Random) -> bytes:
    """A random legal choice; players who always took the first option would only draw cards."""
    options, least, most = asked["options"], asked["least"], asked["most"]
    choice = dice.choice(options) if least == most == 1 else dice.sample(options, dice.randint(least, most))
    return msgspec.json.encode({"decision": asked["id"], "choice": choice})


def refusal(status: int, reply: bytes) -> str:
    """The status, and the key of the refusal."""
    try:
        return f"{status} {msgspec.json.decode(reply)['refused']}"
    except (msgspec.DecodeError, KeyError, TypeError):
        return str(status)
