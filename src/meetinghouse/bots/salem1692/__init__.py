"""Salem 1692's bots."""

from typing import Any

from .steady import SteadyBot


def side(view: Any) -> str:
    """The side a seat was dealt, by its own view; ghosts, who decide nothing, pass for townspeople."""
    return "townspeople" if view.own is None else str(view.own.team)


__all__ = ["SteadyBot", "side"]
