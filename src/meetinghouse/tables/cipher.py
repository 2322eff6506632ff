"""Bodies that nobody can read, change or put elsewhere without the key: AES-256 in Galois/Counter Mode."""

from __future__ import annotations

import os
from functools import lru_cache
from hashlib import blake2b

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from .journal import Damaged

KEY_BYTES = 32
NONCE_BYTES = 12
SEALED = b"\x00MH1"  # begins every sealed body; a plain one, which is JSON or MessagePack, never begins so


def is_sealed(body: bytes) -> bool:
    """Whether a stored body is a sealed one."""
    return body.startswith(SEALED)


class Cipher:
    """Seals and opens. Every table has a key of its own, made from the house's, so that no nonce comes twice."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self._key = key

    def seal(self, table: str, place: str, body: bytes) -> bytes:
        """The body as it is stored at that place of that table."""
        nonce = os.urandom(NONCE_BYTES)
        return SEALED + nonce + self._of(table).encrypt(nonce, body, place.encode())

    def open(self, table: str, place: str, sealed: bytes) -> bytes:
        """The body that was sealed for that place; `Damaged` where it was not, or not with this key."""
        begins = len(SEALED) + NONCE_BYTES
        try:
            return self._of(table).decrypt(sealed[len(SEALED) : begins], sealed[begins:], place.encode())
        except (InvalidTag, ValueError) as error:
            raise Damaged(f"What is stored as {place} of table {table} is damaged, or was sealed elsewhere.") from error

    def hide(self, table: str, word: str) -> str:
        """A word by which something can be found again, and that says nothing."""
        return _derived(self._key, table, b"mh word", word.encode())[:16].hex()

    def _of(self, table: str) -> AESGCM:
        return _sealer(self._key, table)


@lru_cache(maxsize=2048)
def _sealer(key: bytes, table: str) -> AESGCM:
    return AESGCM(_derived(key, table, b"mh body"))


def _derived(key: bytes, table: str, use: bytes, more: bytes = b"") -> bytes:
    told = table.encode()
    return blake2b(len(told).to_bytes(8) + told + more, key=key, digest_size=KEY_BYTES, person=use).digest()
