"""What every game's state can do: be copied, and be written down as plain data."""

from __future__ import annotations

from typing import ClassVar, Self, dataclass_transform

from .compiling import mypyc_attr
from .fields import declare_state


@dataclass_transform()
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data: numbers, names, and lists of them.

    A game's state declares its fields with the values they begin with (see `fields`): constructor, `clear` and `copy`
    are made from that. What is declared without a value, as the number of players, is given to the constructor.
    """

    fields: ClassVar[tuple[str, ...]] = ()  # what is saved, in order
    declared: ClassVar[dict[str, tuple[str, str]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_state(cls)

    def clear(self) -> None:
        """Let every field begin."""

    def copy(self) -> Self:
        """The same state, independent from here on."""
        raise NotImplementedError

    def dump(self) -> list[object]:
        """All fields, as plain data."""
        return [getattr(self, name) for name in self.fields]

    def fill(self, values: list[object]) -> None:
        """Take all fields from plain data."""
        for name, value in zip(self.fields, values, strict=True):
            setattr(self, name, value)
