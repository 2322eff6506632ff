"""Conspiracy: the Black Cat strikes, then everybody takes a tryal card from the left neighbour."""

from __future__ import annotations

from typing import ClassVar

from ...engine.agenda import NOTHING
from ...engine.decisions import Question
from ...engine.values import SEATS, Choice, Option, Position, Word, seats_in
from . import trial, victory
from .components import FACES, WITCH
from .events import CatHadNoPrey, TryalGained, TryalLost, TryalsMixed, TryalTaken
from .queries import (
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
from .state import EXCHANGED, Salem, SalemState
from .steps import SalemStep
from .verbs import note_meetings, show_row, shuffle_row, turn_witch, whisper

JUST_TAKEN = Word("just-taken")


class CatStrikes(SalemStep):
    """Step 1: a tryal card of the Black Cat's holder is revealed."""

    drawer: int
    by_look: bool = False

    phase: ClassVar[str] = "conspiracy"

    def resolve(self, game: Salem) -> None:
        """The drawer picks; nothing happens without a holder, or to Mary Warren."""
        state = game.state
        holder = cat_holder(state)
        if holder < 0 or not character(state, holder).fears_cat:
            game.tell_all(CatHadNoPrey(holder if holder >= 0 else None))
            return
        game.next(trial.PickTryal(self.picker(state, holder), holder, "cat"))

    def picker(self, state: SalemState, holder: int) -> int:
        """The drawer; for a ghost's turn or a look at a ghost, as the edition says."""
        if not state.ghost_game:
            return self.drawer
        turned_up = not state.humans >> self.drawer & 1 or self.by_look
        if turned_up and state.edition.ghost_cat_by_right:
            return human_right_of(state, holder)
        return self.drawer if state.humans >> self.drawer & 1 else human_right_of(state, holder)


class Exchange(SalemStep):
    """Step 2: each living player takes one face-down tryal card of the left neighbour."""

    drawer: int

    phase: ClassVar[str] = "conspiracy"

    def resolve(self, game: Salem) -> None:
        """All at once, or one after the other; cards that go to a ghost are picked by somebody else."""
        state = game.state
        state.takes = {}
        takes: list[SalemStep] = []
        if state.edition.takes_in_turn:
            for seat in clockwise(state, self.drawer, state.living):
                takes.append(TakeTryals(1 << seat) if state.humans >> seat & 1 else PassToGhost(seat))
        else:
            takes.append(TakeTryals(living_humans(state)))
            takes += [PassToGhost(ghost) for ghost in seats_in(state.living & ~state.humans)]
        game.next(*takes, MoveTryals())


class TakeTryals(SalemStep):
    """These players pick, by place and blindly, from the rows as they stand."""

    seats: int

    phase: ClassVar[str] = "conspiracy"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which card of the left neighbour."""
        state = game.state
        timer = state.edition.decision_seconds
        asked: dict[int, Question] = {}
        for seat in seats_in(self.seats):
            giver = left_of(state, seat)
            seen_by = "everybody" if state.edition.rows_are_tracked else "nobody"
            asked[seat] = Question("take", cards_of(state, giver), about=SEATS[giver], timer=timer, seen_by=seen_by)
        return asked

    def resolve(self, game: Salem) -> None:
        """Without an answer, at random."""
        for seat in seats_in(self.seats):
            note_take(game, seat, self.choice_of(seat))


class PassToGhost(SalemStep):
    """A human picks the card that goes to a ghost, never its owner."""

    ghost: int

    phase: ClassVar[str] = "conspiracy"

    def picker(self, state: SalemState) -> int:
        """The nearest human on the giver's right or left."""
        giver = left_of(state, self.ghost)
        return human_right_of(state, giver) if state.edition.ghost_pass_by_right else human_left_of(state, giver)

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which card of the giver."""
        state = game.state
        picker = self.picker(state)
        giver = left_of(state, self.ghost)
        if picker < 0 or not state.humans >> giver & 1:
            return NOTHING
        timer = state.edition.decision_seconds
        about = (SEATS[giver], SEATS[self.ghost])
        return {picker: Question("pass", cards_of(state, giver), about, timer=timer, seen_by="nobody")}

    def resolve(self, game: Salem) -> None:
        """Without an answer, at random."""
        note_take(game, self.ghost, self.choice_of(self.picker(game.state)))


def passes_on(state: SalemState, giver: int) -> bool:
    """Whether the card that this player has just taken may be taken on."""
    return state.edition.moves_as_taken and giver in state.takes


def cards_of(state: SalemState, giver: int) -> tuple[Option, ...]:
    """What may be taken: the face-down cards by their places, and the one just taken."""
    return (*places(state, giver), JUST_TAKEN) if passes_on(state, giver) else places(state, giver)


def note_take(game: Salem, taker: int, choice: Choice | None) -> None:
    """Keep which card is taken, until all move together; where backs can be followed, everybody sees it."""
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


class MoveTryals(SalemStep):
    """The cards taken change owners together."""

    phase: ClassVar[str] = "conspiracy"

    def resolve(self, game: Salem) -> None:
        """Everybody sees the own new row; whoever gets a Witch card is a witch."""
        state = game.state
        edition = state.edition
        seats = seats_in(state.living)
        given, gave, got = self.settle(state)
        if edition.center_shuffle:
            middle = [gave[seat] for seat in seats]
            game.chance.shuffle(middle, "middle")
            got = dict(zip(seats, middle, strict=True))
            game.tell_all(TryalsMixed(seats))
        elif not edition.rows_are_tracked:
            for taker in seats:
                game.tell_all(TryalTaken(left_of(state, taker), taker))
        givers = {card: giver for giver, card in gave.items()} if edition.center_shuffle else {}
        entry = [EXCHANGED]
        turned = 0
        for seat, card in got.items():
            if given[seat] < len(state.rows[seat]):
                state.rows[seat][given[seat]] = card
            self.follow(state, seat, card)
            entry += [givers[card] if givers else left_of(state, seat), seat, card]
            if state.faces[card] == WITCH and not state.witches >> seat & 1:
                turned |= 1 << seat
        state.chronicle.append(entry)
        state.takes = {}
        state.more = 0
        for seat in seats_in(state.living & state.humans):
            lost, gained = FACES[state.faces[gave[seat]]], FACES[state.faces[got[seat]]]
            mixed = edition.center_shuffle
            whisper(game, 1 << seat, TryalLost(seat, lost, None if mixed else right_of(state, seat)))
            whisper(game, 1 << seat, TryalGained(seat, gained, None if mixed else left_of(state, seat)))
        turn_witch(game, turned)
        note_meetings(state)
        for seat in seats:
            if edition.shuffles_rows or not state.humans >> seat & 1:
                shuffle_row(game, seat)
            show_row(game, seat)
        victory.check_living(game, turned)

    def settle(self, state: SalemState) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
        """By seat, in the order of taking: the place a card was taken from, the card given, the card got."""
        given: dict[int, int] = {}
        gave: dict[int, int] = {}
        got: dict[int, int] = {}
        for taker, place in state.takes.items():
            giver = left_of(state, taker)
            given[giver] = place
            gave[giver] = got[taker] = got[giver] if place == len(state.rows[giver]) else state.rows[giver][place]
        return given, gave, got

    def follow(self, state: SalemState, seat: int, card: int) -> None:
        """Who knows the card in its new place: its owner, and, where backs can be followed, who knew it before."""
        if state.edition.center_shuffle or not state.edition.rows_are_tracked:
            state.row_seen[card] = 0
        state.row_seen[card] |= (1 << seat) & state.humans
