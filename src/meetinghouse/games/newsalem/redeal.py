"""Another world that a seat cannot tell from this one.

Hidden are characters, the deck, hands, face-down picks and discards. Of the hands that passed through its own, a seat
knows what was in them when it passed them on; who took what later, and what lay in hands that have not come yet, it
does not know.
"""

from __future__ import annotations

import random
from itertools import pairwise

from .components import WITCHES
from .queries import direction
from .state import NewSalem, NewSalemState


def redeal(game: NewSalem, seat: int | None, dice: random.Random) -> None:
    """Exchange what that seat (None: the public) may not know."""
    redeal_characters(game.state, seat, dice)
    redeal_buildings(game.state, seat, dice)


def redeal_characters(state: NewSalemState, seat: int | None, dice: random.Random) -> None:
    """Any characters that could have been shuffled together with those the seat has seen."""
    components = state.components
    players = state.players
    seen = 0 if seat is None else state.investigated[seat] | 1 << seat
    known = [state.characters[each] for each in range(players) if seen >> each & 1]
    pool: list[int] = []
    for side in (0, 1):
        count = (components.witches if side == WITCHES else components.puritans)[players]
        mine = [who for who in known if components.side_of[who] == side]
        others = [who for who, of in enumerate(components.side_of) if of == side and who not in known]
        pool += dice.sample(others, count - len(mine))
    dice.shuffle(pool)
    state.characters = tuple([state.characters[each] if seen >> each & 1 else pool.pop() for each in range(players)])


def redeal_buildings(state: NewSalemState, seat: int | None, dice: random.Random) -> None:
    """Each hand is a packet that goes round: what the seat saw of it stays, in any order in which it was not seen.

    Cards the seat knows nothing of are mixed: in packets that have not come yet, and in the deck.
    """
    players, way = state.players, direction(state)
    passes = len(state.picks[0])
    packets = [Packet(state, first, way, passes) for first in range(players)]
    kept = known_discards(state, seat)
    loose = [card for card in state.deck if card not in kept]
    for packet in packets:
        loose += packet.unknown(seat)
    dice.shuffle(loose)
    for packet in packets:
        packet.fill(seat, loose, dice)
        packet.lay(state)
    if any(state.discards):
        _redeal_discards(state, kept, loose)
    else:
        state.deck = loose


def known_discards(state: NewSalemState, seat: int | None) -> list[int]:
    """The seat's own discards, and the discards from hands that it passed on."""
    if seat is None:
        return []
    passes = state.components.deals[state.round - 1] - 2
    after = [(seat + direction(state) * step) % state.players for step in range(passes + 1)]
    return [card for each in set(after) for card in state.discards[each]]


def _redeal_discards(state: NewSalemState, kept: list[int], loose: list[int]) -> None:
    """Discards lie at the bottom of the deck; those the seat knows stay where they are."""
    deck = [card if card in kept else loose.pop() for card in state.deck]
    instead = dict(zip(state.deck, deck, strict=True))  # a discard that was drawn again is not there, and public
    state.discards = [tuple([instead.get(card, card) for card in cards]) for cards in state.discards]
    state.deck = deck


class Packet:
    """A hand that is passed round: every earlier holder took one card, and the present holder has the rest."""

    def __init__(self, state: NewSalemState, first: int, way: int, passes: int) -> None:
        players = state.players
        self.holders = [(first + way * step) % players for step in range(passes + 1)]
        self.taken = [state.picks[holder][step] for step, holder in enumerate(self.holders[:-1])]
        self.rest = list(state.hands[self.holders[-1]])

    def visits(self, seat: int | None) -> list[int]:
        """When that seat held it."""
        return [step for step, holder in enumerate(self.holders) if holder == seat]

    def unknown(self, seat: int | None) -> list[int]:
        """Cards of it that the seat has never seen."""
        visits = self.visits(seat)
        return self.taken[: visits[0]] if visits else self.taken + self.rest

    def fill(self, seat: int | None, loose: list[int], dice: random.Random) -> None:
        """Other cards where the seat saw none; another order where it saw which, and not who took them."""
        visits = self.visits(seat)
        cards = self.taken + self.rest
        passes = len(self.taken)
        unseen = visits[0] if visits else len(cards)
        cards[:unseen] = [loose.pop() for _ in range(unseen)]
        for visit, back in pairwise([*visits, len(cards)]):
            if visit < passes:
                between = cards[visit + 1 : back]
                dice.shuffle(between)
                cards[visit + 1 : back] = between
        self.taken, self.rest = cards[:passes], cards[passes:]

    def lay(self, state: NewSalemState) -> None:
        """Put the cards where they are in this world."""
        for step, holder in enumerate(self.holders[:-1]):
            picks = state.picks[holder]
            state.picks[holder] = picks[:step] + (self.taken[step],) + picks[step + 1 :]
        state.hands[self.holders[-1]] = tuple(sorted(self.rest))
