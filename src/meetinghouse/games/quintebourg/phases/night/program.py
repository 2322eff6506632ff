"""Which calls a night has, in what order, and which are asked together."""

from __future__ import annotations

from functools import lru_cache

from ...components import calendar
from ...state import QuintebourgState

# The calls of a step of the table, by the callees that it names.
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


def program(state: QuintebourgState) -> tuple[str, ...]:
    """All calls of tonight in the order of the table, and the prosecutor's camera."""
    return _program(state.weekday, state.mode, state.night)


@lru_cache(maxsize=1024)
def _program(weekday: int, mode: str, night: int) -> tuple[str, ...]:
    return (*[call for row in calendar.rows(weekday) for call in calls_of(row, mode, night)], "camera")


def grouped(state: QuintebourgState) -> list[list[str]]:
    """The calls as they are asked: each alone, or together with those of its wave."""
    calls = program(state)
    if state.options["night_calls"] == "classic":
        return [[name] for name in calls]
    waves: dict[int, list[str]] = {}
    for name in calls:
        waves.setdefault(WAVE[name], []).append(name)
    return [waves[wave] for wave in sorted(waves)]
