"""Every clause of a game is named by a test that proves it, or listed in docs/rules/unproved.md."""

from functools import cache
from pathlib import Path

import pytest

from meetinghouse.engine import plugins
from tests.markers import clauses, named, proved

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
UNPROVED = RULES / "unproved.md"


@cache
def markers() -> dict[str, list[str]]:
    return proved(TESTS)


def known() -> set[str]:
    return {clause for path in RULES.glob("*.md") if path != UNPROVED for clause in clauses(path)}


@pytest.mark.parametrize("game", plugins.own(plugins.GAMES))
def test_every_clause_is_proved_or_excused(game: str) -> None:
    accounted = markers().keys() | set(clauses(UNPROVED))
    missing = [clause for clause in clauses(RULES / f"{game}.md") if clause not in accounted]
    assert not missing, f"{len(missing)} clauses without a test:\n" + "\n".join(missing)


def test_markers_name_clauses_that_exist() -> None:
    exist = known()
    strays = [f"{clause} in {', '.join(files)}" for clause, files in markers().items() if clause not in exist]
    assert not strays, "no such clause:\n" + "\n".join(sorted(strays))


def test_excuses_name_clauses_that_exist_and_have_no_test() -> None:
    excused, exist = clauses(UNPROVED), known()
    assert [clause for clause in excused if clause not in exist] == []
    assert [clause for clause in excused if clause in markers()] == []


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
