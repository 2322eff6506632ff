"""Telling what happened: which events need no line of their own."""

from __future__ import annotations

from typing import Any

from ..engine.decisions import Decision
from ..engine.masked import SUSPICION
from ..engine.values import Choice

# The next line says it better, or the board does: to everybody, and to the one who did it.
QUIET = frozenset({"turn-ended"})
QUIET_FOR_ONESELF = frozenset({"card-drawn", "witch-signed"})


def quiet(event: Any, viewer: int | None) -> bool:
    """Whether the story reads better without this event."""
    tag = event.__struct_config__.tag
    if tag in QUIET_FOR_ONESELF:
        return viewer is not None and getattr(event, event.__struct_fields__[0]) == viewer
    return tag in QUIET


def idle(asked: Decision, choice: Choice | None) -> bool:
    """Whether somebody who had nothing to decide has said nothing."""
    return asked.kind == SUSPICION and choice is not None and choice == asked.default
