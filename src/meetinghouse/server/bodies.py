"""The bodies of requests and responses, except those that are types of the tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ..engine.by_hand import LONGEST_WHY
from ..engine.catalogue import About
from ..engine.entered import Draw, Drawn
from ..engine.rules import DealtCards
from ..engine.sayings import Conflict, Phrase, Saying, Verdict
from ..engine.settings import Style
from ..tables.chairs import Notebook
from ..tables.pace import Speed

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Options: TypeAlias = Annotated[dict[Key, Any], Meta(max_length=200)]


Chance: TypeAlias = Annotated[tuple[Drawn, ...], Meta(max_length=200)]
Why: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WHY)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request. Unknown fields are refused."""


class Nothing(Body, frozen=True):
    """An empty body."""


class TableWanted(Body, frozen=True):
    """The game, options, language and pace of a new table, and the length of its code, if not the server's default."""

    game: Key
    options: Options = {}
    language: Key = "en"
    pace: Key = "classic"
    letters: Literal[4, 6] | None = None
    moderated: bool = False  # whether the host is a master, who sees everything and answers for seats


class SeatWanted(Body, frozen=True):
    """A name, and the number of a seat if several are open to a substitute."""

    name: Name
    seat: Seat | None = None


class TokenShown(Body, frozen=True):
    """The token of a seat or of the host."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class BotWanted(Body, frozen=True):
    """A kind of bot, and either its name or how many to add, which then get names from a list."""

    bot: Key
    name: Name = ""
    count: Annotated[int, Meta(ge=1, le=999)] = 1


class SpeedWanted(Body, frozen=True):
    """How fast bots should play: once, twice or four times as fast, or without delay until a person is asked."""

    speed: Speed


class EyesWanted(Body, frozen=True):
    """Whether the views of all seats are open to somebody who is out and alone with bots."""

    open: bool


class SeatNamed(Body, frozen=True):
    """The number of a seat."""

    seat: Seat


class SeatsOrdered(Body, frozen=True):
    """The old numbers of the seats, in their new order."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=64)]


class Locking(Body, frozen=True):
    """Whether the table is closed to newcomers."""

    locked: bool


class Admission(Body, frozen=True):
    """Whether everybody who knows the code may watch."""

    watchers: bool


class WorldsWanted(Body, frozen=True):
    """Whether the table counts worlds for everybody."""

    counted: bool


class CallWanted(Body, frozen=True):
    """An https link to the group's call; empty if there is none."""

    link: Annotated[str, Meta(max_length=2000)]


class Listing(Body, frozen=True):
    """Whether strangers find the table in the house's list."""

    listed: bool


class GameWanted(Body, frozen=True):
    """The options of the game, its pace, and its name if another game is to be played."""

    options: Options
    pace: Key
    game: Name = ""


class Parting(Body, frozen=True):
    """Whether the name, chat and notes of a player who leaves are deleted."""

    erase: bool = False


class NameWanted(Body, frozen=True):
    """A new name."""

    name: Name


class Readiness(Body, frozen=True):
    """Whether a player is ready, and the hash of their share of the seed."""

    ready: bool
    hash: Hex | None = None


class StartWanted(Body, frozen=True):
    """The hash of the host's share of the seed, if they have one."""

    hash: Hex | None = None


class RematchWanted(Body, frozen=True):
    """Whether the next game begins by itself, as soon as everybody is ready or after a few seconds."""

    soon: bool = False


class ShareOpened(Body, frozen=True):
    """The share of the seed whose hash was sent before."""

    share: Hex


class AnswerGiven(Body, frozen=True):
    """The id of a decision or an offer, and the choice."""

    decision: Annotated[str, Meta(min_length=1, max_length=100)]
    choice: Any
    chance: Chance = ()  # draws that a master has made by hand


class StepClosed(Body, frozen=True):
    """The draws that a master has made by hand, if any."""

    chance: Chance = ()


class Dealt(Body, frozen=True):
    """Cards dealt by hand: for each draw of the deal its result, or none if the house draws."""

    chance: Chance


class DrawWanted(Body, frozen=True):
    """A move of a master, and its draws so far: an answer, the deal, or, without a decision, closing the step."""

    decision: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    choice: Any = None
    deal: bool = False
    chance: Chance = ()


class DrawDue(msgspec.Struct, frozen=True):
    """The first draw of a move for which there is no result yet, if there is one."""

    draw: Draw | None
    dealt: DealtCards | None = None  # if it is a deck that is dealt to all seats
    ends: bool = False  # whether the game would be over after the move, which cannot be taken back


class EntryTaken(Body, frozen=True):
    """The number of an entry that a master takes back, why, and the choice in its place, if there is one."""

    entry: Annotated[int, Meta(ge=0, le=10**6)]
    why: Why = ""
    choice: Any = None


class RepairWanted(Body, frozen=True):
    """What a master changes by hand, to what, and why."""

    id: Annotated[str, Meta(min_length=1, max_length=100)]
    choice: Any
    why: Why


class Words(Body, frozen=True):
    """A line of chat and its channel. Instead of a text it may be a phrase, or signs: pictograms and seats."""

    channel: Key
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Key | None = None
    signs: Annotated[tuple[Key | Seat, ...], Meta(max_length=64)] | None = None


class SayingsSaid(Body, frozen=True):
    """A line of sayings and its channel."""

    channel: Key
    sayings: Annotated[tuple[Saying, ...], Meta(max_length=16)]


class ChannelTalk(msgspec.Struct, frozen=True):
    """What may be said in a channel now."""

    channel: str
    phrases: tuple[Phrase, ...]


class Vocabulary(msgspec.Struct, frozen=True):
    """What may be said now in each channel that the reader can read, and which public claims contradict each other.

    ``claims`` are the kinds of sayings that are claims, also while no channel is open. ``lines`` is how many lines the
    public story has: a client that has received fewer should not show conflicts yet.
    """

    channels: list[ChannelTalk]
    conflicts: tuple[Conflict, ...]
    claims: tuple[str, ...]
    lines: int


class Truths(msgspec.Struct, frozen=True):
    """Everything that was said in a finished game, line by line, and which claims contradicted each other."""

    lines: tuple[Verdict, ...]
    conflicts: tuple[Conflict, ...]


class Muting(Body, frozen=True):
    """Whether a player is muted for everybody."""

    seat: Seat
    muted: bool


class Blocking(Body, frozen=True):
    """Whether the caller blocks a player."""

    seat: Seat
    blocked: bool


class Notes(Body, frozen=True):
    """A player's own notes, with a suspicion from 0 to 100 for some seats."""

    text: Annotated[str, Meta(max_length=8000)]
    suspicions: Annotated[dict[Seat, Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=64)]


class NotesPage(msgspec.Struct, frozen=True):
    """A notebook as it was after an entry of the record."""

    entry: int
    notebook: Notebook


class Done(msgspec.Struct, frozen=True):
    """The request is accepted. Its effects are sent by the stream."""


class Seated(msgspec.Struct, frozen=True):
    """The number of a seat, and its token."""

    seat: int
    token: str


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat of a token and the name there; None and an empty name for a host without a seat.

    `yours` is the name at the client's own seat at this table, if that is a different seat.
    """

    seat: int | None
    name: str
    yours: str | None = None


class PushWanted(Body, frozen=True):
    """What a browser says about its subscription to push messages, and the language in which to write them."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    language: Key = "en"


class PushUnwanted(Body, frozen=True):
    """The endpoint of a subscription to push messages."""

    endpoint: Annotated[str, Meta(max_length=2000)]


class HouseTold(msgspec.Struct, frozen=True):
    """The server's address for phones in the same network, if it is known, and whether it lists open tables.

    `push` is the public key of the house, with which browsers subscribe to push messages; None if it sends none.
    """

    network: str | None
    open_tables: bool = False
    push: str | None = None


class Health(msgspec.Struct, frozen=True):
    """Whether the server and its store answer."""

    ok: bool


class GameOffered(About, frozen=True):
    """A game with its bots, paces and styles."""

    bots: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    clocks: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)  # the options that each pace sets
    styles: dict[str, Style] = msgspec.field(default_factory=dict)
    one_phone: int = 0  # how many people may play it on one phone that is handed round
