"""Events around a game, told in the same story: who comes and goes, and what people say."""

from __future__ import annotations

from ..engine.events import Event
from .signs import Sign


class Said(Event, frozen=True):
    """Somebody said something. No other event carries free text."""

    name: str
    channel: str
    text: str


class PhraseSaid(Event, frozen=True):
    """Somebody used a ready-made phrase, which everybody reads in their own language."""

    name: str
    channel: str
    phrase: str


class Gestured(Event, frozen=True):
    """Somebody made signs: pictograms, by their keys, and seats they pointed at."""

    name: str
    channel: str
    signs: tuple[Sign, ...]


class Joined(Event, frozen=True):
    """Somebody sat down."""

    name: str
    bot: bool


class Departed(Event, frozen=True):
    """Somebody left the table."""

    name: str
    bot: bool = False  # whether a bot plays on for them


class HostChanged(Event, frozen=True):
    """Somebody else is host now."""

    name: str


class Renamed(Event, frozen=True):
    """Somebody has changed their name."""

    was: str
    name: str


class SettingsChanged(Event, frozen=True):
    """The host has changed the settings."""

    pace: str


class WorldsCounted(Event, frozen=True):
    """The host has turned the count of worlds on or off."""

    counted: bool


class SharesListed(Event, frozen=True):
    """The game is about to begin. These are the hashes of all shares of its seed, before any share is opened."""

    house: str
    hashes: tuple[str, ...]  # seat by seat; empty for seats without a share


class StartStopped(Event, frozen=True):
    """The game does not begin because somebody left or did not open their share; all shares are drawn again."""

    name: str
    left: bool


class GameStarted(Event, frozen=True):
    """The game begins. This is the hash of its seed, told before the first card is dealt."""

    commitment: str


class StoodIn(Event, frozen=True):
    """A bot plays for somebody who is away."""

    seat: int


class TookBack(Event, frozen=True):
    """Somebody for whom a bot stood in is back."""

    seat: int


class SeatOpening(Event, frozen=True):
    """A newcomer may take this seat after these seconds. Until then its owner may come back, unless gone for good."""

    seat: int
    seconds: int
    gone: bool


class Substituted(Event, frozen=True):
    """Somebody else plays this seat from here on."""

    seat: int
    name: str


class Reclaimed(Event, frozen=True):
    """The owner has taken this seat back from a newcomer with this name, who had done nothing yet."""

    seat: int
    name: str


class PutOut(Event, frozen=True):
    """More than half of the owners have put somebody out of the game."""

    name: str


class Paused(Event, frozen=True):
    """The game is paused."""


class Resumed(Event, frozen=True):
    """The game goes on."""


class Extended(Event, frozen=True):
    """The current step has more time."""


class GameOver(Event, frozen=True):
    """The game is over. This is the seed whose hash was published."""

    seed: str


class BookCorrected(Event, frozen=True):
    """The master has corrected the book, and the story is told anew."""


class Rematched(Event, frozen=True):
    """The table is back in the lobby, for another game."""


class TableClosed(Event, frozen=True):
    """The table was closed; the records of its games are kept."""

    why: str


EVENTS: tuple[type[Event], ...] = (
    Said, PhraseSaid, Gestured, Joined, Departed, HostChanged, Renamed, SettingsChanged, WorldsCounted, SharesListed,
    StartStopped,
    GameStarted, StoodIn, TookBack, SeatOpening, Substituted, Reclaimed, PutOut, Paused, Resumed, Extended,
    GameOver, BookCorrected, Rematched, TableClosed,
)  # fmt: skip
