"""The clauses of the rules, and the clauses that tests name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

BULLET = re.compile(r"^\s*[-*] (?:`|\*\*)([A-Z]+-[A-Z0-9-]+)(?:`|\*\*)", re.MULTILINE)
ROW = re.compile(r"^\| (?:`|\*\*)?([A-Z]+-[A-Z][A-Z0-9-]*\d+)(?:`|\*\*)? \|", re.MULTILINE)


def clauses(path: Path) -> list[str]:
    """The IDs of a rules file: bullets and table rows that begin with one."""
    text = path.read_text(encoding="utf-8")
    return list(dict.fromkeys(BULLET.findall(text) + ROW.findall(text)))


def marker_places(tree: ast.Module) -> Iterator[ast.expr]:
    """The places where pytest looks for markers: on tests, in pytestmark, in the marks of a parameter."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield value
            case ast.Call(func=ast.Attribute(value=ast.Name(id="pytest"), attr="param")):
                yield from (keyword.value for keyword in node.keywords if keyword.arg == "marks")


def is_rule_marker(call: ast.Call) -> bool:
    """Whether a call is ``pytest.mark.rule(…)``."""
    match call.func:
        case ast.Attribute(
            value=ast.Attribute(value=ast.Name(id="pytest"), attr="mark"),
            attr="rule",
        ):
            return True
    return False


def named(source: str) -> set[str]:
    """The IDs that the rule markers of a test file name."""
    ids = set()
    for place in marker_places(ast.parse(source)):
        for call in ast.walk(place):
            if isinstance(call, ast.Call) and is_rule_marker(call):
                for argument in call.args:
                    assert isinstance(argument, ast.Constant), f"line {call.lineno}: write the ID out"
                    ids.add(str(argument.value))
    return ids


@cache
def proved(tests: Path) -> dict[str, list[str]]:
    """Each ID that a test names, with the files that name it, as paths in the folder of the tests."""
    files: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for clause in named(source) if "mark.rule" in source else ():
            files.setdefault(clause, []).append(path.relative_to(tests).as_posix())
    return files
