"""Accusation: counts 1 accusation."""

from typing import ClassVar

from ..components import ACCUSATION
from .red import RedCard


class Accusation(RedCard):
    kind: ClassVar[int] = ACCUSATION
    worth: ClassVar[int] = 1
