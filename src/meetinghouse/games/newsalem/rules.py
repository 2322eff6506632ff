"""New Salem as the engine sees it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from ...engine.agenda import Step
from ...engine.clocks import clock_paces, clock_settings
from ...engine.decisions import Channel
from ...engine.events import Event, Told
from ...engine.offers import Offer
from ...engine.rules import Counted, Rules, Setup, Solved, View
from ...engine.sayings import Claim, Phrase, Saying
from ...engine.settings import Setting, Style
from . import imagine, redeal, sayings
from .box import LEAST, MOST, SIDES, Box, pieces, read
from .components import Components
from .events import EVENTS, BuildingsPlayed, CharacterDealt, EventTriggered
from .offers import OFFERS
from .phases import despair, draft, event, reckoning, setup
from .solve import solve
from .state import NewSalem, NewSalemState
from .view import NewSalemOwn, NewSalemPublic, NewSalemView, build

STEPS: tuple[type[Step[NewSalemState]], ...] = (
    draft.BeginRound, draft.Pick, draft.LastTwo, despair.RemoveDespair, despair.Cleanse, event.EventPhase,
    reckoning.EndRound, reckoning.Reckoning,
)  # fmt: skip


class NewSalemRules(Rules[NewSalemState]):
    """The rulebook of New Salem, first edition."""

    name: ClassVar[str] = "newsalem"
    title: ClassVar[str] = "New Salem"
    version: ClassVar[str] = "1"
    least: ClassVar[int] = LEAST
    most: ClassVar[int] = MOST
    settings: ClassVar[tuple[Setting, ...]] = clock_settings("choice_seconds", "event_seconds")
    paces: ClassVar[dict[str, dict[str, Any]]] = clock_paces(choice_seconds=(90, 60, 25), event_seconds=(300, 180, 75))
    styles: ClassVar[dict[str, Style]] = {
        "classic": Style("classic"),
        "first": Style("relaxed"),
        "quick": Style("quick"),
    }
    sides: ClassVar[tuple[str, ...]] = SIDES
    imagines: ClassVar[bool] = True
    view_type: ClassVar[type[View]] = NewSalemView
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in OFFERS}
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("role", CharacterDealt, "character", "seat"),
        Counted("card", BuildingsPlayed, "buildings", "seat"),
        Counted("card", EventTriggered, "card", "seat"),
    )

    def __init__(self, box: Box | None = None) -> None:
        self.contents = read() if box is None else box
        self.components = Components(self.contents)
        self.box = pieces(self.contents)

    def __reduce__(self) -> tuple[type[NewSalemRules], tuple[Box]]:
        """Pickle by way of the box, because compiled components cannot be pickled."""
        return NewSalemRules, (self.contents,)

    def empty(self, setup: Setup) -> NewSalemState:
        options = setup.options
        seconds = (float(options.get("choice_seconds", 0)), float(options.get("event_seconds", 0)))
        state = NewSalemState(self.components, setup.players, seconds)
        state.clear()
        return state

    def begin(self, game: NewSalem) -> None:
        setup.set_table(game)

    def public(self, game: NewSalem) -> NewSalemPublic:
        return build.public_of(game)

    def own(self, game: NewSalem, seat: int) -> NewSalemOwn:
        return build.own_of(game, seat)

    def view_all(self, game: NewSalem) -> View:
        """Everything that anybody knows; unused characters stay unseen."""
        return NewSalemView(game=self.name, viewer=None, public=self.public(game), own=build.opened_of(game))

    def channels(self, game: NewSalem) -> list[Channel]:
        return build.channels(game)

    def phrases(self, game: NewSalem, channel: str, living: int) -> tuple[Phrase, ...]:
        return sayings.phrases(game.state, living)

    def truth(self, game: NewSalem, seat: int, saying: Saying) -> bool | None:
        return sayings.truth(game, seat, saying)

    def disproved(self, game: NewSalem, claim: Claim) -> str:
        return sayings.disproved(game, claim)

    def clash(self, game: NewSalem, one: Claim, other: Claim) -> str:
        return sayings.clash(one, other)

    def redeal(self, game: NewSalem, seat: int | None, dice: random.Random) -> None:
        redeal.redeal(game, seat, dice)

    def solve(self, game: NewSalem, seat: int | None) -> Solved:
        return solve(game, seat)

    def imagine(self, game: NewSalem, view: Any, story: Sequence[Event]) -> None:
        imagine.imagine(game, view, story)

    def retell(self, game: NewSalem, seat: int | None) -> list[Told]:
        return imagine.retell(game, seat)


RULES = NewSalemRules()
