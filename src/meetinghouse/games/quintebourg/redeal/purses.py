"""Purses and estates: others may have given each other coins by day, and nobody else knows."""

from __future__ import annotations

import random

from ....engine.values import seats_in
from ..components.names import UNHARMED, WOUNDED
from ..phases.day.ballot import Pay
from ..phases.day.suffrage import law_of
from ..queries.town import published
from ..state import Quintebourg, QuintebourgState
from ..verbs.money import strictly_richest
from .known import Known, Stage
from .sound import goes_on, invokes

TRIES = 3
GIFTS = 8


def redeal_purses(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Let some coins have changed hands. At night the reported richest player stays the same."""
    state = game.state
    paying = any(isinstance(step, Pay) for step in game.agenda) or bool(law_of(state).price and state.votes)
    if state.day < 1 or paying:
        return
    owners = [
        seat
        for seat in seats_in(published(state, UNHARMED, WOUNDED) & ~known.me)
        if state.health[seat] <= WOUNDED and seat != stage.fee_of
    ]
    if len(owners) > 1:
        richest, chance, number = strictly_richest(state), dice.random, len(owners)
        for _ in range(TRIES):
            kept, coins = state.coins.copy(), state.coins
            for _ in range(1 + int(chance() * GIFTS)):
                at = int(chance() * number)
                giver, taker = owners[at], owners[(at + 1 + int(chance() * (number - 1))) % number]
                _move(coins, giver, coins, taker, min(1 if chance() < 0.5 else 2, coins[giver]))
            if not _same(state, richest, stage):
                state.coins = kept
        _estates(game, known, stage, owners, richest, dice)


def _same(state: QuintebourgState, richest: int, stage: Stage) -> bool:
    """Whether the reported richest player is the same, invokers can still pay, and the game goes on."""
    if stage.night and strictly_richest(state) != richest:
        return False
    return invokes(state, stage) and goes_on(state)


def _estates(
    game: Quintebourg, known: Known, stage: Stage, owners: list[int], richest: int, dice: random.Random
) -> None:
    """Redeal estates: the dead may have owned more or less, unless the seat is the notary or an heir."""
    state = game.state
    if known.seat == state.holder("notaire"):
        return
    for seat in range(state.players):
        left = state.estates[seat]
        if left < 2:
            continue
        giver = dice.choice(owners)
        heir = seat == known.seat or state.ex[seat] >= 0
        if heir or state.wills[seat] not in (0, left) or dice.random() < 0.5:
            continue
        _move(state.estates, seat, state.coins, giver, 1)
        if not _same(state, richest, stage):
            _move(state.coins, giver, state.estates, seat, 1)
        elif state.wills[seat]:
            state.wills[seat] = state.estates[seat]


def _move(source: list[int], giver: int, sink: list[int], taker: int, amount: int) -> None:
    source[giver] -= amount
    sink[taker] += amount
