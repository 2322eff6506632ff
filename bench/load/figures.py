"""The figures of one run of a scenario, for Meetinghouse or a peer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.load.processes import Sample


@dataclass(frozen=True)
class Scenario:
    """So many tables with so many players; one answer at each table every so many seconds, or (0) without a pause."""

    tables: int
    players: int
    every: float
    seconds: float  # how long it is measured
    bots: int = 0  # steady ones at each table, beside the players, at the quick pace

    @property
    def streams(self) -> int:
        return self.tables * self.players


@dataclass
class Tally:
    """What happens during the measurement."""

    open: list[float] = field(default_factory=list)  # seconds from sending an answer to the last seat's message
    secret: list[float] = field(default_factory=list)  # seconds from sending a secret answer to its acknowledgement
    errors: Counter[str] = field(default_factory=Counter)
    overtaken: int = 0  # secret answers to a question that another player's answer had closed
    late: int = 0  # answers that were due before everybody had seen the last one
    games: int = 0  # finished games
    messages: int = 0
    message_bytes: int = 0

    def clear(self) -> None:
        """Begin to count; errors from before stay."""
        self.open, self.secret = [], []
        self.late = self.games = self.overtaken = self.messages = self.message_bytes = 0

    @property
    def answers(self) -> int:
        """The number of all answers."""
        return len(self.open) + len(self.secret)


@dataclass(frozen=True)
class Figures:
    title: str
    scenario: Scenario
    answers: int
    secret_answers: int
    seconds: float
    p50: float
    p99: float
    worst: float
    cpu: float  # seconds of the server's processor
    client_cpu: float
    idle: int  # bytes of memory of the server: at the start
    opened: int  # with all tables
    streaming: int  # with all streams too
    playing: int  # at the end
    messages: int
    message_bytes: int
    errors: dict[str, int]
    late: int = 0
    ack_p50: float = 0.0
    ack_p99: float = 0.0
    overtaken: int = 0
    games: int = 0

    @property
    def rate(self) -> float:
        """Answers per second."""
        return self.answers / self.seconds

    @property
    def cpu_per_answer(self) -> float:
        """Seconds of the server's processor."""
        return self.cpu / max(self.answers, 1)

    @property
    def per_stream(self) -> float:
        """Bytes of memory for a stream."""
        return (self.streaming - self.opened) / self.scenario.streams

    @property
    def per_table(self) -> float:
        """Bytes of memory for a table in play, without its streams."""
        return (self.playing - self.idle - (self.streaming - self.opened)) / self.scenario.tables


@dataclass
class Stages:
    """What the server has used at each stage of a run."""

    idle: Sample
    opened: Sample
    streaming: Sample
    before: Sample
    after: Sample


def share(times: Sequence[float], part: float) -> float:
    """A quantile of these times; 0 if there are none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
