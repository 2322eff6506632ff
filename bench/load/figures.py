"""What one run of a scenario gave, ours or a peer's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.load.processes import Sample


@dataclass(frozen=True)
class Scenario:
    """So many tables of so many players; one answer at each table every so many seconds, 0: without a pause."""

    tables: int
    players: int
    every: float
    seconds: float  # how long it is measured

    @property
    def streams(self) -> int:
        """One for every player."""
        return self.tables * self.players


@dataclass
class Tally:
    """What happens while it is measured."""

    open: list[float] = field(default_factory=list)  # seconds from sending an answer to the last seat's message
    secret: list[float] = field(default_factory=list)  # seconds from sending a secret answer to its acknowledgement
    errors: Counter[str] = field(default_factory=Counter)
    overtaken: int = 0  # secret answers to what somebody else's had closed
    late: int = 0  # answers that were due before the one before had been seen by all
    games: int = 0  # that ended
    messages: int = 0
    message_bytes: int = 0

    def clear(self) -> None:
        """Begin to count; what went wrong before stays."""
        self.open, self.secret = [], []
        self.late = self.games = self.overtaken = self.messages = self.message_bytes = 0

    @property
    def answers(self) -> int:
        """All of them."""
        return len(self.open) + len(self.secret)


@dataclass(frozen=True)
class Figures:
    """The figures of a row."""

    title: str
    scenario: Scenario
    answers: int
    secret_answers: int
    seconds: float
    p50: float
    p99: float
    worst: float
    cpu: float  # of the server, seconds
    client_cpu: float
    idle: int  # bytes: the server before anything
    opened: int  # with all tables
    streaming: int  # and all streams
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
        """Answers in a second."""
        return self.answers / self.seconds

    @property
    def cpu_per_answer(self) -> float:
        """Seconds of the server's processor."""
        return self.cpu / max(self.answers, 1)

    @property
    def per_stream(self) -> float:
        """Bytes for a stream."""
        return (self.streaming - self.opened) / self.scenario.streams

    @property
    def per_table(self) -> float:
        """Bytes for a table in play, without its streams."""
        return (self.playing - self.idle - (self.streaming - self.opened)) / self.scenario.tables


@dataclass
class Stages:
    """The server's use at each stage of a run."""

    idle: Sample
    opened: Sample
    streaming: Sample
    before: Sample
    after: Sample


def share(times: Sequence[float], part: float) -> float:
    """The time that part of them are below; 0 without any."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
