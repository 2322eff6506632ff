"""What is printed for a game on paper with a game master: our own cards, sheets and tables."""

from __future__ import annotations

from typing import Final

from ...engine.prints import Ballot, Call, Card, Deck, Group, Night, Prints
from .components import calendar, presets
from .components.laws import LAWS
from .components.names import CAMP_OF, EFFECTS, HEALTH, PARTY, POSTS, Camp
from .phases.night.program import calls_of
from .roles.all import ROLES

_ROLE: Final = {name: role for role in ROLES for name in role.names}
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


def _nights(role: str) -> tuple[int, ...]:
    """The nights on which the table calls a role every week, by its own name or by that of its camp."""
    names = {role, Camp(CAMP_OF[role]).name.lower() if CAMP_OF.get(role) else role}
    return tuple(
        [
            weekday
            for weekday in range(calendar.SUN)
            if any(names & {*row.callees} and "==" not in row.condition for row in calendar.rows(weekday))
        ]
    )


def _tag(role: str) -> str:
    return "print-by-invocation" if _ROLE[role].powers else ""


_INVOKING: Final = Group(title="page-quintebourg-guide-invoking", texts=("invocation-help",))
_SLEEP: Final = Group(title="call-sleep-title", texts=("sleep-power",))
_MAFIA: Final = Group(title="page-quintebourg-guide-mafia", texts=("mafia-power",))
_CAMPS: Final = (  # camps of several roles, with the texts that their members share
    Group(title="camp-reptiliens", texts=("pack-power", "pack-knows"), goal="camp-reptiliens-wins"),
    Group(title="camp-setheux", goal="camp-setheux-wins"),
    Group(title="camp-mc", texts=("mc-power",), goal="camp-mc-wins"),
    Group(title="camp-idealistes", texts=("camp-idealistes-count",), goal="camp-idealistes-wins"),
    Group(title="mode-m", texts=("math-power",), goal="camp-math-ways"),
)


def _party() -> Deck:
    cards = []
    titles = [group.title for group in _CAMPS]
    for role in PARTY:
        key = f"role-{role}"
        camp = f"camp-{Camp(CAMP_OF[role]).name.lower()}" if CAMP_OF[role] else ""
        mathematician = camp in ("camp-algebristes", "camp-analystes", "camp-geometres")
        cards.append(
            Card(
                title=key,
                texts=(f"{key}-power",),
                goal=f"{key}-aim",
                group="mode-m" if mathematician else camp if camp in titles else "",
                nights=_nights(role),
                tag=_tag(role),
                line=f"{key}-short",
                foot=camp,
                picture=key,
                copies=_copies(role),
            )
        )
    return Deck(
        title="page-quintebourg-guide-party", kind="word-party", cards=tuple(cards), groups=(*_CAMPS, _INVOKING)
    )


def _effects() -> Deck:
    family = {role: f"family-{name}" for name, roles in presets.FAMILIES.items() for role in roles}
    group = (
        family
        | dict.fromkeys(_ROLE["morphee"].names, _SLEEP.title)
        | dict.fromkeys(("parrain", "bras-droit"), _MAFIA.title)
    )
    cards = []
    for role in EFFECTS:
        key = f"role-{role}"
        cards.append(
            Card(
                title=key,
                texts=(f"{key}-power",),
                group=group.get(role, ""),
                nights=_nights(role),
                tag=_tag(role),
                line=f"{key}-short",
                foot=family.get(role, ""),
                picture=key,
            )
        )
    groups = [Group(title=each, texts=(f"{each}-power",)) for each in dict.fromkeys(family.values())]
    groups += [_SLEEP, _MAFIA, _INVOKING]
    return Deck(title="page-quintebourg-guide-effects", kind="word-effect", cards=tuple(cards), groups=tuple(groups))


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
    decks=(_party(), _effects(), _health(), _laws(), _posts()),  # in this order, short sheets share pages
    nights=tuple([_night(weekday) for weekday in range(calendar.SUN)]),
    ledger=("word-party", "word-effect", "page-log-posts", "word-health", "word-coins", "page-tab-notes"),
    ballots=(Ballot(question="decision-vote", names=3, blank="word-blank"),),
    pictures="meetinghouse.games.quintebourg:data/emblems.json",
)
