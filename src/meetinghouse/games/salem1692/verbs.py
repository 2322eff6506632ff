"""Every change of state, with the event it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...engine.events import Event
from ...engine.values import seats_in
from .chronicle import acquaint
from .components import FACES, KIND, KINDS, NAMES, NIGHT, WITCH
from .events import (
    BecameWitch,
    CardDrawn,
    CardsDiscarded,
    CardsLeftGame,
    CardsSeen,
    DeckReformed,
    DrawnCardSeen,
    EverythingShown,
    OneMoreWitchCard,
    RowShuffled,
    TryalRevealed,
    TryalsSeen,
)
from .queries import accusations, face_down, hides, leaves_at_two, living_witches
from .state import REVEALED, Salem, SalemState

EVERYBODY_SAW: Final = -1


def names(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by the names of their kinds."""
    return tuple([NAMES[card] for card in cards])


def without(cards: tuple[int, ...], gone: Sequence[int]) -> tuple[int, ...]:
    """The cards without some of them."""
    return tuple([card for card in cards if card not in gone])


def whisper(game: Salem, audience: int, event: Event) -> None:
    """Tell the seats of a bit mask, and the dead who may see everything."""
    game.tell_some(audience | game.state.moderators, event)


def show_everything(game: Salem, seats: int) -> None:
    """These eliminated players see everything from now on."""
    state = game.state
    state.moderators |= seats
    rows = tuple([tuple([FACES[state.faces[card]] for card in row]) for row in state.rows])
    hands = tuple([names(hand) for hand in state.hands])
    game.tell_some(seats, EverythingShown(rows, hands, names(state.deck[::-1])))


def use_up(state: SalemState, seat: int, limited: int) -> None:
    """Use the ability up once."""
    uses = list(state.uses[seat])
    uses[limited] -= 1
    state.uses[seat] = (uses[0], uses[1], uses[2])


# --- playing cards


def lay_open(state: SalemState, card: int) -> None:
    """Let everybody see the card from now on."""
    state.seen[card] = EVERYBODY_SAW
    state.mixes[card] = 0


def take_from_hand(state: SalemState, seat: int, kind: int) -> int:
    """A card of that kind leaves the hand in the open; who knew of one copy can no longer be sure of another."""
    hand = state.hands[seat]
    copies = [card for card in hand if KIND[card] == kind]
    taken = copies[0]
    at = hand.index(taken)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if len(copies) > 1:
        _forget_one(state, copies)
    lay_open(state, taken)
    return taken


def _forget_one(state: SalemState, copies: list[int]) -> None:
    """Players who knew of several copies among these now know of one fewer. The first card is the one that left."""
    masks = [state.seen[card] for card in copies]
    if not any(masks):
        return
    at_least = [EVERYBODY_SAW] + [0] * len(copies)  # players who knew of at least this many
    for mask in masks:
        for count in range(len(copies), 0, -1):
            at_least[count] |= at_least[count - 1] & mask
    for index, card in enumerate(copies[1:]):
        state.seen[card] = at_least[index + 2]


def put_on_discard(state: SalemState, cards: Sequence[int]) -> None:
    """Put cards on the discard pile, face-up."""
    for card in cards:
        lay_open(state, card)
        if card in state.as_witness:
            state.as_witness = without(state.as_witness, (card,))
    state.discard += tuple(cards)


def discard_from_front(game: Salem, seat: int, cards: Sequence[int], why: str) -> None:
    game.state.fronts[seat] = without(game.state.fronts[seat], cards)
    _tell_discard(game, seat, cards, why)


def _tell_discard(game: Salem, seat: int, cards: Sequence[int], why: str) -> None:
    if cards:
        put_on_discard(game.state, cards)
        game.tell_all(CardsDiscarded(seat, names(cards), why))


def discard_hand(game: Salem, seat: int, why: str) -> None:
    cards, game.state.hands[seat] = game.state.hands[seat], ()
    _tell_discard(game, seat, cards, why)


def give_hand(game: Salem, giver: int, heir: int) -> None:
    """A whole hand changes owner: giver and heir know the cards, everybody their number."""
    state = game.state
    cards, state.hands[giver] = state.hands[giver], ()
    state.hands[heir] += cards
    for card in cards:
        state.seen[card] |= (1 << giver) & state.humans
    whisper(game, ((1 << giver) | (1 << heir)) & state.humans, CardsSeen(heir, names(cards)))


def draw_into_hand(game: Salem, seat: int, card: int) -> None:
    """A card goes from the deck into a hand; players who know the order of the deck know it."""
    state = game.state
    state.hands[seat] += (card,)
    game.tell_all(CardDrawn(seat))
    whisper(game, (1 << seat) | (state.seen[card] & state.order_known), DrawnCardSeen(seat, KINDS[KIND[card]]))


def remove_from_game(game: Salem, seat: int, cards: Sequence[int]) -> None:
    """Cards leave the game for good, in the open."""
    for card in cards:
        lay_open(game.state, card)
    game.state.gone += tuple(cards)
    game.tell_all(CardsLeftGame(seat, names(cards)))


def remove_at_two_left(game: Salem, seat: int) -> None:
    """With two players left, some cards of hands and fronts leave the game."""
    state = game.state
    cards = [card for card in state.hands[seat] + state.fronts[seat] if leaves_at_two(state, KIND[card])]
    state.hands[seat] = without(state.hands[seat], cards)
    state.fronts[seat] = without(state.fronts[seat], cards)
    if cards:
        remove_from_game(game, seat, cards)


def mix(state: SalemState, cards: list[int], again: bool = False) -> None:
    """Note that these cards went through one shuffle, or one player's hands. `again`: earlier shuffles count too."""
    if state.mix_count == 60:  # no bits are left: begin again, and forget earlier shuffles
        state.mix_count = 0
        state.mixes = [0] * len(KIND)
    bit, mixes = 1 << state.mix_count, state.mixes
    state.mix_count += 1
    for card in cards:
        mixes[card] = (mixes[card] | bit) if again else bit


def shuffle_into_deck(game: Salem, cards: list[int]) -> None:
    """Cards become the deck, shuffled; nobody knows one of them any more."""
    state = game.state
    mix(state, cards, again=True)
    seen = state.seen
    for card in cards:
        seen[card] = 0
    game.chance.shuffle(cards, "deck")
    state.deck = cards
    state.order_known = 0


def place_night(game: Salem) -> None:
    """Night goes into the deck: under it, or into its lower half."""
    state = game.state
    night = next(card for card in state.aside if KIND[card] == NIGHT)
    state.aside = without(state.aside, (night,))
    state.seen[night] = state.mixes[night] = 0
    if state.edition.night_in_bottom_half:
        state.night_depth = (len(state.deck) + 1) // 2
        state.deck.insert(game.chance.below(state.night_depth + 1, "night"), night)
    else:
        state.night_depth = 0
        state.deck.insert(0, night)


def reform_deck(game: Salem) -> None:
    """The discard pile, and what is left of the deck, become the deck again, with Night in its place."""
    state = game.state
    cards, state.discard = [*state.discard, *state.deck], ()
    shuffle_into_deck(game, cards)
    place_night(game)
    game.tell_all(DeckReformed(len(state.deck)))
    if state.moderators:
        show_everything(game, state.moderators)


def maybe_reform_exhausted(game: Salem) -> None:
    """Where Night came early, the deck is re-formed as soon as its last card has been drawn."""
    if not game.state.deck and any(KIND[card] == NIGHT for card in game.state.aside):
        reform_deck(game)


def discard_accusations(game: Salem, seat: int, why: str) -> None:
    """All accusation cards in front of a player are discarded."""
    discard_from_front(game, seat, accusations(game.state, seat), why)


# --- tryal cards


def reveal(game: Salem, seat: int, place: int, cause: str) -> int:
    """A tryal card is turned up for everybody, for good; returns its face."""
    state = game.state
    card = state.rows[seat][place]
    state.up |= 1 << card
    state.row_seen[card] = EVERYBODY_SAW
    state.chronicle += ((REVEALED, seat, card),)
    face = state.faces[card]
    game.tell_all(TryalRevealed(seat, place, FACES[face], cause))
    return face


def announce_more(game: Salem, seat: int) -> None:
    """It is announced that a player has at least one more Witch card."""
    game.state.more |= 1 << seat
    game.tell_all(OneMoreWitchCard(seat))


def dies_of(state: SalemState, seat: int, face: int) -> bool:
    """Whether a reveal eliminates its owner."""
    survives = face != WITCH or (state.edition.survive_until_last and hides(state, seat, WITCH))
    return not survives or not face_down(state, seat)


def shuffle_row(game: Salem, seat: int) -> None:
    """A row's face-down cards are shuffled; only its owner knows them."""
    state = game.state
    free = face_down(state, seat)
    cards = [state.rows[seat][place] for place in free]
    game.chance.shuffle(cards, "row")
    lay_row(state, seat, free, cards)
    for card in cards:
        state.row_seen[card] = (1 << seat) & state.humans
    game.tell_all(RowShuffled(seat))


def lay_row(state: SalemState, seat: int, free: list[int], cards: list[int]) -> None:
    """Cards of a row come to lie at these places, in that order."""
    row = list(state.rows[seat])
    for place, card in zip(free, cards, strict=True):
        row[place] = card
    state.rows[seat] = tuple(row)


def show_row(game: Salem, seat: int) -> None:
    """Show a player their own row."""
    state = game.state
    if state.humans >> seat & 1:
        whisper(game, 1 << seat, TryalsSeen(seat, tuple([FACES[state.faces[card]] for card in state.rows[seat]])))


def turn_witch(game: Salem, seats: int) -> None:
    """Players become witches, for good."""
    game.state.witches |= seats
    for seat in seats_in(seats & game.state.humans):
        whisper(game, 1 << seat, BecameWitch(seat))


def note_meetings(state: SalemState) -> None:
    """Note what each player has learned about witches from the last entry of the chronicle."""
    acquaint(state, state.met, state.chronicle[-1], living_witches(state))
