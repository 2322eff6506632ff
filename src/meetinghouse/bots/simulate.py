"""Many games between bots, on all cores: who wins how often."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from ..engine.catalogue import rules_of, start
from ..engine.refusals import Refused
from ..engine.rules import NOBODY
from .bot import AnyGame, Bot
from .play import play_out
from .registry import SIDES, make_bot
from .report import Length, Report, share_of

CHUNK = 50  # games a worker plays before it reports


class Job(msgspec.Struct, frozen=True):
    """What all games of a simulation share."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int | str
    bots: str | dict[str, str]


class Played(msgspec.Struct, frozen=True):
    """One game: the sides that played, those that won, how many decisions it took, and its outcome as JSON."""

    sides: frozenset[str]
    won: tuple[str, ...]
    decisions: int
    outcome: bytes


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    bots: str | Mapping[str, str] = "random",
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games. `bots` is a name, or a name for each side, as the cards were dealt.

    Every side that wins a game counts. `processes` is the number of cores to use, all of them by default; `progress`
    hears how many games are done.
    """
    _whole("games", games)
    processes = _cores() if processes is None else _whole("processes", processes)
    job = Job(game, players, dict(options or {}), seed, bots if isinstance(bots, str) else dict(bots))
    _check(job)
    sides: set[str] = set()
    wins: Counter[str] = Counter()
    lengths: list[int] = []
    digest = sha256()
    began = perf_counter()
    for chunk in _chunks(job, games, processes):
        for played in chunk:
            sides |= played.sides
            wins.update(played.won)
            lengths.append(played.decisions)
            digest.update(played.outcome + b"\n")
        if progress is not None:
            progress(len(lengths))
    took = perf_counter() - began
    shown = [side for side in (*rules_of(game).sides, NOBODY) if side in sides or side in wins]
    return Report(
        game=job.game,
        players=job.players,
        options=job.options,
        seed=job.seed,
        bots=job.bots,
        games=games,
        wins={side: share_of(wins[side], games) for side in shown},
        decisions=sum(lengths),
        decisions_per_second=sum(lengths) / took,
        games_per_second=games / took,
        length=Length(min(lengths), median(lengths), max(lengths)),
        digest=digest.hexdigest(),
    )


def play_one(job: Job, index: int) -> Played:
    """The game of that number: set-up, bots and chance all follow from the seed and the number."""
    seed = f"{job.seed}/{index}"
    game = start(job.game, job.players, seed, job.options)
    decisions = play_out(game, seat_bots(job, game), random.Random(f"{seed}/bots"))
    assert game.outcome is not None
    outcome = game.outcome
    plain = {name: value for name, value in msgspec.to_builtins(outcome).items() if name != "also" or value}
    won = (outcome.side, *outcome.also)
    return Played(frozenset(outcome.sides) - {NOBODY}, won, decisions, msgspec.json.encode(plain))


def seat_bots(job: Job, game: AnyGame) -> list[Bot]:
    """A bot for every seat; where sides have different ones, a seat keeps that of the side it was dealt."""
    if isinstance(job.bots, str):
        return [make_bot(job.game, job.bots) for _ in range(game.seats)]
    sides = [SIDES[job.game](game.view(seat)) for seat in range(game.seats)]
    return [make_bot(job.game, job.bots[side]) for side in sides]


def _chunks(job: Job, games: int, processes: int) -> Iterator[list[Played]]:
    """All games in order, some at a time, here or in other processes."""
    size = max(1, min(CHUNK, games // (4 * processes)))
    parts = [(job, first, min(first + size, games)) for first in range(0, games, size)]
    if processes == 1 or len(parts) == 1:
        yield from map(_play_some, parts)
        return
    with multiprocessing.get_context().Pool(min(processes, len(parts))) as pool:
        yield from pool.imap(_play_some, parts)


def _play_some(part: tuple[Job, int, int]) -> list[Played]:
    job, first, end = part
    return [play_one(job, index) for index in range(first, end)]


def _cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _whole(name: str, number: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise Refused("option-value", name=name, value=number, takes="a whole number from 1")
    return number


def _check(job: Job) -> None:
    """Refuse what cannot be played, before anything is."""
    sides = rules_of(job.game).sides
    if isinstance(job.bots, str):
        make_bot(job.game, job.bots)
    else:
        if set(job.bots) != set(sides) or job.game not in SIDES:
            takes = "one name, or one for each side: " + ", ".join(sides)
            raise Refused("option-value", name="bots", value=job.bots, takes=takes)
        for name in job.bots.values():
            make_bot(job.game, name)
    start(job.game, job.players, f"{job.seed}/0", job.options)
