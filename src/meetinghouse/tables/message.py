"""What one seat, or the public, is told: the only way from a table to anybody outside.

A message is a function of the table, of the reader, and of how much of the story the reader has.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine.catalogue import read_options
from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.refusals import Refused
from ..engine.rules import Outcome, Rules, Share
from .acts.lobby import check_start
from .acts.play import majority
from .shares import Shuffle, shuffle
from .table import PUBLIC, Line, Phase, Table

PUBLIC_FRAMES = 8  # kept of one scene, for the many who read the same
PAGE = 4096  # in secret steps messages are padded to whole pages
CROWD = 12  # for so many seats a page is room enough for what one of them is told alone


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    bot: bool  # a bot plays it
    person: bool  # somebody owns it
    ready: bool
    away: bool
    host: bool
    muted: bool
    left: bool  # whoever owned it when the game began has left
    vacant: bool  # open to a substitute, or about to be
    opens: float | None = None  # then from when on, by the clock of the house
    out: bool = False  # the others have put its owner out of the game


class Hourglass(msgspec.Struct, frozen=True):
    """The time of the step at hand: when it ends, by the clock of the house, and how long it was at first."""

    ends: float
    length: float


class Wishes(msgspec.Struct, frozen=True):
    """How many wish for something, and how many it takes; never who."""

    pause: int
    resume: int
    extend: int
    substitutes: dict[int, int]  # for the seats of those who are gone
    needed: int  # of those who are there
    majority: int  # of all who own a seat: for a substitute, and to put somebody out
    removals: dict[int, int]  # for putting out who has these seats


class Obstacle(msgspec.Struct, frozen=True):
    """Why the game cannot begin as the table stands: what the host would be told."""

    refused: str
    rule: str | None
    params: dict[str, Any]


class Board(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    code: str
    phase: Phase
    game: str
    options: dict[str, Any]
    language: str
    pace: str
    locked: bool
    least: int
    most: int
    places: tuple[Place, ...]
    paused: bool
    wishes: Wishes
    now: float  # the house's clock in seconds: what it says is no date, since it stands still while the house is closed
    hourglass: Hourglass | None
    commitment: str | None  # the hash of the game's seed
    outcome: Outcome | None
    finished: tuple[int, ...]  # the games of this table that are over and may be opened, by number
    closed: str | None  # why the table was closed
    obstacle: Obstacle | None = None  # in the lobby
    notes: tuple[str, ...] = ()  # in the lobby: what follows from the settings that a host might not think of
    clashes: tuple[Obstacle, ...] = ()  # in the lobby: all settings that do not go together
    shares: tuple[Share, ...] = ()  # in the lobby: what the settings put into the game
    watchers: bool = True  # whether whoever knows the code may watch, also where nobody may sit down
    shuffle: Shuffle | None = None  # in the lobby: who makes the seed


class Mine(msgspec.Struct, frozen=True):
    """What the table keeps for the reader alone."""

    seat: int | None
    host: bool
    blocked: tuple[int, ...] = ()


class Message(msgspec.Struct, frozen=True):
    """What is new in the reader's story, and the whole of what the reader may see now."""

    length: int  # of the reader's whole story, these lines included
    story: list[Any]
    private: list[int]  # places in `story` of lines that the public was not told
    table: Board | msgspec.Raw
    you: Mine
    view: Any
    decisions: list[Decision]
    offers: list[Decision]
    opened: Any = None  # everything, after the end
    pad: str = ""


def board(table: Table, now: float, draining: bool = False) -> Board:
    """The table as everybody sees it at that moment, in a house where no new games begin or where they do."""
    clock, game = table.clock, table.game
    least, most = table.bounds
    glass = None
    if clock.end is not None and clock.length is not None:
        glass = Hourglass(clock.end, clock.length)
    return Board(
        code=table.code,
        phase=table.phase,
        game=table.game_name,
        options=table.options,
        language=table.language,
        pace=table.pace_name,
        locked=table.locked,
        least=least,
        most=most,
        places=tuple(
            [
                Place(
                    chair.name,
                    chair.bot != "",
                    chair.person,
                    chair.ready,
                    chair.away,
                    chair.key == table.host,
                    chair.muted,
                    chair.owned and not chair.person,
                    chair.vacant,
                    chair.opens if chair.vacant else None,
                    chair.out != "",
                )
                for chair in table.chairs
            ]
        ),
        paused=table.paused,
        wishes=wishes_at(table),
        now=now,
        hourglass=glass,
        commitment=None if game is None else game.commitment,
        outcome=None if game is None else game.outcome,
        finished=tuple(table.finished),
        closed=table.closed_for or None,
        obstacle=obstacle(table, draining),
        watchers=table.watchers,
        shuffle=shuffle(table),
        **consequences(table),
    )


def wishes_at(table: Table) -> Wishes:
    """How many wish for what: of those who are there, and where a seat is at stake of all who own one."""
    here, owners = table.present, table.owners

    def count(what: str, voters: int = here) -> int:
        return (table.wishes.get(what, 0) & voters).bit_count()

    def by_seat(what: str) -> dict[int, int]:
        seats = [seat for seat in range(len(table.chairs)) if f"{what}-{seat}" in table.wishes]
        return {seat: count(f"{what}-{seat}", owners) for seat in seats}

    return Wishes(
        count("pause"),
        count("resume"),
        count("extend"),
        by_seat("substitute"),
        majority(here),
        majority(owners),
        by_seat("put-out"),
    )


def obstacle(table: Table, draining: bool = False) -> Obstacle | None:
    """What is in the way of beginning, in the lobby."""
    if table.phase != "lobby":
        return None
    if draining and table.opening is None:
        return Obstacle("draining", None, {})
    try:
        check_start(table)
    except Refused as refused:
        return Obstacle(refused.key, refused.rule, dict(refused.details))
    return None


def consequences(table: Table) -> dict[str, Any]:
    """What follows from the settings as they stand, in the lobby: what clashes, and what is in the game."""
    players = len(table.chairs)
    if table.phase != "lobby" or players < table.bounds[0]:
        return {}
    rules: Rules[Any] = table.rules
    try:
        options = read_options(rules, rules.paces.get(table.pace_name, {}) | table.options)
    except Refused:
        return {}
    clashes = rules.clashes(players, options)
    return {
        "notes": () if clashes else tuple(rules.notes(players, options)),
        "clashes": tuple([Obstacle(each.key, each.rule, dict(each.details)) for each in clashes]),
        "shares": tuple(rules.shares(players, options)),
    }


class Reader:
    """Somebody who follows a table: a chair's owner or the public, and how much was read so far."""

    __slots__ = ("first", "key", "length", "seen")

    def __init__(self, key: int, length: int = 0) -> None:
        self.key = key
        self.length = length  # of the story
        self.first = True  # what comes next is the first message, whole or to resume
        self.seen: int | None = None  # the hash of what the last message said, its story and the time aside


class Scene:
    """A table as it is shown at one moment; what several readers share is made once."""

    __slots__ = (
        "_board", "_draining", "_frames", "_lines", "_offers", "_opened", "_public", "_still", "_stories", "_told",
        "now", "table",
    )  # fmt: skip

    def __init__(self, table: Table, now: float, last: Scene | None = None, draining: bool = False) -> None:
        self.table = table
        self.now = now
        self._draining = draining
        self._told: dict[int, list[Line]] = {}  # the stories as they were shown last, and how many lines that took
        self._lines = 0
        if last is not None and last.table.before is table.before:
            self._told, self._lines = last._stories, len(last.table.lines)
        self._board: bytes | None = None
        self._offers: list[Decision] | None = None
        self._opened: msgspec.Raw | None = None
        self._public: int | None = None
        self._stories: dict[int, list[Line]] = {}
        self._still: bytes = b""  # the board without the time
        self._frames: dict[tuple[int, bool], tuple[bytes, int, int]] = {}  # of the public, who may be many

    def story(self, key: int) -> list[Line]:
        """What that reader was told since the lines at hand began, and who else."""
        found = self._stories.get(key)
        if found is None:
            told = self._told.get(key)
            new = self.table.lines if told is None else self.table.lines[self._lines :]
            found = (told or []) + [line for line in new if line.audience >> key & 1]
            self._stories[key] = found
        return found

    def message(self, key: int, after: int = 0, most: int | None = None) -> Message:
        """What that reader (a chair's key, or the public) is told, who has read so much of the story."""
        table, game = self.table, self.table.game
        story, before = self.story(key), table.before.get(key, 0)
        after = max(after, before)
        if after > before + len(story):
            after = before  # nobody has read more than there is
        new = story[after - before :][:most]
        seat = None if key == PUBLIC else table.seat_of(key)
        decisions: list[Decision] = []
        offers: list[Decision] = []
        if game is not None and seat is not None:
            decisions = [decision for decision in game.decisions if decision.seat == seat]
            offers = [offer for offer in self._all_offers(game) if offer.seat == seat]
        return Message(
            length=after + len(new),
            story=[line.item for line in new],
            private=[place for place, line in enumerate(new) if not line.audience >> PUBLIC & 1],
            table=msgspec.Raw(self._shared_board()),
            you=mine(table, key, seat),
            view=None if game is None else game.view(seat),
            decisions=decisions,
            offers=offers,
            opened=self._all_open(game),
        )

    def update(self, reader: Reader) -> bytes | None:
        """The reader's next message as JSON, or None: it says nothing that this reader does not know, the time aside.

        So nobody notices what concerns others alone. In a secret step all get one together, whatever it says.
        """
        known = reader.seen, reader.length
        body = self.frame(reader)
        return body if self.table.secret or (reader.seen, reader.length) != known else None

    def frame(self, reader: Reader) -> bytes:
        """The reader's next message as JSON, whatever it says.

        In a secret step it is padded to a size that follows from the public message alone. What does not fit of the
        story then comes with the next ones; offers that do not fit are made again when the step is over.
        """
        shared = (reader.length, reader.first)
        if reader.key == PUBLIC and shared in self._frames:
            body, reader.length, reader.seen = self._frames[shared]
            reader.first = False
            return body
        message = self.message(reader.key, reader.length)
        body = encode(message)
        pad = 0
        if self.table.secret:
            size = self._size(reader.first)
            most = len(message.story)
            if len(body) > size:
                offers = self._fitting(message)
                message = whole = msgspec.structs.replace(message, offers=offers)
                body = encode(message)
                while len(body) > size and most > 0:
                    most //= 2
                    message = msgspec.structs.replace(self.message(reader.key, reader.length, most), offers=offers)
                    body = encode(message)
                if len(body) > size:  # to this reader too much is open; its story is not to blame
                    message, body = whole, encode(whole)
            pad = max(size, -(-len(body) // PAGE) * PAGE) - len(body)
        reader.length, reader.seen = message.length, self._said(body)
        reader.first = False
        if pad:
            body = encode(msgspec.structs.replace(message, pad=" " * pad))
        if reader.key == PUBLIC and len(self._frames) < PUBLIC_FRAMES:
            self._frames[shared] = body, reader.length, reader.seen
        return body

    def _said(self, body: bytes) -> int:
        """The hash of what a message says: its story comes before the board, and the time stands in there."""
        shared = self._shared_board()
        return hash((self._still, body[body.index(shared) + len(shared) :]))

    def _fitting(self, message: Message) -> list[Decision]:
        """The offers for which there is room in a secret step, whatever is told; the longest are left out first."""
        size = self._size(first=False)
        offers = message.offers
        bare = msgspec.structs.replace(message, story=[], private=[])
        while offers and len(encode(msgspec.structs.replace(bare, offers=offers))) > size:
            longest = max(offers, key=lambda offer: len(offer.options))
            offers = [offer for offer in offers if offer is not longest]
        return offers

    def _size(self, first: bool) -> int:
        """Whole pages: by the public's message without its story and the seats, for a first one by twice that story."""
        if self._public is None:
            story = self.story(PUBLIC)
            self._public = len(encode(self.message(PUBLIC, self.table.before.get(PUBLIC, 0) + len(story))))
        size = self._public + PAGE * -(-len(self.table.chairs) // CROWD)
        if first:
            size += 2 * len(encode([line.item for line in self.story(PUBLIC)]))
        return -(-size // PAGE) * PAGE

    def _shared_board(self) -> bytes:
        if self._board is None:
            shown = board(self.table, self.now, self._draining)
            self._board, self._still = encode(shown), encode(msgspec.structs.replace(shown, now=0.0))
        return self._board

    def _all_offers(self, game: Game[Any]) -> list[Decision]:
        if self._offers is None:
            self._offers = game.offers
        return self._offers

    def _all_open(self, game: Game[Any] | None) -> msgspec.Raw | None:
        if game is None or not game.over:
            return None
        if self._opened is None:
            self._opened = msgspec.Raw(encode(game.view("all")))
        return self._opened


def mine(table: Table, key: int, seat: int | None) -> Mine:
    """What the table keeps for that reader alone."""
    if seat is None:
        return Mine(None, False)
    blocked = table.chairs[seat].blocked
    others = [other for other, chair in enumerate(table.chairs) if blocked >> chair.key & 1]
    return Mine(seat, key == table.host, tuple(others))


_encoder = msgspec.json.Encoder()
encode = _encoder.encode
