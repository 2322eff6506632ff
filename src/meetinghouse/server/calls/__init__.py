"""All calls of the HTTP API."""

from . import house, lobby, master, play, push, replay, rules, talk, worlds
from .call import Call

CALLS: tuple[Call, ...] = (
    *house.CALLS, *lobby.CALLS, *play.CALLS, *master.CALLS, *push.CALLS, *replay.CALLS, *rules.CALLS, *talk.CALLS,
    *worlds.CALLS,
)  # fmt: skip

__all__ = ["CALLS", "Call"]
