"""Gestures: in channels without words, people show pictograms and point at each other."""

from __future__ import annotations

from typing import TypeAlias

from .refusals import Malformed

Sign: TypeAlias = str | int  # the key of a pictogram, or a seat to point at

PICTOGRAMS = (
    "yes", "no", "question", "wait", "go", "hush", "me", "heart", "danger", "skull", "knife", "shield", "eye", "sleep",
    "sun", "moon", "home", "hospital", "coin", "vote", "one", "two", "three", "four", "five",
)  # fmt: skip
MOST_SIGNS = 6  # in one gesture


def check_signs(signs: tuple[Sign, ...], seats: int) -> None:
    """Refuse a gesture with no or too many signs, an unknown sign, or a seat that does not exist."""
    if not 1 <= len(signs) <= MOST_SIGNS:
        raise Malformed("how-many-signs", most=MOST_SIGNS)
    for sign in signs:
        if not (0 <= sign < seats if isinstance(sign, int) else sign in PICTOGRAMS):
            raise Malformed("unknown-sign", sign=str(sign), known=", ".join(PICTOGRAMS))
