"""The settings of a game, and the styles that choose several of them at once."""

from __future__ import annotations

from typing import Any

import msgspec

from .refusals import Refused


class Setting(msgspec.Struct, frozen=True):
    """An option of a game: its default and its possible values. The game's texts explain it."""

    name: str
    default: Any
    values: tuple[Any, ...] | None = None
    presets: dict[str, Any] | None = None  # defaults by the value of another option (an edition)
    least: float | None = None
    most: float | None = None
    group: str = ""  # the lobby's heading for it; the lobby does not show a setting without one
    needs: dict[str, Any] | None = None  # other settings, and the value each must have for this one to matter
    only: dict[str, tuple[Any, ...]] | None = None  # other settings, and the values with which this one exists

    def accepts(self) -> dict[str, Any]:
        """The possible values, as parameters of a text."""
        if self.values is not None:
            return {"takes": "values", "values": ", ".join([str(value).lower() for value in self.values])}
        return {"takes": "number", "least": _typed(self.least), "most": _typed(self.most)}

    def read(self, value: Any) -> Any:
        """The value, converted if it is a text. Raises `Refused` if it is not possible."""
        if self.values is not None:
            for known in self.values:
                if known == value and isinstance(known, bool) == isinstance(value, bool):
                    return known
            if isinstance(value, str):
                for known in self.values:
                    if str(known).lower() == value.lower():
                        return known
        else:
            number = _number(value)
            if number is not None and (self.least or 0) <= number <= (self.most or 0):
                return int(number) if isinstance(self.default, int) and number == int(number) else number
        raise Refused("option-value", name=self.name, value=value, **self.accepts())


def _typed(number: float | None) -> str:
    """A number as a person would type it, in any language."""
    return str(number).removesuffix(".0")


def _number(value: Any) -> float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return value
    try:
        return float(value) if isinstance(value, str) else None
    except ValueError:
        return None


class Style(msgspec.Struct, frozen=True):
    """A way to play that a table can choose as a whole: a pace (None: any), and the settings that are not as usual."""

    pace: str | None = None
    options: dict[str, Any] = {}
