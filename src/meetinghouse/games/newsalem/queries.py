"""Questions about the table; nothing is changed."""

from __future__ import annotations

from ...engine.rules import NOBODY
from ...engine.values import PLACES, SEATS, Card, Option, Position, Seat
from .box import SIDES
from .components import LEFT, WITCHES
from .state import NewSalemState

TRIAL_WEIGHT = 2  # despair, for each witch and for each puritan on trial

Spot = tuple[Seat, Card, Position]  # a building in play: whose, which, and its place in the tableau


# --- the round


def direction(state: NewSalemState) -> int:
    """Which way hands are passed this round: 1 to the left, -1 to the right."""
    return 1 if state.components.directions[state.round - 1] == LEFT else -1


def first_seat(state: NewSalemState) -> int:
    """The seat that begins if an order is needed."""
    return (state.round - 1) % state.players


def around(state: NewSalemState, first: int) -> list[int]:
    """All seats, going left from that one."""
    return [(first + step) % state.players for step in range(state.players)]


def buildings(state: NewSalemState, seat: int) -> tuple[Option, ...]:
    """The different buildings of a hand, in hand order."""
    options = state.components.options
    found: list[Option] = []
    for card in state.hands[seat]:
        option = options[card]
        if option not in found:
            found.append(option)
    return tuple(found)


def passed(state: NewSalemState, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """The hands that a seat has passed on this round, to whom, and what was in them."""
    passes = len(state.picks[seat]) if any(state.hands) else 0
    if not passes:
        return []
    players, way = state.players, direction(state)
    receiver = (seat + way) % players
    found = []
    for step in range(passes):
        cards = [state.picks[(seat + way * (later - step)) % players][later] for later in range(step + 1, passes)]
        holder = (seat + way * (passes - step)) % players
        cards += state.hands[holder]
        found.append((receiver, tuple(sorted(cards))))
    return found


# --- despair


def spot(state: NewSalemState, seat: int, place: int) -> Spot:
    """A building in play as an option."""
    return SEATS[seat], state.components.options[state.tableaus[seat][place]], PLACES[place]


def spots(state: NewSalemState) -> tuple[Spot, ...]:
    """All buildings with despair on them."""
    options = state.components.options
    found: list[Spot] = []
    for seat, cubes in enumerate(state.cubes):
        owner, tableau = SEATS[seat], state.tableaus[seat]
        for place, count in enumerate(cubes):
            if count:
                found.append((owner, options[tableau[place]], PLACES[place]))
    return tuple(found)


def usual_spot(state: NewSalemState, seat: int) -> Spot:
    """Where despair is removed by default: the player's fullest building, or else that of the lowest seat with any."""
    owner = seat
    if not any(state.cubes[seat]):
        owner = next(each for each in range(state.players) if any(state.cubes[each]))
    return spot(state, owner, state.cubes[owner].index(max(state.cubes[owner])))


# --- the end


def threshold(state: NewSalemState) -> int:
    """The despair that witches need."""
    return state.components.thresholds[state.players]


def side_of(state: NewSalemState, seat: int) -> int:
    """The side of a player's character."""
    return state.components.side_of[state.characters[seat]]


def judged(state: NewSalemState, seat: int) -> int:
    """What a player's trial, or the lack of one, does to the town's despair."""
    tried = bool(state.on_trial >> seat & 1)
    if side_of(state, seat) == WITCHES:
        return -TRIAL_WEIGHT if tried else TRIAL_WEIGHT
    return TRIAL_WEIGHT if tried else 0


def final_despair(state: NewSalemState) -> int:
    """The cubes in town and all trials together; never less than nothing."""
    return max(0, state.town + sum([judged(state, seat) for seat in range(state.players)]))


def winning_side(state: NewSalemState) -> str:
    """The witches, if despair reaches the threshold, or nobody if there is no witch; otherwise the puritans."""
    if final_despair(state) < threshold(state):
        return SIDES[1 - WITCHES]
    if any(side_of(state, seat) == WITCHES for seat in range(state.players)):
        return SIDES[WITCHES]
    return NOBODY


def matching_points(state: NewSalemState, seat: int) -> int:
    """A point for each building of a type on the character card."""
    components = state.components
    types = components.scoring[state.characters[seat]]
    return sum([components.type_of[components.building[card]] in types for card in state.tableaus[seat]])


def set_points(state: NewSalemState, seat: int) -> int:
    """Two points for each set: the three different buildings of a type. No card counts twice."""
    components = state.components
    copies = [0] * len(components.kinds)
    for card in state.tableaus[seat]:
        copies[components.building[card]] += 1
    return 2 * sum([min(copies[one], copies[two], copies[three]) for one, two, three in components.trios])


def winners(state: NewSalemState, side: str) -> tuple[tuple[int, ...], str]:
    """The players of the winning side with most points, then most hope; those still tied share the victory."""
    able = [seat for seat in range(state.players) if SIDES[side_of(state, seat)] == side]
    if not able:
        return (), "all-lose"
    points = {seat: matching_points(state, seat) + set_points(state, seat) for seat in able}
    best = [seat for seat in able if points[seat] == max(points.values())]
    if len(best) == 1:
        return (best[0],), "points"
    hope = max([state.hope[seat] for seat in best])
    richest = tuple([seat for seat in best if state.hope[seat] == hope])
    return richest, "hope" if len(richest) == 1 else "shared"
