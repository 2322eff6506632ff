"""A file that keeps what was played, so that a report goes on where it was stopped.

Each line holds the games of one chunk: a checksum, then JSON. Lines are only added. The key of a line stands for the
set-up, the seed and the code, so that a file may hold the games of several reports, and games of older rules are not
mixed with new ones.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import msgspec

from ..bots.code import code_of
from ..bots.simulation import Job
from ..engine.refusals import Refused
from .facts import Part

HEAD = b"meetinghouse balance 1\n"


class Line(msgspec.Struct, frozen=True):
    """The games of a chunk, and the key of their set-up."""

    key: str
    part: Part


class Checkpoint:
    """The games that were played before, and a place for more. Without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._parts: dict[str, list[Part]] = {}
        self._end = 0  # where the last whole line ends
        if path is not None and path.exists():
            self._read(path)

    def parts(self, job: Job) -> list[Part]:
        """What was played of a set-up, in order; no game twice."""
        found: list[Part] = []
        for part in sorted(self._parts.get(key_of(job), []), key=lambda part: (part.first, -part.end)):
            if not found or part.first >= found[-1].end:
                found.append(part)
        return found

    def store(self, job: Job, part: Part) -> None:
        """Write what was just played."""
        if self.path is None:
            return
        text = msgspec.json.encode(Line(key_of(job), part))
        line = b"%08x %s\n" % (crc32(text), text)
        with self.path.open("r+b" if self._end else "wb") as file:
            if not self._end:
                file.write(HEAD)
                self._end = len(HEAD)
            file.seek(self._end)
            file.write(line)
            file.truncate()  # the rest of a line that was cut off
            file.flush()
            os.fsync(file.fileno())
        self._end += len(line)

    def _read(self, path: Path) -> None:
        """Read all whole lines. The last one may be cut off, because a process was killed while it wrote."""
        data = path.read_bytes()
        if HEAD.startswith(data):
            return  # killed at the very beginning
        if not data.startswith(HEAD):
            raise Refused("checkpoint-other", path=os.fspath(path))
        self._end = data.rindex(b"\n") + 1
        for number, line in enumerate(data[len(HEAD) : self._end].splitlines(), 2):
            checksum, _, text = line.partition(b" ")
            if checksum != b"%08x" % crc32(text):
                raise Refused("checkpoint-broken", path=os.fspath(path), line=number)
            try:
                found = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError:
                raise Refused("checkpoint-broken", path=os.fspath(path), line=number) from None
            self._parts.setdefault(found.key, []).append(found.part)


def key_of(job: Job) -> str:
    """The key of a set-up: the same as long as the same games would be played."""
    text = msgspec.json.encode(job, order="deterministic") + code_of(job.game).encode()
    return sha256(text).hexdigest()[:16]
