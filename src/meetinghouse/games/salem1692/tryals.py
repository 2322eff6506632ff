"""All worlds of tryal cards that fit what a seat has observed, counted and drawn from, each as likely as any other.

A world says where every Witch card and the Constable card was dealt, and where they went. Its weight is the number of
deals and of blind picks that lead there. How people behave has no influence.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .counted import Counted
from .followed import Followed
from .observed import Observed, Worlds, observed

__all__ = ["observed", "worlds_of"]

MOST: Final = (1000, 8000, 64000)  # how many spreads are kept; more, if none of them fits in the end


@lru_cache(maxsize=256)
def worlds_of(known: Observed) -> Worlds:
    """The worlds that fit. Raises `ValueError` if there are none."""
    if known.tracked:
        return Followed(known)
    for most in MOST:
        found = Counted(known, most)
        if found.total:
            return found
        if found.exact:
            break
    raise ValueError("no world fits")
