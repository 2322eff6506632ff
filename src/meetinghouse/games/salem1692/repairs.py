"""What may be changed by hand after a mistake: a card that lies in front of the wrong player, or should lie nowhere.

Both are open cards, so everybody is told. A change that would bring somebody to trial is not offered: play the card.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.values import SEATS, Card, Choice, Seat, seats_in
from .components import BLACK_CAT, CARDS, KIND, KIND_NAMED, PIETY, is_blue
from .events import FrontMoved
from .phases.stage import Stage
from .phases.turn import Turn
from .queries import character, has_in_front, is_living, others, threshold, total, worth
from .state import Salem, SalemState
from .verbs import discard_from_front, names, without


class RepairFront(Offer[SalemState]):
    """A change of the cards in front of a player, while no card is being played and nobody stands trial."""

    def cards(self, game: Salem, seat: int) -> list[int]:
        """A card of each kind that lies there, the last one played."""
        if not is_living(game.state, seat) or not isinstance(game.agenda[-1], Turn | Stage):
            return []
        return list({KIND[card]: card for card in game.state.fronts[seat]}.values())


class MoveCard(RepairFront):
    """A card lies in front of the wrong player, and goes to another."""

    name: ClassVar[str] = "card"

    def question(self, game: Salem, seat: int) -> Question | str:
        state = game.state
        options = [
            (CARDS[KIND[card]], SEATS[other])
            for card in self.cards(game, seat)
            for other in seats_in(others(state, seat))
            if not (is_blue(KIND[card]) and has_in_front(state, other, KIND[card]))
            and not brings_trial(state, seat, card, other)
        ]
        return Question("repair-card", tuple(options), about=SEATS[seat]) if options else ""

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        kind, other = cast(tuple[Card, Seat], choice)
        card = chosen(self.cards(game, seat), kind)
        state = game.state
        state.fronts[seat] = without(state.fronts[seat], (card,))
        state.fronts[other.seat] += (card,)
        game.tell_all(FrontMoved(seat, other.seat, names((card,))))


class DiscardCard(RepairFront):
    """A card lies in front of a player by mistake, and is discarded. The Black Cat always lies somewhere."""

    name: ClassVar[str] = "discard"

    def question(self, game: Salem, seat: int) -> Question | str:
        options = [
            CARDS[KIND[card]]
            for card in self.cards(game, seat)
            if KIND[card] != BLACK_CAT and not brings_trial(game.state, seat, card)
        ]
        return Question("repair-discard", tuple(options), about=SEATS[seat]) if options else ""

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        card = chosen(self.cards(game, seat), cast(Card, choice))
        discard_from_front(game, seat, (card,), "repair")


REPAIRS: dict[str, Offer[SalemState]] = {each.name: each for each in (MoveCard(), DiscardCard())}


def chosen(cards: list[int], kind: Card) -> int:
    """The card of that kind among these."""
    return next(card for card in cards if KIND[card] == KIND_NAMED[kind.kind])


def brings_trial(state: SalemState, seat: int, card: int, to: int = -1) -> bool:
    """Whether somebody would have enough accusations for a trial if that card went to another front, or away."""
    if KIND[card] == PIETY and total(state, seat) >= character(state, seat).threshold:
        return True
    counts = worth(state, to, [card]) if to >= 0 else 0
    return counts > 0 and total(state, to) + counts >= threshold(state, to)
