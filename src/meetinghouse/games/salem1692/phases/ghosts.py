"""The ghost game: looking at a ghost's tryal card."""

from __future__ import annotations

from ....engine.candidates import seat_options
from ....engine.decisions import Question
from ....engine.values import SEATS, Position, Seat
from ..components import FACES
from ..events import GhostLookedAt, GhostTryalSeen
from ..queries import face_down, places
from ..state import LOOKED, Salem
from ..verbs import shuffle_row, whisper
from .action import TurnStep, close_turn
from .draw import DiscardTop


class LookAtGhost(TurnStep):
    """The active player secretly looks at one face-down tryal card of a ghost: which ghost, then which card.

    Afterwards the row is shuffled, and two cards are discarded.
    """

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        if state.looking < 0:
            ghosts = seat_options(state.living & ~state.humans)
            return self.ask_one(game, self.seat, "ghost", ghosts, default=ghosts[0])
        return self.ask_one(
            game, self.seat, "look", places(state, state.looking), SEATS[state.looking], seen_by="nobody"
        )

    def resolve(self, game: Salem) -> None:
        state = game.state
        choice = self.answers.get(self.seat)
        if isinstance(choice, Seat):
            state.looking = choice.seat
            game.next(LookAtGhost(self.seat))
            return
        ghost, state.looking = state.looking, -1
        place = choice.place if isinstance(choice, Position) else game.chance.pick(face_down(state, ghost), "look")
        card = state.rows[ghost][place]
        state.chronicle += ((LOOKED, self.seat, ghost, card),)
        game.tell_all(GhostLookedAt(self.seat, ghost))
        whisper(game, 1 << self.seat, GhostTryalSeen(self.seat, ghost, FACES[state.faces[card]]))
        shuffle_row(game, ghost)
        close_turn(game)
        game.next(DiscardTop(self.seat, 2, True))
