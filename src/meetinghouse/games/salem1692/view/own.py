"""What one seat knows beyond the public part; and everything, for those who may see it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from ....engine.values import seats_in
from ....engine.view_cache import ViewCache
from ..chronicle import moves, witches_at
from ..components import CONSTABLE, FACES
from ..phases.stage import signs_seen
from ..queries import constable, hides
from ..state import EXCHANGED, LOOKED, Salem, SalemState
from ..verbs import EVERYBODY_SAW, names
from ..victory import side_of
from .plays import plays
from .public import BACK, TRYALS, exchanges, known_in_hands
from .public import Known as InHands
from .types import Looked, Passed, Play, SalemKnown, SalemOwn, Suspicion, Tryal, Turned

NOTHING_MORE = SalemKnown()

Rows = dict[int, SalemKnown]  # by seat: rows with a card that the viewer knows and not everybody
Hands = tuple[tuple[int, tuple[str, ...]], ...]  # seats, and cards of their hands, likewise
Signs = tuple[tuple[int, int], ...]  # who points at whom
Cards = tuple[int, ...]
Suspicions = tuple[tuple[int, int, int, int], ...]
# all that an own part is made of, in the order in which `own` lists it
Inputs = tuple[
    Cards, tuple[bool, Rows], int, tuple[int, ...], Hands, int, int, tuple[int, ...], Cards, tuple[Cards, ...], Signs,
    tuple[Looked, ...], tuple[str, ...],
]  # fmt: skip


class Tryals(NamedTuple):
    """All that tells what anybody knows of tryal cards; and by row, who knows one of its face-down cards."""

    common: tuple[Cards, int, int]  # faces, which are up, who is living
    rows: list[Cards]
    row_seen: list[int]
    knowing: list[int]


class Made(NamedTuple):
    """What an own part was made of last, and the own part."""

    of: Inputs
    tryals: Tryals
    known: tuple[bool, Rows]
    suspicions: Suspicions
    suspected: tuple[int, ...]
    made: SalemOwn


def own(game: Salem, seat: int) -> SalemOwn | None:
    """What a seat knows; the same object as before if nothing has changed. A ghost knows nothing of its own."""
    state, cache = game.state, game.cache
    if not state.humans >> seat & 1:
        return None
    if state.moderators >> seat & 1:
        everything = _everything(game, seat)
        found: SalemOwn | None = cache.find(("own", seat), everything)
        return cache.store(("own", seat), everything, everything) if found is None else found
    last: Made | None = cache.last.get(seat)
    tryals, in_hands = _tryals(state, cache), known_in_hands(game)[0]
    if last is None:
        known = _known_tryals(state, seat, tryals, None)
        suspected = _suspected(state.suspicions, seat)
    else:
        known = last.known if last.tryals is tryals else _known_tryals(state, seat, tryals, last.known)
        suspected = last.suspected if last.suspicions is state.suspicions else _suspected(state.suspicions, seat)
    of = (
        state.hands[seat],
        known,
        state.met[seat],
        tuple(state.disclosed),
        _hands(in_hands, seat) if in_hands else (),
        state.target if state.target_known >> seat & 1 else -1,
        state.witches >> seat & 1,
        suspected,
        state.faces,
        exchanges(state, cache),
        _signs(game, seat) if state.signs else (),
        _looked(state, seat) if state.ghost_game else (),
        names(state.deck[::-1]) if state.order_known >> seat & 1 else (),
    )
    cards = plays(game, seat) if state.turn == seat else ()
    if last is None:
        made = _own(state, seat, of, cards, None)
    elif last.of != of:
        made = _own(state, seat, of, cards, last)
    elif last.made.plays == cards:
        return last.made
    else:
        made = replace(last.made, plays=cards)
    cache.last[seat] = Made(of, tryals, known, state.suspicions, suspected, made)
    return made


def _own(state: SalemState, seat: int, of: Inputs, cards: tuple[Play, ...], last: Made | None) -> SalemOwn:
    """The own part, made of its inputs; what depends on those that are still the same is taken from the last one."""
    cards_in_hand, (is_constable, rows), met, disclosed, hands, target, _, suspected, _, _, signs, looked, deck = of
    fellows = met & ~(1 << seat)
    if last is not None and last.of[:5] == of[:5]:
        hand, people = last.made.hand, last.made.people
    else:
        hand = names(cards_in_hand)
        witches = tuple([who for who in seats_in(fellows) if disclosed[who] < 0]) if fellows else ()
        people = _known(seat, hand, rows, hands, witches)
    same_past = last is not None and last.of[8:10] == of[8:10]
    return SalemOwn(
        hand=hand,
        team=side_of(state, seat),
        constable=is_constable,
        known_witches=seats_in(fellows),
        signs=signs,
        target=target if target >= 0 else None,
        passed=last.made.passed if last is not None and same_past else _passed(state, seat),
        looked=looked,
        suspected=suspected,
        deck_order=deck,
        people=people,
        plays=cards,
    )


def _everything(game: Salem, seat: int) -> SalemOwn:
    """The own part of a player who may see everything."""
    state = game.state
    return SalemOwn(
        hand=names(state.hands[seat]),
        team=side_of(state, seat),
        constable=constable(state) == seat,
        known_witches=seats_in(state.witches & state.humans),
        signs=_signs(game, seat),
        target=state.target if state.target >= 0 else None,
        passed=_passed(state, seat),
        looked=_looked(state, seat),
        suspected=_suspected(state.suspicions, seat),
        deck_order=names(state.deck[::-1]),
        people=_all_known(state),
        plays=plays(game, seat),
        suspicions=_opened(state) if game.over else (),
        turned=_turned(state),
    )


def all_there_is(game: Salem) -> SalemOwn:
    """Everything, after the end."""
    state = game.state
    return SalemOwn(
        hand=(),
        team="",
        constable=False,
        known_witches=(),
        signs=(),
        target=None,
        passed=(),
        looked=(),
        suspected=(),
        deck_order=names(state.deck[::-1]),
        people=_all_known(state),
        suspicions=_opened(state),
        turned=_turned(state),
    )


# --- the others


def _known(seat: int, hand: tuple[str, ...], rows: Rows, hands: Hands, witches: tuple[int, ...]) -> Rows:
    """What the seat knows about others beyond the public part, by seat."""
    found = rows.copy()
    if hand:
        hands = ((seat, hand), *hands)
    for other, cards in hands:
        found[other] = SalemKnown(row=found[other].row if other in found else UNSET, known_hand=cards)
    for other in witches:
        found[other] = replace(found.get(other, NOTHING_MORE), witch=True)
    return dict(sorted(found.items()))  # in a fixed order, so that it does not show what was learned first


def _tryals(state: SalemState, cache: ViewCache) -> Tryals:
    """The same object as long as nothing has changed."""
    last: Tryals | None = cache.last.get("tryals")
    common, rows, row_seen, up = (state.faces, state.up, state.living), state.rows, state.row_seen, state.up
    if last is not None and last.common == common and last.rows == rows and last.row_seen == row_seen:
        return last
    knowing = []
    for row in rows:
        found = 0
        for card in row:
            if not up >> card & 1:
                found |= row_seen[card]
        knowing.append(found)
    made = cache.last["tryals"] = Tryals(common, rows.copy(), row_seen.copy(), knowing)
    return made


def _known_tryals(state: SalemState, seat: int, tryals: Tryals, last: tuple[bool, Rows] | None) -> tuple[bool, Rows]:
    """Whether that seat is the constable, and the rows of which it knows more than everybody; `last`: as before."""
    bit = 1 << seat
    known = {}
    for other, knowing in enumerate(tryals.knowing):
        if knowing & bit:
            row = _row(state, other, bit)
            before = None if last is None else last[1].get(other)
            known[other] = SalemKnown(row=row) if before is None or before.row != row else before
    made = (bool(state.living & bit) and hides(state, seat, CONSTABLE), known)
    return last if last is not None and last == made else made


def _row(state: SalemState, seat: int, viewer: int) -> tuple[Tryal, ...]:
    """A row as this viewer, a bit, sees it."""
    up, faces, seen = state.up, state.faces, state.row_seen
    return tuple(
        [
            TRYALS[faces[card]][1] if up >> card & 1 else TRYALS[faces[card]][0] if seen[card] & viewer else BACK
            for card in state.rows[seat]
        ]
    )


def _hands(in_hands: InHands, viewer: int) -> Hands:
    """The cards the viewer knows in hands of others, for hands of which it knows more than everybody does."""
    mine = [each for each in in_hands if each[2] >> viewer & 1 and each[0] != viewer]
    found = []
    for seat in sorted({seat for seat, _, who in mine if who != EVERYBODY_SAW}) if mine else ():
        found.append((seat, tuple(sorted(names([card for holder, card, _ in mine if holder == seat])))))
    return tuple(found)


def _all_known(state: SalemState) -> dict[int, SalemKnown]:
    """Everything that is hidden of anybody."""
    return {
        seat: SalemKnown(
            row=tuple([TRYALS[state.faces[card]][state.up >> card & 1] for card in row]),
            known_hand=names(state.hands[seat]),
            witch=bool(state.witches >> seat & 1),
        )
        for seat, row in enumerate(state.rows)
    }


# --- signs, and what has happened


def _signs(game: Salem, seat: int) -> Signs:
    sees = signs_seen(game, seat)
    return tuple(sorted([(who, at) for who, at in game.state.signs.items() if sees >> who & 1]))


def _suspected(suspicions: Suspicions, seat: int) -> tuple[int, ...]:
    """The players whom that seat has named as suspects."""
    return tuple([named for _, _, who, named in suspicions if who == seat])


def _passed(state: SalemState, seat: int) -> tuple[Passed, ...]:
    mixed = state.edition.center_shuffle
    cards = [move for entry in state.chronicle if entry[0] == EXCHANGED for move in moves(entry)]
    lost = [(FACES[state.faces[card]], None if mixed else taker) for giver, taker, card in cards if giver == seat]
    gained = [(FACES[state.faces[card]], None if mixed else giver) for giver, taker, card in cards if taker == seat]
    return tuple([Passed(*out, *into) for out, into in zip(lost, gained, strict=True)])


def _looked(state: SalemState, seat: int) -> tuple[Looked, ...]:
    found = []
    conspiracies = 0
    for entry in state.chronicle:
        conspiracies += entry[0] == EXCHANGED
        if entry[0] == LOOKED and entry[1] == seat:
            found.append(Looked(entry[2], FACES[state.faces[entry[3]]], conspiracies))
    return tuple(found)


def _opened(state: SalemState) -> tuple[Suspicion, ...]:
    witches = witches_at(state)
    return tuple(
        [
            Suspicion(seat, named, bool(witches[moment] >> named & 1), bool(witches[moment] >> seat & 1))
            for moment, _, seat, named in state.suspicions
        ]
    )


def _turned(state: SalemState) -> tuple[Turned, ...]:
    witches = witches_at(state)
    moments = [0, *[moment for moment, entry in enumerate(state.chronicle, 1) if entry[0] == EXCHANGED]]
    return tuple(
        [
            Turned(seat, conspiracy)
            for conspiracy, moment in enumerate(moments)
            for seat in seats_in(witches[moment] & ~(witches[moments[conspiracy - 1]] if conspiracy else 0))
        ]
    )
