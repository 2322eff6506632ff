"""The Black Cat, which is blue: when Conspiracy is drawn, a tryal card of the holder is revealed."""

from typing import ClassVar

from ..components import BLACK_CAT
from .card import BlueCard


class BlackCat(BlueCard):
    kind: ClassVar[int] = BLACK_CAT
