"""The ghost game: looking at a ghost's tryal card, and cards discarded from the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...engine.decisions import Decision
from ...engine.values import SEATS, Position, Seat, seat_options, seats_in
from . import black
from .components import FACES, KIND, KINDS, NIGHT, is_black
from .events import DrawForfeited, GhostLookedAt, GhostTryalSeen, TopDiscarded
from .queries import face_down, is_living, places
from .state import LOOKED, Salem
from .steps import SalemStep
from .verbs import maybe_reform_exhausted, put_on_discard, shuffle_row, whisper


class LookAtGhost(SalemStep):
    """The active player secretly looks at one face-down tryal card of a ghost; two cards are then discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ghost")
    phase: ClassVar[str] = "day"

    def __init__(self, seat: int, ghost: int) -> None:
        super().__init__()
        self.seat = seat
        self.ghost = ghost

    def ask(self, game: Salem) -> Sequence[Decision]:
        """Which ghost, then which card."""
        state = game.state
        timer = state.edition.decision_seconds
        if self.ghost < 0:
            ghosts = seat_options(state.living & ~state.humans)
            return [self.question(game, self.seat, "ghost", ghosts, timer=timer, default=ghosts[0])]
        options = places(state, self.ghost)
        about = SEATS[self.ghost]
        return [self.question(game, self.seat, "look", options, about, timer=timer, seen_by="nobody")]

    def resolve(self, game: Salem) -> None:
        """Only the viewer sees the face; afterwards the row is shuffled."""
        state = game.state
        choice = self.choice_of(self.seat)
        if self.ghost < 0:
            ghosts = seats_in(state.living & ~state.humans)
            game.next(LookAtGhost(self.seat, choice.seat if isinstance(choice, Seat) else ghosts[0]))
            return
        place = choice.place if isinstance(choice, Position) else game.chance.pick(face_down(state, self.ghost), "look")
        card = state.rows[self.ghost][place]
        state.chronicle.append([LOOKED, self.seat, self.ghost, card])
        game.tell_all(GhostLookedAt(self.seat, self.ghost))
        whisper(game, 1 << self.seat, GhostTryalSeen(self.seat, self.ghost, FACES[state.faces[card]]))
        shuffle_row(game, self.ghost)
        game.next(DiscardTop(self.seat, 2, True))


class DiscardTop(SalemStep):
    """The top cards of the deck are discarded one after the other; a black one is carried out."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "by_look", "resumed")

    def __init__(self, seat: int, left: int, by_look: bool = False, resumed: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.by_look = by_look
        self.resumed = resumed

    def resolve(self, game: Salem) -> None:
        """Card by card."""
        state = game.state
        left = self.left
        reformed = self.resumed
        while left and is_living(state, self.seat):
            if not state.deck:
                maybe_reform_exhausted(game)
                reformed = True
            if reformed and len(state.deck) == 1 and KIND[state.deck[0]] == NIGHT:
                game.tell_all(DrawForfeited(self.seat))
                return
            card = state.deck.pop()
            left -= 1
            if is_black(KIND[card]):
                game.next(DiscardTop(self.seat, left, self.by_look, KIND[card] == NIGHT))
                black.resolve_black(game, self.seat, card, self.by_look)
                return
            put_on_discard(state, [card])
            game.tell_all(TopDiscarded(self.seat, KINDS[KIND[card]]))
            reformed = False
            if not state.deck:
                maybe_reform_exhausted(game)
                reformed = True
