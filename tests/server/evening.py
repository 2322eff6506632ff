"""Whole games over HTTP, with people, bots, watchers, broken connections and wrong calls; every byte is checked."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Choice
from meetinghouse.server.app import make_app
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.tables import acts
from meetinghouse.tables.events import EVENTS
from meetinghouse.tables.house import House
from meetinghouse.tables.live import Live
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.sqlite import SqliteJournal
from meetinghouse.tables.table import PUBLIC, Table

from .wire import Heard, Line, Said, Wire

ALLOWED = {"length", "story", "private", "table", "you", "view", "decisions", "offers", "opened", "pad"}
CHANGED = {"length", "story", "private", "changes"}
WHAT_CHANGES = ALLOWED - CHANGED - {"pad"}


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A message cut into its fields, each as the received bytes."""

    length: int
    story: list[msgspec.Raw]
    private: list[int]
    table: msgspec.Raw
    you: msgspec.Raw
    view: msgspec.Raw
    decisions: msgspec.Raw
    offers: msgspec.Raw
    opened: msgspec.Raw
    pad: str


def data_of(frame: bytes) -> bytes:
    """The JSON of a frame."""
    line = next(line for line in frame.split(b"\n") if line.startswith(b"data: "))
    return line[6:]


class Evening:
    """A whole game over HTTP; a subclass for each game says what is played and tried."""

    least: ClassVar[int]
    most: ClassVar[int]
    channels: ClassVar[tuple[str, ...]]
    powers: ClassVar[tuple[str, ...]]  # names of all offers of the game
    clauses: ClassVar[frozenset[str]] = frozenset()  # clauses that a refusal may name
    offered: ClassVar[float] = 0.1  # how often somebody takes an offer

    def __init__(self, number: int, house: House, wire: Wire, clock: list[float]) -> None:
        self.number = number
        self.dice = random.Random(f"evening {number}")
        self.house = house
        self.wire = wire
        self.clock = clock
        self.players = self.dice.randint(self.least, self.most)
        self.tokens: dict[int, str] = {}  # by key
        self.lines: dict[int, Line] = {}  # by key; the public's is 0
        self.known: dict[int, list[bytes]] = {}  # the lines of each story so far
        self.had: dict[int, set[bytes]] = {}  # offers since the last step that was not secret
        self.private: dict[int, list[bool]] = {}  # whether each of these lines was marked as private
        self.read = 0  # frames checked

    def wanted(self) -> dict[str, Any]:
        """The game and its options, as in the call that opens a table."""
        raise NotImplementedError

    # --- playing

    async def play(self) -> None:
        await self.sit_down()
        for turn in range(10_000):
            await self.let_time_pass()
            if self.live.table.phase != "playing":
                break
            await self.somebody_does_something()
            await self.settle()
            self.look_at_frames()
            if turn % 12 == 0:
                self.swap_worlds()
        assert self.live.table.phase == "over"
        await self.settle()
        self.look_at_frames()
        await self.go_home()

    async def sit_down(self) -> None:
        dice = self.dice
        pace = dice.choice(["quick", "classic", "none"])
        opened = await self.ok("POST", "/api/tables", {"pace": pace} | self.wanted())
        self.code, host = opened["code"], opened["token"]
        self.live: Live = await self.house.at(self.code)
        people = dice.randint(1, self.players)
        for number in range(self.players):
            if number < people:
                token = host if number == 0 else None
                name = f"Somebody{number}"
                taken = await self.ok("POST", self.path("seats"), {"name": name}, token)
                self.tokens[self.live.table.chairs[-1].key] = taken["token"]
            else:
                await self.ok("POST", self.path("bots"), {"bot": dice.choice(["steady", "random"])}, host)
        for token in list(self.tokens.values())[1:]:
            await self.ok("POST", self.path("ready"), {"ready": True}, token)
        for key, token in self.tokens.items():
            await self.ok("POST", self.path("notebook"), {"text": notes_of(key), "suspicions": {0: key}}, token)
        for key in (PUBLIC, *self.tokens):
            await self.connect(key)
        await self.ok("POST", self.path("start"), {}, host)
        self.look_at_frames()

    async def connect(self, key: int, after: int | None = None) -> None:
        """Open or resume a stream."""
        if after is None:
            self.known[key], self.private[key] = [], []
        self.lines[key] = await self.wire.follow(self.live, self.tokens.get(key), after)
        assert self.lines[key].status == 200

    async def let_time_pass(self) -> None:
        """Move the clock to the next deadline, or a little."""
        due = await self.house.attend(self.clock[0])
        step = self.dice.uniform(0.05, 1.5)
        self.clock[0] = max(self.clock[0], min(self.clock[0] + step, due if due is not None else self.clock[0] + step))
        await self.house.attend(self.clock[0])

    async def somebody_does_something(self) -> None:
        dice = self.dice
        chance = dice.random()
        key = dice.choice([PUBLIC, *self.tokens])
        if chance < 0.06:  # the connection breaks, and the stream is resumed or started again
            self.look_at_frames()
            await self.lines[key].cut()
            await self.connect(key, dice.choice([len(self.known[key]), None]))
        elif chance < 0.14:
            await self.something_wrong(dice.choice(list(self.tokens)))
        elif chance < 0.2 and key != PUBLIC:
            channel = dice.choice([*self.channels, "lobby"])
            await self.wire.call("POST", self.path("chat"), {"channel": channel, "text": "Not I"}, self.tokens[key])
        elif chance < 0.22 and key != PUBLIC:
            await self.read_own_notes(key)
        elif chance < 0.24 or self.live.table.paused:
            await self.wish()
        else:
            await self.somebody_answers()

    async def somebody_answers(self) -> None:
        """Let one of the people with a decision answer it, or take an offer."""
        game = self.live.table.match
        own = [asked for asked in game.decisions if self.live.table.chairs[asked.seat].key in self.tokens]
        if self.dice.random() < self.offered:
            own = [offer for offer in game.offers if self.live.table.chairs[offer.seat].key in self.tokens] or own
        if not own or self.dice.random() < 0.15:
            return
        asked = self.dice.choice(own)
        choice: Choice = asked.any(self.dice)
        token = self.tokens[self.live.table.chairs[asked.seat].key]
        said = await self.wire.call("POST", self.path("answers"), {"decision": asked.id, "choice": choice}, token)
        assert (said.status, said.body) == (200, b"{}"), said

    async def wish(self) -> None:
        """Let most people ask for a pause, or to go on."""
        what = "resume" if self.live.table.paused else "pause"
        for key in self.dice.sample(list(self.tokens), len(self.tokens) // 2 + 1):
            said = await self.wire.call("POST", self.path(what), {}, self.tokens[key])
            assert said.status in (200, 409), said
            if said.status == 409:  # enough people have asked already
                self.tells_nothing(said, {}, key)
        assert self.live.table.paused == (what == "pause")

    async def read_own_notes(self, key: int) -> None:
        """Check that a person can read their own notes, and nobody else's."""
        said = await self.wire.call("GET", self.path("notebook"), None, self.tokens[key])
        assert (said.status, said.json) == (200, {"text": notes_of(key), "suspicions": {"0": key}})
        stranger = await self.wire.call("GET", self.path("notebook"))
        assert stranger.status == 401
        self.tells_nothing(stranger, None, PUBLIC)

    async def something_wrong(self, key: int) -> None:
        """Make a call that must be refused, and check that the refusal reveals nothing."""
        table, dice = self.live.table, self.dice
        game, seat = table.match, table.seat_of(key)
        assert seat is not None
        others = [asked.id for asked in game.decisions if asked.seat != seat]
        neighbour = (seat + 1) % game.seats
        foreign = dice.choice([*others, f"{neighbour}-1", f"{neighbour}-{dice.choice(self.powers)}"])
        calls: list[tuple[int, str, object]] = [
            (409, "record", None), (409, "reasons", None), (409, "replay", None), (409, "replay/1", None),
            (403, f"closed/{foreign}", None), (409, f"closed/{seat}-9999", None),
            (403, "answers", {"decision": foreign, "choice": {"type": "seat", "seat": 0}}),
            (409, "answers", {"decision": f"{seat}-9999", "choice": {"type": "seat", "seat": 0}}),
            (409, "start", {}) if key == table.host else (403, "start", {}),
            (409, "rematch", {}) if key == table.host else (403, "rematch", {}),
            (409 if table.paused else 422, "answers", {"decision": 3}),
        ]  # fmt: skip
        own = [asked for asked in game.decisions if asked.seat == seat]
        if own:
            wrong = 409 if table.paused else 422
            calls.append((wrong, "answers", {"decision": own[0].id, "choice": {"type": "amount", "amount": -7}}))
        for power in self.powers:
            offered = any(offer.id == f"{seat}-{power}" for offer in game.offers)
            status = 422 if offered and not table.paused else 409
            calls.append((status, "answers", {"decision": f"{seat}-{power}", "choice": {"type": "seat", "seat": 63}}))
        status, what, body = dice.choice(calls)
        method = "GET" if body is None else "POST"
        token = dice.choice([self.tokens[key], None]) if what in OPEN_LATER else self.tokens[key]
        said = await self.wire.call(method, self.path(what), body, token)
        assert said.status == status, said
        self.tells_nothing(said, body if body is not None else {"decision": what.removeprefix("closed/")}, key)

    def tells_nothing(self, said: Said, body: object, key: int) -> None:
        """Check that a refusal contains only a key, and values that the caller has sent or everybody knows."""
        refused = said.json
        assert set(refused) == {"refused", "rule", "params"}
        assert refused["rule"] is None or refused["rule"] in self.clauses, refused
        assert set(refused["params"]) <= {"id", "least", "most", "why", "choice", "at", "expected", "got"}, refused
        table = self.live.table
        asked = [each for each in table.match.decisions if each.seat == table.seat_of(key)]
        numbers = {len(table.chairs), table.rules.least, table.rules.most}
        numbers |= {number for each in asked for number in (each.least, each.most)}
        sent = set(values_in(body))
        for value in refused["params"].values():
            known = value in numbers if isinstance(value, int) else in_fixed_words(value, sent)
            assert known, f"{value!r} was not sent: {refused}"

    async def go_home(self) -> None:
        record = await self.wire.call("GET", self.path("record"))
        assert record.status == 200
        for line in self.lines.values():
            await line.cut()

    # --- looking

    async def settle(self) -> None:
        """Let the streams send everything that is pending."""
        for _ in range(6):
            await asyncio.sleep(0)

    def look_at_frames(self) -> None:
        """Check the contents of all frames since the last look, and in secret steps their times and sizes."""
        shown: dict[int, list[tuple[int, Heard]]] = {}
        for key, line in self.lines.items():
            for heard in line.heard:
                self.look_at(key, heard)
                shown.setdefault(id(heard.broadcast), []).append((key, heard))
                self.read += 1
        for frames in shown.values():
            if frames[0][1].broadcast.table.secret:
                self.are_alike(frames)
        for line in self.lines.values():
            line.heard.clear()

    def are_alike(self, frames: list[tuple[int, Heard]]) -> None:
        """Check that a secret step sent one frame of one size to every reader at the same time."""
        came = [key for key, heard in frames if heard.first]
        ticked = [(key, heard) for key, heard in frames if not heard.first]
        assert len({len(heard.frame) for _, heard in frames if heard.first}) <= 1
        if ticked:
            assert len({heard.at for _, heard in ticked}) == 1
            assert len({len(heard.frame) for _, heard in ticked}) == 1, "sizes differ"
            assert sorted([*came, *[key for key, _ in ticked]]) == sorted(self.lines), "somebody got another number"

    def look_at(self, key: int, heard: Heard) -> None:
        """Check that a frame encodes exactly its reader's view, story, decisions and offers."""
        table: Table = heard.told.table
        game, seat = table.game, table.seat_of(key)
        if not heard.whole:  # a piece, which takes no effect yet
            assert table.secret
            kinds = tuple(b"id: %d\nevent: %s\n" % (len(self.known[key]), kind) for kind in (b"first", b"part"))
            assert heard.frame.startswith(kinds)
            return
        frame = msgspec.json.decode(heard.whole, type=Frame)
        if b"event: last\n" not in heard.frame:
            sent = msgspec.json.decode(data_of(heard.frame))
            assert set(sent) == (CHANGED if "changes" in sent else ALLOWED)
            assert {pointer.split("/")[1] for pointer in sent.get("changes", ())} <= WHAT_CHANGES
        assert not frame.pad.strip()
        known = self.known[key]
        assert frame.length - len(frame.story) == len(known), "a gap or a repeat"
        assert heard.frame.startswith(b"id: %d\n" % frame.length) or b"\nid: %d\n" % frame.length in heard.frame
        known += [bytes(line) for line in frame.story]
        private = self.private[key]
        private += [place in frame.private for place in range(len(frame.story))]
        assert key != PUBLIC or not frame.private
        assert msgspec.json.decode(frame.you)["seat"] == seat
        if game is None:
            assert bytes(frame.view) == b"null"
            return
        assert bytes(frame.view) == msgspec.json.encode(game.view(seat))
        own = [asked for asked in game.decisions if asked.seat == seat]
        assert bytes(frame.decisions) == msgspec.json.encode(own)
        offers = [offer for offer in game.offers if offer.seat == seat]
        last = [each for each in self.lines[key].heard if each.broadcast is heard.broadcast][-1]
        if heard is last and not table.secret:  # in a secret step, offers that do not fit are left out
            assert bytes(frame.offers) == msgspec.json.encode(offers)
        shown = msgspec.json.decode(frame.offers, type=list[msgspec.Raw])
        had = self.had.setdefault(key, set())
        if heard is last and not table.secret:  # until after a secret step, offers may come later
            had.clear()
        had |= {msgspec.json.encode(offer) for offer in offers}
        assert {bytes(offer) for offer in shown} <= had
        if not game.over:
            assert bytes(frame.opened) == b"null"
        places = [place for place, line in enumerate(known) if msgspec.json.decode(line)["type"] not in TABLE_TAGS]
        events = [known[place] for place in places]
        hidden = [not line.heard_by(None) for line in game.story if line.heard_by(seat)]
        assert [private[place] for place in places] == hidden[: len(places)]
        told = [msgspec.json.encode(event) for event in game.heard(seat)]
        assert events == told[: len(events)]
        if heard is last and not table.secret:  # until after a secret step, lines that do not fit come later
            assert events == told

    def swap_worlds(self) -> None:
        """Check that the same bytes are sent in a world with other secrets."""
        table, dice = self.live.table, self.dice
        key = dice.choice([PUBLIC, *[chair.key for chair in table.chairs]])
        seat = table.seat_of(key)
        other = table.copy()
        other.game = table.match.redeal(seat, dice.getrandbits(64))
        now = self.clock[0]
        for after in (0, len(table.story(key))):
            reader, again = Reader(key, after), Reader(key, after)
            reader.first = again.first = after == 0
            assert Broadcast(table, now).frame(reader) == Broadcast(other, now).frame(again)
        if seat is not None:
            self.refuse_alike(table, other, key, seat)

    def refuse_alike(self, table: Table, other: Table, key: int, seat: int) -> None:
        """Check that a world with other secrets refuses the same calls in the same words."""
        calls: list[acts.AnyAct] = [
            acts.Answer(key, f"{other_seat}-{number}", {"type": "seat", "seat": 1})
            for other_seat in (seat, (seat + 1) % table.match.seats)
            for number in (1, table.match.asked[other_seat], *self.powers)
        ]
        calls += [acts.Chat(key, channel, "boo") for channel in self.channels]
        for act in calls:
            assert outcome(act, table) == outcome(act, other), act

    # --- small things

    def path(self, what: str) -> str:
        return f"/api/tables/{self.code}/{what}"

    async def ok(self, method: str, path: str, body: object, token: str | None = None) -> Any:
        said = await self.wire.call(method, path, body, token)
        assert said.status in (200, 201), said
        return said.json


OPEN_LATER = ("record", "reasons", "replay", "replay/1")  # anybody may read these after the end
FIXED_WORDS = {"", "no-list", "type", "$.decision", "str", "int"}


def in_fixed_words(text: str, sent: set[str]) -> bool:
    """Whether a value is one that was sent, perhaps with fixed words around it."""
    return text in FIXED_WORDS or any(text.startswith(each) and text[len(each) :] in FIXED_WORDS for each in sent)


def values_in(body: object) -> list[str]:
    """All values in a body that was sent, in the form in which a refusal repeats them."""
    inner = list(body.values()) if isinstance(body, dict) else body if isinstance(body, list) else []
    own = body if isinstance(body, str) else msgspec.json.encode(body).decode()
    return [own, *[found for each in inner for found in values_in(each)]]


def notes_of(key: int) -> str:
    """The notes of a chair's owner."""
    return f"Nobody but {key} reads this"


TABLE_TAGS = {event.__struct_config__.tag for event in EVENTS}


def outcome(act: acts.AnyAct, table: Table) -> object:
    """What the table does with an act: whether it is refused, and how."""
    try:
        act.do(table.copy(), table.touched + 100)
    except Refused as refused:
        return type(refused), refused.key, refused.rule, refused.details
    return "done"


Spent = TypeVar("Spent", bound=Evening)


def spend(kind: type[Spent], number: int, folder: Path) -> Spent:
    """Play the game, from the opening of a table until everybody has left."""

    async def evening() -> Spent:
        clock = [1_000_000.0]
        async with await SqliteJournal.open(folder / "tables.db") as journal:
            seeds = random.Random(f"seeds {number}")
            house = House(
                journal,
                now=lambda: clock[0],
                dice=random.Random(number),
                new_seed=lambda: seeds.randbytes(32).hex(),
                threads=False,
            )
            played = kind(number, house, Wire(make_app(house, UNLIMITED)), clock)
            await played.play()
            await house.close()
            return played

    return asyncio.run(evening())
