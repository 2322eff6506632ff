"""Every clause of a finished game is named by a test that proves it, or stands in docs/rules/unproved.md."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

FINISHED = ("salem1692", "newsalem", "quintebourg")

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
UNPROVED = RULES / "unproved.md"

BULLET = re.compile(r"^\s*[-*] (?:`|\*\*)((?:SAL|NEW|QB)-[A-Z0-9-]+)(?:`|\*\*)", re.MULTILINE)
ROW = re.compile(r"^\| (?:`|\*\*)?((?:SAL|NEW|QB)-[A-Z][A-Z0-9-]*\d+)(?:`|\*\*)? \|", re.MULTILINE)


def clauses(path: Path) -> list[str]:
    """The IDs of a rules file: bullets and table rows that begin with one."""
    text = path.read_text(encoding="utf-8")
    return list(dict.fromkeys(BULLET.findall(text) + ROW.findall(text)))


def marker_places(tree: ast.Module) -> Iterator[ast.expr]:
    """Where pytest looks for markers: on tests, in pytestmark, in the marks of a parameter."""
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
def proved() -> dict[str, list[str]]:
    """Each ID that a test names, with the files that name it."""
    files: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for clause in named(path.read_text(encoding="utf-8")):
            files.setdefault(clause, []).append(str(path.relative_to(TESTS)))
    return files


def known() -> set[str]:
    return {clause for path in RULES.glob("*.md") if path != UNPROVED for clause in clauses(path)}


@pytest.mark.parametrize("game", FINISHED)
def test_every_clause_is_proved_or_excused(game: str) -> None:
    accounted = proved().keys() | set(clauses(UNPROVED))
    missing = [clause for clause in clauses(RULES / f"{game}.md") if clause not in accounted]
    assert not missing, f"{len(missing)} clauses without a test:\n" + "\n".join(missing)


def test_markers_name_clauses_that_exist() -> None:
    exist = known()
    strays = [f"{clause} in {', '.join(files)}" for clause, files in proved().items() if clause not in exist]
    assert not strays, "no such clause:\n" + "\n".join(sorted(strays))


def test_excuses_name_clauses_that_exist_and_have_no_test() -> None:
    excused, exist, tested = clauses(UNPROVED), known(), proved()
    assert [clause for clause in excused if clause not in exist] == []
    assert [clause for clause in excused if clause in tested] == []


def test_only_real_markers_count() -> None:
    source = '''
"""SAL-A-01"""
pytestmark = [pytest.mark.slow, pytest.mark.rule("SAL-B-01")]
CASES = [pytest.param(1, marks=[pytest.mark.rule("SAL-C-01")]), pytest.param("SAL-A-02")]

@pytest.mark.rule("SAL-D-01", "SAL-D-02")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SAL-E-01"))])
def test_something(n):  # SAL-A-03
    """pytest.mark.rule("SAL-A-04")"""
    rule("SAL-A-05")

@pytest.mark.rule("SAL-A-06")
def helper(): ...

@pytest.mark.rule("SAL-F-01")
class TestMore: ...
'''
    assert named(source) == {"SAL-B-01", "SAL-C-01", "SAL-D-01", "SAL-D-02", "SAL-E-01", "SAL-F-01"}
