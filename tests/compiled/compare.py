"""Where two builds that played the same game part."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .play import Played


def read(file: Path) -> tuple[str, list[Played]]:
    """Which build played, and its games."""
    build, *lines = file.read_bytes().splitlines()
    return build.decode(), [msgspec.json.decode(line, type=Played) for line in lines]


def difference(pure: Played, compiled: Played) -> str | None:
    """The first difference in words, or the error that stopped both; None where all is well."""
    if pure.name != compiled.name:
        return f"the compiled build played {compiled.name} instead"
    for number, (one, other) in enumerate(zip(pure.moves, compiled.moves, strict=False)):
        if one != other:
            return f"the builds differ at entry {number}" if number else "the builds differ in the deal"
    if "error" in pure.end or "error" in compiled.end:
        fine = "no error"
        return (
            f"after entry {min(len(pure.moves), len(compiled.moves)) - 1}, "
            f"pure: {pure.end.get('error', fine)}; compiled: {compiled.end.get('error', fine)}"
        )
    if len(pure.moves) != len(compiled.moves):
        return f"the pure game has {len(pure.moves) - 1} entries, the compiled one {len(compiled.moves) - 1}"
    for what in pure.end:
        if pure.end[what] != compiled.end.get(what):
            return f"all entries are alike, and the {what} at the end differs"
    return None
