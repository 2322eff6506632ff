"""What the rulebook leaves to the game master, by number of players, read from presets.toml."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec

LEAST: Final = 6
MOST: Final = 21
MODES: Final = ("v", "m", "e")
_PERCENT: Final = 42  # of all players; the idealists win if more than that are unharmed or wounded


class From(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset for at least this number of players."""

    least: int


class Coins(From, frozen=True, forbid_unknown_fields=True):
    """What each player has at the start."""

    each: int


class Henchmen(From, frozen=True, forbid_unknown_fields=True, rename={"bras_droit": "bras-droit"}):
    """How many henchmen each chief chooses."""

    parrain: int
    bras_droit: int


class Posts(From, frozen=True, forbid_unknown_fields=True):
    """Posts that come into play."""

    names: tuple[str, ...]


class Alibis(From, frozen=True, forbid_unknown_fields=True):
    """The cards among which each lover's alibi is chosen."""

    cards: tuple[tuple[str, ...], tuple[str, ...]]


class Presets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All presets of a file."""

    effects: tuple[str, ...]
    spare: tuple[str, ...]
    families: dict[str, tuple[str, ...]]
    coins: tuple[Coins, ...]
    henchmen: tuple[Henchmen, ...]
    posts: tuple[Posts, ...]
    alibis: dict[str, tuple[Alibis, ...]]
    cards: dict[str, dict[str, dict[str, int]]]


Held = TypeVar("Held", bound=From)


def read(text: str) -> Presets:
    """The presets of a file. Raises `ValueError` if no game can be played with them."""
    try:
        found = msgspec.toml.decode(text, type=Presets)
    except msgspec.DecodeError as error:
        raise ValueError(f"presets.toml cannot be read: {error}") from error
    _need(set(found.cards) == set(found.alibis) == set(MODES), f"cards and alibis are for the modes {', '.join(MODES)}")
    for mode, counts in found.cards.items():
        _need(set(counts) == {str(n) for n in range(LEAST, MOST + 1)}, f"cards.{mode} is for 6 to 21 players")
        for players, dealt in counts.items():
            _need(sum(dealt.values()) == int(players), f"cards.{mode}.{players} has {sum(dealt.values())} cards")
            _need(dealt.get("amoureux", 2) == 2, f"cards.{mode}.{players}: lovers are two")
    _need(len(set(found.effects)) == len(found.effects) == MOST, f"effects are {MOST} different roles")
    variants = {each for family in found.families.values() for each in family}
    _need(set(found.spare) == variants - set(found.effects), "spare are the variants that are not among the effects")
    groups: list[tuple[str, Any]] = [("coins", found.coins), ("henchmen", found.henchmen), ("posts", found.posts)]
    groups += [(f"alibis.{mode}", held) for mode, held in found.alibis.items()]
    for name, held in groups:
        least = [each.least for each in held]
        _need(least[:1] == [LEAST] and least == sorted(set(least)), f"{name}: `least` rises from {LEAST}")
    return found


def _need(truth: bool, what: str) -> None:
    if not truth:
        raise ValueError(f"presets.toml: {what}")


_PRESETS: Final = read((files("meetinghouse.games.quintebourg") / "data" / "presets.toml").read_text(encoding="utf-8"))
FAMILIES: Final = _PRESETS.families
SPARE: Final = _PRESETS.spare


def cards(mode: str, players: int) -> list[str]:
    """The party cards for this number of players, without alibis."""
    return [role for role, count in _PRESETS.cards[mode][str(players)].items() for _ in range(count)]


def alibis(mode: str, players: int, pick: Callable[[list[str]], str]) -> tuple[str, str] | None:
    """The alibi cards of the two lovers, in no order; None if no lovers are dealt."""
    if "amoureux" not in _PRESETS.cards[mode][str(players)]:
        return None
    return two_of(alibi_cards(mode, players), pick)


def alibi_cards(mode: str, players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Among which cards each lover's alibi is chosen, whether or not the preset deals any lovers."""
    return _held(_PRESETS.alibis[mode], players).cards


def two_of(cards: tuple[tuple[str, ...], tuple[str, ...]], pick: Callable[[list[str]], str]) -> tuple[str, str]:
    """Two cards, one from each list; different ones if there is a choice."""
    first, second = cards
    one = pick(list(first))
    return one, pick([card for card in second if card != one] or list(second))


def effects(players: int) -> list[str]:
    """The effect cards for this number of players."""
    return list(_PRESETS.effects[:players])


def posts(players: int, doctor: bool) -> list[str]:
    """The posts in play, in the order in which they are dealt."""
    names = [name for each in _PRESETS.posts if each.least <= players for name in each.names]
    return [name for name in names if doctor or name != "bourreau"]


def coins(players: int) -> int:
    """The coins each player has at the start."""
    return _held(_PRESETS.coins, players).each


def henchmen(players: int) -> tuple[int, int]:
    """How many henchmen the godfather and his right hand choose."""
    held = _held(_PRESETS.henchmen, players)
    return held.parrain, held.bras_droit


def idealists_need(players: int) -> int:
    """How many must be unharmed or wounded for the idealists to win: strictly more than 42 % of all players."""
    return players * _PERCENT // 100 + 1


def _held(table: tuple[Held, ...], players: int) -> Held:
    return [each for each in table if each.least <= players][-1]
