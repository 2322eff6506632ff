"""Messages as a program reads them: typed, with views and events of the games that are installed here."""

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
from ..tables.events import EVENTS, GameStarted
from ..tables.message import Board, Mine


class Raw(msgspec.Struct, frozen=True):
    """A message before its view and story are read."""

    length: int
    story: list[msgspec.Raw]
    table: Board
    you: Mine
    view: msgspec.Raw
    decisions: list[Decision]
    offers: list[Decision]
    opened: msgspec.Raw


class Message(msgspec.Struct, frozen=True):
    """What a seat, or the public, is told: what is new, and all it may know now."""

    length: int  # of the story with this message
    new: list[Any]  # the events that are new
    story: list[Any]  # all events so far
    table: Board
    you: Mine
    view: Any  # None before the game
    decisions: list[Decision]
    offers: list[Decision]
    opened: Any  # everything, after the end

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase in ("over", "closed")

    def prompt(self, chance: random.Random) -> Prompt:
        """The same as one of our own bots reads it: this game, and none that was played here before."""
        begun = max([at for at, event in enumerate(self.story) if isinstance(event, GameStarted)], default=0)
        heard = [event for event in self.story[begun:] if type(event) not in EVENTS]
        return Prompt(lambda: self.view, lambda: heard, lambda: self.offers, self.decisions, chance)


@cache
def _story_of(game: str) -> msgspec.json.Decoder[Any]:
    """Events of the table and of that game; of a game we do not have, as they come."""
    try:
        types: tuple[type[Event], ...] = (*EVENTS, *rules_of(game).events)
    except Refused:
        return msgspec.json.Decoder(Any)
    return msgspec.json.Decoder(Union[types])  # noqa: UP007


@cache
def _view_of(game: str) -> msgspec.json.Decoder[Any]:
    try:
        return msgspec.json.Decoder(rules_of(game).sight | None)
    except Refused:
        return msgspec.json.Decoder(Any)


_raw = msgspec.json.Decoder(Raw)


def read(data: bytes | str, known: list[Any]) -> Message:
    """A message from its JSON; `known` is the story so far, and grows."""
    raw = _raw.decode(data)
    events = _story_of(raw.table.game)
    view = _view_of(raw.table.game)
    new = [events.decode(line) for line in raw.story]
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
    )
