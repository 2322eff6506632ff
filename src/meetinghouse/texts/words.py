"""Single texts: sentences by their keys, words of fields, names, lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime.types import fluent_number

from .files import read_bundle

# Spanish has "e" instead of "y" before the sound of an i, but not before a diphthong: Ana e Íñigo, fuego y hielo.
_SOUNDS_LIKE_I: Final = re.compile("[ií]|h[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)

# A word that ends in a number, such as house-0.
_NUMBERED: Final = re.compile("(.+)-([0-9]+)")


class MissingText(LookupError):
    """A text, or one of its parameters, is missing."""


class Words:
    """The texts of one language, by their keys; ``also`` names packages whose texts tables do not load."""

    def __init__(
        self, language: str = "en", game: str | None = None, strict: bool = False, also: tuple[str, ...] = ()
    ) -> None:
        self.language = language
        self.game = game
        self.strict = strict
        languages = [language] if strict or language == "en" else [language, "en"]
        self._bundles = [read_bundle(each, game, also) for each in languages]

    def has(self, key: str) -> bool:
        """Whether a text with this key exists."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **parameters: Any) -> str:
        """The text with this key, with its parameters filled in. If it is missing: ⟨key⟩, or an error if ``strict``."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, self._numbers(parameters))
                if errors and self.strict:
                    raise MissingText(f"{self.language}: {key}: {errors[0]}")
                return str(text)
        if self.strict:
            raise MissingText(f"{self.language}: {key}")
        return f"⟨{key}⟩"

    def title(self, title: str) -> str:
        """The title of the game in this language: its text ``game-title``, or else the given title."""
        return self.say("game-title") if self.has("game-title") else title

    def _numbers(self, parameters: dict[str, Any]) -> dict[str, Any]:
        """Format numbers as browsers do: in Spanish, numbers of four digits have no separator."""
        if self.language != "es":
            return parameters
        return {
            name: fluent_number(value, useGrouping=False) if _has_four_digits(value) else value
            for name, value in parameters.items()
        }

    def join(self, items: Sequence[str]) -> str:
        """The items as a list in words: A, B and C."""
        text = format_list(list(items), locale=self.language)
        if self.language == "es" and len(items) > 1 and _SOUNDS_LIKE_I.match(items[-1]):
            return text.removesuffix(f"y {items[-1]}") + f"e {items[-1]}"
        return text

    def counted(self, items: Sequence[str]) -> list[str]:
        """The items with equal neighbours merged and counted, for sentences and names, which have no plural."""
        found = []
        for item, group in groupby(items):
            count = len(list(group))
            found.append(item if count == 1 else self.say("times", item=item, count=count))
        return found

    def name(self, seat: int, names: Sequence[str]) -> str:
        """The name at a seat, or its number if it has no name."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat-number", seat=seat)

    def word(self, field: str, word: str) -> str:
        """A word of a field in this language, or the word itself: ``card`` and ``black-cat`` give the Black Cat."""
        key = self._key(field, word)
        numbered = _NUMBERED.fullmatch(word) if key is None else None
        if numbered is not None and (key := self._key(field, numbered[1])) is not None:
            return self.say(key, number=int(numbered[2]) + 1)
        return word if key is None else self.say(key)

    def many(self, field: str, word: str, count: int) -> str:
        """A word with its number, such as 3 Alibis; without the number if it is 1."""
        if count == 1:
            return self.word(field, word)
        key = self._key(field, word)
        if key is not None:
            bundle = next(bundle for bundle in self._bundles if bundle.has_message(key))
            form = bundle.get_message(key).attributes.get("many")
            if form is not None:
                return str(bundle.format_pattern(form, {"count": count})[0])
        return self.say("times", item=self.word(field, word), count=count)

    def words(self, field: str, words: Sequence[str], in_order: bool = False) -> str:
        """Words of a field as a list, with equal ones counted; ``in_order`` keeps the order and counts neighbours."""
        if in_order:
            groups = [(word, len(list(group))) for word, group in groupby(words)]
        else:
            groups = list(Counter(words).items())
        if len(groups) == len(words):
            return self.join([self.word(field, word) for word in words]) or "–"
        return self.join(
            [
                self.many(field, word, count) if count > 1 else self.say("one-of", item=self.word(field, word))
                for word, count in groups
            ]
        )

    def _key(self, field: str, word: str) -> str | None:
        """The key of a word's text; None if it has none."""
        keys = [f"{kind}-{word}" for kind in self.field(field) or (field,)]
        return next((key for key in keys if self.has(key)), None)

    def field(self, name: str) -> tuple[str, ...]:
        """The prefixes of the texts of a field's words; empty if the field holds seats."""
        key = f"field-{name}"
        return tuple(self.say(key).split()) if self.has(key) else ()


def _has_four_digits(value: object) -> bool:
    return isinstance(value, int | float) and 1000 <= abs(value) < 10000
