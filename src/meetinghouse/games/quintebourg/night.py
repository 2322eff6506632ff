"""The night: which calls, in what order, one by one or in waves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, cast

from ...engine.agenda import Step
from ...engine.decisions import Closed, Decision
from ...engine.masked import SUSPICION
from ...engine.sheet import Given, Question, Sheet
from ...engine.values import Option, seat_options, seats_in
from . import calendar, victory
from .call import Call, Part
from .events import Called, NightFell, WaveCalled
from .names import FACTIONS, WEEKDAYS
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
from .steps import TownStep, seconds
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

# What a step of the table asks for, by the callees it names.
BY_CALLEE = {
    "algebristes": "alg", "analystes": "ana", "geometres": "geo", "haineux": "haters", "plan-cul": "partners",
    "parrain": "parrain", "bras-droit": "bras-droit", "chef-armees": "army-guard",
}  # fmt: skip
BY_STEP: dict[str, tuple[str, ...]] = {
    "0": ("recognise", "henchmen-parrain", "henchmen-bras-droit"),
    "A": ("coma-potion", "treat", "xp-potion"),
    "B": ("update",), "D": ("pack",), "F": ("lovers",), "H": ("sleep",), "I": ("curious",), "K": ("nurse",),
    "N": ("squat",), "O2": ("letters",), "P": ("positions",), "Q": ("attack",), "R": ("science",), "S": ("cheat",),
    "T": ("couples",), "U": ("miracles",), "V": ("dawn-update",),
}  # fmt: skip
ROW_J = {"eris": "shift-posts", "cupidon": "admire", "artiste": "resign"}

# Which calls are asked together (QB-PHASE-05): none depends on what another of its wave brings about.
WAVE = {
    "recognise": 0, "henchmen-parrain": 0,
    "henchmen-bras-droit": 1, "coma-potion": 1, "treat": 1, "xp-potion": 1, "update": 1, "skadi": 1,
    "dead-name": 2, "dead-whisper": 2, "dead-jinx": 2, "dead-luck": 2, "cortex": 2, "pack": 2, "alg": 2, "ana": 2,
    "geo": 2, "lovers": 2, "make-haters": 2, "make-partners": 2, "haters": 2, "partners": 2, "sleep": 2,
    "minus": 3, "curious": 3, "shift-posts": 3, "admire": 3, "resign": 3, "nurse": 3, "sculpt": 3, "squat": 3,
    "mc-talk": 4, "whisper-talk": 4, "parrain": 4, "bras-droit": 4, "army-guard": 4, "letters": 4, "positions": 4,
    "attack": 4,
    "science": 5, "cheat": 5, "couples": 5, "miracles": 5, "dawn-update": 5, "camera": 5,
}  # fmt: skip


def calls_of(row: calendar.Row, mode: str, night: int) -> tuple[str, ...]:
    """The calls of one row of the table."""
    if not row.in_mode(mode) or (row.ours and not row.on_night(night)):
        return ()
    if row.step in BY_STEP:
        return BY_STEP[row.step]
    if row.step == "B2":
        return ("dead-whisper", "whisper-talk") if row.actions[0] == "whisper" else (f"dead-{row.actions[0]}",)
    if row.step in ("C", "C2"):
        return ("skadi",) if "skadi" in row.callees else ("cortex", "minus", "mc-talk")
    if row.step == "J":
        return tuple(ROW_J[callee] for callee in row.callees)
    if row.step == "L":
        return ("sculpt",) if "artiste" in row.callees else ()
    if row.step == "G" and "eris" in row.callees:
        return ("make-haters", "make-partners")
    return tuple(BY_CALLEE[callee] for callee in row.callees if callee in BY_CALLEE)


def program(state: QuintebourgState) -> list[str]:
    """All calls of tonight in the order of the table, and the prosecutor's camera."""
    found: list[str] = []
    for row in calendar.rows(state.weekday):
        found += calls_of(row, state.mode, state.night)
    return [*found, "camera"]


def grouped(state: QuintebourgState) -> list[list[str]]:
    """The calls as they are asked: each alone, or together with those of its wave."""
    calls = program(state)
    if state.options["night_calls"] == "classic":
        return [[name] for name in calls]
    waves: dict[int, list[str]] = {}
    for name in calls:
        waves.setdefault(WAVE[name], []).append(name)
    return [waves[wave] for wave in sorted(waves)]


class Nightfall(TownStep):
    """Everybody closes their eyes."""

    phase: ClassVar[str] = "night"

    def resolve(self, game: Quintebourg) -> None:
        """The plans of last night are forgotten, and the calls begin."""
        state = game.state
        state.night += 1
        state.prosecutor = state.holder("procureur")
        for name in ("lovers_place", "haters_place", "casual_place", "squat", "sculpt", "army"):
            setattr(state, name, -1)
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

    fields: ClassVar[tuple[str, ...]] = ("what",)
    phase: ClassVar[str] = "night"

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

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

    fields: ClassVar[tuple[str, ...]] = ("names",)
    phase: ClassVar[str] = "night"

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names
        self.calls: list[tuple[Call, int]] = []  # those that ask, and whom they ask as the town stands

    def look(self, game: Quintebourg) -> None:
        """See who is called now."""
        asking = [CALLS[name] for name in self.names if CALLS[name].asks]
        self.calls = [(call, call.callees(game)) for call in asking]

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
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

    def present(self, game: Quintebourg) -> int:
        """Everybody, dead or alive; nobody where the game master acts alone."""
        return game.state.everybody if any(CALLS[name].asks for name in self.names) else 0

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
                part = call.part(game, seat, given)
                if part is not None:
                    seen_by = "fellows" if call.fellows else "nobody"
                    return Question(part.key, part.kind or part.key, part.open, part.default, None, seen_by)
                called = True
        if called:
            return None
        decoy = self.decoy(game, seat, given)
        if decoy is None:
            return None
        return Question(decoy.key, SUSPICION, tuple(decoy.options), decoy.default)

    def decoy(self, game: Quintebourg, seat: int, given: Given) -> Part | None:
        """The same question, without effect; in a wave, whom one thinks of."""
        if len(self.names) == 1:
            return CALLS[self.names[0]].part(game, seat, given)
        if given:
            return None
        return Part("suspicion", _anybody(game.state.players))

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

    def closed(self, game: Quintebourg, decision: Decision) -> list[Closed]:
        """What the one who is called may not choose, and why."""
        seat = decision.seat
        given = self.given.get(seat, {})
        for call, callees in self.calls:
            if callees >> seat & 1:
                part = call.part(game, seat, given)
                if part is not None:
                    return [Closed(option, part.closed[option]) for option in part.options if option in part.closed]
        return []


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
