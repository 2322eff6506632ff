"""Sarah Good: Robbery and Arson do nothing to her hand."""

from typing import ClassVar, Final

from .character import Character


class SarahGood(Character):
    number: ClassVar[int] = 10
    name: ClassVar[str] = "sarah-good"
    keeps_hand: ClassVar[bool] = True


SARAH_GOOD: Final = SarahGood()
