"""Trials: enough accusations reveal a tryal card."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import PLACES, SEATS, Position
from .. import victory
from ..components import CONSTABLE, WITCH
from ..events import PointedAtTwo, TrialBegan, TrialLapsed
from ..queries import (
    accusations,
    character,
    face_down,
    hides,
    is_living,
    living_humans,
    places,
    threshold,
    total,
)
from ..roles.character import NOBODY
from ..state import Salem
from ..steps import SalemStep, places_of
from ..verbs import announce_more, dies_of, discard_accusations, reveal
from .elimination import Elimination


def maybe_trial(game: Salem, accuser: int, accused: int, placed: bool) -> None:
    """A trial follows at once if the total reaches the threshold; `placed`: an accusation card was played."""
    state = game.state
    who = character(state, accuser) if placed else NOBODY
    if total(state, accused) >= threshold(state, accused, who):
        game.next(HoldTrial(accuser, accused, placed, True))
    elif short := who.short_of_trial(state, accuser, accused):
        game.next(*short)


class TrialStep(SalemStep):
    """A part of a trial; `placed`: an accusation card brought it about."""

    accuser: int
    accused: int
    placed: bool

    phase: ClassVar[str] = "trial"


class HoldTrial(TrialStep):
    """A trial is announced; then a tryal card is picked. `counted`: it counts towards the limit of the turn."""

    counted: bool

    def resolve(self, game: Salem) -> None:
        state = game.state
        state.trials += self.counted
        game.tell_all(TrialBegan(self.accused, self.accuser))
        game.next(PickForTrial(self.accuser, self.accused, self.placed))
        if self.placed:
            game.next(*character(state, self.accuser).before_pick(state, self.accuser, self.accused))


class PickForTrial(TrialStep):
    """The tryal card of a trial is picked as the edition and the options say.

    The trial lapses if the accused is not living any more, or was tried for these accusations meanwhile.
    """

    def resolve(self, game: Salem) -> None:
        state = game.state
        if not is_living(state, self.accused) or not accusations(state, self.accused):
            game.tell_all(TrialLapsed(self.accused))
        elif state.edition.point_to_two and len(face_down(state, self.accused)) >= 4:
            game.next(PointToTwo(self.accuser, self.accused, self.placed))
        else:
            chooser = self.accuser if state.edition.accuser_chooses else -1
            game.next(PickTryal(chooser, self.accused, "trial", self.accuser, self.placed))


class PickTryal(SalemStep):
    """Somebody picks a face-down tryal card by its place; it is revealed.

    Where nobody is there to pick, it is drawn at random; ghosts decide nothing.
    """

    picker: int
    owner: int
    cause: str
    accuser: int = -1
    placed: bool = False

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        if self.picker < 0 or not living_humans(state) >> self.picker & 1 or not is_living(state, self.owner):
            return NOTHING
        return self.ask_one(game, self.picker, "tryal", places(state, self.owner), SEATS[self.owner])

    def resolve(self, game: Salem) -> None:
        state = game.state
        if not is_living(state, self.owner):
            return
        choice = self.answers.get(self.picker)
        if isinstance(choice, Position):
            place = choice.place
            state.picked += self.picker == state.turn
        else:
            place = game.chance.pick(face_down(state, self.owner), "tryal")
        turn_up(game, self.owner, place, self.cause, self.accuser if self.placed else -1)


class PointToTwo(TrialStep):
    """The accuser points at two tryal cards."""

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        if not is_living(state, self.accuser):
            return NOTHING
        options, timer = places(state, self.accused), state.edition.decision_seconds
        return {self.accuser: Question("point-to-two", options, SEATS[self.accused], 2, 2, timer)}

    def resolve(self, game: Salem) -> None:
        choice = self.answers.get(self.accuser)
        if isinstance(choice, list):
            pair = places_of(choice)
            game.state.picked += self.accuser == game.state.turn
        else:
            pair = face_down(game.state, self.accused)
            game.chance.shuffle(pair, "two")
        game.tell_all(PointedAtTwo(self.accuser, self.accused, (pair[0], pair[1])))
        game.next(PickOfTwo(self.accuser, self.accused, self.placed, pair[0], pair[1]))


class PickOfTwo(TrialStep):
    """The accused picks one of the two cards pointed at; ghosts decide nothing."""

    one_place: int
    other_place: int

    def ask(self, game: Salem) -> dict[int, Question]:
        if not game.state.humans >> self.accused & 1:
            return NOTHING
        options = (PLACES[self.one_place], PLACES[self.other_place])
        return self.ask_one(game, self.accused, "tryal", options, SEATS[self.accused])

    def resolve(self, game: Salem) -> None:
        choice = self.answers.get(self.accused)
        pair = [self.one_place, self.other_place]
        place = choice.place if isinstance(choice, Position) else game.chance.pick(pair, "tryal")
        turn_up(game, self.accused, place, "trial", self.accuser if self.placed else -1)


def turn_up(game: Salem, seat: int, place: int, cause: str, accuser: int = -1) -> None:
    """A tryal card is revealed, with all that follows from it; `accuser`: who placed an accusation for it, or -1."""
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
    game.next(*[step for who in state.heeding for step in who.after_reveal(game, seat, cause, accuser)])
    if dies:
        game.next(Elimination(seat, "witch" if face == WITCH else "last-tryal"))
