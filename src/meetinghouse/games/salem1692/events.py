"""What happens in Salem, told when it happens. Cards, faces and characters are named by their kind."""

from __future__ import annotations

from ...engine.events import Event

# --- setup


class GameSet(Event, frozen=True):
    """The table is set: who sits where (clockwise), how many cards of each tryal face are in the rows."""

    ring: tuple[int, ...]
    ghosts: tuple[int, ...]
    tryals: tuple[int, int, int]
    deck: int


class TryalsSeen(Event, frozen=True):
    """To the owner: one's own row as it lies, also after it changed."""

    seat: int
    faces: tuple[str, ...]


class HandSeen(Event, frozen=True):
    """To the owner: the first hand."""

    seat: int
    cards: tuple[str, ...]


class TownHallOffered(Event, frozen=True):
    """Two town hall cards to choose from."""

    seat: int
    characters: tuple[str, ...]


class CharacterShown(Event, frozen=True):
    """A player's character is announced."""

    seat: int
    character: str


class BecameWitch(Event, frozen=True):
    """To the one it happened to."""

    seat: int


# --- the narrator's lines, spoken whether or not somebody acts


class Narrated(Event, frozen=True):
    """A line of the moderator's script; `seat` where it names somebody."""

    line: str
    seat: int | None = None


class FellowsSeen(Event, frozen=True):
    """To each living witch: all living witches."""

    seats: tuple[int, ...]


class WitchSigned(Event, frozen=True):
    """To the witches: one of them points at a seat."""

    witch: int
    seat: int


# --- the turn


class TurnBegan(Event, frozen=True):
    """Somebody's turn begins."""

    seat: int


class TurnSkipped(Event, frozen=True):
    """Stocks made somebody miss a turn."""

    seat: int


class TurnEnded(Event, frozen=True):
    """Somebody's turn is over."""

    seat: int


class HourglassTurned(Event, frozen=True):
    """Somebody turned the hourglass on the active player."""

    seat: int
    active: int


class CardDrawn(Event, frozen=True):
    """Somebody drew a card that nobody else sees."""

    seat: int


class DrawnCardSeen(Event, frozen=True):
    """To the drawer, and to whoever knew the top of the deck."""

    seat: int
    card: str


class BlackCardDrawn(Event, frozen=True):
    """A black card was drawn, or turned up from the deck."""

    seat: int
    card: str


class DrawForfeited(Event, frozen=True):
    """Only Night is left to draw: the rest of this draw is lost."""

    seat: int


class DeckReformed(Event, frozen=True):
    """The deck was shuffled anew."""

    cards: int


class CardPlayed(Event, frozen=True):
    """A card was played; `second` is the recipient of Robbery or the destination of Scapegoat."""

    by: int
    card: str
    target: int
    second: int | None = None
    as_witness: bool = False


class CardsDiscarded(Event, frozen=True):
    """Cards went from a seat to the discard pile."""

    seat: int
    cards: tuple[str, ...]
    why: str


class HandRobbed(Event, frozen=True):
    """A whole hand changed owner."""

    victim: int
    recipient: int
    count: int


class CardsSeen(Event, frozen=True):
    """To those who saw: these cards went to that seat's hand."""

    seat: int
    cards: tuple[str, ...]


class Wasted(Event, frozen=True):
    """A card had no effect on Sarah Good."""

    seat: int
    card: str


class WithoutEffect(Event, frozen=True):
    """A card was played where there was nothing for it to do."""

    seat: int
    card: str


class FrontMoved(Event, frozen=True):
    """Scapegoat moved the cards in front of one player to another."""

    source: int
    destination: int
    cards: tuple[str, ...]


class CardsLeftGame(Event, frozen=True):
    """With two players left, these cards leave the game."""

    seat: int
    cards: tuple[str, ...]


# --- trials, reveals, elimination


class TrialBegan(Event, frozen=True):
    """A player is brought to trial."""

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


class TryalRevealed(Event, frozen=True):
    """A tryal card was turned up for everybody; cause: trial, cat, confession, framed, dawn, elimination."""

    seat: int
    place: int
    face: str
    cause: str


class OneMoreWitchCard(Event, frozen=True):
    """The player has at least one more Witch card, and lives."""

    seat: int


class Eliminated(Event, frozen=True):
    """A player is out; cause: witch, last-tryal, night, matched."""

    seat: int
    cause: str


class EverythingShown(Event, frozen=True):
    """To an eliminated player who may see everything from now on: rows and hands by seat, the deck from the top."""

    rows: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]


class SparedByMatch(Event, frozen=True):
    """The matched partner lives on, for else both sides would lose."""

    seat: int


class PastDisclosed(Event, frozen=True):
    """Whether the eliminated player ever held a Witch card."""

    seat: int
    witch: bool


# --- conspiracy


class CatHadNoPrey(Event, frozen=True):
    """Nobody has the Black Cat in front, or Mary Warren has it."""

    seat: int | None = None


class TryalTaken(Event, frozen=True):
    """One tryal card went from a player to another; its place is told where card backs can be followed.

    `just_taken`: it is the one that the giver has just taken, which lies behind the others.
    """

    giver: int
    taker: int
    place: int | None = None
    just_taken: bool = False


class TryalsMixed(Event, frozen=True):
    """One tryal card of each player was put in the middle, shuffled, and dealt."""

    seats: tuple[int, ...]


class TryalLost(Event, frozen=True):
    """To the giver: the face of the card that was taken."""

    seat: int
    face: str
    taker: int | None


class TryalGained(Event, frozen=True):
    """To the taker: the face of the card that was got."""

    seat: int
    face: str
    giver: int | None


class RowShuffled(Event, frozen=True):
    """A player's face-down tryal cards were shuffled."""

    seat: int


class RowReordered(Event, frozen=True):
    """A player reordered face-down tryal cards in the open: the old places in their new order."""

    seat: int
    places: tuple[int, ...]


# --- night


class CatGiven(Event, frozen=True):
    """The Black Cat lies in front of a player."""

    seat: int


class GavelGiven(Event, frozen=True):
    """The gavel lies in front of a player."""

    seat: int


class Confessed(Event, frozen=True):
    """A player confessed; William Phips may do it without showing a card."""

    seat: int
    without_card: bool = False


class TargetChosen(Event, frozen=True):
    """To the witches: whom they chose."""

    seat: int


class TargetAnnounced(Event, frozen=True):
    """Whom the witches chose."""

    seat: int


class TargetSafe(Event, frozen=True):
    """The target is safe: gavel, confession or asylum."""

    seat: int
    by: str


# --- characters


class AbilityUsed(Event, frozen=True):
    """A player used a character's ability."""

    seat: int
    character: str


class CardsShown(Event, frozen=True):
    """Giles Corey shows the two cards he drew."""

    seat: int
    cards: tuple[str, ...]


class CardRecovered(Event, frozen=True):
    """Samuel Parris takes a card from the discard pile."""

    seat: int
    card: str


class DeckSeen(Event, frozen=True):
    """To Tituba: the deck from the top."""

    seat: int
    cards: tuple[str, ...]


class PoolSeen(Event, frozen=True):
    """To those who share an eliminated player's cards."""

    dead: int
    cards: tuple[str, ...]


class CardsTaken(Event, frozen=True):
    """Somebody took a card of an eliminated player's hand, or that blue card of the front."""

    seat: int
    dead: int
    card: str | None = None


# --- ghosts


class GhostLookedAt(Event, frozen=True):
    """A player secretly looked at a ghost's tryal card; the ghost's row is then shuffled."""

    viewer: int
    ghost: int


class GhostTryalSeen(Event, frozen=True):
    """To the viewer."""

    viewer: int
    ghost: int
    face: str


class TopDiscarded(Event, frozen=True):
    """The top card of the deck was discarded."""

    seat: int
    card: str


# --- the end


class GameWon(Event, frozen=True):
    """A side has won."""

    side: str
    winners: tuple[int, ...]
    why: str


EVENTS: tuple[type[Event], ...] = (
    GameSet, TryalsSeen, HandSeen, TownHallOffered, CharacterShown, BecameWitch, Narrated, FellowsSeen, WitchSigned,
    TurnBegan, TurnSkipped, TurnEnded, HourglassTurned, CardDrawn, DrawnCardSeen, BlackCardDrawn, DrawForfeited,
    DeckReformed, CardPlayed, CardsDiscarded, HandRobbed, CardsSeen, Wasted, WithoutEffect, FrontMoved,
    CardsLeftGame, TrialBegan, TrialDeclined, TrialLapsed, PointedAtTwo, TryalRevealed, OneMoreWitchCard,
    Eliminated, EverythingShown, SparedByMatch, PastDisclosed, CatHadNoPrey, TryalTaken, TryalsMixed, TryalLost,
    TryalGained, RowShuffled, RowReordered, CatGiven, GavelGiven, Confessed, TargetChosen, TargetAnnounced,
    TargetSafe, AbilityUsed, CardsShown, CardRecovered, DeckSeen, PoolSeen, CardsTaken, GhostLookedAt,
    GhostTryalSeen, TopDiscarded, GameWon,
)  # fmt: skip
