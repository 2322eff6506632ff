"""One question of a call of the night."""

from __future__ import annotations

import msgspec

from ...engine.values import Option
from .town import NONE


class Part(msgspec.Struct, frozen=True):
    """One question of a call: what may be chosen in general, and what the one who is called may not, by which clause.

    Where everybody is asked alike, those who are not called see the same options, all of them open.
    """

    key: str
    options: list[Option]
    closed: dict[Option, str] = {}
    default: Option | None = NONE
    kind: str = ""  # the name of the question, where several parts share it

    @property
    def open(self) -> tuple[Option, ...]:
        """What the one who is called may choose."""
        return tuple([option for option in self.options if option not in self.closed])
