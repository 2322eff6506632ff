"""New Salem's bots."""

from typing import Any

from .steady import SteadyBot


def side(view: Any) -> str:
    """The side a seat was dealt, by its own view."""
    return str(view.people[view.viewer].character.side)


__all__ = ["SteadyBot", "side"]
