"""Questions about the position; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.values import PLACES, Position, seats_in
from .components import (
    BLACK_CAT,
    CONSTABLE,
    KIND,
    MATCHMAKER,
    PIETY,
    WITCH,
    WITNESS,
    is_blue,
)
from .roles.character import NOBODY, Character
from .state import SalemState

# --- seats and neighbours


def is_living(state: SalemState, seat: int) -> bool:
    """Whether that seat is still in the game."""
    return seat >= 0 and bool(state.living >> seat & 1)


def others(state: SalemState, seat: int) -> int:
    """The living seats but this one."""
    return state.living & ~(1 << seat)


def living_humans(state: SalemState) -> int:
    """The living players, without ghosts."""
    return state.living & state.humans


def left_of(state: SalemState, seat: int) -> int:
    """The nearest living seat clockwise: the next to take a turn."""
    return _neighbour(state, seat, state.living, 1)


def right_of(state: SalemState, seat: int) -> int:
    """The nearest living seat counter-clockwise."""
    return _neighbour(state, seat, state.living, -1)


def human_left_of(state: SalemState, seat: int) -> int:
    """The nearest living player clockwise, ghosts passed over, never the seat itself."""
    return _neighbour(state, seat, living_humans(state) & ~(1 << seat), 1)


def human_right_of(state: SalemState, seat: int) -> int:
    """The nearest living player counter-clockwise, ghosts passed over, never the seat itself."""
    return _neighbour(state, seat, living_humans(state) & ~(1 << seat), -1)


def _neighbour(state: SalemState, seat: int, among: int, direction: int) -> int:
    if state.players >= 4:  # they sit in the order of their numbers
        if direction > 0:
            above = among >> seat + 1
            return seat + (above & -above).bit_length() if above else (among & -among).bit_length() - 1
        below = among & (1 << seat) - 1
        return (below or among).bit_length() - 1
    ring = state.ring
    size = len(ring)
    at = ring.index(seat)
    for _ in range(size):
        at = (at + direction) % size
        if among >> ring[at] & 1:
            return ring[at]
    return -1


def clockwise(state: SalemState, start: int, among: int) -> list[int]:
    """Those seats in clockwise order, beginning with `start` itself."""
    ring = state.ring
    at = ring.index(start) if start >= 0 else 0
    return [seat for seat in ring[at:] + ring[:at] if among >> seat & 1]


# --- characters


def character(state: SalemState, seat: int) -> Character:
    """The effective character: one's own, for Martha Corey her right neighbour's; the dead and seat -1 have none."""
    if state.able != state.living:
        state.abilities = (*[_ability(state, each) for each in range(state.seats)], NOBODY)
        state.able = state.living
    return state.abilities[seat]


def _ability(state: SalemState, seat: int) -> Character:
    if state.players < 4 or not state.living >> seat & 1 or state.characters[seat] < 0:
        return NOBODY
    own = state.cast[state.characters[seat]]
    if not own.copies_right:
        return own
    right = right_of(state, seat)
    return NOBODY if right == seat else state.cast[state.characters[right]]


def seats_of(state: SalemState, who: Character) -> int:
    """The living seats whose effective character that is."""
    return sum([1 << seat for seat in seats_in(state.living) if character(state, seat) is who])


# --- fronts and accusations


def has_in_front(state: SalemState, seat: int, kind: int) -> bool:
    """Whether a card of that kind lies in the seat's front (an Alibi used as Witness is no Alibi there)."""
    for card in state.fronts[seat]:
        if KIND[card] == kind:
            return True
    return False


def worth(state: SalemState, seat: int, cards: Sequence[int]) -> int:
    """How many accusations these cards count in that seat's front."""
    found = 0
    for card in cards:
        kind = state.cards[KIND[card]]
        if card in state.as_witness:
            kind = kind.other_use
        found += kind.worth_against(state, seat)
    return found


def accusations(state: SalemState, seat: int) -> list[int]:
    """The cards in that seat's front that count as accusations."""
    return [card for card in state.fronts[seat] if KIND[card] <= WITNESS or card in state.as_witness]


def total(state: SalemState, seat: int) -> int:
    """The accusation total."""
    return worth(state, seat, state.fronts[seat])


def threshold(state: SalemState, seat: int, accuser: Character = NOBODY) -> int:
    """How many accusations bring that seat to trial; `accuser`: the player who places a card, if one does."""
    return raised_by_piety(state, seat, character(state, seat).tried_at(state.edition, accuser))


def trials_are_spent(state: SalemState) -> bool:
    """Whether this turn may bring no other trial."""
    return state.edition.one_trial_per_turn and state.trials > 0


def goes_anywhere(state: SalemState) -> bool:
    """Whether a card may be played on anybody: it may have no effect, and a trial that it brings is allowed."""
    return state.edition.idle_cards and not trials_are_spent(state)


def raised_by_piety(state: SalemState, seat: int, limit: int) -> int:
    """The threshold of that seat, doubled where Piety does so."""
    return limit * 2 if state.edition.piety_doubles and has_in_front(state, seat, PIETY) else limit


def blue_cards(state: SalemState, seat: int) -> list[int]:
    """The blue cards in that seat's front."""
    return [card for card in state.fronts[seat] if is_blue(KIND[card])]


def partner(state: SalemState, seat: int) -> int:
    """The living player matched with that seat, or -1."""
    if not has_in_front(state, seat, MATCHMAKER):
        return -1
    return next((other for other in seats_in(others(state, seat)) if has_in_front(state, other, MATCHMAKER)), -1)


def cat_holder(state: SalemState) -> int:
    """The living seat with the Black Cat in front, or -1."""
    return next((seat for seat in seats_in(state.living) if has_in_front(state, seat, BLACK_CAT)), -1)


# --- tryal cards


def face_down(state: SalemState, seat: int) -> list[int]:
    """The places in that seat's row that are still face-down."""
    up = state.up
    return [place for place, card in enumerate(state.rows[seat]) if not up >> card & 1]


def places(state: SalemState, seat: int) -> tuple[Position, ...]:
    """The same places as options."""
    up = state.up
    return tuple([PLACES[place] for place, card in enumerate(state.rows[seat]) if not up >> card & 1])


def hides(state: SalemState, seat: int, face: int) -> bool:
    """Whether that seat has a face-down tryal card of that face."""
    up = state.up
    for card in state.rows[seat]:
        if state.faces[card] == face and not up >> card & 1:
            return True
    return False


def constable(state: SalemState) -> int:
    """The living seat with the face-down Constable card, or -1."""
    return next((seat for seat in seats_in(state.living) if hides(state, seat, CONSTABLE)), -1)


def hidden_witch_cards(state: SalemState) -> int:
    """How many Witch cards are face-down."""
    up, hidden = state.up, 0
    for card, face in enumerate(state.faces):
        if face == WITCH and not up >> card & 1:
            hidden += 1
    return hidden


def living_witches(state: SalemState) -> int:
    """The living players who hold or ever held a Witch card."""
    return state.witches & state.living & state.humans


# --- two players left


def two_left(state: SalemState) -> bool:
    """Exactly two players are living; never so in the ghost game."""
    return state.players >= 4 and state.living.bit_count() == 2


def leaves_at_two(state: SalemState, kind: int) -> bool:
    """Whether a card of that kind leaves the game with two players left."""
    return state.cards[kind].leaves_at_two(state.edition)
