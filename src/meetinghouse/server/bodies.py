"""What is sent to the server, and what it answers with where the tables have no word for it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ..engine.catalogue import About
from ..engine.rules import Style
from ..tables.chairs import Notebook

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Options: TypeAlias = Annotated[dict[Key, Any], Meta(max_length=200)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a call takes; anything else in it is a mistake."""


class Nothing(Body, frozen=True):
    """A call that needs no more words."""


class TableWanted(Body, frozen=True):
    """Which game, with which options, how fast; and how long a code the table gets, where the house's is not meant."""

    game: Key
    options: Options = {}
    language: Key = "en"
    pace: Key = "classic"
    letters: Literal[4, 6] | None = None


class SeatWanted(Body, frozen=True):
    """A name; and a certain seat, where one is open to a substitute."""

    name: Name
    seat: Seat | None = None


class TokenShown(Body, frozen=True):
    """A token, to become a cookie."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class BotWanted(Body, frozen=True):
    """Which bot, and what it is called; or how many of it, with names of their own."""

    bot: Key
    name: Name = ""
    count: Annotated[int, Meta(ge=1, le=999)] = 1


class SeatNamed(Body, frozen=True):
    """A seat."""

    seat: Seat


class SeatsOrdered(Body, frozen=True):
    """The old seats in their new order."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=64)]


class Locking(Body, frozen=True):
    """Whether newcomers are kept out."""

    locked: bool


class Admission(Body, frozen=True):
    """Whether whoever knows the code may watch."""

    watchers: bool


class GameWanted(Body, frozen=True):
    """The game's options, and the pace."""

    options: Options
    pace: Key


class Parting(Body, frozen=True):
    """Whether whoever leaves wants their name, what they said and their notes deleted."""

    erase: bool = False


class NameWanted(Body, frozen=True):
    """What somebody wants to be called."""

    name: Name


class Readiness(Body, frozen=True):
    """Whether somebody is ready to begin, and the hash of a share of the seed."""

    ready: bool
    hash: Hex | None = None


class StartWanted(Body, frozen=True):
    """The hash of the host's share of the seed."""

    hash: Hex | None = None


class ShareOpened(Body, frozen=True):
    """A share of the seed."""

    share: Hex


class AnswerGiven(Body, frozen=True):
    """The id of a decision or an offer, and what is chosen."""

    decision: Annotated[str, Meta(min_length=1, max_length=100)]
    choice: Any


class Words(Body, frozen=True):
    """Something to say, and where; in place of the text a ready sentence, or signs: pictograms and seats."""

    channel: Key
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Key | None = None
    signs: Annotated[tuple[Key | Seat, ...], Meta(max_length=64)] | None = None


class Muting(Body, frozen=True):
    """Whether somebody is silenced."""

    seat: Seat
    muted: bool


class Blocking(Body, frozen=True):
    """Whether somebody is not heard."""

    seat: Seat
    blocked: bool


class Notes(Body, frozen=True):
    """One's own notes, and 0 to 100 for each suspected seat."""

    text: Annotated[str, Meta(max_length=8000)]
    suspicions: Annotated[dict[Seat, Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=64)]


class NotesPage(msgspec.Struct, frozen=True):
    """A notebook as it stood from an entry of the record on."""

    entry: int
    notebook: Notebook


class Done(msgspec.Struct, frozen=True):
    """It was accepted; what became of it comes with the stream."""


class Seated(msgspec.Struct, frozen=True):
    """A seat, and its token."""

    seat: int
    token: str


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose a token is: a seat and its name; None and nothing for that of a host without a seat.

    Also the name that whoever asks has at another seat of the table, where they have one.
    """

    seat: int | None
    name: str
    yours: str | None = None


class HouseTold(msgspec.Struct, frozen=True):
    """Where phones in the same network find the house; None where nobody has said."""

    network: str | None


class Health(msgspec.Struct, frozen=True):
    """The server and its store answer."""

    ok: bool


class GameOffered(About, frozen=True):
    """A game, who plays it by itself, how fast it can be played, and ways to play it."""

    bots: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    clocks: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)  # the options each pace stands for
    styles: dict[str, Style] = msgspec.field(default_factory=dict)
