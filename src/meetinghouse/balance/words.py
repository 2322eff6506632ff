"""Numbers and names of a report in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from babel.numbers import format_decimal

from .. import rulebook
from ..bots.report import Share
from ..texts import Texts
from .effects import Difference
from .plan import Variant, name_of


class Words:
    """Says numbers, shares, differences and variants."""

    def __init__(self, language: str, game: str) -> None:
        self.texts = Texts(language, game)
        self.game = game
        self.language = language

    def say(self, key: str, **parameters: Any) -> str:
        """A text of the report."""
        return self.texts.say(f"balance-{key}", **parameters)

    def number(self, number: float, digits: int = 0) -> str:
        """A number as people of this language write it."""
        return format_decimal(round(number, digits), format=f"#,##0.{'0' * digits}", locale=self.language)

    def median(self, number: float) -> str:
        """A median of whole numbers: it may lie between two of them. In a table thousands are not set apart."""
        return format_decimal(round(number, 1), format="0.#", locale=self.language)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage."""
        return self.say("percent", number=self.number(100 * share, digits))

    def share(self, found: Share) -> str:
        """A share with its interval."""
        low, high = [self.number(100 * each, 1) for each in (found.low, found.high)]
        return f"{self.percent(found.share)} ({low} – {high})"

    def signed(self, number: float, digits: int = 1) -> str:
        sign = "+" if number > 0 else "−" if number < 0 else "±"
        return f"{sign}{self.number(abs(number), digits)}"

    def difference(self, found: Difference) -> str:
        """A difference in percentage points with its interval."""
        low, high = [self.signed(100 * each) for each in (found.low, found.high)]
        return f"{self.signed(100 * found.value)} ({low} … {high})"

    def side(self, name: str) -> str:
        """The name of a side, at the beginning of a line."""
        return _capitalised(self.texts.word("side", name))

    def item(self, field: str, word: str) -> str:
        """The name of a role, card or law."""
        return _capitalised(self.texts.word(field, word))

    def variant(self, variant: Variant) -> str:
        """What is different in a variant."""
        if variant.bots:
            return self.say("variant-bots", bots=variant.bots)
        if not variant.option:
            return self.say("usual")
        return self.option(variant.option, variant.value)

    def option(self, name: str, value: Any) -> str:
        """An option with its value, as in the lobby."""
        label = self.texts.word("option", name)
        if isinstance(value, bool):
            said = self.texts.say("word-yes" if value else "word-no")
        else:
            key = f"option-{name}-{value}"
            said = self.texts.say(key) if self.texts.has(key) else str(value)
        return f"{label}{self.texts.say('colon')}{said}"

    def bots(self, bots: str | Mapping[str, str]) -> str:
        """Who plays."""
        return name_of(bots)

    def clause(self, id: str) -> str:
        """The words of a clause, in this language if the book has it."""
        for language in (self.language, rulebook.ENGLISH):
            found = rulebook.clauses(language).get(id)
            if found is not None:
                return found.text
        return ""


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
