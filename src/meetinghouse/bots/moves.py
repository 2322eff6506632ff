"""What a bot answers: a move with its reason, or a line that it says."""

from __future__ import annotations

import msgspec

from ..engine.decisions import Decision
from ..engine.sayings import Saying
from ..engine.values import Choice, Seat


class Reason(msgspec.Struct, frozen=True):
    """Why a bot made a move: the key of a text, and its parameters. It stays sealed until the game is over."""

    key: str
    params: dict[str, int | float | str] = {}


class Move(msgspec.Struct, frozen=True):
    """An answer to a decision, or an offer taken."""

    id: str
    choice: Choice
    reason: Reason
    patience: float = 0.0  # at a table with people, the share of the available time to wait first


class Speech(msgspec.Struct, frozen=True):
    """A line that a bot says in a channel."""

    channel: str
    sayings: tuple[Saying, ...]


def seats_of(decision: Decision) -> list[int]:
    """The seats among the options."""
    return [option.seat for option in decision.options if isinstance(option, Seat)]


def any_legal(decision: Decision) -> Choice:
    """The default, or the first options: an answer to a question that a bot does not know."""
    if decision.default is not None:
        return decision.default
    return decision.options[0] if decision.single else list(decision.options[: decision.least])
