"""The constable: the holder of the face-down Constable card gives the gavel to another living player at night."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Seats, seat_options
from ....engine.decisions import Among
from ....engine.values import Choice, Seat, Word, seats_in
from ..events import GavelGiven, Narrated
from ..phases.stage import Stage
from ..queries import constable, others
from ..state import BY_CONSTABLE, GAVEL_GIVEN, Salem

NOBODY_GETS_IT = Word("nobody")


class GavelChoice(Stage):
    """Whom does the constable protect? In the ghost game anybody, oneself included, or nobody.

    The gavel is shown when eyes open; without a choice it goes to a random other player.
    """

    kind: ClassVar[str] = "gavel"
    by: ClassVar[int] = BY_CONSTABLE

    def actors(self, game: Salem) -> int:
        seat = constable(game.state)
        return (1 << seat) & game.state.humans if seat >= 0 else 0

    def among(self, game: Salem, seat: int) -> Among:
        state = game.state
        if state.ghost_game:
            return (*seat_options(state.living), NOBODY_GETS_IT)
        return Seats(state.living).bar(1 << seat, "SAL-NIGHT-07")

    def timer(self, game: Salem) -> float | None:
        return game.state.edition.constable_seconds

    def act(self, game: Salem, answers: dict[int, Choice]) -> None:
        state = game.state
        state.signs = {}
        seat = -1
        if self.actors(game):
            who = constable(state)
            choice = answers.get(who)
            if isinstance(choice, Seat):
                seat = choice.seat
            elif choice is None and not state.ghost_game:
                seat = game.chance.pick(seats_in(others(state, who)), "gavel")
        state.gavel = seat
        state.chronicle += ((GAVEL_GIVEN, seat),)
        game.tell_all(Narrated("night-constable-sleep"))
        game.tell_all(Narrated("night-wake"))
        if seat >= 0:
            game.tell_all(GavelGiven(seat))
        game.tell_all(Narrated("night-confess"))
