"""Tituba: once, before her action, looks at the whole deck and puts it into any order."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec.structs import replace

from ....engine.candidates import Candidates
from ....engine.decisions import Question
from ....engine.offers import Offer
from ....engine.values import PLACES, Choice, Position, Word
from ..events import AbilityUsed, DeckSeen
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import mix, names, whisper
from .character import TITUBA

REARRANGE: Final = Word("rearrange")


def add_power(state: SalemState, seat: int, among: Candidates) -> None:
    """What she may do in her turn, or why she may not."""
    if state.played or not state.uses[seat][TITUBA.limited]:
        among.add(REARRANGE, "SAL-CHAR-TITUBA-01")
    elif len(state.deck) > 1:
        among.add(REARRANGE)


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


class SubmitOrder(Offer[SalemState]):
    """She submits an order and may yet submit another."""

    name: ClassVar[str] = "sign"

    def question(self, game: Salem, seat: int) -> Question | str:
        """The same as she is asked."""
        asked = game.agenda[-1].ask(game).get(seat)
        return "" if asked is None else replace(asked, kind="sign", timer=None, default=None)

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        """The last one stands."""
        game.state.order = places_of(choice)


class Rearrange(SalemStep):
    """For two hourglasses she may submit orders; the last one stands."""

    seat: int

    offers: ClassVar[tuple[Offer[Any], ...]] = (SubmitOrder(),)

    def ask(self, game: Salem) -> dict[int, Question]:
        """The places of the deck from the top, in their new order."""
        state = game.state
        size = len(state.deck)
        default = [PLACES[place] for place in state.order or range(size)]
        timer = 2 * state.edition.hourglass
        question = Question("rearrange", PLACES[:size], None, size, size, timer, default, "nobody", ordered=True)
        return {self.seat: question}

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
