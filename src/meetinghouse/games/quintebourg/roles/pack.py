"""Those who choose a target together: the Reptilians, in their own mode the mathematicians (QB-ROLE-REPT, -MATH)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word, seats_in
from .. import camps
from ..call import Call, chosen_seat, closing, part
from ..events import GroupChose, GroupMet
from ..names import ALG, ANA, FACTIONS, GEO, PACK, ROOM, B, C, I
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, fit, members, published, seeming, victims

AT_HOME = Word("home")


def place_for(state: QuintebourgState, option: Option) -> tuple[int, int]:
    """Whom attackers point at, and the place that gives: a patient's room, else the house (QB-ATK-21, -22).

    Who has fallen unseen is still looked for at home (QB-RULING-142).
    """
    if isinstance(option, Seat):
        seat = option.seat
        in_hospital = B <= seeming(state, seat) <= max(C, state.published[seat])
        return seat, ROOM + seat if in_hospital else state.home(seat)
    assert isinstance(option, tuple)
    assert isinstance(option[0], Seat)
    return option[0].seat, state.home(option[0].seat)


def agreed(game: Quintebourg, faction: int, answers: dict[int, Given], key: str) -> Option | None:
    """What all marked, or what the alpha or the leader marked (QB-RULING-53); None: nothing."""
    voices = fit(game.state) & members(game.state, faction) & game.state.eyes[faction.bit_length() - 1]
    marks = [given[key] for seat, given in answers.items() if key in given and voices >> seat & 1]
    if marks and len(marks) == voices.bit_count() and all(mark == marks[0] for mark in marks):
        return marks[0]
    return answers.get(camps.deciding(game.state, faction), {}).get(key)


class ChooseTarget(Call):
    """A faction designates whom it attacks tonight."""

    step: ClassVar[str] = "D"
    seconds: ClassVar[float] = 20
    fellows: ClassVar[bool] = True
    faction: ClassVar[int] = PACK

    def callees(self, game: Quintebourg) -> int:
        """Its able members."""
        return members(game.state, self.faction) & fit(game.state)

    def opens(self, game: Quintebourg) -> None:
        """They see who is there, and who is missing; of a new member the others hear (QB-KNOW-41, QB-RULING-122)."""
        state = game.state
        index = self.faction.bit_length() - 1
        here = self.callees(game)
        state.eyes[index] = here
        known = state.met[index]
        if here and here != known & members(state, self.faction):
            state.met[index] |= here
            leader = camps.deciding(state, self.faction)
            present = leader if leader >= 0 and here >> leader & 1 else None
            game.tell_some(here, GroupMet(FACTIONS[index], seats_in(here), present))
            away = known & members(state, self.faction) & ~here
            if here & ~known:
                game.tell_some(away, GroupMet(FACTIONS[index], seats_in(away | here), None))

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """A person, at home instead of in hospital if they say so, or nobody; a dead man's house may be squatted."""
        if self.name in given:
            return None
        state = game.state
        options: list[Option] = [NONE]
        closed: dict[Option, str] = {}
        ours = self.known(state, seat)
        within_reach = victims(state)
        for each in range(state.players):
            if within_reach >> each & 1:
                options.append(Seat(each))
            options.append((Seat(each), AT_HOME))
            if (ours & within_reach) >> each & 1:
                closed[Seat(each)] = "QB-RULING-63"
        return part(self.name, options, closed)

    def known(self, state: QuintebourgState, seat: int) -> int:
        """The members as those see them who opened their eyes; who joins meanwhile is met later (QB-KNOW-41)."""
        index = self.faction.bit_length() - 1
        here = state.eyes[index]
        return here | state.met[index] & members(state, self.faction) if here >> seat & 1 else 1 << seat

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The choice is fixed, and its members hear of it; without the leader there is none (QB-ATK-09)."""
        state = game.state
        meet(game, self.faction)
        name = FACTIONS[self.faction.bit_length() - 1]
        state.targets.pop(name, None)
        choice = None
        if camps.deciding(state, self.faction) >= 0:
            choice = agreed(game, self.faction, answers, self.name)
        target = -1
        if choice is not None and choice != NONE:
            target, place = place_for(state, choice)
            state.targets[name] = [target, place]
        home = isinstance(choice, tuple)
        state.at_home = state.at_home & ~self.faction | (self.faction if home else 0)
        game.tell_some(members(state, self.faction), GroupChose(name, target if target >= 0 else None, home))


class Pack(ChooseTarget):
    """The Reptilians, Seth among them."""

    name: ClassVar[str] = "pack"


class Colloquium(ChooseTarget):
    """A mathematical camp: a target in its own mode, a place to meet among strange people."""

    step: ClassVar[str] = "E"
    seconds: ClassVar[float] = 15

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """The house of a member (QB-RULING-125), or as the pack."""
        state = game.state
        if state.mode == "m":
            return super().part(game, seat, given)
        if self.name in given:
            return None
        people = published(state, I, C)
        options: list[Option] = [NONE, *[Seat(each) for each in seats_in(people)]]
        foreign = people & ~self.known(state, seat)
        closed = closing([Seat(each) for each in seats_in(foreign)], "QB-RULING-125")
        return part(self.name, options, closed, None)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The leader decides, else the most, else chance."""
        state = game.state
        if state.mode == "m":
            super().act(game, answers)
            return
        meet(game, self.faction)
        name = FACTIONS[self.faction.bit_length() - 1]
        state.targets.pop(name, None)
        marks = [chosen_seat(given, self.name) for given in answers.values() if self.name in given]
        choice = agreed(game, self.faction, answers, self.name)
        host = choice.seat if isinstance(choice, Seat) else -1
        named = [mark for mark in marks if mark >= 0]
        if choice is None and named:
            most = max(named.count(mark) for mark in named)
            host = game.chance.pick(sorted({mark for mark in named if named.count(mark) == most}), "colloque")
        if host >= 0:
            state.targets[name] = [host, state.home(host)]
        state.at_home |= self.faction
        game.tell_some(members(state, self.faction), GroupChose(name, host if host >= 0 else None, True))


class Algebraists(Colloquium):
    """Mondays and Thursdays."""

    name: ClassVar[str] = "alg"
    faction: ClassVar[int] = ALG


class Analysts(Colloquium):
    """Tuesdays and Fridays."""

    name: ClassVar[str] = "ana"
    faction: ClassVar[int] = ANA


class Geometers(Colloquium):
    """Wednesdays and Saturdays."""

    name: ClassVar[str] = "geo"
    faction: ClassVar[int] = GEO


def meet(game: Quintebourg, faction: int) -> None:
    """New members are seen at the call (QB-KNOW-41)."""
    state = game.state
    index = faction.bit_length() - 1
    ours = members(state, faction)
    if ours & ~state.met[index]:
        state.met[index] |= ours
        leader = camps.leader(state, faction)
        told = GroupMet(FACTIONS[index], seats_in(ours), leader if leader >= 0 else None)
        game.tell_some(ours, told)
