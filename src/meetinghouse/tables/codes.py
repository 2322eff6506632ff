"""Codes of four or six letters that people read out to each other, and tokens for machines."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "BCDFGHJKMNPRSTWXYZ"  # no vowels, hence no words, and no letters that look or sound alike
LENGTHS = (4, 6)  # the default, and one that is harder to guess


def new_code(letters: int = LENGTHS[0]) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def read_code(text: str) -> str | None:
    """The code in capital letters, however it was typed; None if it is not a code."""
    code = text.strip().upper()
    return code if len(code) in LENGTHS and all(letter in LETTERS for letter in code) else None


def new_token() -> str:
    """A random token of 128 bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """The hash of a token. Only the hash is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
