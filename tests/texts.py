"""Helpers for tests of texts: the files of every game, and random games with everything that was asked in them."""

from __future__ import annotations

import random
import re
import types
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Union, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meetinghouse as mh
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import manifest_of
from meetinghouse.engine.decisions import Decision
from meetinghouse.texts import packages
from meetinghouse.texts.files import read_resource

GAMES = plugins.own(plugins.GAMES)
PAGES = Path(__file__).parents[1] / "web" / "src"
SHARE = 0.2  # of the questions seen before, the share whose closed options are looked at again
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kay", "Lee")


class Sample(NamedTuple):
    """The matches that are played to test a game's texts; each game has its own in ``tests/games/<game>/sample.py``."""

    games: tuple[tuple[int, dict[str, Any]], ...]  # numbers of players, and options
    offers: float  # the chance that an open offer is taken; small, so that games end
    rare: set[str]  # events that do not occur in these matches
    steady: tuple[tuple[int, dict[str, Any]], ...]  # games whose steady bots are asked for their reasons


def sample(game: str) -> Sample:
    found: Sample = import_module(f"tests.games.{game}.sample").SAMPLE
    return found


# Fields of words, each with the field of the seats that the words belong to.
BESIDE = {"posts": "holders", "states": "seats"}


class Variables(Visitor):
    """Collects the variables and the messages a text refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


Place = str | Path  # of texts: a package, or a folder of the pages


def guides(game: str) -> tuple[Path, ...]:
    """The texts of a game's guide: those of all guides, and its own. None if it has no texts of its own."""
    own = Path("games", manifest_of(game).pages, "guide")
    return (Path("lib/rules/shared"), own) if (PAGES / own / "en.ftl").is_file() else ()


@cache
def parsed(place: Place, language: str) -> ast.Resource:
    """A parsed file of texts."""
    if isinstance(place, Path):
        return FluentParser().parse((PAGES / place / f"{language}.ftl").read_text(encoding="utf-8"))
    found = read_resource(place, language)
    assert found is not None, (place, language)
    return found


@cache
def messages(place: Place, language: str) -> dict[str, Variables]:
    """The texts of a file, each with the variables and messages it refers to."""
    found = {}
    for entry in parsed(place, language).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A text with everything in it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)


@cache
def texts_of(language: str, game: str) -> dict[str, ast.Message]:
    """The source of all texts for a reader of a game."""
    entries = [entry for package in packages(game) for entry in parsed(package, language).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def all_messages(language: str, game: str) -> dict[str, Variables]:
    """All texts for a reader of a game."""
    found: dict[str, Variables] = {}
    for package in packages(game):
        found |= messages(package, language)
    return found


@cache
def played(name: str) -> tuple[tuple[mh.Game[Any], list[Decision], set[tuple[str, str]]], ...]:
    """Random matches over editions and numbers of players, with everything that was asked and offered in them."""
    found = []
    for seed, (players, options) in enumerate(sample(name).games):
        game = mh.start(name, players, seed=seed, options=options)
        dice, looks = random.Random(seed), random.Random(seed)
        asked: dict[tuple[str, object, int], Decision] = {}
        said: set[tuple[str, str]] = set()
        while not game.over:
            said.add(("phase", game.view(None).phase))
            for channel in game.channels:
                said |= {("channel", channel.name), ("form", channel.form)}
            for decision in [*game.decisions, *game.offers]:
                said.add(("seen-by", decision.seen_by))
                known = (decision.kind, decision.about, decision.seat) in asked
                asked.setdefault((decision.kind, decision.about, decision.seat), decision)
                if not known or looks.random() < SHARE:
                    said |= {("closed", closed.rule.lower()) for closed in game.closed(decision.id)}
            offers = game.offers if dice.random() < sample(name).offers else []
            decision = dice.choice(offers) if offers else game.decisions[0]
            game.answer(decision.id, decision.any(dice))
        said.add(("phase", game.view(None).phase))
        found.append((game, list(asked.values()), said))
    return tuple(found)


def decisions(name: str) -> Iterator[tuple[mh.Game[Any], Decision]]:
    """All decisions and offers in these matches."""
    for game, asked, _ in played(name):
        for decision in asked:
            yield game, decision


def parameters_of(event: type[Any]) -> set[str]:
    """The parameters of an event's text, derived from the types of its fields."""
    found = {"you", "same"}
    for field in msgspec.structs.fields(event):
        name = field.name
        found |= {name, f"has_{name}"}
        of = [each for each in _types(field.type) if each is not type(None)]
        if str in of:
            found.add(f"{name}_key")
        if name in BESIDE:
            found.add(f"{name}_{BESIDE[name]}")
        for each in of:
            if get_origin(each) is tuple:
                found |= {f"{name}_count", f"{name}_others", f"{name}_others_count", f"{name}_in_order"}
                found |= {f"{name}_{index}" for index in range(1, len(get_args(each)) + 1)}
    return found


def _types(annotation: Any) -> tuple[Any, ...]:
    return get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else (annotation,)


def complete(line: str) -> bool:
    """Whether a line contains no placeholder of a missing text."""
    return bool(line) and not re.search(r"[{}⟨⟩$]|\?\?\?|None\b", line)
