"""Night: after the witches' and the constable's choice players confess, and the target is announced."""

from __future__ import annotations

import random
from typing import ClassVar

from ....engine.decisions import Question
from ....engine.values import DONE, SEATS, Choice, Option, Position, seats_in
from ..components import KIND
from ..events import Confessed, Narrated, TargetAnnounced, TargetSafe
from ..queries import character, face_down, human_left_of, is_living, living_humans, places
from ..roles.witch import witches_meet
from ..state import Salem, SalemState
from ..steps import SalemStep
from .elimination import Elimination
from .trial import PickTryal, turn_up


class NightStep(SalemStep):
    """A part of the night."""

    phase: ClassVar[str] = "night"


class NightFalls(NightStep):
    """Eyes are shut: the script up to the witches' choice."""

    def resolve(self, game: Salem) -> None:
        game.state.confessed = 0
        game.tell_all(Narrated("night-sleep"))
        game.tell_all(Narrated("night-witches"))
        witches_meet(game)


class Confess(SalemStep):
    """For one hourglass everybody may turn up an own tryal card and be safe tonight; it takes effect at once.

    William Phips may confess without a card once.
    """

    phase: ClassVar[str] = "confession"
    revisable: ClassVar[bool] = True
    hides_actors: ClassVar[bool] = True

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        timer = state.edition.hourglass
        asked: dict[int, Question] = {}
        for seat in seats_in(living_humans(state) & ~state.confessed):
            besides = character(state, seat).confessions(state, seat)
            options: tuple[Option, ...] = (DONE, *places(state, seat), *besides)
            asked[seat] = Question("confess", options, about=SEATS[seat], timer=timer, default=DONE)
        return asked

    def answered(self, game: Salem, seat: int, choice: Choice) -> bool:
        """Confessions are handled in order of arrival, each with all its consequences before the next."""
        self.answers[seat] = choice
        if choice == DONE:
            return False
        game.state.confessed |= 1 << seat
        if isinstance(choice, Position):
            game.tell_all(Confessed(seat))
            turn_up(game, seat, choice.place, "confession")
        else:
            character(game.state, seat).confess(game, seat)
        return True

    def resolve(self, game: Salem) -> None:
        """Time is up."""

    def reseal(self, game: Salem, seat: int | None, dice: random.Random) -> None:
        """A confession was public, and keeping silent is all that is left sealed."""


class Announce(NightStep):
    """The target is announced, and eliminated unless protected."""

    def resolve(self, game: Salem) -> None:
        state = game.state
        seat = state.target
        game.tell_all(Narrated("night-time", seat))
        game.tell_all(TargetAnnounced(seat))
        if not is_living(state, seat):
            return
        shield = shield_of(state, seat)
        if shield:
            game.tell_all(TargetSafe(seat, shield))
        elif state.ghost_game:
            game.next(LoseTwo(human_left_of(state, seat), seat, 2))
        else:
            game.next(Elimination(seat, "night"))


def shield_of(state: SalemState, seat: int) -> str:
    """What protects that player from the witches tonight: gavel, confession or Asylum; empty if nothing does."""
    if state.gavel == seat:
        return "gavel"
    if state.confessed >> seat & 1:
        return "confession"
    return max([state.cards[KIND[card]].shield for card in state.fronts[seat]], default="")


class LoseTwo(NightStep):
    """In the ghost game the target loses two tryal cards, picked by the player at its left, one after the other.

    Victory is looked at after each reveal.
    """

    picker: int
    seat: int
    left: int

    def resolve(self, game: Salem) -> None:
        if not is_living(game.state, self.seat) or not face_down(game.state, self.seat):
            return
        if self.left > 1:
            game.next(LoseTwo(self.picker, self.seat, self.left - 1))
        game.next(PickTryal(self.picker, self.seat, "framed"))
