"""Acts of talk: lines in the channels that the rules open, and private notebooks. The rules never see their text."""

from __future__ import annotations

import math
import unicodedata

from ...engine.decisions import Channel
from ...engine.events import EVERYBODY
from ...engine.record import Entry
from ...engine.sayings import Saying
from .. import events, eyes
from ..chairs import Notebook, few_marks
from ..past import Page, turn_page
from ..refusals import Forbidden, Malformed, NotNow, TooMuch
from ..signs import Sign, check_signs
from ..table import PUBLIC, Table
from .act import Act
from .play import extend_archive

LOBBY = "lobby"
LONGEST = 300
LONGEST_NOTE = 4000
MOST_NOTES = 1000  # changes of one notebook in a game
MOST_NOTED = 256 * 1024  # bytes that may be written into one notebook in a game
REACTIONS = ("watching", "laughing", "shocked", "thumbs-up", "candle")  # phrases that pages show as pictograms
PHRASES = (
    "one-moment", "agree", "disagree", "whom-suspected", "innocent", "why-me", "listen", "well-played", *REACTIONS,
)  # fmt: skip
LAST_WORDS, LONGEST_LAST_WORDS = 3, 40
LINES, SECONDS = 5, 10.0  # at most this many lines in this many seconds


class Chat(Act, frozen=True):
    """Somebody says something in a channel, or uses a ready-made phrase or a gesture instead."""

    by: int
    channel: str
    text: str
    phrase: str | None = None
    signs: tuple[Sign, ...] | None = None

    def do(self, table: Table, at: float) -> None:
        """The line is told to everybody who may read the channel and has not blocked the speaker."""
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
            self._check_phrase(table, channel)
            check_rate(table, self.by, at)
            table.tell(events.PhraseSaid(chair.name, self.channel, self.phrase), audience)
            return
        text = readable(self.text)
        self._check_form(table, channel, text)
        check_rate(table, self.by, at)
        table.tell(events.Said(chair.name, self.channel, text), audience)

    def check(self, table: Table) -> None:
        """Refuse more than one of text, phrase and signs, since only one would be used."""
        if sum((bool(self.text), self.phrase is not None, self.signs is not None)) > 1:
            raise Malformed("text-and-phrase")

    def _channel(self, table: Table) -> Channel | None:
        """The channel with this name, if the speaker may write there; None for the lobby's channel."""
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

    def _check_phrase(self, table: Table, channel: Channel | None) -> None:
        if self.phrase not in PHRASES:
            raise Malformed("unknown-phrase", phrase=self.phrase, known=", ".join(PHRASES))
        if self.phrase in REACTIONS and table.secret:
            raise NotNow("no-reactions")
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
        silent = blocking(table, self.by)
        if channel is None:
            return EVERYBODY & ~silent
        readers = sum(1 << other.key for seat, other in enumerate(table.chairs) if seat in channel.readers)
        if readers == sum(1 << other.key for other in table.chairs):
            return EVERYBODY & ~silent  # a channel that every seat may read is public
        return (readers | eyes.open_to(table)) & ~silent & ~(1 << PUBLIC)


class Say(Act, frozen=True):
    """Somebody says a line of sayings, which is part of the game; or a bot does."""

    by: int
    channel: str
    sayings: tuple[Saying, ...]

    def do(self, table: Table, at: float) -> None:
        """The line is told to everybody who may read the channel and has not blocked the speaker."""
        chair, seat = table.chair(self.by), table.seat_of(self.by)
        if table.archive is not None:
            extend_archive(table, Entry(f"{seat}-say", said=self.sayings, channel=self.channel))
            return
        table.only_in("playing")
        if chair.muted:
            raise Forbidden("muted")
        told = table.match.say(seat, self.channel, self.sayings)
        if not chair.bot:
            check_rate(table, self.by, at)
        table.retell(told, blocking(table, self.by))


class Mute(Act, frozen=True):
    """The host silences somebody, or lets them speak again."""

    by: int
    seat: int
    muted: bool

    def do(self, table: Table, at: float) -> None:
        """Muted people may go on playing."""
        table.only_host(self.by)
        table.change(table.at(self.seat).key, muted=self.muted)


class Block(Act, frozen=True):
    """Somebody blocks or unblocks the lines of another person; nobody is told."""

    by: int
    seat: int
    blocked: bool

    def do(self, table: Table, at: float) -> None:
        bit = 1 << table.at(self.seat).key
        blocked = table.chair(self.by).blocked
        table.change(self.by, blocked=blocked | bit if self.blocked else blocked & ~bit)


class Note(Act, frozen=True):
    """Somebody writes into their own notebook."""

    by: int
    notebook: Notebook

    def do(self, table: Table, at: float) -> None:
        """Nobody else can read it, and it stays when a bot stands in."""
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
        """Refuse more text than one game allows."""
        if table.chair(self.by).noted + len(self.notebook.text.encode()) > MOST_NOTED:
            raise TooMuch("too-fast", seconds=3600)


def blocking(table: Table, by: int) -> int:
    """The keys of those who have blocked somebody, as bits."""
    return sum(1 << other.key for other in table.chairs if other.blocked >> by & 1)


def check_rate(table: Table, by: int, at: float) -> None:
    """Refuse too many lines in a short time."""
    recent = [moment for moment in table.chair(by).spoke if moment > at - SECONDS]
    if len(recent) >= LINES:
        raise TooMuch("too-fast", seconds=math.ceil(recent[-LINES] + SECONDS - at))
    table.change(by, spoke=(*recent, at))


def readable(text: str) -> str:
    """A line as it is shown: with single spaces, without control characters and stacked accents."""
    shown = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(few_marks(unicodedata.normalize("NFC", shown)).split())
