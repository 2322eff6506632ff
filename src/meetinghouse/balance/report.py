"""The report as values: from counts to shares and differences with their intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from ..bots.code import code_of
from ..bots.report import Share, share_of
from ..engine.catalogue import rules_of
from ..engine.rules import NOBODY
from .effects import Difference, combined, holders, paired, side
from .plan import Plan, Unplayed, Variant
from .playing import Studied
from .tally import Item, Seen, Tally

BARS = 24  # bars of a histogram, at most


class Lengths(msgspec.Struct, frozen=True):
    """Decisions in a game: the shortest, the median, the mean and the longest, and games by length from bar to bar."""

    min: int
    median: float
    mean: float
    max: int
    step: int  # how many lengths a bar takes
    bars: tuple[int, ...]


class RowReport(msgspec.Struct, frozen=True):
    """Games with the same set-up."""

    variant: Variant
    players: int
    bots: str | dict[str, str]
    options: dict[str, Any]
    games: int
    wins: dict[str, Share]
    seats: tuple[Share, ...]  # how often the player of each seat won
    won: Share  # how often a player won, over all seats
    length: Lengths
    digest: str


class Effect(msgspec.Struct, frozen=True):
    """A role, card or law: in how many games it was seen, and what was different there."""

    group: str
    field: str
    word: str
    seen: Share
    times: float  # in a game in which it was seen
    holder: Difference | None  # how much more often its players won than others
    sides: dict[str, Difference]  # how much more often each side won than in games without it


class Change(msgspec.Struct, frozen=True):
    """What an option or other bots change, in the same games by their seeds."""

    variant: Variant
    players: tuple[int, ...]
    games: int
    sides: dict[str, Difference]


class ClauseUse(msgspec.Struct, frozen=True):
    """A clause that came into play."""

    id: str
    seen: Share
    times: float  # in a game in which it came into play


class Balance(msgspec.Struct, frozen=True):
    """A whole report. The same plan and code give the same digest on any machine and any number of processes."""

    game: str
    version: str
    code: str
    seed: int | str
    games: int  # in each row
    players: tuple[int, ...]
    options: dict[str, Any]
    bots: tuple[str | dict[str, str], ...]
    digest: str
    rows: tuple[RowReport, ...]
    effects: tuple[Effect, ...]
    changes: tuple[Change, ...]
    clauses: tuple[ClauseUse, ...]
    unplayed: tuple[Unplayed, ...]


def balance_of(plan: Plan, studied: Sequence[Studied]) -> Balance:
    """The report of a plan whose games have been played."""
    rules = rules_of(plan.game)
    usual = [each for each in studied if each.row.variant == Variant()]
    counted = msgspec.to_builtins([(each.row.job, each.digest, each.tally) for each in studied], str_keys=True)
    return Balance(
        game=plan.game,
        version=rules.version,
        code=code_of(plan.game),
        seed=plan.seed,
        games=plan.games,
        players=tuple([each.row.job.players for each in usual]),
        options=plan.options,
        bots=plan.bots,
        digest=sha256(msgspec.json.encode(counted, order="deterministic")).hexdigest(),
        rows=tuple([_row(each, rules.sides) for each in studied]),
        effects=tuple(_effects(usual, rules.sides)),
        changes=tuple(_changes(studied, rules.sides)),
        clauses=tuple(_clauses(usual)),
        unplayed=plan.unplayed,
    )


def _row(studied: Studied, sides: Sequence[str]) -> RowReport:
    job, tally = studied.row.job, studied.tally
    shown = [name for name in (*sides, NOBODY) if name in tally.present or name in tally.won]
    return RowReport(
        variant=studied.row.variant,
        players=job.players,
        bots=job.bots,
        options=job.options,
        games=tally.games,
        wins={name: share_of(tally.won.get(name, 0), tally.games) for name in shown},
        seats=tuple([share_of(tally.seats.get(seat, 0), tally.games) for seat in range(job.players)]),
        won=share_of(tally.winners, tally.games * job.players),
        length=lengths_of(tally.lengths),
        digest=studied.digest,
    )


def lengths_of(counts: dict[int, int]) -> Lengths:
    """The lengths of some games."""
    least, most, games = min(counts), max(counts), sum(counts.values())
    step = (most - least) // BARS + 1
    bars = [0] * ((most - least) // step + 1)
    for length, count in counts.items():
        bars[(length - least) // step] += count
    mean = sum([length * count for length, count in counts.items()]) / games
    middle = (_nth(counts, (games - 1) // 2) + _nth(counts, games // 2)) / 2
    return Lengths(least, middle, mean, most, step, tuple(bars))


def _nth(counts: dict[int, int], place: int) -> int:
    """The length at a place, if all are put in order."""
    for length in sorted(counts):
        place -= counts[length]
        if place < 0:
            return length
    raise IndexError(place)


def _effects(usual: Sequence[Studied], sides: Sequence[str]) -> Iterator[Effect]:
    """Roles, cards and laws, those with the greatest difference first."""
    keys = {(group, key) for each in usual for group, items in each.tally.items.items() for key in items}
    found = [_effect(usual, group, key, sides) for group, key in sorted(keys)]
    order = {group: place for place, group in enumerate(dict.fromkeys(_groups(usual)))}
    yield from sorted(found, key=lambda each: (order[each.group], -_weight(each)))


def _groups(usual: Sequence[Studied]) -> Iterator[str]:
    for each in usual:
        yield from [counted.group for counted in rules_of(each.row.job.game).counted]


def _effect(usual: Sequence[Studied], group: str, key: str, sides: Sequence[str]) -> Effect:
    field, _, word = key.partition(":")
    found: list[tuple[Item, Tally, int]] = [
        (each.tally.items.get(group, {}).get(key, Item()), each.tally, each.row.job.players) for each in usual
    ]
    seen, times = sum([item.games for item, _, _ in found]), sum([item.times for item, _, _ in found])
    by_side = {name: combined([side(item, tally, name) for item, tally, _ in found]) for name in sides}
    return Effect(
        group=group,
        field=field,
        word=word,
        seen=share_of(seen, sum([tally.games for _, tally, _ in found])),
        times=times / seen,
        holder=combined([holders(item, tally, players) for item, tally, players in found]),
        sides={name: each for name, each in by_side.items() if each is not None and _played(usual, name)},
    )


def _played(usual: Sequence[Studied], name: str) -> bool:
    return any(name in each.tally.present or name in each.tally.won for each in usual)


def _weight(effect: Effect) -> float:
    """How far an effect is from nothing: the nearer end of its interval."""
    found = [each for each in (effect.holder, *effect.sides.values()) if each is not None]
    return max([max(each.low, -each.high) for each in found], default=-1.0)


def _changes(studied: Sequence[Studied], sides: Sequence[str]) -> Iterator[Change]:
    """Every variant beside the usual game, game by game."""
    usual = {each.row.job.players: each for each in studied if each.row.variant == Variant()}
    others: dict[str, list[Studied]] = {}
    for each in studied:
        if each.row.variant != Variant() and each.row.job.players in usual:
            others.setdefault(msgspec.json.encode(each.row.variant).decode(), []).append(each)
    for rows in others.values():
        pairs = [pair for each in rows for pair in _pairs(usual[each.row.job.players], each)]
        shown = [name for name in (*sides, NOBODY) if any(name in one or name in two for one, two in pairs)]
        differences = {}
        for name in shown:
            more = sum([name in two and name not in one for one, two in pairs])
            less = sum([name in one and name not in two for one, two in pairs])
            differences[name] = paired(more, less, len(pairs))
        yield Change(rows[0].row.variant, tuple([each.row.job.players for each in rows]), len(pairs), differences)


class _Won(msgspec.Struct):
    """The part of an outcome that says who won."""

    side: str
    also: tuple[str, ...] = ()


def _pairs(one: Studied, two: Studied) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The sides that won each game, the first time and the second."""
    first, second = [[_winners(outcome) for outcome in each.outcomes] for each in (one, two)]
    return list(zip(first, second, strict=True))


def _winners(outcome: str) -> tuple[str, ...]:
    found = msgspec.json.decode(outcome, type=_Won)
    return (found.side, *found.also)


def _clauses(usual: Sequence[Studied]) -> Iterator[ClauseUse]:
    """The clauses that came into play, the most frequent first."""
    found: dict[str, Seen] = {}
    for each in usual:
        for clause, seen in each.tally.clauses.items():
            mine = found.setdefault(clause, Seen())
            mine.games += seen.games
            mine.times += seen.times
    games = sum([each.tally.games for each in usual])
    for clause, seen in sorted(found.items(), key=lambda item: (-item[1].games, -item[1].times, item[0])):
        yield ClauseUse(clause, share_of(seen.games, games), seen.times / seen.games)
