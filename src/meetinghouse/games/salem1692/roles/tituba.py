"""Tituba: once, before her action, looks at the whole deck and puts it into any order."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec.structs import replace

from ....engine.decisions import Question
from ....engine.offers import Offer
from ....engine.values import PLACES, Choice, Option, Word
from ..events import AbilityUsed, DeckSeen
from ..state import Salem, SalemState
from ..steps import SeatStep, places_of
from ..verbs import mix, names, use_up, whisper
from .character import Character

REARRANGE: Final = Word("rearrange")


def look_at_deck(game: Salem, seat: int) -> None:
    """She sees the deck. Players who knew its order can no longer be sure of it."""
    state = game.state
    state.order_known = 1 << seat
    mix(state, state.deck)  # from now on these are known to be the cards of the deck, to her and earlier onlookers
    for card in state.deck:
        state.seen[card] = 1 << seat
    state.order = ()
    game.tell_all(AbilityUsed(seat, TITUBA.name))
    whisper(game, 1 << seat, DeckSeen(seat, names(state.deck[::-1])))


class SubmitOrder(Offer[SalemState]):
    """She submits an order, and may replace it by another."""

    name: ClassVar[str] = "sign"

    def question(self, game: Salem, seat: int) -> Question | str:
        """The same question as the decision's."""
        asked = game.agenda[-1].ask(game).get(seat)
        return "" if asked is None else replace(asked, kind="sign", timer=None, default=None)

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        game.state.order = tuple(places_of(choice))


class Rearrange(SeatStep):
    """For two hourglasses she may submit orders; the last one stands.

    Night, wherever she puts it, happens when it is drawn.
    """

    offers: ClassVar[tuple[Offer[Any], ...]] = (SubmitOrder(),)

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        size = len(state.deck)
        default = [PLACES[place] for place in state.order or range(size)]
        timer = 2 * state.edition.hourglass
        return {
            self.seat: Question("rearrange", PLACES[:size], None, size, size, timer, default, "nobody", ordered=True)
        }

    def resolve(self, game: Salem) -> None:
        state = game.state
        state.deck = [state.deck[-1 - place] for place in reversed(places_of(self.answers.get(self.seat)))]
        state.order = ()
        state.night_depth = len(state.deck)
        whisper(game, 1 << self.seat, DeckSeen(self.seat, names(state.deck[::-1])))


class Tituba(Character):
    number: ClassVar[int] = 12
    name: ClassVar[str] = "tituba"
    limited: ClassVar[int] = 0

    def powers(self, game: Salem, seat: int) -> tuple[tuple[Option, str], ...]:
        state = game.state
        if state.played or not state.uses[seat][self.limited]:
            return ((REARRANGE, "SAL-CHAR-TITUBA-01"),)
        return ((REARRANGE, ""),) if len(state.deck) > 1 else ()

    def use_power(self, game: Salem, seat: int, choice: Choice) -> None:
        use_up(game.state, seat, self.limited)
        look_at_deck(game, seat)
        game.next(Rearrange(seat))


TITUBA: Final = Tituba()
