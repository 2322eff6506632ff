"""What can be said in New Salem beyond what is said in every game, and what of it is true."""

from __future__ import annotations

from ...engine.sayings import Claim, Phrase, Saying, amounts, cards, seats, words
from ...engine.values import Card, Seat, Word
from .box import SIDES, TYPES
from .events import CharacterInvestigated, EventTriggered, HandReceived
from .state import NewSalem, NewSalemState

MOST_HOPE = 9


def phrases(state: NewSalemState, living: int) -> tuple[Phrase, ...]:
    """Claims about characters and the draft, promises, and requests about hope and events."""
    other, buildings = seats(living, others=True), cards(state.components.kinds)
    hope = amounts(1, MOST_HOPE)
    return (
        Phrase("am-side", "claim", (words(SIDES),)),
        Phrase("am-type", "claim", (words(TYPES),)),
        Phrase("saw-side", "claim", (other, words(SIDES))),
        Phrase("saw-type", "claim", (other, words(TYPES))),
        Phrase("passed", "claim", (other, buildings)),
        Phrase("got", "claim", (other, buildings)),
        Phrase("nothing-better", "answer"),
        Phrase("will-cleanse", "promise"),
        Phrase("will-investigate", "promise", (other,)),
        Phrase("give-me", "request", (hope,)),
        Phrase("give-to", "request", (other, hope)),
        Phrase("investigate", "request", (seats(living),)),
        Phrase("keep-trials", "request"),
    )


def truth(game: NewSalem, seat: int, saying: Saying) -> bool | None:
    """Judged by the speaker's character, the characters that the speaker has seen, and the hands that were passed."""
    state = game.state
    _, side, types = state.components.character_card(state.characters[seat])
    match saying.kind, saying.parts:
        case "am-side", (Word(word=named),):
            return named == side
        case "am-type", (Word(word=named),):
            return named in types
        case "saw-side", (Seat(seat=other), Word(word=named)):
            return any(event.side == named for event in _seen(game, seat, other))
        case "saw-type", (Seat(seat=other), Word(word=named)):
            return any(named in event.types for event in _seen(game, seat, other))
        case "passed", (Seat(seat=other), Card(kind=kind)):
            return _went(game, seat, other, kind)
        case "got", (Seat(seat=other), Card(kind=kind)):
            return _went(game, other, seat, kind)
    return None


def _seen(game: NewSalem, seat: int, other: int) -> list[CharacterInvestigated]:
    heard = [event for event in game.heard(seat) if isinstance(event, CharacterInvestigated)]
    return [event for event in heard if event.target == other and event.seat == seat]


def _went(game: NewSalem, giver: int, taker: int, kind: str) -> bool:
    """Whether a hand with this building went from one to the other."""
    hands = [event for event in game.heard(taker) if isinstance(event, HandReceived)]
    return any(event.seat == taker and event.giver == giver and kind in event.buildings for event in hands)


def disproved(game: NewSalem, claim: Claim) -> str:
    """Everybody saw who was investigated by whom."""
    match claim.saying.kind, claim.saying.parts:
        case "saw-side" | "saw-type", (Seat(seat=other), _):
            paid = [event for event in game.heard(None) if isinstance(event, EventTriggered)]
            looked = [(event.seat, event.target) for event in paid if event.card == "investigation"]
            return "" if (claim.seat, other) in looked else "not-investigated"
    return ""


def clash(one: Claim, other: Claim) -> str:
    """Two sides for one character."""
    mine, theirs = _side(one), _side(other)
    if mine is None or theirs is None or mine[0] != theirs[0] or mine[1] == theirs[1]:
        return ""
    return "two-stories" if one.seat == other.seat else "two-sides"


def _side(claim: Claim) -> tuple[int, str] | None:
    """The player of whom a claim speaks, and the side."""
    match claim.saying.kind, claim.saying.parts:
        case "am-side", (Word(word=side),):
            return claim.seat, side
        case "saw-side", (Seat(seat=other), Word(word=side)):
            return other, side
    return None
