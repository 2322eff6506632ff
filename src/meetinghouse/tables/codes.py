"""Codes of four or six letters that people read out to each other, and tokens that only machines read."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "BCDFGHJKMNPRSTWXYZ"  # no vowels, so no words; nothing that looks or sounds like a neighbour
LENGTHS = (4, 6)  # the first is usual, the other is for whoever fears guesses


def new_code(letters: int = LENGTHS[0]) -> str:
    """So many letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def read_code(text: str) -> str | None:
    """The code as it is stored, however it was typed; None where it is none."""
    code = text.strip().upper()
    return code if len(code) in LENGTHS and all(letter in LETTERS for letter in code) else None


def new_token() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
