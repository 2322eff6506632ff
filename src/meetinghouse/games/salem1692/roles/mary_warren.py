"""Mary Warren: the Black Cat does her no harm, and she outlives a matched partner, who does not outlive her."""

from typing import ClassVar, Final

from .character import Character


class MaryWarren(Character):
    number: ClassVar[int] = 7
    name: ClassVar[str] = "mary-warren"
    fears_cat: ClassVar[bool] = False
    dies_with_partner: ClassVar[bool] = False


MARY_WARREN: Final = MaryWarren()
