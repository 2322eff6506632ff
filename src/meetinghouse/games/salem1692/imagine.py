"""A town that fits what one seat has seen and heard."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ...engine.agenda import steps_of
from ...engine.events import Event
from ...engine.values import seats_in
from . import events
from .components import CONSPIRACY, FACES, KIND, KINDS, NIGHT
from .hands import CAT, Hands, Pile
from .observed import Observed, Shown, follows_all, past_of
from .phases.black import BlackDone, Daybreak
from .phases.conspiracy import MoveTryals, PassToGhost, TakeTryals
from .phases.setup import seat_everybody, tryal_counts
from .phases.turn import PlayCard, kinds_in_hand
from .queries import clockwise, face_down, leaves_at_two, left_of, two_left
from .redeal import lay_tryals
from .roles.witch import NightChoice
from .rows import Back, Laid, Place, rows_after
from .state import EXCHANGED, Salem, SalemState
from .tryals import worlds_of
from .verbs import EVERYBODY_SAW

ATTEMPTS = 8  # attempts to explain all hands by the times when their cards were drawn


def memory(game: Salem, seat: int | None) -> Any:
    """What the seat is about to do, and what it has observed of tryal cards, with its suspicions."""
    state = game.state
    active = seat is not None and seat == state.turn
    knows = seat is not None and state.order_known >> seat & 1
    drawn = min(len(state.drawn), len(state.hands[state.turn]))  # the hand may have gone meanwhile
    now = [
        state.night_depth, state.order_known, state.picked, [*state.due], drawn, state.moderators,
        [*state.playing] if active else [], [*state.order] if knows else [],
        state.looking if active else -1,
    ]  # fmt: skip
    key = (state.faces, state.chronicle, tuple(state.rows), state.suspicions, state.stages)
    past: Any = game.cache.find(("memory", seat), key)
    if past is None:
        chronicle, seen = past_of(state, seat)
        own = [each for each in state.suspicions if each[2] == seat]
        parts = (chronicle, seen, tuple(state.disclosed), state.stages, own)
        past = game.cache.find(("past", seat), parts)  # the same in every world that the seat imagines
        if past is None:
            past = game.cache.store(("past", seat), parts, msgspec.json.decode(msgspec.json.encode(parts)))
        game.cache.store(("memory", seat), key, past)
    return [now, past]


def imagine(game: Salem, view: Any, story: Sequence[Event]) -> None:
    """Fill in what everybody sees, and deal tryal cards, hands and the deck in any way that fits."""
    if view.own is None:
        view = replace(view, viewer=None)  # a ghost has seen what everybody has
    state, seat = game.state, view.viewer
    now, past = _frozen(view.basis.memory)
    seat_everybody(game)
    _lay_open(state, view, story)
    state.night_depth, state.order_known, state.picked, state.due, drawn, state.moderators, playing = now[:7]
    state.order, state.looking = now[7:]
    _lay_tryals(state, view, story, past, seat is not None and state.moderators >> seat & 1 == 1)
    _lay_some_cards(game, view, story)
    if drawn:
        state.drawn = state.hands[state.turn][-drawn:]
    _plan(game, view, story, playing)


def _frozen(value: Any) -> Any:
    return tuple([_frozen(part) for part in value]) if isinstance(value, list) else value


def _lay_open(state: SalemState, view: Any, story: Sequence[Event]) -> None:
    """Fill in what everybody sees of people and table."""
    table = view.public.table
    state.ring = next(event.ring for event in story if isinstance(event, events.GameSet))
    cast = {each.name: number for number, each in enumerate(state.cast)}
    state.living = 0
    for person in view.public.people:
        state.living |= person.living << person.seat
        state.characters[person.seat] = -1 if person.character is None else cast[person.character]
        state.uses[person.seat] = person.uses
        state.more |= person.one_more_witch_card << person.seat
    offered = {event.seat: event.characters for event in story if isinstance(event, events.TownHallOffered)}
    state.offered = [
        [cast[name] for name in offered[seat]] if seat in offered else [state.characters[seat]]
        for seat in range(state.seats)
    ]
    state.turn = -1 if table.turn is None else table.turn
    state.played, state.trials, state.hourglass = table.played, table.trials, table.hourglass
    state.gavel = -1 if table.gavel is None else table.gavel
    state.confessed = sum([1 << each for each in table.confessed])


# --- tryal cards


def _lay_tryals(state: SalemState, view: Any, story: Sequence[Event], past: tuple[Any, ...], sees_all: bool) -> None:
    chronicle, seen, disclosed, state.stages, state.suspicions = past
    counts = tryal_counts(state)
    each = sum(counts) // state.seats
    state.dealt_witches = counts[1]
    state.first_owner = [card // each for card in range(sum(counts))]
    state.disclosed = list(disclosed)
    edition, whole = state.edition, follows_all(state)
    known = Observed(
        view.viewer, (each,) * state.seats, state.players, counts, whole, edition.moves_as_taken,
        edition.center_shuffle, chronicle, seen, disclosed,
    )  # fmt: skip
    state.row_seen = [0] * sum(counts)
    rows = rows_after(state, whole, chronicle, story).rows if edition.rows_are_tracked else []
    laid = _shown(view, rows)
    if whole:
        _lay_rows(state, rows)
    if sees_all:
        known = known._replace(**_everything(known, view, laid))
    history = lay_tryals(state, worlds_of(known).draw(random.Random(0)), laid)
    state.witches, state.met = history.witches[-1], history.met


def _everything(known: Observed, view: Any, laid: Laid) -> dict[str, Any]:
    """What the dead who see everything know: all faces, and who became a witch in which Conspiracy."""
    places = [place for row in laid for place in row]
    if known.tracked:
        return {"seen": (*known.seen[:-1], tuple(sorted([(place.heap, place.face) for place in places])))}
    witches, exchanges = [], sum([entry[0] == EXCHANGED for entry in known.chronicle])
    for number in range(exchanges + 1):
        witches.append(sum([1 << turned.seat for turned in view.own.turned if turned.conspiracy <= number]))
    cards = tuple([(place.heap, place.face) for place in places if not place.up])
    return {"shown": Shown(cards, tuple(witches))}


def _lay_rows(state: SalemState, rows: list[list[Back]]) -> None:
    """Lay rows whose cards are known by their numbers."""
    state.rows = [tuple([card.heap for card in row]) for row in rows]
    for card in [card for row in rows for card in row]:
        state.row_seen[card.heap] = card.seen
        state.up |= card.up << card.heap


def _shown(view: Any, rows: list[list[Back]]) -> Laid:
    """What the seat knows of each place of each row."""
    return [
        [
            Place(tryal.up, -1 if tryal.face is None else FACES.index(tryal.face), *_back(rows, person.seat, place))
            for place, tryal in enumerate(person.row)
        ]
        for person in view.people
    ]


def _back(rows: list[list[Back]], seat: int, place: int) -> tuple[int, int]:
    """The heap in which a card lies, and who knows that; if rows are shuffled, both follow from its owner."""
    return (rows[seat][place].heap, rows[seat][place].seen) if rows else (seat, 1 << seat)


# --- playing cards


def _lay_some_cards(game: Salem, view: Any, story: Sequence[Event]) -> None:
    """Explain all hands by when their cards were drawn; if that is too hard, whatever is hidden may be in them."""
    lines = [event.line for event in story if isinstance(event, events.Narrated)]
    if "dawn-sleep" not in lines:
        return  # hands are not dealt yet
    cat_given = any(isinstance(event, events.CatGiven) for event in story)
    for attempt in range(ATTEMPTS):
        try:
            hands = Hands(game.state, story, random.Random(attempt) if attempt else None)
            _lay_cards(game, view, cat_given, hands)
        except (IndexError, ValueError):
            continue
        return
    _lay_cards(game, view, cat_given, None)


def _lay_cards(game: Salem, view: Any, cat_given: bool, hands: Hands | None) -> None:
    state, seat, table = game.state, view.viewer, view.public.table
    if table.night_aside + sum([person.hand for person in view.people]) > len(KIND):
        raise ValueError("there are not so many cards")
    pile = Pile()
    state.discard, state.gone = pile.draw(table.discard), pile.draw(table.removed)
    _lay_fronts(state, view.public.people, pile)
    aside = [KINDS[NIGHT]] * table.night_aside
    if not cat_given:
        aside.append(CAT)
    if any(step.card >= 0 for step in steps_of(game.agenda, BlackDone)):
        aside.append(KINDS[CONSPIRACY])
    state.aside = pile.draw(aside)
    order = () if seat is None else view.own.deck_order
    deck = list(pile.draw(order)[::-1])
    if hands is not None:
        hands.leave_in_deck(order)
    _deal(state, view, hands, pile)
    state.deck = deck or _mixed(state, pile.rest())
    if len(state.deck) != table.deck:
        raise ValueError("the deck has another size")
    _hide(state, epoch=0 if hands is None else hands.epoch)
    _know(state, view)


def _lay_fronts(state: SalemState, people: Sequence[Any], pile: Pile) -> None:
    state.as_witness = ()
    for person in people:
        front = state.fronts[person.seat] = pile.draw([each.card for each in person.front])
        as_witness = zip(front, person.front, strict=True)
        state.as_witness += tuple([card for card, shown in as_witness if shown.as_witness])


def _hide(state: SalemState, epoch: int) -> None:
    """Hide the cards of hands and deck; those of the deck were shuffled when it was last re-formed."""
    state.mix_count = epoch + 1
    hidden = [card for cards in (*state.hands, state.deck) for card in cards]
    state.seen = [0 if card in hidden else EVERYBODY_SAW for card in range(len(KIND))]
    for card in state.deck:
        state.mixes[card] = 1 << epoch
        state.seen[card] = state.order_known


def _deal(state: SalemState, view: Any, hands: Hands | None, pile: Pile) -> None:
    """Deal hands: the seat's own, what is known of others', and otherwise cards that may have been drawn then."""
    people = view.people
    known = [view.own.hand if person.seat == view.viewer else person.known_hand for person in people]
    for person in people:
        state.hands[person.seat] = pile.draw(known[person.seat])
    barred = [kind for kind in range(len(KINDS)) if two_left(state) and leaves_at_two(state, kind)]
    if hands is None:
        places = [(0, person.seat) for person in people for _ in range(person.hand - len(known[person.seat]))]
        names = pile.any(len(places), barred)
    else:
        for person in people:
            hands.see(person.seat, known[person.seat])
            if person.hand != len(known[person.seat]) + len(hands.drawn[person.seat]):
                raise ValueError("a hand has another size")
        places = sorted([(when, seat) for seat, drawn in enumerate(hands.drawn) for when in drawn])
        names = hands.fill([when for when, _ in places], barred)
    for (when, seat), name in zip(places, names, strict=True):
        (card,) = pile.draw([name])
        state.hands[seat] += (card,)
        state.mixes[card] = 1 << when


def _mixed(state: SalemState, cards: list[int]) -> list[int]:
    """A deck of these cards, with Night as deep as it may lie."""
    night = [card for card in cards if KIND[card] == NIGHT]
    return [*night, *[card for card in cards if KIND[card] != NIGHT]]


def _know(state: SalemState, view: Any) -> None:
    """Who knows which cards of others' hands: everybody, or the seat."""
    for person, public in zip(view.people, view.public.people, strict=True):
        if person.seat == view.viewer:
            continue
        everybody = list(public.known_hand)
        for card in state.hands[person.seat][: len(person.known_hand)]:
            if KINDS[KIND[card]] in everybody:
                everybody.remove(KINDS[KIND[card]])
                state.seen[card] = EVERYBODY_SAW
            else:
                state.seen[card] |= 1 << view.viewer
    if view.viewer is not None:
        shown = list(view.public.people[view.viewer].known_hand)
        for card in state.hands[view.viewer]:
            if KINDS[KIND[card]] in shown:
                shown.remove(KINDS[KIND[card]])
                state.seen[card] = EVERYBODY_SAW


# --- what is not told yet


def _plan(game: Salem, view: Any, story: Sequence[Event], playing: tuple[int, ...]) -> None:
    """Signs, the witches' target, tryal cards that were taken, a card that is being played."""
    state, top = game.state, game.agenda[-1]
    state.signs = {} if view.own is None else dict(view.own.signs)
    if steps_of(game.agenda, Daybreak) and not steps_of(game.agenda, NightChoice):
        _aim(state, view, story)
    _takes(game, story)
    if isinstance(top, PlayCard):
        state.playing = playing or next(
            (kind, 0, -1) for kind in kinds_in_hand(state, state.turn) if state.cards[kind].targets(game, state.turn)
        )


def _aim(state: SalemState, view: Any, story: Sequence[Event]) -> None:
    """The witches' target of tonight: as announced, as the seat knows it, or anybody."""
    mine = None if view.own is None else view.own.target
    state.target = seats_in(state.living)[0] if mine is None else mine
    announced: int | None = None
    for event in story:
        if isinstance(event, events.TargetAnnounced):
            announced = event.seat
        elif isinstance(event, events.Narrated) and event.line == "night-witches":
            announced = event.seat  # the next night: nobody is named yet
    if announced is not None:
        state.target = announced
    state.target_known = 0 if mine is None or view.viewer is None else 1 << view.viewer


def _takes(game: Salem, story: Sequence[Event]) -> None:
    """In a Conspiracy: the players who have already taken a card, and from which place if everybody saw it."""
    state = game.state
    if not steps_of(game.agenda, MoveTryals):
        return
    waiting = sum([step.seats for step in steps_of(game.agenda, TakeTryals)])
    waiting |= sum([1 << step.ghost for step in steps_of(game.agenda, PassToGhost)])
    if state.edition.rows_are_tracked:
        taken = [event for event in story if isinstance(event, events.TryalTaken)]
        for event in taken[len(taken) - (state.living & ~waiting).bit_count() :]:
            assert event.place is not None
            state.takes[event.taker] = event.place
        return
    drawer = [event.seat for event in story if isinstance(event, events.BlackCardDrawn)][-1]
    takers = clockwise(state, drawer, state.living & ~waiting)
    if not state.edition.takes_in_turn:
        takers = sorted(takers)  # ghosts come last
    for seat in takers:
        state.takes[seat] = face_down(state, left_of(state, seat))[0]
