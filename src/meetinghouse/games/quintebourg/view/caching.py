"""A cache of parts of views: by key, or by equality with the last one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from ..state import Quintebourg

T = TypeVar("T")


def cached(game: Quintebourg, name: Hashable, key: tuple[Any, ...], part: T) -> T:
    """Cache a part under its key, with copies of the lists and mappings in the key."""
    lasting = tuple([each.copy() if isinstance(each, list | dict) else each for each in key])
    return game.cache.store(name, lasting, part)


def same(game: Quintebourg, name: Hashable, part: T) -> T:
    """The cached part of this name if it is equal; otherwise this part, which is then cached."""
    held: T | None = game.cache.find(name, part)
    return game.cache.store(name, part, part) if held is None else held
