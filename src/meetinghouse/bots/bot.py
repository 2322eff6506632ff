"""The interface of a bot: it gets what its seat gets, and answers with a choice and a reason."""

# compiled: every move begins here

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, ClassVar, TypeAlias

from ..engine.compiling import mypyc_attr
from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.game import Game
from ..engine.imagine import Imagination
from ..engine.rules import View
from ..engine.sayings import CLAIMS, Phrase
from ..engine.speech import GESTURES, has_spoken, talk_of
from .moves import Move, Reason, Speech

AnyGame: TypeAlias = Game[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt:
    """What a seat gets: its view, its story, its decisions and offers, and its own randomness.

    View, story and offers are computed when they are first read, so that a bot pays only for what it reads. ``view_of``
    is told whether the view shall have its basis. Bots keep the story: ``listen`` makes a new list.
    """

    __slots__ = (
        "_heard", "_imagination", "_listen", "_offered", "_overhear", "_seen", "_survey", "_view_of", "_vocabulary",
        "chance", "decisions", "lot", "people", "seconds", "talk", "world",
    )  # fmt: skip

    def __init__(
        self,
        view_of: Callable[[bool], View],
        listen: Callable[[], list[Event]],
        survey: Callable[[], Sequence[Decision]],
        decisions: Sequence[Decision],
        chance: random.Random,
        overhear: Callable[[], list[Event]] = list,
        vocabulary: Callable[[str], tuple[Phrase, ...]] = lambda _: (),
        people: Collection[int] = (),
        talk: str = CLAIMS,
        world: int = 0,
        seconds: float | None = None,
        lot: tuple[int, ...] = (),
    ) -> None:
        self.decisions = decisions
        self.lot = lot  # at tables, what whims follow from beside the story, so that nobody foresees them: see `whims`
        self.seconds = seconds  # how long a bot may look ahead, at tables; elsewhere only its budget counts
        self.world = world  # tells games in this process apart: bots of one game may share what everybody knows
        self.people = people  # the seats that belong to people, as everybody sees; none in simulations
        self.talk = talk  # how much bots say here: the option of the game, which everybody knows
        self.chance = chance
        self._view_of = view_of
        self._listen = listen
        self._survey = survey
        self._overhear = overhear
        self._vocabulary = vocabulary
        self._seen: View | None = None
        self._heard: list[Event] | None = None
        self._offered: Sequence[Decision] | None = None
        self._imagination: Imagination | None = None

    @property
    def view(self) -> Any:
        """All that the seat knows now."""
        if self._seen is None:
            self._seen = self._view_of(False)
        return self._seen

    @property
    def story(self) -> list[Event]:
        """The events told to the seat so far, in order."""
        if self._heard is None:
            self._heard = self._listen()
        return self._heard

    @property
    def offers(self) -> Sequence[Decision]:
        """What the seat may do although nobody waits for it."""
        if self._offered is None:
            self._offered = self._survey()
        return self._offered

    @property
    def public(self) -> list[Event]:
        """The events told to everybody so far; a `Line` of a saying is an index into this list."""
        return self._overhear()

    @property
    def channels(self) -> list[str]:
        """The channels in which the seat may say something now."""
        seat = self.view.viewer
        open_to = [each for each in self.view.channels if seat in each.writers and each.form != GESTURES]
        return [each.name for each in open_to if not has_spoken(self.story, seat, each)]

    def vocabulary(self, channel: str) -> tuple[Phrase, ...]:
        """What may be said in a channel now; empty if the game has no talk."""
        return self._vocabulary(channel)

    def imagine(self, seed: object) -> AnyGame:
        """A whole game that the seat cannot tell from the real one: see `meetinghouse.imagine`.

        View and story are read only once, so that the second world and all others cost less than the first.
        """
        if self._imagination is None:
            self._imagination = Imagination(self._view_of(True), self.story)
        return self._imagination.world(seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat. It may keep caches between prompts, but each prompt alone is enough to answer it."""

    name: ClassVar[str] = ""
    talks: bool = False  # whether it is asked to say something
    looks_ahead: bool = False  # whether some of its moves take longer, which tables hide

    def move(self, prompt: Prompt) -> Move | None:
        """Answer one of the decisions, or take an offer; None is allowed only if nothing is asked."""
        raise NotImplementedError

    def say(self, prompt: Prompt) -> Speech | None:
        """Say a line; None to stay silent. Asked between moves, if the game has talk, until nobody speaks any more."""
        return None


def prompt_for(
    game: AnyGame,
    seat: int,
    chance: random.Random,
    people: Collection[int] = (),
    seconds: float | None = None,
    lot: tuple[int, ...] = (),
) -> Prompt:
    """The prompt of a seat in the current position of a game."""
    decisions = [decision for decision in game.decisions if decision.seat == seat]

    def view_of(basis: bool) -> Any:
        return game.view(seat, basis=basis)

    return Prompt(
        view_of,
        partial(game.heard, seat),
        partial(game.offers_to, seat),
        decisions,
        chance,
        game.heard,
        game.vocabulary,
        people,
        talk_of(game),
        id(game),
        seconds,
        lot,
    )


__all__ = ["AnyGame", "Bot", "Move", "Prompt", "Reason", "Speech", "prompt_for"]
