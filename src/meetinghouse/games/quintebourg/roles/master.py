"""What the game master does alone: recognition, updates, letters, positions, attacks, news (QB-NIGHT-GEN)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.sheet import Given
from ....engine.values import seats_in
from .. import attack, calendar, camps, positions
from ..call import Call
from ..events import CoupleNews, DoubleAnnounced, DuoNews, GroupMet, LoverKnown, OrderDelivered, Researched
from ..health import set_health, worsen
from ..names import BUNKER, CORRIDOR, FACTIONS, ROOM, B, C, I, Q
from ..state import Quintebourg
from ..town import able, members, of_health, with_effect
from .medecin import doses
from .prosecutor import persons_at

NIGHTS_IN_HOSPITAL = 3


class Alone(Call):
    """Nobody is asked."""

    asks: ClassVar[bool] = False


class Recognise(Alone):
    """On the first night every camp whose members know each other opens its eyes (QB-NIGHT-GEN-01)."""

    name: ClassVar[str] = "recognise"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Each sees its own; the lovers each other and the alibis."""
        state = game.state
        for seat in range(state.players):
            if state.lover[seat] >= 0:
                game.tell(seat, LoverKnown(seat, state.lover[seat], state.alibi[state.lover[seat]]))
        for index, name in enumerate(FACTIONS):
            ours = members(state, 1 << index)
            state.met[index] = ours
            if ours:
                leader = camps.leader(state, 1 << index)
                game.tell_some(ours, GroupMet(name, seats_in(ours), leader if leader >= 0 else None))


class Update(Alone):
    """Step B: executions, grief, relief, cures, broken orders; worsening before cures (QB-RES-01)."""

    name: ClassVar[str] = "update"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Read the state as step A left it, then write."""
        state = game.state
        falls = [(seat, C if seat == state.coma else Q) for seat in seats_in(state.condemned)]
        for seat in seats_in(state.grief):
            lover = state.health[state.lover[seat]]
            if lover >= Q:
                falls.append((seat, lover))
        cured = state.cure & of_health(state, Q, Q)
        for seat in seats_in(state.relief & of_health(state, Q, Q)):
            if state.health[state.lover[seat]] < Q:
                cured |= 1 << seat
        for seat, to in falls:
            worsen(game, seat, to)
        for seat in state.culprits:  # neither a potion nor a tough hide nor a cure helps (QB-RULING-87)
            set_health(game, seat, max(state.health[seat], Q))
            cured &= ~(1 << seat)
        for seat in seats_in(cured):
            if state.health[seat] == Q:
                set_health(game, seat, I)
        state.condemned = state.grief = state.relief = state.cure = 0
        state.coma = -1
        state.culprits = []
        if state.mc_double and any(row == "cortex" for row in _called_tonight(state.weekday)):
            game.tell_all(DoubleAnnounced())


def _called_tonight(weekday: int) -> tuple[str, ...]:
    return tuple(callee for row in calendar.rows(weekday) for callee in row.callees)


class Letters(Alone):
    """Orders reach their voters, asleep or not (QB-RULING-131)."""

    name: ClassVar[str] = "letters"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Without the author."""
        state = game.state
        for order in state.orders:
            if not order[3]:
                order[3] = 1
                state.spent[order[0]] = 0
                game.tell(order[0], OrderDelivered(order[0], order[1]))


class Positions(Alone):
    """Step P: everybody is somewhere; pairs find each other or not; haters fight."""

    name: ClassVar[str] = "positions"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """By the table of priorities."""
        state = game.state
        state.position, state.level = positions.positions(state)
        doctor = state.doctor
        if doctor >= 0 and state.level[doctor] == positions.RESEARCH:
            state.research += 1
            game.tell(doctor, Researched(doctor, state.research, max(0, doses(state))))
        self.pairs(game)
        artist = with_effect(state, "artiste")
        for seat in seats_in(artist):
            if state.level[seat] == positions.SCULPT:
                state.harassed.append(state.sculpt)
        if state.camera >= 0:
            state.readings.append([state.camera, persons_at(state, state.camera)])
        attack.fight(game)

    def pairs(self, game: Quintebourg) -> None:
        """Each member who came learns whether the other did (QB-KNOW-32)."""
        state = game.state
        duos = (("haters", state.hater, state.haters_place, positions.FIGHT),
                ("partners", state.casual, state.casual_place, positions.CASUAL),
                ("lovers", state.lover, state.lovers_place, positions.LOVERS))  # fmt: skip
        for name, bonds, place, level in duos:
            for seat in range(state.players):
                if bonds[seat] < 0 or place < 0 or not able(state) >> seat & 1:
                    continue
                at_bedside = name == "lovers" and state.level[seat] in (positions.VIGIL, positions.REST)
                if state.level[seat] >= level or at_bedside:
                    there = state.position[bonds[seat]] == state.position[seat] and state.level[seat] in (
                        level, positions.VIGIL,
                    )  # fmt: skip
                    game.tell(seat, DuoNews(seat, bonds[seat], name, there))


class Attack(Alone):
    """Step Q: the Reptilians, or in their mode the mathematicians of the night."""

    name: ClassVar[str] = "attack"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Whoever has a target."""
        for name in FACTIONS[:4]:
            if name == "pack" or game.state.mode == "m":
                attack.attack(game, name)


class Couples(Alone):
    """Step T: spouses who slept at home learn whether the other did (QB-WED-07, -08)."""

    name: ClassVar[str] = "couples"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Those elsewhere learn nothing."""
        state = game.state
        for seat in range(state.players):
            spouse = state.wed[seat]  # a fall tonight is not known yet
            if spouse >= 0 and state.position[seat] == state.home(seat):
                game.tell(seat, CoupleNews(seat, spouse, state.position[spouse] == state.position[seat]))


class DawnUpdate(Alone):
    """Step V: a night in hospital counts, and the third heals one notch (QB-RES-03, QB-RULING-18)."""

    name: ClassVar[str] = "dawn-update"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """After the miracles."""
        state = game.state
        for seat in range(state.players):
            place = state.position[seat]
            inside = place >= ROOM or place in (BUNKER, CORRIDOR)
            if state.health[seat] in (B, C) and inside:
                state.nights[seat] += 1
                if state.nights[seat] >= NIGHTS_IN_HOSPITAL:
                    set_health(game, seat, state.health[seat] - 1)
