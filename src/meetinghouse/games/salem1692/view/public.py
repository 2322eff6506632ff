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
    night = any(KIND[card] == NIGHT for card in state.aside)
    made = Table(
        edition=state.edition.name,
        settings=state.edition.told,
        ring=state.ring,
        deck=len(state.deck),
        night_last=not night and state.night_depth == 0,
        night_aside=night,
        discard=cache.find("discard", state.discard) or cache.store("discard", state.discard, names(state.discard)),
        removed=names(state.gone),
        turn=state.turn if state.turn >= 0 else None,
        played=state.played,
        trials=state.trials,
        hourglass=state.hourglass,
        gavel=state.gavel if state.gavel >= 0 else None,
        witch_cards=state.dealt_witches,
        witch_cards_revealed=state.dealt_witches - hidden_witch_cards(state),
        conspiracies=len(exchanges(state, cache)),
        confessed=seats_in(state.confessed),
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


def _people(state: SalemState, cache: ViewCache) -> tuple[Person, ...]:
    seen = state.seen
    shown: tuple[int, ...] = ()
    if knowing_hands(state):
        shown = tuple([card for hand in state.hands for card in hand if seen[card] == EVERYBODY_SAW])
    common: tuple[object, ...] = (
        state.living, state.humans, state.more, state.as_witness, tuple(state.characters), tuple(state.disclosed),
    )  # fmt: skip
    common = cache.find("common", common) or cache.store("common", common, common)  # the same object, quick to compare
    key = (
        common, shown, state.up, state.faces, tuple(state.rows), tuple(state.fronts), tuple(state.hands),
        tuple(state.uses),
    )  # fmt: skip
    made: tuple[Person, ...] | None = cache.find("people", key)
    if made is None:
        made = tuple([_person(state, cache, common, shown, seat) for seat in range(len(state.rows))])
        cache.store("people", key, made)
    return made


def _person(
    state: SalemState, cache: ViewCache, common: tuple[object, ...], shown: tuple[int, ...], seat: int
) -> Person:
    hand = state.hands[seat]
    key = (common, shown, state.up, state.faces, state.rows[seat], state.fronts[seat], hand, state.uses[seat])
    made: Person | None = cache.find(seat, key)
    if made is None:
        open_cards = [card for card in hand if card in shown] if shown else []
        made = replace(
            _standing(state, cache, common, seat), hand=len(hand), known_hand=tuple(sorted(names(open_cards)))
        )
        cache.store(seat, key, made)
    return made


def _standing(state: SalemState, cache: ViewCache, common: tuple[object, ...], seat: int) -> Person:
    """A person without what is known of the hand."""
    row = _row(state, seat)
    key = (common, row, state.fronts[seat], state.uses[seat])
    made: Person | None = cache.find(("standing", seat), key)
    if made is not None:
        return made
    number = state.characters[seat]
    made = Person(
        seat,
        not state.humans >> seat & 1,
        bool(state.living >> seat & 1),
        state.cast[number].name if number >= 0 else None,
        character(state, seat).name if number >= 0 else None,
        state.uses[seat],
        row,
        tuple([FRONTS[KIND[card]][card in state.as_witness] for card in state.fronts[seat]]),
        total(state, seat),
        threshold(state, seat) if number >= 0 else 7,
        0,
        (),
        _is_witch(state, seat, row),
        bool(state.more >> seat & 1),
    )
    return cache.store(("standing", seat), key, made)


def _row(state: SalemState, seat: int) -> tuple[Tryal, ...]:
    """The cards that are turned up, and the backs of the others."""
    back = TRYALS[len(FACES)][0]
    return tuple([TRYALS[state.faces[card]][1] if state.up >> card & 1 else back for card in state.rows[seat]])


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
