"""Events at night about what a player did, or what was done to the player."""

from __future__ import annotations

from ....engine.events import Secret


class PotionGiven(Secret, frozen=True):
    """What the viewer gave to a condemned player."""

    seat: int
    target: int
    potion: str


class Treated(Secret, frozen=True):
    """The state of a patient after the viewer's care."""

    seat: int
    target: int
    health: str


class PotionTried(Secret, frozen=True):
    """The state of a body after the viewer's mixture."""

    seat: int
    target: int
    health: str


class Researched(Secret, frozen=True):
    """Nights that the viewer has spent on the mixture, and doses at hand."""

    seat: int
    nights: int
    doses: int


class SentToSleep(Secret, frozen=True):
    """The viewer sleeps heavily until dawn."""

    seat: int


class CardSeen(Secret, frozen=True):
    """A card that the viewer turned over."""

    seat: int
    target: int
    card: str
    role: str


class CardsSeen(Secret, frozen=True):
    """All cards of somebody, for the viewer alone."""

    seat: int
    target: int
    party: str
    effect: str
    lover: bool


class GuardPosted(Secret, frozen=True):
    """A henchman is to guard a place tonight."""

    seat: int
    house: int | None
    room: int | None


class OrderDelivered(Secret, frozen=True):
    """A letter: whom the viewer must vote against."""

    seat: int
    target: int


class DuoNews(Secret, frozen=True):
    """Whether the other of a pair was there."""

    seat: int
    other: int
    duo: str
    present: bool


class DoorFound(Secret, frozen=True):
    """The viewer found a door that took all night to force."""


class StalkAnswered(Secret, frozen=True):
    """Whether somebody was at home."""

    seat: int
    target: int
    at_home: bool


class RevealAnswered(Secret, frozen=True):
    """Whether a Reptilian was there."""

    seat: int
    house: int | None
    room: int | None
    reptilian: bool


class LootCounted(Secret, frozen=True):
    """What the viewer's larceny brought."""

    seat: int
    coins: int


class CoupleNews(Secret, frozen=True):
    """Whether the viewer's spouse slept at home."""

    seat: int
    other: int
    present: bool


class MiracleWorked(Secret, frozen=True):
    """Whether a miracle of the viewer's took effect."""

    seat: int
    miracle: str
    target: int
    worked: bool


class HealthFelt(Secret, frozen=True):
    """The viewer's own new state."""

    seat: int
    health: str


class PurseChanged(Secret, frozen=True):
    """The viewer's purse has changed."""

    seat: int
    coins: int
    change: int


class Converted(Secret, frozen=True):
    """The viewer belongs to another camp now."""

    seat: int
    camp: str
