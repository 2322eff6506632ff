"""Authenticated encryption of stored data: AES-256 in Galois/Counter Mode."""

from __future__ import annotations

import os
from functools import lru_cache
from hashlib import blake2b

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from .journal import Damaged

KEY_BYTES = 32
NONCE_BYTES = 12
SEALED = b"\x00MH1"  # the prefix of every sealed body; plain JSON or MessagePack never begins with it


def is_sealed(body: bytes) -> bool:
    """Whether a stored body is encrypted."""
    return body.startswith(SEALED)


class Cipher:
    """Encrypts and decrypts. Every table has its own key, derived from the house's, so that nonces never repeat."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self._key = key

    def seal(self, table: str, place: str, body: bytes) -> bytes:
        """Encrypt a body for its place in a table's journal; it cannot be decrypted at any other place."""
        nonce = os.urandom(NONCE_BYTES)
        return SEALED + nonce + self._of(table).encrypt(nonce, body, place.encode())

    def open(self, table: str, place: str, sealed: bytes) -> bytes:
        """Decrypt a body. Raises `Damaged` if it was not encrypted for this place with this key."""
        begins = len(SEALED) + NONCE_BYTES
        try:
            return self._of(table).decrypt(sealed[len(SEALED) : begins], sealed[begins:], place.encode())
        except (InvalidTag, ValueError) as error:
            raise Damaged(f"What is stored as {place} of table {table} is damaged, or was sealed elsewhere.") from error

    def hide(self, table: str, word: str) -> str:
        """A keyed hash of a word, which can be looked up without storing the word."""
        return _derived(self._key, table, b"mh word", word.encode())[:16].hex()

    def _of(self, table: str) -> AESGCM:
        return _sealer(self._key, table)


@lru_cache(maxsize=2048)
def _sealer(key: bytes, table: str) -> AESGCM:
    return AESGCM(_derived(key, table, b"mh body"))


def _derived(key: bytes, table: str, use: bytes, more: bytes = b"") -> bytes:
    told = table.encode()
    return blake2b(len(told).to_bytes(8) + told + more, key=key, digest_size=KEY_BYTES, person=use).digest()
