"""Elimination: who leaves the game, what happens to their cards, last words."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import DONE, SEATS, Seat, seats_in
from .. import victory
from ..chronicle import witches_at
from ..components import PIETY, WITCH
from ..events import Eliminated, PastDisclosed, SparedByMatch
from ..queries import character, face_down, has_in_front, hides, is_living, living_humans, partner, right_of, two_left
from ..state import DIED, Salem, SalemState
from ..steps import SalemStep, SeatStep
from ..verbs import discard_from_front, discard_hand, remove_at_two_left, reveal, show_everything
from .black import drawer_of_night


class Elimination(SeatStep):
    """Determine who is eliminated: a player, and perhaps a matched partner."""

    cause: str

    def resolve(self, game: Salem) -> None:
        state = game.state
        if not is_living(state, self.seat):
            return
        matched = partner(state, self.seat)
        if matched >= 0 and not is_eliminated_too(state, matched, self.seat):
            matched = -1
        if matched >= 0 and both_lose(state, self.seat, matched):
            if state.edition.matchmaker_double_loss == "trigger_player_orders":
                game.next(OrderEliminations(_trigger(game), self.seat, matched, self.cause))
                return
            if state.edition.matchmaker_double_loss == "spare_matched":
                game.tell_all(SparedByMatch(matched))
            matched = -1
        game.next(Eliminate(self.seat, matched, self.cause))


def is_eliminated_too(state: SalemState, matched: int, seat: int) -> bool:
    """Whether a matched player is eliminated too. A copy of Mary Warren does not survive Mary Warren's own end."""
    copies = state.cast[state.characters[matched]].copies_right and right_of(state, matched) == seat
    return copies or character(state, matched).dies_with_partner


def both_lose(state: SalemState, seat: int, matched: int) -> bool:
    """Whether these two eliminations would make both sides lose.

    The witches lose if the last Witch card is revealed; the townspeople if none of them is living, and in the ghost
    game if anybody at all is eliminated.
    """
    survivors = state.living & ~(1 << seat) & ~(1 << matched)
    witches = witches_at(state)[-1]  # read from the chronicle, because in a redealt world others may have been witches
    if survivors & ~witches and not state.ghost_game:
        return False
    return not any(hides(state, survivor, WITCH) for survivor in seats_in(survivors))


def _trigger(game: Salem) -> int:
    """The player who triggered it: at night the one who drew Night, otherwise the active player."""
    drawer = drawer_of_night(game)
    return drawer if drawer >= 0 else game.state.turn


class OrderEliminations(SalemStep):
    """Both sides would lose: the trigger player says whose elimination is judged first, and alone: it ends the game.

    Ghosts decide nothing.
    """

    trigger: int
    first: int
    matched: int
    cause: str

    def ask(self, game: Salem) -> dict[int, Question]:
        if not living_humans(game.state) >> self.trigger & 1:
            return NOTHING
        options = (SEATS[self.first], SEATS[self.matched])
        return self.ask_one(game, self.trigger, "first-out", options, default=options[0])

    def resolve(self, game: Salem) -> None:
        choice = self.answers.get(self.trigger)
        seat = choice.seat if isinstance(choice, Seat) else self.first
        game.next(Eliminate(seat, -1, self.cause if seat == self.first else "matched"))

    def fits(self, game: Salem) -> bool:
        """It is asked only where both sides would lose."""
        return both_lose(game.state, self.first, self.matched)


class Eliminate(SalemStep):
    """One player, or two matched ones, leave the game together.

    All their tryal cards are revealed, and victory is checked. Then come their other cards, and last words.
    """

    first: int
    matched: int
    cause: str

    def resolve(self, game: Salem) -> None:
        state = game.state
        seats = [self.first] if self.matched < 0 else [self.first, self.matched]
        following = [step for who in state.cast for step in who.after_death(state)]
        for seat in seats:
            self._leave(game, seat)
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
            *[step for seat in seats for who in state.cast for step in who.at_death(seat)],
            *[Bury(seat) for seat in seats],
            *following,
            ApplyTwoLeft(),
            *[LastWords(seat) for seat in seats],
            *[OpenEyes(seat) for seat in seats],
        )

    def _leave(self, game: Salem, seat: int) -> None:
        state = game.state
        state.living &= ~(1 << seat)
        state.more &= ~(1 << seat)
        if state.edition.disclose_ever_witch:
            state.disclosed[seat] = state.witches >> seat & 1
        state.chronicle += ((DIED, seat),)
        game.tell_all(Eliminated(seat, self.cause if seat == self.first else "matched"))


class Bury(SeatStep):
    """What is left of an eliminated player's hand and front is discarded, Stocks included."""

    def resolve(self, game: Salem) -> None:
        discard_hand(game, self.seat, "elimination")
        discard_from_front(game, self.seat, game.state.fronts[self.seat], "elimination")


class ApplyTwoLeft(SalemStep):
    """With two players left, some cards of hands and fronts leave the game. Whoever loses Piety may stand trial."""

    def resolve(self, game: Salem) -> None:
        state = game.state
        if two_left(state):
            for seat in seats_in(state.living):
                pious = has_in_front(state, seat, PIETY)
                remove_at_two_left(game, seat)
                if pious and not has_in_front(state, seat, PIETY):
                    state.cards[PIETY].lost(game, seat, counted=False)


class OpenEyes(SeatStep):
    """Some tables let the eliminated see everything, once their last words are said.

    All of them, or the first, who takes over the narrating.
    """

    def resolve(self, game: Salem) -> None:
        state = game.state
        if state.edition.dead_see_all or (state.edition.dead_moderator and not state.moderators):
            show_everything(game, 1 << self.seat)


class LastWords(SeatStep):
    """An eliminated player may say three words; the words go through a channel, and only time is taken here."""

    phase: ClassVar[str] = "last-words"

    def ask(self, game: Salem) -> dict[int, Question]:
        timer = game.state.edition.last_words_seconds
        return {self.seat: Question("last-words", (DONE,), timer=timer, default=DONE)}

    def resolve(self, game: Salem) -> None:
        """From now on the player is silent."""


def last_words_due(game: Salem) -> list[int]:
    """The eliminated players who have not said their last words yet, the next one last."""
    return [step.seat for step in game.agenda if isinstance(step, LastWords)]
