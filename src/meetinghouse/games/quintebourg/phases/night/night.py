"""The night: its calls, one by one or in waves, and their effects."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from .....engine.agenda import Step, steps_of
from .....engine.candidates import seat_options
from .....engine.decisions import Question
from .....engine.fields import beside
from .....engine.masked import SUSPICION
from .....engine.offers import Offer
from .....engine.rules import NightCall
from .....engine.sheet import Given, Sheet
from .....engine.values import seats_in
from ... import victory
from ...components.names import WEEKDAYS
from ...events import Called, NightFell, WaveCalled
from ...posts.chef_armees import ARMY_GUARD
from ...posts.procureur import CAMERA
from ...queries.town import NONE
from ...roles.all import ROLES
from ...state import Quintebourg, QuintebourgState
from ...steps import seconds
from ..invocation import INVOKE
from . import dead, master
from .call import Call, part
from .program import WAVE, grouped, program

CALLS: dict[str, Call] = {call.name: call for role in ROLES for call in role.calls} | {
    call.name: call for call in (*dead.CALLS, *master.CALLS, ARMY_GUARD, CAMERA)
}


class NightStep(Step[QuintebourgState]):
    """Eyes are closed."""

    phase: ClassVar[str] = "night"


class Nightfall(NightStep):
    """Everybody closes their eyes: the plans of last night are forgotten, and the calls begin."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        state.night += 1
        state.prosecutor = state.holder("procureur")
        state.hands = [0] * state.players
        state.lovers_place = state.haters_place = state.casual_place = state.squat = state.sculpt = state.army = -1
        state.targets, state.guards, state.readings = {}, [], []
        state.nursed = state.asleep = state.whispering = 0
        if state.weekday == 0:
            state.mc_week = 0
        game.tell_all(NightFell(WEEKDAYS[state.weekday], state.night))
        waves = state.options["night_calls"] != "classic"
        steps: list[Step[QuintebourgState]] = []
        for names in grouped(state):
            steps.append(Narrate(f"wave-{WAVE[names[0]]}" if waves else names[0]))
            steps.append(Calls(names) if waves else OneCall(names))
        game.next(*steps)


class Narrate(NightStep):
    """The game master says who is called, whether or not the role was dealt."""

    what: str

    def resolve(self, game: Quintebourg) -> None:
        names = [self.what]
        if self.what.startswith("wave-"):
            wave = int(self.what[5:])
            game.tell_all(WaveCalled(wave))
            names = [name for name in program(game.state) if WAVE[name] == wave]
        else:
            game.tell_all(Called(self.what))
        for name in names:
            CALLS[name].opens(game)


@lru_cache
def _anybody(players: int) -> Question:
    """A question without effect: "whom do you think of?"."""
    return part(SUSPICION, (NONE, *seat_options((1 << players) - 1)))


class Calls(Sheet[QuintebourgState]):
    """Calls that are asked together. Everybody is asked something, but only players who are called decide."""

    names: list[str]
    calls: dict[int, list[Call]] = beside({})  # the calls that ask each seat

    phase: ClassVar[str] = "night"
    offers: ClassVar[tuple[Offer[Any], ...]] = (INVOKE, *Sheet.offers)

    def refresh(self, game: Quintebourg) -> None:
        """Find out who is called now."""
        self.calls = {}
        for name in self.names:
            if CALLS[name].asks:
                for seat in seats_in(CALLS[name].callees(game)):
                    self.calls.setdefault(seat, []).append(CALLS[name])

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        self.refresh(game)
        return super().ask(game)

    def reseal(self, game: Quintebourg, seat: int | None, dice: random.Random) -> None:
        """In another world others are called. A mark that the seat saw stays, even if the fellow has fallen since."""
        self.refresh(game)
        kept = {(who, name): option for who, given in self.given.items() for name, option in given.items()}
        super().reseal(game, seat, dice)
        for (who, name), option in kept.items():
            if seat is not None and name in self.names and self.sees(game, seat, name) >> who & 1:
                given = self.given.get(who, {})
                self.given[who] = {**given, name: given.get(name, option)}

    def present(self, game: Quintebourg) -> int:
        """Everybody, dead or alive, except spectators; nobody if the game master acts alone."""
        return game.state.everybody & ~game.state.watching if any(CALLS[name].asks for name in self.names) else 0

    def timer(self, game: Quintebourg) -> float | None:
        if len(self.names) == 1:
            return seconds(game.state, CALLS[self.names[0]].seconds)
        return seconds(game.state, float(game.state.options["wave_seconds"]))

    def next(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """What the seat's roles are asked, or something of the same form that decides nothing."""
        calls = self.calls.get(seat)
        if calls is None:
            return self.decoy(game, seat, given)
        for call in calls:
            asked = call.part(game, seat, given)
            if asked is not None:
                return replace(asked, seen_by="fellows") if call.fellows else asked
        return None

    def decoy(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """The same question without effect; in a wave, `_anybody`."""
        if len(self.names) > 1:
            return None if given else _anybody(game.state.players)
        asked = CALLS[self.names[0]].part(game, seat, given)
        if asked is None:
            return None
        return Question(SUSPICION, asked.all, default=asked.default, seen_by="nobody", key=asked.key)

    def sees(self, game: Quintebourg, seat: int, key: str) -> int:
        """Players who choose together see each other's choices."""
        call = CALLS.get(key)
        if call is None or not call.fellows or key not in self.names:
            return 1 << seat
        together = call.circle(game.state)  # players who fall meanwhile were there
        return together if together >> seat & 1 else 1 << seat

    def awake(self, game: Quintebourg) -> int:
        """The players who are really asked have their eyes open."""
        self.refresh(game)
        return sum([1 << seat for seat in self.calls])

    def settle(self, game: Quintebourg, given: dict[int, Given]) -> None:
        """Carry out the calls in order. The answers of players who can no longer act do not count (QB-NIGHT-GEN-11)."""
        for name in self.names:
            call = CALLS[name]
            call.act(game, {seat: given.get(seat, {}) for seat in seats_in(call.callees(game))})
            if call.goes_on:
                continue
            game.state.clock += 1
            if not game.state.mc_acted:  # otherwise Minus still has to act, even if other calls of a wave come first
                victory.check(game)
            if game.over:
                return


def open_calls(game: Quintebourg) -> Calls | None:
    """The calls that are being asked, also while somebody invokes; None by day."""
    for step in reversed(game.agenda):
        if isinstance(step, Calls):
            return step
    return None


def calls_tonight(game: Quintebourg) -> tuple[NightCall, ...]:
    """All calls of the night in the order of the table, whether or not the roles were dealt; empty by day."""
    steps = steps_of(game.agenda, Calls)
    if not steps:
        return ()
    coming = {name for step in steps[1:] for name in step.names}
    found = []
    for name in program(game.state):
        found.append(NightCall(name, "open" if name in steps[0].names else "coming" if name in coming else "done"))
    return tuple(found)


class OneCall(Calls):
    """One call alone: everybody is asked in its form."""

    alike: ClassVar[bool] = True


class Daybreak(NightStep):
    """The night is over: sleepers wake, and everything that happened is checked for the end of the game."""

    def resolve(self, game: Quintebourg) -> None:
        game.state.asleep = 0
        victory.check(game)
