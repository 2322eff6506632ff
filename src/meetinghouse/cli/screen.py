"""The screen of a person at the table: the board, the story, the question."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..engine.catalogue import rules_of
from ..engine.decisions import Decision
from ..engine.values import Choice
from ..rulebook import look_up
from ..texts import Texts
from .boards import board_for
from .session import Session
from .story import quiet

SHORTEST_STORY = 2  # lines of the story that are shown even on a small screen
LOOK_UPS = ("?", "h", "l", "r", "k")
WATCHED = 12  # so many new lines let an eliminated player pause


class Left(Exception):
    """The person got up; the table stays as it is."""


class Screen:
    """Draws, asks, and reads what is typed."""

    def __init__(self, session: Session, texts: Texts, console: Console, pace: float) -> None:
        self.session = session
        self.texts = texts
        self.console = console
        self.pace = pace
        self.full = console.is_terminal and sys.stdin.isatty()  # otherwise plain lines, one after the other
        title = rules_of(session.game.setup.game).title
        self.board = board_for(session.game.setup.game)(texts, session.names, title)
        self.board.covered = session.told > 0
        self.hurry = False
        self._told_slowly: list[str] = []

    # --- telling

    @property
    def view(self) -> Any:
        """What the person may know."""
        return self.session.game.view(self.session.seat)

    def note(self, line: str) -> None:
        """A line of the house itself."""
        self.console.print(Text(line, "dim"), soft_wrap=True)

    def welcome(self) -> None:
        """Before anything is asked: the fairness of the deal, and what a newcomer needs."""
        texts = self.texts
        if self.session.told:
            self.note(texts.say("play-again"))
            return
        lines = [Text(texts.say("play-welcome", title=self.board.title), "bold"), Text("")]
        lines += [*self.board.welcome(self.view), Text("")]
        lines.append(Text(texts.say("play-fair", hash=self.session.game.commitment[:16]), "dim"))
        self._page(lines)

    def lines_of(self, events: Sequence[Any]) -> list[str]:
        """The story in words; what is covered stays so."""
        seat = self.session.seat
        shown = []
        for event in events:
            if quiet(event, seat) or self.board.shows(event):
                continue
            if self.board.covered and self.board.covers(event):
                continue
            shown.append(event)
        return self.texts.story(shown, seat, self.session.names)

    def news(self) -> list[str]:
        """What happened since the person was asked last."""
        story = self.session.game.heard(self.session.seat)
        return self.lines_of(story[self.session.told :])

    def watch(self) -> None:
        """Bots play on; who is out of the game may still follow it page by page."""
        if not self.full or self.hurry or self.session.game.over:
            return
        story = self.session.game.heard(self.session.seat)
        if self._out() and len(self.news()) >= WATCHED:
            answer = self._hold("play-watch")
            if answer == "q":
                raise Left
            self.session.told = len(story)
            self.hurry = answer == "f"

    def _hold(self, key: str) -> str:
        """Show board and news until something else than the log is asked for."""
        while True:
            self._draw(self.news())
            self.console.print(Text(self.texts.say(key), "dim"))
            answer = self._read().lower()
            if answer != "l":
                return answer
            self._page_log()

    def _out(self) -> bool:
        people = getattr(self.view, "people", ())
        return bool(people) and not people[self.session.seat].living

    # --- drawing

    def _draw(self, news: list[str], below: int = 3) -> None:
        """Board and story; on a terminal they fill the screen, and the story gets the room that is left."""
        view = self.view
        width = self.console.width
        board = self.board.lines(view, self.board.covered, width - 1)
        if self.full:
            self._tell_slowly(news)
            self.console.clear()
        self._rule(self.board.head(view))
        for line in board:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        self._rule()
        room = len(news)
        if self.full:
            room = max(SHORTEST_STORY, self.console.height - len(board) - below - 2)
        wrapped = [part for line in news for part in self._wrapped(line)]
        spare = self.full and len(wrapped) < room
        if len(wrapped) > room and self.full:
            left = len(wrapped) - room + 1
            while left < len(wrapped) - 1 and wrapped[left].plain.startswith("  "):
                left += 1  # a line is shown from its beginning
            self.console.print(Text("  " + self.texts.say("play-earlier", count=left), "dim"))
            wrapped = wrapped[left:]
        for line in wrapped:
            self.console.print(line, soft_wrap=not self.full)
        if spare:
            self.console.print()

    def _wrapped(self, line: str) -> list[Text]:
        style = "italic" if line.startswith(("“", "«")) else ""
        text = Text(line, style)
        if not self.full:
            return [Text("· ").append_text(text)]
        rows = text.wrap(self.console, self.console.width - 3)
        return [Text("· " if not index else "  ").append_text(row) for index, row in enumerate(rows)]

    def _tell_slowly(self, news: list[str]) -> None:
        """Line by line, once; then the board is drawn with all of it."""
        if self.pace and news != self._told_slowly:
            self._told_slowly = news
            self.console.print()
            for line in news:
                self.console.print(Text(f"· {line}", "dim"))
                time.sleep(self.pace)

    def _rule(self, title: str = "") -> None:
        if title:
            self.console.rule(Text(title, "bold"), align="left", style="dim", characters="─")
        else:
            self.console.rule(style="dim", characters="─")

    # --- asking

    def ask(self, asked: Decision) -> None:
        """Ask until there is an answer; taking an offer or the card back counts as one."""
        session = self.session
        shown = len(session.game.heard(session.seat))
        self._draw_question(asked)
        while True:
            line = self._read()
            key = line.lower()
            if key == "q":
                raise Left
            if key == "b" and self.board.may_take_back(asked):
                session.take_back(asked)
                break
            if key == "o":
                if self._take_offer():
                    break
            elif key in LOOK_UPS:
                self._look_up(key, asked)
            elif key == "s":
                self.board.covered = not self.board.covered
                if not self.full:
                    self._print(self.board.lines(self.view, self.board.covered, self.console.width)[-1:])
            else:
                choice = self._choice(line, asked)
                if choice is not None:
                    session.answer(asked.id, choice)
                    break
                if self.full:
                    self._pause()
            if self.full:
                self._draw_question(asked)
            elif key in (*LOOK_UPS, "s", "o"):
                self._print(self._question(asked))
        if not session.told:
            self.board.covered = True  # everybody has had a look at the own cards
        session.told = shown

    def _draw_question(self, asked: Decision) -> None:
        question = self._question(asked)
        below = sum([len(line.wrap(self.console, self.console.width)) for line in question])
        self._draw(self.news(), below + 1)
        self._print(question)

    def _question(self, asked: Decision) -> list[Text]:
        view = self.view
        texts = self.texts
        head = Text(texts.decision(asked, self.session.names), "bold")
        labels = [self.board.label(option, asked, view) for option in asked.options]
        lines = [head, *self._columns(labels)]
        if _is_order(asked):
            lines.append(Text(texts.say("play-order"), "dim"))
        elif not asked.single:
            lines.append(Text(texts.say("play-several", least=asked.least, most=asked.most), "dim"))
        if texts.has(f"decision-{asked.kind}-note"):
            lines.append(Text(texts.say(f"decision-{asked.kind}-note"), "dim"))
        elif asked.seen_by != "everybody":
            lines.append(Text(texts.say(f"seen-by-{asked.seen_by}"), "dim"))
        keys = ["help", "log", "rules", "known", "show" if self.board.covered else "cover"]
        if self.board.may_take_back(asked):
            keys.append("back")
        if self._offers():
            keys.append("offers")
        keys.append("quit")
        lines.append(Text("  ".join(texts.say(f"play-key-{key}") for key in keys), "dim"))
        return lines

    def _columns(self, labels: list[str]) -> list[Text]:
        """Numbered options, in as many columns as there is room for."""
        digits = len(str(len(labels)))
        longest = max(cell_len(label) for label in labels) + digits + 4
        columns = max(1, min(len(labels), (self.console.width - 1) // longest)) if self.full else 1
        rows = -(-len(labels) // columns)
        lines = []
        for row in range(rows):
            line = Text()
            for index in range(row, len(labels), rows):
                line.append(f" {index + 1:>{digits}} ", "bold cyan")
                label = labels[index]
                line.append(label + " " * (longest - digits - 2 - cell_len(label)))
            line.rstrip()
            lines.append(line)
        return lines

    # --- reading

    def _read(self) -> str:
        self.console.print(Text("> ", "bold"), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise Left
        if not sys.stdin.isatty():
            self.console.print(line.strip())
        return line.strip()

    def _pause(self) -> None:
        self.console.print(Text(self.texts.say("play-pause"), "dim"))
        self._read()

    def _choice(self, line: str, asked: Decision) -> Choice | None:
        """What the numbers name; None after saying what is wrong with them."""
        numbers = self._numbers(line, len(asked.options))
        if numbers is None:
            return None
        if asked.single:
            if len(numbers) > 1:
                self._wrong(self.texts.say("play-one-number", last=len(asked.options)))
                return None
            return asked.options[numbers[0]]
        if _is_order(asked):
            numbers += [number for number in range(len(asked.options)) if number not in numbers]
        while len(numbers) < asked.least:
            rest = [number for number in range(len(asked.options)) if number not in numbers]
            self.note(self.texts.say("play-more-numbers", missing=asked.least - len(numbers)))
            self._print(self._columns([self.board.label(asked.options[each], asked, self.view) for each in rest]))
            numbers += [rest[each] for each in self._numbers(self._read(), len(rest)) or []]
        if len(numbers) > asked.most:
            self._wrong(self.texts.say("play-too-many", most=asked.most))
            return None
        return [asked.options[number] for number in numbers]

    def _numbers(self, line: str, count: int) -> list[int] | None:
        """Different numbers from 0, typed from 1; None after saying what is wrong."""
        found: list[int] = []
        for word in line.replace(",", " ").split():
            number = int(word) if re.fullmatch("[0-9]{1,4}", word) else 0
            if not 1 <= number <= count:
                self._wrong(self.texts.say("play-not-a-number", typed=word[:20], last=count))
                return None
            if number - 1 not in found:
                found.append(number - 1)
        if not found:
            self._wrong(self.texts.say("play-one-number", last=count))
            return None
        return found

    def _wrong(self, text: str) -> None:
        self.console.print(Text(text, "yellow"), soft_wrap=True)

    # --- looking things up

    def _look_up(self, key: str, asked: Decision) -> None:
        texts = self.texts
        if key in ("?", "h"):
            lines = [Text(texts.say("play-help"), "bold"), Text(""), *self.board.help(self.view)]
        elif key == "l":
            self._page_log()
            return
        elif key == "k":
            lines = self.board.knowledge(self.view) or [Text(texts.say("play-nothing-known"))]
        else:
            lines = self._closed(asked)
        self._page(lines)

    def _page_log(self) -> None:
        story = self.session.game.heard(self.session.seat)
        self._page([row for line in self.lines_of(story) for row in self._wrapped(line)], backwards=True)

    def _closed(self, asked: Decision) -> list[Text]:
        """Options that are closed now, each with the clause that closes it."""
        texts = self.texts
        lines = []
        for closed in self.session.game.closed(asked.id):
            label = self.board.label(closed.option, asked, self.view)
            clause = next((found.text for found in look_up(closed.rule)), "").replace("`", "")
            lines.append(Text.assemble((label, "bold"), "  ", (closed.rule, "cyan"), f"  {clause}"))
        return lines or [Text(texts.say("play-nothing-closed"))]

    def _offers(self) -> list[Decision]:
        return [offer for offer in self.session.offers if self.board.offers(offer)]

    def _take_offer(self) -> bool:
        """Choose one of the offers and take it; False where there is none, or it is left."""
        texts, offers = self.texts, self._offers()
        if not offers:
            self._wrong(texts.say("play-no-offers"))
            if self.full:
                self._pause()
            return False
        offer = offers[0]
        if len(offers) > 1:
            self._print(self._columns([texts.decision(each, self.session.names) for each in offers]))
            numbers = self._numbers(self._read(), len(offers))
            if numbers is None:
                return False
            offer = offers[numbers[0]]
        self._print([Text(texts.decision(offer, self.session.names), "bold")])
        self._print(self._columns([self.board.label(option, offer, self.view) for option in offer.options]))
        line = self._read()
        choice = self._choice(line, offer) if line else None
        if choice is None:
            return False
        self.session.answer(offer.id, choice)
        return True

    def _page(self, lines: Sequence[Text], backwards: bool = False) -> None:
        """Lines to read; on a terminal page by page, backwards from the last."""
        if not self.full:
            self._print(lines)
            return
        rows = [row for line in lines for row in (line.wrap(self.console, self.console.width - 1) or [Text("")])]
        size = max(4, self.console.height - 2)
        pages = [rows[start : start + size] for start in range(0, len(rows), size)]
        if backwards:
            cut = len(rows) % size  # the newest page is a whole one
            pages = [rows[:cut]] * bool(cut) + [rows[start : start + size] for start in range(cut, len(rows), size)]
            pages.reverse()
        for index, page in enumerate(pages):
            self.console.clear()
            self._print(page)
            last = index == len(pages) - 1
            self.console.print(Text(self.texts.say("play-pause" if last else "play-page"), "dim"))
            if self._read().lower().startswith("q"):
                return

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=not self.full)

    # --- the end

    def finale(self) -> None:
        """Who won and why, everybody's cards, and whose suspicions were right."""
        session, texts = self.session, self.texts
        game = session.game
        outcome = game.outcome
        assert outcome is not None
        self.board.covered = False
        if self.full:
            with suppress(Left):
                self._hold("play-last-look")
            self.console.clear()
        else:
            self._draw(self.news())
        session.told = len(game.heard(session.seat))
        self._rule(texts.say("play-over"))
        won = session.seat in outcome.winners
        side = texts.word("side", outcome.side)
        verdict = texts.say("play-won" if won else "play-lost", side=side, why=texts.word("why", outcome.why))
        self.console.print(Text(verdict, "bold green" if won else "bold"), soft_wrap=not self.full)
        winners = texts.join([session.names[seat] for seat in outcome.winners]) or texts.say("verify-nobody")
        self.console.print(texts.say("play-winners", names=winners), soft_wrap=not self.full)
        self.console.print()
        self._print(self.board.finale(game.view("all")))
        if outcome.suspicions:
            self.console.print()
            self.console.print(Text(texts.say("play-suspicions"), "bold"))
            best = sorted(outcome.suspicions, key=lambda score: (-score.right / score.named, -score.named))
            for score in best:
                name = session.names[score.seat]
                self.console.print("  " + texts.say("play-score", name=name, right=score.right, named=score.named))
        self._rule()


def _is_order(asked: Decision) -> bool:
    """All options are asked for, in order: those named come first, the rest stays as it is."""
    return asked.least == asked.most == len(asked.options) > 1
