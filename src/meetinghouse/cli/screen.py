"""The screen of a person at the table: the board, the story, the question."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.text import Text

from ..engine.catalogue import rules_of
from ..engine.decisions import Decision
from ..engine.rules import Outcome
from ..engine.values import Choice, Option
from ..rulebook import look_up
from ..texts import Texts
from .boards import board_for
from .parts import amounts, divides, heads, in_parts, rests, whole
from .session import Session
from .story import quiet
from .terminal import Left, Terminal

SHORTEST_STORY = 2  # lines of the story that are shown even on a small screen
HELP = ("?", "h", "help", "aide", "ayuda")
LOOK_UPS = (*HELP, "l", "r", "k")
MOST_CLOSED = 6  # options named where one clause closes many
WATCHED = 12  # so many new lines let an eliminated player pause


class Screen(Terminal):
    """Draws, asks, and reads what is typed."""

    def __init__(self, session: Session, texts: Texts, console: Console, pace: float) -> None:
        super().__init__(texts, console)
        self.session = session
        self.pace = pace
        title = rules_of(session.game.setup.game).title
        self.board = board_for(session.game.setup.game)(texts, session.names, title)
        self.board.covered = session.told > 0 and self.board.covers_itself
        self.hurry = False
        self._told_slowly: list[str] = []

    # --- telling

    @property
    def view(self) -> Any:
        """What the person may know."""
        return self.session.game.view(self.session.seat)

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
        return bool(people) and not getattr(people[self.session.seat], "living", True)

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

    # --- asking

    def ask(self, asked: Decision) -> None:
        """Ask until there is an answer; taking an offer or the card back counts as one."""
        session = self.session
        shown = len(session.game.heard(session.seat))
        self._draw_question(asked)
        ahead = ""
        while True:
            line = ahead or self._read()
            key, ahead = line.lower(), ""
            if key == "q":
                raise Left
            if key == "b" and self.board.may_take_back(asked):
                session.take_back(asked)
                break
            if key.split()[:1] == ["o"]:
                if self._take_offer(line.split()[1:]):
                    break
            elif key in LOOK_UPS:
                self._look_up(key, asked)
            elif key == "s":
                self.board.covered = not self.board.covered
                if not self.full:
                    self._print(self.board.lines(self.view, self.board.covered, self.console.width)[-1:])
            else:
                if self._answer(line, asked):
                    break
                if self.full:
                    ahead = self._pause()  # whoever answers again at once need not type it twice
            if self.full:
                self._draw_question(asked)
            elif key in (*LOOK_UPS, "s") or key.startswith("o"):
                self._print(self._question(asked))
        if not session.told and self.board.covers_itself:
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
        head = [Text(texts.decision(asked, self.session.names), "bold"), *self.board.explains(asked, view)]
        head += self._first_part(asked)
        labels = self._labels(asked)
        labels += [self.board.offer(offer, view) for offer in self._listed(asked)]
        lines = [*head, *self._columns(labels, self._typed(asked))]
        if in_parts(asked):
            lines.append(Text(texts.say("play-parts"), "dim"))
        if _is_order(asked):
            lines.append(Text(texts.say("play-order"), "dim"))
        elif not asked.single:
            how = "exactly" if asked.least == asked.most else "between" if asked.least else "upto"
            told = [texts.say("play-several", how=how, least=asked.least, most=asked.most)]
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
        keys = ["help", *self._keys(asked)]
        lines.append(Text("  ".join(texts.say(f"play-key-{key}") for key in keys), "dim"))
        return lines

    def _keys(self, asked: Decision) -> list[str]:
        """What may be typed instead of a number."""
        keys = ["log", "rules", "known", "show" if self.board.covered else "cover"]
        if self.board.may_take_back(asked):
            keys.append("back")
        if len(self._offers()) > len(self._listed(asked)):
            keys.append("offers")
        return [*keys, "quit"]

    def _labels(self, asked: Decision) -> list[str]:
        """The options as they are listed; of many in parts, the first parts alone."""
        view = self.view
        return [self.board.label(option, asked, view) for option in self._shown(asked)]

    def _first_part(self, asked: Decision) -> list[Text]:
        """What the first part asks, where the options are asked part by part."""
        return [Text(self.texts.part(asked.kind, asked.options))] if in_parts(asked) else []

    def _shown(self, asked: Decision) -> Sequence[Option]:
        return heads(asked.options) if in_parts(asked) else asked.options

    def _typed(self, asked: Decision) -> Sequence[int]:
        """The numbers of the options; counted from 1 where offers stand among them."""
        return () if self._listed(asked) else self.board.numbers(self._shown(asked))

    def _listed(self, asked: Decision) -> list[Decision]:
        """The offers that stand among the options of that question, for they are what it is about."""
        return [offer for offer in self._offers() if self.board.lists(offer, asked)]

    # --- reading

    def _answer(self, line: str, asked: Decision) -> bool:
        """Answer the question, or take an offer listed with it; False after saying what is wrong."""
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
                return self._take(listed[number - len(asked.options)], words[1:])
        choice = self._choice(line, asked)
        if choice is None:
            return False
        self.session.answer(asked.id, choice)
        return True

    def _choice(self, line: str, asked: Decision) -> Choice | None:
        """What the numbers name; None after saying what is wrong with them."""
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
        if _is_order(asked):
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
        """The first part, then the rest, typed in one line or one after the other."""
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

    # --- looking things up

    def _look_up(self, key: str, asked: Decision) -> None:
        texts = self.texts
        if key in HELP:
            keys = [Text("  " + texts.say(f"play-help-{each}")) for each in self._keys(asked)]
            lines = [Text(texts.say("play-help"), "bold"), *keys, Text(""), *self.board.help(self.view)]
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
        """Options that are closed now, by the clause that closes them, in the reader's words."""
        texts = self.texts
        by_rule: dict[str, list[str]] = {}
        for closed in self.session.game.closed(asked.id):
            by_rule.setdefault(closed.rule, []).append(self.board.label(closed.option, asked, self.view))
        lines = []
        for rule, labels in by_rule.items():
            key = f"closed-{rule.lower()}"
            written = [found.text for found in look_up(rule, texts.language)]  # another package's may be nowhere
            why = texts.say(key) if texts.has(key) else "".join(written[:1])
            shown = ", ".join(labels[:MOST_CLOSED]) + (" …" if len(labels) > MOST_CLOSED else "")
            lines.append(Text.assemble((shown, "bold"), "  ", (rule, "cyan"), f"  {why.replace('`', '')}"))
        return lines or [Text(texts.say("play-nothing-closed"))]

    def _offers(self) -> list[Decision]:
        return [offer for offer in self.session.offers if self.board.offers(offer)]

    def _take_offer(self, words: list[str]) -> bool:
        """Choose one of the offers and take it; False where there is none, or it is left."""
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
        return self._take(offer, words)

    def _take(self, offer: Decision, words: list[str]) -> bool:
        """Take that offer, as these words say, or after asking; False where it is left."""
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
        """How it ended for the person."""
        texts, seat = self.texts, self.session.seat
        won, mine, why = (outcome.side, *outcome.also), outcome.sides[seat], texts.word("why", outcome.why)
        if not outcome.winners:
            return why
        if mine in won:
            key = "play-won" if seat in outcome.winners else "play-outdone"
            return texts.say(key, side=texts.word("side", mine), why=why)
        return texts.say("play-lost", side=texts.join([texts.word("side", side) for side in won]), why=why)


def _is_order(asked: Decision) -> bool:
    """All options are asked for, in order: those named come first, the rest stays as it is."""
    return asked.ordered and asked.least == asked.most == len(asked.options) > 1
