"""Saying something in the terminal: numbered lists, one for the phrase and one for each of its blanks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..engine.events import Event
from ..engine.refusals import Refused
from ..engine.sayings import Blank, Line, Part, Phrase, Saying, Spoke
from ..engine.values import Seat
from .reader import Reader

SAY = ("t", "say", "dire", "decir")
MOST_LINES = 12  # lines of the story to choose from


class Sayer(Reader):
    """A reader who may also say something."""

    def speaking(self) -> tuple[str, list[Phrase]]:
        """The channel in which the player may speak now, and the open phrases; none if there is no such channel."""
        game, seat = self.session.game, self.session.seat
        for channel in self.view.channels:
            if seat in channel.writers:
                phrases = [phrase for phrase in game.vocabulary(channel.name) if not phrase.rule]
                if phrases:
                    return channel.name, phrases
        return "", []

    def say(self) -> bool:
        """Let the player choose a phrase, fill its blanks and say it; False if nothing was said."""
        channel, phrases = self.speaking()
        if not phrases:
            self._wrong(self.texts.say("play-no-talk"))
            return False
        phrase = self._one_of([self.texts.phrase(each) for each in phrases])
        if phrase is None:
            return False
        saying = self._filled(phrases[phrase])
        if saying is None:
            return False
        try:
            self.session.say(channel, saying)
        except Refused as refused:
            self._wrong(self.texts.refusal(refused))
            return False
        return True

    def _filled(self, phrase: Phrase) -> Saying | None:
        """The phrase with its blanks filled, each from a list of the sentences that it would make."""
        public = self.session.game.heard(None)
        parts: tuple[Part, ...] = ()
        for blank in phrase.blanks:
            fits = self._fits(blank, parts, public)
            if blank.of in ("line", "saying"):
                labels = [self._quoted(public, part) for part in fits]
            else:
                labels = [self.texts.phrase(phrase, (*parts, part), self.session.names) for part in fits]
            chosen = self._one_of(labels) if fits else None
            if chosen is None:
                return None
            parts = (*parts, fits[chosen])
        return Saying(phrase.kind, parts)

    def _fits(self, blank: Blank, parts: tuple[Part, ...], public: Sequence[Event]) -> list[Part]:
        seat = self.session.seat
        if blank.of in ("line", "saying"):
            numbers = [
                number
                for number, event in enumerate(public)
                if blank.of == "line" or (isinstance(event, Spoke) and (not blank.own or event.seat == seat))
            ]
            return [Line(number) for number in numbers[-MOST_LINES:]]
        taken = {*parts, Seat(seat)} if blank.others else set(parts)
        return [part for part in blank.options if not (isinstance(part, Seat) and part in taken)]

    def _quoted(self, public: Sequence[Event], part: Part) -> str:
        return (
            self.texts.event(public[part.line], self.session.seat, self.session.names) if isinstance(part, Line) else ""
        )

    def _one_of(self, labels: list[str]) -> int | None:
        self._print([*self._columns(labels), Text(self.texts.say("play-say-nothing"), "dim")])
        line = self._read()
        return self._number(line, len(labels)) if line else None
