"""What a seat knows of the others, and how far the night has come."""

from __future__ import annotations

from ....engine.agenda import steps_of
from ....engine.values import seats_in
from ..components.names import FACTIONS, NEARLY_DEAD
from ..components.presets import FAMILIES
from ..phases.day.dawn import Cameras, Report
from ..phases.day.weddings import Consent
from ..phases.invocation import Invocation, owns_power, powers
from ..phases.night.night import Calls, Daybreak
from ..phases.night.program import program
from ..queries.town import members, of_health
from ..roles import mafia
from ..state import Quintebourg, QuintebourgState
from ..verbs.camps import dealt_leader
from ..verbs.knowledge import EFFECT, LOVER, PARTY


class Stage:
    """Which calls of tonight are over, and what is being resolved."""

    def __init__(self, game: Quintebourg) -> None:
        agenda = game.agenda
        self.night = bool(steps_of(agenda, Daybreak))
        calls = steps_of(agenda, Calls)
        self.to_come = {name for step in calls for name in step.names}
        self.called = {*program(game.state)} - self.to_come if self.night else set()
        reports = bool(steps_of(agenda, Report) or steps_of(agenda, Cameras))
        self.unreported = self.night or bool(steps_of(agenda, Report))
        self.positions = "positions" in self.called or (reports and not self.night)  # while positions still matter
        self.invoker = next((step.seat for step in steps_of(agenda, Invocation)), -1)
        hands = [self.invoker, *game.state.queue]
        self.hands = [seat for seat in hands if seat >= 0 and powers(game.state, seat)]  # not after a fall
        self.open = calls[0].names if calls and self.night else []
        self.fee_of = next((step.seat for step in steps_of(agenda, Consent)[::-1]), -1)  # who will pay the priest

    def over(self, name: str) -> bool:
        """Whether that call of tonight has been resolved."""
        return name in self.called

    def done(self, state: QuintebourgState, name: str, night: int = 1) -> bool:
        """Whether that call of a certain night, by default the first, has been resolved, tonight or before."""
        return state.night > night or (state.night == night and (not self.night or self.over(name)))


class Known:
    """Masks of seats; None is the public, which knows the doctor and what everybody sees."""

    def __init__(self, game: Quintebourg, stage: Stage, seat: int | None) -> None:
        state = game.state
        self.seat = -1 if seat is None else seat
        self.me = 0 if seat is None else 1 << seat
        self.role = "" if seat is None else state.effect[seat]
        self.card = "" if seat is None else state.party[seat]
        self.party = self.me | (1 << state.doctor if state.doctor >= 0 else 0)
        self.effect = self.me
        self.invoked = state.invoked
        self.groups: list[int] = []  # factions whose members the seat has met
        self.open_groups: list[int] = []  # factions that are choosing now
        self.gangs: list[int] = []  # of henchmen
        self.sending = False  # a chief who is being asked sees which henchmen are free
        self.bound = self.me  # players to whom the seat is bound, and of whose nights it learns
        if seat is not None:
            self._of_seat(game, stage, seat)

    def _of_seat(self, game: Quintebourg, stage: Stage, seat: int) -> None:
        state = game.state
        self.invoked |= state.invoking[seat]
        for other, cards in state.seen[seat].items():
            self.party |= 1 << other if cards & (PARTY | LOVER) else 0
            self.effect |= 1 << other if cards & EFFECT else 0
        for bonds in (state.lover, state.hater, state.casual, state.spouse, state.ex):
            self.bound |= 1 << bonds[seat] if bonds[seat] >= 0 else 0
        if state.lover[seat] >= 0:
            self.party |= 1 << state.lover[seat]
        if state.skadi_met >> seat & 1:
            self.party |= sum(1 << other for other, card in enumerate(state.party) if card == "skadi")
        for index, name in enumerate(FACTIONS):
            if state.met[index] >> seat & 1:
                self.groups.append(index)
                if name in stage.open:
                    self.open_groups.append(index)
        self.sending = self.role in stage.open
        for which in (0, 1):
            if seat == mafia.chief_of(state, which) or mafia.commanded(state, which) >> seat & 1:
                self.gangs.append(which)

    def fellows(self, state: QuintebourgState) -> int:
        """The players whom the seat has met in a group."""
        found = 0
        for index in self.groups:
            found |= state.met[index] | members(state, 1 << index)
        return found

    def leaders(self, state: QuintebourgState) -> int:
        """The leaders of its groups."""
        if not self.groups:
            return 0
        found = [dealt_leader(state, 1 << index) for index in self.groups]
        return sum(1 << seat for seat in set(found) if seat >= 0)

    def chiefs(self, state: QuintebourgState) -> int:
        """The mafia's chiefs that it knows."""
        if not self.gangs:
            return 0
        found = [mafia.chief_of(state, which) for which in self.gangs]
        if 0 in self.gangs:
            found.append(mafia.chief_of(state, 1))
        return sum(1 << seat for seat in set(found) if seat >= 0)

    def dead(self, state: QuintebourgState) -> bool:
        """Whether the seat lies in the morgue, and answers with the dead."""
        return bool(of_health(state, NEARLY_DEAD, 4) & self.me)

    def sees_the_sick(self, state: QuintebourgState, stage: Stage) -> bool:
        """Whether the seat may know others' true health tonight: in hospital, by an answer, or by its own deed."""
        if not self.me:
            return False
        return (
            self.seat == state.doctor
            or self.role in FAMILIES["nurse"]
            or (self.role in FAMILIES["scientist"] and (not stage.night or stage.over("science")))
            or owns_power(state, self.seat)
            or state.prosecutor == self.seat
            or any(members(state, 1 << FACTIONS.index(name)) & self.me for name in state.targets)
        )


def mask_of(seats: list[int]) -> int:
    """A mask of seats; -1 is nobody."""
    return sum(1 << seat for seat in set(seats) if seat >= 0)


def others(state: QuintebourgState, known: Known) -> list[int]:
    """All but the seat itself."""
    return list(seats_in(state.everybody & ~known.me))
