"""The bots at hand, by game and by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ..engine.refusals import Refused
from . import newsalem, quintebourg, salem1692
from .bot import Bot
from .random_bot import RandomBot

Maker: TypeAlias = Callable[[], Bot]

ANY_GAME = "*"
BOTS: dict[str, dict[str, Maker]] = {
    ANY_GAME: {RandomBot.name: RandomBot},
    "newsalem": {newsalem.SteadyBot.name: newsalem.SteadyBot},
    "quintebourg": {quintebourg.SteadyBot.name: quintebourg.SteadyBot},
    "salem1692": {salem1692.SteadyBot.name: salem1692.SteadyBot},
}

# the side a seat was dealt, read from that seat's own view
SIDES: dict[str, Callable[[Any], str]] = {
    "newsalem": newsalem.side,
    "quintebourg": quintebourg.side,
    "salem1692": salem1692.side,
}


def bots_for(game: str) -> dict[str, Maker]:
    """The bots that play this game, by name."""
    return BOTS[ANY_GAME] | BOTS.get(game, {})


def make_bot(game: str, name: str) -> Bot:
    """A bot for one seat; refused where nobody knows it."""
    known = bots_for(game)
    if name not in known:
        raise Refused("option-value", name="bots", value=name, takes="one of " + ", ".join(known))
    return known[name]()
