"""Playing the games of a plan, or what is missing of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from ..bots.code import code_of
from ..bots.simulation import Chunk, Job
from ..workers import Crew, crew
from .checkpoint import Checkpoint
from .facts import Part, study_some
from .plan import Plan, Row
from .tally import Tally

CHUNK = 20  # the greatest number of games between two lines of the checkpoint


class Studied(msgspec.Struct, frozen=True):
    """A row with its games: the outcomes as JSON, in order, their digest, and all counts."""

    row: Row
    outcomes: tuple[str, ...]
    digest: str
    tally: Tally


def study(
    plan: Plan,
    checkpoint: Path | None = None,
    processes: int | None = None,
    on: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Studied]:
    """Play the games of a plan, on this machine or a cluster, and count.

    Every chunk is written to the checkpoint, if there is one, and games that it holds already are not played again.
    `progress` is called with the number of games done, and of all.
    """
    kept = Checkpoint(checkpoint)
    jobs = [row.job for row in plan.rows]
    parts = [_within(kept.parts(job), plan.games) for job in jobs]
    done, total = sum([part.end - part.first for found in parts for part in found]), plan.games * len(jobs)
    with crew(processes, on) as workers:
        chunks = list(_missing(jobs, parts, plan.games, workers))
        for chunk, part in workers.each(study_some, chunks):
            kept.store(chunk.job, part)
            parts[jobs.index(chunk.job)].append(part)
            done += part.end - part.first
            if progress is not None:
                progress(done, total)
    return [_studied(row, found) for row, found in zip(plan.rows, parts, strict=True)]


def _within(parts: Sequence[Part], games: int) -> list[Part]:
    """The parts without games that this plan does not ask for."""
    return [part for part in parts if part.end <= games]


def _missing(jobs: Sequence[Job], parts: Sequence[Sequence[Part]], games: int, workers: Crew) -> Iterator[Chunk]:
    """Chunks of all games that have not been played, smaller ones at the end, so that all workers finish together."""
    gaps = [(job, *gap) for job, found in zip(jobs, parts, strict=True) for gap in _gaps(found, games)]
    left = sum([end - first for _, first, end in gaps])
    for job, first, end in gaps:
        code = code_of(job.game) if workers.far else ""
        while first < end:
            size = min(end - first, max(1, min(CHUNK, left // (4 * workers.count))))
            yield Chunk(job, first, first + size, code)
            first += size
            left -= size


def _gaps(parts: Sequence[Part], games: int) -> Iterator[tuple[int, int]]:
    """The numbers of games between the parts, which are in order."""
    first = 0
    for part in parts:
        if first < part.first:
            yield first, part.first
        first = part.end
    if first < games:
        yield first, games


def _studied(row: Row, parts: list[Part]) -> Studied:
    """All parts of a row, put together in the order of the games."""
    parts.sort(key=lambda part: part.first)
    outcomes = [outcome for part in parts for outcome in part.outcomes]
    digest = sha256()
    for outcome in outcomes:
        digest.update(outcome.encode() + b"\n")
    tally = Tally()
    for part in parts:
        tally.add(part.tally)
    return Studied(row, tuple(outcomes), digest.hexdigest(), tally)
