"""Another world that a seat cannot tell from this one.

Small exchanges change everything hidden, and keep what the seat knows: cards and ties, the health and coins of
others, plans for tonight, and what has happened but was not told yet.
"""

from __future__ import annotations

import random

from ..state import Quintebourg
from .cards import redeal_cards
from .fates import redeal_fates
from .known import Known, Stage
from .plans import redeal_plans
from .purses import redeal_purses


def redeal(game: Quintebourg, seat: int | None, dice: random.Random) -> None:
    """Exchange what that seat (None: the public) may not know. The dead who only watch know everything."""
    if seat is not None and game.state.watching >> seat & 1:
        return
    stage = Stage(game)
    known = Known(game, stage, seat)
    redeal_cards(game, known, stage, dice)
    _redeal_deeds(game, known, stage, dice)


def redeal_deeds(game: Quintebourg, seat: int | None, dice: random.Random) -> None:
    """Exchange what that seat may not know, except for cards and ties."""
    stage = Stage(game)
    _redeal_deeds(game, Known(game, stage, seat), stage, dice)


def _redeal_deeds(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    redeal_fates(game, known, stage, dice)
    redeal_purses(game, known, stage, dice)
    redeal_plans(game, known, stage, dice)
