"""The week and its six nights: who is called when, read from night.csv."""

from __future__ import annotations

import csv
import re
from importlib.resources import files
from typing import Final

import msgspec

WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MON, TUE, WED, THU, FRI, SAT, SUN = range(7)
ODD: Final = frozenset({MON, WED, FRI})
EVEN: Final = frozenset({TUE, THU, SAT})
STEPS: Final = ("0", "A", "B", "B2", "C", "C2", *"DEFGHIJKLMNO", "O2", *"PQRSTUV")
OURS: Final = frozenset({"0", "B2", "C2", "O2"})  # no letter of the rulebook's table

_COLUMNS: Final = ["weekday", "step", "clause", "callees", "condition", "actions"]
_CONDITION: Final = re.compile(r"-|mode=[vme](\|[vme])*|night(==|>=)[1-9]")


class Row(msgspec.Struct, frozen=True):
    """One step of one night.

    After @ stand the modes of a callee or an action, * marks an action that moves people, | parts alternatives.
    """

    weekday: int
    step: str
    clause: str
    callees: tuple[str, ...]
    condition: str
    actions: tuple[str, ...]

    @property
    def ours(self) -> bool:
        """Whether the step has no letter in the rulebook: such a step is left out where its condition is false."""
        return self.step in OURS

    def in_mode(self, mode: str) -> bool:
        """Whether the mode knows this step; else it is skipped."""
        return not self.condition.startswith("mode=") or mode in self.condition[5:].split("|")

    def on_night(self, night: int) -> bool:
        """Whether it is a true call on that night of the game, counted from 1; else it is a dummy."""
        if not self.condition.startswith("night"):
            return True
        number = int(self.condition[7:])
        return night == number if self.condition[5:7] == "==" else night >= number

    def called(self, mode: str) -> tuple[str, ...]:
        """Who is called in that mode."""
        return _of_mode(self.callees, mode) if self.in_mode(mode) else ()

    def asked(self, mode: str) -> tuple[str, ...]:
        """What they do in that mode, without the mark of movement."""
        found = _of_mode(self.actions, mode) if self.in_mode(mode) else ()
        return tuple(each.rstrip("*") for each in found)


def _of_mode(items: tuple[str, ...], mode: str) -> tuple[str, ...]:
    parted = [each.partition("@") for each in items]
    return tuple(name for name, at, modes in parted if not at or mode in modes.split("|"))


def read(text: str) -> tuple[tuple[Row, ...], ...]:
    """The rows of each weekday in the order of the steps; refused with the line that is wrong."""
    lines = list(csv.reader(text.splitlines()))
    _need(lines[:1] == [_COLUMNS], 1, f"the columns are {', '.join(_COLUMNS)}")
    week: list[list[Row]] = [[] for _ in WEEKDAYS]
    for number, line in enumerate(lines[1:], 2):
        _need(len(line) == len(_COLUMNS), number, f"it has {len(_COLUMNS)} fields")
        weekday, step, clause, callees, condition, actions = line
        _need(weekday in WEEKDAYS[:SUN], number, f"no night of the week: {weekday}")
        _need(step in STEPS, number, f"no step of a night: {step}")
        _need(_CONDITION.fullmatch(condition) is not None, number, f"no condition: {condition}")
        _need(bool(callees and actions), number, "somebody is called to do something")
        night = week[WEEKDAYS.index(weekday)]
        before = STEPS.index(night[-1].step) if night else -1
        _need(STEPS.index(step) > before, number, f"step {step} comes too late")
        at = WEEKDAYS.index(weekday)
        night.append(Row(at, step, clause, tuple(callees.split(";")), condition, tuple(actions.split(";"))))
    return tuple(tuple(night) for night in week)


def _need(truth: bool, number: int, what: str) -> None:
    if not truth:
        raise ValueError(f"night.csv, line {number}: {what}")


_WEEK: Final = read((files(__package__) / "data" / "night.csv").read_text(encoding="utf-8"))


def rows(weekday: int) -> tuple[Row, ...]:
    """The steps of that weekday's night in their order; Sunday has none."""
    return _WEEK[weekday]


def nights_of(callee: str, action: str = "") -> frozenset[int]:
    """The weekdays on which a role, camp, pair or post is called, or called for that one action.

    The designations of the first night, which are made once in a game, do not count.
    """
    return _NIGHTS.get((callee, action), frozenset())


def _nights() -> dict[tuple[str, str], frozenset[int]]:
    found: dict[tuple[str, str], frozenset[int]] = {}
    for weekday, night in enumerate(_WEEK):
        for row in night:
            if row.ours or row.condition == "night==1":
                continue
            for callee in row.callees:
                for action in ("", *row.actions):
                    key = callee.partition("@")[0], action.partition("@")[0].rstrip("*")
                    found[key] = found.get(key, frozenset()) | {weekday}
    return found


_NIGHTS: Final = _nights()
DEAD: Final[dict[int, str]] = {row.weekday: row.actions[0] for night in _WEEK for row in night if row.step == "B2"}
