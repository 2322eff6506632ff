"""Questions about the position; nothing here changes anything."""

from __future__ import annotations

from ...engine.values import PLACES, Position, seats_in
from .components import (
    ACCUSATION,
    BLACK_CAT,
    CONSTABLE,
    EVIDENCE,
    KIND,
    MATCHMAKER,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    WITCH,
    WITNESS,
    is_blue,
)
from .roles import CHARACTERS, GEORGE_BURROUGHS, MARTHA_COREY, NOBODY, Character
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
    """The effective character: one's own, for Martha Corey her right neighbour's; the dead have none."""
    if seat < 0 or not state.living >> seat & 1 or state.players < 4:
        return NOBODY
    own = state.characters[seat]
    if own < 0:
        return NOBODY
    if own == MARTHA_COREY.number:
        right = right_of(state, seat)
        if right == seat:
            return NOBODY
        own = state.characters[right]
    return CHARACTERS[own]


def seats_of(state: SalemState, who: Character) -> int:
    """The living seats whose effective character that is."""
    mask = 0
    for seat in seats_in(state.living):
        if character(state, seat) is who:
            mask |= 1 << seat
    return mask


# --- fronts and accusations


def has_in_front(state: SalemState, seat: int, kind: int) -> bool:
    """Whether a card of that kind lies in the seat's front (an Alibi used as Witness is no Alibi there)."""
    for card in state.fronts[seat]:
        if KIND[card] == kind:
            return True
    return False


def holder_in_front(state: SalemState, kind: int) -> int:
    """The living seat with that card in front, or -1."""
    for seat in seats_in(state.living):
        if has_in_front(state, seat, kind):
            return seat
    return -1


def value_against(state: SalemState, seat: int, card: int) -> int:
    """How many accusations a card counts in that seat's front."""
    kind = KIND[card]
    if kind == ACCUSATION:
        return 1
    if kind == EVIDENCE:
        return character(state, seat).evidence_counts
    if kind == WITNESS or card in state.as_witness:
        return 7
    return 0


def accusations(state: SalemState, seat: int) -> list[int]:
    """The cards in that seat's front that count as accusations."""
    return [card for card in state.fronts[seat] if KIND[card] <= WITNESS or card in state.as_witness]


def total(state: SalemState, seat: int) -> int:
    """The accusation total."""
    front = state.fronts[seat]
    if not front:
        return 0
    evidence = -1
    found = 0
    for card in front:
        kind = KIND[card]
        if kind == ACCUSATION:
            found += 1
        elif kind == EVIDENCE:
            if evidence < 0:
                evidence = character(state, seat).evidence_counts
            found += evidence
        elif kind == WITNESS or card in state.as_witness:
            found += 7
    return found


def threshold(state: SalemState, seat: int, accuser: int = -1) -> int:
    """How many accusations bring that seat to trial; `accuser`: who places the card, where one is placed."""
    accused = character(state, seat)
    limit = accused.threshold
    cancel = state.edition.thomas_and_george_cancel and accused is GEORGE_BURROUGHS
    if cancel and character(state, accuser).accuses_cheaply:
        limit -= 1
    if state.edition.piety_doubles and has_in_front(state, seat, PIETY):
        limit *= 2
    return limit


def threshold_for(state: SalemState, seat: int, accuser: int) -> int:
    """From how many on `accuser`, placing the card, may hold a trial: Thomas Danforth needs one fewer."""
    by = character(state, accuser)
    if not by.accuses_cheaply:
        return threshold(state, seat)
    accused = character(state, seat)
    limit = state.edition.thomas_vs_george if accused is GEORGE_BURROUGHS else accused.threshold - 1
    if state.edition.piety_doubles and has_in_front(state, seat, PIETY):
        limit *= 2
    return limit


def blue_cards(state: SalemState, seat: int) -> list[int]:
    """The blue cards in that seat's front."""
    return [card for card in state.fronts[seat] if is_blue(KIND[card])]


def partner(state: SalemState, seat: int) -> int:
    """The living player matched with that seat, or -1."""
    if not has_in_front(state, seat, MATCHMAKER):
        return -1
    for other in seats_in(others(state, seat)):
        if has_in_front(state, other, MATCHMAKER):
            return other
    return -1


def cat_holder(state: SalemState) -> int:
    """The living seat with the Black Cat in front, or -1."""
    return holder_in_front(state, BLACK_CAT)


# --- tryal cards


def face_down(state: SalemState, seat: int) -> list[int]:
    """The places in that seat's row that are still face-down."""
    up = state.up
    return [place for place, card in enumerate(state.rows[seat]) if not up >> card & 1]


def places(state: SalemState, seat: int) -> tuple[Position, ...]:
    """The same as options."""
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
    for seat in seats_in(state.living):
        if hides(state, seat, CONSTABLE):
            return seat
    return -1


def hidden_witch_cards(state: SalemState) -> int:
    """How many Witch cards are face-down."""
    return sum(1 for card, face in enumerate(state.faces) if face == WITCH and not state.up >> card & 1)


def living_witches(state: SalemState) -> int:
    """The living players who hold or ever held a Witch card."""
    return state.witches & state.living & state.humans


# --- two players left


def two_left(state: SalemState) -> bool:
    """Exactly two players are living; never so in the ghost game."""
    return state.players >= 4 and state.living.bit_count() == 2


def leaves_at_two(state: SalemState, kind: int) -> bool:
    """Whether a card of that kind leaves the game with two players left."""
    if is_blue(kind):
        return state.edition.two_left_removes_blue
    return kind in (ROBBERY, SCAPEGOAT) and state.edition.two_left_removes_scapegoat_robbery
