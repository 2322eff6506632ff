"""Input and output on a terminal or through a pipe: shows lines and pages, and reads numbers."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..texts import Texts


class Quit(Exception):
    """The player quits; the game is saved first."""


class Terminal:
    """The input and output of a player."""

    def __init__(self, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.full = console.is_terminal and sys.stdin.isatty()  # False: plain lines without pages

    # --- showing

    def note(self, line: str) -> None:
        """Print a line that is not part of the game."""
        self.console.print(Text(line, "dim"), soft_wrap=True)

    def _rule(self, title: str = "") -> None:
        if title:
            self.console.rule(Text(title, "bold"), align="left", style="dim", characters="─")
        else:
            self.console.rule(style="dim", characters="─")

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=not self.full)

    def _columns(self, labels: list[str], numbers: Sequence[int] = ()) -> list[Text]:
        """Numbered options in as many columns as fit."""
        shown = numbers or range(1, len(labels) + 1)
        digits = len(str(max(shown)))
        longest = max(cell_len(label) for label in labels) + digits + 4
        columns = max(1, min(len(labels), (self.console.width - 1) // longest)) if self.full else 1
        if self.full and longest >= self.console.width:
            return [
                row for number, label in zip(shown, labels, strict=True) for row in self._item(number, digits, label)
            ]
        rows = -(-len(labels) // columns)
        lines = []
        for row in range(rows):
            line = Text()
            for index in range(row, len(labels), rows):
                line.append(f" {shown[index]:>{digits}} ", "bold cyan")
                label = labels[index]
                line.append(label + " " * (longest - digits - 2 - cell_len(label)))
            line.rstrip()
            lines.append(line)
        return lines

    def _item(self, number: int, digits: int, label: str) -> list[Text]:
        """One numbered option; the further rows of a long one stand below its first word."""
        head, blank = Text(f" {number:>{digits}} ", "bold cyan"), Text(" " * (digits + 2))
        rows = Text(label).wrap(self.console, self.console.width - digits - 3)
        return [(blank if index else head).copy().append_text(row) for index, row in enumerate(rows)]

    def _page(self, lines: Sequence[Text], backwards: bool = False) -> None:
        """Show lines, on a terminal page by page; `backwards` begins with the last page."""
        if not self.full:
            self._print(lines)
            return
        rows = [row for line in lines for row in (line.wrap(self.console, self.console.width - 1) or [Text("")])]
        size = max(4, self.console.height - 2)
        pages = [rows[start : start + size] for start in range(0, len(rows), size)]
        if backwards:
            cut = len(rows) % size  # the last page is a full one
            pages = [rows[:cut]] * bool(cut) + [rows[start : start + size] for start in range(cut, len(rows), size)]
            pages.reverse()
        for index, page in enumerate(pages):
            self.console.clear()
            self._print(page)
            last = index == len(pages) - 1
            self.console.print(Text(self.texts.say("play-pause" if last else "play-page"), "dim"))
            if self._read().lower().startswith("q"):
                return

    # --- reading

    def _read(self) -> str:
        self.console.print(Text("> ", "bold"), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise Quit
        if not sys.stdin.isatty():
            self.console.print(line.strip())
        return line.strip()

    def _pause(self) -> str:
        """Wait for the Enter key; returns what was typed before it."""
        self.console.print(Text(self.texts.say("play-pause"), "dim"))
        return self._read()

    def _number(self, word: str, count: int, numbers: Sequence[int] = ()) -> int | None:
        """The index of a typed number in `numbers`, by default 1 to `count`; None after an error message."""
        if not word:
            self._one_number(count, numbers)
            return None
        listed = numbers or range(1, count + 1)
        number = int(word) if re.fullmatch("[0-9]{1,4}", word) else -1
        if number not in listed:
            key = "play-not-listed" if numbers else "play-not-a-number"
            self._wrong(self.texts.say(key, typed=word[:20], last=count))
            return None
        return listed.index(number)

    def _one_number(self, count: int, numbers: Sequence[int] = ()) -> None:
        self._wrong(self.texts.say("play-one-listed" if numbers else "play-one-number", last=count))

    def _numbers(self, line: str, count: int, numbers: Sequence[int] = ()) -> list[int] | None:
        """The indexes of several typed numbers, without repetitions; None after an error message."""
        found: list[int] = []
        for word in line.replace(",", " ").split():
            number = self._number(word, count, numbers)
            if number is None:
                return None
            if number not in found:
                found.append(number)
        if not found:
            self._one_number(count, numbers)
            return None
        return found

    def _wrong(self, text: str) -> None:
        self.console.print(Text(text, "yellow"), soft_wrap=True)
