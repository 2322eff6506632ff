"""Conspiracy: the Black Cat strikes, then everybody takes a tryal card from the left neighbour."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import SEATS, Choice, Option, Position, Word, seats_in
from .. import victory
from ..components import FACES, WITCH
from ..events import CatHadNoPrey, TryalGained, TryalLost, TryalsMixed, TryalTaken
from ..queries import (
    cat_holder,
    character,
    clockwise,
    face_down,
    human_left_of,
    human_right_of,
    left_of,
    living_humans,
    places,
    right_of,
)
from ..state import EXCHANGED, Salem, SalemState
from ..steps import SalemStep
from ..verbs import lay_row, note_meetings, show_row, shuffle_row, turn_witch, whisper
from .trial import PickTryal

JUST_TAKEN = Word("just-taken")


class ConspiracyStep(SalemStep):
    """A part of a Conspiracy."""

    phase: ClassVar[str] = "conspiracy"


class CatStrikes(ConspiracyStep):
    """Step 1: a tryal card of the Black Cat's holder is revealed; the drawer picks.

    Nothing happens without a holder, or to Mary Warren.
    """

    drawer: int
    by_look: bool = False

    def resolve(self, game: Salem) -> None:
        holder = cat_holder(game.state)
        if holder < 0 or not character(game.state, holder).fears_cat:
            game.tell_all(CatHadNoPrey(holder if holder >= 0 else None))
        else:
            game.next(PickTryal(self.picker(game.state, holder), holder, "cat"))

    def picker(self, state: SalemState, holder: int) -> int:
        """The player who drew the card; for a ghost's turn or a look at a ghost, as the edition says."""
        ghost = not state.humans >> self.drawer & 1
        by_right = ghost or (self.by_look and state.edition.ghost_cat_by_right)
        return human_right_of(state, holder) if state.ghost_game and by_right else self.drawer


class Exchange(ConspiracyStep):
    """Step 2: each living player takes one face-down tryal card of the left neighbour.

    All at once, or one after the other; cards that go to a ghost are picked by somebody else.
    """

    drawer: int

    def resolve(self, game: Salem) -> None:
        state = game.state
        state.takes = {}
        takers = [1 << seat for seat in clockwise(state, self.drawer, state.living)]
        if not state.edition.takes_in_turn:
            takers = [living_humans(state), *[1 << ghost for ghost in seats_in(state.living & ~state.humans)]]
        takes = [TakeTryals(mask) if mask & state.humans else PassToGhost(mask.bit_length() - 1) for mask in takers]
        game.next(*takes, MoveTryals())


class TakeTryals(ConspiracyStep):
    """These players pick, by place and blindly, from the rows as they stand; without an answer, at random."""

    seats: int

    def ask(self, game: Salem) -> dict[int, Question]:
        asked: dict[int, Question] = {}
        for seat in seats_in(self.seats):
            giver = left_of(game.state, seat)
            seen_by = "everybody" if game.state.edition.rows_are_tracked else "nobody"
            asked |= self.ask_one(game, seat, "take", cards_of(game.state, giver), SEATS[giver], seen_by=seen_by)
        return asked

    def resolve(self, game: Salem) -> None:
        for seat in seats_in(self.seats):
            note_take(game, seat, self.answers.get(seat))


def picker_for_ghost(state: SalemState, ghost: int) -> int:
    """Who picks the card that goes to a ghost: the nearest human on the giver's right or left."""
    giver = left_of(state, ghost)
    return human_right_of(state, giver) if state.edition.ghost_pass_by_right else human_left_of(state, giver)


class PassToGhost(ConspiracyStep):
    """A human picks the card that goes to a ghost, never its owner; without an answer, at random."""

    ghost: int

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        picker, giver = picker_for_ghost(state, self.ghost), left_of(state, self.ghost)
        if picker < 0 or not state.humans >> giver & 1:
            return NOTHING
        about = (SEATS[giver], SEATS[self.ghost])
        return self.ask_one(game, picker, "pass", cards_of(state, giver), about, seen_by="nobody")

    def resolve(self, game: Salem) -> None:
        note_take(game, self.ghost, self.answers.get(picker_for_ghost(game.state, self.ghost)))


def passes_on(state: SalemState, giver: int) -> bool:
    """Whether the card that this player has just taken may be taken on."""
    return state.edition.moves_as_taken and giver in state.takes


def cards_of(state: SalemState, giver: int) -> tuple[Option, ...]:
    """What may be taken: the face-down cards by their places, and the one just taken."""
    return (*places(state, giver), JUST_TAKEN) if passes_on(state, giver) else places(state, giver)


def note_take(game: Salem, taker: int, choice: Choice | None) -> None:
    """Note which card is taken, until all move together; if backs can be followed, everybody sees it."""
    state = game.state
    giver = left_of(state, taker)
    row = len(state.rows[giver])
    if isinstance(choice, Position):
        place = choice.place
    elif choice == JUST_TAKEN:
        place = row
    else:
        place = game.chance.pick(face_down(state, giver) + [row] * passes_on(state, giver), "take")
    state.takes[taker] = place
    if state.edition.rows_are_tracked:
        game.tell_all(TryalTaken(giver, taker, place, place == row))


class MoveTryals(ConspiracyStep):
    """The taken cards change owners together. Everybody sees their own new row; a Witch card makes a witch."""

    def resolve(self, game: Salem) -> None:
        state = game.state
        given, gave, got = self.settle(state)
        givers = {taker: left_of(state, taker) for taker in got}
        if state.edition.center_shuffle:
            got = self.mix(game, gave)
            givers = {taker: next(giver for giver in gave if gave[giver] == card) for taker, card in got.items()}
        elif not state.edition.rows_are_tracked:
            for taker in seats_in(state.living):
                game.tell_all(TryalTaken(givers[taker], taker))
        self.move(state, given, got)
        state.chronicle += ((EXCHANGED, *[part for seat in got for part in (givers[seat], seat, got[seat])]),)
        state.takes = {}
        state.more = 0
        for seat in seats_in(living_humans(state)):
            self.tell(game, seat, FACES[state.faces[gave[seat]]], FACES[state.faces[got[seat]]])
        turned = sum([1 << seat for seat, card in got.items() if state.faces[card] == WITCH]) & ~state.witches
        turn_witch(game, turned)
        note_meetings(state)
        for seat in seats_in(state.living):
            if state.edition.shuffles_rows or not state.humans >> seat & 1:
                shuffle_row(game, seat)
            show_row(game, seat)
        victory.check_living(game, turned)

    def settle(self, state: SalemState) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
        """By seat, in the order of taking: the place of the card, the card given, the card received."""
        given: dict[int, int] = {}
        gave: dict[int, int] = {}
        got: dict[int, int] = {}
        for taker, place in state.takes.items():
            giver = left_of(state, taker)
            given[giver] = place
            gave[giver] = got[taker] = got[giver] if place == len(state.rows[giver]) else state.rows[giver][place]
        return given, gave, got

    def mix(self, game: Salem, gave: dict[int, int]) -> dict[int, int]:
        """Shuffle the cards in the middle and deal them."""
        seats = seats_in(game.state.living)
        middle = [gave[seat] for seat in seats]
        game.chance.shuffle(middle, "middle")
        game.tell_all(TryalsMixed(seats))
        return dict(zip(seats, middle, strict=True))

    def move(self, state: SalemState, given: dict[int, int], got: dict[int, int]) -> None:
        """Move each card to its new place.

        Its new owner knows it; those who knew it before still do, if backs can be tracked.
        """
        for seat, card in got.items():
            if given[seat] < len(state.rows[seat]):
                lay_row(state, seat, [given[seat]], [card])
            if state.edition.center_shuffle or not state.edition.rows_are_tracked:
                state.row_seen[card] = 0
            state.row_seen[card] |= (1 << seat) & state.humans

    def tell(self, game: Salem, seat: int, lost: str, gained: str) -> None:
        """A player learns what went and what came, and, unless it was mixed, to whom and from whom."""
        state, mixed = game.state, game.state.edition.center_shuffle
        whisper(game, 1 << seat, TryalLost(seat, lost, None if mixed else right_of(state, seat)))
        whisper(game, 1 << seat, TryalGained(seat, gained, None if mixed else left_of(state, seat)))
