"""Decisions and options in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.decisions import Decision
from ..engine.values import Amount, Card, Option, Position, Seat, Simple, Word
from .sayings import numbered, tag_of
from .words import Words


class Questions(Words):
    """Decisions and their options in words."""

    def decision(self, decision: Decision, names: Sequence[str] = ()) -> str:
        """The question of a decision."""
        about = decision.about
        parts: tuple[Simple, ...] = () if about is None else about if isinstance(about, tuple) else (about,)
        found: dict[str, Any] = {
            "about": "-".join([tag_of(part) for part in parts]) or "none",
            "you": "yes" if Seat(decision.seat) in parts else "no",
            "least": decision.least,
            "most": decision.most,
        }
        for name, part in zip(numbered([*map(tag_of, parts)]), parts, strict=True):
            found[name] = part.amount if isinstance(part, Amount) else self.option(part, names, decision)
        return self.say(f"decision-{decision.kind}", **found)

    def option(self, option: Option, names: Sequence[str] = (), decision: Decision | None = None) -> str:
        """The name of an option. Some words have a text of their own for the decision they answer."""
        if isinstance(option, tuple):
            kinds = [part.kind if isinstance(part, Card) else tag_of(part) for part in option]
            whole = "-".join(["together", *kinds])
            if decision is not None and self.has(f"{whole}-{decision.kind}"):
                return self.say(f"{whole}-{decision.kind}")
            parts = "-".join(["parts", *map(tag_of, option)])
            if self.has(parts):
                told = [self._part(part, names, decision) for part in option]
                return self.say(parts, **dict(zip(numbered([*map(tag_of, option)]), told, strict=True)))
            if all(isinstance(part, Card) for part in option):
                return self.words("kind", kinds)
            return self.join(self.counted([self.option(part, names, decision) for part in option]))
        if isinstance(option, Seat):
            return self.name(option.seat, names)
        if isinstance(option, Card):
            return self.word("kind", option.kind)
        if isinstance(option, Position):
            return self.say("position", place=option.place + 1)
        if isinstance(option, Amount):
            return str(option.amount)
        if decision is not None and self.has(f"word-{option.word}-{decision.kind}"):
            return self.say(f"word-{option.word}-{decision.kind}")
        return self.word("word", option.word)

    def choice(self, options: Sequence[Option], decision: Decision, names: Sequence[str] = ()) -> str:
        """A whole answer: its options as a list, or a text for the empty choice."""
        if options:
            return self.join([self.option(option, names, decision) for option in options])
        own = f"choice-none-{decision.kind}"
        return self.say(own if self.has(own) else "choice-none")

    def part(self, kind: str, options: Sequence[Option], before: Simple | None = None) -> str:
        """The question for the next part of an option, after the part ``before``."""
        tags = [tag_of(option[0] if isinstance(option, tuple) else option) for option in options]
        tag = next((tag for tag in tags if tag != "word"), "word")
        after = "" if before is None else f"-{before.word if isinstance(before, Word) else tag_of(before)}"
        keys = (f"part-{kind}{after}-{tag}", f"part-{kind}-{tag}", f"part{after}-{tag}")
        return self.say(next(filter(self.has, keys), f"part-{tag}"))

    def _part(self, part: Simple, names: Sequence[str], decision: Decision | None) -> str | int:
        """The name of a part of an option; amounts and places are numbers."""
        if isinstance(part, Amount):
            return part.amount
        return part.place + 1 if isinstance(part, Position) else self.option(part, names, decision)
