"""Learned functions: a small network whose weights are data, and that needs no library."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from ..engine.refusals import Refused


class Network(msgspec.Struct, frozen=True):
    """One hidden layer of rectified units, and a chance. Sums have the same order on any machine."""

    game: str
    rules: str  # the version of the rules by which the games were played
    hidden: tuple[tuple[float, ...], ...]
    thresholds: tuple[float, ...]
    out: tuple[float, ...]
    least: float

    def chance(self, seen: Sequence[float]) -> float:
        """The chance of what it has learned to foresee."""
        total = self.least
        for weights, threshold, out in zip(self.hidden, self.thresholds, self.out, strict=True):
            unit = threshold + sum([weight * one for weight, one in zip(weights, seen, strict=True)])
            if unit > 0:
                total += out * unit
        return 1 / (1 + exp(-total))


@cache
def learned(path: Path, rules: str) -> Network:
    """The network of a file; refused if it has learned from another version of the rules."""
    found = msgspec.json.decode(path.read_bytes(), type=Network)
    if found.rules != rules:
        raise Refused("rules-version", game=found.game, theirs=found.rules, ours=rules)
    return found
