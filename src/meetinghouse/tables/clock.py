"""The clocks of a table: the time left by decision id; it stands still while the id is not open."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from ..engine.game import Game
from .pace import Pace

REMEMBERED = 256  # ids whose rest is kept while others interrupt them


class Clock(msgspec.Struct):
    """Running clocks hold the moment they end, stopped ones the seconds they have left."""

    since: float = 0.0  # when the step at hand was opened
    ends: dict[str, float] = {}
    left: dict[str, float] = {}
    step: tuple[str, ...] = ()  # what it asks
    length: float | None = None  # its time, as the rules say
    extended: int = 0  # how often it was made longer

    def copy(self) -> Clock:
        """The same clock, independent from here on."""
        return Clock(self.since, self.ends.copy(), self.left.copy(), self.step, self.length, self.extended)

    def stop(self, now: float) -> None:
        """All clocks stand still."""
        for id, end in self.ends.items():
            self.left.pop(id, None)  # the latest last
            self.left[id] = end - now
        self.ends.clear()

    def look(self, game: Game[Any], now: float, running: bool) -> None:
        """Look at what is asked now: stop what is not open any more, run what is."""
        step = game.asking
        if set(step) & set(self.step):
            end = self.end  # one time for a whole step, also where one question follows another
        else:
            self._put_by(now)
            rests = [self.left[id] for id in step if id in self.left]
            end = now + max(min(rests), 0.0) if rests else None
            self.since, self.extended = now, 0
        self.step = step
        wanted = {decision.id: decision.timer for decision in game.decisions if decision.timer is not None}
        self.length = game.time
        if game.held and not game.decisions:  # the time that everybody was told of runs on
            told_of = [id for id in (*self.left, *self.ends) if id in step]
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

    def _put_by(self, now: float) -> None:
        """The step is interrupted, or over: all that it asked has the rest of its time left, if it comes back."""
        if self.end is not None:
            rest = self.end - now
            for id in self.step:
                self.left.pop(id, None)
                self.left[id] = rest
            self.ends.clear()

    @property
    def end(self) -> float | None:
        """When the step's time runs out, as everybody is told."""
        return min(self.ends.values(), default=None)

    def extend(self, seconds: float) -> None:
        """More time for the step."""
        self.extended += 1
        for id in self.ends:
            self.ends[id] += seconds

    def close_after(self, when: float, floor: float, pace: Pace) -> float:
        """When a step closes that everybody has answered by then: after whole floors, or at its end.

        Only at a few public moments, for whoever really acts may think longer.
        """
        if self.end is not None and self.length is not None:
            floor = min(floor, self.length / 2)
        moment = self.since + max(1, math.ceil((when - self.since) / floor - 1e-6)) * floor
        return self.tick_after(moment if self.end is None else max(min(moment, self.end), when), pace)

    def tick_after(self, when: float, pace: Pace) -> float:
        """The first tick of the step's public clock at that moment or after it."""
        return self.since + math.ceil((when - self.since) / pace.tick - 1e-6) * pace.tick
