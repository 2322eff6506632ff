"""The data of the crier's page."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, reduce

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from ..engine import plugins
from ..engine.catalogue import blaming, manifest_of, manifests, rules_of
from ..engine.manifest import load_part
from ..engine.refusals import Fault, Refused
from ..engine.script import Script
from ..rulebook import Grid, clauses, leads
from ..texts import LANGUAGES, Texts, folder, packages
from .check import mistakes

_OWN = "meetinghouse.crier"

# Texts of the house that the page uses beside its own and the games'.
_BORROWED = {"seat-number", "ghost-name", "page-time-left", "page-seconds-left", "page-hours"}


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clause as the page shows it."""

    id: str
    text: str
    section: str
    tables: tuple[Grid, ...] = ()


class Words(msgspec.Struct, frozen=True):
    """One language: the page's texts and each game's title, texts, clauses, and what sections say before them."""

    own: str
    titles: dict[str, str]
    texts: dict[str, str]
    rules: dict[str, list[Ruling]]
    leads: dict[str, dict[str, str]]


class Book(msgspec.Struct, frozen=True):
    """The scripts, and all languages."""

    scripts: dict[str, Script]
    words: dict[str, Words]


def scripts() -> dict[str, Script]:
    """The scripts of all games that bring one, our own first, without broken ones; ``faults`` lists those."""
    found = {}
    for game in sorted(manifests(), key=lambda each: not plugins.is_ours(plugins.found(plugins.GAMES)[each])):
        with suppress(Refused):
            if (script := script_of(game)) is not None:
                found[game] = script
    return found


def faults() -> list[Refused]:
    """Why the scripts of some games cannot be loaded."""
    found = []
    for game in manifests():
        try:
            script_of(game)
        except Refused as refused:
            found.append(refused)
    return found


def script_of(game: str) -> Script | None:
    """The script of a game, if it brings one."""
    name = manifest_of(game).script
    if not name:
        return None
    with blaming(game):
        script = load_part(name)
        if not isinstance(script, Script):
            raise Fault("part-type", part=name, got=type(script).__name__, expected="Script")
        found = msgspec.convert(msgspec.to_builtins(script), Script)
        if wrong := list(mistakes(found)):
            raise reduce(lambda one, other: Fault("part-both", one=one, other=other), wrong)
        return found


def book() -> bytes:
    """Everything as JSON."""
    known = scripts()
    return msgspec.json.encode(Book(known, {language: _words(language, known) for language in LANGUAGES}))


def _words(language: str, games: dict[str, Script]) -> Words:
    rules: dict[str, list[Ruling]] = {game: [] for game in games}
    for each in clauses(language).values():
        if each.book in rules:
            rules[each.book].append(Ruling(each.id, each.text, each.section, each.tables))
    return Words(
        own=f"{_borrowed(language)}\n{_read(_OWN, language)}",
        titles={game: Texts(language, game).title(rules_of(game).title) for game in games},
        texts={game: "\n".join([_read(each, language) for each in _packages(game)]) for game in games},
        rules=rules,
        leads={game: leads(game, language) for game in games},
    )


def _packages(game: str) -> list[str]:
    """The packages that hold the texts of this game alone: its own, and the one of its script."""
    shared = packages(None)
    return [*[each for each in packages(game) if each not in shared], manifest_of(game).script.partition(":")[0]]


def _read(package: str, language: str) -> str:
    path = folder(package) / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def _borrowed(language: str) -> str:
    found = []
    for package in packages(None):
        for entry in FluentParser(with_spans=False).parse(_read(package, language)).body:
            if isinstance(entry, Message) and entry.id.name in _BORROWED:
                found.append(FluentSerializer().serialize_entry(entry))
    return "".join(found)
