"""Witness: counts 7 accusations. An Alibi may be used as one (see there)."""

from typing import ClassVar

from ..components import WITNESS
from .red import RedCard


class Witness(RedCard):
    kind: ClassVar[int] = WITNESS
    worth: ClassVar[int] = 7
