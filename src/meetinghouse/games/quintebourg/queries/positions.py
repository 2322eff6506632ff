"""Where everybody spends the night: a player's strongest long action decides (QB-LONG)."""

from __future__ import annotations

from enum import IntEnum

from ....engine.values import seats_in
from ..components.names import COMATOSE, CORRIDOR, DEAD, FACTIONS, WOUNDED, room
from ..roles.amoureux import vigil
from ..state import QuintebourgState
from .town import bed, members, of_health, with_effect


class Level(IntEnum):
    """Long actions, the strongest first: ten times their numbers in the rulebook, where 5b stands between 5 and 6."""

    IN_BED = 0  # ill or dead
    ASLEEP = 10
    VIGIL = 20
    RESEARCH = 30
    GUARD = 40
    REST = 50
    ARMY = 55
    SCULPT = 60
    FIGHT = 70
    CASUAL = 80
    LOVERS = 90
    ATTACK = 100
    COLLOQUE = 110
    SQUAT = 120
    HOME = 130


IN_BED, ASLEEP, VIGIL, RESEARCH, GUARD, REST, ARMY, SCULPT, FIGHT, CASUAL, LOVERS, ATTACK, COLLOQUE, SQUAT, HOME = Level


def positions(state: QuintebourgState) -> tuple[list[int], list[int]]:
    """The place and level of everybody's long action, according to the plans so far."""
    night = Night(state)
    night.beds()
    night.lonely()
    night.pairs()
    night.groups()
    night.homes()
    return night.place, night.level


class Night:
    """Who is where. The levels are applied in their order, and a player who has a place keeps it."""

    def __init__(self, state: QuintebourgState) -> None:
        self.state = state
        self.place = [-1] * state.players
        self.level: list[int] = [IN_BED] * state.players

    def put(self, seat: int, place: int, level: int) -> None:
        """Send somebody to a place; -1 is none."""
        if self.place[seat] < 0 and place >= 0:
            self.place[seat], self.level[seat] = place, level

    def beds(self) -> None:
        """Place those who lie in a coma or in the morgue, sleep heavily, or watch at a bedside."""
        state = self.state
        for seat in seats_in(of_health(state, COMATOSE, DEAD)):
            self.put(seat, room(seat), IN_BED)  # a drawer of the morgue counts as the room, too (QB-RULING-11)
        for seat in seats_in(state.asleep):
            self.put(seat, bed(state, seat), ASLEEP)
        watch = vigil(state)
        if watch is not None:
            watcher, patient, bedside = watch
            self.put(watcher, bedside, VIGIL)
            if self.place[watcher] == bedside and state.health[patient] == WOUNDED:
                self.put(patient, bedside, VIGIL)

    def lonely(self) -> None:
        """Place those who act alone."""
        state = self.state
        if state.doctor >= 0:
            self.put(state.doctor, state.home(state.doctor), RESEARCH)
        for seat, where in state.guards:
            self.put(seat, where, GUARD)
        for seat in seats_in(of_health(state, WOUNDED, WOUNDED)):
            self.put(seat, room(seat), REST)
        if state.holder("chef-armees") >= 0:
            self.put(state.holder("chef-armees"), state.army, ARMY)
        if state.sculpt >= 0:
            for seat in seats_in(with_effect(state, "artiste")):
                self.put(seat, state.home(state.sculpt), SCULPT)

    def pairs(self) -> None:
        """Place pairs, if both are free."""
        state = self.state
        meetings = ((state.hater, state.haters_place, FIGHT), (state.casual, state.casual_place, CASUAL),
                    (state.lover, state.lovers_place, LOVERS))  # fmt: skip
        for bonds, where, what in meetings:
            pair = [seat for seat in range(state.players) if bonds[seat] >= 0]
            if len(pair) == 2 and all(self.place[seat] < 0 for seat in pair):
                for seat in pair:
                    self.put(seat, where, what)

    def groups(self) -> None:
        """Place attackers and colloquiums, then Laura."""
        state = self.state
        for name, (_, where) in state.targets.items():
            attack = name == "pack" or state.mode == "m"
            for seat in seats_in(members(state, 1 << FACTIONS.index(name))):
                self.put(seat, where, ATTACK if attack else COLLOQUE)
        for seat in seats_in(with_effect(state, "laura")):
            self.put(seat, state.squat, SQUAT)

    def homes(self) -> None:
        """Everybody else sleeps at home, except nurses on duty."""
        for seat in range(self.state.players):
            on_duty = self.state.nursed >> seat & 1
            self.put(seat, CORRIDOR if on_duty else bed(self.state, seat), HOME)
