"""A cache of parts of views, each valid as long as its inputs stay the same.

A part has a name and a key. The key holds all inputs of the part and is compared by value. While it stays the same,
the cache returns the same object, so that code that sends the part to readers sees at once that nothing has changed.
A cached part can be stale only if its key leaves an input out; the conformance suite compares every view with one made
without the cache.

Code that compares inputs by itself, because only some parts of a part are to be made again, keeps them in `last`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class ViewCache:
    """The latest part under each name. Copies of a game share the cache."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, Any]] = {}
        self.last: dict[Hashable, Any] = {}  # by name: what was made last; values are replaced and never changed

    def find(self, name: Hashable, key: object) -> Any:
        """The part with this name if its key is still the same, else None."""
        held = self._parts.get(name)
        return held[1] if held is not None and held[0] == key else None

    def copy(self) -> ViewCache:
        """Another cache that starts with the same parts."""
        other = ViewCache()
        other._parts, other.last = self._parts.copy(), self.last.copy()
        return other

    def store(self, name: Hashable, key: object, part: T) -> T:
        """Store a part under its name and key; returns the part."""
        self._parts[name] = (key, part)
        return part
