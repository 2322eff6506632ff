"""Many games between bots, on all cores or on a cluster: who wins how often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from socket import gethostname
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from ..engine.catalogue import rules_of, start
from ..engine.refusals import Refused
from ..engine.rules import NOBODY
from ..workers import crew
from .bot import AnyGame, Bot
from .code import code_of
from .play import Watch, play_out
from .registry import make_bot
from .report import Length, Report, share_of

CHUNK = 50  # the greatest number of games that a worker plays before it reports


class Job(msgspec.Struct, frozen=True):
    """What all games of a simulation share."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int | str
    bots: str | dict[str, str]


class Chunk(msgspec.Struct, frozen=True):
    """Games from one number to before another, and the fingerprint of the code for workers on other machines."""

    job: Job
    first: int
    end: int
    code: str = ""


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
    on: str | None = None,
) -> Report:
    """Play that many games. `bots` is a name, or a name for each side as it was dealt.

    If several sides win a game, it counts for each. `processes` is the number of cores to use, by default all of them;
    `on` names a cluster instead, such as ``dask:HOST:8786`` or ``ray:HOST:6379``. `progress` is called with the number
    of games done.
    """
    whole("games", games)
    if processes is not None:
        whole("processes", processes)
    job = Job(game, players, dict(options or {}), seed, bots if isinstance(bots, str) else dict(bots))
    check(job)
    sides: set[str] = set()
    wins: Counter[str] = Counter()
    lengths: list[int] = []
    digest = sha256()
    began = perf_counter()
    for played in _in_order(job, games, processes, on, progress):
        sides |= played.sides
        wins.update(played.won)
        lengths.append(played.decisions)
        digest.update(played.outcome + b"\n")
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


def play_one(job: Job, index: int, watch: Watch | None = None) -> Played:
    """Play one game by its number: set-up, bots and randomness follow from the seed and the number alone."""
    seed = f"{job.seed}/{index}"
    game = start(job.game, job.players, seed, job.options)
    decisions = play_out(game, seat_bots(job, game), random.Random(f"{seed}/bots"), watch)
    assert game.outcome is not None
    outcome = game.outcome
    plain = {name: value for name, value in msgspec.to_builtins(outcome).items() if name != "also" or value}
    won = (outcome.side, *outcome.also)
    return Played(frozenset(outcome.sides) - {NOBODY}, won, decisions, msgspec.json.encode(plain))


def seat_bots(job: Job, game: AnyGame) -> list[Bot]:
    """A bot for every seat. If sides have different bots, a seat keeps the bot of the side it was dealt."""
    if isinstance(job.bots, str):
        return [make_bot(job.game, job.bots) for _ in range(game.seats)]
    return [make_bot(job.game, job.bots[game.view(seat).side]) for seat in range(game.seats)]


def _in_order(
    job: Job, games: int, processes: int | None, on: str | None, progress: Callable[[int], None] | None
) -> Iterator[Played]:
    """The games in the order of their numbers, wherever they are played."""
    early: dict[int, list[Played]] = {}
    done = following = 0
    with crew(processes, on) as workers:
        code = code_of(job.game) if workers.far else ""
        for chunk, played in workers.each(_play_some, _chunks(job, games, workers.count, code)):
            early[chunk.first] = played
            done += len(played)
            if progress is not None:
                progress(done)
            while following in early:
                ready = early.pop(following)
                following += len(ready)
                yield from ready


def _chunks(job: Job, games: int, workers: int, code: str) -> Iterator[Chunk]:
    """All games. Chunks get smaller towards the end, so that all workers finish together."""
    first = 0
    while first < games:
        size = max(1, min(CHUNK, (games - first) // (4 * workers)))
        yield Chunk(job, first, first + size, code)
        first += size


def _play_some(chunk: Chunk) -> list[Played]:
    check_code(chunk)
    return [play_one(chunk.job, index) for index in range(chunk.first, chunk.end)]


def check_code(chunk: Chunk) -> None:
    """Raise `Refused` if another machine has other rules or bots, whose games would not be the same."""
    if chunk.code and chunk.code != code_of(chunk.job.game):
        raise Refused("other-code", game=chunk.job.game, machine=gethostname())


def whole(name: str, number: int) -> int:
    """The number. Raises `Refused` if it is less than 1."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise Refused("option-value", name=name, value=number, takes="count")
    return number


def check(job: Job) -> None:
    """Raise `Refused`, before the first game, for settings that cannot be played."""
    sides = rules_of(job.game).sides
    game = start(job.game, job.players, f"{job.seed}/0", job.options)
    if isinstance(job.bots, str):
        make_bot(job.game, job.bots)
    else:
        if set(job.bots) != set(sides) or game.view(0).side not in sides:
            raise Refused("option-value", name="bots", value=job.bots, takes="bots", sides=", ".join(sides))
        for name in job.bots.values():
            make_bot(job.game, name)
