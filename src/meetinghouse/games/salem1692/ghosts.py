"""The ghost game: looking at a ghost's tryal card."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.values import SEATS, Position, Seat, seat_options
from . import draw, turn
from .components import FACES
from .events import GhostLookedAt, GhostTryalSeen
from .offers import WHILE_A_TURN_IS_TAKEN
from .queries import face_down, places
from .state import LOOKED, Salem
from .steps import SalemStep
from .verbs import shuffle_row, whisper


class LookAtGhost(SalemStep):
    """The active player secretly looks at one face-down tryal card of a ghost; two cards are then discarded."""

    seat: int

    offers: ClassVar[tuple[Offer[Any], ...]] = WHILE_A_TURN_IS_TAKEN
    phase: ClassVar[str] = "day"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which ghost, then which card."""
        state = game.state
        timer = state.edition.decision_seconds
        if state.looking < 0:
            ghosts = seat_options(state.living & ~state.humans)
            return {self.seat: Question("ghost", ghosts, timer=timer, default=ghosts[0])}
        options = places(state, state.looking)
        about = SEATS[state.looking]
        return {self.seat: Question("look", options, about, timer=timer, seen_by="nobody")}

    def resolve(self, game: Salem) -> None:
        """Only the viewer sees the face; afterwards the row is shuffled."""
        state = game.state
        choice = self.choice_of(self.seat)
        if isinstance(choice, Seat):
            state.looking = choice.seat
            game.next(LookAtGhost(self.seat))
            return
        ghost = state.looking
        state.looking = -1
        place = choice.place if isinstance(choice, Position) else game.chance.pick(face_down(state, ghost), "look")
        card = state.rows[ghost][place]
        state.chronicle.append([LOOKED, self.seat, ghost, card])
        game.tell_all(GhostLookedAt(self.seat, ghost))
        whisper(game, 1 << self.seat, GhostTryalSeen(self.seat, ghost, FACES[state.faces[card]]))
        shuffle_row(game, ghost)
        turn.close_turn(game)
        game.next(draw.DiscardTop(self.seat, 2, True))
