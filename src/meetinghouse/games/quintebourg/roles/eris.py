"""Eris: two who hate each other, and from her second call all posts move by one (QB-EFF-ERIS, QB-DUO)."""

from __future__ import annotations

from ....engine.values import Option, Word
from ..phases.night.call import Asked, Once, word_of
from ..queries.town import NONE, acts
from ..state import Quintebourg, QuintebourgState
from .duos import MakePair, Meeting
from .role import Role

WAYS = {"clockwise": 1, "anticlockwise": -1}


class ShiftPosts(Once):
    """Eris shifts all posts at dawn, clockwise or anticlockwise, or not at all (QB-EFF-ERIS-03)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [NONE, *[Word(way) for way in WAYS]], {}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        game.state.shift = WAYS[word_of(option)]

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return not state.shift or acts(state, seat)


ERIS: Role = Role(
    "eris",
    calls=[
        MakePair("make-haters", "G", 15, "haters", "hater"),
        Meeting("haters", "G", 15, "hater", "haters_place"),  # Tuesdays and Fridays, for a fight
        ShiftPosts("shift-posts", "J"),
    ],
)
