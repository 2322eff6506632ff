"""The table is set, and what players learn of who they are."""

from ....engine.events import Event, Secret
from .shapes import OfCards, OfSeat


class GameSet(Event, frozen=True):
    """The table is set: who sits where (clockwise), how many cards of each tryal face are in the rows."""

    ring: tuple[int, ...]
    ghosts: tuple[int, ...]
    tryals: tuple[int, int, int]
    deck: int


class HandSeen(OfCards, Secret, frozen=True):
    """To the owner: the first hand."""


class TownHallOffered(OfSeat, frozen=True):
    """A player is offered two town hall cards to choose from."""

    characters: tuple[str, ...]


class CharacterShown(OfSeat, frozen=True):
    """A player's character is announced."""

    character: str


class BecameWitch(OfSeat, Secret, frozen=True):
    """To the player who has become a witch."""
