"""What the game master does alone: recognition, updates, letters, positions, attacks, news (QB-NIGHT-GEN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from .....engine.sheet import Given
from .....engine.values import seats_in
from ...components import calendar
from ...components.names import BUNKER, COMATOSE, CORRIDOR, FACTIONS, NEARLY_DEAD, UNHARMED, WOUNDED, patient_of
from ...events import CoupleNews, DoubleAnnounced, DuoNews, GroupMet, LoverKnown, OrderDelivered, Researched
from ...posts.procureur import persons_at
from ...queries import positions
from ...queries.positions import CASUAL, FIGHT, LOVERS, RESEARCH, REST, SCULPT, VIGIL
from ...queries.town import able, members, of_health, with_effect
from ...roles.medecin import doses
from ...state import Quintebourg
from ...verbs import camps
from ...verbs.health import set_health, worsen
from . import attack
from .call import Call

NIGHTS_IN_HOSPITAL = 3


class Alone(Call):
    """A call in which nobody is asked."""

    asks: ClassVar[bool] = False

    def __init__(self, name: str, deed: Callable[[Quintebourg], None]) -> None:
        super().__init__(name)
        self.deed = deed

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        self.deed(game)


def recognise(game: Quintebourg) -> None:
    """On the first night every camp whose members know each other opens its eyes; lovers see their alibis."""
    state = game.state
    for seat in range(state.players):
        if state.lover[seat] >= 0:
            game.tell(seat, LoverKnown(seat, state.lover[seat], state.alibi[state.lover[seat]]))
    for index, name in enumerate(FACTIONS):
        ours = state.met[index] = members(state, 1 << index)
        if ours:
            leader = camps.leader(state, 1 << index)
            game.tell_some(ours, GroupMet(name, seats_in(ours), leader if leader >= 0 else None))


def update(game: Quintebourg) -> None:
    """Step B: executions, grief, relief, cures, broken orders; worsening before cures (QB-RES-01).

    The state is read as step A left it, then written.
    """
    state = game.state
    fallen = of_health(state, NEARLY_DEAD, NEARLY_DEAD)
    falls = [(seat, int(COMATOSE if seat == state.coma else NEARLY_DEAD)) for seat in seats_in(state.condemned)]
    lovers = [(seat, state.health[state.lover[seat]]) for seat in seats_in(state.grief | state.relief)]
    falls += [(seat, lover) for seat, lover in lovers if lover >= NEARLY_DEAD and state.grief >> seat & 1]
    relieved = [seat for seat, lover in lovers if lover < NEARLY_DEAD and state.relief >> seat & 1]
    cured = fallen & (state.cure | sum(1 << seat for seat in relieved))
    for seat, to in falls:
        worsen(game, seat, to)
    for seat in state.culprits:  # neither a potion nor a tough hide nor a cure helps (QB-RULING-87)
        set_health(game, seat, max(state.health[seat], NEARLY_DEAD))
        cured &= ~(1 << seat)
    for seat in seats_in(cured):
        if state.health[seat] == NEARLY_DEAD:
            set_health(game, seat, UNHARMED)
    state.condemned = state.grief = state.relief = state.cure = 0
    state.coma, state.culprits = -1, []
    if state.mc_double and any("cortex" in row.callees for row in calendar.rows(state.weekday)):
        game.tell_all(DoubleAnnounced())


def letters(game: Quintebourg) -> None:
    """Orders reach their voters, asleep or not, without their author (QB-RULING-131)."""
    orders = game.state.orders
    for index, (voter, name, chief, told) in enumerate(orders):
        if not told:
            orders[index] = (voter, name, chief, 1)
            game.state.spent[voter] = 0
            game.tell(voter, OrderDelivered(voter, name))


def fix_positions(game: Quintebourg) -> None:
    """Step P: fix where everybody is, by the table of priorities. Pairs meet or not; haters fight."""
    state = game.state
    state.position, state.level = positions.positions(state)
    doctor = state.doctor
    if doctor >= 0 and state.level[doctor] == RESEARCH:
        state.research += 1
        game.tell(doctor, Researched(doctor, state.research, max(0, doses(state))))
    tell_pairs(game)
    for seat in seats_in(with_effect(state, "artiste")):
        if state.level[seat] == SCULPT:
            state.harassed.append(state.sculpt)
    if state.camera >= 0:
        state.readings.append((state.camera, persons_at(state, state.camera)))
    attack.fight(game)


def tell_pairs(game: Quintebourg) -> None:
    """Each member of a pair who came learns whether the other did (QB-KNOW-32)."""
    state = game.state
    duos = (("haters", state.hater, state.haters_place, FIGHT), ("partners", state.casual, state.casual_place, CASUAL),
            ("lovers", state.lover, state.lovers_place, LOVERS))  # fmt: skip
    for name, bonds, place, level in duos:
        for seat in seats_in(able(state)):
            at_bedside = name == "lovers" and state.level[seat] in (VIGIL, REST)
            if bonds[seat] >= 0 and place >= 0 and (state.level[seat] >= level or at_bedside):
                together = state.position[bonds[seat]] == state.position[seat]
                there = together and state.level[seat] in (level, VIGIL)
                game.tell(seat, DuoNews(seat, bonds[seat], name, there))


def attacks(game: Quintebourg) -> None:
    """Step Q: the Reptilians, or in their mode the mathematicians of the night."""
    for name in FACTIONS[:4]:
        if name == "pack" or game.state.mode == "m":
            attack.attack(game, name)


def couples(game: Quintebourg) -> None:
    """Step T: spouses who slept at home learn whether the other did; those elsewhere nothing (QB-WED-07, -08)."""
    state = game.state
    for seat in range(state.players):
        spouse = state.wed[seat]  # who has fallen tonight is not known yet
        if spouse >= 0 and state.position[seat] == state.home(seat):
            game.tell(seat, CoupleNews(seat, spouse, state.position[spouse] == state.position[seat]))


def heal(game: Quintebourg) -> None:
    """Step V: a night in hospital counts, and the third heals one notch (QB-RES-03, QB-RULING-18)."""
    state = game.state
    for seat, place in enumerate(state.position):
        inside = patient_of(place) >= 0 or place in (BUNKER, CORRIDOR)
        if state.health[seat] in (WOUNDED, COMATOSE) and inside:
            state.nights[seat] += 1
            if state.nights[seat] >= NIGHTS_IN_HOSPITAL:
                set_health(game, seat, state.health[seat] - 1)


CALLS: tuple[Call, ...] = (
    Alone("recognise", recognise), Alone("update", update), Alone("letters", letters),
    Alone("positions", fix_positions), Alone("attack", attacks), Alone("couples", couples), Alone("dawn-update", heal),
)  # fmt: skip
