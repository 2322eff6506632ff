"""What is told of laws, votes and sentences."""

from __future__ import annotations

from ....engine.events import Event


class SessionCalled(Event, frozen=True):
    """A session of the town begins, normal or special."""

    session: str


class LawProposed(Event, frozen=True):
    """A law, and the group it comes from."""

    law: str
    group: str


class NoLawProposed(Event, frozen=True):
    """Nobody has proposed a law."""


class LawDecided(Event, frozen=True):
    """The senator has accepted or rejected a law."""

    law: str
    accepted: bool


class DebateBegan(Event, frozen=True):
    """The debate begins."""


class DebateClosed(Event, frozen=True):
    """The president has closed the debate, or everybody if there is none, or time is up."""


class DirectionChosen(Event, frozen=True):
    """Which way round the votes are called."""

    direction: str


class Voted(Event, frozen=True):
    """Somebody's vote; without a name it is blank."""

    seat: int
    names: tuple[int, ...]


class VotePaid(Event, frozen=True):
    """The coin that a vote cost."""

    seat: int
    taker: int | None
    pot: int | None


class AbsentVoted(Event, frozen=True):
    """How many votes of absent players a target received."""

    target: int
    count: int


class VotesReplaced(Event, frozen=True):
    """These players fell after they voted; a rigged vote replaces theirs."""

    seats: tuple[int, ...]


class TiedToComa(Event, frozen=True):
    """All who were tied fall into a coma."""

    seats: tuple[int, ...]


class PresidentDeposed(Event, frozen=True):
    """The president loses the post."""

    seat: int


class Condemned(Event, frozen=True):
    """Somebody is to be executed."""

    seat: int


class NobodyCondemned(Event, frozen=True):
    """Nobody is executed, and why."""

    why: str


class Accused(Event, frozen=True):
    """Who stands before the tribunal."""

    seats: tuple[int, ...]


class Judged(Event, frozen=True):
    """The tribunal's vote: for execution, and for mercy."""

    seat: int
    against: tuple[int, ...]
    mercy: tuple[int, ...]
