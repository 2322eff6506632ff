"""What is told at night: who is called, and who belongs together."""

from __future__ import annotations

from ....engine.events import Event, Secret


class NightFell(Event, frozen=True):
    """Everybody closes their eyes."""

    weekday: str
    night: int


class Called(Event, frozen=True):
    """The game master calls one role or group by its name."""

    call: str


class WaveCalled(Event, frozen=True):
    """The game master calls all who belong to this part of the night."""

    wave: int


class LoverKnown(Secret, frozen=True):
    """The viewer and the lover see each other."""

    seat: int
    lover: int
    alibi: str


class GroupMet(Secret, frozen=True):
    """Those who belong together see each other, and who leads them."""

    group: str
    seats: tuple[int, ...]
    leader: int | None


class HenchmenChosen(Secret, frozen=True):
    """The henchmen of one chief know each other and him."""

    chief: int
    role: str
    seats: tuple[int, ...]


class NamesShown(Secret, frozen=True):
    """The names that Cortex gave, in any order."""

    seat: int
    seats: tuple[int, ...]
    pot: bool


class DoubleAnnounced(Event, frozen=True):
    """Minus and Cortex name twice as many tonight."""


class SkadiJoined(Secret, frozen=True):
    """The camp to which the viewer now belongs."""

    seat: int
    camp: str


class SkadiRecognised(Secret, frozen=True):
    """Skadi and her new fellows see each other."""

    seat: int
    camp: str
    seats: tuple[int, ...]


class GroupChose(Secret, frozen=True):
    """What the viewer and their fellows have chosen."""

    group: str
    target: int | None
    home: bool


class WhisperBegan(Secret, frozen=True):
    """The dead have called these to a talk."""

    seats: tuple[int, ...]


class PairMade(Secret, frozen=True):
    """Somebody has bound the viewer to another."""

    seat: int
    other: int
    duo: str
