"""What one seat may know, assembled from nothing."""

from __future__ import annotations

import msgspec

from ...engine.decisions import Channel
from ...engine.rules import View
from .box import EVENTS, TYPES
from .components import ROUNDS
from .offers import MOST_GIFTS
from .phases.event import EventPhase
from .queries import final_despair, judged, matching_points, passed, set_points, threshold, winning_side
from .state import NewSalem, NewSalemState


class Building(msgspec.Struct, frozen=True):
    """A building in play, and the despair on it."""

    kind: str
    type: str
    despair: int


class Character(msgspec.Struct, frozen=True):
    """A character card that the viewer has seen."""

    kind: str
    side: str
    types: tuple[str, ...]


class Person(msgspec.Struct, frozen=True):
    """What the viewer may know of one seat."""

    seat: int
    hope: int
    hand: int
    picks: int
    buildings: tuple[Building, ...]
    set_points: int
    on_trial: bool
    spent_trials: int
    pardons: int
    gifts_left: int
    ready: bool
    redrew: bool  # in this round, once all have revealed
    character: Character | None


class EventOnTable(msgspec.Struct, frozen=True):
    """An event in the middle: what it costs, and how many cards are left where each has one use."""

    kind: str
    cost: int
    left: int | None
    removals: int


class PassedHand(msgspec.Struct, frozen=True):
    """A hand that the viewer has passed on this round."""

    receiver: int
    buildings: tuple[str, ...]


class Own(msgspec.Struct, frozen=True):
    """What only the viewer knows."""

    hand: tuple[str, ...]
    picks: tuple[str, ...]
    passed: tuple[PassedHand, ...]
    discards: tuple[str, ...]
    matching_points: int


class Town(msgspec.Struct, frozen=True):
    """What lies in the middle, for everybody to see."""

    round: int
    rounds: int
    deal: int
    play: int
    direction: str
    deck: int
    despair: int
    threshold: int
    witches: int  # characters of each side that were shuffled; how many are in play, nobody knows
    puritans: int
    events: tuple[EventOnTable, ...]


class Judged(msgspec.Struct, frozen=True):
    """A player at the end."""

    seat: int
    change: int
    matching_points: int
    set_points: int
    total: int
    hope: int


class Verdict(msgspec.Struct, frozen=True):
    """The end: cubes in town, trials, the side that may win, and everybody's points."""

    cubes: int
    despair: int
    threshold: int
    side: str
    players: tuple[Judged, ...]


class NewSalemView(View, frozen=True, kw_only=True, tag="newsalem"):
    """The town as one seat sees it."""

    town: Town
    people: tuple[Person, ...]
    own: Own | None
    opened: tuple[Own, ...]  # everybody's, where everything is shown
    verdict: Verdict | None


def view_of(game: NewSalem, seat: int | None, opened: bool = False) -> NewSalemView:
    """What the seat (None: the public) may know; or everything but unused characters, which nobody ever sees."""
    state = game.state
    return NewSalemView(
        game="newsalem",
        phase=phase_of(game),
        viewer=seat,
        waiting=game.waiting,
        channels=tuple(channels(game)),
        town=_town(state),
        people=tuple([_person(game, each, seat, opened) for each in range(state.players)]),
        own=None if seat is None else _own(state, seat),
        opened=tuple([_own(state, each) for each in range(state.players)]) if opened else (),
        verdict=_verdict(state) if game.over else None,
    )


def phase_of(game: NewSalem) -> str:
    """The phase at hand; what a Cleansing asks belongs to the events."""
    if game.over:
        return "over"
    return game.agenda[-1].phase


def channels(game: NewSalem) -> list[Channel]:
    """All talk to all, at any time."""
    everybody = tuple(range(game.state.players))
    return [Channel("table", everybody, everybody)]


def _town(state: NewSalemState) -> Town:
    components = state.components
    counter = state.round - 1
    return Town(
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
        events=tuple(
            [
                EventOnTable(
                    kind,
                    components.costs[index],
                    None if state.middle[index] and not components.limited[index] else state.middle[index],
                    components.cleansed if kind == "cleansing" else 0,
                )
                for index, kind in enumerate(EVENTS)
            ]
        ),
    )


def _person(game: NewSalem, seat: int, viewer: int | None, opened: bool) -> Person:
    state = game.state
    components = state.components
    buildings = []
    for card, cubes in zip(state.tableaus[seat], state.cubes[seat], strict=True):
        building = components.building[card]
        buildings.append(Building(components.kinds[building], TYPES[components.type_of[building]], cubes))
    known = opened or game.over or seat == viewer
    if viewer is not None and state.investigated[viewer] >> seat & 1:
        known = True
    step = game.agenda[-1] if game.agenda else None
    return Person(
        seat=seat,
        hope=state.hope[seat],
        hand=len(state.hands[seat]),
        picks=len(state.picks[seat]),
        buildings=tuple(buildings),
        set_points=set_points(state, seat),
        on_trial=bool(state.on_trial >> seat & 1),
        spent_trials=state.spent[seat],
        pardons=state.pardons[seat],
        gifts_left=MOST_GIFTS - state.gifts[seat],
        ready=isinstance(step, EventPhase) and seat in step.answers,
        redrew=bool(state.redrew >> seat & 1),
        character=Character(*components.character_card(state.characters[seat])) if known else None,
    )


def _own(state: NewSalemState, seat: int) -> Own:
    names = state.components.names_of
    return Own(
        hand=names(state.hands[seat]),
        picks=names(state.picks[seat]),
        passed=tuple([PassedHand(receiver, names(cards)) for receiver, cards in passed(state, seat)]),
        discards=names(state.discards[seat]),
        matching_points=matching_points(state, seat),
    )


def _verdict(state: NewSalemState) -> Verdict:
    players = []
    for seat in range(state.players):
        matching, sets = matching_points(state, seat), set_points(state, seat)
        players.append(Judged(seat, judged(state, seat), matching, sets, matching + sets, state.hope[seat]))
    return Verdict(state.town, final_despair(state), threshold(state), winning_side(state), tuple(players))
