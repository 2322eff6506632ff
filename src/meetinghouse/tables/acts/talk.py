"""Words: said in channels as the rules open them, and written into one's own notebook. The rules never see them."""

from __future__ import annotations

import math
import unicodedata

from ...engine.decisions import Channel
from ...engine.events import EVERYBODY
from .. import events
from ..chairs import Notebook, few_marks
from ..past import Page, turn_page
from ..refusals import Forbidden, Malformed, NotNow, TooMuch
from ..signs import Sign, check_signs
from ..table import PUBLIC, Table
from .act import Act

LOBBY = "lobby"
LONGEST = 300
LONGEST_NOTE = 4000
MOST_NOTES = 1000  # writings in a game
MOST_NOTED = 256 * 1024  # bytes of all of them together
PHRASES = ("one-moment", "agree", "disagree", "whom-suspected", "innocent", "why-me", "listen", "well-played")
LAST_WORDS, LONGEST_LAST_WORDS = 3, 40
LINES, SECONDS = 5, 10.0  # so many lines in so many seconds


class Chat(Act, frozen=True):
    """Somebody says something in a channel; or, in place of that, a ready sentence or a gesture."""

    by: int
    channel: str
    text: str
    phrase: str | None = None
    signs: tuple[Sign, ...] | None = None

    def do(self, table: Table, at: float) -> None:
        """To those who may read there, but for those who have blocked the speaker."""
        chair = table.chair(self.by)
        if chair.bot:
            raise NotNow("no-channel", channel=self.channel)
        channel = self._channel(table)
        if chair.muted:
            raise Forbidden("muted")
        audience = self._audience(table, channel)
        if self.signs is not None:
            self._check_signs(self.signs, table, channel)
            check_rate(table, self.by, at)
            table.tell(events.Gestured(chair.name, self.channel, self.signs), audience)
            return
        if channel is not None and channel.form == "gestures":
            raise Malformed("gestures-only")
        if self.phrase is not None:
            self._check_phrase(channel)
            check_rate(table, self.by, at)
            table.tell(events.PhraseSaid(chair.name, self.channel, self.phrase), audience)
            return
        text = readable(self.text)
        self._check_form(table, channel, text)
        check_rate(table, self.by, at)
        table.tell(events.Said(chair.name, self.channel, text), audience)

    def check(self, table: Table) -> None:
        """What would be ignored is not kept."""
        if sum((bool(self.text), self.phrase is not None, self.signs is not None)) > 1:
            raise Malformed("text-and-phrase")

    def _channel(self, table: Table) -> Channel | None:
        """The channel as the rules have it now; None is the talk before and after a game, for everybody."""
        if table.phase in ("lobby", "over"):
            if self.channel == LOBBY:
                return None
        elif table.phase == "playing":
            seat = table.seat_of(self.by)
            for channel in table.match.channels:
                if channel.name == self.channel and seat in channel.writers:
                    return channel
        raise Forbidden("no-channel", channel=self.channel)

    def _check_signs(self, signs: tuple[Sign, ...], table: Table, channel: Channel | None) -> None:
        if channel is None or channel.form != "gestures":
            raise Malformed("no-gestures")
        check_signs(signs, len(table.chairs))

    def _check_phrase(self, channel: Channel | None) -> None:
        if self.phrase not in PHRASES:
            raise Malformed("unknown-phrase", phrase=self.phrase, known=", ".join(PHRASES))
        if channel is not None and channel.form == "three-words":
            raise Malformed("three-words", most=LONGEST_LAST_WORDS)

    def _check_form(self, table: Table, channel: Channel | None, text: str) -> None:
        if not text:
            raise Malformed("empty")
        if channel is not None and channel.form == "three-words":
            if len(text.split()) > LAST_WORDS or len(text) > LONGEST_LAST_WORDS:
                raise Malformed("three-words", most=LONGEST_LAST_WORDS)
            step = " ".join(table.match.asking)
            if table.chair(self.by).last_words == step:
                raise NotNow("said-already")
            table.change(self.by, last_words=step)
        elif len(text) > LONGEST:
            raise Malformed("too-long", most=LONGEST)

    def _audience(self, table: Table, channel: Channel | None) -> int:
        blocking = sum(1 << other.key for other in table.chairs if other.blocked >> self.by & 1)
        if channel is None:
            return EVERYBODY & ~blocking
        readers = sum(1 << other.key for seat, other in enumerate(table.chairs) if seat in channel.readers)
        if readers == sum(1 << other.key for other in table.chairs):
            return EVERYBODY & ~blocking  # what every seat may read, the public may too
        return readers & ~blocking & ~(1 << PUBLIC)


class Mute(Act, frozen=True):
    """The host silences somebody, or lets them speak again."""

    by: int
    seat: int
    muted: bool

    def do(self, table: Table, at: float) -> None:
        """They may still play."""
        table.only_host(self.by)
        table.change(table.at(self.seat).key, muted=self.muted)


class Block(Act, frozen=True):
    """Somebody does not want to hear another, or does again; nobody is told."""

    by: int
    seat: int
    blocked: bool

    def do(self, table: Table, at: float) -> None:
        """From here on."""
        bit = 1 << table.at(self.seat).key
        blocked = table.chair(self.by).blocked
        table.change(self.by, blocked=blocked | bit if self.blocked else blocked & ~bit)


class Note(Act, frozen=True):
    """Somebody writes into their own notebook."""

    by: int
    notebook: Notebook

    def do(self, table: Table, at: float) -> None:
        """It is nobody else's, and stays when a bot stands in."""
        chair = table.chair(self.by)
        if len(self.notebook.text) > LONGEST_NOTE:
            raise Malformed("too-long", most=LONGEST_NOTE)
        for seat, much in self.notebook.suspicions.items():
            table.at(seat)
            if not 0 <= much <= 100:
                raise Malformed("suspicion")
        if chair.notes >= MOST_NOTES:
            raise TooMuch("too-fast", seconds=3600)
        noted = chair.noted + len(self.notebook.text.encode())
        table.change(self.by, notebook=self.notebook, notes=chair.notes + 1, noted=noted)
        if table.phase == "playing" and table.game is not None and table.game.entries is not None:
            table.pages = turn_page(table.pages, Page(chair.token, len(table.game.entries), self.notebook))

    def check(self, table: Table) -> None:
        """Whoever has written this much has written enough for one game."""
        if table.chair(self.by).noted + len(self.notebook.text.encode()) > MOST_NOTED:
            raise TooMuch("too-fast", seconds=3600)


def check_rate(table: Table, by: int, at: float) -> None:
    """Whoever makes a line that all must read does not make too many of them."""
    recent = [moment for moment in table.chair(by).spoke if moment > at - SECONDS]
    if len(recent) >= LINES:
        raise TooMuch("too-fast", seconds=math.ceil(recent[-LINES] + SECONDS - at))
    table.change(by, spoke=(*recent, at))


def readable(text: str) -> str:
    """A line as it is shown: its spaces single, nothing in it that does not show, and no heaps of marks."""
    shown = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(few_marks(unicodedata.normalize("NFC", shown)).split())
