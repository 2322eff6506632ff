"""Toy games to test with: from a seed, or with scripted chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.chance import Scripted, commitment
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.game import Game, begin
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Rules, Setup

from .assembly import ASSEMBLY, AssemblyState
from .coven import COVEN, CovenState
from .cups import CUPS, CupsState
from .vigil import VIGIL, Night, VigilState

TOYS: dict[str, Rules[Any]] = {rules.name: rules for rules in (ASSEMBLY, COVEN, CUPS, VIGIL)}
PLAYERS = {"assembly": 4, "coven": 6, "cups": 4, "vigil": 6}


def rules_of(name: str) -> Rules[Any]:
    if name not in TOYS:
        raise Refused("unknown-game", name=name, known=", ".join(TOYS))
    return TOYS[name]


def toy(name: str, seed: int = 1) -> Game[Any]:
    return start_by(TOYS[name], PLAYERS[name], seed)


def assembly(
    players: int = 4, script: Mapping[str, list[object]] | None = None, **options: object
) -> Game[AssemblyState]:
    """An assembly with seat 0 in the chair."""
    return begin(ASSEMBLY, _setup(ASSEMBLY, players, options), Scripted({"chair": [0], **(script or {})}))


def coven(*witches: int, players: int = 6, script: Mapping[str, list[object]] | None = None) -> Game[CovenState]:
    """A coven in its first night, with these witches."""
    order: list[object] = [*witches, *[seat for seat in range(players) if seat not in witches]]
    return begin(COVEN, _setup(COVEN, players, {}), Scripted({"deal": [order], **(script or {})}))


def cups(*hands: int, mixes: list[object] | None = None) -> Game[CupsState]:
    """Cups with these cards dealt, and these results of mixes to come (1: the cards are swapped)."""
    return begin(CUPS, _setup(CUPS, len(hands), {}), Scripted({"deal": [list(hands)], "mix": mixes or []}))


def vigil(*roles: str, script: Mapping[str, list[object]] | None = None) -> Game[VigilState]:
    """A vigil of these roles, or of the usual six, in its first night."""
    dealt: list[object] = list(roles or ("wolf", "wolf", "seer", "smith", "folk", "folk"))
    game = begin(VIGIL, _setup(VIGIL, len(dealt), {}), Scripted({"deal": [dealt], **(script or {})}))
    while not isinstance(game.agenda[-1], Night):
        game.answer(game.decisions[0].id, game.decisions[0].options[-1])
    return game


def _setup(rules: Rules[Any], players: int, options: dict[str, Any]) -> Setup:
    return Setup(rules.name, rules.version, players, options, "scripted", commitment("scripted"))


def ids(game: Game[Any]) -> list[str]:
    return [decision.id for decision in game.decisions]


def asked(game: Game[Any], seat: int) -> Decision:
    """The decision that this seat has to make."""
    return next(decision for decision in game.decisions if decision.seat == seat)


def offered(game: Game[Any], id: str) -> Decision:
    return next(offer for offer in game.offers if offer.id == id)


def events(told: list[Any]) -> list[Event]:
    """The events, without their audiences."""
    return [line.event for line in told]
