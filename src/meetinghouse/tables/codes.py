"""Codes of four or six letters that people read out to each other, and tokens for machines."""

from __future__ import annotations

import base64
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


def derived(secret: bytes, *words: str) -> bytes:
    """16 bytes that follow from the house's secret and some words, the same in every process of the house."""
    told = b"".join([len(word.encode()).to_bytes(4) + word.encode() for word in words])
    return hashlib.blake2b(told, key=secret, digest_size=16, person=b"mh derived").digest()


def derived_token(secret: bytes, *words: str) -> str:
    """The token that belongs to these words, as hard to guess as a random one without the house's secret."""
    return base64.urlsafe_b64encode(derived(secret, *words)).decode().rstrip("=")


def digest(token: str) -> str:
    """The hash of a token. Only the hash is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
