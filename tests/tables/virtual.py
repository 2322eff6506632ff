"""A house whose clock moves only when a test moves it, and the people at its tables."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import pytest

from meetinghouse.client.changes import Stream
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.server.stream import in_lines
from meetinghouse.tables import acts, callers
from meetinghouse.tables import house as houses
from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.clock import Clock
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.follower import Follower
from meetinghouse.tables.house import House
from meetinghouse.tables.journal import Journal
from meetinghouse.tables.live import Live
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Event, Reader
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal
from meetinghouse.tables.sqlite import file as sqlite_file
from meetinghouse.tables.table import PUBLIC, Table

START = 1_000_000.0
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou")
NOBODY = None  # a watcher without a seat


class Dice(random.Random):
    """Random numbers with a separate stream for the bots' delays, which do not depend on their choices."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._delays = random.Random(seed)

    def uniform(self, a: float, b: float) -> float:
        return self._delays.uniform(a, b)


class Frame(NamedTuple):
    """An event sent to one reader, its time, and the whole message that the reader has after it."""

    at: float
    event: Event
    whole: bytes
    size: int  # bytes on the wire, with the framing

    @property
    def body(self) -> bytes:
        """The JSON of the event."""
        return self.event.body

    @property
    def data(self) -> Any:
        """The whole message, decoded."""
        return json.loads(self.whole)


class Shown(NamedTuple):
    """A broadcast of the table to its followers."""

    at: float
    secret: bool
    since: float  # when the current step was opened
    sizes: tuple[int | None, ...]  # of the first frames, by reader; None for a reader who got none
    frames: int  # how many all readers got


class Party:
    """A table and the people around it, by name; the first one is host."""

    def __init__(self, town: Town, code: str, host_token: str) -> None:
        self.town = town
        self.code = code
        self.host_token = host_token
        self.tokens: dict[str, str] = {}
        self.keys: dict[str | None, int] = {NOBODY: PUBLIC}
        self.streams: dict[str | None, tuple[Follower, Reader]] = {}
        self.screens: dict[str | None, Stream] = {}  # rebuild whole messages
        self.sent: dict[str | None, list[Frame]] = {}
        self.shown: list[Shown] = []
        self.live: Live = town.house.codes[code]

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.live.table

    @property
    def game(self) -> Game[Any]:
        return self.table.match

    def is_secret(self) -> bool:
        """Whether the current step is secret."""
        return self.table.secret

    def seat(self, name: str) -> int:
        seat = self.table.seat_of(self.keys[name])
        assert seat is not None
        return seat

    def place(self, name: str) -> Any:
        """A person's place on the public board."""
        return self.data(NOBODY)["table"]["places"][self.seat(name)]

    # --- acts

    async def sit(self, name: str, seat: int | None = None, token: str | None = None, key: str | None = None) -> None:
        """Let a newcomer sit down, or the host with the host's token."""
        mine = token or new_token()
        by = callers.bearer(self.live, None if token is None else digest(token))
        await self.live.do(acts.Sit(by, name, digest(mine), seat), key)
        self.tokens[name] = mine
        found = self.table.bearer(digest(mine))
        assert found is not None
        self.keys[name] = found

    async def act(self, name: str, kind: Callable[..., acts.AnyAct], *said: Any, key: str | None = None) -> None:
        """Let a person do an act, by their token."""
        await self.live.do(kind(callers.seated(self.live, digest(self.tokens[name])), *said), key)

    async def open_seat(self, seat: int) -> None:
        """Let everybody vote to open a seat to a substitute, and leap to the time when it is open."""
        for chair in list(self.table.chairs):
            if chair.person and not chair.bot and not self.table.at(seat).vacant:
                await self.live.do(acts.Substitute(chair.key, seat))
        self.leap()

    def leap(self) -> None:
        """Leap ahead, without anything happening, to the time when seats that were to open are open."""
        self.town.now += self.table.pace.waiting

    async def bots(self, number: int, bot: str = "random") -> None:
        """Let the host add bots."""
        for _ in range(number):
            await self.live.do(acts.AddBot(self.table.host, bot))

    async def start(self, seed: str = "7", hash: str = "", seen: bool = True) -> None:
        """Let everybody be ready, the host begin, perhaps with the hash of a share, and all look at their roles."""
        for name, token in self.tokens.items():
            key = self.table.bearer(digest(token))
            if key is not None and not self.table.chair(key).ready:
                await self.act(name, acts.Ready, True)
        await self.live.do(acts.Start(self.table.host, seed, self.table.rules.version, hash=hash))
        if seen and self.table.dealing is not None:
            await self.all_look()

    async def all_look(self) -> None:
        """Let everybody look at their role."""
        for chair in list(self.table.chairs):
            if chair.person:
                await self.live.do(acts.SeeRole(chair.key))

    def lay(self, game: Game[Any]) -> None:
        """Replace the game of the table by another position."""
        table = self.table.copy()
        table.game = game
        table.clock, table.dealing = Clock(), None
        table.after_move(self.town.now)
        self.live._put(table, self.town.now)

    async def answer(self, name: str, choice: Any = None, id: str | None = None) -> None:
        """Let a person answer their decision (or the offer with this id), by default with the first option."""
        asked = self.asked(name)
        if id is None:
            assert asked is not None
            id = asked.id
        if choice is None:
            assert asked is not None
            choice = first(asked)
        await self.act(name, acts.Answer, id, msgspec.to_builtins(choice))

    async def say(self, name: str, text: str, channel: str = "lobby") -> None:
        """Let a person say something in a channel."""
        await self.act(name, acts.Chat, channel, text)

    # --- views

    def asked(self, name: str) -> Decision | None:
        """The open decision of a person."""
        seat = self.table.seat_of(self.keys[name])
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    def left(self) -> float | None:
        """The seconds left on the public hourglass."""
        glass = self.data(NOBODY)["table"]["hourglass"]
        return None if glass is None else glass["ends"] - self.town.now

    def frame(self, name: str | None, after: int = 0, basis: bool = False) -> bytes:
        """The first message to a reader who connects now."""
        return Broadcast(self.table, self.town.now).frame(Reader(self.keys[name], after), basis)

    def data(self, name: str | None) -> Any:
        """The first message to a reader who connects now, decoded."""
        return json.loads(self.frame(name))

    def told(self, name: str | None, kind: str = "") -> list[Any]:
        """A person's story, or its events of one type."""
        return [line for line in self.data(name)["story"] if kind in ("", line["type"])]

    def hears(self, name: str | None) -> list[str]:
        """The lines of chat that a person has heard."""
        return [line["text"] for line in self.told(name, "said")]

    def follow(self, *names: str | None) -> None:
        """Open streams for these people, and keep the frames they are sent."""
        for name in names:
            self.streams[name] = self.live.follow(self.keys[name]), Reader(self.keys[name])
            self.screens[name] = Stream()
            self._read(name)

    def everybody_follows(self) -> None:
        """Open streams for all people at the table, and for a watcher."""
        self.shown.clear()
        self.follow(*self.tokens, NOBODY)

    def unfollow(self, *names: str | None) -> None:
        """End the streams of these people."""
        for name in names:
            follower = self.streams.pop(name)[0]
            self.live.unfollow(follower)

    def show(self) -> None:
        """Read the broadcast for all followers, and note the sizes of their frames."""
        read = [self._read(name) for name in self.streams]
        first, frames = tuple([sizes[0] if sizes else None for sizes in read]), sum(map(len, read))
        self.shown.append(Shown(self.town.now, self.table.secret, self.table.clock.since, first, frames))

    def _read(self, name: str | None) -> list[int]:
        """Read the latest broadcast for a stream as the server does; returns the sizes of the frames."""
        follower, reader = self.streams[name]
        if not follower.fresh.is_set() or follower.ended is not None:
            return []
        follower.fresh.clear()
        frames, before = self.sent.setdefault(name, []), len(self.sent.get(name, []))
        for event in follower.broadcast.updates(reader):
            whole = self.screens[name].receive(event.kind, event.body.decode())
            if whole is None:  # a piece of changes, which take effect with the last piece
                assert event.kind in ("first", "part")
                whole = json.dumps(frames[-1].data | {"story": [], "private": []}).encode()
            frames.append(Frame(self.town.now, event, whole, len(in_lines(event, reader.length))))
        return [frame.size for frame in frames[before:]]


class Town:
    """A house on a file, and its clock."""

    def __init__(self, path: Path, seed: int, thinking: tuple[float, float] | None) -> None:
        self.path = path
        self.now = START
        self.dice = Dice(seed)
        self.thinking = thinking
        self.parties: dict[str, Party] = {}
        self.key: bytes | None = None  # the key that encrypts the file
        self.journal: Journal
        self.house: House

    async def wake(self) -> None:
        """Open a house on the file, and wake its tables."""
        with patch.object(sqlite_file, "DURABLE", "PRAGMA synchronous = OFF"):  # these tests need no durability
            self.journal = await SqliteJournal.open(self.path)
        if self.key is not None:
            self.journal = await SealedJournal.over(self.journal, Cipher(self.key))
        self.house = House(
            self.journal, now=lambda: self.now, dice=self.dice, thinking=self.thinking, threads=False,
            new_share=lambda: sha256(str(self.now).encode()).hexdigest(),  # so that tables can be compared
        )  # fmt: skip
        self.house.on_show = self._show
        for party in self.parties.values():
            party.live = await self.house.at(party.code)
            party.streams.clear()

    async def close(self) -> None:
        """Close the house and its file."""
        await self.house.close()
        await self.journal.close()

    async def crash(self) -> None:
        """Close the house without snapshots, as if the process had been killed."""
        for live in self.house.awake.values():
            live.saved = live.version
        await self.close()

    async def table(
        self,
        *names: str,
        bots: int = 0,
        bot: str = "random",
        pace: str = "classic",
        options: Mapping[str, Any] | None = None,
        code: str = "KWTM",
        play: str = "salem1692",
    ) -> Party:
        """Open a table for a game with these people, of whom the first is host."""
        with patch.object(houses, "new_code", lambda letters: code):
            opened = await self.house.open(play, options, "en", pace)
        party = self.parties[code] = Party(self, opened.code, opened.token)
        for name in names:
            await party.sit(name, token=None if party.tokens else opened.token)
        await party.bots(bots, bot)
        return party

    async def game(self, *names: str, seed: str = "7", seen: bool = True, **settings: Any) -> Party:
        """Open a table with these people, begin the game, and let everybody follow it."""
        party = await self.table(*names, **settings)
        party.everybody_follows()
        await party.start(seed, seen=seen)
        return party

    def twin(self, party: Party, game: Game[Any]) -> Party:
        """A copy of a table with the same people and another game; everybody follows it."""
        table = party.table.copy()
        table.game = game
        live = Live(self.house, table, 0)  # with an empty journal
        self.house._seat(live)
        other = self.parties[party.code] = Party(self, party.code, party.host_token)
        other.tokens, other.keys = party.tokens.copy(), party.keys.copy()
        other.everybody_follows()
        return other

    async def run_until(self, when: float) -> None:
        """Move the clock to this time, attending everything that is due on the way."""
        for _ in range(100_000):
            next_time = await self.house.attend(self.now)
            if next_time is None or next_time > when:
                self.now = max(self.now, when)
                return
            self.now = max(self.now, next_time)
        raise AssertionError("something is due for ever")

    async def wait(self, seconds: float) -> None:
        """Move the clock by some seconds."""
        await self.run_until(self.now + seconds)

    def _show(self, live: Live) -> None:
        party = self.parties.get(live.table.code)
        if party is not None and party.live is live:
            party.show()


@asynccontextmanager
async def town(
    path: Path, seed: int = 1, thinking: tuple[float, float] | None = None, file: str = "journal.db"
) -> AsyncIterator[Town]:
    """A house for one test."""
    found = Town(path / file, seed, thinking)
    await found.wake()
    try:
        yield found
    finally:
        await found.close()


@contextmanager
def refused(key: str) -> Iterator[None]:
    """Check that the block is refused with this key."""
    with pytest.raises(Refused) as error:
        yield
    assert error.value.key == key


def first(decision: Decision) -> Any:
    """A choice of the first option, or of the first ones if several are asked for."""
    return decision.options[0] if decision.single else list(decision.options[: decision.least])


def without(frame: bytes, *names: str) -> Any:
    """A message, decoded, without some of its fields."""
    data = json.loads(frame)
    return {name: part for name, part in data.items() if name not in names}


def names(party: Party) -> list[str]:
    """The names at the table, seat by seat."""
    return [chair.name for chair in party.table.chairs]


def host(party: Party) -> list[str]:
    """The names shown as host."""
    return [place["name"] for place in party.data(NOBODY)["table"]["places"] if place["host"]]


async def play_to_the_end(home: Town, party: Party) -> None:
    """Let bots and clocks finish the game."""
    for _ in range(1000):
        await home.wait(10)
        if party.table.phase == "over":
            return
    raise AssertionError("the game does not end")
