"""The Reptilians and their alpha choose a target together, and Seth with them (QB-ROLE-REPT, -ALPHA)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word, seats_in
from ..components.names import COMATOSE, FACTIONS, PACK, WOUNDED, room
from ..events import GroupChose, GroupMet
from ..phases.night.call import Asked, Once, seat_of
from ..queries.town import NONE, fit, members, seeming, victims
from ..state import Quintebourg, QuintebourgState
from ..verbs import camps
from .role import Role

AT_HOME = Word("home")


def place_for(state: QuintebourgState, seat: int) -> int:
    """Where attackers of a target go: to a patient's room, otherwise to the house (QB-ATK-21, -22).

    A target who has fallen in secret is still attacked at home (QB-RULING-142).
    """
    in_hospital = WOUNDED <= seeming(state, seat) <= max(COMATOSE, state.published[seat])
    return room(seat) if in_hospital else state.home(seat)


class ChooseTarget(Once):
    """A faction designates whom it attacks tonight."""

    fellows: ClassVar[bool] = True

    def __init__(self, name: str, step: str, seconds: float, faction: int) -> None:
        super().__init__(name, step, seconds)
        self.faction = faction
        self.index = FACTIONS.index(name)

    def callees(self, game: Quintebourg) -> int:
        return members(game.state, self.faction) & fit(game.state)

    def circle(self, state: QuintebourgState) -> int:
        return state.eyes[self.index]

    def opens(self, game: Quintebourg) -> None:
        """They see who is there and who is missing, and are told of new members (QB-KNOW-41, QB-RULING-122)."""
        state = game.state
        here = state.eyes[self.index] = self.callees(game)
        known = state.met[self.index]
        if here and here != known & members(state, self.faction):
            state.met[self.index] |= here
            leader = camps.deciding(state, self.faction)
            present = leader if leader >= 0 and here >> leader & 1 else None
            game.tell_some(here, GroupMet(self.name, seats_in(here), present))
            away = known & members(state, self.faction) & ~here
            if here & ~known:
                game.tell_some(away, GroupMet(self.name, seats_in(away | here), None))

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        """A player, at home or in hospital, or nobody; also the dead, because somebody may squat in their houses."""
        options: list[Option] = [NONE]
        closed: dict[Option, str] = {}
        ours, within_reach = self.known(state, seat), victims(state)
        for each in range(state.players):
            if within_reach >> each & 1:
                options.append(Seat(each))
            options.append((Seat(each), AT_HOME))
            if (ours & within_reach) >> each & 1:
                closed[Seat(each)] = "QB-RULING-63"
        return options, closed

    def known(self, state: QuintebourgState, seat: int) -> int:
        """The members who were seen when eyes were opened; players who join meanwhile are met later (QB-KNOW-41)."""
        here = state.eyes[self.index]
        return here | state.met[self.index] & members(state, self.faction) if here >> seat & 1 else 1 << seat

    def agreed(self, state: QuintebourgState, answers: dict[int, Given]) -> Option | None:
        """What all marked, or what the alpha or the leader marked (QB-RULING-53); None: nothing."""
        voices = fit(state) & members(state, self.faction) & state.eyes[self.index]
        marks = [given[self.name] for seat, given in answers.items() if self.name in given and voices >> seat & 1]
        if marks and len(marks) == voices.bit_count() and all(mark == marks[0] for mark in marks):
            return marks[0]
        return answers.get(camps.deciding(state, self.faction), {}).get(self.name)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Fix the choice and tell the members; without the leader there is none (QB-ATK-09)."""
        self.meet(game)
        led = camps.deciding(game.state, self.faction) >= 0
        choice = self.agreed(game.state, answers) if led else None
        self.go(game, seat_of(choice), isinstance(choice, tuple))

    def go(self, game: Quintebourg, target: int, at_home: bool) -> None:
        """Send the members to the chosen place tonight."""
        state = game.state
        state.targets.pop(self.name, None)
        if target >= 0:
            state.targets[self.name] = [target, state.home(target) if at_home else place_for(state, target)]
        state.at_home = state.at_home & ~self.faction | (self.faction if at_home else 0)
        chose = GroupChose(self.name, target if target >= 0 else None, at_home)
        game.tell_some(members(state, self.faction), chose)

    def meet(self, game: Quintebourg) -> None:
        """New members are seen at the call (QB-KNOW-41)."""
        ours = members(game.state, self.faction)
        if ours & ~game.state.met[self.index]:
            game.state.met[self.index] |= ours
            leader = camps.leader(game.state, self.faction)
            game.tell_some(ours, GroupMet(self.name, seats_in(ours), leader if leader >= 0 else None))


REPTILIENNE: Role = Role("reptilienne", "rept-alpha", calls=[ChooseTarget("pack", "D", 20, PACK)])
