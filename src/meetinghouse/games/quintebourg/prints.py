"""What is printed for a town that plays with cards on paper and a game master: our own cards, sheets and tables."""

from __future__ import annotations

from typing import Final

from ...engine.prints import Ballot, Call, Card, Deck, Night, Prints
from .components import calendar, presets
from .components.laws import LAWS
from .components.names import CAMP_OF, EFFECTS, HEALTH, PARTY, POSTS, Camp
from .phases.night.program import calls_of

_ONLY: Final = {"night==1": "print-first-night", "night>=2": "print-later-nights", "night==3": "print-third-night"}


def _copies(role: str) -> int:
    """The most cards of a party role that a game deals, alibis included."""
    most = 1
    for mode in presets.MODES:
        for players in range(presets.LEAST, presets.MOST + 1):
            dealt = presets.cards(mode, players)
            alibis = presets.alibi_cards(mode, players) if "amoureux" in dealt else ()
            spare = [cards == (role,) for cards in alibis].count(True) or int(any(role in cards for cards in alibis))
            most = max(most, dealt.count(role) + spare)
    return most


def _party() -> Deck:
    cards = []
    for role in PARTY:
        key = f"role-{role}"
        camp = f"camp-{Camp(CAMP_OF[role]).name.lower()}" if CAMP_OF[role] else ""
        texts = (f"{key}-power", f"{key}-aim")
        cards.append(Card(title=key, line=f"{key}-short", texts=texts, foot=camp, picture=key, copies=_copies(role)))
    return Deck(title="page-quintebourg-guide-party", kind="word-party", cards=tuple(cards))


def _effects() -> Deck:
    family = {role: name for name, roles in presets.FAMILIES.items() for role in roles}
    cards = []
    for role in EFFECTS:
        key = f"role-{role}"
        foot = f"family-{family[role]}" if role in family else ""
        cards.append(Card(title=key, line=f"{key}-short", texts=(f"{key}-power",), foot=foot, picture=key))
    return Deck(title="page-quintebourg-guide-effects", kind="word-effect", cards=tuple(cards))


def _posts() -> Deck:
    cards = []
    for post in POSTS:
        key = f"post-{post}"
        cards.append(Card(title=key, line=f"{key}-power", texts=(f"{key}-power",), picture=key))
    return Deck(title="page-quintebourg-guide-posts", kind="word-post", cards=tuple(cards))


def _laws() -> Deck:
    cards = [Card(title=f"law-{law.name}", texts=(f"law-{law.name}-effect",), copies=0) for law in LAWS]
    lead = "page-quintebourg-guide-laws-text"
    return Deck(title="page-quintebourg-guide-laws", lead=lead, cards=tuple(cards))


def _health() -> Deck:
    cards = [Card(title=f"health-{state}", texts=(f"health-{state}-means",), copies=0) for state in HEALTH]
    return Deck(title="page-quintebourg-guide-health", lead="notch-means", cards=tuple(cards))


def _night(weekday: int) -> Night:
    calls = tuple([_call(row) for row in calendar.rows(weekday)])
    return Night(title=f"weekday-{calendar.WEEKDAYS[weekday]}", lead="print-modes", calls=calls)


def _call(row: calendar.Row) -> Call:
    calls = list(
        dict.fromkeys([call for mode in presets.MODES for night in (1, 3) for call in calls_of(row, mode, night)])
    )
    modes = row.condition.removeprefix("mode=").split("|") if row.condition.startswith("mode=") else []
    return Call(
        step="" if row.ours else row.step,
        titles=tuple([f"call-{call}-title" for call in calls]),
        spoken=tuple([f"call-{call}" for call in calls]),
        rule="" if row.ours else row.clause,
        done=tuple([f"call-{call}-done" for call in calls]) if row.ours else (),
        only=tuple([f"mode-{mode}" for mode in modes]) or ((_ONLY[row.condition],) if row.condition in _ONLY else ()),
    )


PRINTS: Final = Prints(
    decks=(_party(), _effects(), _posts(), _laws(), _health()),
    nights=tuple([_night(weekday) for weekday in range(calendar.SUN)]),
    ledger=("word-party", "word-effect", "page-log-posts", "word-health", "word-coins", "page-tab-notes"),
    ballots=(Ballot(question="decision-vote", names=3, blank="word-blank"),),
    pictures="meetinghouse.games.quintebourg:data/emblems.json",
)
