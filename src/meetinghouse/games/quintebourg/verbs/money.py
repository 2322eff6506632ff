"""Coins: thefts, gifts, estates."""

from __future__ import annotations

from ..components.names import COMATOSE, POT
from ..events import PurseChanged
from ..state import Quintebourg, QuintebourgState


def change(game: Quintebourg, seat: int, amount: int) -> None:
    """Change the coins in a purse; only its owner sees it."""
    if amount:
        game.state.coins[seat] += amount
        game.tell(seat, PurseChanged(seat, game.state.coins[seat], amount))


def spend(game: Quintebourg, seat: int, amount: int) -> None:
    """Pay or give away coins voluntarily. A player who then cannot pay for a vote has no excuse (QB-RULING-86)."""
    change(game, seat, -amount)
    game.state.spent[seat] += amount


def give(game: Quintebourg, giver: int, taker: int, amount: int) -> None:
    """Give coins to a player; if the player fell unseen tonight, they are added to the estate."""
    spend(game, giver, amount)
    if game.state.health[taker] > COMATOSE:
        game.state.estates[taker] += amount
    else:
        change(game, taker, amount)


def take_coin(game: Quintebourg, thief: int, target: int) -> None:
    """One coin from a purse or the pot; nothing if there is none (QB-ROLE-MC-02)."""
    state = game.state
    if target == POT:
        if state.pot > 0:
            state.pot -= 1
            change(game, thief, 1)
    elif state.coins[target]:
        change(game, target, -1)
        change(game, thief, 1)


def strictly_richest(state: QuintebourgState) -> int:
    """The player who is richer than all others; none on a tie. The condemned do not count (QB-MONEY-04, -07)."""
    coins = state.coins
    if state.condemned:
        coins = [-1 if state.condemned >> seat & 1 else owned for seat, owned in enumerate(coins)]
    most = max(coins)
    return coins.index(most) if most >= 0 and coins.count(most) == 1 else -1
