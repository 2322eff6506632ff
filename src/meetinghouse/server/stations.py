"""Stations on the way through a game that is over, so that no moment of it is far from where one can begin."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from ..engine.catalogue import opening
from ..engine.game import Game
from ..engine.record import Record

APART = 50  # entries between two of them
GAMES = 8  # whose stations are kept


class Stations:
    """The last games that were looked at, each as it stood every so many entries. Threads may share it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Record, list[Game[Any]]]] = OrderedDict()
        self._lock = threading.Lock()

    def game_at(self, record: Record, entry: int) -> Game[Any]:
        """The game after so many entries."""
        station = entry // APART
        game = self._of(record)[station].copy()
        for each in record.entries[station * APART : entry]:
            game.follow(each)
        return game

    def _of(self, record: Record) -> list[Game[Any]]:
        with self._lock:
            name = record.setup.commitment
            kept, found = self._kept.get(name, (None, []))
            if kept != record:  # two games may have been shuffled alike
                found = _passed(record)
                self._kept[name] = record, found
            self._kept.move_to_end(name)
            if len(self._kept) > GAMES:
                self._kept.popitem(last=False)
            return found


def _passed(record: Record) -> list[Game[Any]]:
    game = opening(record)
    found = [game.copy()]
    for index, entry in enumerate(record.entries, 1):
        game.follow(entry)
        if index % APART == 0:
            found.append(game.copy())
    return found
