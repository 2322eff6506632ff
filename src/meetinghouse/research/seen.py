"""Observations of one match, written only where they change.

One buffer holds the whole observation of the seat that looked last: what is asked, the public part of the view, and the
own part. The public part is the same for every seat; the own part is kept for each seat, and copied in when it looks.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.decisions import Decision
from ..engine.game import Game
from .actions import Question, about_of
from .spaces import Spaces

Floats = NDArray[np.float32]


class Seen:
    """What seats of one match see, as floats."""

    def __init__(self, spaces: Spaces) -> None:
        self._spaces = spaces
        self._buffer = array("f", bytes(4 * spaces.size))
        self._floats: Floats = np.frombuffer(self._buffer, np.float32)
        self._own_at = spaces.own_at
        self._public: Any = None  # the public part that was written last
        self._own: dict[int, Own] = {}
        self._shown: Own | None = None  # the seat whose own part is in the buffer
        self._abouts: dict[object, list[int]] = {}
        self._head: list[int] = []  # where the head is not zero
        head = spaces.head
        self._kinds = {kind: head["kind"] + index for kind, index in spaces.kinds.items()}
        self._other_kind = head["kind"] + len(self._kinds)
        self._offer = head["offer"]
        # where the least number is; the greatest number and the number picked follow it
        self._least = head["least"]

    def observe(self, game: Game[Any], seat: int, question: Question | None, window: bool) -> Floats:
        """What a seat sees now. The floats change with the next observation."""
        spaces = self._spaces
        view = game.view(seat)
        if view.public is not self._public:
            spaces.public.write(self._buffer, view.public, self._public)
            self._public = view.public
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = Own(spaces.own.size)
        if view.own is not own.last:
            spaces.own.write(own.buffer, view.own, own.last)
            own.last = view.own
            self._shown = None
        if own is not self._shown:
            self._buffer[self._own_at :] = own.buffer
            self._shown = own
        self._write_head(seat, question, window)
        return self._floats

    def _write_head(self, seat: int, question: Question | None, window: bool) -> None:
        buffer = self._buffer
        for index in self._head:
            buffer[index] = 0.0
        self._head = filled = [seat]
        buffer[seat] = 1.0
        if window:
            filled.append(self._offer)
            buffer[self._offer] = 1.0
        if question is None:
            return
        decision = question.decision
        kind = self._kinds.get(decision.kind, self._other_kind)
        least, most = self._least, self._least + 1
        filled += (kind, least, most)
        buffer[kind] = 1.0
        buffer[least] = decision.least
        buffer[most] = decision.most
        if decision.about is not None:
            self._count("about", self._about(decision))
        if question.given or question.picked:
            filled.append(most + 1)
            buffer[most + 1] = len(question.picked)
            self._count("given", question.given)

    def _about(self, decision: Decision) -> list[int]:
        """The ids of what a decision is about, cached."""
        found = self._abouts.get(decision.about)
        if found is None:
            found = self._abouts[decision.about] = self._spaces.actions.of_parts(about_of(decision))
        return found

    def _count(self, name: str, ids: Iterable[int]) -> None:
        at = self._spaces.head[name]
        for id in ids:
            self._head.append(at + id)
            self._buffer[at + id] += 1.0


class Own:
    """The own part of one seat, as it was written last."""

    __slots__ = ("buffer", "last")

    def __init__(self, size: int) -> None:
        self.buffer = array("f", bytes(4 * size))
        self.last: Any = None
