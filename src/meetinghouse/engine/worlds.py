"""The count of worlds for people: what can still be true for a reader, and which lines of the story made it so."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from .rules import Solved
from .solve import solve_known

SAMPLES = 200  # worlds that are drawn where they cannot be counted
MOST = 6  # lines for each seat: those that moved its share most
LEAST = 0.005  # smaller moves are not worth a line
DIGITS = 4


class Reason(msgspec.Struct, frozen=True):
    """A line of the story that changed a seat's share of worlds on a side; None: what was known before any."""

    line: int | None  # its place in `lines`
    side: str
    before: float | None  # None for the first share
    after: float


class Worlds(msgspec.Struct, frozen=True):
    """By seat: each side with its share of all worlds that fit what the reader knows, and the reasons for it."""

    exact: bool  # whether worlds were counted, or only drawn
    drawn: int  # how many were drawn
    shares: tuple[dict[str, float], ...]
    reasons: tuple[tuple[Reason, ...], ...]  # by seat, in the order of the story; empty if worlds were drawn
    lines: tuple[Any, ...]  # the events that the reasons name


def count(view: Any, story: Sequence[Any], samples: int = SAMPLES) -> Worlds:
    """The worlds that fit a view and a story. Slow: up to a second in a large game."""
    solved = solve_known(view, story, samples)
    chosen = [reasons_for(solved, seat) for seat in range(len(solved.shares))]
    used = sorted({each.line for reasons in chosen for each in reasons if each.line is not None})
    places = {line: place for place, line in enumerate(used)}
    return Worlds(
        solved.exact,
        solved.drawn,
        tuple([{side: round(share, DIGITS) for side, share in each.items()} for each in solved.shares]),
        tuple([tuple([_placed(reason, places) for reason in reasons]) for reasons in chosen]),
        tuple([story[line] for line in used]),
    )


def reasons_for(solved: Solved, seat: int) -> list[Reason]:
    """The first share of a seat, and the lines that moved it most, in the order of the story."""
    shares = [shift.shares[seat] for shift in solved.shifts]
    if not shares:
        return []
    side = max(reversed(shares[0]), key=lambda side: _way(shares, side))
    course = [(None, shares[0][side]), *pairwise([each[side] for each in shares])]
    found = [Reason(shift.line, side, *step) for shift, step in zip(solved.shifts, course, strict=True)]
    most = sorted(found[1:], key=_moved, reverse=True)[:MOST]
    return found[:1] + [each for each in found[1:] if each in most and _moved(each) >= LEAST]


def _way(shares: list[dict[str, float]], side: str) -> float:
    """How far the share of a side has moved in all."""
    return round(sum([abs(after[side] - before[side]) for before, after in pairwise(shares)]), DIGITS)


def _moved(reason: Reason) -> float:
    return abs(reason.after - (reason.before or 0.0))


def _placed(reason: Reason, places: dict[int, int]) -> Reason:
    line = None if reason.line is None else places[reason.line]
    before = None if reason.before is None else round(reason.before, DIGITS)
    return Reason(line, reason.side, before, round(reason.after, DIGITS))
