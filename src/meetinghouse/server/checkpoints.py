"""Checkpoints of finished games, from which any position of a replay is a few entries away."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from ..engine.catalogue import opening
from ..engine.game import Game
from ..engine.record import Record

APART = 50  # entries between two checkpoints
GAMES = 8  # games whose checkpoints are cached


class Checkpoints:
    """Copies of recently replayed games, one every `APART` entries. Threads may share this cache."""

    def __init__(self) -> None:
        self._cached: OrderedDict[str, tuple[Record, list[Game[Any]]]] = OrderedDict()
        self._lock = threading.Lock()

    def game_at(self, record: Record, entry: int) -> Game[Any]:
        """The game after a number of entries."""
        nearest = entry // APART
        game = self._of(record)[nearest].copy()
        for each in record.entries[nearest * APART : entry]:
            game.carry_out(each)
        return game

    def _of(self, record: Record) -> list[Game[Any]]:
        with self._lock:
            name = record.setup.commitment
            cached, found = self._cached.get(name, (None, []))
            if cached != record:  # two games may have the same seed
                found = _replay(record)
                self._cached[name] = record, found
            self._cached.move_to_end(name)
            if len(self._cached) > GAMES:
                self._cached.popitem(last=False)
            return found


def _replay(record: Record) -> list[Game[Any]]:
    game = opening(record)
    found = [game.copy()]
    for index, entry in enumerate(record.entries, 1):
        game.carry_out(entry)
        if index % APART == 0:
            found.append(game.copy())
    return found
