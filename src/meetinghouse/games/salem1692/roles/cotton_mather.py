"""Cotton Mather: Evidence counts only one accusation against him."""

from typing import ClassVar, Final

from .character import Character


class CottonMather(Character):
    number: ClassVar[int] = 2
    name: ClassVar[str] = "cotton-mather"
    evidence_counts: ClassVar[int] = 1


COTTON_MATHER: Final = CottonMather()
