"""A reader of a table, and what a stream of events to the reader is made of."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from ..engine.decisions import Decision
from .board import Board

# For the master, in the order of `private`: the seats that were told the line. Nobody else gets it.
Audiences: TypeAlias = list[tuple[int, ...]] | UnsetType


class Mine(msgspec.Struct, frozen=True):
    """What the table knows about the reader and tells nobody else."""

    seat: int | None
    host: bool
    blocked: tuple[int, ...] = ()
    seen: bool = True  # whether the reader has looked at their role; true if there is no game
    all_eyes: bool = False  # whether the views of all seats are open to the reader
    phone: tuple[int, ...] = ()  # the seats played on the reader's phone, if there are several
    asks: dict[int, str] = {}  # by seat, what each of them has still to do: `deal`, or the id of a decision
    master: bool = False  # whether the reader is the master of a moderated table
    owns: tuple[Any, ...] = ()  # for the master, by seat: what each player knows beyond what everybody may know


class Parts(NamedTuple):
    """A message without the story and the time. Changes are computed between two of these."""

    table: Board  # without the time, which does not count as a change
    you: Mine
    view: Any
    decisions: list[Decision]
    offers: list[Decision]
    opened: Any


PATHS = tuple([b"/" + name.encode() for name in Parts._fields])


class News(NamedTuple):
    """The length of a reader's story, its new lines, and the indexes of those that the public was not told."""

    length: int
    story: list[Any]
    private: list[int]
    to: Audiences = UNSET

    def first(self, lines: int) -> News:
        """Only the first of these new lines."""
        private = [place for place in self.private if place < lines]
        to = self.to if isinstance(self.to, UnsetType) else self.to[: len(private)]
        return News(self.length - len(self.story) + lines, self.story[:lines], private, to)


class Event(NamedTuple):
    """An event in a reader's stream: its kind, and its JSON or a piece of it."""

    kind: str  # message: a whole one; changes: since the last one; first, part, last: pieces of changes
    body: bytes
    pad: int | None = None  # bytes of padding in a secret step, in which all events have one size


class Sending(NamedTuple):
    """Changes too long for one tick.

    Holds the JSON still to be sent, and the reader's parts and length once all has arrived.
    """

    rest: bytes
    parts: Parts
    length: int
    offers: bool = False  # whether these changes concern offers only


class Moment(NamedTuple):
    """The public's message at one broadcast. The sizes of all events in secret steps follow from it alone."""

    step: float | None  # when the secret step began; None if the step was not secret
    parts: Parts
    length: int


State = tuple[bool, int, Parts | None, Moment | None, Sending | None]


class Reader:
    """A reader of a table, either a chair's owner or the public, and what was sent to them so far."""

    __slots__ = ("first", "key", "last", "length", "moment", "phone", "sending", "whole")

    def __init__(self, key: int, length: int = 0, whole: bool = False, *, phone: int = 0) -> None:
        self.key = key
        self.phone = phone  # the key of the phone's owner, for the public's view on a phone that is handed round
        self.length = length  # the length of the story sent so far
        self.whole = whole  # whether the reader wants whole messages only
        self.first = True  # whether the next message is the first one
        self.last: Parts | None = None  # the parts of the last message
        self.moment: Moment | None = None  # the public's message at the last broadcast
        self.sending: Sending | None = None  # the rest of changes that are sent in pieces

    @property
    def in_secret(self) -> bool:
        """Whether the reader was last sent something in a secret step."""
        return self.moment is not None and self.moment.step is not None

    @property
    def state(self) -> State:
        """What was sent to the reader so far."""
        return self.first, self.length, self.last, self.moment, self.sending

    @state.setter
    def state(self, state: State) -> None:
        self.first, self.length, self.last, self.moment, self.sending = state
