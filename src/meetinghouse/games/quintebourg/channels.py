"""Where one may talk: by day the square, at the feast each place, at night signs."""

from __future__ import annotations

from ...engine.decisions import Channel
from ...engine.values import seats_in
from .names import FACTIONS, B, I
from .night import CALLS, Calls
from .roles import cortex, dead, duos
from .state import Quintebourg
from .town import fit, published


def channels(game: Quintebourg, seat: int | None) -> list[Channel]:
    """Where one may write or read now; of secret ones only those who belong to them know.

    Who can really write there is not shown: that would tell how others fare before the town knows.
    """
    found = []
    for each in all_channels(game):
        if each.name == "square" and not game.over:
            able = published(game.state, I, B)
            able = able & ~_alone(seat) | sum(1 << one for one in each.writers if one == seat)
            found.append(Channel(each.name, seats_in(able), each.readers))
        elif each.name == "square" or (seat in each.readers and each.form != "gestures"):
            found.append(each)
        elif seat in each.readers:
            circle = seats_in(_circle(game, each.name.removeprefix("signs-")))
            found.append(Channel(each.name, circle, circle, each.form))
    return found


def _alone(seat: int | None) -> int:
    return 0 if seat is None else 1 << seat


def _circle(game: Quintebourg, name: str) -> int:
    """Who was seen to belong there when the call began."""
    state = game.state
    if CALLS[name].fellows:
        return state.eyes[FACTIONS.index(name)]
    if name == "mc-talk":
        return state.met[FACTIONS.index("mc")]
    return sum(1 << seat for seat in duos.lovers(state)) if name == "lovers" else state.whispering


def all_channels(game: Quintebourg) -> list[Channel]:
    """By day the square, at the feast each place, at night signs among those who choose together."""
    state = game.state
    if game.over:
        everybody = tuple(range(state.players))
        return [Channel("square", everybody, everybody)]
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
    return [Channel("square", speakers, tuple(range(state.players)))]


def _signs(game: Quintebourg) -> list[Channel]:
    state = game.state
    step = game.agenda[-1]
    if not isinstance(step, Calls):
        return []
    found = []
    for name in step.names:
        here = 0
        if CALLS[name].fellows:
            here = CALLS[name].callees(game) & _circle(game, name)
        elif name == "lovers":
            here = duos.waking(state)
        elif name == "mc-talk":
            here = cortex.talkers(state)
        elif name == "whisper-talk":
            here = dead.signing(game)
        if here and _circle(game, name).bit_count() > 1:
            seats = seats_in(here)
            found.append(Channel(f"signs-{name}", seats, seats, "gestures"))
    return found
