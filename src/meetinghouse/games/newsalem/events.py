"""What can happen in New Salem."""

from __future__ import annotations

from ...engine.events import Event


class GameSet(Event, frozen=True):
    """The table is set: so many characters of each side were shuffled, and witches need so much despair."""

    witches: int
    puritans: int
    deck: int
    threshold: int


class CharacterDealt(Event, frozen=True):
    """The viewer's own character."""

    seat: int
    character: str
    side: str
    types: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A round counter lies on top: so many buildings are dealt and played, and hands go that way."""

    round: int
    cards: int
    play: int
    direction: str


class HandDealt(Event, frozen=True):
    """What the viewer was dealt."""

    seat: int
    buildings: tuple[str, ...]


class HandsPassed(Event, frozen=True):
    """Everybody has chosen one building and passed the rest."""

    direction: str
    left: int  # cards in each hand


class HandReceived(Event, frozen=True):
    """What the viewer was passed, and by whom."""

    seat: int
    giver: int
    buildings: tuple[str, ...]


class Redrawn(Event, frozen=True):
    """What the viewer drew in place of the last two cards."""

    seat: int
    building: str


class Redrew(Event, frozen=True):
    """Somebody had discarded both of the last two cards."""

    seat: int


class BuildingsPlayed(Event, frozen=True):
    """A player's new buildings, with the cubes they bring."""

    seat: int
    buildings: tuple[str, ...]
    hope: int
    despair: int


class DespairRemoved(Event, frozen=True):
    """A player took a despair cube off somebody's building."""

    seat: int
    owner: int
    building: str
    despair: int  # what is left in town


class RemovalLost(Event, frozen=True):
    """There was no despair left to remove."""

    seat: int
    count: int


class HopeGiven(Event, frozen=True):
    """A player gave hope to another."""

    giver: int
    receiver: int
    amount: int


class EventTriggered(Event, frozen=True):
    """A player paid for an event, perhaps against somebody."""

    seat: int
    card: str
    amount: int
    target: int | None = None


class CharacterInvestigated(Event, frozen=True):
    """What the viewer saw of another player's character."""

    seat: int
    target: int
    character: str
    side: str
    types: tuple[str, ...]


class RoundEnded(Event, frozen=True):
    """The deck was shuffled, discards included, and the counter turned."""

    round: int
    deck: int


class CharacterRevealed(Event, frozen=True):
    """At the end: who somebody was, and what their trial, or the lack of one, does to the town."""

    seat: int
    character: str
    side: str
    trial: bool
    change: int


class DespairCounted(Event, frozen=True):
    """The final despair, against what witches need."""

    cubes: int
    despair: int
    threshold: int


class Scored(Event, frozen=True):
    """A player's points: for buildings of the own types, and for sets."""

    seat: int
    matching: int
    sets: int
    total: int
    hope: int


class GameWon(Event, frozen=True):
    """Who won, and by what; or nobody."""

    side: str
    winners: tuple[int, ...]
    why: str


EVENTS: tuple[type[Event], ...] = (
    GameSet, CharacterDealt, RoundBegan, HandDealt, HandsPassed, HandReceived, Redrawn, Redrew, BuildingsPlayed,
    DespairRemoved, RemovalLost, HopeGiven, EventTriggered, CharacterInvestigated, RoundEnded, CharacterRevealed,
    DespairCounted, Scored, GameWon,
)  # fmt: skip
