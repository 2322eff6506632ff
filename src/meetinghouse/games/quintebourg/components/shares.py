"""The contents of a composition, as the lobby lists them: how many of each card, post and coin."""

from __future__ import annotations

from typing import Any

from ....engine.rules import Share
from . import presets
from .composition import NEVER, camp_of, cards_of, effects_of, families_left_to_chance, posts_of, resolved, setting_of
from .names import EFFECTS, OPTIONAL, PARTY, POSTS

CHIEF_OF = {"henchmen": "parrain", "right_hand_henchmen": "bras-droit"}


def shares(players: int, options: dict[str, Any]) -> list[Share]:
    """Party cards of the mode, effect cards, posts, and what the purses hold."""
    return [
        *_party(players, options),
        *_effects(players, options),
        *_posts(players, options),
        *_money(players, options),
    ]


def _party(players: int, options: dict[str, Any]) -> list[Share]:
    mode = str(options.get("mode", "v"))
    cards, usual = cards_of(mode, players, options), presets.cards(mode, players)
    return [
        Share("party", f"role-{card}", cards.count(card), usual.count(card), setting_of(card))
        for card in PARTY
        if card in cards or camp_of(card) not in NEVER[mode]
    ]


def _effects(players: int, options: dict[str, Any]) -> list[Share]:
    cards, usual = effects_of(players, options), presets.effects(players)
    families = {name: presets.FAMILIES[name] for name in families_left_to_chance(options)}
    alone = [card for card in EFFECTS if not any(card in family for family in families.values())]
    return [
        *[
            Share("effects", f"family-{name}", len(set(family) & set(cards)), len(set(family) & set(usual)))
            for name, family in families.items()
        ],
        *[Share("effects", f"role-{card}", cards.count(card), usual.count(card), setting_of(card)) for card in alone],
    ]


def _posts(players: int, options: dict[str, Any]) -> list[Share]:
    mode = str(options.get("mode", "v"))
    posts = posts_of(players, options, "medecin" in cards_of(mode, players, options))
    usual = presets.posts(players, "medecin" in presets.cards(mode, players))
    return [
        Share(
            "posts", f"post-{post}", posts.count(post), usual.count(post), setting_of(post) if post in OPTIONAL else ""
        )
        for post in POSTS
    ]


def _money(players: int, options: dict[str, Any]) -> list[Share]:
    now, usual, effects = resolved(players, options), resolved(players, {}), effects_of(players, options)
    return [
        Share("money", f"option-{name}", now[name], usual[name], name)
        for name in ("coins", *CHIEF_OF)
        if name == "coins" or CHIEF_OF[name] in effects
    ]
