"""Reads a choice from the keyboard: numbers on one line, or one part after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from ..engine.catalogue import rules_of
from ..engine.decisions import Decision
from ..engine.values import Choice, Option
from ..texts import Texts
from .boards import board_for
from .parts import amounts, divides, heads, in_parts, rests, whole
from .session import Session
from .terminal import Terminal


class Reader(Terminal):
    """Turns the player's input into a choice, and asks for missing parts."""

    def __init__(self, session: Session, texts: Texts, console: Console) -> None:
        super().__init__(texts, console)
        self.session = session
        title = texts.title(rules_of(session.game.setup.game).title)
        self.board = board_for(session.game.setup.game)(texts, session.names, title)

    @property
    def view(self) -> Any:
        """The player's view of the game."""
        return self.session.game.view(self.session.seat)

    def _listed(self, asked: Decision) -> list[Decision]:
        """The offers that are listed among the options of a question."""
        return [offer for offer in self._offers() if self.board.lists(offer, asked)]

    def _offers(self) -> list[Decision]:
        return [offer for offer in self.session.offers if self.board.offers(offer)]

    def _shown(self, asked: Decision) -> Sequence[Option]:
        return heads(asked.options) if in_parts(asked) else asked.options

    def _typed(self, asked: Decision) -> Sequence[int]:
        """The board's numbers to type; empty, for counting from 1, if offers are listed among the options."""
        return () if self._listed(asked) else self.board.numbers(self._shown(asked))

    def _choice(self, line: str, asked: Decision) -> Choice | None:
        """The choice that a line of numbers means; None after an error message."""
        if in_parts(asked):
            return self._part_by_part(line.replace(",", " ").split(), asked.options, asked)
        if not line and not asked.single and not asked.least:
            return []
        typed = self._typed(asked)
        numbers = self._numbers(line, len(asked.options), typed)
        if numbers is None:
            return None
        if asked.single:
            if len(numbers) > 1:
                self._one_number(len(asked.options), typed)
                return None
            return asked.options[numbers[0]]
        if is_order(asked):
            numbers += [number for number in range(len(asked.options)) if number not in numbers]
        while len(numbers) < asked.least:
            rest = [number for number in range(len(asked.options)) if number not in numbers]
            self.note(self.texts.say("play-more-numbers", missing=asked.least - len(numbers)))
            left = [asked.options[each] for each in rest]
            typed = self.board.numbers(left)
            self._print(self._columns([self.board.label(each, asked, self.view) for each in left], typed))
            numbers += [rest[each] for each in self._numbers(self._read(), len(rest), typed) or []]
        if len(numbers) > asked.most:
            self._wrong(self.texts.say("play-too-many", most=asked.most))
            return None
        return [asked.options[number] for number in numbers]

    def _part_by_part(self, words: list[str], options: Sequence[Option], asked: Decision) -> Option | None:
        """Read the first part, then the rest, from one line or one after the other."""
        firsts = heads(options)
        first = self._number(words[0] if words else "", len(firsts), self.board.numbers(firsts))
        if first is None:
            return None
        rest, words = rests(options, firsts[first]), words[1:]
        if len(rest) == 1 and not words:
            return whole(firsts[first], rest[0])
        numbers = amounts(rest)
        further = divides(rest)
        shown: Sequence[Option] = heads(rest) if further else rest
        typed = self.board.numbers(shown)
        if not words:
            question = self.texts.part(asked.kind, rest, firsts[first])
            if numbers:
                self.note(self.texts.say("play-amount", question=question, least=min(numbers), most=max(numbers)))
            else:
                self.note(question)
                self._print(self._columns([self.board.label(option, asked, self.view) for option in shown], typed))
            words = self._read().split()
        if numbers and words and words[0].isdecimal() and int(words[0]) in numbers:
            return whole(firsts[first], rest[numbers.index(int(words[0]))])
        if further:
            found = self._part_by_part(words, rest, asked)
            return None if found is None else whole(firsts[first], found)
        second = self._number(words[0] if words else "", len(rest), typed)
        return None if second is None else whole(firsts[first], rest[second])


def is_order(asked: Decision) -> bool:
    """Whether the question asks for an order of all options. Options that are not typed follow in their old order."""
    return asked.ordered and asked.least == asked.most == len(asked.options) > 1
