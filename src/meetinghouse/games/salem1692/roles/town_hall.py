"""The fifteen characters of the town hall, in the order of their numbers."""

from typing import Final

from .abigail_williams import ABIGAIL_WILLIAMS
from .ann_putnam import ANN_PUTNAM
from .character import NOBODY, Character
from .cotton_mather import COTTON_MATHER
from .george_burroughs import GEORGE_BURROUGHS
from .giles_corey import GILES_COREY
from .john_proctor import JOHN_PROCTOR
from .martha_corey import MARTHA_COREY
from .mary_warren import MARY_WARREN
from .rebecca_nurse import REBECCA_NURSE
from .samuel_parris import SAMUEL_PARRIS
from .sarah_good import SARAH_GOOD
from .thomas_danforth import THOMAS_DANFORTH
from .tituba import TITUBA
from .will_griggs import WILL_GRIGGS
from .william_phips import WILLIAM_PHIPS

CHARACTERS: Final[tuple[Character, ...]] = (
    ABIGAIL_WILLIAMS, ANN_PUTNAM, COTTON_MATHER, GEORGE_BURROUGHS, GILES_COREY, JOHN_PROCTOR, MARTHA_COREY,
    MARY_WARREN, REBECCA_NURSE, SAMUEL_PARRIS, SARAH_GOOD, THOMAS_DANFORTH, TITUBA, WILL_GRIGGS, WILLIAM_PHIPS,
)  # fmt: skip
HEEDING: Final[tuple[Character, ...]] = tuple([who for who in CHARACTERS if who.heeds_reveals])

__all__ = [
    "ABIGAIL_WILLIAMS",
    "ANN_PUTNAM",
    "CHARACTERS",
    "COTTON_MATHER",
    "GEORGE_BURROUGHS",
    "GILES_COREY",
    "HEEDING",
    "JOHN_PROCTOR",
    "MARTHA_COREY",
    "MARY_WARREN",
    "NOBODY",
    "REBECCA_NURSE",
    "SAMUEL_PARRIS",
    "SARAH_GOOD",
    "THOMAS_DANFORTH",
    "TITUBA",
    "WILLIAM_PHIPS",
    "WILL_GRIGGS",
    "Character",
]
