"""Who leaves the game, what becomes of their cards, and the end."""

from ....engine.events import Event, Secret
from .shapes import OfSeat


class Eliminated(OfSeat, frozen=True):
    """A player is out; cause: witch, last-tryal, night, matched."""

    cause: str


class EverythingShown(Secret, frozen=True):
    """To an eliminated player who may see everything from now on: rows and hands by seat, the deck from the top."""

    rows: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]


class SparedByMatch(OfSeat, frozen=True):
    """The matched partner lives on, because otherwise both sides would lose."""

    rule = "SAL-CARD-MATCHMAKER-13"


class PastDisclosed(OfSeat, frozen=True):
    """Whether the eliminated player ever held a Witch card."""

    rule = "SAL-ELIM-12"

    witch: bool


class PoolSeen(Secret, frozen=True):
    """To those who share an eliminated player's cards: what there is to take."""

    dead: int
    cards: tuple[str, ...]


class CardsTaken(OfSeat, frozen=True):
    """Somebody took a card of an eliminated player's hand, or that blue card of the front."""

    dead: int
    card: str | None = None


class GameWon(Event, frozen=True):
    """A side has won."""

    side: str
    winners: tuple[int, ...]
    why: str
