"""Refusals in words: which text a refusal has, and with which parameters.

- a refusal's text is ``refused-<key>-<clause>`` if it exists, or ``closed-<clause>`` for a closed option, or else
  ``refused-<key>``; the clause follows in brackets if the text does not name it;
- a text or a number is passed unchanged, a refusal within a refusal as its own sentence, anything else as JSON;
- ``$has_<name>`` is ``no`` if a parameter is null, else ``yes``;
- ``$why`` and ``$channel`` are words: their texts are ``why-<word>`` and ``channel-<word>`` if these exist, and
  ``$why_key`` and ``$channel_key`` are the words themselves;
- ``$game`` is the text ``game-title`` if the game has one;
- ``$settings`` is a list of the settings in ``names``, in the words of the lobby.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Protocol

from .decisions import show
from .refusals import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Parameters that are words with texts of their own.
WORDS: Final = ("channel", "why")

# Refusals that use the text of a closed option, which says more, if the clause has one.
CLOSED: Final = ("forbidden", "not-open")

EXACT: Final = 2**53  # below this, whole numbers are the same to every reader of JSON


class Speaker(Protocol):
    """The interface of the texts in one language."""

    def has(self, key: str) -> bool:
        """Whether a text with this key exists."""

    def say(self, key: str, **parameters: Any) -> str:
        """The text with this key, with its parameters filled in."""

    def word(self, field: str, word: str) -> str:
        """A word of a field in this language, or the word itself if it has no text."""

    def join(self, items: Sequence[str]) -> str:
        """The items as a list in words."""


def tell(refused: Refused, texts: Speaker) -> str:
    """A refusal in words, with the clause if there is one."""
    key, rule = f"refused-{refused.key}", refused.rule
    if rule is not None:
        closed = (f"closed-{rule.lower()}",) if refused.key in CLOSED else ()
        key = next(filter(texts.has, (f"{key}-{rule.lower()}", *closed)), key)
    text = texts.say(key, **parameters(refused, texts))
    return text if rule is None or rule in text else f"{text} [{rule}]"


def parameters(refused: Refused, texts: Speaker) -> dict[str, str | int | float]:
    """The parameters of a refusal's text."""
    found: dict[str, str | int | float] = {}
    for name, value in refused.details.items():
        found[f"has_{name}"] = "no" if value is None else "yes"
        if isinstance(value, Refused):
            found[name] = tell(value, texts)
        elif name in WORDS and isinstance(value, str):
            found |= {name: texts.word(name, value), f"{name}_key": value}
        elif name == "game" and texts.has("game-title"):
            found[name] = texts.say("game-title")
        else:
            found[name] = plain(value)
    if "names" in refused.details:
        names = str(refused.details["names"]).split()
        found["settings"] = texts.join([texts.word("option", name) for name in names])
    return found


def plain(value: object) -> str | int | float:
    """A text or a number unchanged, anything else as JSON."""
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < EXACT:
        return value
    return str(value) if isinstance(value, float) else show(value)


def in_english(refused: Refused) -> str:
    """A refusal as an English sentence; if it has no text, its key and parameters."""
    texts = English.beside(tuple([each.__module__ for each in type(refused).__mro__]))
    if texts.has(f"refused-{refused.key}"):
        return tell(refused, texts)
    given = [f"{name}={show(value)}" for name, value in refused.details.items()]
    return " ".join([refused.key, *given, *([f"[{refused.rule}]"] if refused.rule else [])])


class English:
    """The English texts in the packages of a class of refusals and its base classes."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle

    @staticmethod
    @cache
    def beside(modules: tuple[str, ...]) -> English:
        """The texts in the packages of these modules and in all packages around them; earlier modules win."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle(["en"], use_isolating=False)
        for each in dict.fromkeys(reversed(modules)):
            top, *rest = each.split(".")
            for depth in range(len(rest)):
                path = files(top).joinpath(*rest[:depth], "texts", "en.ftl")
                if path.is_file():
                    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        return English(bundle)

    def has(self, key: str) -> bool:
        """Whether a text with this key exists."""
        return self._bundle.has_message(key)

    def say(self, key: str, **parameters: Any) -> str:
        """The text with this key, with its parameters filled in."""
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else str(self._bundle.format_pattern(pattern, parameters)[0])

    def word(self, field: str, word: str) -> str:
        """A word of a field in English, or the word itself if it has no text."""
        return self.say(f"{field}-{word}") if self.has(f"{field}-{word}") else word

    def join(self, items: Sequence[str]) -> str:
        """The items with commas between them."""
        return ", ".join(items)
