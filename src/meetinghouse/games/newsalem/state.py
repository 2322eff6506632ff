"""What lies on the table, and who has seen what of it."""

from __future__ import annotations

from ...engine.fields import each, several
from ...engine.game import Game
from ...engine.state import State
from .components import Components


class NewSalemState(State):
    """Cards are numbers (see components), seats are bits in masks; the deck's top is its last card."""

    components: Components
    players: int
    seconds: tuple[float, float]  # of a choice, and of the event phase; 0: no clock

    characters: tuple[int, ...] = ()
    investigated: list[int] = each(0)  # whose character each seat has seen, as a mask
    round: int = 0  # from 1; 0 before the first
    deck: list[int] = several()
    hands: list[tuple[int, ...]] = each(())
    picks: list[tuple[int, ...]] = each(())  # face down, in the order in which they were chosen
    discards: list[tuple[int, ...]] = each(())  # of this round
    redrew: int = 0  # who did so in this round
    tableaus: list[tuple[int, ...]] = each(())
    cubes: list[tuple[int, ...]] = each(())  # despair on each building of a tableau
    town: int = 0  # all of it
    hope: list[int] = each(0)
    middle: list[int] = several()  # event cards of each kind that lie there
    on_trial: int = 0
    spent: list[int] = each(0)  # trials that were pardoned
    pardons: list[int] = each(0)
    gifts: list[int] = each(0)  # in this event phase
    turn: int = 0  # in the event phase: whose it is where players act one by one


NewSalem = Game[NewSalemState]
