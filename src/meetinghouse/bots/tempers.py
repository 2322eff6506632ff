"""Temperaments: how much a bot talks, and how. They are drawn by whims that know nothing of sides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..engine.sayings import MUCH


@dataclass(frozen=True)
class Temper:
    """How a bot talks."""

    name: str
    talks: float  # the share of occasions on which it says what it thinks of an event
    defends: float  # the share of attacks against itself that it answers
    meddles: float  # the share of sayings of others that it agrees with or doubts
    nerve: float  # added to a suspicion before it picks its words
    rouses: bool  # whether it asks others to join it


TEMPERS: Final = (
    Temper("bold", 0.55, 0.8, 0.2, 0.15, True),
    Temper("careful", 0.35, 0.7, 0.15, -0.15, False),
    Temper("loud", 0.8, 1.0, 0.35, 0.0, True),
    Temper("dry", 0.2, 0.5, 0.1, 0.0, False),
)


def temper_of(whim: float) -> Temper:
    """The temperament for a whim from 0 to 1; all are equally frequent."""
    return TEMPERS[min(int(whim * len(TEMPERS)), len(TEMPERS) - 1)]


@dataclass(frozen=True)
class Volume:
    """How much all bots of a table say, whatever their temperaments."""

    crowd: int  # after this many lines only questions are answered
    striking: float  # the least change, in logarithms of odds, that is spoken of
    askers: int  # how many ask something when a turn or a phase begins
    curious: float  # the share of those turns and phases at which anybody asks
    times: float  # factor on the frequencies of a temperament

    def of(self, temper: Temper) -> Temper:
        """A temperament at this volume."""
        shares = {name: min(1.0, getattr(temper, name) * self.times) for name in ("talks", "defends", "meddles")}
        return temper if self.times == 1.0 else replace(temper, **shares)


SOME: Final = Volume(5, 0.3, 1, 0.6, 1.0)
LOUDER: Final = Volume(9, 0.15, 2, 1.0, 1.8)


def volume_of(talk: str) -> Volume:
    """The volume for the option ``talk`` of a game."""
    return LOUDER if talk == MUCH else SOME
