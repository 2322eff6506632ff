"""New Salem as the engine sees it."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from ...engine.agenda import Step
from ...engine.decisions import Channel
from ...engine.events import Event
from ...engine.offers import Offer
from ...engine.rules import Rules, Setting, Setup, Style, View
from . import redeal, view
from .box import LEAST, MOST, SIDES, Box, pieces, read
from .components import Components
from .events import EVENTS
from .offers import OFFERS
from .phases import despair, draft, event, reckoning, setup
from .state import NewSalem, NewSalemState

STEPS: tuple[type[Step[NewSalemState]], ...] = (
    draft.BeginRound, draft.Pick, draft.LastTwo, despair.RemoveDespair, despair.Cleanse, event.EventPhase,
    reckoning.EndRound, reckoning.Reckoning,
)  # fmt: skip

DAY = 86400


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
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in OFFERS}

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

    def channels(self, game: NewSalem) -> list[Channel]:
        """Who may talk."""
        return view.channels(game)

    def redeal(self, game: NewSalem, seat: int | None, dice: random.Random) -> None:
        """Another world."""
        redeal.redeal(game, seat, dice)


RULES = NewSalemRules()
