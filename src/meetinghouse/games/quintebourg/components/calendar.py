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
STEPS: Final = ("0", "A", "B", "B2", "C", "C2", *"DEFGHIJKLMNO", "O2", *"PQRSTUV")
OURS: Final = frozenset({"0", "B2", "C2", "O2"})  # steps that have no letter in the rulebook's table

_COLUMNS: Final = ["weekday", "step", "clause", "callees", "condition", "actions"]
_CONDITION: Final = re.compile(r"-|mode=[vme](\|[vme])*|night(==|>=)[1-9]")


class Row(msgspec.Struct, frozen=True):
    """One step of one night.

    `@` is followed by the modes of a callee or an action, `*` marks an action that moves people, `|` separates
    alternatives.
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
        """Whether the step exists in this mode; otherwise it is skipped."""
        return not self.condition.startswith("mode=") or mode in self.condition[5:].split("|")

    def on_night(self, night: int) -> bool:
        """Whether the call has an effect on that night of the game, counted from 1; otherwise it is a dummy."""
        if not self.condition.startswith("night"):
            return True
        number = int(self.condition[7:])
        return night == number if self.condition[5:7] == "==" else night >= number


def read(text: str) -> tuple[tuple[Row, ...], ...]:
    """The rows of each weekday in the order of the steps. Raises `ValueError` with the line that is wrong."""
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


_WEEK: Final = read((files("meetinghouse.games.quintebourg") / "data" / "night.csv").read_text(encoding="utf-8"))


def rows(weekday: int) -> tuple[Row, ...]:
    """The steps of that weekday's night in their order; Sunday has none."""
    return _WEEK[weekday]
