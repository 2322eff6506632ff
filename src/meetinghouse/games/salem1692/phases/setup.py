"""Setting the table."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.values import Card, seats_in
from ..chronicle import Tryals
from ..components import (
    BLACK_CAT,
    CONSPIRACY,
    CONSTABLE,
    FACES,
    FIRST,
    HAND,
    KIND,
    MATCHMAKER,
    NIGHT,
    NOT_A_WITCH,
    TRYALS,
    WITCH,
)
from ..events import CharacterShown, GameSet, HandSeen, TownHallOffered
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import names, place_night, show_row, shuffle_into_deck, turn_witch, whisper
from .dawn import DawnChoice, DawnFalls


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
    game.tell_all(GameSet(state.ring, ghosts, tryal_counts(state), deck_size(game)))
    for seat in seats_in(state.humans):
        show_row(game, seat)
    turn_witch(game, state.witches)
    game.next(ChooseTownHall(), DealHands(), DawnFalls(), DawnChoice())
    deal_characters(game)


def seat_everybody(game: Salem) -> None:
    """Who sits where; with two or three players, the ghosts too."""
    state = game.state
    state.ring = tuple(range(state.seats))
    state.humans = (1 << state.players) - 1
    state.living = (1 << state.seats) - 1
    if not state.ghost_game:
        return
    state.ring = (0, 2, 1, 3) if state.players == 2 else (0, 3, 1, 2)
    if state.players == 3 and state.edition.ghosts_left_of_each:
        youngest = state.edition.youngest_seat
        at = (youngest if youngest >= 0 else game.chance.below(3, "youngest")) + 1
        state.ring = (*range(at), 3, *range(at, 3))


def deal_tryals(game: Salem) -> None:
    """Shuffle the tryal cards and deal them out evenly, face-down."""
    state, seats = game.state, game.seats
    plain, witches, constables = tryal_counts(state)
    cards = [FACES[NOT_A_WITCH]] * plain + [FACES[WITCH]] * witches + [FACES[CONSTABLE]] * constables
    game.chance.shuffle(cards, "tryals")
    faces = state.faces = tuple([FACES.index(card) for card in cards])
    each = len(faces) // seats
    state.dealt_witches = witches
    state.rows = [tuple(range(seat * each, (seat + 1) * each)) for seat in range(seats)]
    state.first_owner = [card // each for card in range(len(faces))]
    state.row_seen = [(1 << owner) & state.humans for owner in state.first_owner]
    state.witches = Tryals(state).witches


def deck_size(game: Salem) -> int:
    """The number of cards in the deck after the deal: all but the hands and the Black Cat."""
    state = game.state
    ghosts = game.seats - state.players
    removed = KIND.count(MATCHMAKER) if state.ghost_game and state.edition.ghost_removes_matchmakers else 0
    return len(KIND) - 1 - removed - HAND * state.players - state.edition.ghost_hand_size * ghosts


def deal_hands(game: Salem) -> None:
    """Three cards each; Night, the Black Cat, and in some editions Conspiracy are kept out of it."""
    state, edition = game.state, game.state.edition
    held_out = [NIGHT, BLACK_CAT] if edition.redeals_conspiracy else [NIGHT, BLACK_CAT, CONSPIRACY]
    cards = [card for card, kind in enumerate(KIND) if kind not in held_out]
    if state.ghost_game and edition.ghost_removes_matchmakers:
        state.gone = tuple([card for card in cards if KIND[card] == MATCHMAKER])
    state.aside = (FIRST[NIGHT], FIRST[BLACK_CAT])
    shuffle_into_deck(game, [card for card in cards if card not in state.gone])
    conspiracy = FIRST[CONSPIRACY]
    for seat in range(game.seats):
        human = bool(state.humans >> seat & 1)
        hand = [state.deck.pop() for _ in range(HAND if human else edition.ghost_hand_size)]
        while conspiracy in hand:
            hand.remove(conspiracy)
            state.deck.append(conspiracy)
            game.chance.shuffle(state.deck, "redeal")
            hand.append(state.deck.pop())
        state.hands[seat] = tuple(hand)
    if not edition.redeals_conspiracy:
        shuffle_into_deck(game, [*state.deck, conspiracy])
    place_night(game)


def deal_characters(game: Salem) -> None:
    """One town hall card each, or two to choose from."""
    state = game.state
    names = [who.name for who in state.cast]
    order = names.copy()
    game.chance.shuffle(order, "town hall")
    for seat in range(game.seats):
        two = state.edition.town_hall_choice and state.humans >> seat & 1
        offered = [names.index(order.pop()) for _ in range(2 if two else 1)]
        state.offered.append(offered)
        if two:
            game.tell_all(TownHallOffered(seat, tuple([state.cast[number].name for number in offered])))


class ChooseTownHall(SalemStep):
    """Everybody with two town hall cards keeps one, without an answer at random; all are shown together."""

    phase: ClassVar[str] = "town-hall"

    def ask(self, game: Salem) -> dict[int, Question]:
        asked: dict[int, Question] = {}
        for seat, offered in enumerate(game.state.offered):
            if len(offered) == 2:
                asked |= self.ask_one(
                    game, seat, "town-hall", tuple([Card(game.state.cast[who].name) for who in offered])
                )
        return asked

    def resolve(self, game: Salem) -> None:
        state = game.state
        for seat, offered in enumerate(state.offered):
            choice = self.answers.get(seat)
            if isinstance(choice, Card):
                offered = [who for who in offered if state.cast[who].name == choice.kind]
            kept = [state.cast[who].name for who in offered]
            name = kept[0] if len(kept) == 1 else game.chance.pick(kept, "town hall")
            state.characters[seat] = offered[kept.index(name)]
            state.able = -1
            game.tell_all(CharacterShown(seat, name))


class DealHands(SalemStep):
    """Hands are dealt when everybody's character is known, so that nobody chooses one to suit a hand."""

    def resolve(self, game: Salem) -> None:
        deal_hands(game)
        for seat in seats_in(game.state.humans):
            whisper(game, 1 << seat, HandSeen(seat, names(game.state.hands[seat])))
