"""What happens in a turn: cards drawn, played, discarded."""

from ....engine.events import Event, Secret
from .shapes import OfCard, OfCards, OfSeat


class TurnBegan(OfSeat, frozen=True):
    """Somebody's turn begins."""

    rule = "SAL-TURN-02"


class TurnSkipped(OfSeat, frozen=True):
    """Stocks made somebody miss a turn."""

    rule = "SAL-CARD-STOCKS-03"


class TurnEnded(OfSeat, frozen=True):
    """Somebody's turn is over."""


class HourglassTurned(OfSeat, frozen=True):
    """Somebody turned the hourglass on the active player."""

    active: int


class CardDrawn(OfSeat, frozen=True):
    """Somebody drew a card that nobody else sees."""

    rule = "SAL-TURN-10"


class DrawnCardSeen(OfCard, Secret, frozen=True):
    """To the drawer, and to players who knew the top of the deck."""


class BlackCardDrawn(OfCard, frozen=True):
    """A black card was drawn, or turned up from the deck."""

    rule = "SAL-BLACK-01"


class DrawForfeited(OfSeat, frozen=True):
    """Only Night is left to draw: the rest of this draw is lost."""


class DeckReformed(Event, frozen=True):
    """The deck was shuffled anew."""

    cards: int


class CardPlayed(Event, frozen=True):
    """A card was played; `second` is the recipient of Robbery or the destination of Scapegoat."""

    rule = "SAL-TURN-05"

    by: int
    card: str
    target: int
    second: int | None = None
    as_witness: bool = False


class CardsDiscarded(OfCards, frozen=True):
    """Cards went from a seat to the discard pile."""

    why: str


class HandRobbed(Event, frozen=True):
    """A whole hand changed owner."""

    rule = "SAL-CARD-ROBBERY-02"

    victim: int
    recipient: int
    count: int


class CardsSeen(OfCards, Secret, frozen=True):
    """To those who saw: these cards went to that seat's hand."""


class Wasted(OfCard, frozen=True):
    """A card had no effect on Sarah Good."""


class WithoutEffect(OfCard, frozen=True):
    """A card was played where there was nothing for it to do."""


class FrontMoved(Event, frozen=True):
    """Scapegoat moved the cards in front of one player to another."""

    rule = "SAL-CARD-SCAPEGOAT-02"

    source: int
    destination: int
    cards: tuple[str, ...]


class CardsLeftGame(OfCards, frozen=True):
    """With two players left, these cards leave the game."""


class AbilityUsed(OfSeat, frozen=True):
    """A player used a character's ability."""

    character: str


class CardsShown(OfCards, frozen=True):
    """Giles Corey shows the two cards he drew."""

    rule = "SAL-CHAR-GILES-01"


class CardRecovered(OfCard, frozen=True):
    """Samuel Parris takes a card from the discard pile."""

    rule = "SAL-CHAR-PARRIS-01"


class DeckSeen(OfCards, Secret, frozen=True):
    """To Tituba: the deck from the top."""


class GhostLookedAt(Event, frozen=True):
    """A player secretly looked at a ghost's tryal card; the ghost's row is then shuffled."""

    rule = "SAL-GHOST-13"

    viewer: int
    ghost: int


class GhostTryalSeen(Secret, frozen=True):
    """To the viewer: the tryal card of a ghost that the viewer has looked at."""

    viewer: int
    ghost: int
    face: str


class TopDiscarded(OfCard, frozen=True):
    """The top card of the deck was discarded."""
