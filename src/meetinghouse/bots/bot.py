"""What a bot is: it gets what its seat gets, and answers with a choice and a reason."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, TypeAlias

import msgspec

from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.game import Game
from ..engine.rules import View
from ..engine.values import Choice

AnyGame: TypeAlias = Game[Any]


class Reason(msgspec.Struct, frozen=True):
    """Why a bot moved so: a key for the texts, and its parameters. It stays sealed until the game is over."""

    key: str
    params: dict[str, int | float | str] = {}


class Move(msgspec.Struct, frozen=True):
    """An answer to a decision, or an offer taken."""

    id: str
    choice: Choice
    reason: Reason
    patience: float = 0.0  # at a table with people, the share of the time that it lets pass first


class Prompt:
    """What a seat has before it: its view, its story, what it is asked and offered, and a chance of its own.

    View, story and offers are looked up when they are first read, for a bot that does not read them should not
    pay for them.
    """

    __slots__ = ("_heard", "_listen", "_look", "_offered", "_seen", "_survey", "chance", "decisions")

    def __init__(
        self,
        look: Callable[[], View],
        listen: Callable[[], list[Event]],
        survey: Callable[[], Sequence[Decision]],
        decisions: Sequence[Decision],
        chance: random.Random,
    ) -> None:
        self.decisions = decisions
        self.chance = chance
        self._look = look
        self._listen = listen
        self._survey = survey
        self._seen: View | None = None
        self._heard: list[Event] | None = None
        self._offered: Sequence[Decision] | None = None

    @property
    def view(self) -> Any:
        """All that the seat knows now."""
        if self._seen is None:
            self._seen = self._look()
        return self._seen

    @property
    def story(self) -> list[Event]:
        """The events told to the seat so far, in order."""
        if self._heard is None:
            self._heard = self._listen()
        return self._heard

    @property
    def offers(self) -> Sequence[Decision]:
        """What the seat may do though nobody waits for it."""
        if self._offered is None:
            self._offered = self._survey()
        return self._offered


class Bot:
    """Plays one seat. What it keeps between two prompts it could rebuild from the second alone."""

    name: ClassVar[str] = ""

    def move(self, prompt: Prompt) -> Move | None:
        """An answer to one of the decisions, or an offer taken; None only where nothing is asked."""
        raise NotImplementedError


def prompt_for(game: AnyGame, seat: int, chance: random.Random) -> Prompt:
    """The prompt of a seat at this moment."""
    decisions = [decision for decision in game.decisions if decision.seat == seat]
    return Prompt(partial(game.view, seat), partial(game.heard, seat), partial(_offers, game, seat), decisions, chance)


def _offers(game: AnyGame, seat: int) -> list[Decision]:
    return [offer for offer in game.offers if offer.seat == seat]
