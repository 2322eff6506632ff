"""A house whose time goes only when a test lets it go, and the people at its tables."""

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

from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.tables import acts
from meetinghouse.tables import house as houses
from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.clock import Clock
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.house import House
from meetinghouse.tables.journal import Journal
from meetinghouse.tables.live import Follower, Live
from meetinghouse.tables.message import Reader, Scene
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal
from meetinghouse.tables.sqlite import file as sqlite_file
from meetinghouse.tables.table import PUBLIC, Table

START = 1_000_000.0
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou")
NOBODY = None  # follows a table without sitting there


class Dice(random.Random):
    """How long bots think has a stream of its own, so that what they choose does not shift it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._delays = random.Random(seed)

    def uniform(self, a: float, b: float) -> float:
        """A delay."""
        return self._delays.uniform(a, b)


class Frame(NamedTuple):
    """What one reader was sent, and when."""

    at: float
    body: bytes

    @property
    def data(self) -> Any:
        """As a browser reads it."""
        return json.loads(self.body)


class Shown(NamedTuple):
    """A moment when the table was shown to whoever followed it."""

    at: float
    secret: bool
    since: float  # when the step at hand was opened
    sizes: tuple[int | None, ...]  # of the frames that left then, reader by reader; None: to that one nothing was new


class Party:
    """A table and the people around it, by their names; the first one is host."""

    def __init__(self, town: Town, code: str, host_token: str) -> None:
        self.town = town
        self.code = code
        self.host_token = host_token
        self.tokens: dict[str, str] = {}
        self.keys: dict[str | None, int] = {NOBODY: PUBLIC}
        self.streams: dict[str | None, tuple[Follower, Reader]] = {}
        self.sent: dict[str | None, list[Frame]] = {}
        self.shown: list[Shown] = []
        self.live: Live = town.house.codes[code]

    @property
    def table(self) -> Table:
        """As it stands."""
        return self.live.table

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.table.match

    def is_secret(self) -> bool:
        """Whether who decides now is secret."""
        return self.table.secret

    def seat(self, name: str) -> int:
        """Where somebody sits."""
        seat = self.table.seat_of(self.keys[name])
        assert seat is not None
        return seat

    def place(self, name: str) -> Any:
        """How others see somebody."""
        return self.data(NOBODY)["table"]["places"][self.seat(name)]

    # --- what people do

    async def sit(self, name: str, seat: int | None = None, token: str | None = None, key: str | None = None) -> None:
        """Somebody new sits down, or the host, with the host's token."""
        mine = token or new_token()
        by = self.live.bearer(None if token is None else digest(token))
        await self.live.do(acts.Sit(by, name, digest(mine), seat), key)
        self.tokens[name] = mine
        found = self.table.bearer(digest(mine))
        assert found is not None
        self.keys[name] = found

    async def act(self, name: str, kind: Callable[..., acts.AnyAct], *said: Any, key: str | None = None) -> None:
        """Somebody does something, with the token that was given."""
        await self.live.do(kind(self.live.seated(digest(self.tokens[name])), *said), key)

    async def open_seat(self, seat: int) -> None:
        """Everybody who is there wishes it open to a substitute, and then its owner has had the time to come back."""
        for chair in list(self.table.chairs):
            if chair.person and not chair.bot and not self.table.at(seat).vacant:
                await self.live.do(acts.Substitute(chair.key, seat))
        self.leap()

    def leap(self) -> None:
        """So much time is gone, with nothing done meanwhile, that whatever seat was to open is open."""
        self.town.now += self.table.pace.waiting

    async def bots(self, number: int, bot: str = "random") -> None:
        """The host puts bots in seats."""
        for _ in range(number):
            await self.live.do(acts.AddBot(self.table.host, bot))

    async def start(self, seed: str = "7", hash: str = "") -> None:
        """All are ready, and the host begins, perhaps with the hash of a share."""
        for name, token in self.tokens.items():
            key = self.table.bearer(digest(token))
            if key is not None and not self.table.chair(key).ready:
                await self.act(name, acts.Ready, True)
        await self.live.do(acts.Start(self.table.host, seed, self.table.rules.version, hash=hash))

    def lay(self, game: Game[Any]) -> None:
        """Another game lies on the table: a position, as if it had been played to."""
        table = self.table.copy()
        table.game = game
        table.clock = Clock()
        table.looked(self.town.now)
        self.live._put(table, self.town.now)

    async def answer(self, name: str, choice: Any = None, id: str | None = None) -> None:
        """Somebody answers what is asked (or the offer of that id): the first option, unless told otherwise."""
        asked = self.asked(name)
        if id is None:
            assert asked is not None
            id = asked.id
        if choice is None:
            assert asked is not None
            choice = first(asked)
        await self.act(name, acts.Answer, id, msgspec.to_builtins(choice))

    async def say(self, name: str, text: str, channel: str = "lobby") -> None:
        """Somebody says something."""
        await self.act(name, acts.Chat, channel, text)

    # --- what people see

    def asked(self, name: str) -> Decision | None:
        """What somebody is asked now."""
        seat = self.table.seat_of(self.keys[name])
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    def left(self) -> float | None:
        """How many seconds the hourglass shows, to everybody."""
        glass = self.data(NOBODY)["table"]["hourglass"]
        return None if glass is None else glass["ends"] - self.town.now

    def frame(self, name: str | None, after: int = 0) -> bytes:
        """What somebody who comes now is sent first."""
        return Scene(self.table, self.town.now).frame(Reader(self.keys[name], after))

    def data(self, name: str | None) -> Any:
        """The same, as a browser reads it."""
        return json.loads(self.frame(name))

    def told(self, name: str | None, kind: str = "") -> list[Any]:
        """Somebody's story, or the lines of one kind in it."""
        return [line for line in self.data(name)["story"] if kind in ("", line["type"])]

    def hears(self, name: str | None) -> list[str]:
        """The words somebody has heard."""
        return [line["text"] for line in self.told(name, "said")]

    def follow(self, *names: str | None) -> None:
        """These open streams; what they are sent is kept."""
        for name in names:
            self.streams[name] = self.live.follow(self.keys[name]), Reader(self.keys[name])
            self._read(name)

    def everybody_follows(self) -> None:
        """All who sit there, and one who watches."""
        self.shown.clear()
        self.follow(*self.tokens, NOBODY)

    def unfollow(self, *names: str | None) -> None:
        """Their streams end."""
        for name in names:
            follower, _ = self.streams.pop(name)
            self.live.unfollow(follower)

    def show(self) -> None:
        """The table is shown to those who follow it."""
        sizes = tuple([self._read(name) for name in self.streams])
        self.shown.append(Shown(self.town.now, self.table.secret, self.table.clock.since, sizes))

    def _read(self, name: str | None) -> int | None:
        """As the server does it: whatever a stream is woken for is read at once, and sent if it is news."""
        follower, reader = self.streams[name]
        if not follower.fresh.is_set() or follower.ended is not None:
            return None
        follower.fresh.clear()
        body = follower.scene.update(reader)
        if body is None:
            return None
        self.sent.setdefault(name, []).append(Frame(self.town.now, body))
        return len(body)


class Town:
    """A house on a file, and its time."""

    def __init__(self, path: Path, seed: int, thinking: tuple[float, float] | None) -> None:
        self.path = path
        self.now = START
        self.dice = Dice(seed)
        self.thinking = thinking
        self.parties: dict[str, Party] = {}
        self.key: bytes | None = None  # with which its file is sealed
        self.journal: Journal
        self.house: House

    async def wake(self) -> None:
        """A house opens on the file; people come back to its tables."""
        with patch.object(sqlite_file, "DURABLE", "PRAGMA synchronous = OFF"):  # no power fails in these tests
            self.journal = await SqliteJournal.open(self.path)
        if self.key is not None:
            self.journal = await SealedJournal.over(self.journal, Cipher(self.key))
        self.house = House(
            self.journal, now=lambda: self.now, dice=self.dice, thinking=self.thinking, threads=False,
            new_share=lambda: sha256(str(self.now).encode()).hexdigest(),  # tables of one moment are compared
        )  # fmt: skip
        self.house.on_show = self._show
        for party in self.parties.values():
            party.live = await self.house.at(party.code)
            party.streams.clear()

    async def close(self) -> None:
        """The house is closed, and its file."""
        await self.house.close()
        await self.journal.close()

    async def crash(self) -> None:
        """The process is gone, and nothing was kept but what the journal has."""
        for live in self.house.awake.values():
            live.kept = live.version
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
        """A table with these people, for that game; the first of them opened it."""
        with patch.object(houses, "new_code", lambda letters: code):
            opened = await self.house.open(play, options, "en", pace)
        party = self.parties[code] = Party(self, opened.code, opened.token)
        for name in names:
            await party.sit(name, token=None if party.tokens else opened.token)
        await party.bots(bots, bot)
        return party

    async def game(self, *names: str, seed: str = "7", **settings: Any) -> Party:
        """The same, and everybody follows the game that has begun."""
        party = await self.table(*names, **settings)
        party.everybody_follows()
        await party.start(seed)
        return party

    def twin(self, party: Party, game: Game[Any]) -> Party:
        """The same people at another table, in the same position but for the game; everybody follows it."""
        table = party.table.copy()
        table.game = game
        live = Live(self.house, table, 0)  # its journal begins here
        self.house._seat(live)
        other = self.parties[party.code] = Party(self, party.code, party.host_token)
        other.tokens, other.keys = party.tokens.copy(), party.keys.copy()
        other.everybody_follows()
        return other

    async def run_until(self, when: float) -> None:
        """Let time go, from one thing that is due to the next."""
        for _ in range(100_000):
            next_time = await self.house.attend(self.now)
            if next_time is None or next_time > when:
                self.now = max(self.now, when)
                return
            self.now = max(self.now, next_time)
        raise AssertionError("something is due for ever")

    async def wait(self, seconds: float) -> None:
        """Let some time go."""
        await self.run_until(self.now + seconds)

    def _show(self, live: Live) -> None:
        party = self.parties.get(live.table.code)
        if party is not None and party.live is live:
            party.show()


@asynccontextmanager
async def town(
    path: Path, seed: int = 1, thinking: tuple[float, float] | None = None, file: str = "journal.db"
) -> AsyncIterator[Town]:
    """A town for one test."""
    found = Town(path / file, seed, thinking)
    await found.wake()
    try:
        yield found
    finally:
        await found.close()


@contextmanager
def refused(key: str) -> Iterator[None]:
    """Whatever is done is refused, for that reason."""
    with pytest.raises(Refused) as error:
        yield
    assert error.value.key == key


def first(decision: Decision) -> Any:
    """The first option, or as many as are asked for."""
    return decision.options[0] if decision.single else list(decision.options[: decision.least])


def without(frame: bytes, *names: str) -> Any:
    """A frame without some of its parts."""
    data = json.loads(frame)
    return {name: part for name, part in data.items() if name not in names}


def names(party: Party) -> list[str]:
    """Who sits there, seat by seat."""
    return [chair.name for chair in party.table.chairs]


def host(party: Party) -> list[str]:
    """Who is shown as host."""
    return [place["name"] for place in party.data(NOBODY)["table"]["places"] if place["host"]]


async def play_to_the_end(home: Town, party: Party) -> None:
    """Bots and clocks finish the game."""
    for _ in range(1000):
        await home.wait(10)
        if party.table.phase == "over":
            return
    raise AssertionError("the game does not end")
