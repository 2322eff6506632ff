"""Checks whether a game's views and events have a JSON schema, without which a table could not send them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from ..engine import catalogue
from ..engine.catalogue import blaming, rules_of
from ..engine.events import Event
from ..engine.refusals import Refused
from ..engine.rules import Rules
from .events import EVENTS


class Clash(Exception):
    """Two events of one game have the same tag in JSON."""


def described(game: str) -> Rules[Any]:
    """The rules of a game. Refused as a broken game if its views and events have no JSON schema."""
    rules = rules_of(game)
    with blaming(game):
        _check(rules)
    return rules


def describable(games: Iterable[str]) -> dict[str, Rules[Any] | Refused]:
    """The rules of each game by name, or why it has no JSON schema."""
    found: dict[str, Rules[Any] | Refused] = {}
    for name in games:
        try:
            found[name] = described(name)
        except Refused as refused:
            found[name] = refused
    return found


def faults() -> list[Refused]:
    """Why some installed games cannot be played at tables."""
    return [found for found in describable(catalogue.games()).values() if isinstance(found, Refused)]


@cache
def _check(rules: Rules[Any]) -> None:
    check_tags([*EVENTS, *rules.events])
    msgspec.json.schema_components([rules.view_type, *rules.events])


def check_tags(events: Iterable[type[Event]]) -> None:
    """Raise `Clash` if two events have the same tag."""
    seen: dict[object, type[Event]] = {}
    for event in events:
        other = seen.setdefault(event.__struct_config__.tag, event)
        if other is not event:
            raise Clash(f"{event.__qualname__} and {other.__qualname__} have the same name")
