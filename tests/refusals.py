"""Helpers for tests of refusals: every place in the code that refuses something, with its parameters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import meetinghouse
from meetinghouse.engine.wording import WORDS

# Our package, and the example of a game in another package.
SOURCES = (
    Path(str(meetinghouse.__file__)).parent,
    Path(__file__).parent.parent / "examples" / "werewolf" / "src",
)

# Classes and functions whose calls create a refusal.
MAKERS = {"Refused", "Refusal", "clash"}

# Functions that return parameters for a refusal, with the names of these.
SEVERAL = {
    "unfit": {"why", "at", "field", "expected", "got", "limit"},
    "accepts": {"takes", "values", "least", "most"},
    "_wants": {"id", "least", "most", "why"},
}


class Raised(NamedTuple):
    """One refusal in the code."""

    where: str
    function: ast.FunctionDef | ast.AsyncFunctionDef
    keys: set[str]
    given: dict[str, ast.expr]
    names: set[str]  # the names of all parameters


@cache
def sources() -> dict[str, str]:
    """The text of every module, by its path in the sources."""
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for root in SOURCES
        for path in sorted(root.rglob("*.py"))
    }


@cache
def makers() -> set[str]:
    """The names of these classes and functions, with all derived classes."""
    found = set(MAKERS)
    classes = [each for text in sources().values() for each in re.findall(r"^class (\w+)\(([^)]+)\)", text, re.M)]
    while True:
        more = {name for name, bases in classes if found & {*bases.replace(" ", "").split(",")}}
        if more <= found:
            return found
        found |= more


@cache
def parsed() -> dict[str, ast.Module]:
    """Every module that calls one of them, by its path."""
    called = re.compile(rf"\b({'|'.join(makers())})\(")
    return {name: ast.parse(text) for name, text in sources().items() if called.search(text)}


def raised(*under: str) -> Iterator[Raised]:
    """Every refusal in the code of these parts of the package; by default of all parts and of the example."""
    for name, tree in parsed().items():
        if name.startswith(under or ""):
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from _in(function, name)


def _in(function: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> Iterator[Raised]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers() and node.args:
            given = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg is not None}
            names = set(given)
            for keyword in node.keywords:
                if keyword.arg is None and isinstance(keyword.value, ast.Call):
                    call = keyword.value.func
                    names |= SEVERAL[call.attr if isinstance(call, ast.Attribute) else call.id]  # type: ignore[attr-defined]
            keys = {"option-clash"} if node.func.id == "clash" else set(_keys(node.args[0]))
            yield Raised(f"{name}:{node.lineno}", function, keys, given, names)


def _keys(node: ast.expr) -> Iterator[str]:
    """The possible keys of an expression: one, one of two, or one of several."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from [*_keys(node.body), *_keys(node.orelse)]
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        for value in node.value.values:
            yield from _keys(value)


@cache
def given(*under: str) -> dict[str, set[str]]:
    """The keys of refusals in these parts, each with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for each in raised(*under):
        for key in sorted(each.keys):
            found.setdefault(key, set()).update(each.names)
    return found


def usable(names: set[str]) -> set[str]:
    """The parameters of a text, for a refusal with these details."""
    found = names | {f"has_{name}" for name in names} | {f"{name}_key" for name in names if name in WORDS}
    return found | ({"settings"} if "names" in names else set())
