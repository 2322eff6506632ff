"""The words of a game, read from its texts: which words a field of a view may hold, what is asked, what may be chosen.

Texts declare them all. The file ``fields.ftl`` names the prefixes of each field's words and says which numbers are not
seats; every word of a game has a text under one of those prefixes; every question has a text ``decision-<kind>``. A
game without texts is played all the same: its words are then told apart only where they are chosen from.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ..texts.files import keys
from ..texts.words import Words

# Endings of texts that say more about a word, and are not words themselves: role-baker-power beside role-baker.
_MORE: Final = ("ability", "aim", "effect", "fee", "help", "late", "letter", "note", "power", "short", "title", "wins")

_COUNTED: Final = "ghosts"  # in every view their number, though some events list them


class Vocabulary:
    """The words of one game, in alphabetical order, by the prefixes of their texts."""

    def __init__(self, game: str) -> None:
        self._words = Words("en", game)
        self._keys = keys(game)

    def of_field(self, field: str) -> tuple[str, ...]:
        """The words that a field may hold; empty if no text names any."""
        return self._of(self._words.field(field) or (field,))

    def numbers(self, field: str) -> str:
        """What the whole numbers in a field are: a ``seat``, a ``place``, or a plain ``number``."""
        prefixes = self._words.field(field)
        if not prefixes and field != _COUNTED:
            return "seat"
        return "place" if "place" in prefixes else "number"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions."""
        return self._of(("decision",))

    @property
    def cards(self) -> tuple[str, ...]:
        """The kinds of cards that may be chosen."""
        return self.of_field("kind")

    @property
    def words(self) -> tuple[str, ...]:
        """The bare words that may be chosen."""
        return self.of_field("word")

    def _of(self, prefixes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted({word for prefix in prefixes for word in self._after(prefix)}))

    def _after(self, prefix: str) -> set[str]:
        """What follows the prefix in the keys of texts."""
        found = {key.removeprefix(f"{prefix}-") for key in self._keys if key.startswith(f"{prefix}-")}
        return {word for word in found if not (word.rpartition("-")[2] in _MORE and word.rpartition("-")[0] in found)}


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """The words of a game, read once."""
    return Vocabulary(game)
