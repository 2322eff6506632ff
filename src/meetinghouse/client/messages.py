"""Messages of the stream, decoded into the types of the installed games."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Union

import msgspec

from ..bots.bot import Prompt
from ..engine.catalogue import rules_of
from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.refusals import Refused
from ..tables.board import Board
from ..tables.events import EVENTS, GameStarted
from ..tables.reader import Mine


class EncodedMessage(msgspec.Struct, frozen=True):
    """A message whose view and story are not decoded yet, because their types depend on the game."""

    length: int
    story: list[msgspec.Raw]
    table: Board
    you: Mine
    view: msgspec.Raw
    decisions: list[Decision]
    offers: list[Decision]
    opened: msgspec.Raw
    private: list[int] = []
    to: list[tuple[int, ...]] = []


class Story(list[Any]):
    """The events told to the reader so far; `private` has the places of those that not everybody was told."""

    def __init__(self) -> None:
        super().__init__()
        self.private: set[int] = set()


class Message(msgspec.Struct, frozen=True):
    """A message to a seat or the public: the new events, and everything the reader may know now."""

    length: int  # the length of the story, including this message
    new: list[Any]  # events since the last message
    story: Story  # all events so far
    table: Board
    you: Mine
    view: Any  # None before a game
    decisions: list[Decision]
    offers: list[Decision]
    opened: Any  # the view of everything, after the end
    whispers: list[tuple[Any, tuple[int, ...]]] = []  # for a master: new private events, and the seats told them

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase in ("over", "closed")

    def prompt(self, chance: random.Random) -> Prompt:
        """The message as a prompt for one of our bots, without earlier games of the table."""
        begun = max([at for at, event in enumerate(self.story) if isinstance(event, GameStarted)], default=0)
        told = [(at, event) for at, event in enumerate(self.story) if at >= begun and type(event) not in EVENTS]
        heard = [event for _, event in told]
        public = [event for at, event in told if at not in self.story.private]
        return Prompt(
            lambda basis: self.view, lambda: heard, lambda: self.offers, self.decisions, chance, lambda: public
        )


@cache
def _story_of(game: str) -> msgspec.json.Decoder[Any]:
    """A decoder for events of the table and of a game. Events of an unknown game stay plain values."""
    try:
        types: tuple[type[Event], ...] = (*EVENTS, *rules_of(game).events)
    except Refused:
        return msgspec.json.Decoder(Any)
    return msgspec.json.Decoder(Union[types])  # noqa: UP007


@cache
def _view_of(game: str) -> msgspec.json.Decoder[Any]:
    try:
        return msgspec.json.Decoder(rules_of(game).view_type | None)
    except Refused:
        return msgspec.json.Decoder(Any)


_raw = msgspec.json.Decoder(EncodedMessage)


def read(data: bytes | str, known: Story, length: int = 0) -> Message:
    """Decode a message, and append its new events to `known`, the story so far, whose length is given.

    If the new events do not follow it, the story is told anew.
    """
    raw = _raw.decode(data)
    if raw.length - len(raw.story) != length:
        known.clear()
        known.private.clear()
    events = _story_of(raw.table.game)
    view = _view_of(raw.table.game)
    new = [events.decode(line) for line in raw.story]
    known.private.update(len(known) + place for place in raw.private)
    known += new
    return Message(
        length=raw.length,
        new=new,
        story=known,
        table=raw.table,
        you=raw.you,
        view=view.decode(raw.view),
        decisions=raw.decisions,
        offers=raw.offers,
        opened=view.decode(raw.opened),
        whispers=[(new[place], seats) for place, seats in zip(raw.private, raw.to, strict=False)],
    )
