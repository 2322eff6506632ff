"""The night: calls one by one or in waves, and what comes of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from ...engine.agenda import Step
from ...engine.decisions import Question
from ...engine.fields import beside
from ...engine.masked import SUSPICION
from ...engine.offers import Offer
from ...engine.sheet import Given, Sheet
from ...engine.values import Option, seat_options, seats_in
from . import victory
from .call import Call, part
from .events import Called, NightFell, WaveCalled
from .names import FACTIONS, WEEKDAYS
from .program import WAVE, grouped
from .roles import (
    army,
    artiste,
    cheat,
    cortex,
    cupidon,
    curious,
    dead,
    duos,
    eris,
    laura,
    mafia,
    master,
    medecin,
    nurse,
    pack,
    prosecutor,
    sandman,
    science,
    sesiano,
    skadi,
)
from .state import Quintebourg, QuintebourgState
from .steps import PhasedRules, TownStep, seconds
from .town import NONE

CALLS: dict[str, Call] = {
    kind.name: kind()
    for kind in (
        master.Recognise, mafia.ParrainHenchmen, mafia.BrasDroitHenchmen, medecin.ComaPotion, medecin.Treat,
        medecin.ExperimentalPotion, master.Update, dead.DeadName, dead.DeadWhisper, dead.WhisperTalk, dead.DeadJinx,
        dead.DeadLuck, cortex.Cortex, cortex.Minus, cortex.MinusTalk, skadi.Skadi, pack.Pack, pack.Algebraists,
        pack.Analysts, pack.Geometers, duos.Lovers, duos.MakeHaters, duos.MakePartners, duos.Haters, duos.Partners,
        sandman.HeavySleep, curious.Peek, eris.ShiftPosts, cupidon.Admire, artiste.Resign, nurse.Nurse,
        artiste.Sculpt, laura.Squat, mafia.Parrain, mafia.BrasDroit, army.ArmyGuard, master.Letters, master.Positions,
        master.Attack, science.Science, cheat.Cheat, master.Couples, sesiano.Miracles, master.DawnUpdate,
        prosecutor.Camera,
    )
}  # fmt: skip


class Nightfall(TownStep):
    """Everybody closes their eyes."""

    phase: ClassVar[str] = "night"

    def resolve(self, game: Quintebourg) -> None:
        """The plans of last night are forgotten, and the calls begin."""
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


class Narrate(TownStep):
    """The game master says who is called."""

    what: str

    phase: ClassVar[str] = "night"

    def resolve(self, game: Quintebourg) -> None:
        """Whether or not the role was dealt."""
        if self.what.startswith("wave-"):
            game.tell_all(WaveCalled(int(self.what[5:])))
        else:
            game.tell_all(Called(self.what))
        step = game.agenda[-1]
        if isinstance(step, Calls):
            for name in step.names:
                CALLS[name].opens(game)


@lru_cache
def _anybody(players: int) -> list[Option]:
    return [NONE, *seat_options((1 << players) - 1)]


class Calls(Sheet[QuintebourgState]):
    """Calls that are asked together; everybody has something to tap, and only those who are called decide."""

    names: list[str]
    calls: list[tuple[Call, int]] = beside([])  # those that ask, and whom they ask as the town stands

    phase: ClassVar[str] = "night"

    def look(self, game: Quintebourg) -> None:
        """See who is called now."""
        asking = [CALLS[name] for name in self.names if CALLS[name].asks]
        self.calls = [(call, call.callees(game)) for call in asking]

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """To everybody the next question."""
        self.look(game)
        return super().ask(game)

    def reseal(self, game: Quintebourg, seat: int | None, dice: random.Random) -> None:
        """In another world others are called; what the seat saw a fellow mark, who has fallen since, stays marked."""
        self.look(game)
        kept = {(who, name): option for who, given in self.given.items() for name, option in given.items()}
        super().reseal(game, seat, dice)
        for (who, name), option in kept.items():
            if seat is not None and name in self.names and self.sees(game, seat, name) >> who & 1:
                self.given.setdefault(who, {}).setdefault(name, option)

    def own(self) -> Step[QuintebourgState]:
        """The same step, with the same people called."""
        other = cast(Calls, super().own())
        other.calls = self.calls
        return other

    def unasked(self, game: Quintebourg) -> Sequence[Offer[Any]]:
        """Those of the night, and to begin the sheet again."""
        return cast(PhasedRules, game.rules).by_phase["night"]

    def present(self, game: Quintebourg) -> int:
        """Everybody, dead or alive, who does not only watch; nobody where the game master acts alone."""
        state = game.state
        return state.everybody & ~state.watching if any(CALLS[name].asks for name in self.names) else 0

    def timer(self, game: Quintebourg) -> float | None:
        """The time of the call, or of a wave."""
        if len(self.names) == 1:
            return seconds(game.state, CALLS[self.names[0]].seconds)
        return seconds(game.state, float(game.state.options["wave_seconds"]))

    def next(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """What the seat's roles are asked, or something of the same form that decides nothing."""
        called = False
        for call, callees in self.calls:
            if callees >> seat & 1:
                asked = call.part(game, seat, given)
                if asked is not None:
                    return replace(asked, seen_by="fellows") if call.fellows else asked
                called = True
        if called:
            return None
        decoy = self.decoy(game, seat, given)
        if decoy is None:
            return None
        return Question(SUSPICION, decoy.all, default=decoy.default, seen_by="nobody", key=decoy.key)

    def decoy(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """The same question, without effect; in a wave, whom one thinks of."""
        if len(self.names) == 1:
            return CALLS[self.names[0]].part(game, seat, given)
        if given:
            return None
        return part("suspicion", _anybody(game.state.players))

    def sees(self, game: Quintebourg, seat: int, key: str) -> int:
        """Of those who choose together, each other's choice."""
        call = CALLS.get(key)
        if call is None or not call.fellows or key not in self.names:
            return 1 << seat
        together = game.state.eyes[FACTIONS.index(key)]  # who falls meanwhile was there
        return together if together >> seat & 1 else 1 << seat

    def awake(self, game: Quintebourg) -> int:
        """Whose eyes are open: those who are really asked."""
        self.look(game)
        found = 0
        for _, callees in self.calls:
            found |= callees
        return found

    def settle(self, game: Quintebourg, given: dict[int, Given]) -> None:
        """In the order of the table; whoever can no longer act then has answered for nothing (QB-NIGHT-GEN-11)."""
        state = game.state
        for name in self.names:
            call = CALLS[name]
            call.act(game, {seat: given.get(seat, {}) for seat in seats_in(call.callees(game))})
            if call.goes_on:
                continue
            state.clock += 1
            if not state.mc_acted:  # else Minus has still to act, though in a wave others come between
                victory.check(game)
            if game.over:
                return


class OneCall(Calls):
    """One call alone: everybody is asked in its form."""

    alike: ClassVar[bool] = True


class Daybreak(TownStep):
    """The night is over."""

    phase: ClassVar[str] = "night"

    def resolve(self, game: Quintebourg) -> None:
        """Sleepers wake, and nothing of the night is left untested."""
        game.state.asleep = 0
        victory.check(game)
