"""Which cards, posts, coins and henchmen a game is played with: the presets, or what the host composed.

Every card has a setting: as usual, or how many. Where a host adds or removes one, plain cards make up the number.
"""

from __future__ import annotations

from typing import Any

from ...engine.refusals import Refused
from ...engine.rules import Setting
from . import presets
from .names import CAMP_OF, CAMPS, EFFECTS, IDEALISTES, OPTIONAL, PARTY

USUAL = "usual"
PLAIN = {"v": ("villageois",), "m": ("algebriste", "analyste", "geometre"), "e": ("algebriste", "analyste", "geometre")}
LEADERS = {"algebriste": "hess", "analyste": "rappaz", "geometre": "pach"}
SEVERAL = ("reptilienne", "villageois", "algebriste", "analyste", "geometre")
MOST_OF_A_KIND = 15

# The camps of each mode (QB-CAMP-07): always there, and never.
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


SETTINGS = (
    *[Setting(setting_of(card), USUAL, f"party cards: {card}", _values(card), group="party") for card in PARTY],
    *[Setting(setting_of(card), USUAL, f"effect card: {card}", (USUAL, 0, 1), group="effects") for card in EFFECTS],
    *[Setting(setting_of(post), USUAL, f"post: {post}", (USUAL, 0, 1), group="posts") for post in OPTIONAL],
)  # fmt: skip


def wanted(options: dict[str, Any], card: str) -> int | None:
    """How many the host wants; None: as usual."""
    value = options.get(setting_of(card), USUAL)
    return None if value == USUAL else int(value)


def cards_of(mode: str, players: int, options: dict[str, Any]) -> list[str]:
    """The party cards: as usual but for what the host set; plain cards make up the number."""
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


def effects_of(players: int, options: dict[str, Any]) -> list[str]:
    """The effect cards: those the host wants, then the usual ones, then any others, without those he does not want."""
    chosen = [card for card in EFFECTS if wanted(options, card)]
    refused = [card for card in EFFECTS if wanted(options, card) == 0]
    for card in (*presets.effects(presets.MOST), *EFFECTS):
        if len(chosen) < players and card not in chosen and card not in refused:
            chosen.append(card)
    return chosen


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


def resolved(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The settings with what the preset says where they are left open."""
    found = dict(options)
    parrain, bras_droit = presets.henchmen(players)
    for name, value in (("coins", presets.coins(players)), ("henchmen", parrain), ("right_hand_henchmen", bras_droit)):
        if found.get(name, -1) == -1:
            found[name] = value
    return found


def check(players: int, options: dict[str, Any]) -> None:
    """Refuse what cannot be played, with the clause and the reason."""
    mode = str(options.get("mode", "v"))
    cards = cards_of(mode, players, options)
    for card in PARTY:
        if card in cards and CAMPS[max(CAMP_OF[card].bit_length() - 1, 0)] in NEVER[mode] and CAMP_OF[card]:
            refuse("QB-CAMP-07", card, f"mode {mode} has no card {card}.", needed="no")
    for card in ALWAYS[mode]:
        if card not in cards:
            refuse("QB-CAMP-07", card, f"mode {mode} cannot do without {card}.", needed="yes")
    for card, needed in (("minus", "cortex"), ("fennec", "seth")):
        if card in cards and needed not in cards:
            refuse("QB-KNOW-11", card, f"{card} has nothing to do without {needed}.")
    if len(cards) != players:
        refuse("QB-CAMP-02", PLAIN[mode][0], f"these are {len(cards)} party cards for {players} players.")
    effects = effects_of(players, options)
    if len(effects) != players:
        last = next(card for card in EFFECTS if wanted(options, card) is not None)
        refuse("QB-CAMP-02", last, f"these are {len(effects)} effect cards for {players} players.")
    doctor = "medecin" in cards
    posts = [post for post in posts_of(players, options, doctor) if post not in ("bourreau", "scrutateur")]
    if len(posts) > players - doctor:
        last = next((post for post in OPTIONAL if wanted(options, post)), OPTIONAL[0])
        refuse("QB-POST-GEN-01", last, f"these are {len(posts)} posts for {players - doctor} players.")


def refuse(clause: str, card: str, why: str, **more: str) -> None:
    """Not with these settings."""
    raise Refused("option-clash", clause, why=why, names=setting_of(card), **more)


def notes(players: int, options: dict[str, Any]) -> list[str]:
    """What follows from a composition, as keys of texts: what a host might not think of."""
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
