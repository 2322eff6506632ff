"""The cards, posts, coins and henchmen of a game: those of the preset, or those that the host has set.

Every card has a setting: as usual, or how many. Where a host adds or removes one, plain cards make up the number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.refusals import Refused
from ....engine.settings import Setting
from . import presets
from .clash import Clash
from .names import CAMP_OF, CAMPS, EFFECTS, IDEALISTES, OPTIONAL, PARTY

USUAL = "usual"
PLAIN = {"v": ("villageois",), "m": ("algebriste", "analyste", "geometre"), "e": ("algebriste", "analyste", "geometre")}
LEADERS = {"algebriste": "hess", "analyste": "rappaz", "geometre": "pach"}
SEVERAL = ("reptilienne", "villageois", "algebriste", "analyste", "geometre")
MOST_OF_A_KIND = 15
HENCHMEN = {"parrain": "henchmen", "bras-droit": "right_hand_henchmen"}

# The camps of each mode that are always in play, and those that never are (QB-CAMP-07).
ALWAYS = {
    "v": ("rept-alpha", "villageois"),
    "m": ("hess", "rappaz", "pach"),
    "e": ("rept-alpha", "hess", "rappaz", "pach"),
}
NEVER = {
    "v": ("nobel", "geometres", "algebristes", "analystes"),
    "m": ("mc", "setheux", "reptiliens", "villageois"),
    "e": ("villageois",),
}


def setting_of(card: str) -> str:
    """The name of a card's setting."""
    return f"deal_{card.replace('-', '_')}"


def _values(card: str) -> tuple[Any, ...]:
    if card == "amoureux":
        return (USUAL, 0, 2)
    return (USUAL, *range(MOST_OF_A_KIND + 1)) if card in SEVERAL else (USUAL, 0, 1)


def camp_of(card: str) -> str:
    """The camp of a party card; none if it is decided later."""
    return CAMPS[CAMP_OF[card].bit_length() - 1] if CAMP_OF[card] else ""


def _modes(card: str) -> dict[str, tuple[str, ...]] | None:
    found = tuple([mode for mode in presets.MODES if camp_of(card) not in NEVER[mode]])
    return None if found == presets.MODES else {"mode": found}


SETTINGS = (
    *[Setting(setting_of(card), USUAL, _values(card), group="party", only=_modes(card)) for card in PARTY],
    Setting(
        "reptilian_lover",
        USUAL,
        (USUAL, "yes", "no"),
        group="party",
        only={"mode": ("v", "e")},
    ),
    Setting("shuffle_variants", True, (True, False), group="effects"),
    *[Setting(setting_of(card), USUAL, (USUAL, 0, 1), group="effects") for card in EFFECTS],
    *[Setting(setting_of(post), USUAL, (USUAL, 0, 1), group="posts") for post in OPTIONAL],
    Setting("coins", USUAL, (USUAL, *range(10)), group="money"),
    Setting("henchmen", USUAL, (USUAL, *range(4)), group="money"),
    Setting("right_hand_henchmen", USUAL, (USUAL, *range(4)), group="money"),
)


def wanted(options: dict[str, Any], card: str) -> int | None:
    """How many the host wants; None for the usual number."""
    value = options.get(setting_of(card), USUAL)
    return None if value == USUAL else int(value)


def cards_of(mode: str, players: int, options: dict[str, Any]) -> list[str]:
    """The party cards: the usual ones, changed as the host has set; plain cards make up the number."""
    usual = presets.cards(mode, players)
    counts: dict[str, int] = {}
    for card in PARTY:
        asked = wanted(options, card)
        counts[card] = usual.count(card) if asked is None else asked
    free = [card for card in PLAIN[mode] if wanted(options, card) is None]
    while sum(counts.values()) != players and free:
        if sum(counts.values()) < players:
            counts[min(free, key=lambda card: counts[card])] += 1
        else:
            most = max(free, key=lambda card: counts[card])
            if not counts[most]:
                break
            counts[most] -= 1
    return [card for card in PARTY for _ in range(counts[card])]


def alibi_cards(mode: str, players: int, options: dict[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Among which cards each lover's alibi is chosen: as usual, or as the host says with or without a Reptilian."""
    wish = options.get("reptilian_lover", USUAL)
    if wish == USUAL or mode == "m":
        return presets.alibi_cards(mode, players)
    return ("reptilienne",) if wish == "yes" else PLAIN[mode], PLAIN[mode]


def effects_of(players: int, options: dict[str, Any]) -> list[str]:
    """The effect cards: those the host wants, then the usual ones, then any others, without those he does not want."""
    chosen = [card for card in EFFECTS if wanted(options, card)]
    refused = [card for card in EFFECTS if wanted(options, card) == 0]
    for card in (*presets.effects(presets.MOST), *EFFECTS):
        if len(chosen) < players and card not in chosen and card not in refused:
            chosen.append(card)
    return chosen


def families_left_to_chance(options: dict[str, Any]) -> list[str]:
    """The families whose variants are drawn by chance (QB-PRESET-05), because the host has chosen none of them."""
    if not options.get("shuffle_variants", True):
        return []
    return [name for name, family in presets.FAMILIES.items() if all(wanted(options, card) is None for card in family)]


def posts_of(players: int, options: dict[str, Any], doctor: bool) -> list[str]:
    """The posts in play, in the order in which they are dealt."""
    usual = presets.posts(players, doctor)
    found = [post for post in usual if post not in OPTIONAL]
    for post in presets.posts(presets.MOST, doctor):
        if post in OPTIONAL:
            asked = wanted(options, post)
            if asked or (asked is None and post in usual):
                found.append(post)
    return found


def posts_dealt(players: int, options: dict[str, Any]) -> list[str]:
    """The posts that are dealt at random, if there are enough players: all but the doctor's."""
    doctor = "medecin" in cards_of(str(options.get("mode", "v")), players, options)
    found = [post for post in posts_of(players, options, doctor) if post != "bourreau"]
    return found[: players - doctor]


def resolved(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The settings, with the preset's values for those that are left open."""
    found = dict(options)
    parrain, bras_droit = presets.henchmen(players)
    for name, value in (("coins", presets.coins(players)), ("henchmen", parrain), ("right_hand_henchmen", bras_droit)):
        if found.get(name, USUAL) == USUAL:
            found[name] = value
    return found


def check(players: int, options: dict[str, Any]) -> None:
    """Refuse what cannot be played, with the clause and the reason."""
    for refused in clashes(players, options):
        raise refused


def clashes(players: int, options: dict[str, Any]) -> list[Refused]:
    """Every reason why a composition cannot be played, with its clause."""
    mode = str(options.get("mode", "v"))
    cards, effects = cards_of(mode, players, options), effects_of(players, options)
    return [
        *_card_clashes(mode, cards),
        *_count_clashes(players, options, cards, effects),
        *_henchmen_clashes(players, options, cards, effects),
    ]


def _card_clashes(mode: str, cards: Sequence[str]) -> list[Refused]:
    """Party cards that do not belong to the mode, are missing in it, or need another card."""
    found = []
    for card in PARTY:
        if card in cards and camp_of(card) in NEVER[mode]:
            found.append(clash("QB-CAMP-07", card, needed="no"))
    for card in ALWAYS[mode]:
        if card not in cards:
            found.append(clash("QB-CAMP-07", card, needed="yes"))
    for card, needed in (("minus", "cortex"), ("fennec", "seth")):
        if card in cards and needed not in cards:
            found.append(clash("QB-KNOW-11", card))
    return found


def _count_clashes(
    players: int, options: dict[str, Any], cards: Sequence[str], effects: Sequence[str]
) -> list[Refused]:
    """More or fewer cards than players, or more posts."""
    found = []
    for dealt, kinds in ((cards, PARTY), (effects, EFFECTS)):
        if len(dealt) != players:
            found.append(clash("QB-CAMP-02", *asked(options, kinds), count=len(dealt), players=players))
    doctor = "medecin" in cards
    posts = [post for post in posts_of(players, options, doctor) if post not in ("bourreau", "scrutateur")]
    if len(posts) > players - doctor:
        found.append(
            clash(
                "QB-POST-GEN-01",
                *asked(options, OPTIONAL),
                count=len(posts),
                players=players - doctor,
            )
        )
    return found


def _henchmen_clashes(
    players: int, options: dict[str, Any], cards: Sequence[str], effects: Sequence[str]
) -> list[Refused]:
    """More henchmen than players who could be henchmen."""
    chiefs = [name for name in ("parrain", "bras-droit") if name in effects]
    has_doctor = "medecin" in cards
    free = players - has_doctor - len(chiefs)
    henchmen = sum(int(resolved(players, options)[HENCHMEN[name]]) for name in chiefs)
    if henchmen <= free:
        return []
    names = " ".join(HENCHMEN[name] for name in chiefs)
    return [Clash("option-clash", "QB-RULING-83", names=names, count=henchmen, players=free)]


def asked(options: dict[str, Any], cards: tuple[str, ...]) -> list[str]:
    """The cards whose number the host has set; if there are none, the first card."""
    return [card for card in cards if wanted(options, card) is not None] or list(cards[:1])


def clash(clause: str, *cards: str, **more: Any) -> Refused:
    """A refusal that names the settings of these cards."""
    return Clash("option-clash", clause, names=" ".join(map(setting_of, cards)), **more)


def notes(players: int, options: dict[str, Any]) -> list[str]:
    """Consequences of a composition that a host might overlook, as keys of texts."""
    mode = str(options.get("mode", "v"))
    cards, effects = cards_of(mode, players, options), effects_of(players, options)
    found = []
    if "medecin" not in cards:
        found.append("no-doctor")
    if not any(CAMP_OF[card] == IDEALISTES for card in cards):
        found.append("no-idealists")
    if "amoureux" in cards:
        found.append("lovers-alibi")
    if "seth" in cards and "fennec" not in cards:
        found.append("seth-alone")
    if mode != "v" and max(cards.count(plain) for plain in LEADERS) < 2:
        found.append("no-conquest")
    if not {"parrain", "bras-droit"} & set(effects):
        found.append("no-mafia")
    if not any(card in effects for card in presets.FAMILIES["curious"] + presets.FAMILIES["nurse"]):
        found.append("no-inspection")
    if "skadi" in cards:
        found.append("skadi-third-night")
    return found
