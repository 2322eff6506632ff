"""What can be said in Quinte-bourg beyond what is said in every game, and what of it is true."""

from __future__ import annotations

from ...engine.events import Event
from ...engine.sayings import Blank, Claim, Phrase, Saying, amounts, closed_by, seats, words
from ...engine.values import NO, PLACES, YES, Amount, Position, Seat, Word
from . import events
from .components.composition import cards_of, effects_of, families_left_to_chance
from .components.names import CAMPS, EFFECTS, HEALTH, PARTY, Camp
from .components.presets import FAMILIES
from .state import Quintebourg, QuintebourgState

ROLE_TALK = "QB-MJ-05"
DOCTOR = "medecin"
YES_NO = Blank("word", (YES, NO))


def phrases(state: QuintebourgState, living: int) -> tuple[Phrase, ...]:
    """Claims about roles and about news of the night, and questions about them. A table may forbid talk of roles."""
    other, roles = seats(living, others=True), words(roles_in(state))
    houses = Blank("position", PLACES[: state.players])
    about_roles = (
        Phrase("am-role", "claim", (roles,)),
        Phrase("am-camp", "claim", (words(CAMPS),)),
        Phrase("saw-card", "claim", (other, roles)),
        Phrase("partner", "claim", (other,)),
        Phrase("ask-role", "question", (other,)),
    )
    return (
        *(about_roles if state.options["role_talk"] else closed_by(ROLE_TALK, about_roles)),
        Phrase("home", "claim", (other, YES_NO)),
        Phrase("reptilian", "claim", (houses, YES_NO)),
        Phrase("met", "claim", (other, YES_NO)),
        Phrase("was-hurt", "claim"),
        Phrase("was-healed", "claim"),
        Phrase("lost-coins", "claim", (amounts(1, 6),)),
        Phrase("was-ordered", "claim", (other,)),
        Phrase("will-vote", "promise", (other,)),
        Phrase("ask-night", "question", (other,)),
    )


def roles_in(state: QuintebourgState) -> list[str]:
    """The cards that may be in play, as the lobby lists them."""
    party, effects = cards_of(state.mode, state.players, state.options), effects_of(state.players, state.options)
    chance = {card for name in families_left_to_chance(state.options) for card in FAMILIES[name]}
    return [
        *[card for card in PARTY if card in party],
        *[card for card in EFFECTS if card in effects or card in chance],
    ]


def truth(game: Quintebourg, seat: int, saying: Saying) -> bool | None:
    """Decided by the speaker's cards and camp, and by what the speaker was told."""
    state = game.state
    heard = [event for event in game.heard(seat) if getattr(event, "seat", None) == seat]
    match saying.kind, saying.parts:
        case "am-role", (Word(word=role),):
            return role in (state.party[seat], state.effect[seat])
        case "am-camp", (Word(word=camp),):
            return bool(state.camps[seat] & Camp[camp.upper()])
        case "saw-card", (Seat(seat=other), Word(word=role)):
            return (other, role) in [pair for event in heard for pair in _cards(event)]
        case "partner", (Seat(seat=other),):
            return other in (state.lover[seat], state.casual[seat], state.spouse[seat])
        case "reptilian", (Position(place=house), Word(word=answer)):
            return any(
                isinstance(event, events.RevealAnswered) and (event.house, event.reptilian) == (house, answer == "yes")
                for event in heard
            )
    return _told(heard, saying)


def _told(heard: list[Event], saying: Saying) -> bool | None:
    """Whether the seat was told what it says."""
    match saying.kind, saying.parts:
        case "home", (Seat(seat=other), Word(word=answer)):
            answers = [(event.target, event.at_home) for event in heard if isinstance(event, events.StalkAnswered)]
            return (other, answer == "yes") in answers
        case "met", (Seat(seat=other), Word(word=answer)):
            news = [(e.other, e.present) for e in heard if isinstance(e, events.DuoNews | events.CoupleNews)]
            return (other, answer == "yes") in news
        case "was-hurt", _:
            return any(isinstance(event, events.HealthFelt) and event.health != HEALTH[0] for event in heard)
        case "was-healed", _:
            return any(isinstance(event, events.HealthFelt) and event.health == HEALTH[0] for event in heard)
        case "lost-coins", (Amount(amount=coins),):
            return any(isinstance(event, events.PurseChanged) and event.change == -coins for event in heard)
        case "was-ordered", (Seat(seat=other),):
            return any(isinstance(event, events.OrderDelivered) and event.target == other for event in heard)
    return None


def _cards(event: Event) -> list[tuple[int, str]]:
    """Whose cards an event shows, and which."""
    if isinstance(event, events.CardSeen):
        return [(event.target, event.role)]
    return [(event.target, event.party), (event.target, event.effect)] if isinstance(event, events.CardsSeen) else []


def disproved(game: Quintebourg, claim: Claim) -> str:
    """Everybody knows the doctor."""
    named = _role(claim)
    doctor = game.state.doctor
    if named is None or doctor < 0:
        return ""
    whose, role = named
    return "doctor-known" if role in PARTY and (role == DOCTOR) != (whose == doctor) else ""


def clash(state: QuintebourgState, one: Claim, other: Claim) -> str:
    """Two claim the same card, one claims two cards of a kind, or two tell a night differently."""
    mine, theirs = _role(one), _role(other)
    if mine is not None and theirs is not None:
        return _two_roles(state, one.seat == other.seat, mine, theirs)
    if one.saying.kind == other.saying.kind == "met":
        (whom, here), (who, there) = one.saying.parts, other.saying.parts
        return "two-nights" if (whom, who) == (Seat(other.seat), Seat(one.seat)) and here != there else ""
    return ""


def _two_roles(state: QuintebourgState, same: bool, mine: tuple[int, str], theirs: tuple[int, str]) -> str:
    (whose, role), (who, other) = mine, theirs
    if whose == who:
        differ = role != other and (role in PARTY) == (other in PARTY)
        return ("two-stories" if same else "two-cards") if differ else ""
    copies = [*cards_of(state.mode, state.players, state.options), *EFFECTS].count(role)
    return "one-card" if role == other and copies == 1 else ""


def _role(claim: Claim) -> tuple[int, str] | None:
    """Whose card a claim names, and which."""
    match claim.saying.kind, claim.saying.parts:
        case "am-role", (Word(word=role),):
            return claim.seat, role
        case "saw-card", (Seat(seat=other), Word(word=role)):
            return other, role
    return None
