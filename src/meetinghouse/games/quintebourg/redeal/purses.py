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

TRIES = 6
GIFTS = 4


def redeal_purses(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Some coins have changed hands; at night the same one is richest as reported."""
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
        for _ in range(TRIES):
            kept = state.coins.copy()
            for _ in range(dice.randint(1, GIFTS)):
                giver, taker = dice.sample(owners, 2)
                _move(state.coins, giver, state.coins, taker, min(dice.randint(1, 2), state.coins[giver]))
            if not _same(state, kept, stage):
                state.coins = kept
        _estates(game, known, stage, owners, dice)


def _same(state: QuintebourgState, before: list[int], stage: Stage) -> bool:
    """Whether the reported richest player is the same, invokers can still pay, and the game goes on."""
    now, state.coins = state.coins, before
    richest = strictly_richest(state)
    state.coins = now
    return goes_on(state) and invokes(state, stage) and (not stage.night or strictly_richest(state) == richest)


def _estates(game: Quintebourg, known: Known, stage: Stage, owners: list[int], dice: random.Random) -> None:
    """Redeal estates: the dead may have owned more or less, unless the seat is the notary or an heir."""
    state = game.state
    if known.seat == state.holder("notaire"):
        return
    for seat in range(state.players):
        left, giver = state.estates[seat], dice.choice(owners)
        heir = seat == known.seat or state.ex[seat] >= 0
        if heir or state.wills[seat] not in (0, left) or left < 2 or dice.random() < 0.5:
            continue
        kept = state.coins.copy()
        _move(state.estates, seat, state.coins, giver, 1)
        if not _same(state, kept, stage):
            _move(state.coins, giver, state.estates, seat, 1)
        elif state.wills[seat]:
            state.wills[seat] = state.estates[seat]


def _move(source: list[int], giver: int, sink: list[int], taker: int, amount: int) -> None:
    source[giver] -= amount
    sink[taker] += amount
