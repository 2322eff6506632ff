"""Purses and estates: others may have given each other coins by day, and nobody else knows."""

from __future__ import annotations

import random

from ....engine.values import seats_in
from ..day.ballot import Pay, law_of
from ..money import strictly_richest
from ..names import B, I
from ..state import Quintebourg
from ..town import published
from .known import Known, Stage
from .sound import goes_on

TRIES = 2  # for every player


def redeal_purses(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Some coins change hands, as long as the same one is richest."""
    state = game.state
    paying = any(isinstance(step, Pay) for step in game.agenda) or bool(law_of(state).price and state.votes)
    if state.day < 1 or paying:
        return
    richest = strictly_richest(state)
    owners = list(seats_in(published(state, I, B) & ~known.me))
    owners = [seat for seat in owners if state.health[seat] <= B and seat != stage.fee_of]
    if len(owners) > 1:
        for _ in range(TRIES * state.players):
            giver, taker = dice.sample(owners, 2)
            amount = dice.randint(1, 2)
            if state.coins[giver] < amount:
                continue
            _move(state.coins, giver, state.coins, taker, amount)
            if strictly_richest(state) != richest or not goes_on(state):
                _move(state.coins, taker, state.coins, giver, amount)
    _estates(game, known, owners, dice)


def _estates(game: Quintebourg, known: Known, owners: list[int], dice: random.Random) -> None:
    """The dead may have owned more, or less; the notary and an heir know."""
    state = game.state
    if known.seat == state.holder("notaire") or not owners:
        return
    for seat in range(state.players):
        left, giver = state.estates[seat], dice.choice(owners)
        heir = seat == known.seat or state.ex[seat] == known.seat or state.ex[seat] >= 0
        if heir or state.wills[seat] not in (0, left) or left < 2 or dice.random() < 0.5:
            continue
        richest = strictly_richest(state)
        _move(state.estates, seat, state.coins, giver, 1)
        if strictly_richest(state) != richest or not goes_on(state):
            _move(state.coins, giver, state.estates, seat, 1)
        elif state.wills[seat]:
            state.wills[seat] = state.estates[seat]


def _move(source: list[int], giver: int, sink: list[int], taker: int, amount: int) -> None:
    source[giver] -= amount
    sink[taker] += amount
