"""What can be said in Salem beyond what is said in every game, and what of it is true."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from ...engine.events import Event
from ...engine.sayings import Claim, Phrase, Saying, amounts, cards, seats, words
from ...engine.values import Amount, Card, Seat, Word
from . import events
from .components import ACCUSATION, CONSTABLE, EVIDENCE, FACES, KIND, KIND_NAMED, KINDS, WITCH, WITNESS, is_black
from .queries import hides
from .state import Salem

HELD = tuple([kind for number, kind in enumerate(KINDS) if not is_black(number)])
MOST_POINTS = 12
PASSING = (events.TryalTaken, events.TryalsMixed)  # where tryal cards change hands
POINTS = {ACCUSATION: 1, EVIDENCE: 3, WITNESS: 7}  # as printed, against most players


@lru_cache(maxsize=256)
def phrases(living: int) -> tuple[Phrase, ...]:
    """Claims about one's cards and past, promises that later cards check, and a request to the constable."""
    other = seats(living, others=True)
    return (
        Phrase("never-witch", "claim"),
        Phrase("was-witch", "claim"),
        Phrase("am-constable", "claim"),
        Phrase("lost-tryal", "claim", (other, words(FACES))),
        Phrase("got-tryal", "claim", (other, words(FACES))),
        Phrase("hold-points", "claim", (amounts(0, MOST_POINTS),)),
        Phrase("hold-card", "claim", (cards(HELD),)),
        Phrase("gave-gavel", "claim", (other,)),
        Phrase("will-accuse", "promise", (other, amounts(1, 7))),
        Phrase("will-confess", "promise"),
        Phrase("will-keep-silent", "promise"),
        Phrase("gavel-on", "request", (seats(living),)),
    )


def truth(game: Salem, seat: int, saying: Saying) -> bool | None:
    """Decided by what the seat was told, and by what it holds."""
    state, parts = game.state, saying.parts
    match saying.kind, parts:
        case "never-witch", _:
            return not state.witches >> seat & 1
        case "was-witch", _:
            return bool(state.witches >> seat & 1)
        case "am-constable", _:
            return hides(state, seat, CONSTABLE)
        case "lost-tryal", (Seat(seat=other), Word(word=face)):
            return events.TryalLost(seat, face, other) in game.heard(seat)
        case "got-tryal", (Seat(seat=other), Word(word=face)):
            return events.TryalGained(seat, face, other) in game.heard(seat)
        case "hold-points", (Amount(amount=points),):
            return sum([POINTS.get(KIND[card], 0) for card in state.hands[seat]]) >= points
        case "hold-card", (Card(kind=kind),):
            return KIND_NAMED[kind] in [KIND[card] for card in state.hands[seat]]
        case "gave-gavel", (Seat(seat=other),):
            return _gave_gavel(game, seat, other)
    return None


def _gave_gavel(game: Salem, seat: int, other: int) -> bool:
    """Whether the seat was the constable when the gavel was given to the other."""
    constable = False
    for event in game.heard(seat):
        if isinstance(event, events.TryalsSeen) and event.seat == seat:
            constable = FACES[CONSTABLE] in event.faces
        elif isinstance(event, events.GavelGiven) and event.seat == other and constable:
            return True
    return False


def disproved(game: Salem, claim: Claim) -> str:
    """Checked against public reveals, the gavel, and exchanges that everybody saw."""
    match claim.saying.kind, claim.saying.parts:
        case "never-witch", _:
            before, after = _shown(game.heard(None), claim.line)
            return "witch-shown" if (claim.seat, FACES[WITCH]) in before + after else ""
        case "am-constable", _:
            before, after = _shown(game.heard(None), claim.line)
            shown = [*before, *[(seat, face) for seat, face in after if seat != claim.seat]]
            return "constable-shown" if FACES[CONSTABLE] in [face for _, face in shown] else ""
        case "lost-tryal", (Seat(seat=other), _):
            return "" if _passed(game.heard(None), claim.seat, other) else "never-passed"
        case "got-tryal", (Seat(seat=other), _):
            return "" if _passed(game.heard(None), other, claim.seat) else "never-passed"
        case "gave-gavel", (Seat(seat=other),):
            return "" if events.GavelGiven(other) in game.heard(None) else "no-gavel"
    return ""


def _shown(public: Sequence[Event], line: int) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """The tryal cards turned up before a line, and those after it until one changes hands: whose, and their faces."""
    after = list(takewhile(lambda event: not isinstance(event, PASSING), public[line:]))
    return _revealed(public[:line]), _revealed(after)


def _revealed(story: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.face) for event in story if isinstance(event, events.TryalRevealed)]


def clash(game: Salem, one: Claim, other: Claim) -> str:
    """Two constables, one seat that was and was never a witch, or a card with two faces."""
    kinds = {one.saying.kind, other.saying.kind}
    if one.seat == other.seat:
        return "two-stories" if kinds == {"never-witch", "was-witch"} else ""
    if kinds == {"am-constable"}:
        between = game.heard(None)[one.line : other.line]
        return "" if any(isinstance(event, PASSING) for event in between) else "one-card"
    if kinds == {"lost-tryal", "got-tryal"}:
        lost, got = (one, other) if one.saying.kind == "lost-tryal" else (other, one)
        same = lost.saying.parts[0] == Seat(got.seat) and got.saying.parts[0] == Seat(lost.seat)
        if not same or lost.saying.parts[1] == got.saying.parts[1]:
            return ""
        return "two-faces" if _passed(game.heard(None), lost.seat, got.seat) == 1 else ""
    return ""


def _passed(public: Sequence[Event], giver: int, taker: int) -> int:
    """How often a tryal card may have gone from one to the other, as everybody saw."""
    count = 0
    for event in public:
        if isinstance(event, events.TryalsMixed):
            count += 2  # nobody knows whose card went where
        elif isinstance(event, events.TryalTaken) and (event.giver, event.taker) == (giver, taker):
            count += 1
    return count
