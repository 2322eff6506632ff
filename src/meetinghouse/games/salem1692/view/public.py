"""What everybody may know: the people, the table, who may speak."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine.decisions import Channel
from ....engine.values import seats_in
from ....engine.view_cache import ViewCache
from ..components import FACES, KIND, KINDS, NIGHT, WITCH
from ..phases.elimination import last_words_due
from ..queries import character, hidden_witch_cards, knowing_hands, living_humans, threshold, total
from ..state import EXCHANGED, Salem, SalemState
from ..steps import phase_of
from ..verbs import EVERYBODY_SAW, names
from .types import Front, Person, SalemPublic, Table, Tryal

TRYALS = tuple((Tryal(face, False), Tryal(face, True)) for face in (*FACES, None))
BACK = TRYALS[len(FACES)][0]
FRONTS = tuple((Front(kind), Front(kind, True)) for kind in KINDS)


def public(game: Salem) -> SalemPublic:
    """What everybody may know; parts of it that are the same as before are not made again."""
    state, cache = game.state, game.cache
    phase, waiting = phase_of(game), game.waiting
    out = seats_in(state.humans & ~state.living)
    speech = _speech(game, phase)
    people = _people(state, cache)
    table = _table(state, cache)
    key = (phase, waiting, out, speech, people, table)
    made: SalemPublic | None = cache.find("public", key)
    if made is None:
        ghosts = len(people) - state.humans.bit_count()
        made = SalemPublic(
            phase=phase, waiting=waiting, channels=speech, out=out, ghosts=ghosts, people=people, table=table
        )
        cache.store("public", key, made)
    return made


# --- the table


def _table(state: SalemState, cache: ViewCache) -> Table:
    key = (
        len(state.deck), state.night_depth, state.aside, state.discard, state.gone, state.turn, state.played,
        state.trials, state.hourglass, state.gavel, state.confessed, state.up, state.faces, state.chronicle,
        state.dealt_witches, state.ring,
    )  # fmt: skip
    made: Table | None = cache.find("table", key)
    if made is not None:
        return made
    night = any(KIND[card] == NIGHT for card in state.aside) if state.aside else False
    turn, gavel = state.turn, state.gavel
    made = Table(
        state.edition.name,
        state.edition.told,
        state.ring,
        len(state.deck),
        not night and state.night_depth == 0,
        night,
        cache.find("discard", state.discard) or cache.store("discard", state.discard, names(state.discard)),
        names(state.gone) if state.gone else (),
        turn if turn >= 0 else None,
        state.played,
        state.trials,
        state.hourglass,
        gavel if gavel >= 0 else None,
        state.dealt_witches,
        state.dealt_witches - hidden_witch_cards(state),
        len(exchanges(state, cache)),
        seats_in(state.confessed),
    )
    return cache.store("table", key, made)


def exchanges(state: SalemState, cache: ViewCache) -> tuple[tuple[int, ...], ...]:
    """The entries of the chronicle that tell of a Conspiracy."""
    made: tuple[tuple[int, ...], ...] | None = cache.find("exchanges", state.chronicle)
    if made is None:
        made = tuple([entry for entry in state.chronicle if entry[0] == EXCHANGED])
        cache.store("exchanges", state.chronicle, made)
    return made


# --- the people

BySeat = tuple[tuple[int, ...], ...]
# the people, last, and what they were made of: what concerns all; then hands, fronts, rows and uses, by seat; tryals
Made = tuple[tuple[object, ...], BySeat, BySeat, BySeat, BySeat, tuple[object, ...], tuple[Person, ...]]


def _people(state: SalemState, cache: ViewCache) -> tuple[Person, ...]:
    """Everybody; a person for whom nothing has changed is not made again."""
    shown = _shown(state)
    common = (
        state.living, state.humans, state.more, state.as_witness, shown,
        tuple(state.characters), tuple(state.disclosed),
    )  # fmt: skip
    hands, fronts, rows, uses = tuple(state.hands), tuple(state.fronts), tuple(state.rows), tuple(state.uses)
    tryals = (state.up, state.faces)
    last: Made | None = cache.find("people", None)
    if last is None:
        people = tuple([_person(state, shown, seat) for seat in range(len(rows))])
    elif last[0] != common:
        made = [_person(state, shown, seat) for seat in range(len(rows))]
        people = tuple([old if old == new else new for old, new in zip(last[6], made, strict=True)])
    elif last[1] == hands and last[2] == fronts and last[3] == rows and last[4] == uses and last[5] == tryals:
        return last[6]
    else:
        _, old_hands, old_fronts, old_rows, old_uses, old_tryals, people = last
        tryals_are_old = tryals == old_tryals  # they are not in another world, in which a row may look the same
        now = list(people)
        for seat, person in enumerate(people):
            row_is_old = tryals_are_old and rows[seat] is old_rows[seat]
            row = person.row if row_is_old else _row(state, seat)
            if row == person.row and fronts[seat] == old_fronts[seat] and uses[seat] == old_uses[seat]:
                if hands[seat] is not old_hands[seat]:
                    count, known = len(hands[seat]), _known_hand(hands[seat], shown)
                    if count != person.hand or known != person.known_hand:
                        now[seat] = replace(person, hand=count, known_hand=known)
            else:
                now[seat] = _person(state, shown, seat, row)
        people = tuple(now)
    cache.store("people", None, (common, hands, fronts, rows, uses, tryals, people))
    return people


def _shown(state: SalemState) -> tuple[int, ...]:
    """The cards in hands that everybody knows."""
    seen = state.seen
    if not knowing_hands(state):
        return ()
    return tuple([card for hand in state.hands for card in hand if seen[card] == EVERYBODY_SAW])


def _known_hand(hand: tuple[int, ...], shown: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(names([card for card in hand if card in shown]))) if shown else ()


def _person(state: SalemState, shown: tuple[int, ...], seat: int, row: tuple[Tryal, ...] | None = None) -> Person:
    """A person; `row` is their row of Tryal cards, if it was made already."""
    hand, front = state.hands[seat], state.fronts[seat]
    number, witnesses = state.characters[seat], state.as_witness
    if row is None:
        row = _row(state, seat)
    return Person(
        seat,
        not state.humans >> seat & 1,
        bool(state.living >> seat & 1),
        state.cast[number].name if number >= 0 else None,
        character(state, seat).name if number >= 0 else None,
        state.uses[seat],
        row,
        tuple([FRONTS[KIND[card]][card in witnesses] for card in front]) if front else (),
        total(state, seat) if front else 0,
        threshold(state, seat) if number >= 0 else 7,
        len(hand),
        _known_hand(hand, shown),
        _is_witch(state, seat, row),
        bool(state.more >> seat & 1),
    )


def _row(state: SalemState, seat: int) -> tuple[Tryal, ...]:
    """A row as everybody sees it."""
    up, faces = state.up, state.faces
    return tuple([TRYALS[faces[card]][1] if up >> card & 1 else BACK for card in state.rows[seat]])


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
    state = game.state
    speaking = last_words_due(game)
    heard = speaking[-1] if speaking and game.agenda[-1].phase == "last-words" else -1
    key = (phase, state.humans, state.living, speaking, heard)
    made: tuple[Channel, ...] | None = game.cache.find("speech", key)
    return game.cache.store("speech", key, _channels(state, phase, speaking, heard)) if made is None else made


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
