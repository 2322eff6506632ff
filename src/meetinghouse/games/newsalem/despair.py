"""Removing despair: a building's symbols and a Cleansing ask for it alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from ...engine.agenda import NOTHING, Step
from ...engine.decisions import Decision
from ...engine.values import PLACES, SEATS, Card, Position, Seat
from .events import DespairRemoved, RemovalLost
from .state import NewSalem, NewSalemState

CLEANSING_CARD: Final = Card("cleansing")

Spot = tuple[Seat, Card, Position]  # a building in play: whose, which, and its place in the tableau


class RemoveDespair(Step[NewSalemState]):
    """A player removes so many despair cubes, one after another, as long as there are any."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "due", "cleansing")

    def __init__(self, seat: int, due: int, cleansing: bool) -> None:
        super().__init__()
        self.seat = seat
        self.due = due
        self.cleansing = cleansing

    def ask(self, game: NewSalem) -> Sequence[Decision]:
        """From which building; where only one has despair, there is nothing to choose."""
        options = spots(game.state)
        if len(options) < 2:
            return NOTHING
        timer = game.state.seconds[0] or None
        default = usual(game.state, self.seat)
        why = CLEANSING_CARD if self.cleansing else None
        return [self.question(game, self.seat, "remove-despair", options, why, timer=timer, default=default)]

    def resolve(self, game: NewSalem) -> None:
        """Take the cube away; what cannot be removed is lost."""
        state = game.state
        if state.town == 0:
            game.tell_all(RemovalLost(self.seat, self.due))
            return
        owner, building, position = cast(Spot, self.answers.get(self.seat) or spots(state)[0])
        state.cubes[owner.seat][position.place] -= 1
        state.town -= 1
        game.tell_all(DespairRemoved(self.seat, owner.seat, building.kind, state.town))
        if self.due > 1:
            game.next(RemoveDespair(self.seat, self.due - 1, self.cleansing))


_spots: dict[tuple[int, str, int], Spot] = {}


def spot(state: NewSalemState, seat: int, place: int) -> Spot:
    """A building in play as an option."""
    kind = state.components.kinds[state.components.building[state.tableaus[seat][place]]]
    found = _spots.get((seat, kind, place))
    if found is None:
        found = _spots[seat, kind, place] = (SEATS[seat], Card(kind), PLACES[place])
    return found


def spots(state: NewSalemState) -> tuple[Spot, ...]:
    """All buildings with despair on them."""
    found = []
    for seat, cubes in enumerate(state.cubes):
        for place, count in enumerate(cubes):
            if count:
                found.append(spot(state, seat, place))
    return tuple(found)


def usual(state: NewSalemState, seat: int) -> Spot:
    """Where a player who does not choose removes: most despair, of the own, else of the lowest seat that has some."""
    owners = [seat, *range(state.players)]
    owner = next(each for each in owners if any(state.cubes[each]))
    cubes = state.cubes[owner]
    return spot(state, owner, cubes.index(max(cubes)))
