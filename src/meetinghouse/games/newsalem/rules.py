"""New Salem as the engine sees it."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from ...engine.agenda import Step
from ...engine.decisions import Channel, Closed, Decision
from ...engine.events import Event
from ...engine.rules import Rules, Setting, Setup, Style, View
from ...engine.values import Card, Choice, Seat, Word
from . import despair, draft, event_phase, reckoning, redeal, setup, view
from .box import LEAST, MOST, SIDES, Box, pieces, read
from .components import Components
from .events import EVENTS
from .state import NewSalem, NewSalemState

STEPS: tuple[type[Step[NewSalemState]], ...] = (
    draft.BeginRound, draft.Pick, draft.LastTwo, despair.RemoveDespair, event_phase.EventPhase, reckoning.EndRound,
    reckoning.Reckoning,
)  # fmt: skip

DAY = 86400

# What a choice that is not among the options breaks, by what is asked.
FORBIDS = {
    "pick": "NEW-DRAFT-01",
    "last-two": "NEW-DISC-01",
    "remove-despair": "NEW-CUBE-06",
    "give": "NEW-GIVE-01",
}


class NewSalemRules(Rules[NewSalemState]):
    """The rulebook of New Salem, first edition."""

    name: ClassVar[str] = "newsalem"
    title: ClassVar[str] = "New Salem"
    version: ClassVar[str] = "1"
    least: ClassVar[int] = LEAST
    most: ClassVar[int] = MOST
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("choice_seconds", 0, "seconds for one choice; 0: no clock", None, None, 0, DAY, "clocks"),
        Setting("event_seconds", 0, "seconds of the event phase; 0: no clock", None, None, 0, DAY, "clocks"),
    )
    paces: ClassVar[dict[str, dict[str, Any]]] = {
        "relaxed": {"choice_seconds": 90, "event_seconds": 300},
        "classic": {"choice_seconds": 60, "event_seconds": 180},
        "quick": {"choice_seconds": 25, "event_seconds": 75},
        "none": {},
        "async": {"choice_seconds": DAY, "event_seconds": DAY},
    }
    styles: ClassVar[dict[str, Style]] = {
        "classic": Style("classic"),
        "first": Style("relaxed"),
        "quick": Style("quick"),
    }
    sides: ClassVar[tuple[str, ...]] = SIDES
    sight: ClassVar[type[View]] = view.NewSalemView
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}

    def __init__(self, box: Box | None = None) -> None:
        self.contents = read() if box is None else box
        self.components = Components(self.contents)
        self.box = pieces(self.contents)

    def __reduce__(self) -> tuple[type[NewSalemRules], tuple[Box]]:
        """Pickled as what is in the box, for compiled components cannot be."""
        return NewSalemRules, (self.contents,)

    def empty(self, setup: Setup) -> NewSalemState:
        """A town without a building."""
        options = setup.options
        seconds = (float(options.get("choice_seconds", 0)), float(options.get("event_seconds", 0)))
        state = NewSalemState(self.components, setup.players, seconds)
        state.clear()
        return state

    def begin(self, game: NewSalem) -> None:
        """Set the table."""
        setup.set_table(game)

    def view(self, game: NewSalem, seat: int | None) -> View:
        """What the seat may know."""
        return view.view_of(game, seat)

    def view_all(self, game: NewSalem) -> View:
        """Everything that anybody knows; unused characters stay unseen."""
        return view.view_of(game, None, opened=True)

    def offers(self, game: NewSalem) -> list[Decision]:
        """Gifts and events."""
        return event_phase.offers(game)

    def take(self, game: NewSalem, offer: Decision, choice: Choice) -> None:
        """An offer is taken."""
        event_phase.take(game, offer, choice)

    def closed(self, game: NewSalem, decision: Decision) -> list[Closed]:
        """Closed options with their clauses."""
        return event_phase.closed(game, decision)

    def forbids(self, game: NewSalem, decision: Decision, choice: Choice) -> str | None:
        """The clause that a choice of the right form breaks."""
        if isinstance(choice, Word) and decision.kind == "remove-despair":
            return "NEW-CUBE-07"
        if isinstance(choice, Card | Seat | Word | tuple) and decision.kind in FORBIDS:
            return FORBIDS[decision.kind]
        return super().forbids(game, decision, choice)

    def unoffered(self, game: NewSalem, id: str) -> str | None:
        """The clause by which a gift or an event cannot be."""
        return event_phase.unoffered(game, id)

    def channels(self, game: NewSalem) -> list[Channel]:
        """Who may talk."""
        return view.channels(game)

    def redeal(self, game: NewSalem, seat: int | None, dice: random.Random) -> None:
        """Another world."""
        redeal.redeal(game, seat, dice)


RULES = NewSalemRules()
