"""The clocks of a table: the remaining time of each decision. A clock stops while its decision is not open."""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine.game import Game
from . import masking

REMEMBERED = 256  # decisions of interrupted steps whose remaining time is kept


class Clock(msgspec.Struct):
    """Clocks by the ids of decisions: `ends` has the end of running ones, `left` the seconds of stopped ones."""

    since: float = 0.0  # when the current step was opened
    ends: dict[str, float] = {}
    left: dict[str, float] = {}
    step: tuple[str, ...] = ()  # the ids of all decisions of the current step, and of the first ones on its sheets
    length: float | None = None  # the step's time in seconds, as the rules say
    extended: int = 0  # how often the step was extended

    def copy(self) -> Clock:
        """An independent copy."""
        return Clock(self.since, self.ends.copy(), self.left.copy(), self.step, self.length, self.extended)

    def stop(self, now: float) -> None:
        """Stop all clocks."""
        for id, end in self.ends.items():
            self.left.pop(id, None)  # moves the id to the end of the dict
            self.left[id] = end - now
        self.ends.clear()

    def sync(self, game: Game[Any], now: float, running: bool) -> None:
        """Stop the clocks of decisions that are no longer open, and start those of open ones."""
        step = game.lasting
        if set(step) & set(self.step):
            end = self.end  # a step has one time, even if one question follows another
        else:
            self._interrupt(now)
            rests = [self.left[id] for id in step if id in self.left]
            end = now + max(min(rests), 0.0) if rests else None
            self.since, self.extended = now, 0
        self.step = step
        wanted = {decision.id: decision.timer for decision in game.decisions if decision.timer is not None}
        self.length = game.time
        if masking.is_waiting(game):  # the publicly known time runs on
            asking = set(game.asking)
            told_of = [id for id in (*self.left, *self.ends) if id in asking]
            wanted = dict.fromkeys(told_of[-1:], 0.0)
        for id in [id for id in self.ends if id not in wanted]:
            self.left.pop(id, None)
            self.left[id] = self.ends.pop(id) - now
        if running:
            for id, timer in wanted.items():
                if id not in self.ends:
                    rest = max(self.left.pop(id, timer), 0.0)
                    self.ends[id] = now + rest if end is None else end
        while len(self.left) > REMEMBERED:
            del self.left[next(iter(self.left))]

    def _interrupt(self, now: float) -> None:
        """Keep the remaining time of a step that is interrupted or over, in case it is resumed."""
        if self.end is not None:
            rest = self.end - now
            for id in self.step:
                self.left.pop(id, None)
                self.left[id] = rest
            self.ends.clear()

    @property
    def end(self) -> float | None:
        """When the step's time runs out; everybody is told."""
        return min(self.ends.values(), default=None)

    def extend(self, seconds: float) -> None:
        """Give the step more time."""
        self.extended += 1
        for id in self.ends:
            self.ends[id] += seconds
