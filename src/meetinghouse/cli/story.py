"""Decides which events and answers are left out of a story."""

from __future__ import annotations

from typing import Any

from ..engine.decisions import Decision
from ..engine.masked import SUSPICION
from ..engine.values import Choice

# Events that the next line or the board makes obvious: to everybody, or to the player who acted.
QUIET = frozenset({"turn-ended"})
QUIET_FOR_ONESELF = frozenset({"card-drawn", "witch-signed"})


def quiet(event: Any, viewer: int | None) -> bool:
    """Whether an event is left out for this viewer."""
    tag = event.__struct_config__.tag
    if tag in QUIET_FOR_ONESELF:
        return viewer is not None and getattr(event, event.__struct_fields__[0]) == viewer
    return tag in QUIET


def idle(asked: Decision, choice: Choice | None) -> bool:
    """Whether an answer is a suspicion left at its default by a player who had nothing to decide."""
    return asked.kind == SUSPICION and choice is not None and choice == asked.default
