"""Where everybody spends the night: the highest of one's long actions wins (QB-LONG)."""

from __future__ import annotations

from ...engine.values import seats_in
from .names import CORRIDOR, FACTIONS, ROOM, B, C
from .roles.duos import vigil
from .state import QuintebourgState
from .town import bed, members, with_effect

ASLEEP, VIGIL, RESEARCH, GUARD, REST, ARMY, SCULPT, FIGHT, CASUAL, LOVERS, ATTACK, COLLOQUE, SQUAT, HOME = (
    1.0, 2.0, 3.0, 4.0, 5.0, 5.5, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0,
)  # fmt: skip


def positions(state: QuintebourgState) -> tuple[list[int], list[float]]:
    """The place and the level of everybody's long action, by what is planned so far."""
    players = range(state.players)
    place = [-1] * state.players
    level: list[float] = [0.0] * state.players

    def put(seat: int, where: int, what: float) -> None:
        if place[seat] < 0 and where >= 0:
            place[seat], level[seat] = where, what

    for seat in players:
        if state.health[seat] >= C:
            put(seat, ROOM + seat, 0.0)  # a drawer of the morgue answers to the room too (QB-RULING-11)
    for seat in seats_in(state.asleep):
        put(seat, bed(state, seat), ASLEEP)
    watch = vigil(state)
    if watch is not None:
        watcher, patient, room = watch
        put(watcher, room, VIGIL)
        if place[watcher] == room and state.health[patient] == B:
            put(patient, room, VIGIL)
    if state.doctor >= 0:
        put(state.doctor, state.home(state.doctor), RESEARCH)
    for seat, where in state.guards:
        put(seat, where, GUARD)
    for seat in players:
        if state.health[seat] == B:
            put(seat, ROOM + seat, REST)
    if state.holder("chef-armees") >= 0:
        put(state.holder("chef-armees"), state.army, ARMY)
    for seat in seats_in(with_effect(state, "artiste")):
        if state.sculpt >= 0:
            put(seat, state.home(state.sculpt), SCULPT)
    meetings = ((state.hater, state.haters_place, FIGHT), (state.casual, state.casual_place, CASUAL),
                (state.lover, state.lovers_place, LOVERS))  # fmt: skip
    for bonds, where, what in meetings:
        pair = [seat for seat in players if bonds[seat] >= 0]
        if len(pair) == 2 and where >= 0 and all(place[seat] < 0 for seat in pair):
            for seat in pair:
                put(seat, where, what)
    for name, (_, where) in state.targets.items():
        attack = name == "pack" or state.mode == "m"
        for seat in seats_in(members(state, 1 << FACTIONS.index(name))):
            put(seat, where, ATTACK if attack else COLLOQUE)
    for seat in seats_in(with_effect(state, "laura")):
        put(seat, state.squat, SQUAT)
    for seat in players:
        put(seat, CORRIDOR if state.nursed >> seat & 1 else bed(state, seat), HOME)
    return place, level
