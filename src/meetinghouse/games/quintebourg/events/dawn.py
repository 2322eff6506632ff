"""What is told in the morning."""

from __future__ import annotations

from ....engine.events import Event, Secret


class DayBroke(Event, frozen=True):
    """A new day begins."""

    weekday: str
    day: int


class CharmedReported(Event, frozen=True):
    """All who are charmed."""

    seats: tuple[int, ...]


class PostsShifted(Event, frozen=True):
    """All posts have moved by one place."""

    direction: str
    posts: tuple[str, ...]
    holders: tuple[int, ...]


class Admired(Event, frozen=True):
    """The whole town admires somebody."""

    seat: int


class PostsExchanged(Event, frozen=True):
    """The admired has taken a post, and given another for it."""

    seat: int
    post: str
    other: int
    own: str | None


class Resigned(Event, frozen=True):
    """Somebody gives up a post."""

    seat: int
    post: str


class ScrutineerChanged(Event, frozen=True):
    """The scrutineer of the day."""

    seat: int | None


class Harassed(Event, frozen=True):
    """Somebody must move house."""

    seat: int


class Moved(Event, frozen=True):
    """Two households have changed places."""

    seat: int
    other: int


class HealthReported(Event, frozen=True):
    """The new health of everybody whose health has changed."""

    seats: tuple[int, ...]
    states: tuple[str, ...]


class HealthAnnounced(Event, frozen=True):
    """Somebody's health has changed by day."""

    seat: int
    health: str


class DoorReported(Secret, frozen=True):
    """The door of the viewer's bunker was forced."""

    seat: int


class PostVacated(Event, frozen=True):
    """A post is empty."""

    post: str
    seat: int


class PostWithdrawn(Event, frozen=True):
    """A post is given up for good."""

    post: str


class Applied(Event, frozen=True):
    """Somebody applies for a post."""

    seat: int
    post: str


class Appointed(Event, frozen=True):
    """A post has a new holder."""

    post: str
    seat: int


class Inherited(Secret, frozen=True):
    """The viewer inherits as a spouse."""

    seat: int
    owner: int
    coins: int


class Bequeathed(Secret, frozen=True):
    """The notary has left coins of the dead to somebody."""

    seat: int
    owner: int
    heir: int
    coins: int


class EstateSettled(Event, frozen=True):
    """Nothing is left of the estate of this player."""

    seat: int


class CameraRead(Event, frozen=True):
    """How many a thermal camera saw: nobody, one, two or more."""

    house: int | None
    room: int | None
    count: int
