"""Counting what happens in a game, from its events and decisions; the rules know nothing of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ..bots.bot import AnyGame, Move
from ..bots.simulation import Chunk, check_code, play_one
from ..engine.events import EVERYBODY, Told
from ..engine.rules import NOBODY, Counted
from .tally import Item, Seen, Tally


class Part(msgspec.Struct, frozen=True):
    """The games of a chunk: their outcomes as JSON, in order, and all counts."""

    first: int
    end: int
    outcomes: tuple[str, ...]
    tally: Tally


def study_some(chunk: Chunk) -> Part:
    """Play the games of a chunk and count."""
    check_code(chunk)
    tally = Tally()
    outcomes = []
    for index in range(chunk.first, chunk.end):
        watched = _Watched()
        played = play_one(chunk.job, index, watched)
        outcomes.append(played.outcome.decode())
        _count(tally, watched, played.decisions)
    return Part(chunk.first, chunk.end, tuple(outcomes), tally)


class _Watched:
    """Looks at every move: the clauses that define or close what is asked."""

    def __init__(self) -> None:
        self.clauses: Counter[str] = Counter()
        self.game: AnyGame | None = None

    def __call__(self, game: AnyGame, move: Move) -> None:
        self.game = game
        clause = game.clause(move.id)
        found = {clause} if clause else set()
        self.clauses.update(found | {closed.rule for closed in game.closed(move.id)})


def _count(tally: Tally, watched: _Watched, decisions: int) -> None:
    """Add one finished game."""
    game, clauses = watched.game, watched.clauses
    assert game is not None
    assert game.outcome is not None
    outcome = game.outcome
    tally.games += 1
    tally.winners += len(outcome.winners)
    tally.winners_squared += len(outcome.winners) ** 2
    won = (outcome.side, *outcome.also)
    _increase(tally.present, *(set(outcome.sides) - {NOBODY}))
    _increase(tally.won, *won)
    _increase(tally.seats, *outcome.winners)
    _increase(tally.lengths, decisions)
    clauses.update([told.event.rule for told in game.story if told.event.rule])
    for clause, times in clauses.items():
        seen = tally.clauses.setdefault(clause, Seen())
        seen.games += 1
        seen.times += times
    for (group, key), (times, seats) in _items(game).items():
        item = tally.items.setdefault(group, {}).setdefault(key, Item())
        held, winning = len(seats), len(seats & set(outcome.winners))
        item.add(
            Item(
                1, times, held, winning, held * held, held * winning, winning * winning,
                held * len(outcome.winners), winning * len(outcome.winners), dict.fromkeys(won, 1),
            )
        )  # fmt: skip


def _increase(counts: dict[Any, int], *keys: Any) -> None:
    for key in keys:
        counts[key] = counts.get(key, 0) + 1


def _items(game: AnyGame) -> dict[tuple[str, str], tuple[int, set[int]]]:
    """What was seen in a game: by group and key, how many times and at which seats."""
    by_event: dict[type[Any], list[Counted]] = {}
    for counted in game.rules.counted:
        by_event.setdefault(counted.event, []).append(counted)
    found: dict[tuple[str, str], tuple[int, set[int]]] = {}
    for told in game.story:
        for counted in by_event.get(type(told.event), ()):
            for word, seat in _seen(told, counted):
                key = (counted.group, f"{counted.field}:{word}")
                times, seats = found.get(key, (0, set()))
                found[key] = (times + 1, seats if seat is None else seats | {seat})
    return found


def _seen(told: Told, counted: Counted) -> Iterator[tuple[str, int | None]]:
    """The words of an event, each with its seat."""
    event = told.event
    if counted.only and not getattr(event, counted.only):
        return
    words: str | Sequence[str] = getattr(event, counted.field)
    if counted.seat:
        seats = getattr(event, counted.seat)
    else:
        alone = told.audience != EVERYBODY and told.audience.bit_count() == 1
        seats = told.audience.bit_length() - 1 if alone else None
    if isinstance(words, str):
        yield words, seats
    else:
        yield from zip(words, seats if isinstance(seats, tuple) else [seats] * len(words), strict=True)
