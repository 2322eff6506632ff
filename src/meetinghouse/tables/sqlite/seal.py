"""Checksums of stored bodies, because SQLite does not notice a changed byte inside one."""

from __future__ import annotations

from zlib import crc32

from ..journal import Damaged, JournalEntry


def seal(version: int, body: bytes) -> int:
    """The checksum of a body and its version."""
    return crc32(body, version & 0xFFFFFFFF)


def opened(version: int, body: bytes, sealed: int) -> JournalEntry:
    """The entry. Raises `Damaged` if its checksum is wrong."""
    if seal(version, body) != sealed:
        raise Damaged(f"The stored body of version {version} is damaged.")
    return JournalEntry(version, body)
