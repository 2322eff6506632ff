"""Differences between two JSON values: JSON Pointers (RFC 6901), each with the new value at that place.

The comparison descends into objects with the same keys, and into lists of objects with the same length. Anything else
is replaced whole, and so is an object or a list if that is shorter than its changes. So nothing is ever removed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

# Parts that are one object for all readers of a broadcast, so that their changes are computed once.
SHARED = frozenset({b"/table", b"/view/public", b"/opened"})

Members = list[bytes]  # members of a JSON object, such as `"/table/paused":true`


class Changes:
    """Computes differences for many readers, and caches those of shared parts."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[tuple[bytes, int, int], tuple[Any, Any, Members]] = {}

    def between(self, old: Any, new: Any, path: bytes) -> Members:
        """The changes that turn the old value at this path into the new one."""
        if old is new:
            return []
        if path not in SHARED:
            return self._between(old, new, path)
        key = path, id(old), id(new)
        if key not in self._found:
            self._found[key] = old, new, self._between(old, new, path)  # keeps both values, and so their ids
        return self._found[key][2]

    def _between(self, old: Any, new: Any, path: bytes) -> Members:
        taken_apart = _taken_apart(old, new)
        if taken_apart is None:
            return [] if type(old) is type(new) and old == new else [_member(path, new)]
        fields = taken_apart[0]
        found: Members = []
        changed = 0
        for name, before, after in zip(*taken_apart, strict=True):
            if before is after:
                continue
            place = path + name
            if place in SHARED or type(after) is dict or type(before) is not type(after) or before != after:
                members = self.between(before, after, place)
                changed += bool(members)
                found += members
        if 2 * changed > len(fields):
            whole = _member(path, new)
            if len(whole) < sum(map(len, found)) + len(found):
                return [whole]
        return found


def _taken_apart(old: Any, new: Any) -> tuple[Sequence[bytes], Sequence[Any], Sequence[Any]] | None:
    """The pointers of the parts of both values, and the parts; None if they have no parts, or not the same ones."""
    kind = type(new)
    if type(old) is not kind:
        return None
    if issubclass(kind, msgspec.Struct) and (fields := _fields(kind)) is not None:
        return fields, astuple(old), astuple(new)
    if kind is dict:
        if list(old) != list(new) or not {type(key) for key in new} <= {str, int}:
            return None
        return [_name(str(key)) for key in new], list(old.values()), list(new.values())
    if kind is tuple or kind is list:
        if not new or len(old) != len(new) or not all(map(_has_parts, new)):
            return None
        return [b"/%d" % place for place in range(len(new))], old, new
    return None


def _has_parts(value: Any) -> bool:
    return isinstance(value, dict | msgspec.Struct)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[bytes, ...] | None:
    """The pointers of a struct's fields; None if its JSON is no object, or may omit fields."""
    config = kind.__struct_config__
    if config.omit_defaults or config.array_like or any(value is UNSET for value in kind.__struct_defaults__):
        return None
    return tuple([_name(name) for name in kind.__struct_encode_fields__])


def _name(name: str) -> bytes:
    """A key as a part of a JSON Pointer, escaped for a JSON string."""
    return b"/" + _encode(name.replace("~", "~0").replace("/", "~1"))[1:-1]


def _member(path: bytes, value: Any) -> bytes:
    return b'"%s":%s' % (path, _encode(value))


_encode = msgspec.json.Encoder().encode
