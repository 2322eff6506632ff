"""What tests of texts share: the files of every game, and games played at random with all that was asked in them."""

from __future__ import annotations

import random
import re
import types
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Union, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meetinghouse as mh
from meetinghouse.engine.decisions import Decision
from meetinghouse.texts import packages

GAMES = tuple(mh.games())
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kay", "Lee")

# Games that are played for their words: so many players, these options.
SETTINGS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "salem1692": (
        *[(players, {"edition": edition}) for edition in ("en", "fr") for players in (2, 3, 4, 6, 9, 12)],
        *[(players, {"edition": "es"}) for players in (4, 5, 7, 10)],
        (5, {"town_hall_choice": True, "point_to_two": True, "extra_witch": True}),
        (7, {"edition": "fr", "conspiracy_center_shuffle": True, "extra_witch": True}),
        (6, {"dead_view": "moderator"}),
        (5, {"edition": "es", "dawn_cat_penalty": True, "matchmaker_double_loss": "trigger_player_orders"}),
    ),
    "newsalem": tuple((players, {}) for players in (3, 4, 5, 6, 7, 8) for _ in range(3)),
    "quintebourg": tuple(
        (players, {"mode": mode, "night_calls": calls, **more})
        for players, mode, calls, more in (
            (6, "v", "waves", {}), (9, "v", "classic", {"deal_sesiano": 0}), (13, "v", "waves", {}),
            (21, "v", "waves", {"deal_sesiano": 0}), (7, "m", "waves", {}), (12, "m", "classic", {}),
            (18, "m", "waves", {}), (8, "e", "waves", {}), (13, "e", "classic", {}), (15, "e", "waves", {}),
            (21, "e", "waves", {"deal_sesiano": 0}), (10, "e", "classic", {}),
            (21, "v", "waves", {"dead_spectator": True, "hide_q_m": False}),
        )
    ),
}  # fmt: skip

# How often an offer is taken where there is one. It must be bounded, so that games end.
OFFERS = {"salem1692": 0.02, "newsalem": 0.3, "quintebourg": 0.1}


# Words that are told with the seats they belong to.
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


@cache
def parsed(package: str, language: str) -> ast.Resource:
    """A file of texts, read."""
    return FluentParser().parse((files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def messages(package: str, language: str) -> dict[str, Variables]:
    """The texts of a file, with what each refers to."""
    found = {}
    for entry in parsed(package, language).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def all_messages(language: str, game: str) -> dict[str, Variables]:
    """All texts that a reader of that game has."""
    found: dict[str, Variables] = {}
    for package in packages(game):
        found |= messages(package, language)
    return found


@cache
def played(name: str) -> tuple[tuple[mh.Game[Any], list[Decision], set[tuple[str, str]]], ...]:
    """Random games over editions and numbers of players, with everything that was asked and offered on the way."""
    found = []
    for seed, (players, options) in enumerate(SETTINGS[name]):
        game = mh.start(name, players, seed=seed, options=options)
        dice = random.Random(seed)
        asked: dict[tuple[str, object, int], Decision] = {}
        said: set[tuple[str, str]] = set()
        while not game.over:
            said.add(("phase", game.view(None).phase))
            for channel in game.channels:
                said |= {("channel", channel.name), ("form", channel.form)}
            for decision in [*game.decisions, *game.offers]:
                said.add(("seen-by", decision.seen_by))
                asked.setdefault((decision.kind, decision.about, decision.seat), decision)
                said |= {("closed", closed.rule.lower()) for closed in game.closed(decision.id)}
            offers = game.offers if dice.random() < OFFERS[name] else []
            decision = dice.choice(offers) if offers else game.decisions[0]
            game.answer(decision.id, decision.any(dice))
        said.add(("phase", game.view(None).phase))
        found.append((game, list(asked.values()), said))
    return tuple(found)


def decisions(name: str) -> Iterator[tuple[mh.Game[Any], Decision]]:
    """All that was asked in them."""
    for game, asked, _ in played(name):
        for decision in asked:
            yield game, decision


def parameters_of(event: type[Any]) -> set[str]:
    """All that an event's text may use, from the types of its fields alone."""
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
    """Whether nothing in that line is missing."""
    return bool(line) and not re.search(r"[{}⟨⟩$]|\?\?\?|None\b", line)
