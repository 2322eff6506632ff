"""Gestures: where the rules allow no words, people show pictograms and point at each other."""

from __future__ import annotations

from typing import TypeAlias

from .refusals import Malformed

Sign: TypeAlias = str | int  # a pictogram by its key, or a seat that is pointed at

PICTOGRAMS = (
    "yes", "no", "question", "wait", "go", "hush", "me", "heart", "danger", "skull", "knife", "shield", "eye", "sleep",
    "sun", "moon", "home", "hospital", "coin", "vote", "one", "two", "three", "four", "five",
)  # fmt: skip
MOST_SIGNS = 6  # in one gesture


def check_signs(signs: tuple[Sign, ...], seats: int) -> None:
    """A gesture has a few signs, each of them known or a seat of the table."""
    if not 1 <= len(signs) <= MOST_SIGNS:
        raise Malformed("how-many-signs", most=MOST_SIGNS)
    for sign in signs:
        if not (0 <= sign < seats if isinstance(sign, int) else sign in PICTOGRAMS):
            raise Malformed("unknown-sign", sign=str(sign), known=", ".join(PICTOGRAMS))
