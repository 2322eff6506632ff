"""Which texts of a game the first screen of a table needs, and which can follow when it stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal, TypedDict, get_args

Part = Literal["first", "later"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)


class Keys(TypedDict):
    """The keys that the code of the pages names: of every table's first load, of that of a game's, and all others."""

    first: list[str]
    pages: dict[str, list[str]]
    later: list[str]


MESSAGE: Final = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?![\w-]).*)*", re.MULTILINE | re.IGNORECASE)
NAMES: Final = re.compile(r"\{ *(?:([a-z][\w-]*)|\$(\w+))", re.IGNORECASE)  # a message inside a message, or a parameter
FIELD: Final = re.compile(r"field-[\w-]+ *= *(.*)")


def part(texts: str, which: Part, keys: Keys, pages: str) -> str:
    """The messages of the first screen, or all others, for a game with these pages.

    A message waits if only the code of other screens names its key, unless a message that does not wait contains it, or
    has a parameter of that name: `$cause` may be any text `cause-…`. So may the words of a field, because they follow
    from what a game tells.
    """
    found = [(match[1], match[0]) for match in MESSAGE.finditer(texts)]
    fields = {f"{word}-*" for _, body in found if (field := FIELD.match(body)) for word in field[1].split()}
    early, late = matching({*keys["first"], *keys["pages"].get(pages, ()), *fields}), matching({*keys["later"]})
    waiting = {key for key, _ in found if late(key) and not early(key)}
    stays = [body for key, body in found if key not in waiting]
    while stays:
        named = matching(set().union(*map(named_in, stays)))
        inside = {key for key in waiting if named(key)}
        waiting -= inside
        stays = [body for key, body in found if key in inside]
    return "\n".join(body for key, body in found if (key in waiting) == (which == "later"))


def named_in(body: str) -> set[str]:
    """The keys of what may be said inside a message."""
    return {name if not parameter else f"{parameter.removesuffix('_key')}-*" for name, parameter in NAMES.findall(body)}


def matching(keys: set[str]) -> Callable[[str], bool]:
    """Whether a key is one of these, in which a star stands for anything."""
    starred = "|".join(re.escape(key).replace(r"\*", ".+") for key in keys if "*" in key)
    like = re.compile(starred or "(?!)").fullmatch
    return lambda key: key in keys or like(key) is not None
