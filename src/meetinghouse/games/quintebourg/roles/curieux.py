"""Curious one, snoop, indiscreet one, ferreter, gossip: a card of a neighbour (QB-EFF-CURIOUS)."""

from __future__ import annotations

from ....engine.values import Option, Seat, Word
from ..events import CardSeen
from ..phases.night.call import Asked, Once, closing, seat_of, word_of
from ..queries.town import NONE, house_neighbours
from ..state import Quintebourg, QuintebourgState
from ..verbs.knowledge import EFFECT, PARTY, shown_party
from .role import Role

CARDS = (Word("party"), Word("effect"))


class Peek(Once):
    """Look at one card of one neighbour; a lover's party card shows the alibi (QB-RULING-72, -73)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        near = house_neighbours(state, seat)
        cards: list[tuple[Seat, Word]] = [(Seat(each), card) for each in range(state.players) for card in CARDS]
        far = [card for card in cards if not near >> card[0].seat & 1]
        return [NONE, *cards], closing(far, "QB-RULING-72")

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        state, target, kind = game.state, seat_of(option), word_of(option, 1)
        party = kind == "party"
        state.see(seat, target, PARTY if party else EFFECT)
        game.tell(seat, CardSeen(seat, target, kind, shown_party(state, target) if party else state.effect[target]))


CURIEUX: Role = Role("curieux", "fouineur", "indiscret", "fureteur", "commere", calls=[Peek("curious", "I")])
