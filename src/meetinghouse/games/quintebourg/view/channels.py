"""Where one may talk: by day the square, at the feast each place, at night signs."""

from __future__ import annotations

from ....engine.decisions import Channel
from ....engine.values import seats_in
from ..components.names import UNHARMED, WOUNDED
from ..phases.night.night import CALLS, open_calls
from ..queries.town import fit, published
from ..state import Quintebourg

SQUARE = "square"


def public_channels(game: Quintebourg) -> tuple[Channel, ...]:
    """The square. Who can really write there is not shown: it would tell others' health before the town knows it."""
    state = game.state
    if not game.over and not _in_the_square(game):
        return ()
    writers = state.everybody if game.over else published(state, UNHARMED, WOUNDED)
    return (Channel(SQUARE, seats_in(writers), seats_in(state.everybody)),)


def own_channels(game: Quintebourg, seat: int) -> tuple[Channel, ...]:
    """The channels that only the seat sees, and whether it can write in the square."""
    state = game.state
    if game.over or game.agenda[-1].phase == "invocation":
        return ()
    if game.agenda[-1].phase == "night":
        return _own_signs(game, seat)
    if any(state.stands):
        return tuple([each for each in all_channels(game) if seat in each.readers])
    thought_able = published(state, UNHARMED, WOUNDED)
    if (fit(state) ^ thought_able) >> seat & 1:
        return (Channel(SQUARE, seats_in(thought_able ^ 1 << seat), seats_in(state.everybody)),)
    return ()


def _own_signs(game: Quintebourg, seat: int) -> tuple[Channel, ...]:
    """Signs among those who choose together; who can really make them is not shown."""
    calls = open_calls(game)
    found = []
    for name in calls.names if calls is not None else ():
        circle = CALLS[name].circle(game.state)
        if circle >> seat & 1 and circle.bit_count() > 1 and CALLS[name].signing(game) >> seat & 1:
            found.append(Channel(f"signs-{name}", seats_in(circle), seats_in(circle), "gestures"))
    return tuple(found)


def _in_the_square(game: Quintebourg) -> bool:
    return game.agenda[-1].phase not in ("invocation", "night") and not any(game.state.stands)


def all_channels(game: Quintebourg) -> list[Channel]:
    """By day the square, at the feast each place, at night signs among those who choose together."""
    state = game.state
    if game.over:
        everybody = tuple(range(state.players))
        return [Channel(SQUARE, everybody, everybody)]
    phase = game.agenda[-1].phase
    if phase == "invocation":
        return []
    if phase == "night":
        return _signs(game)
    speakers = seats_in(fit(state))
    if any(state.stands):
        places = sorted({place for place in state.stands if place})
        rooms = []
        for place in places:
            here = tuple([each for each in range(state.players) if state.stands[each] == place])
            rooms.append(Channel(f"feast-{place}", here, here))
        return rooms
    return [Channel(SQUARE, speakers, tuple(range(state.players)))]


def _signs(game: Quintebourg) -> list[Channel]:
    calls = open_calls(game)
    found = []
    for name in calls.names if calls is not None else ():
        seats = seats_in(CALLS[name].signing(game))
        if seats and CALLS[name].circle(game.state).bit_count() > 1:
            found.append(Channel(f"signs-{name}", seats, seats, "gestures"))
    return found
