"""Setting the table."""

from __future__ import annotations

from typing import ClassVar

from ...engine.decisions import Question
from ...engine.values import Card, seats_in
from . import dawn
from .components import (
    BLACK_CAT,
    CONSPIRACY,
    CONSTABLE,
    FIRST,
    HAND,
    KIND,
    MATCHMAKER,
    NIGHT,
    NOT_A_WITCH,
    TRYALS,
    WITCH,
)
from .events import CharacterShown, GameSet, HandSeen, TownHallOffered
from .roles import CHARACTERS
from .state import Salem, SalemState
from .steps import SalemStep
from .verbs import names, place_night, show_row, shuffle_into_deck, turn_witch, whisper


def tryal_counts(state: SalemState) -> tuple[int, int, int]:
    """How many Not a Witch, Witch and Constable cards this game uses."""
    plain, witches, constables = TRYALS[state.players]
    extra = 1 if state.edition.extra_witch else 0
    return plain - extra, witches + extra, constables


def set_table(game: Salem) -> None:
    """Seats, tryal cards, characters, hands, the deck; then dawn."""
    state = game.state
    seat_everybody(game)
    deal_tryals(game)
    ghosts = tuple(range(state.players, game.seats))
    game.tell_all(GameSet(tuple(state.ring), ghosts, tryal_counts(state), deck_size(game)))
    for seat in seats_in(state.humans):
        show_row(game, seat)
    turn_witch(game, state.witches)
    game.next(ChooseTownHall(), DealHands(), dawn.DawnFalls(), dawn.DawnChoice())
    deal_characters(game)


def seat_everybody(game: Salem) -> None:
    """Who sits where; with two or three players, the ghosts too."""
    state = game.state
    state.ring = list(range(state.seats))
    state.humans = (1 << state.players) - 1
    state.living = (1 << state.seats) - 1
    if not state.ghost_game:
        return
    if state.players == 2:
        state.ring = [0, 2, 1, 3]
    elif state.edition.ghosts_left_of_each:
        youngest = state.edition.youngest_seat
        if youngest < 0:
            youngest = game.chance.below(3, "youngest")
        state.ring.remove(3)
        state.ring.insert(youngest + 1, 3)
    else:
        state.ring = [0, 3, 1, 2]


def deal_tryals(game: Salem) -> None:
    """Shuffle the tryal cards and deal them out evenly, face-down."""
    state = game.state
    plain, witches, constables = tryal_counts(state)
    faces = [NOT_A_WITCH] * plain + [WITCH] * witches + [CONSTABLE] * constables
    game.chance.shuffle(faces, "tryals")
    seats = game.seats
    each = len(faces) // seats
    state.faces = faces
    state.dealt_witches = witches
    state.rows = [list(range(seat * each, (seat + 1) * each)) for seat in range(seats)]
    state.first_owner = [card // each for card in range(len(faces))]
    state.row_seen = [(1 << owner) & state.humans for owner in state.first_owner]
    for card, face in enumerate(faces):
        if face == WITCH:
            state.witches |= 1 << state.first_owner[card]


def deck_size(game: Salem) -> int:
    """How many cards the deck has when all hands are dealt: all but those and the Black Cat."""
    state = game.state
    ghosts = game.seats - state.players
    removed = KIND.count(MATCHMAKER) if state.ghost_game and state.edition.ghost_removes_matchmakers else 0
    return len(KIND) - 1 - removed - HAND * state.players - state.edition.ghost_hand_size * ghosts


def deal_hands(game: Salem) -> None:
    """Three cards each; Night, the Black Cat, and in some editions Conspiracy are kept out of it."""
    state = game.state
    edition = state.edition
    held_out = [NIGHT, BLACK_CAT]
    if not edition.redeals_conspiracy:
        held_out.append(CONSPIRACY)
    cards = [card for card, kind in enumerate(KIND) if kind not in held_out]
    if state.ghost_game and edition.ghost_removes_matchmakers:
        state.gone = [card for card in cards if KIND[card] == MATCHMAKER]
        cards = [card for card in cards if KIND[card] != MATCHMAKER]
    state.aside = [FIRST[NIGHT], FIRST[BLACK_CAT]]
    shuffle_into_deck(game, cards)
    conspiracy = FIRST[CONSPIRACY]
    for seat in range(game.seats):
        human = bool(state.humans >> seat & 1)
        hand = [state.deck.pop() for _ in range(HAND if human else edition.ghost_hand_size)]
        while conspiracy in hand:
            hand.remove(conspiracy)
            state.deck.append(conspiracy)
            game.chance.shuffle(state.deck, "redeal")
            hand.append(state.deck.pop())
        state.hands[seat] = hand
    if not edition.redeals_conspiracy:
        shuffle_into_deck(game, [*state.deck, conspiracy])
    place_night(game)


def deal_characters(game: Salem) -> None:
    """One town hall card each, or two to choose from."""
    state = game.state
    order = list(range(len(CHARACTERS)))
    game.chance.shuffle(order, "town hall")
    for seat in range(game.seats):
        two = state.edition.town_hall_choice and state.humans >> seat & 1
        offered = [order.pop() for _ in range(2 if two else 1)]
        state.offered.append(offered)
        if two:
            game.tell_all(TownHallOffered(seat, tuple([CHARACTERS[number].name for number in offered])))


class ChooseTownHall(SalemStep):
    """Everybody with two town hall cards keeps one; all are shown together."""

    phase: ClassVar[str] = "town-hall"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which of the two."""
        state = game.state
        timer = state.edition.decision_seconds
        asked: dict[int, Question] = {}
        for seat, offered in enumerate(state.offered):
            if len(offered) == 2:
                options = tuple([Card(CHARACTERS[number].name) for number in offered])
                asked[seat] = Question("town-hall", options, timer=timer)
        return asked

    def resolve(self, game: Salem) -> None:
        """Without an answer, at random."""
        state = game.state
        for seat, offered in enumerate(state.offered):
            choice = self.choice_of(seat)
            number = offered[0]
            if isinstance(choice, Card):
                number = next(one for one in offered if CHARACTERS[one].name == choice.kind)
            elif len(offered) == 2:
                number = game.chance.pick(offered, "town hall")
            state.characters[seat] = number
            game.tell_all(CharacterShown(seat, CHARACTERS[number].name))


class DealHands(SalemStep):
    """Hands are dealt when everybody's character is known, so that nobody chooses one to suit a hand."""

    def resolve(self, game: Salem) -> None:
        """Everybody sees their own."""
        state = game.state
        deal_hands(game)
        for seat in seats_in(state.humans):
            whisper(game, 1 << seat, HandSeen(seat, names(state.hands[seat])))
