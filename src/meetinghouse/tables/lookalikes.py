"""Letters that look alike across scripts, by the skeletons of Unicode's security mechanisms (UTS #39)."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files


def skeleton(text: str) -> str:
    """A form that all texts which look alike share. It is for comparison, not for display."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_shown_as()))


@cache
def _shown_as() -> dict[int, str]:
    """The common shape of each letter, read from the file when the first name is compared."""
    lines = files(__package__).joinpath("lookalikes.txt").read_text(encoding="utf-8").splitlines()
    found: dict[int, str] = {}
    for line in lines:
        if line and not line.startswith("#"):
            shown, letters = line.split(":")
            alike = "".join([chr(int(number, 16)) for number in shown.split()])
            found |= dict.fromkeys([int(number, 16) for number in letters.split()], alike)
    return found
