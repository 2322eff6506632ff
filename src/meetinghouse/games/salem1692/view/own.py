"""What one seat knows beyond the public part; and everything, for those who may see it."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from ....engine.values import seats_in
from ....engine.view_cache import ViewCache
from ..chronicle import moves, witches_at
from ..components import CONSTABLE, FACES
from ..phases.stage import signs_seen
from ..queries import constable, hides, knowing_hands
from ..state import EXCHANGED, LOOKED, Salem, SalemState
from ..verbs import EVERYBODY_SAW, names
from ..victory import side_of
from .plays import plays
from .public import BACK, TRYALS, exchanges
from .types import Looked, Passed, SalemKnown, SalemOwn, Suspicion, Tryal, Turned

NOTHING_MORE = SalemKnown()


def own(game: Salem, seat: int) -> SalemOwn | None:
    """What a seat knows; the same object as before if nothing has changed. A ghost knows nothing of its own."""
    state, cache = game.state, game.cache
    if not state.humans >> seat & 1:
        return None
    if state.moderators >> seat & 1:
        everything = _everything(game, seat)
        found: SalemOwn | None = cache.find(("own", seat), everything)
        return cache.store(("own", seat), everything, everything) if found is None else found
    hand = state.hands[seat]
    fellows = state.met[seat] & ~(1 << seat)
    signs = _signs(game, seat) if state.signs else ()
    target = state.target if state.target_known >> seat & 1 else -1
    known_tryals = _known_tryals(state, cache, seat)
    hands = _hands(state, seat) if knowing_hands(state) >> seat & 1 else ()
    undisclosed = tuple([who for who in seats_in(fellows) if state.disclosed[who] < 0]) if fellows else ()
    deck = names(state.deck[::-1]) if state.order_known >> seat & 1 else ()
    team = side_of(state, seat)
    past = _past(state, cache, seat)
    looked = _looked(state, seat) if state.ghost_game else ()
    cards = plays(game, seat) if state.turn == seat else ()
    key = (hand, fellows, signs, target, known_tryals, hands, undisclosed, deck, team, past, looked, cards)
    made: SalemOwn | None = cache.find(("own", seat), key)
    if made is None:
        passed, suspected = past
        made = SalemOwn(
            hand=names(hand),
            team=team,
            constable=known_tryals[0],
            known_witches=seats_in(fellows),
            signs=signs,
            target=target if target >= 0 else None,
            passed=passed,
            looked=looked,
            suspected=suspected,
            deck_order=deck,
            people=_known(seat, names(hand), known_tryals[1], hands, undisclosed),
            plays=cards,
        )
        cache.store(("own", seat), key, made)
    return made


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
        suspected=_suspected(state, seat),
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

Rows = dict[int, SalemKnown]  # by seat: rows with a card that the viewer knows and not everybody
Hands = tuple[tuple[int, tuple[str, ...]], ...]  # seats, and cards of their hands, likewise


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


def _known_tryals(state: SalemState, cache: ViewCache, seat: int) -> tuple[bool, Rows]:
    """Whether that seat is the constable, and the rows of which it knows more than everybody."""
    key = (state.faces, state.up, state.living, tuple(state.rows), tuple(state.row_seen))
    made: tuple[bool, Rows] | None = cache.find(("known-tryals", seat), key)
    if made is None:
        bit, up = 1 << seat, state.up
        cards = {card for card, who in enumerate(state.row_seen) if who & bit and not up >> card & 1}
        rows = [(other, row) for other, row in enumerate(state.rows) if not cards.isdisjoint(row)]
        known = {other: SalemKnown(row=_row(state, row, cards)) for other, row in rows}
        is_constable = bool(state.living >> seat & 1) and hides(state, seat, CONSTABLE)
        made = cache.store(("known-tryals", seat), key, (is_constable, known))
    return made


def _row(state: SalemState, row: tuple[int, ...], known: set[int]) -> tuple[Tryal, ...]:
    """A row as somebody sees it who knows these cards, though they are face down."""
    up, faces = state.up, state.faces
    return tuple(
        [
            TRYALS[faces[card]][1] if up >> card & 1 else TRYALS[faces[card]][0] if card in known else BACK
            for card in row
        ]
    )


def _hands(state: SalemState, viewer: int) -> Hands:
    """The cards the viewer knows in hands of others, for hands of which it knows more than everybody does."""
    seen, bit = state.seen, 1 << viewer
    found = []
    for seat, hand in enumerate(state.hands):
        known = [card for card in hand if seen[card] & bit]
        if seat != viewer and any(seen[card] != EVERYBODY_SAW for card in known):
            found.append((seat, tuple(sorted(names(known)))))
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


def _signs(game: Salem, seat: int) -> tuple[tuple[int, int], ...]:
    sees = signs_seen(game, seat)
    return tuple(sorted([(who, at) for who, at in game.state.signs.items() if sees >> who & 1]))


def _past(state: SalemState, cache: ViewCache, seat: int) -> tuple[tuple[Passed, ...], tuple[int, ...]]:
    """What came and went in Conspiracies, and whom that seat has named."""
    key = (state.faces, exchanges(state, cache), state.suspicions)
    made: tuple[tuple[Passed, ...], tuple[int, ...]] | None = cache.find(("past", seat), key)
    if made is None:
        made = cache.store(("past", seat), key, (_passed(state, seat), _suspected(state, seat)))
    return made


def _suspected(state: SalemState, seat: int) -> tuple[int, ...]:
    return tuple([named for _, _, who, named in state.suspicions if who == seat])


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
