"""What people in a browser choose, and the buttons that this takes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

FEW = 6  # options of different forms that a page shows in one list
ALONE: list[Any] = []  # marks the end of an option where others have more parts


def choose(decision: Any, dice: str, draws: bool = False) -> list[int]:
    """The indices of a legal choice that moves the game on; with `draws` night comes sooner."""
    options = decision["options"]
    if decision["kind"] == "turn":
        for wanted in () if draws else ("accusation", "evidence", "witness"):
            for index, option in enumerate(options):
                if not isinstance(option, list) and option.get("kind") == wanted:
                    return [index]
        return [0]
    if decision["kind"] == "target" and not draws:
        return [0]  # everybody accuses the same player
    many = max(decision["least"], min(1, decision["most"]))
    return random.Random(dice).sample(range(len(options)), many)


def in_parts(options: Sequence[Any]) -> bool:
    """Whether a page asks for options part by part: all have the same parts, or there are many and none is a card."""
    if not any(len(steps(each)) > 1 for each in options):
        return False
    forms = [tuple(part["type"] for part in each) if isinstance(each, list) else (each["type"],) for each in options]
    return len(set(forms)) == 1 or (len(options) > FEW and not any("card" in form for form in forms))


def steps(option: Any) -> list[list[Any]]:
    """The parts of an option in the order in which they are asked; a position belongs to the thing at that place."""
    found: list[list[Any]] = []
    for part in option if isinstance(option, list) else [option]:
        if part["type"] == "position" and found and found[-1][0]["type"] != "word":
            found[-1].append(part)
        else:
            found.append([part])
    return found


def part_taps(options: Sequence[Any], option: int) -> list[int]:
    """The buttons to press, part by part; a part with only one possibility is not asked."""
    wanted, taps = steps(options[option]), []
    for at in range(len(wanted) + 1):
        nexts = [each[at] if at < len(each) else ALONE for each in map(steps, options) if each[:at] == wanted[:at]]
        parts = [ALONE] if ALONE in nexts else []
        parts += [each for index, each in enumerate(nexts) if each != ALONE and each not in nexts[:index]]
        if len(parts) > 1:
            taps.append(parts.index(wanted[at] if at < len(wanted) else ALONE))
    return taps
