"""What everybody may know: the people, the table, who may speak."""

from __future__ import annotations

from itertools import chain, compress
from operator import is_not
from typing import Any, Final

from msgspec.structs import replace

from ....engine.decisions import Channel
from ....engine.values import seats_in
from ....engine.view_cache import ViewCache
from ..components import FACES, KIND, KINDS, NIGHT, WITCH
from ..phases.elimination import last_words_due
from ..queries import character, hidden_witch_cards, living_humans, threshold, total
from ..state import EXCHANGED, Salem, SalemState
from ..steps import phase_of
from ..verbs import EVERYBODY_SAW, names
from .types import Front, Person, SalemPublic, Table, Tryal

TRYALS = tuple((Tryal(face, False), Tryal(face, True)) for face in (*FACES, None))
BACK = TRYALS[len(FACES)][0]
SEAT_NUMBERS: Final = range(64)
FRONTS = tuple((Front(kind), Front(kind, True)) for kind in KINDS)


def public(game: Salem) -> SalemPublic:
    """What everybody may know; parts of it that are the same as before are not made again."""
    state, last = game.state, game.cache.last
    phase, waiting = phase_of(game), game.waiting
    speech = _speech(game, phase)
    people = _people(game)
    table = _table(state, game.cache)
    made: SalemPublic | None = last.get("public")
    if made is not None and made.waiting == waiting:
        waiting = made.waiting
        if made.people is people and made.table is table and made.phase == phase and made.channels is speech:
            return made
    made = SalemPublic(
        phase=phase,
        waiting=waiting,
        channels=speech,
        out=seats_in(state.humans & ~state.living),
        ghosts=len(people) - state.humans.bit_count(),
        people=people,
        table=table,
    )
    last["public"] = made
    return made


# --- the table


def _table(state: SalemState, cache: ViewCache) -> Table:
    discard, gone, up, faces, chronicle = state.discard, state.gone, state.up, state.faces, state.chronicle
    key = (
        len(state.deck), state.turn, state.played, discard, up, chronicle, gone, state.night_depth, state.aside,
        state.trials, state.hourglass, state.gavel, state.confessed, faces, state.dealt_witches, state.ring,
    )  # fmt: skip
    last: tuple[tuple[Any, ...], Table] | None = cache.last.get("table")
    if last is not None and last[0] == key:
        return last[1]
    if last is not None and last[0][4] == up and last[0][5] is chronicle and last[0][13] is faces:
        revealed, conspiracies = last[1].witch_cards_revealed, last[1].conspiracies
    else:
        revealed, conspiracies = state.dealt_witches - hidden_witch_cards(state), len(exchanges(state, cache))
    discarded = last[1].discard if last is not None and last[0][3] is discard else names(discard)
    night = any(KIND[card] == NIGHT for card in state.aside) if state.aside else False
    turn, gavel = state.turn, state.gavel
    made = Table(
        state.edition.name,
        state.edition.told,
        state.ring,
        len(state.deck),
        not night and state.night_depth == 0,
        night,
        discarded,
        names(gone) if gone else (),
        turn if turn >= 0 else None,
        state.played,
        state.trials,
        state.hourglass,
        gavel if gavel >= 0 else None,
        state.dealt_witches,
        revealed,
        conspiracies,
        seats_in(state.confessed),
    )
    cache.last["table"] = (key, made)
    return made


def exchanges(state: SalemState, cache: ViewCache) -> tuple[tuple[int, ...], ...]:
    """The entries of the chronicle that tell of a Conspiracy."""
    last: tuple[object, tuple[tuple[int, ...], ...]] | None = cache.last.get("exchanges")
    if last is not None and last[0] is state.chronicle:
        return last[1]
    made = tuple([entry for entry in state.chronicle if entry[0] == EXCHANGED])
    if last is not None and last[1] == made:
        made = last[1]
    cache.last["exchanges"] = (state.chronicle, made)
    return made


# --- the people

Cards = list[tuple[int, ...]]  # by seat
Shown = tuple[int, ...]  # cards in hands that everybody knows
Known = tuple[tuple[int, int, int], ...]  # cards in hands that others know: holder, card, who knows it
# what concerns everybody or changes seldom; hands, fronts and rows; which tryal cards are up, and their faces; and the
# people that were made of all this
Made = tuple[tuple[object, ...], Cards, Cards, Cards, int, tuple[int, ...], tuple[Person, ...]]


def _people(game: Salem) -> tuple[Person, ...]:
    """Everybody; a person for whom nothing has changed is not made again."""
    state, last = game.state, game.cache.last
    hands, fronts, rows, up, faces = state.hands, state.fronts, state.rows, state.up, state.faces
    made: Made | None = last.get("people")
    shown = known_in_hands(game)[1]
    for_all = (
        state.living, state.humans, state.more, state.as_witness, shown, tuple(state.characters),
        tuple(state.disclosed), tuple(state.uses),
    )  # fmt: skip
    if made is None:
        people = tuple([_person(state, shown, seat) for seat in range(len(state.rows))])
    elif made[0] != for_all:
        anew = [_person(state, shown, seat) for seat in range(len(state.rows))]
        people = tuple([old if old == new else new for old, new in zip(made[6], anew, strict=True)])
    elif made[1] == hands and made[2] == fronts and made[3] == rows and made[4] == up and made[5] == faces:
        return made[6]
    else:
        people = _changed(state, shown, made)
    last["people"] = (for_all, hands.copy(), fronts.copy(), rows.copy(), up, faces, people)
    return people


def _changed(state: SalemState, shown: Shown, made: Made) -> tuple[Person, ...]:
    """The people, of whom nothing has changed but hands, fronts and rows; in another world they may look the same."""
    _, hands, fronts, rows, up, faces, people = made
    found = list(people)
    for seat in compress(SEAT_NUMBERS, map(is_not, state.hands, hands)):
        hand, person = state.hands[seat], found[seat]
        count, known = len(hand), _known_hand(hand, shown)
        if count != person.hand or known != person.known_hand:
            found[seat] = replace(person, hand=count, known_hand=known)
    for seat in compress(SEAT_NUMBERS, map(is_not, state.fronts, fronts)):
        front, worth, limit = _front(state, state.fronts[seat]), total(state, seat), threshold(state, seat)
        found[seat] = replace(found[seat], front=front, accusations=worth, threshold=limit)
    if state.up != up or state.rows != rows or state.faces != faces:
        for seat, person in enumerate(found):
            row = _row(state, seat)
            if row != person.row:
                found[seat] = replace(person, row=row, witch=_is_witch(state, seat, row))
    return tuple(found)


def known_in_hands(game: Salem) -> tuple[Known, Shown]:
    """The cards in hands that somebody else knows; and those that everybody knows."""
    state, last = game.state, game.cache.last
    hands, seen, position = state.hands, state.seen, game.position
    made: tuple[int, Cards, list[int], tuple[Known, Shown]] | None = last.get("known-in-hands")
    if made is not None:
        if position and made[0] == position:
            return made[3]
        if made[1] == hands and made[2] == seen:
            last["known-in-hands"] = (position, made[1], made[2], made[3])
            return made[3]
    found: tuple[Known, Shown] = ((), ())
    if any(map(seen.__getitem__, chain.from_iterable(hands))):
        known = [(seat, card, seen[card]) for seat, hand in enumerate(hands) for card in hand if seen[card]]
        found = (tuple(known), tuple([card for _, card, who in known if who == EVERYBODY_SAW]))
    last["known-in-hands"] = (position, hands.copy(), seen.copy(), found)
    return found


def _known_hand(hand: tuple[int, ...], shown: Shown) -> tuple[str, ...]:
    return tuple(sorted(names([card for card in hand if card in shown]))) if shown else ()


def _front(state: SalemState, front: tuple[int, ...]) -> tuple[Front, ...]:
    witnesses = state.as_witness
    return tuple([FRONTS[KIND[card]][card in witnesses] for card in front]) if front else ()


def _row(state: SalemState, seat: int) -> tuple[Tryal, ...]:
    up, faces = state.up, state.faces
    return tuple([TRYALS[faces[card]][1] if up >> card & 1 else BACK for card in state.rows[seat]])


def _person(state: SalemState, shown: Shown, seat: int) -> Person:
    hand, front = state.hands[seat], state.fronts[seat]
    number, row = state.characters[seat], _row(state, seat)
    return Person(
        seat,
        not state.humans >> seat & 1,
        bool(state.living >> seat & 1),
        state.cast[number].name if number >= 0 else None,
        character(state, seat).name if number >= 0 else None,
        state.uses[seat],
        row,
        _front(state, front),
        total(state, seat) if front else 0,
        threshold(state, seat) if number >= 0 else 7,
        len(hand),
        _known_hand(hand, shown),
        _is_witch(state, seat, row),
        bool(state.more >> seat & 1),
    )


def _is_witch(state: SalemState, seat: int, row: tuple[Tryal, ...]) -> bool | None:
    """Whether it is public that the player is a witch: disclosed, or by a face-up Witch card."""
    if state.disclosed[seat] >= 0:
        return state.disclosed[seat] == 1
    return True if TRYALS[WITCH][1] in row else None


# --- who may speak


def channels(game: Salem) -> list[Channel]:
    """The town talks by day; the eliminated have three last words and then only each other."""
    return list(_speech(game, phase_of(game)))


def _speech(game: Salem, phase: str) -> tuple[Channel, ...]:
    state, cache = game.state, game.cache
    speaking = last_words_due(game) if state.humans & ~state.living else []
    heard = speaking[-1] if speaking and game.agenda[-1].phase == "last-words" else -1
    key = (phase, state.humans, state.living, speaking, heard)
    made: tuple[Channel, ...] | None = cache.find("speech", key)
    return cache.store("speech", key, _channels(state, phase, speaking, heard)) if made is None else made


def _channels(state: SalemState, phase: str, speaking: list[int], heard: int) -> tuple[Channel, ...]:
    everybody = seats_in(state.humans)
    if phase == "over":
        return (Channel("town", everybody, everybody),)
    found = []
    if heard >= 0:
        found.append(Channel("last-words", (heard,), everybody, "three-words"))
    elif phase not in ("dawn", "night"):
        found.append(Channel("town", seats_in(living_humans(state)), everybody))
    dead = tuple([seat for seat in seats_in(state.humans & ~state.living) if seat not in speaking])
    if dead:  # players who still speak to the living do not hear the dead
        found.append(Channel("graveyard", dead, dead))
    return tuple(found)
