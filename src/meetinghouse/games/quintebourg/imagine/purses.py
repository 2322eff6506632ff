"""Purses and estates of others: spreads the coins whose owners the seat does not know over the town."""

from __future__ import annotations

import random
from typing import Any

from ..components.names import NEARLY_DEAD
from ..phases.day.weddings import Consent
from ..state import Quintebourg
from .cards import Unfit
from .past import Past


def fill_purses(game: Quintebourg, view: Any, past: Past, dice: random.Random) -> None:
    """Spread coins evenly over the purses and unsettled estates of others. The notary knows the estates."""
    state, own = game.state, view.own
    state.coins, state.estates = [0] * state.players, [0] * state.players
    state.bank = past.paid
    fallen = [seat for seat in range(state.players) if state.health[seat] >= NEARLY_DEAD]
    heirs = [seat for seat in fallen if not past.settled >> seat & 1]
    rest = view.public.town.coins - past.paid - max(state.pot, 0)
    if own is not None:
        state.coins[view.viewer] = own.coins
        rest -= own.coins
        if state.holder("notaire") == view.viewer:
            heirs = []
            for estate in own.estates:
                state.estates[estate.seat] = estate.coins
                rest -= estate.coins
    purses = [(state.coins, seat) for seat in range(state.players) if seat not in fallen and seat != view.viewer]
    purses += [(state.estates, seat) for seat in heirs]
    if rest < 0 or (rest and not purses):
        raise Unfit
    dice.shuffle(purses)
    for coin in range(rest):
        row, seat = purses[coin % len(purses)]
        row[seat] += 1
    state.wills = [coins if seat in fallen else 0 for seat, coins in enumerate(state.estates)]
    for step in game.agenda:
        if isinstance(step, Consent) and step.seat != view.viewer:
            _can_pay(state.coins, step.seat, step.fee, view.viewer)


def _can_pay(coins: list[int], seat: int, fee: int, viewer: int | None) -> None:
    """Players who have agreed to pay the priest have the coins for it."""
    while coins[seat] < fee:
        rich = max([each for each in range(len(coins)) if each not in (seat, viewer)], key=lambda each: coins[each])
        if not coins[rich]:
            raise Unfit
        coins[rich] -= 1
        coins[seat] += 1
