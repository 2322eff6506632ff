"""What everybody may know, and what one seat knows beyond that. Parts that have not changed come from the cache."""

from __future__ import annotations

from ....engine.decisions import Channel
from ....engine.values import seats_in
from ..box import EVENTS
from ..components import MOST_GIFTS, ROUNDS
from ..queries import final_despair, judged, matching_points, passed, set_points, threshold, winning_side
from ..state import NewSalem, NewSalemState
from .types import (
    Building,
    Character,
    EventOnTable,
    Judged,
    NewSalemKnown,
    NewSalemOwn,
    NewSalemPublic,
    PassedHand,
    Person,
    Town,
    Verdict,
)


def public_of(game: NewSalem) -> NewSalemPublic:
    """What everybody may know; characters only after the end."""
    phase, waiting, town = phase_of(game), game.waiting, _town(game)
    people = _people(game, phase)
    key = (phase, waiting, town, people)
    found: NewSalemPublic | None = game.cache.find("public", key)
    if found is None:
        made = NewSalemPublic(
            phase=phase,
            waiting=waiting,
            channels=_channels(game),
            town=town,
            people=people,
            verdict=_verdict(game.state) if game.over else None,
        )
        found = game.cache.store("public", key, made)
    return found


def own_of(game: NewSalem, seat: int) -> NewSalemOwn:
    """The seat's own cards, and the characters that it has seen."""
    state = game.state
    discards, tableau, seen = state.discards[seat], state.tableaus[seat], state.investigated[seat] | 1 << seat
    name = ("own", seat)
    key = [*state.hands, *state.picks, discards, tableau, seen, state.characters, state.round, game.over]
    found: NewSalemOwn | None = game.cache.find(name, key)
    if found is None:
        names = state.components.names_of
        people, points = _known(game, seat, seen)
        made = NewSalemOwn(
            people=people,
            hand=names(state.hands[seat]),
            picks=names(state.picks[seat]),
            passed=tuple([PassedHand(receiver, names(cards)) for receiver, cards in passed(state, seat)]),
            discards=names(discards),
            matching_points=points,
        )
        found = game.cache.store(name, key, made)
    return found


def opened_of(game: NewSalem) -> NewSalemOwn:
    """Everything but unused characters, which nobody ever sees."""
    players = range(game.state.players)
    people = {} if game.over else {seat: _seen(game.state, seat) for seat in players}
    return NewSalemOwn(people=people, opened=tuple([own_of(game, seat) for seat in players]))


def phase_of(game: NewSalem) -> str:
    """The current phase; questions of a Cleansing belong to the events."""
    if game.over:
        return "over"
    return game.agenda[-1].phase


def channels(game: NewSalem) -> list[Channel]:
    """All talk to all, at any time."""
    everybody = tuple(range(game.state.players))
    return [Channel("table", everybody, everybody)]


def _channels(game: NewSalem) -> tuple[Channel, ...]:
    players = game.state.players
    found: tuple[Channel, ...] | None = game.cache.find("channels", players)
    return game.cache.store("channels", players, tuple(channels(game))) if found is None else found


def _town(game: NewSalem) -> Town:
    state = game.state
    key = (state.round, len(state.deck), state.town, tuple(state.middle))
    found: Town | None = game.cache.find("town", key)
    if found is None:
        components, counter = state.components, state.round - 1
        made = Town(
            round=state.round,
            rounds=ROUNDS,
            deal=components.deals[counter],
            play=components.plays[counter],
            direction=components.directions[counter],
            deck=len(state.deck),
            despair=state.town,
            threshold=threshold(state),
            witches=components.witches[state.players],
            puritans=components.puritans[state.players],
            events=_events(game),
        )
        found = game.cache.store("town", key, made)
    return found


def _events(game: NewSalem) -> tuple[EventOnTable, ...]:
    components, middle = game.state.components, tuple(game.state.middle)
    found: tuple[EventOnTable, ...] | None = game.cache.find("events", middle)
    if found is None:
        made = [
            EventOnTable(
                kind,
                components.costs[index],
                None if middle[index] and not components.limited[index] else middle[index],
                components.cleansed if kind == "cleansing" else 0,
            )
            for index, kind in enumerate(EVENTS)
        ]
        found = game.cache.store("events", middle, tuple(made))
    return found


def _people(game: NewSalem, phase: str) -> tuple[Person, ...]:
    """All people, as everybody sees them."""
    state = game.state
    ready = tuple(game.agenda[-1].answers) if phase == "events" else ()
    key = [
        *state.hands, *state.picks, *state.tableaus, *state.cubes, *state.hope, *state.spent, *state.pardons,
        *state.gifts, state.on_trial, state.redrew, state.characters, ready, game.over,
    ]  # fmt: skip
    found: tuple[Person, ...] | None = game.cache.find("people", key)
    if found is None:
        made = tuple([_person(game, seat, seat in ready) for seat in range(state.players)])
        found = game.cache.store("people", key, made)
    return found


def _person(game: NewSalem, seat: int, ready: bool) -> Person:
    state = game.state
    hope, hand, picks, on_trial = state.hope[seat], state.hands[seat], state.picks[seat], state.on_trial >> seat & 1
    spent, pardons, gifts, redrew = state.spent[seat], state.pardons[seat], state.gifts[seat], state.redrew >> seat & 1
    buildings = _buildings(game, seat)
    who = state.characters[seat] if game.over else None
    key = (hope, len(hand), len(picks), buildings, on_trial, spent, pardons, gifts, ready, redrew, who)
    found: Person | None = game.cache.find(seat, key)
    if found is None:
        made = Person(
            seat=seat,
            hope=hope,
            hand=len(hand),
            picks=len(picks),
            buildings=buildings,
            set_points=_set_points(game, seat),
            on_trial=bool(on_trial),
            spent_trials=spent,
            pardons=pardons,
            gifts_left=MOST_GIFTS - gifts,
            ready=ready,
            redrew=bool(redrew),
            character=None if who is None else _character(state, seat),
        )
        found = game.cache.store(seat, key, made)
    return found


def _buildings(game: NewSalem, seat: int) -> tuple[Building, ...]:
    state = game.state
    tableau, cubes = state.tableaus[seat], state.cubes[seat]
    name, key = ("buildings", seat), (tableau, cubes)
    found: tuple[Building, ...] | None = game.cache.find(name, key)
    if found is None:
        kinds, types = state.components.kind_of, state.components.type_names
        made = [Building(kinds[card], types[card], despair) for card, despair in zip(tableau, cubes, strict=True)]
        found = game.cache.store(name, key, tuple(made))
    return found


def _set_points(game: NewSalem, seat: int) -> int:
    name, key = ("sets", seat), game.state.tableaus[seat]
    found: int | None = game.cache.find(name, key)
    return game.cache.store(name, key, set_points(game.state, seat)) if found is None else found


def _known(game: NewSalem, seat: int, seen: int) -> tuple[dict[int, NewSalemKnown], int]:
    """The characters that only this seat has seen, and the points that its own character scores."""
    state = game.state
    name, key = ("known", seat), (state.characters, state.tableaus[seat], seen, game.over)
    found: tuple[dict[int, NewSalemKnown], int] | None = game.cache.find(name, key)
    if found is None:
        people = {} if game.over else {each: _seen(state, each) for each in seats_in(seen)}
        found = game.cache.store(name, key, (people, matching_points(state, seat)))
    return found


def _seen(state: NewSalemState, seat: int) -> NewSalemKnown:
    return NewSalemKnown(character=_character(state, seat))


def _character(state: NewSalemState, seat: int) -> Character:
    return Character(*state.components.character_card(state.characters[seat]))


def _verdict(state: NewSalemState) -> Verdict:
    players = []
    for seat in range(state.players):
        matching, sets = matching_points(state, seat), set_points(state, seat)
        players.append(Judged(seat, judged(state, seat), matching, sets, matching + sets, state.hope[seat]))
    return Verdict(state.town, final_despair(state), threshold(state), winning_side(state), tuple(players))
