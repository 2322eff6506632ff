"""What happens to tryal cards: trials, reveals, exchanges."""

from ....engine.events import Event, Secret
from .shapes import OfSeat


class TryalsSeen(OfSeat, Secret, frozen=True):
    """To the owner: one's own row as it lies, also after it changed."""

    faces: tuple[str, ...]


class TrialBegan(Event, frozen=True):
    """A player is brought to trial."""

    rule = "SAL-TRIAL-06"

    accused: int
    accuser: int


class TrialDeclined(Event, frozen=True):
    """Thomas Danforth holds no trial yet."""

    accused: int
    accuser: int


class TrialLapsed(Event, frozen=True):
    """The accused is no longer living: no trial."""

    accused: int


class PointedAtTwo(Event, frozen=True):
    """The accuser points at two tryal cards; the accused picks one."""

    accuser: int
    accused: int
    places: tuple[int, int]


class TryalRevealed(OfSeat, frozen=True):
    """A tryal card was turned up for everybody; cause: trial, cat, confession, framed, dawn, elimination."""

    place: int
    face: str
    cause: str


class OneMoreWitchCard(OfSeat, frozen=True):
    """The player has at least one more Witch card, and lives."""

    rule = "SAL-ELIM-06"


class CatHadNoPrey(Event, frozen=True):
    """Nobody has the Black Cat in front, or Mary Warren has it."""

    seat: int | None = None


class TryalTaken(Event, frozen=True):
    """One tryal card went from a player to another; its place is told where card backs can be followed.

    `just_taken`: it is the one that the giver has just taken, which lies behind the others.
    """

    rule = "SAL-CONSP-06"

    giver: int
    taker: int
    place: int | None = None
    just_taken: bool = False


class TryalsMixed(Event, frozen=True):
    """One tryal card of each player was put in the middle, shuffled, and dealt."""

    seats: tuple[int, ...]


class TryalLost(OfSeat, Secret, frozen=True):
    """To the giver: the face of the card that was taken."""

    face: str
    taker: int | None


class TryalGained(OfSeat, Secret, frozen=True):
    """To the taker: the face of the card that was got."""

    face: str
    giver: int | None


class RowShuffled(OfSeat, frozen=True):
    """A player's face-down tryal cards were shuffled."""


class RowReordered(OfSeat, frozen=True):
    """A player reordered face-down tryal cards in the open: the old places in their new order."""

    places: tuple[int, ...]
