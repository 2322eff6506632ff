"""Night: the witches choose a victim, the constable protects, players confess, the target is announced."""

from __future__ import annotations

import random
from typing import ClassVar

from ...engine.agenda import Step
from ...engine.candidates import Candidates, Seats
from ...engine.decisions import Question
from ...engine.values import DONE, SEATS, Choice, Option, Position, Seat, Word, seat_options, seats_in
from . import elimination, trial
from .components import ASYLUM
from .dawn import Stage, WitchStage, witches_meet
from .events import Confessed, GavelGiven, Narrated, TargetAnnounced, TargetChosen, TargetSafe
from .queries import (
    character,
    constable,
    face_down,
    has_in_front,
    human_left_of,
    is_living,
    living_humans,
    others,
    places,
)
from .roles import WILLIAM_PHIPS
from .state import BY_CONSTABLE, GAVEL_GIVEN, Salem, SalemState
from .steps import SalemStep
from .verbs import reform_deck, whisper

NOBODY_GETS_IT = Word("nobody")
DECLARE = Word("declare")


def night_steps(drawer: int) -> list[Step[SalemState]]:
    """The rulebook's own list."""
    return [NightFalls(), NightChoice(), GavelChoice(), Confess(), Announce(), Daybreak(drawer)]


def drawer_of(game: Salem) -> int:
    """Who drew Night, while a night is being played; otherwise -1."""
    for step in reversed(game.agenda):
        if isinstance(step, Daybreak):
            return step.drawer
    return -1


class NightFalls(SalemStep):
    """Eyes are shut."""

    phase: ClassVar[str] = "night"

    def resolve(self, game: Salem) -> None:
        """The script up to the witches' choice."""
        game.state.confessed = 0
        game.tell_all(Narrated("night-sleep"))
        game.tell_all(Narrated("night-witches"))
        witches_meet(game)


class NightChoice(WitchStage):
    """Whom do the witches attack?"""

    kind: ClassVar[str] = "victim"

    def timer(self, game: Salem) -> float | None:
        """The crier's count for the witches."""
        return game.state.edition.witch_seconds

    def act(self, game: Salem, answers: dict[int, Choice]) -> None:
        """The target is fixed, and not told yet."""
        state = game.state
        state.target = self.chosen(game, answers)
        state.signs = {}
        state.target_known = self.actors(game)
        whisper(game, state.target_known, TargetChosen(state.target))
        game.tell_all(Narrated("night-witches-sleep"))
        game.tell_all(Narrated("night-constable-ghosts" if state.ghost_game else "night-constable"))


class GavelChoice(Stage):
    """Whom does the constable protect?"""

    kind: ClassVar[str] = "gavel"
    by: ClassVar[int] = BY_CONSTABLE

    def actors(self, game: Salem) -> int:
        """The constable, if a player is one."""
        seat = constable(game.state)
        return (1 << seat) & game.state.humans if seat >= 0 else 0

    def among(self, game: Salem, seat: int) -> Candidates | tuple[Option, ...]:
        """Any other living seat; in the ghost game any, oneself included, or nobody."""
        state = game.state
        if state.ghost_game:
            return (*seat_options(state.living), NOBODY_GETS_IT)
        return Seats(state.living).bar(1 << seat, "SAL-NIGHT-07")

    def timer(self, game: Salem) -> float | None:
        """The crier's count for the constable."""
        return game.state.edition.constable_seconds

    def act(self, game: Salem, answers: dict[int, Choice]) -> None:
        """The gavel is shown when eyes open; without a choice it goes to a random other player."""
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
        state.chronicle.append([GAVEL_GIVEN, seat])
        game.tell_all(Narrated("night-constable-sleep"))
        game.tell_all(Narrated("night-wake"))
        if seat >= 0:
            game.tell_all(GavelGiven(seat))
        game.tell_all(Narrated("night-confess"))


class Confess(SalemStep):
    """For one hourglass everybody may turn up an own tryal card and be safe tonight; it takes effect at once."""

    phase: ClassVar[str] = "confession"
    revisable: ClassVar[bool] = True
    openly: ClassVar[bool] = False

    def ask(self, game: Salem) -> dict[int, Question]:
        """A place in one's own row, or nothing; William Phips may confess without a card once."""
        state = game.state
        timer = state.edition.hourglass
        asked: dict[int, Question] = {}
        for seat in seats_in(living_humans(state) & ~state.confessed):
            options: tuple[Option, ...] = (DONE, *places(state, seat))
            if character(state, seat) is WILLIAM_PHIPS and state.uses[seat][WILLIAM_PHIPS.limited]:
                options = (*options, DECLARE)
            asked[seat] = Question("confess", options, about=SEATS[seat], timer=timer, default=DONE)
        return asked

    def answered(self, game: Salem, seat: int, choice: Choice) -> bool:
        """Handled in order of arrival, each with all consequences before the next."""
        state = game.state
        self.answers[seat] = choice
        if choice == DONE:
            return False
        state.confessed |= 1 << seat
        if isinstance(choice, Position):
            game.tell_all(Confessed(seat))
            trial.turn_up(game, seat, choice.place, "confession")
        else:
            state.uses[seat][WILLIAM_PHIPS.limited] -= 1
            game.tell_all(Confessed(seat, without_card=True))
        return True

    def resolve(self, game: Salem) -> None:
        """The sand has run out."""

    def reseal(self, game: Salem, seat: int | None, dice: random.Random) -> None:
        """A confession was public, and keeping silent is all that is left sealed."""


class Announce(SalemStep):
    """The target is announced, and eliminated unless protected."""

    phase: ClassVar[str] = "night"

    def resolve(self, game: Salem) -> None:
        """Gavel, confession or Asylum protect."""
        state = game.state
        seat = state.target
        game.tell_all(Narrated("night-time", seat))
        game.tell_all(TargetAnnounced(seat))
        if not is_living(state, seat):
            return
        shield = ""
        if state.gavel == seat:
            shield = "gavel"
        elif state.confessed >> seat & 1:
            shield = "confession"
        elif has_in_front(state, seat, ASYLUM):
            shield = "asylum"
        if shield:
            game.tell_all(TargetSafe(seat, shield))
        elif state.ghost_game:
            game.next(LoseTwo(human_left_of(state, seat), seat, 2))
        else:
            game.next(elimination.Elimination(seat, "night"))


class LoseTwo(SalemStep):
    """In the ghost game the target loses two tryal cards, picked by the player at its left, one after the other."""

    picker: int
    seat: int
    left: int

    phase: ClassVar[str] = "night"

    def resolve(self, game: Salem) -> None:
        """Victory is looked at after each reveal."""
        if not is_living(game.state, self.seat) or not face_down(game.state, self.seat):
            return
        if self.left > 1:
            game.next(LoseTwo(self.picker, self.seat, self.left - 1))
        game.next(trial.PickTryal(self.picker, self.seat, "framed"))


class Daybreak(SalemStep):
    """The gavel goes back, the deck is re-formed, play goes on."""

    drawer: int

    phase: ClassVar[str] = "night"

    def resolve(self, game: Salem) -> None:
        """Immunity ends with this night."""
        state = game.state
        state.gavel = state.target = -1
        state.confessed = state.target_known = 0
        if state.edition.reforms_after_every_night or not state.deck:
            reform_deck(game)
        game.tell_all(Narrated("night-over", state.turn if is_living(state, state.turn) else None))
