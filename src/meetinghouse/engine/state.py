"""What every game's state can do: be copied, and be written down as plain data."""

from __future__ import annotations

from typing import ClassVar

from .compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data: numbers, names, and lists of them. Each game copies its own by hand, for speed."""

    fields: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> State:
        """The same state, independent from here on."""
        raise NotImplementedError

    def dump(self) -> list[object]:
        """All fields, as plain data."""
        return [getattr(self, name) for name in self.fields]

    def fill(self, values: list[object]) -> None:
        """Take all fields from plain data."""
        for name, value in zip(self.fields, values, strict=True):
            setattr(self, name, value)
