"""Rows of a test matrix: a few that contain every pair of values, or all rows if MEETINGHOUSE_FULL=1 is set.

Most faults that need a combination need two values, not five: a screen and a language, a game and a number of players.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

Row = dict[str, Any]


def full() -> bool:
    """Whether every combination is wanted."""
    return os.environ.get("MEETINGHOUSE_FULL", "") not in ("", "0")


def rows(**axes: Sequence[Any]) -> list[Row]:
    """Every combination if MEETINGHOUSE_FULL is set, otherwise the pairwise rows."""
    return every(**axes) if full() else pairwise(**axes)


def every(**axes: Sequence[Any]) -> list[Row]:
    """All combinations: one value of each axis."""
    return [dict(zip(axes, values, strict=True)) for values in product(*axes.values())]


def pairwise(**axes: Sequence[Any]) -> list[Row]:
    """Few combinations in which every two values of different axes occur together. Always the same ones.

    Each row starts from a pair still missing; every other axis then takes the value that brings the most missing pairs.
    """
    names = sorted(axes, key=lambda name: -len(axes[name]))  # the largest axis first: it decides the number of rows
    if len(names) < 2:
        return every(**axes)
    missing = {
        frozenset({(one, i), (other, j)}): None  # a dict keeps the order, unlike a set
        for one, other in combinations(names, 2)
        for i, j in product(range(len(axes[one])), range(len(axes[other])))
    }
    found: list[Row] = []
    while missing:
        chosen = dict(sorted(next(iter(missing)), key=lambda place: names.index(place[0])))
        for name in names:
            if name not in chosen:
                news = [
                    sum(frozenset({(name, i), at}) in missing for at in chosen.items()) for i in range(len(axes[name]))
                ]
                chosen[name] = news.index(max(news))
        for pair in combinations(chosen.items(), 2):
            missing.pop(frozenset(pair), None)
        found.append({name: axes[name][chosen[name]] for name in axes})
    return found


def matrix(**axes: Sequence[Any]) -> pytest.MarkDecorator:
    """`@matrix(size=SIZES, language=LANGUAGES)` runs a test once for each of the rows, as `parametrize` would."""
    return pytest.mark.parametrize(tuple(axes), [tuple(row.values()) for row in rows(**axes)])
