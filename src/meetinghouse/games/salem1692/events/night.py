"""What is told at dawn and at night."""

from ....engine.events import Event, Secret
from .shapes import OfSeat


class Narrated(Event, frozen=True):
    """A line of the moderator's script; `seat` if it names a player."""

    line: str
    seat: int | None = None


class FellowsSeen(Secret, frozen=True):
    """To each living witch: all living witches."""

    seats: tuple[int, ...]


class WitchSigned(Secret, frozen=True):
    """To the witches: one of them points at a seat."""

    witch: int
    seat: int


class CatGiven(OfSeat, frozen=True):
    """The Black Cat lies in front of a player."""

    rule = "SAL-DAWN-05"


class GavelGiven(OfSeat, frozen=True):
    """The gavel lies in front of a player."""

    rule = "SAL-NIGHT-06"


class Confessed(OfSeat, frozen=True):
    """A player confessed; William Phips may do it without showing a card."""

    rule = "SAL-NIGHT-11"

    without_card: bool = False


class TargetChosen(OfSeat, Secret, frozen=True):
    """To the witches: whom they chose."""

    rule = "SAL-NIGHT-04"


class TargetAnnounced(OfSeat, frozen=True):
    """Whom the witches chose."""

    rule = "SAL-NIGHT-15"


class TargetSafe(OfSeat, frozen=True):
    """The target is safe: gavel, confession or asylum."""

    rule = "SAL-NIGHT-17"

    by: str
