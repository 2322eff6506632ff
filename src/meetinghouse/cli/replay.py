"""``meetinghouse replay``: tell a recorded game as a story."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from ..engine.catalogue import opening, rules_of
from ..engine.decisions import Decision
from ..engine.events import EVERYBODY, Told
from ..engine.game import Game
from ..engine.record import Entry, Record
from ..engine.refusals import Refused
from ..engine.values import Choice
from ..texts import Texts
from . import records
from .boards import Board, board_for
from .console import interactive, out, print_json
from .mistakes import Mistake, own_language, speaking
from .story import idle, retold


class Chapter(msgspec.Struct, frozen=True):
    """The events told by one entry of the record. The first chapter is the set-up."""

    entry: int | None
    asked: Decision | None
    choice: Choice | None
    told: tuple[Told, ...]


class Teller:
    """Tells chapters as the public or a seat saw them, or with all secrets."""

    def __init__(
        self,
        texts: Texts,
        names: list[str],
        seat: int | None,
        everything: bool,
        annotations: records.Annotations,
        board: type[Board],
    ) -> None:
        self.texts = texts
        self.names = names
        self.seat = seat
        self.everything = everything
        self.board = board
        self.reasons = {reason.entry: reason for reason in annotations.reasons} if everything else {}
        self._public: list[Any] = []  # the public story so far, at whose lines sayings point
        self._thought = ""  # the last reason, which several entries of one play share

    def hears(self, told: Told) -> bool:
        """Whether the listener hears an event."""
        return self.everything or told.heard_by(self.seat)

    def lines(self, chapter: Chapter) -> list[tuple[str, str]]:
        """The lines of a chapter, each with its style."""
        found: list[tuple[str, str]] = []
        secret = chapter.asked is not None and chapter.asked.seen_by != "everybody"
        if self.everything and chapter.asked is not None and secret and not idle(chapter.asked, chapter.choice):
            found.append((self._answer(chapter.asked, chapter.choice), "cyan"))
        reason = self.reasons.get(chapter.entry) if chapter.entry is not None else None
        if reason is not None and chapter.asked is not None and reason.key != "random":
            why = self.texts.reason(reason.key, reason.params, self.names)
            thought = self.texts.say("replay-reason", name=self.names[chapter.asked.seat], why=why)
            if thought != self._thought:
                found.append((thought, "dim"))
            self._thought = thought
        public: list[Any] = []
        self._public += [told.event for told in chapter.told if told.audience == EVERYBODY]
        hears = chapter.asked.seat if self.everything and chapter.asked is not None else self.seat
        for told in chapter.told:
            if not self.hears(told) or self.board.is_plain(told.event, hears):
                continue
            if self.everything and told.audience != EVERYBODY:
                found += self._told(public, None)
                public = []
                found.append((self._private(told), "magenta"))
            else:
                public.append(told.event)
        return found + self._told(public, self.seat)

    def _told(self, events: list[Any], viewer: int | None) -> list[tuple[str, str]]:
        return [(line, "") for line in retold(events, self._public, self.texts, viewer, self.names)]

    def _answer(self, asked: Decision, choice: Choice | None) -> str:
        texts, name = self.texts, self.names[asked.seat]
        if choice is None:
            return texts.say("replay-expired", name=name, question=texts.decision(asked, self.names))
        options: Any = choice
        if asked.single:
            options = [tuple(choice) if isinstance(choice, list) else choice]  # records store tuples as lists
        answer = texts.choice(options, asked, self.names)
        return texts.say("replay-answer", name=name, question=texts.decision(asked, self.names), answer=answer)

    def _private(self, told: Told) -> str:
        audience = [seat for seat in range(len(self.names)) if told.audience >> seat & 1]
        line = self.texts.event(told.event, None, self.names)
        names = self.texts.join([self.names[seat] for seat in audience])
        return self.texts.say("replay-private", names=names, line=line)


def run(path: Path, seat: int | None, everything: bool, until: int | None, language: str | None, json: bool) -> int:
    """Tell the story: step by step on a terminal, all at once otherwise."""
    texts = Texts(own_language(language))
    if seat is not None and everything:
        raise Mistake(texts.say("replay-seat-or-all"))
    if until is not None and until < 0:
        raise Mistake(texts.say("replay-until", until=until))
    with speaking(texts):
        record, annotations = records.read(path, texts)
        rules_of(record.setup.game)
        texts = Texts(texts.language, record.setup.game)
    with speaking(texts):
        game = opening(record)
        if seat is not None:
            game.heard(seat)  # refused if there is no such seat
        if everything and record.outcome is None:
            raise Refused("still-secret")
        names = records.names_for(game.seats, record.setup.players, annotations.names, texts)
        teller = Teller(texts, names, seat, everything, annotations, board_for(record.setup.game))
        story = chapters(game, record, until)
        if json:
            print_json(_document(record, names, teller, story))
        else:
            _tell(teller, story, game, record, until, out())
    return 0


def chapters(game: Game[Any], record: Record, until: int | None) -> Iterator[Chapter]:
    """The set-up, then a chapter for each entry."""
    yield Chapter(None, None, None, tuple(game.story))
    for index, entry in enumerate(record.entries[:until]):
        asked = _decision_of(game, entry)
        try:
            told = game.carry_out(entry)
        except Refused as refused:
            raise Refused("record-breaks", refused.rule, entry=index, why=refused) from refused
        yield Chapter(index, asked, entry.choice, tuple(told))


def _decision_of(game: Game[Any], entry: Entry) -> Decision | None:
    return next((asked for asked in [*game.decisions, *game.offers] if asked.id == entry.id), None)


def _tell(
    teller: Teller, story: Iterator[Chapter], game: Game[Any], record: Record, until: int | None, console: Console
) -> None:
    texts = teller.texts
    title = texts.title(rules_of(record.setup.game).title)
    head = texts.say("replay-head", game=title, players=record.setup.players, count=len(record.entries))
    console.print(Text(head, "bold"), soft_wrap=True)
    steps = interactive()
    if steps:
        console.print(Text(texts.say("replay-keys"), "dim"))
    for chapter in story:
        lines = teller.lines(chapter)
        for line, style in lines:
            console.print(Text(f"  {line}", style), soft_wrap=not console.is_terminal)
        if lines and steps:
            answer = _next()
            if answer is None:
                return
            steps = answer
    if until is not None and until < len(record.entries):
        console.print(Text(texts.say("replay-more", left=len(record.entries) - until), "dim"))
        return
    if not game.over:
        console.print(Text(texts.say("replay-unfinished"), "dim"), soft_wrap=True)
    if game.outcome != record.outcome:
        console.print(Text(texts.say("replay-otherwise"), "yellow"), soft_wrap=True)


def _next() -> bool | None:
    """Read the reader's wish: True for one more step, False for the whole rest, None to stop."""
    try:
        answer = input().strip().lower()
    except EOFError:
        return None
    if answer.startswith("q"):
        return None
    return not answer.startswith("a")


def _document(record: Record, names: list[str], teller: Teller, story: Iterator[Chapter]) -> dict[str, Any]:
    told: list[dict[str, Any]] = []
    for chapter in story:
        events = [
            {
                "event": event.event,
                "audience": "everybody" if event.audience == -1 else _seats(event.audience),
                "text": teller.texts.event(event.event, teller.seat, names),
            }
            for event in chapter.told
            if teller.hears(event)
        ]
        part: dict[str, Any] = {"entry": chapter.entry, "events": events}
        if teller.everything:
            part |= {"asked": chapter.asked, "choice": chapter.choice}
        told.append(part)
    setup = record.setup
    return {
        "game": setup.game,
        "version": setup.version,
        "players": setup.players,
        "options": setup.options,
        "names": names,
        "seat": teller.seat,
        "everything": teller.everything,
        "story": [msgspec.to_builtins(part) for part in told],
        "outcome": msgspec.to_builtins(record.outcome),
    }


def _seats(audience: int) -> list[int]:
    return [seat for seat in range(audience.bit_length()) if audience >> seat & 1]
