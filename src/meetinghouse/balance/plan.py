"""What a report compares: the usual game, and the same games with another option or other bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ..bots.simulation import Job, check, whole
from ..engine.catalogue import read_options, rules_of
from ..engine.refusals import Refused
from ..engine.rules import Rules
from ..engine.settings import Setting

ALL = "all"  # instead of the name of an option
CLOCKS = "clocks"  # the group of options that bots do not notice


class Variant(msgspec.Struct, frozen=True):
    """How some games differ from the usual ones: an option with its value, or other bots; or not at all."""

    option: str = ""
    value: Any = None
    bots: str = ""


class Row(msgspec.Struct, frozen=True):
    """Games with the same set-up: which variant, for how many players."""

    variant: Variant
    job: Job


class Unplayed(msgspec.Struct, frozen=True):
    """A set-up that the rules do not allow, and the clause that says so."""

    variant: Variant
    players: int
    rule: str = ""


class Plan(msgspec.Struct, frozen=True):
    """All rows of a report, the usual game first."""

    game: str
    players: tuple[int, ...]
    games: int
    seed: int | str
    options: dict[str, Any]
    bots: tuple[str | dict[str, str], ...]
    rows: tuple[Row, ...]
    unplayed: tuple[Unplayed, ...] = ()


def plan_of(
    game: str,
    players: Sequence[int] | None = None,
    games: int = 1000,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str | Mapping[str, str]] = ("random",),
    vary: Mapping[str, Sequence[Any]] | None = None,
) -> Plan:
    """The plan of a report. `players` are the numbers of players, all that can play by default.

    The first of `bots` plays, and the others are compared with it. `vary` names options with the values to compare; no
    values mean all of them, and the name ``all`` means every option that is not a clock. Raises `Refused` if the usual
    game cannot be played.
    """
    whole("games", games)
    rules = rules_of(game)
    chosen = dict(options or {})
    usual = read_options(rules, chosen)
    teams = tuple([each if isinstance(each, str) else dict(each) for each in bots])
    numbers = tuple(players or range(rules.least, rules.most + 1))
    rows, unplayed = [], []
    for variant, options_, team in _variants(rules, chosen, usual, teams, vary or {}):
        for number in numbers:
            row = Row(variant, Job(game, number, options_, seed, team))
            try:
                check(row.job)
                rows.append(row)
            except Refused as refused:
                asked = players or refused.rule is None or number == numbers[-1]
                if variant == Variant() and asked and not rows:
                    raise
                unplayed.append(Unplayed(variant, number, refused.rule or ""))
    return Plan(game, numbers, games, seed, chosen, teams, tuple(rows), tuple(unplayed))


def _variants(
    rules: Rules[Any],
    options: dict[str, Any],
    usual: dict[str, Any],
    teams: Sequence[str | dict[str, str]],
    vary: Mapping[str, Sequence[Any]],
) -> Iterator[tuple[Variant, dict[str, Any], str | dict[str, str]]]:
    """Every variant with its options and bots, the usual game first."""
    yield Variant(), options, teams[0]
    for team in teams[1:]:
        yield Variant(bots=name_of(team)), options, team
    for setting, values in _varied(rules, vary):
        for value in values:
            if value != value_of(setting, rules.settings, usual):
                yield Variant(setting.name, value), options | {setting.name: value}, teams[0]


def _varied(rules: Rules[Any], vary: Mapping[str, Sequence[Any]]) -> Iterator[tuple[Setting, list[Any]]]:
    """The options to compare, each with its values."""
    known = {setting.name: setting for setting in rules.settings}
    for name, values in vary.items():
        if name == ALL:
            shown = [each for each in rules.settings if each.values and each.group not in ("", CLOCKS)]
            yield from [(each, list(each.values or ())) for each in shown if each.name not in vary]
            continue
        given = values or (known[name].values if name in known else None) or ("",)
        chosen = [read_options(rules, {name: value})[name] for value in given]
        yield known[name], chosen


def value_of(setting: Setting, settings: Sequence[Setting], usual: Mapping[str, Any]) -> Any:
    """The value of an option: as it was set, or by the edition, or its default."""
    if setting.name in usual:
        return usual[setting.name]
    for other in settings if setting.presets else ():
        presets = setting.presets or {}
        if (value := str(usual.get(other.name, other.default))) in presets:
            return presets[value]
    return setting.default


def name_of(bots: str | Mapping[str, str]) -> str:
    """Bots as they are written on a command line."""
    return bots if isinstance(bots, str) else ",".join([f"{side}={bot}" for side, bot in bots.items()])
