"""What happens around a game and is told in the same story: who comes and goes, what is said."""

from __future__ import annotations

from ..engine.events import Event
from .signs import Sign


class Said(Event, frozen=True):
    """Somebody said something; the only words of people that ever travel."""

    name: str
    channel: str
    text: str


class PhraseSaid(Event, frozen=True):
    """Somebody said one of the ready sentences; everybody reads it in their own language."""

    name: str
    channel: str
    phrase: str


class Gestured(Event, frozen=True):
    """Somebody made signs: pictograms by their keys, and seats that were pointed at."""

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


class HostChanged(Event, frozen=True):
    """Somebody else is host now."""

    name: str


class Renamed(Event, frozen=True):
    """Somebody is called otherwise now."""

    was: str
    name: str


class SettingsChanged(Event, frozen=True):
    """The host has set the game otherwise."""

    pace: str


class SharesListed(Event, frozen=True):
    """The game is about to begin: the hashes of all shares of its seed, before any of them is opened."""

    house: str
    hashes: tuple[str, ...]  # seat by seat; empty for whoever adds none


class StartStopped(Event, frozen=True):
    """The game does not begin: somebody's share was not opened, or somebody left; all shares have to be drawn again."""

    name: str
    left: bool


class GameStarted(Event, frozen=True):
    """The game begins: this is the hash of its seed, before the first card is dealt."""

    commitment: str


class StoodIn(Event, frozen=True):
    """A bot plays for somebody who is away."""

    seat: int


class TookBack(Event, frozen=True):
    """Whom a bot stood in for is back."""

    seat: int


class SeatOpening(Event, frozen=True):
    """In so many seconds a newcomer may take this seat; its owner may come back until then, or has left for good."""

    seat: int
    seconds: int
    gone: bool


class Substituted(Event, frozen=True):
    """Somebody else plays this seat from here on."""

    seat: int
    name: str


class Reclaimed(Event, frozen=True):
    """Its owner has this seat again, from somebody of that name who had taken it over and done nothing yet."""

    seat: int
    name: str


class PutOut(Event, frozen=True):
    """More than half have put somebody out of the game."""

    name: str


class Paused(Event, frozen=True):
    """The game is paused."""


class Resumed(Event, frozen=True):
    """The game goes on."""


class Extended(Event, frozen=True):
    """There is more time for this."""


class GameOver(Event, frozen=True):
    """The game is over, and this is the seed whose hash was published."""

    seed: str


class Rematched(Event, frozen=True):
    """Back to the lobby, for another game."""


class TableClosed(Event, frozen=True):
    """The table was closed; what was played is kept."""

    why: str


EVENTS: tuple[type[Event], ...] = (
    Said, PhraseSaid, Gestured, Joined, Departed, HostChanged, Renamed, SettingsChanged, SharesListed, StartStopped,
    GameStarted, StoodIn, TookBack, SeatOpening, Substituted, Reclaimed, PutOut, Paused, Resumed, Extended,
    GameOver, Rematched, TableClosed,
)  # fmt: skip
