"""Everything that can be called."""

from . import house, lobby, play, replay, rules, talk
from .call import Call

CALLS: tuple[Call, ...] = (*house.CALLS, *lobby.CALLS, *play.CALLS, *replay.CALLS, *rules.CALLS, *talk.CALLS)

__all__ = ["CALLS", "Call"]
