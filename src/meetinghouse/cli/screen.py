"""The player's screen: the board, the story and the question."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..engine.decisions import Decision
from ..engine.rules import Outcome
from ..rulebook import look_up
from ..texts import Texts
from .deal import cover, face
from .parts import in_parts
from .reader import is_order
from .sayer import SAY, Sayer
from .session import Session
from .story import retold
from .terminal import Quit
from .worlds import worlds_lines

PACES = {"instant": 0.0, "brisk": 0.12, "calm": 0.6}  # seconds for a line of the story
SHORTEST_STORY = 2  # lines of the story shown even on a small screen
HELP = ("?", "h", "help", "aide", "ayuda")
LOOK_UPS = (*HELP, "l", "r", "k", "m", "w")
SPARED = ("role", "known")  # keys that a narrow screen does not name
MOST_CLOSED = 6  # closed options named for one clause
WATCHED = 12  # new lines after which the story pauses for an eliminated player


class Screen(Sayer):
    """Shows the game, asks questions and reads answers."""

    def __init__(self, session: Session, texts: Texts, console: Console, pace: float) -> None:
        super().__init__(session, texts, console)
        self.pace = pace
        self.board.covered = session.told > 0 and self.board.covers_itself
        self.hurry = False
        self._told_slowly: list[str] = []

    # --- telling

    def welcome(self) -> None:
        """Show the first pages: the player's role, what a newcomer needs to know, and the hash of the seed."""
        texts = self.texts
        if self.session.told:
            self.note(texts.say("play-again"))
            return
        lines = [Text(texts.say("play-welcome", title=self.board.title), "bold"), Text("")]
        if (dealt := self.board.deal(self.view)) is not None:
            if self.full:
                self._page([*lines, *cover(texts)])
            self._page([*lines, *face(dealt, texts)])
            lines = [] if self.full else [Text("")]
        if about := self.board.welcome(self.view):
            lines += [*about, Text("")]
        lines.append(Text(texts.say("play-fair", hash=self.session.game.commitment[:16]), "dim"))
        self._page(lines)

    def lines_of(self, events: Sequence[Any]) -> list[str]:
        """Events in words, without those that would reveal a covered card."""
        seat = self.session.seat
        shown = []
        for event in events:
            if self.board.is_plain(event, seat) or self.board.shows(event):
                continue
            if self.board.covered and self.board.covers(event):
                continue
            shown.append(event)
        return retold(shown, self.session.game.heard(None), self.texts, seat, self.session.names)

    def news(self) -> list[str]:
        """The lines about what happened since the player was last asked."""
        story = self.session.game.heard(self.session.seat)
        return self.lines_of(story[self.session.told :])

    def watch(self) -> None:
        """Show the game page by page to an eliminated player while bots play on."""
        if not self.full or self.hurry or self.session.game.over:
            return
        story = self.session.game.heard(self.session.seat)
        if self._out() and len(self.news()) >= WATCHED:
            answer = self._show_until("play-watch")
            if answer == "q":
                raise Quit
            self.session.told = len(story)
            self.hurry = answer == "f"

    def _show_until(self, key: str) -> str:
        """Show board and news, and the log whenever the player asks for it; returns any other input."""
        while True:
            self._draw(self.news())
            self.console.print(Text(self.texts.say(key), "dim"))
            answer = self._read().lower()
            if answer != "l":
                return answer
            self._page_log()

    def _out(self) -> bool:
        return self.session.seat in self.view.out

    # --- drawing

    def _draw(self, news: list[str], below: int = 3) -> None:
        """Draw board and story; on a terminal the story fills the rest of the screen."""
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
                left += 1  # do not begin in the middle of a line
            self.console.print(Text("  " + self.texts.say("play-earlier", count=left), "dim"))
            wrapped = wrapped[left:]
        for line in wrapped:
            self.console.print(line, soft_wrap=not self.full)
        if spare:
            self.console.print()

    def _wrapped(self, line: str) -> list[Text]:
        style = "italic" if line.startswith(("“", "«")) else "dim" if line.startswith("↳") else ""
        text = Text(line, style)
        if not self.full:
            return [Text("· ").append_text(text)]
        rows = text.wrap(self.console, self.console.width - 3)
        return [Text("· " if not index else "  ").append_text(row) for index, row in enumerate(rows)]

    def _tell_slowly(self, news: list[str]) -> None:
        """Print the news line by line at the chosen pace, once, before the whole screen is drawn."""
        if self.pace and news != self._told_slowly:
            self._told_slowly = news
            self.console.print()
            for line in news:
                self.console.print(Text(f"· {line}", "dim"))
                time.sleep(self.pace)

    def _change_pace(self) -> None:
        """Tell the story at the next pace, after the last one at the first again."""
        names = list(PACES)
        now = next(index for index, name in enumerate(names) if PACES[name] == self.pace)
        name = names[(now + 1) % len(names)]
        self.pace = PACES[name]
        self._page([Text(self.texts.say("play-paced", pace=name))])

    # --- asking

    def ask(self, asked: Decision) -> None:
        """Ask until the player has answered, taken an offer, or taken a card back."""
        session = self.session
        shown = len(session.game.heard(session.seat))
        self._draw_question(asked)
        ahead = ""
        while True:
            line = ahead or self._read()
            key, ahead = line.lower(), ""
            is_key = self._is_key(key, asked)
            if self._press(key, line, asked) if is_key else self._answer(line, asked):
                break
            if self.full:
                ahead = "" if is_key else self._pause()  # an answer typed here counts at once
                self._draw_question(asked)
            elif is_key or key.startswith("o"):  # a mistyped offer, too
                self._print(self._question(asked))
        if not session.told and self.board.covers_itself:
            self.board.covered = True  # secrets are covered after the first question
        session.told = shown

    def _is_key(self, key: str, asked: Decision) -> bool:
        """Whether what was typed is one of the keys that may be typed instead of an answer."""
        return key in (*LOOK_UPS, *SAY, "q", "p", "s") or key.split()[:1] == ["o"] or self._takes_back(key, asked)

    def _takes_back(self, key: str, asked: Decision) -> bool:
        return key == "b" and self.board.may_take_back(asked)

    def _press(self, key: str, line: str, asked: Decision) -> bool:
        """Do what a key is for; returns whether that ends the question."""
        if key == "q":
            raise Quit
        if self._takes_back(key, asked):
            self.session.take_back(asked)
            return True
        if key in SAY:
            return self.say()
        if key in LOOK_UPS:
            self._look_up(key, asked)
        elif key == "p":
            self._change_pace()
        elif key == "s":
            self.board.covered = not self.board.covered
            if not self.full:
                self._print(self.board.lines(self.view, self.board.covered, self.console.width)[-1:])
        else:
            return self._choose_offer(line.split()[1:])
        return False

    def _draw_question(self, asked: Decision) -> None:
        question = self._question(asked)
        below = sum([len(line.wrap(self.console, self.console.width)) for line in question])
        self._draw(self.news(), below + 1)
        self._print(question)

    def _question(self, asked: Decision) -> list[Text]:
        view = self.view
        texts = self.texts
        head = [Text(texts.decision(asked, self.session.names), "bold"), *self.board.explains(asked, view)]
        head += self._first_part(asked)
        labels = self._labels(asked)
        labels += [self.board.offer(offer, view) for offer in self._listed(asked)]
        lines = [*head, *self._columns(labels, self._typed(asked))]
        if in_parts(asked):
            lines.append(Text(texts.say("play-parts"), "dim"))
        if is_order(asked):
            lines.append(Text(texts.say("play-order"), "dim"))
        elif not asked.single:
            how = "exactly" if asked.least == asked.most else "between" if asked.least else "upto"
            none = texts.choice([], asked)
            told = [texts.say("play-several", how=how, least=asked.least, most=asked.most, none=none)]
            lines.append(Text(" ".join([*told, texts.say("in-order")] if asked.ordered else told), "dim"))
        if texts.has(f"decision-{asked.kind}-note"):
            lines.append(Text(texts.say(f"decision-{asked.kind}-note"), "dim"))
        if texts.has(f"decision-{asked.kind}-seen"):
            lines.append(Text(texts.say(f"decision-{asked.kind}-seen"), "dim"))
        elif not texts.has(f"decision-{asked.kind}-note") and asked.seen_by != "everybody":
            lines.append(Text(texts.say(f"seen-by-{asked.seen_by}"), "dim"))
        if self.board.passes(asked):
            lines.append(Text(texts.say("play-pause"), "dim"))
        elif (standing := self.board.standing(asked)) is not None:
            lines.append(Text(texts.say("play-standing", option=self.board.label(standing, asked, view)), "dim"))
        return [*lines, Text(self._key_row(["help", *self._keys(asked)]), "dim")]

    def _key_row(self, keys: list[str]) -> str:
        """The keys on one row of the screen; those that are also in the help are left out if there is no room."""
        row = ""
        for left_out in (0, 1, 2):
            shown = [key for key in keys if key not in SPARED[:left_out]]
            row = "  ".join([self.texts.say(f"play-key-{key}") for key in shown])
            if not self.full or cell_len(row) <= self.console.width:
                break
        return row

    def _keys(self, asked: Decision) -> list[str]:
        """The keys that may be typed instead of a number."""
        keys = ["log", "rules", "known", "role", "show" if self.board.covered else "cover"]
        if self.board.may_take_back(asked):
            keys.append("back")
        if len(self._offers()) > len(self._listed(asked)):
            keys.append("offers")
        if self.speaking()[1]:
            keys.append("talk")
        return [*keys, "quit"]

    def _labels(self, asked: Decision) -> list[str]:
        """The labels of the options, or of their first parts."""
        view = self.view
        return [self.board.label(option, asked, view) for option in self._shown(asked)]

    def _first_part(self, asked: Decision) -> list[Text]:
        """The question for the first part, if the options are asked in parts."""
        return [Text(self.texts.part(asked.kind, asked.options))] if in_parts(asked) else []

    # --- reading

    def _answer(self, line: str, asked: Decision) -> bool:
        """Answer the question or take an offer listed with it; False after an error message."""
        if not line and self.board.passes(asked):
            self.session.answer(asked.id, asked.options[0])
            return True
        if not line and (standing := self.board.standing(asked)) is not None:
            self.session.answer(asked.id, standing)
            return True
        listed, words = self._listed(asked), line.replace(",", " ").split()
        if listed:
            number = self._number(words[0] if words else "", len(asked.options) + len(listed))
            if number is None:
                return False
            if number >= len(asked.options):
                return self._accept(listed[number - len(asked.options)], words[1:])
        choice = self._choice(line, asked)
        if choice is None:
            return False
        self.session.answer(asked.id, choice)
        return True

    # --- looking things up

    def _look_up(self, key: str, asked: Decision) -> None:
        texts = self.texts
        if key in HELP:
            keys = [Text("  " + texts.say(f"play-help-{each}")) for each in [*self._keys(asked), "worlds", "pace"]]
            lines = [Text(texts.say("play-help"), "bold"), *keys, Text(""), *self.board.help(self.view)]
        elif key == "l":
            self._page_log()
            return
        elif key == "m":
            dealt = self.board.deal(self.view)
            lines = [Text(texts.say("deal-nothing"))] if dealt is None else face(dealt, texts)
        elif key == "w":
            story = self.session.game.heard(self.session.seat)
            lines = worlds_lines(
                self.session.game.view(self.session.seat, basis=True), story, self.session.names, texts
            )
        elif key == "k":
            lines = self.board.knowledge(self.view) or [Text(texts.say("play-nothing-known"))]
        else:
            lines = self._closed(asked)
        self._page(lines)

    def _page_log(self) -> None:
        story = self.session.game.heard(self.session.seat)
        self._page([row for line in self.lines_of(story) for row in self._wrapped(line)], backwards=True)

    def _closed(self, asked: Decision) -> list[Text]:
        """The closed options, each clause with its text in the reader's language."""
        texts = self.texts
        by_rule: dict[str, list[str]] = {}
        for closed in self.session.game.closed(asked.id):
            by_rule.setdefault(closed.rule, []).append(self.board.label(closed.option, asked, self.view))
        lines = []
        for rule, labels in by_rule.items():
            key = f"closed-{rule.lower()}"
            written = [found.text for found in look_up(rule, texts.language)]  # empty if the game has no rulebook
            why = texts.say(key) if texts.has(key) else "".join(written[:1])
            shown = ", ".join(labels[:MOST_CLOSED]) + (" …" if len(labels) > MOST_CLOSED else "")
            lines.append(Text.assemble((shown, "bold"), "  ", (rule, "cyan"), f"  {why.replace('`', '')}"))
        return lines or [Text(texts.say("nothing-closed"))]

    def _choose_offer(self, words: list[str]) -> bool:
        """Let the player choose an offer and take it; False if nothing is taken."""
        texts, offers = self.texts, self._offers()
        if not offers:
            self._wrong(texts.say("play-no-offers"))
            if self.full:
                self._pause()
            return False
        offer = offers[0]
        if len(offers) > 1:
            if not words:
                self._print(self._columns([self.board.offer(each, self.view) for each in offers]))
                words = self._read().split()
            number = self._number(words[0] if words else "", len(offers))
            if number is None:
                return False
            offer, words = offers[number], words[1:]
        return self._accept(offer, words)

    def _accept(self, offer: Decision, words: list[str]) -> bool:
        """Take an offer with the choice in these words, or ask for the choice; False if nothing is taken."""
        line = " ".join(words)
        if not line:
            self._print([Text(self.texts.decision(offer, self.session.names), "bold"), *self._first_part(offer)])
            self._print(self._columns(self._labels(offer), self._typed(offer)))
            line = self._read()
        choice = self._choice(line, offer) if line else None
        if choice is None:
            return False
        self.session.answer(offer.id, choice)
        return True

    # --- the end

    def finale(self) -> None:
        """Show who won and why, everybody's cards, and whose suspicions were right."""
        session, texts = self.session, self.texts
        game = session.game
        outcome = game.outcome
        assert outcome is not None
        self.board.covered = False
        if self.full:
            with suppress(Quit):
                self._show_until("play-last-look")
            self.console.clear()
        else:
            self._draw(self.news())
        session.told = len(game.heard(session.seat))
        self._rule(texts.say("game-over"))
        won = session.seat in outcome.winners
        self.console.print(Text(self._verdict(outcome), "bold green" if won else "bold"), soft_wrap=not self.full)
        if outcome.winners:
            winners = texts.join([session.names[seat] for seat in outcome.winners])
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

    def _verdict(self, outcome: Outcome) -> str:
        """A sentence about how the game ended for the player."""
        texts, seat = self.texts, self.session.seat
        won, mine, why = (outcome.side, *outcome.also), outcome.sides[seat], texts.word("why", outcome.why)
        if not outcome.winners:
            return why
        if mine in won:
            key = "play-won" if seat in outcome.winners else "play-outdone"
            return texts.say(key, side=texts.word("side", mine), why=why)
        return texts.say("play-lost", side=texts.join([texts.word("side", side) for side in won]), why=why)
