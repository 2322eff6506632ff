"""What the nearly dead and the dead do."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Seat
from ..moves import seats_of
from .mind import Answer, Mind, nothing


def curse(mind: Mind, decision: Decision) -> Answer:
    """Name the worst enemy, for the ballot or for bad luck."""
    seat = mind.most(seats_of(decision))
    return (Seat(seat), mind.against(seat)) if seat >= 0 and mind.foe[seat] > mind.mean else nothing(decision)


def bless(mind: Mind, decision: Decision) -> Answer:
    """Luck for the best friend."""
    seat = mind.least(seats_of(decision))
    return (Seat(seat), mind.about("friend", seat)) if seat >= 0 and mind.foe[seat] < mind.mean else nothing(decision)
