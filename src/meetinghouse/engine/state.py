"""The base class of all games' states: they can be copied, and dumped as plain data."""

from __future__ import annotations

from typing import ClassVar, Self, dataclass_transform

from .compiling import mypyc_attr
from .fields import Slotted, declare_state, loaded


@dataclass_transform()
@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=Slotted):
    """The state of a game as plain data: numbers, names, and lists of them.

    A game's state declares its fields with their initial values (see `fields`); the constructor, `clear` and `copy`
    are generated from them. A field without a value, such as the number of players, is an argument of the constructor.
    """

    fields: ClassVar[tuple[str, ...]] = ()  # the names of the saved fields, in order
    declared: ClassVar[dict[str, tuple[str, str]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_state(cls)

    def clear(self) -> None:
        """Set every saved field to its initial value."""

    def copy(self) -> Self:
        """An independent copy of the state."""
        raise NotImplementedError

    def dump(self) -> list[object]:
        """The values of all saved fields, as plain data."""
        return [getattr(self, name) for name in self.fields]

    def fill(self, values: list[object]) -> None:
        """Set all saved fields from the values that `dump` returned."""
        for name, value in zip(self.fields, values, strict=True):
            kind = self.declared[name][0] if name in self.declared else ""
            setattr(self, name, loaded(kind, value))
