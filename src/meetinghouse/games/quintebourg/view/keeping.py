"""A cache of parts of views, by what they are made of, or because they came out the same."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from ..state import Quintebourg

T = TypeVar("T")


def keep(game: Quintebourg, name: Hashable, key: tuple[Any, ...], part: T) -> T:
    """Keep a part under its key, in which lists and mappings of the state stand as they are now."""
    lasting = tuple([each.copy() if isinstance(each, list | dict) else each for each in key])
    return game.kept.keep(name, lasting, part)


def same(game: Quintebourg, name: Hashable, part: T) -> T:
    """The cached part of this name if it is equal; otherwise this part, which is then cached."""
    held: T | None = game.kept.find(name, part)
    return game.kept.keep(name, part, part) if held is None else held
