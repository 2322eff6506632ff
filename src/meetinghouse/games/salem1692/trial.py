"""Trials: enough accusations reveal a tryal card."""

from __future__ import annotations

from typing import ClassVar

from ...engine.agenda import NOTHING
from ...engine.decisions import Question
from ...engine.values import PLACES, SEATS, Position
from . import elimination, victory
from .components import CONSTABLE, WITCH
from .events import PointedAtTwo, TrialBegan, TrialLapsed
from .queries import accusations, character, face_down, hides, is_living, places, threshold, threshold_for, total
from .roles import ANN_PUTNAM, abigail, ann, rebecca, thomas
from .state import Salem, SalemState
from .steps import SalemStep
from .verbs import announce_more, dies_of, discard_accusations, reveal


def maybe_trial(game: Salem, accuser: int, accused: int, placed: bool) -> None:
    """A trial follows at once where the total reaches the threshold; `placed`: an accusation card was played."""
    state = game.state
    reached = total(state, accused)
    if reached >= threshold(state, accused, accuser if placed else -1):
        game.next(HoldTrial(accuser, accused, placed, True))
    elif placed and reached >= threshold_for(state, accused, accuser) and may_try_again(state):
        game.next(thomas.ThomasDecides(accuser, accused))


def may_try_again(state: SalemState) -> bool:
    """Whether this turn may bring one more trial."""
    return not (state.edition.one_trial_per_turn and state.trials)


class HoldTrial(SalemStep):
    """A trial is held; `counted`: against the trials one turn may bring."""

    accuser: int
    accused: int
    placed: bool
    counted: bool

    phase: ClassVar[str] = "trial"

    def resolve(self, game: Salem) -> None:
        """Announce it; Ann Putnam may draw first; then a tryal card is picked."""
        state = game.state
        if self.counted:
            state.trials += 1
        game.tell_all(TrialBegan(self.accused, self.accuser))
        game.next(PickForTrial(self.accuser, self.accused, self.placed))
        if self.placed and not state.edition.ann_draws_at_end and character(state, self.accuser) is ANN_PUTNAM:
            game.next(ann.AnnDecides(self.accuser, self.accused))


class PickForTrial(SalemStep):
    """The tryal card of a trial is picked as the edition and the options say."""

    accuser: int
    accused: int
    placed: bool

    phase: ClassVar[str] = "trial"

    def resolve(self, game: Salem) -> None:
        """The trial lapses if the accused is not living any more, or was tried for these accusations meanwhile."""
        state = game.state
        if not is_living(state, self.accused) or not accusations(state, self.accused):
            game.tell_all(TrialLapsed(self.accused))
            return
        if state.edition.point_to_two and len(face_down(state, self.accused)) >= 4:
            game.next(PointToTwo(self.accuser, self.accused, self.placed))
        else:
            chooser = self.accuser if state.edition.accuser_chooses else -1
            game.next(PickTryal(chooser, self.accused, "trial", self.accuser, self.placed))


class PickTryal(SalemStep):
    """Somebody picks a face-down tryal card by its place; it is revealed. Nobody there to pick: at random."""

    picker: int
    owner: int
    cause: str
    accuser: int = -1
    placed: bool = False

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which card; ghosts decide nothing."""
        state = game.state
        if not is_living(state, self.picker) or not is_living(state, self.owner):
            return NOTHING
        if not state.humans >> self.picker & 1:
            return NOTHING
        options = places(state, self.owner)
        timer = state.edition.decision_seconds
        return {self.picker: Question("tryal", options, about=SEATS[self.owner], timer=timer)}

    def resolve(self, game: Salem) -> None:
        """Reveal it."""
        state = game.state
        if not is_living(state, self.owner):
            return
        choice = self.choice_of(self.picker)
        if isinstance(choice, Position):
            place = choice.place
            if self.picker == state.turn:
                state.picked += 1
        else:
            place = game.chance.pick(face_down(state, self.owner), "tryal")
        turn_up(game, self.owner, place, self.cause, self.accuser, self.placed)


class PointToTwo(SalemStep):
    """The accuser points at two tryal cards."""

    accuser: int
    accused: int
    placed: bool

    phase: ClassVar[str] = "trial"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which two."""
        state = game.state
        if not is_living(state, self.accuser):
            return NOTHING
        timer = state.edition.decision_seconds
        options = places(state, self.accused)
        about = SEATS[self.accused]
        return {self.accuser: Question("point-to-two", options, about, 2, 2, timer)}

    def resolve(self, game: Salem) -> None:
        """The accused picks one of them."""
        choice = self.choice_of(self.accuser)
        if isinstance(choice, list):
            pair = [position.place for position in choice if isinstance(position, Position)]
            if self.accuser == game.state.turn:
                game.state.picked += 1
        else:
            pair = face_down(game.state, self.accused)
            game.chance.shuffle(pair, "two")
        game.tell_all(PointedAtTwo(self.accuser, self.accused, (pair[0], pair[1])))
        game.next(PickOfTwo(self.accuser, self.accused, self.placed, pair[0], pair[1]))


class PickOfTwo(SalemStep):
    """The accused picks one of the two cards pointed at."""

    accuser: int
    accused: int
    placed: bool
    one: int
    other: int

    phase: ClassVar[str] = "trial"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which of the two; ghosts decide nothing."""
        state = game.state
        if not state.humans >> self.accused & 1:
            return NOTHING
        options = (PLACES[self.one], PLACES[self.other])
        timer = state.edition.decision_seconds
        return {self.accused: Question("tryal", options, about=SEATS[self.accused], timer=timer)}

    def resolve(self, game: Salem) -> None:
        """Reveal it."""
        choice = self.choice_of(self.accused)
        place = choice.place if isinstance(choice, Position) else game.chance.pick([self.one, self.other], "tryal")
        turn_up(game, self.accused, place, "trial", self.accuser, self.placed)


def turn_up(game: Salem, seat: int, place: int, cause: str, accuser: int = -1, placed: bool = False) -> None:
    """A tryal card is revealed, with all that follows from it."""
    state = game.state
    face = reveal(game, seat, place, cause)
    if victory.check_reveal(game):
        return
    if state.ghost_game and face == CONSTABLE and state.edition.ghost_constable_reveal_wins:
        victory.witch_side_wins(game, "constable-revealed")
        return
    dies = dies_of(state, seat, face)
    if face == WITCH and not dies and hides(state, seat, WITCH):
        announce_more(game, seat)
    if cause == "trial":
        discard_accusations(game, seat, "trial")
    if cause == "trial" or (cause in ("cat", "dawn") and state.edition.rebecca_by_cat):
        rebecca.owe_draws(game, seat)
    if cause == "trial" and placed:
        game.next(abigail.AbigailDecides(accuser))
    if dies:
        game.next(elimination.Elimination(seat, "witch" if face == WITCH else "last-tryal"))
