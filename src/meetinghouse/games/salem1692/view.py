"""What one seat may know, assembled from nothing."""

from __future__ import annotations

import msgspec

from ...engine.decisions import Channel
from ...engine.rules import View
from ...engine.values import seats_in
from .chronicle import moves, witches_at
from .components import FACES, KIND, KINDS, NIGHT, WITCH
from .dawn import Stage
from .elimination import LastWords
from .queries import character, constable, hidden_witch_cards, threshold, total
from .roles import CHARACTERS
from .state import EXCHANGED, LOOKED, Salem, SalemState
from .steps import phase_of
from .victory import side_of


class Tryal(msgspec.Struct, frozen=True):
    """A card of a row: its face where the viewer knows it, and whether everybody sees it."""

    face: str | None
    up: bool


class Front(msgspec.Struct, frozen=True):
    """A card in front of a player."""

    card: str
    as_witness: bool = False


class Person(msgspec.Struct, frozen=True):
    """What the viewer may know of one seat."""

    seat: int
    ghost: bool
    living: bool
    character: str | None
    ability: str | None  # the effective character: Martha Corey's changes
    uses: tuple[int, int, int]  # left of Tituba's, Samuel Parris's and William Phips's ability
    row: tuple[Tryal, ...]
    front: tuple[Front, ...]
    accusations: int
    threshold: int
    hand: int
    known_hand: tuple[str, ...]  # cards the viewer knows to be in that hand
    witch: bool | None  # publicly disclosed, or known to the viewer
    one_more_witch_card: bool = False


class Passed(msgspec.Struct, frozen=True):
    """What the viewer lost and gained in a Conspiracy, and with whom."""

    lost: str
    taker: int | None
    gained: str
    giver: int | None


class Looked(msgspec.Struct, frozen=True):
    """What the viewer saw in a ghost's row, and how many Conspiracies had passed by then."""

    ghost: int
    face: str
    conspiracies: int


class Table(msgspec.Struct, frozen=True):
    """What lies in the middle, for everybody to see."""

    edition: str
    settings: dict[str, str | int]  # those that texts ask about, by name
    ring: tuple[int, ...]
    deck: int
    night_last: bool  # everybody knows that Night is the last card
    night_aside: bool
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    turn: int | None
    played: int
    trials: int
    hourglass: bool
    gavel: int | None
    witch_cards: int
    witch_cards_revealed: int
    conspiracies: int
    confessed: tuple[int, ...]
    deck_order: tuple[str, ...] = ()  # from the top, where everything is shown


class Own(msgspec.Struct, frozen=True):
    """What only the viewer knows."""

    hand: tuple[str, ...]
    team: str
    constable: bool
    known_witches: tuple[int, ...]
    signs: tuple[tuple[int, int], ...]  # who points at whom, among those who see it
    target: int | None
    passed: tuple[Passed, ...]
    looked: tuple[Looked, ...]
    suspected: tuple[int, ...]
    deck_order: tuple[str, ...]  # from the top, where the viewer knows it


class Suspicion(msgspec.Struct, frozen=True):
    """A sealed suspicion, opened at the end: who named whom, and whether that was a witch then."""

    seat: int
    named: int
    right: bool
    knew: bool  # whoever named was a witch too, and need not guess


class Turned(msgspec.Struct, frozen=True):
    """Who became a witch when: by the cards that were dealt (0), or by the first, second, … Conspiracy."""

    seat: int
    conspiracy: int


class SalemView(View, frozen=True, kw_only=True, tag="salem1692"):
    """The people, the table, and the viewer's own knowledge."""

    people: tuple[Person, ...]
    table: Table
    own: Own | None = None
    suspicions: tuple[Suspicion, ...] = ()  # of everybody, after the end
    turned: tuple[Turned, ...] = ()  # where everything is shown


def view_of(game: Salem, seat: int | None) -> SalemView:
    """What the seat (None: the public) may know."""
    state = game.state
    if seat is not None and state.moderators >> seat & 1:
        return view_all(game, seat)
    viewer = seat
    if seat is not None and not state.humans >> seat & 1:
        seat = None  # a ghost knows what everybody knows
    known = 0 if seat is None else state.met[seat] & ~(1 << seat)
    return SalemView(
        game=game.setup.game,
        phase=phase_of(game),
        viewer=viewer,
        waiting=game.waiting,
        channels=tuple([channel for channel in channels(game) if seat is None or seat in channel.readers]),
        people=tuple([_person(state, other, seat, known) for other in range(len(state.rows))]),
        table=_table(state),
        own=None if seat is None else _own(game, seat, known),
    )


def _table(state: SalemState, everything: bool = False) -> Table:
    night = any(KIND[card] == NIGHT for card in state.aside)
    return Table(
        edition=state.edition.name,
        settings=state.edition.told,
        ring=tuple(state.ring),
        deck=len(state.deck),
        night_last=not night and state.night_depth == 0,
        night_aside=night,
        discard=tuple([KINDS[KIND[card]] for card in state.discard]),
        removed=tuple([KINDS[KIND[card]] for card in state.gone]),
        turn=state.turn if state.turn >= 0 else None,
        played=state.played,
        trials=state.trials,
        hourglass=state.hourglass,
        gavel=state.gavel if state.gavel >= 0 else None,
        witch_cards=state.dealt_witches,
        witch_cards_revealed=state.dealt_witches - hidden_witch_cards(state),
        conspiracies=sum([1 for entry in state.chronicle if entry[0] == EXCHANGED]),
        confessed=seats_in(state.confessed),
        deck_order=tuple([KINDS[KIND[card]] for card in reversed(state.deck)]) if everything else (),
    )


def _person(state: SalemState, seat: int, viewer: int | None, known: int, everything: bool = False) -> Person:
    faces, up, row_seen = state.faces, state.up, state.row_seen
    row = []
    for card in state.rows[seat]:
        shown = up >> card & 1
        sees = everything or shown or (viewer is not None and row_seen[card] >> viewer & 1)
        row.append(_TRYALS[faces[card] if sees else 3][shown])
    hand = state.hands[seat]
    known_hand: tuple[str, ...] = ()
    if everything or viewer == seat:
        known_hand = tuple([KINDS[KIND[card]] for card in hand])
    elif hand:
        seen = state.seen
        bits = [seen[card] for card in hand]
        if any(bits):
            known_hand = tuple(
                sorted(
                    KINDS[KIND[card]]
                    for card, bit in zip(hand, bits, strict=True)
                    if (bit == -1 if viewer is None else bit >> viewer & 1)
                )
            )
    witch: bool | None = None
    if everything:
        witch = bool(state.witches >> seat & 1)
    elif state.disclosed[seat] >= 0:
        witch = state.disclosed[seat] == 1
    elif known >> seat & 1 or _TRYALS[WITCH][1] in row:
        witch = True
    number = state.characters[seat]
    uses = state.uses[seat]
    return Person(
        seat,
        not state.humans >> seat & 1,
        bool(state.living >> seat & 1),
        CHARACTERS[number].name if number >= 0 else None,
        character(state, seat).name if number >= 0 else None,
        (uses[0], uses[1], uses[2]),
        tuple(row),
        tuple([_FRONTS[KIND[card]][card in state.as_witness] for card in state.fronts[seat]]),
        total(state, seat),
        threshold(state, seat) if number >= 0 else 7,
        len(hand),
        known_hand,
        witch,
        bool(state.more >> seat & 1),
    )


_TRYALS = tuple((Tryal(face, False), Tryal(face, True)) for face in (*FACES, None))
_FRONTS = tuple((Front(kind), Front(kind, True)) for kind in KINDS)


def _own(game: Salem, seat: int, known: int, everything: bool = False) -> Own:
    state = game.state
    stage = None if game.outcome is not None else game.agenda[-1]
    sees = stage.sees(game, seat) if isinstance(stage, Stage) else 0
    order = everything or state.order_known >> seat & 1
    told = everything or state.target_known >> seat & 1
    return Own(
        hand=tuple([KINDS[KIND[card]] for card in state.hands[seat]]),
        team=side_of(state, seat),
        constable=constable(state) == seat,
        known_witches=seats_in(known),
        signs=tuple(sorted([(who, at) for who, at in state.signs.items() if sees >> who & 1])),
        target=state.target if state.target >= 0 and told else None,
        passed=_passed(state, seat),
        looked=_looked(state, seat),
        suspected=tuple([named for _, _, who, named in state.suspicions if who == seat]),
        deck_order=tuple([KINDS[KIND[card]] for card in reversed(state.deck)]) if order else (),
    )


def _passed(state: SalemState, seat: int) -> tuple[Passed, ...]:
    found = []
    for entry in state.chronicle:
        if entry[0] != EXCHANGED:
            continue
        mixed = state.edition.center_shuffle
        lost = [
            (FACES[state.faces[card]], None if mixed else taker) for giver, taker, card in moves(entry) if giver == seat
        ]
        gained = [
            (FACES[state.faces[card]], None if mixed else giver) for giver, taker, card in moves(entry) if taker == seat
        ]
        found += [Passed(*out, *into) for out, into in zip(lost, gained, strict=True)]
    return tuple(found)


def _looked(state: SalemState, seat: int) -> tuple[Looked, ...]:
    found = []
    conspiracies = 0
    for entry in state.chronicle:
        if entry[0] == EXCHANGED:
            conspiracies += 1
        elif entry[0] == LOOKED and entry[1] == seat:
            found.append(Looked(entry[2], FACES[state.faces[entry[3]]], conspiracies))
    return tuple(found)


def view_all(game: Salem, seat: int | None = None) -> SalemView:
    """Everything: after the end, or for the dead where the table says so."""
    state = game.state
    return SalemView(
        game=game.setup.game,
        phase=phase_of(game),
        viewer=seat,
        waiting=game.waiting,
        channels=tuple(channels(game)),
        people=tuple([_person(state, other, seat, 0, True) for other in range(len(state.rows))]),
        table=_table(state, True),
        own=None if seat is None else _own(game, seat, state.witches & state.humans, True),
        suspicions=() if game.outcome is None else _opened(state),
        turned=_turned(state),
    )


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
    known, conspiracy = witches[0], 0
    found = [Turned(seat, 0) for seat in seats_in(known)]
    for moment, entry in enumerate(state.chronicle):
        if entry[0] == EXCHANGED:
            conspiracy += 1
            found += [Turned(seat, conspiracy) for seat in seats_in(witches[moment + 1] & ~known)]
            known = witches[moment + 1]
    return tuple(found)


def channels(game: Salem) -> list[Channel]:
    """The town talks by day; the eliminated have three last words and then only each other."""
    state = game.state
    if game.outcome is not None:
        everybody = seats_in(state.humans)
        return [Channel("town", everybody, everybody)]
    everybody = seats_in(state.humans)
    living = seats_in(state.living & state.humans)
    dead = state.humans & ~state.living
    for waiting in game.agenda:
        if isinstance(waiting, LastWords):
            dead &= ~(1 << waiting.seat)  # whoever still speaks to the living does not hear the dead
    found = []
    step = game.agenda[-1]
    if isinstance(step, LastWords):
        found.append(Channel("last-words", (step.seat,), everybody, "three-words"))
    elif phase_of(game) not in ("dawn", "night"):
        found.append(Channel("town", living, everybody))
    if dead:
        found.append(Channel("graveyard", seats_in(dead), seats_in(dead)))
    return found
