"""Paces: how fast a table plays, how secret steps are timed, and how long it waits for absent people and bots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from ..engine.rules import Rules
from ..engine.sayings import CLAIMS
from .refusals import Malformed

if TYPE_CHECKING:
    from .chairs import Chair


Speed: TypeAlias = Literal["1", "2", "4", "asked"]

# How many times as fast bots play. With "asked" they do not wait at all, until a person is asked something.
TIMES: dict[Speed, float] = {"1": 1.0, "2": 2.0, "4": 4.0, "asked": math.inf}


class Pace(msgspec.Struct, frozen=True):
    """A speed of play. The rules of a game may have their own settings for each pace."""

    name: str
    clocks: bool  # whether steps have a time limit
    tick: float  # seconds between two events in a secret step
    floor: float  # seconds; a fully answered secret step closes after a multiple of this, at most half its time
    shared: float | None  # the floor if several people play; None: such a step takes its whole time
    grace: float | None  # seconds of absence after which a bot stands in; None: never
    thinking: tuple[float, float]  # seconds that a bot waits, at least and at most
    waiting: float = 120  # seconds that an owner has to come back before a newcomer may take the seat
    opening: float = 20  # seconds that devices have to open their shares of the seed
    deal: float = 60  # seconds that everybody has to look at their role before clocks run and bots move
    days: bool = False  # whether a game takes days, so that push messages tell people when it is their turn


PACES = {
    pace.name: pace
    for pace in (
        Pace("relaxed", True, 1, 10, None, 120, (1.5, 4)),
        Pace("classic", True, 1, 8, None, 60, (1, 3)),
        Pace("quick", True, 1, 4, None, 30, (0.4, 1.2), waiting=60, deal=30),
        Pace("none", False, 1, 4, 15, 60, (0.4, 1.2)),
        Pace("async", True, 60, 120, 1800, None, (2, 10), opening=86400, days=True),
    )
}


UNTIMED = "none"  # the pace without clocks
USUAL = {"talk": CLAIMS}  # defaults of settings at tables that differ from those of the library


def settings_of(rules: Rules[Any], pace: str) -> dict[str, Any]:
    """The settings of a game that a table with this pace has if its host changes nothing."""
    return {**USUAL, **rules.paces.get(pace, {})}


def speed_of(chairs: Sequence[Chair]) -> Speed:
    """How fast bots play: the greatest speed for which more than half of all owners wish, or for a greater one."""
    wishes = sorted([chair.speed for chair in chairs if chair.votes], key=TIMES.__getitem__, reverse=True)
    return wishes[len(wishes) // 2] if wishes else "1"


def pace_of(name: str) -> Pace:
    """The pace with this name. Refused if there is none."""
    if name not in PACES:
        raise Malformed("unknown-pace", pace=name, known=", ".join(PACES))
    return PACES[name]
