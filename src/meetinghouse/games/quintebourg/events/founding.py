"""What is told when the town is founded."""

from __future__ import annotations

from ....engine.events import Event, Secret


class TownFounded(Event, frozen=True):
    """The town before its first night: its mode, its camps, and the coins in all purses."""

    mode: str
    camps: tuple[str, ...]
    coins: int


class CardsDealt(Secret, frozen=True):
    """The viewer's own cards."""

    seat: int
    party: str
    alibi: str
    effect: str


class DoctorShown(Event, frozen=True):
    """The doctor shows his party card, and is the executioner."""

    seat: int


class PostsDealt(Event, frozen=True):
    """The public posts and their holders."""

    posts: tuple[str, ...]
    holders: tuple[int, ...]
