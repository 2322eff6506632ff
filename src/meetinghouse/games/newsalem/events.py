"""What can happen in New Salem."""

from ...engine.events import Event, Secret


class OfSeat(Event, frozen=True):
    """Something that a player did, or learned."""

    seat: int


class OfBuildings(OfSeat, frozen=True):
    """Something that a player did or learned, with buildings by their kinds."""

    buildings: tuple[str, ...]


class GameSet(Event, frozen=True):
    """The table is set: so many characters of each side were shuffled, and witches need so much despair."""

    witches: int
    puritans: int
    deck: int
    threshold: int


class CharacterDealt(OfSeat, Secret, frozen=True):
    """The viewer's own character."""

    rule = "NEW-SETUP-03"

    character: str
    side: str
    types: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A round counter lies on top: so many buildings are dealt and played, and hands go that way."""

    round: int
    cards: int
    play: int
    direction: str


class HandDealt(OfBuildings, Secret, frozen=True):
    """What the viewer was dealt."""

    rule = "NEW-DEAL-01"


class HandsPassed(Event, frozen=True):
    """Everybody has chosen one building and passed the rest."""

    direction: str
    left: int  # cards in each hand


class HandReceived(OfSeat, Secret, frozen=True):
    """What the viewer was passed, and by whom."""

    giver: int
    buildings: tuple[str, ...]


class Redrawn(OfSeat, Secret, frozen=True):
    """What the viewer drew in place of the last two cards."""

    rule = "NEW-DISC-02"

    building: str


class Redrew(OfSeat, frozen=True):
    """Somebody had discarded both of the last two cards."""


class BuildingsPlayed(OfBuildings, frozen=True):
    """A player's new buildings, with the cubes they bring."""

    rule = "NEW-CUBE-01"

    hope: int
    despair: int


class DespairRemoved(OfSeat, frozen=True):
    """A player took a despair cube off somebody's building."""

    owner: int
    building: str
    despair: int  # what is left in town


class RemovalLost(OfSeat, frozen=True):
    """There was no despair left to remove."""

    rule = "NEW-CUBE-08"

    count: int


class HopeGiven(Event, frozen=True):
    """A player gave hope to another."""

    rule = "NEW-GIVE-01"

    giver: int
    receiver: int
    amount: int


class EventTriggered(OfSeat, frozen=True):
    """A player paid for an event, perhaps against somebody."""

    card: str
    amount: int
    target: int | None = None


class CharacterInvestigated(OfSeat, Secret, frozen=True):
    """What the viewer saw of another player's character."""

    rule = "NEW-EVENT-15"

    target: int
    character: str
    side: str
    types: tuple[str, ...]


class RoundEnded(Event, frozen=True):
    """The deck was shuffled, discards included, and the counter turned."""

    rule = "NEW-REND-01"

    round: int
    deck: int


class CharacterRevealed(OfSeat, frozen=True):
    """At the end: who somebody was, and what their trial, or the lack of one, does to the town."""

    rule = "NEW-END-01"

    character: str
    side: str
    trial: bool
    change: int


class DespairCounted(Event, frozen=True):
    """The final despair, against what witches need."""

    cubes: int
    despair: int
    threshold: int


class Scored(OfSeat, frozen=True):
    """A player's points: for buildings of the own types, and for sets."""

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
