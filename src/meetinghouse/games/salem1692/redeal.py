"""Another world that a seat cannot tell from this one.

Tryal cards: one of all worlds that fit is drawn (see tryals), and shuffled rows are shuffled again. Playing cards: two
hidden cards may be exchanged if since a shuffle that both went through neither has been open or seen by the seat.
"""

from __future__ import annotations

import random

from ...engine.values import Seat, seats_in
from .chronicle import History, history
from .components import KIND, NIGHT
from .mixing import exchange_cards, mixed
from .observed import World, Worlds, heaped, observed
from .phases.conspiracy import picker_for_ghost
from .phases.stage import signs_seen
from .phases.turn import kinds_in_hand
from .queries import character, face_down, left_of, living_witches
from .rows import Laid, Place, lay_heaps
from .state import BY_WITCHES, EXCHANGED, LOOKED, Salem, SalemState
from .tryals import worlds_of
from .verbs import lay_row

TRIES = 60


def redeal(game: Salem, seat: int | None, dice: random.Random) -> None:
    """Replace everything that the seat may not know."""
    if seat is not None and game.state.moderators >> seat & 1:
        return
    if seat is not None and not game.state.humans >> seat & 1:
        seat = None  # a ghost knows what everybody knows
    past = _redeal_tryals(game, seat, dice)
    _redeal_cards(game, seat, dice)
    _redeal_parts(game, seat, dice)
    _redeal_signs(game, seat, dice)
    _redeal_suspicions(game.state, seat, past, dice)


# --- tryal cards


def _redeal_tryals(game: Salem, seat: int | None, dice: random.Random) -> History:
    """Draw one of all worlds that fit."""
    state = game.state
    worlds, shown = _seen_by(game, seat)
    past = (None if worlds is None else _draw_tryals(game, dice, worlds, shown)) or history(state)
    state.witches, state.met = past.witches[-1], past.met
    _redeal_places(state, seat, dice)
    return past


def _seen_by(game: Salem, seat: int | None) -> tuple[Worlds | None, Laid]:
    """All worlds that fit, and the rows as the seat knows them; cached for further worlds of the same position."""
    state = game.state
    key = (state.faces, state.chronicle, state.up, tuple(state.rows), tuple(state.row_seen), tuple(state.disclosed))
    kept: tuple[Worlds | None, Laid] | None = game.cache.find(("redeal", seat), key)
    if kept is None:
        heaps = heaped(state)[1] if state.edition.rows_are_tracked else state.first_owner
        shown = [[_shown(state, card, heaps[card], seat) for card in row] for row in state.rows]
        kept = game.cache.store(("redeal", seat), key, (worlds_for(state, seat), shown))
    return kept


def _shown(state: SalemState, card: int, heap: int, seat: int | None) -> Place:
    known = _is_seen(state.row_seen[card], seat)
    return Place(bool(state.up >> card & 1), state.faces[card] if known else -1, heap, state.row_seen[card])


def worlds_for(state: SalemState, seat: int | None) -> Worlds | None:
    """All worlds that fit; None if no deal leads to this position, as in some tests."""
    try:
        return worlds_of(observed(state, seat))
    except ValueError:
        return None


def _draw_tryals(game: Salem, dice: random.Random, worlds: Worlds, shown: Laid) -> History | None:
    """One of the worlds in which the same steps wait; if it is hard to find, the world stays as it is."""
    state = game.state
    kept = (state.faces, state.chronicle, state.rows, state.up, state.row_seen)
    for _ in range(TRIES):
        past = lay_tryals(state, worlds.draw(dice), shown)
        for step in game.agenda:
            if not step.fits(game):
                break
        else:
            return past
    state.faces, state.chronicle, state.rows, state.up, state.row_seen = kept
    return None


def lay_tryals(state: SalemState, world: World, shown: Laid) -> History:
    """Lay out the cards of a world. Returns its past."""
    state.faces, state.chronicle = world.faces, world.chronicle
    past = history(state)
    if state.edition.rows_are_tracked:
        if world.heaps:
            lay_heaps(state, world, past.now.up, shown)
    else:
        owners, state.up, humans = past.now.owner, past.now.up, state.humans
        held: list[list[int]] = [[] for _ in shown]
        for card, owner in enumerate(owners):
            held[owner].append(card)
        state.rows = [_laid(state, cards, places) for cards, places in zip(held, shown, strict=True)]
        row_seen = [1 << owner & humans for owner in owners]
        for card in seats_in(state.up):
            row_seen[card] = -1
        state.row_seen = row_seen
    return past


def _laid(state: SalemState, cards: list[int], places: list[Place]) -> tuple[int, ...]:
    """Somebody's cards, each at a place where it can lie; first those that are known to lie there."""
    known: list[int] = []
    up, faces = state.up, state.faces
    for is_up, face, _, _ in places:
        if face >= 0:
            for card in cards:
                if faces[card] == face and up >> card & 1 == is_up:
                    break
            else:
                raise ValueError("no such card is left")
            cards.remove(card)
            known.append(card)
    if not known or not cards:
        return tuple(known or cards)
    left, right = iter(known), iter(cards)
    return tuple([next(right if face < 0 else left) for _, face, _, _ in places])


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
        lay_row(state, owner, free, cards)


# --- playing cards


def _redeal_cards(game: Salem, seat: int | None, dice: random.Random) -> None:
    """Exchange hidden cards of hands and deck, then the deck's order."""
    state = game.state
    kept = state.copy() if state.playing else state
    exchange_cards(state, seat, dice, [])
    if state.playing and not _possible_plays(game):
        game.state = state = kept
        held = state.hands[state.turn]
        exchange_cards(state, seat, dice, [card for card in held if KIND[card] == state.playing[0]][:1])
    if seat is not None and state.order_known >> seat & 1:
        return
    deck = state.deck
    night = next((card for card in deck if KIND[card] == NIGHT), -1)
    cards = mixed([card for card in deck if card != night], dice)
    if night >= 0:
        cards.insert(dice.randint(0, min(state.night_depth, len(cards))), night)
    state.deck = cards


def _is_seen(mask: int, seat: int | None) -> bool:
    return mask == -1 if seat is None else bool(mask >> seat & 1)


# --- choices that are not told yet


def _possible_plays(game: Salem) -> list[list[int]]:
    """What the active player could be playing, with as many parts chosen as are: a kind, and whether as Witness."""
    state = game.state
    named = state.playing[2] >= 0
    kinds = [kind for kind in kinds_in_hand(state, state.turn) if state.cards[kind].targets(game, state.turn)]
    if named:
        return [[kind, 0] for kind in kinds if _asking(game, kind)]
    return [[kind, 0] for kind in kinds] + character(state, state.turn).other_plays(game, state.turn)


def _asking(game: Salem, kind: int) -> list[int]:
    """The targets for which that card asks one thing more."""
    card, by = game.state.cards[kind], game.state.turn
    return [seat for seat in seats_in(card.targets(game, by)) if card.asks and card.details(game, by, seat).options]


def _redeal_parts(game: Salem, seat: int | None, dice: random.Random) -> None:
    """The parts of somebody's choice that are not news yet: a card being played, a ghost, tryal cards taken."""
    state = game.state
    if state.playing and seat != state.turn:
        kind, as_witness = dice.choice(_possible_plays(game))
        named = state.playing[2] >= 0
        state.playing = (kind, as_witness, dice.choice(_asking(game, kind)) if named else -1)
    if state.looking >= 0 and seat != state.turn:
        state.looking = dice.choice(seats_in(state.living & ~state.humans))
    if not state.edition.rows_are_tracked:
        for taker in state.takes:
            picker = taker if state.humans >> taker & 1 else picker_for_ghost(state, taker)
            if picker != seat:
                state.takes[taker] = dice.choice(face_down(state, left_of(state, taker)))


def _redeal_signs(game: Salem, seat: int | None, dice: random.Random) -> None:
    """Others' signs, and the target that is not announced."""
    state = game.state
    seen = 0 if seat is None else signs_seen(game, seat)
    asked = game.agenda[-1].ask(game) if state.signs else {}
    for who in state.signs:
        if not seen >> who & 1:
            state.signs[who] = dice.choice([at.seat for at in asked[who].options if isinstance(at, Seat)])
    if state.target >= 0:
        if seat is None or not state.target_known >> seat & 1:
            state.target = dice.choice(seats_in(state.living))
            state.target_known = 0
        state.target_known |= living_witches(state)


def _redeal_suspicions(state: SalemState, seat: int | None, past: History, dice: random.Random) -> None:
    """Players who had nothing to decide in a stage of this world have named a suspect there."""
    witches, constables = past.witches, past.constables
    own = [suspicion for suspicion in state.suspicions if suspicion[2] == seat]
    found = []
    for moment, by, present in state.stages:
        acted = witches[moment] if by == BY_WITCHES else 1 << constables[moment] if constables[moment] >= 0 else 0
        for who in seats_in(present & ~acted):
            if who == seat:
                found += [suspicion for suspicion in own if suspicion[:2] == (moment, by)]
            else:
                found.append((moment, by, who, dice.choice(seats_in(present & ~(1 << who)))))
    state.suspicions = tuple(found)
