"""A checksum beside every body: SQLite itself does not notice a byte that changed inside one."""

from __future__ import annotations

from zlib import crc32

from ..journal import Damaged, Entry


def seal(version: int, body: bytes) -> int:
    """The checksum of a body at its version."""
    return crc32(body, version & 0xFFFFFFFF)


def opened(version: int, body: bytes, sealed: int) -> Entry:
    """The entry, if its seal is whole."""
    if seal(version, body) != sealed:
        raise Damaged(f"The stored body of version {version} is damaged.")
    return Entry(version, body)
