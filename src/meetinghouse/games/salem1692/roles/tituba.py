"""Tituba: once, before her action, looks at the whole deck and puts it into any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....engine.decisions import Decision
from ....engine.values import PLACES, Choice, Position
from ..events import AbilityUsed, DeckSeen
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import mix, names, whisper
from .character import TITUBA


def look(game: Salem, seat: int) -> None:
    """She sees the deck; whoever knew its order before will no longer be sure."""
    state = game.state
    state.order_known = 1 << seat
    mix(state, state.deck)  # from now on these are known to be the cards of the deck, to her and whoever looked before
    for card in state.deck:
        state.seen[card] = 1 << seat
    state.order = []
    game.tell_all(AbilityUsed(seat, TITUBA.name))
    whisper(game, 1 << seat, DeckSeen(seat, names(state.deck[::-1])))


class Rearrange(SalemStep):
    """For two hourglasses she may submit orders; the last one stands."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def ask(self, game: Salem) -> Sequence[Decision]:
        """The places of the deck from the top, in their new order."""
        state = game.state
        size = len(state.deck)
        options = PLACES[:size]
        order = state.order or list(range(size))
        default = [PLACES[place] for place in order]
        timer = 2 * state.edition.hourglass
        return [
            self.question(
                game, self.seat, "rearrange", options, None, size, size, timer, default, "nobody", ordered=True
            )
        ]

    def resolve(self, game: Salem) -> None:
        """Night, wherever she put it, happens when it is drawn."""
        state = game.state
        order = places_of(self.choice_of(self.seat))
        top_first = state.deck[::-1]
        state.deck = [top_first[place] for place in order][::-1]
        state.order = []
        state.night_depth = len(state.deck)
        whisper(game, 1 << self.seat, DeckSeen(self.seat, names(state.deck[::-1])))


def places_of(choice: Choice | None) -> list[int]:
    """The places an order names."""
    assert isinstance(choice, list)
    return [position.place for position in choice if isinstance(position, Position)]


def sign(state: SalemState, choice: Choice) -> None:
    """She submits an order and may yet submit another."""
    state.order = places_of(choice)
