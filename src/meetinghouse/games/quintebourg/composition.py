"""Which cards, posts, coins and henchmen a game is played with: the presets, or what the host composed."""

from __future__ import annotations

from typing import Any

from . import presets


def cards_of(mode: str, players: int, options: dict[str, Any]) -> list[str]:
    """The party cards."""
    return presets.cards(mode, players)


def effects_of(players: int, options: dict[str, Any]) -> list[str]:
    """The effect cards."""
    return presets.effects(players)


def posts_of(players: int, options: dict[str, Any], doctor: bool) -> list[str]:
    """The posts in play."""
    return presets.posts(players, doctor)


def resolved(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The settings with what the preset says where they are left open."""
    found = dict(options)
    parrain, bras_droit = presets.henchmen(players)
    for name, value in (("coins", presets.coins(players)), ("henchmen", parrain), ("right_hand_henchmen", bras_droit)):
        if found.get(name, -1) == -1:
            found[name] = value
    return found
