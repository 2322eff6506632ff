"""Playing cards that a seat has not seen: which of them may lie in whose hand, by the shuffles they went through."""

from __future__ import annotations

import random

from .components import KIND, is_black
from .queries import leaves_at_two, two_left
from .state import SalemState
from .verbs import EVERYBODY_SAW

BLACK = [is_black(kind) for kind in KIND]  # by card


def _hidden_cards(state: SalemState, seat: int | None, frozen: list[int]) -> list[int]:
    """The cards of other hands and of the deck that the seat has not seen, but for the frozen ones."""
    held = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand if card not in frozen]
    drawn = [card for card in state.deck if not BLACK[card]]
    if two_left(state):  # then some cards may lie in the deck, but in no hand
        drawn = [card for card in drawn if not leaves_at_two(state, KIND[card])]
    seen = state.seen
    if seat is None:
        return [card for card in held + drawn if seen[card] != EVERYBODY_SAW]
    mine = 1 << seat
    return [card for card in held + drawn if not seen[card] & mine]


def mixed(cards: list[int], dice: random.Random) -> list[int]:
    """These cards in a random order."""
    chance = dice.random
    return sorted(cards, key=lambda _: chance())


def exchange_cards(state: SalemState, seat: int | None, dice: random.Random, frozen: list[int]) -> None:
    """Mix hidden cards that went through the same shuffles, but for the frozen ones; then exchange some others."""
    hidden = _hidden_cards(state, seat, frozen)
    names = list(range(len(KIND)))  # which card now lies where this one lay
    mixes, seen = state.mixes, state.seen
    alike: dict[int, list[int]] = {}
    for card in hidden:
        alike.setdefault(mixes[card], []).append(card)
    for shuffles, cards in alike.items():
        if shuffles:
            knowing = [seen[card] for card in cards]
            for place, card, who in zip(cards, mixed(cards, dice), knowing, strict=True):
                names[place] = card
                seen[card] = who  # knowledge of a card stays with its place
    if len(alike) > 1:
        _exchange_pairs(state, hidden, names, dice)
    state.hands = [tuple([names[card] for card in hand]) for hand in state.hands]
    state.deck = [names[card] for card in state.deck]
    state.drawn = tuple([names[card] for card in state.drawn])


def _exchange_pairs(state: SalemState, hidden: list[int], names: list[int], dice: random.Random) -> None:
    """Exchange pairs of cards that were in some shuffles together, and in others only one of the two."""
    mixes, seen, chance, number = state.mixes, state.seen, dice.random, len(hidden)
    for _ in range(number):
        one, other = hidden[int(chance() * number)], hidden[int(chance() * number)]
        mine, its = names[one], names[other]
        left, right = mixes[mine], mixes[its]
        common = left & right
        if left == right or not common:
            continue
        low = (1 << common.bit_length()) - 1  # shuffles after the last common one belong to the place
        names[one], names[other] = its, mine
        mixes[mine], mixes[its] = left & low | right & ~low, right & low | left & ~low
        seen[mine], seen[its] = seen[its], seen[mine]
