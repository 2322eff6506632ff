"""How fast a table plays: clocks, the rhythm of secret steps, patience with the absent, how long bots think."""

from __future__ import annotations

import msgspec

from .refusals import Malformed


class Pace(msgspec.Struct, frozen=True):
    """One way to keep time. The game's own windows follow from the settings its rules name for the pace."""

    name: str
    clocks: bool  # whether time runs out at all
    tick: float  # in a secret step messages leave every so many seconds
    floor: float  # where all answer early it closes after so many seconds, or a multiple of it; at most half its time
    shared: float | None  # the same where several people play; None: never before its time is up
    grace: float | None  # whoever is gone for so long is played by a bot; None: never
    thinking: tuple[float, float]  # how long a bot takes, at least and at most
    waiting: float = 120  # a seat that is to be opened waits so long for its owner
    opening: float = 20  # so many seconds everybody's device has to open its share of the seed


PACES = {
    pace.name: pace
    for pace in (
        Pace("relaxed", True, 1, 10, None, 120, (1.5, 4)),
        Pace("classic", True, 1, 8, None, 60, (1, 3)),
        Pace("quick", True, 1, 4, None, 30, (0.4, 1.2), waiting=60),
        Pace("none", False, 1, 4, 15, 60, (0.4, 1.2)),
        Pace("async", True, 60, 120, 1800, None, (2, 10), opening=86400),
    )
}


def pace_of(name: str) -> Pace:
    """The pace of that name."""
    if name not in PACES:
        raise Malformed("unknown-pace", pace=name, known=", ".join(PACES))
    return PACES[name]
