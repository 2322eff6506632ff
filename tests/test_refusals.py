"""Refusals contain keys, names and numbers, never sentences; every sentence is in the texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from meetinghouse.texts import LANGUAGES
from tests.refusals import Raised, raised
from tests.texts import GAMES, all_messages, nodes, texts_of

WORD = re.compile(r"[\w.-]*")

# Parameters that repeat a text sent by whoever is refused.
SENT = {"sign"}


def english(value: ast.expr, each: Raised, name: str) -> Iterator[str]:
    """The parts of a parameter's value that could be a sentence."""
    if isinstance(value, ast.Constant):
        words = value.value.split() if name == "names" and isinstance(value.value, str) else [value.value]
        yield from (word for word in words if isinstance(word, str) and not WORD.fullmatch(word))
    elif isinstance(value, ast.JoinedStr | ast.BinOp):
        yield from (
            [ast.unparse(value)]
            if any(
                isinstance(node, ast.Constant | ast.JoinedStr) and isinstance(getattr(node, "value", ""), str)
                for node in ast.walk(value)
            )
            else []
        )
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "str":
        yield from [ast.unparse(value)] if name not in SENT else []
    elif isinstance(value, ast.IfExp):
        yield from [*english(value.body, each, name), *english(value.orelse, each, name)]
    elif isinstance(value, ast.Name):
        for node in ast.walk(each.function):
            if isinstance(node, ast.Assign) and any(ast.unparse(target) == value.id for target in node.targets):
                yield from english(node.value, each, name)


def test_no_refusal_carries_a_sentence() -> None:
    found = list(raised())
    told = [
        f"{each.where}: {name}={text}"
        for each in found
        for name, value in each.given.items()
        for text in english(value, each, name)
    ]

    assert len(found) > 150
    assert [each.where for each in found if each.where.startswith("meetinghouse_werewolf/")] != []
    assert told == []


@cache
def variants(key: str, language: str, game: str) -> set[str]:
    """Every case that a text, or one it refers to, distinguishes."""
    entries = texts_of(language, game)
    found: set[str] = set()
    for node in nodes(entries[key]):
        if isinstance(node, fluent.Variant) and isinstance(node.key, fluent.Identifier):
            found.add(node.key.name)
        elif isinstance(node, fluent.MessageReference):
            found |= variants(node.id.name, language, game)
    return found


@pytest.mark.parametrize("name", ["why", "takes"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_that_is_given_by_a_key_has_its_words(language: str, name: str) -> None:
    checked = 0
    for each in raised():
        value = each.given.get(name)
        if isinstance(value, ast.Constant):
            for key in each.keys:
                told = f"{name}-{value.value!s}" in all_messages(language, GAMES[0])
                assert told or value.value in variants(f"refused-{key}", language, GAMES[0]), each.where
                checked += 1
    assert checked > 3
