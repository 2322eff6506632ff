"""Asylum: the holder cannot be eliminated as the witches' target."""

from typing import ClassVar

from ..components import ASYLUM
from .card import BlueCard


class Asylum(BlueCard):
    kind: ClassVar[int] = ASYLUM
    shield: ClassVar[str] = "asylum"
