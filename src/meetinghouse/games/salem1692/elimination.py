"""Elimination: who goes, what becomes of their cards, last words."""

from __future__ import annotations

from typing import ClassVar

from ...engine.agenda import NOTHING
from ...engine.decisions import Question
from ...engine.values import DONE, SEATS, Seat, seats_in
from . import night, trial, victory
from .components import PIETY, WITCH
from .events import Eliminated, PastDisclosed, SparedByMatch
from .queries import (
    character,
    face_down,
    has_in_front,
    is_living,
    living_humans,
    partner,
    right_of,
    threshold,
    total,
    two_left,
)
from .roles import MARTHA_COREY, john
from .state import DIED, Salem, SalemState
from .steps import SalemStep
from .verbs import discard_from_front, discard_hand, remove_at_two_left, reveal, show_everything


class Elimination(SalemStep):
    """A player is to be eliminated, and with them a matched partner."""

    seat: int
    cause: str

    def resolve(self, game: Salem) -> None:
        """Fix who is eliminated."""
        state = game.state
        if not is_living(state, self.seat):
            return
        matched = partner(state, self.seat)
        if matched >= 0 and not follows(state, matched, self.seat):
            matched = -1
        if matched < 0:
            game.next(Eliminate(self.seat, -1, self.cause))
        elif not both_lose(state, self.seat, matched):
            game.next(Eliminate(self.seat, matched, self.cause))
        elif state.edition.matchmaker_double_loss == "trigger_player_orders":
            game.next(OrderEliminations(_trigger(game), self.seat, matched, self.cause))
        else:
            if state.edition.matchmaker_double_loss == "spare_matched":
                game.tell_all(SparedByMatch(matched))
            game.next(Eliminate(self.seat, -1, self.cause))


def follows(state: SalemState, matched: int, seat: int) -> bool:
    """Whether a matched player is eliminated with that one; who copies Mary Warren is not immune to her own end."""
    copies = state.characters[matched] == MARTHA_COREY.number and right_of(state, matched) == seat
    return copies or character(state, matched).dies_with_partner


def both_lose(state: SalemState, seat: int, matched: int) -> bool:
    """Together their ends would reveal the last Witch card, and be what the townspeople lose by.

    They lose when no townsperson is living, and in the ghost game when anybody at all is eliminated.
    """
    pair = (1 << seat) | (1 << matched)
    survivors = state.living & ~pair
    if survivors & ~state.witches and not state.ghost_game:
        return False
    for survivor in seats_in(survivors):
        for card in state.rows[survivor]:
            if state.faces[card] == WITCH and not state.up >> card & 1:
                return False
    return True


def _trigger(game: Salem) -> int:
    """Who triggered it: at night the player who drew Night, otherwise the active player."""
    drawer = night.drawer_of(game)
    return drawer if drawer >= 0 else game.state.turn


class OrderEliminations(SalemStep):
    """Both sides would lose: the trigger player says who goes first, which ends the game."""

    trigger: int
    first: int
    matched: int
    cause: str

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which of the two; ghosts decide nothing."""
        if not living_humans(game.state) >> self.trigger & 1:
            return NOTHING
        options = (SEATS[self.first], SEATS[self.matched])
        timer = game.state.edition.decision_seconds
        return {self.trigger: Question("first-out", options, timer=timer, default=options[0])}

    def resolve(self, game: Salem) -> None:
        """That elimination is judged alone."""
        choice = self.choice_of(self.trigger)
        seat = choice.seat if isinstance(choice, Seat) else self.first
        game.next(Eliminate(seat, -1, self.cause if seat == self.first else "matched"))


class Eliminate(SalemStep):
    """One player, or two matched ones, leave the game together."""

    first: int
    matched: int
    cause: str

    def resolve(self, game: Salem) -> None:
        """All reveal everything; victory is looked at; then their cards, and last words."""
        state = game.state
        seats = [self.first] if self.matched < 0 else [self.first, self.matched]
        copied = marthas_copy(state)
        for seat in seats:
            state.living &= ~(1 << seat)
            state.more &= ~(1 << seat)
            if state.edition.disclose_ever_witch:
                state.disclosed[seat] = state.witches >> seat & 1
            state.chronicle.append([DIED, seat])
            game.tell_all(Eliminated(seat, self.cause if seat == self.first else "matched"))
        for seat in seats:
            for place in face_down(state, seat):
                reveal(game, seat, place, "elimination")
        if victory.check_reveal(game):
            return
        if state.ghost_game:
            victory.witch_side_wins(game, "somebody-eliminated")
            return
        if victory.check_living(game):
            return
        for seat in seats:
            if state.disclosed[seat] >= 0:
                game.tell_all(PastDisclosed(seat, state.disclosed[seat] == 1))
        game.next(
            *[john.JohnTakes(seat) for seat in seats],
            *[Bury(seat) for seat in seats],
            RecomputeMartha(copied),
            ApplyTwoLeft(),
            *[LastWords(seat) for seat in seats],
            *[OpenEyes(seat) for seat in seats],
        )


class Bury(SalemStep):
    """What is left of an eliminated player's hand and front is discarded."""

    seat: int

    def resolve(self, game: Salem) -> None:
        """Hand and front, Stocks included."""
        discard_hand(game, self.seat, "elimination")
        discard_from_front(game, self.seat, list(game.state.fronts[self.seat]), "elimination")


class RecomputeMartha(SalemStep):
    """If Martha Corey's copied ability has changed, her accusations may now bring her to trial."""

    copied: int

    def resolve(self, game: Salem) -> None:
        """The active player picks."""
        state = game.state
        if marthas_copy(state) == self.copied:
            return
        for seat in seats_in(state.living):
            if state.characters[seat] == MARTHA_COREY.number and total(state, seat) >= threshold(state, seat):
                game.next(trial.HoldTrial(state.turn, seat, False, False))


def marthas_copy(state: SalemState) -> int:
    """The number of the character that a living Martha Corey copies, or -1."""
    for seat in seats_in(state.living):
        if state.characters[seat] == MARTHA_COREY.number:
            return character(state, seat).number
    return -1


class ApplyTwoLeft(SalemStep):
    """With two players left, some cards leave the game."""

    def resolve(self, game: Salem) -> None:
        """Hands and fronts of both; who loses Piety by it may stand trial."""
        state = game.state
        if two_left(state):
            for seat in seats_in(state.living):
                pious = has_in_front(state, seat, PIETY)
                remove_at_two_left(game, seat)
                if pious and state.edition.piety_loss_trial and total(state, seat) >= threshold(state, seat):
                    game.next(trial.HoldTrial(state.turn, seat, False, False))


class OpenEyes(SalemStep):
    """Some tables let the eliminated see everything, once their last words are said."""

    seat: int

    def resolve(self, game: Salem) -> None:
        """All of them, or the first, who takes over the narrating."""
        state = game.state
        if state.edition.dead_see_all or (state.edition.dead_moderator and not state.moderators):
            show_everything(game, 1 << self.seat)


class LastWords(SalemStep):
    """An eliminated player may say three words; the words go through a channel."""

    seat: int

    phase: ClassVar[str] = "last-words"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Only time is taken."""
        timer = game.state.edition.last_words_seconds
        return {self.seat: Question("last-words", (DONE,), timer=timer, default=DONE)}

    def resolve(self, game: Salem) -> None:
        """Silence from here on."""
