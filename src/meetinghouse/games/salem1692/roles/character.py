"""Who the characters are. An ability that asks something has its own file beside this one."""

from __future__ import annotations

from typing import Final


class Character:
    """Answers to the rules' questions; an ordinary person answers as the defaults do."""

    def __init__(
        self,
        number: int,
        name: str,
        *,
        threshold: int = 7,
        evidence_counts: int = 3,
        accuses_cheaply: bool = False,
        fears_cat: bool = True,
        dies_with_partner: bool = True,
        keeps_hand: bool = False,
        alibi_as_witness: bool = False,
        limited: int = -1,
    ) -> None:
        self.number = number
        self.name = name
        self.threshold = threshold  # accusations that bring a trial
        self.evidence_counts = evidence_counts  # what an Evidence in front counts
        self.accuses_cheaply = accuses_cheaply  # needs one accusation fewer
        self.fears_cat = fears_cat  # the Black Cat's reveal happens
        self.dies_with_partner = dies_with_partner  # eliminated with the matched partner
        self.keeps_hand = keeps_hand  # Robbery and Arson do nothing
        self.alibi_as_witness = alibi_as_witness  # may use an Alibi as a Witness
        self.limited = limited  # which counter of uses, if the ability has one


NOBODY: Final = Character(-1, "nobody")

ABIGAIL_WILLIAMS: Final = Character(0, "abigail-williams")
ANN_PUTNAM: Final = Character(1, "ann-putnam")
COTTON_MATHER: Final = Character(2, "cotton-mather", evidence_counts=1)
GEORGE_BURROUGHS: Final = Character(3, "george-burroughs", threshold=8)
GILES_COREY: Final = Character(4, "giles-corey")
JOHN_PROCTOR: Final = Character(5, "john-proctor")
MARTHA_COREY: Final = Character(6, "martha-corey")
MARY_WARREN: Final = Character(7, "mary-warren", fears_cat=False, dies_with_partner=False)
REBECCA_NURSE: Final = Character(8, "rebecca-nurse")
SAMUEL_PARRIS: Final = Character(9, "samuel-parris", limited=1)
SARAH_GOOD: Final = Character(10, "sarah-good", keeps_hand=True)
THOMAS_DANFORTH: Final = Character(11, "thomas-danforth", accuses_cheaply=True)
TITUBA: Final = Character(12, "tituba", limited=0)
WILL_GRIGGS: Final = Character(13, "will-griggs", alibi_as_witness=True)
WILLIAM_PHIPS: Final = Character(14, "william-phips", limited=2)

CHARACTERS: Final[tuple[Character, ...]] = (
    ABIGAIL_WILLIAMS, ANN_PUTNAM, COTTON_MATHER, GEORGE_BURROUGHS, GILES_COREY, JOHN_PROCTOR, MARTHA_COREY,
    MARY_WARREN, REBECCA_NURSE, SAMUEL_PARRIS, SARAH_GOOD, THOMAS_DANFORTH, TITUBA, WILL_GRIGGS, WILLIAM_PHIPS,
)  # fmt: skip
