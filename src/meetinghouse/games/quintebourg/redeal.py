"""Another world that a seat cannot tell from this one."""

from __future__ import annotations

import random

from .state import Quintebourg


def redeal(game: Quintebourg, seat: int | None, dice: random.Random) -> None:
    """Exchange what that seat (None: the public) may not know."""
