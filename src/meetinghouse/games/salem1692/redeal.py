"""Another world that a seat cannot tell from this one.

Tryal cards: faces are exchanged, and (where backs cannot be followed) the paths cards took in past Conspiracies are
crossed, as long as the seat would have observed just the same; shuffled rows are shuffled again. Playing cards: two
hidden cards may be exchanged if since a shuffle that both went through neither has been open or seen by the seat.
"""

from __future__ import annotations

import random

from ...engine.values import Seat, seats_in
from .chronicle import observations, seats_that_met, witches_at
from .components import KIND, NIGHT, is_black
from .dawn import Stage
from .queries import face_down, leaves_at_two, living_witches, two_left
from .state import EXCHANGED, LOOKED, REVEALED, Salem, SalemState
from .turn import PlayCard

TRIES = 24


def redeal(game: Salem, seat: int | None, dice: random.Random) -> None:
    """Exchange everything the seat may not know."""
    state = game.state
    if seat is not None and state.moderators >> seat & 1:
        return
    if seat is not None and not state.humans >> seat & 1:
        seat = None  # a ghost knows what everybody knows
    _redeal_tryals(state, seat, dice)
    _redeal_cards(game, seat, dice)
    _redeal_signs(game, seat, dice)


# --- tryal cards


def _redeal_tryals(state: SalemState, seat: int | None, dice: random.Random) -> None:
    """Try changes one after the other; keep those after which the seat has observed the same."""
    before = observations(state, seat)
    fixed = _known_now(state, seat)
    cards = len(state.faces)
    tracked = state.edition.rows_are_tracked
    for _ in range(TRIES):
        if tracked or dice.random() < 0.6:
            one = dice.randrange(cards)
            other = dice.randrange(cards)
            if state.faces[one] == state.faces[other]:
                continue
            _swap_faces(state, one, other)
            if not _holds(state, seat, before, fixed):
                _swap_faces(state, one, other)
        else:
            kept = (
                [entry.copy() for entry in state.chronicle],
                [row.copy() for row in state.rows],
                state.up,
                state.row_seen.copy(),
            )
            if _cross(state, dice) and _holds(state, seat, before, fixed):
                continue
            state.chronicle, state.rows, state.up, state.row_seen = kept
    state.witches = witches_at(state)[-1]
    state.met = seats_that_met(state)
    _redeal_places(state, seat, dice)


def _redeal_places(state: SalemState, seat: int | None, dice: random.Random) -> None:
    """Where a row was shuffled, or reordered in secret, only its owner knows which card lies where."""
    everybody = (1 << len(state.rows)) - 1
    mixed = everybody if state.edition.reorder_hidden else 0
    for entry in state.chronicle:
        if entry[0] == EXCHANGED:
            mixed |= everybody if state.edition.shuffles_rows else everybody & ~state.humans
        elif entry[0] == LOOKED:
            mixed |= 1 << entry[2]
    for owner in seats_in(mixed):
        row = state.rows[owner]
        free = [place for place in face_down(state, owner) if not _is_seen(state.row_seen[row[place]], seat)]
        cards = [row[place] for place in free]
        dice.shuffle(cards)
        for place, card in zip(free, cards, strict=True):
            row[place] = card


def _known_now(state: SalemState, seat: int | None) -> list[tuple[int, int, int]]:
    """What the seat knows where it lies: seat, place, face."""
    found = []
    for owner, row in enumerate(state.rows):
        for place, card in enumerate(row):
            seen = state.row_seen[card]
            if seen == -1 if seat is None else seen >> seat & 1:
                found.append((owner, place, state.faces[card]))
    return found


def _holds(state: SalemState, seat: int | None, before: list[object], fixed: list[tuple[int, int, int]]) -> bool:
    for owner, place, face in fixed:
        if state.faces[state.rows[owner][place]] != face:
            return False
    return observations(state, seat) == before


def _swap_faces(state: SalemState, one: int, other: int) -> None:
    state.faces[one], state.faces[other] = state.faces[other], state.faces[one]


def _cross(state: SalemState, dice: random.Random) -> bool:
    """In some past Conspiracy, somebody gave another card than they did; the two cards change futures from there."""
    moments = [at for at, entry in enumerate(state.chronicle) if entry[0] == EXCHANGED]
    if not moments:
        return False
    moment = dice.choice(moments)
    entry = state.chronicle[moment]
    giver = entry[dice.randrange(1, len(entry), 3)]
    gave = next(entry[at + 1] for at in range(1, len(entry), 3) if entry[at] == giver)
    kept = [card for card in _held_before(state, giver, moment) if card != gave]
    if not kept:
        return False
    other = dice.choice(kept)
    names = {gave: other, other: gave}
    for at, later in enumerate(state.chronicle[moment:], moment):
        start = {EXCHANGED: 1, REVEALED: 2, LOOKED: 3}.get(later[0])
        if start is not None:
            changed = later[:start]
            for index in range(start, len(later)):
                seat_column = later[0] == EXCHANGED and (index - 1) % 3 == 0
                changed.append(later[index] if seat_column else names.get(later[index], later[index]))
            state.chronicle[at] = changed
    state.rows = [[names.get(card, card) for card in row] for row in state.rows]
    up = state.up & ~(1 << gave) & ~(1 << other)
    state.up = up | (state.up >> gave & 1) << other | (state.up >> other & 1) << gave
    state.row_seen[gave], state.row_seen[other] = state.row_seen[other], state.row_seen[gave]
    return True


def _held_before(state: SalemState, seat: int, moment: int) -> list[int]:
    """The face-down cards of a row just before an entry of the chronicle."""
    owner = list(state.first_owner)
    up = set()
    for entry in state.chronicle[:moment]:
        if entry[0] == EXCHANGED:
            for at in range(1, len(entry), 3):
                owner[entry[at + 2]] = entry[at]
        elif entry[0] == REVEALED:
            up.add(entry[2])
    return [card for card, who in enumerate(owner) if who == seat and card not in up]


# --- playing cards


def _redeal_cards(game: Salem, seat: int | None, dice: random.Random) -> None:
    """Exchange hidden cards of hands and deck, then the deck's order."""
    state = game.state
    if seat is None or not state.set_known >> seat & 1:
        _exchange_cards(game, seat, dice)
    if seat is not None and state.order_known >> seat & 1:
        return
    deck = state.deck
    night = next((card for card in deck if KIND[card] == NIGHT), -1)
    cards = [card for card in deck if card != night]
    dice.shuffle(cards)
    if night >= 0:
        cards.insert(dice.randint(0, min(state.night_depth, len(cards))), night)
    state.deck = cards


def _exchange_cards(game: Salem, seat: int | None, dice: random.Random) -> None:
    state = game.state
    frozen = _being_played(game)
    hidden = []
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            hidden += [card for card in hand if card not in frozen]
    leaving = two_left(state)  # then such cards may lie in the deck, but in no hand
    hidden += [
        card for card in state.deck if not is_black(KIND[card]) and not (leaving and leaves_at_two(state, KIND[card]))
    ]
    hidden = [card for card in hidden if not _is_seen(state.seen[card], seat)]
    names = list(range(len(KIND)))  # which card lies now where this one lay
    for _ in range(2 * len(hidden)):
        one, other = dice.choice(hidden), dice.choice(hidden)
        mine, its = names[one], names[other]
        common = state.mixes[mine] & state.mixes[its]
        if mine == its or not common:
            continue
        names[one], names[other] = its, mine
        since = 1 << common.bit_length()  # shuffles after the last common one belong to the place
        low = since - 1
        left, right = state.mixes[mine], state.mixes[its]
        state.mixes[mine] = left & low | right & ~low
        state.mixes[its] = right & low | left & ~low
        state.seen[mine], state.seen[its] = state.seen[its], state.seen[mine]
    state.hands = [[names[card] for card in hand] for hand in state.hands]
    state.deck = [names[card] for card in state.deck]
    state.drawn = [names[card] for card in state.drawn]


def _is_seen(mask: int, seat: int | None) -> bool:
    return mask == -1 if seat is None else bool(mask >> seat & 1)


def _being_played(game: Salem) -> list[int]:
    """Cards somebody is about to play must stay in that hand."""
    found = []
    for step in game.agenda:
        if isinstance(step, PlayCard):
            found += [card for card in game.state.hands[step.by] if KIND[card] == step.kind][:1]
    return found


# --- choices that are not told yet


def _redeal_signs(game: Salem, seat: int | None, dice: random.Random) -> None:
    """Others' signs and the target that is not announced; witches know theirs."""
    state = game.state
    fellows = 0
    if seat is not None:
        fellows = living_witches(state) if living_witches(state) >> seat & 1 else 1 << seat
    stage = game.agenda[-1]
    for who in state.signs:
        if not fellows >> who & 1 and isinstance(stage, Stage):
            state.signs[who] = dice.choice([at.seat for at in stage.options(game, who) if isinstance(at, Seat)])
    knows = seat is not None and living_witches(state) >> seat & 1
    if state.target >= 0 and not knows:
        state.target = dice.choice(seats_in(state.living))
