"""Imports: nothing is loaded before it is used, and the modules of a game have no import cycles."""

from __future__ import annotations

import ast
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from meetinghouse.engine import plugins
from meetinghouse.games.salem1692 import rules
from tests.patience import PATIENCE

SERVING = {"starlette", "uvicorn", "prometheus_client", "segno", "apsw"}
DATABASE = {"asyncpg"}  # only for a store in PostgreSQL
SHOWING = {"cyclopts", "rich"}
SPEAKING = {"fluent", "babel"}
RESEARCHING = {"numpy", "gymnasium", "pettingzoo"}
EVERYTHING = SERVING | SHOWING | SPEAKING | DATABASE | RESEARCHING | {"httpx"}

PRINT = "; import sys; print('\\nloaded:', *sys.modules)"

HIDDEN = """
import importlib, pkgutil, sys, meetinghouse, meetinghouse.extras
for found in pkgutil.walk_packages(meetinghouse.__path__, "meetinghouse."):
    if found.name.endswith("__main__"):
        continue
    try:
        module = importlib.import_module(found.name)
    except meetinghouse.extras.NotInstalled:
        continue
    package, _, name = found.name.rpartition(".")
    if getattr(sys.modules[package], name) is not module:
        print(found.name)
"""


def modules(program: str) -> list[str]:
    """The modules that a new Python process has loaded after running a program."""
    ran = subprocess.run(
        [sys.executable, "-c", program + PRINT], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return ran.stdout.rpartition("loaded: ")[2].split()


def loaded(program: str) -> set[str]:
    """The packages that a new Python process has loaded after running a program."""
    return {name.partition(".")[0] for name in modules(program)}


@pytest.mark.parametrize(
    ("program", "without"),
    [
        ("import meetinghouse as mh; mh.start('salem1692', 5, seed=1)", EVERYTHING),
        ("from meetinghouse.bots import simulate", EVERYTHING),
        ("from meetinghouse.rulebook import look_up; look_up('SAL-NIGHT-04')", EVERYTHING),
        ("from meetinghouse.texts import Texts; Texts('en').say('page-welcome')", EVERYTHING - SPEAKING),
        ("from meetinghouse.tables.house import House", EVERYTHING - SPEAKING),
        (
            "import meetinghouse.client",
            SERVING | DATABASE | {"cyclopts"},
        ),  # httpx itself loads rich where it is installed
        ("from meetinghouse.cli.main import main; main(['simulate', '--help'])", SERVING | {"httpx"}),
        ("from meetinghouse.cli.main import main; main(['simulate', '--games', '1'])", SERVING | {"httpx"}),
        ("import meetinghouse.cli.serve, meetinghouse.server.run", DATABASE),
        ("from meetinghouse import research; research.describe('newsalem', 3)", EVERYTHING - SPEAKING),
        ("import meetinghouse.server", SHOWING | {"httpx", "uvicorn", "apsw"}),
    ],
)
def test_only_what_is_used_is_loaded(program: str, without: set[str]) -> None:
    assert loaded(program) & without == set()


def test_what_is_used_is_seen_to_be_loaded() -> None:
    assert loaded("import meetinghouse.cli.serve, meetinghouse.client") >= EVERYTHING - DATABASE - RESEARCHING
    assert loaded("from meetinghouse import research; research.pettingzoo('newsalem', 3)") >= RESEARCHING
    assert loaded("import meetinghouse.tables.postgres.journal") >= DATABASE


def test_texts_of_a_game_are_read_without_importing_tables_or_server() -> None:
    found = modules("from meetinghouse.texts import Texts; Texts('fr', 'salem1692').say('page-welcome')")

    assert "meetinghouse.games.salem1692" in found
    assert [name for name in found if name.startswith(("meetinghouse.server", "meetinghouse.tables"))] == []
    assert {name.partition(".")[0] for name in found} & (EVERYTHING - SPEAKING) == set()


def test_no_name_of_a_package_hides_one_of_its_modules() -> None:
    """Otherwise ``import meetinghouse.games.salem1692.events as events`` would fail or import something else."""
    ran = subprocess.run([sys.executable, "-c", HIDDEN], capture_output=True, text=True, timeout=PATIENCE, check=True)

    assert ran.stdout.split() == []


@pytest.mark.parametrize("game", plugins.own(plugins.GAMES))
def test_a_module_of_a_game_is_imported_under_another_name(game: str) -> None:
    program = (
        f"import meetinghouse.games.{game}.events as e; import meetinghouse; meetinghouse.games()['{game}']; e.Event"
    )

    assert f"meetinghouse.games.{game}.events" in modules(program)


GAMES = Path(rules.__file__).parent.parent


def imports(root: Path) -> dict[str, set[str]]:
    """The imports of each module from its own package, also inside functions, but not those for type checkers only."""
    modules = {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix("__init__").rstrip("."): path
        for path in root.rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for name, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        typing = [
            node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        ]
        skipped = {inner for node in typing for inner in ast.walk(node)}
        found[name] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level and node not in skipped:
                folders = path.relative_to(root).parts[:-1]
                if node.level > len(folders) + 1:
                    continue  # the import leads out of this package
                home = [*folders[: len(folders) + 1 - node.level], *(node.module or "").split(".")]
                base = ".".join(part for part in home if part)
                for alias in node.names:
                    inner = f"{base}.{alias.name}".lstrip(".")
                    found[name].add(inner if inner in modules else base)
        # loading a module first loads the packages around it, except for those that are being loaded already
        for target in list(found[name]):
            around = [target[:at] for at, letter in enumerate(target) if letter == "."]
            found[name] |= {package for package in around if not f"{name}.".startswith(f"{package}.")}
        found[name].discard(name)
    return found


@pytest.mark.parametrize("game", [path.parent.name for path in sorted(GAMES.glob("*/rules.py"))])
def test_no_module_of_a_game_needs_one_that_needs_it(game: str) -> None:
    order = list(TopologicalSorter(imports(GAMES / game)).static_order())
    assert order.index("state") < order.index("rules")


def test_modules_that_need_each_other_are_noticed_inside_functions_too(tmp_path: Path) -> None:
    (tmp_path / "low").mkdir()
    (tmp_path / "low/__init__.py").write_text("")
    (tmp_path / "low/a.py").write_text("def late():\n    from ..high import b\n")
    (tmp_path / "high.py").write_text("from .low.a import late\n")
    with pytest.raises(CycleError):
        TopologicalSorter(imports(tmp_path)).prepare()


def test_a_manifest_is_read_without_loading_the_game() -> None:
    program = "from meetinghouse.rulebook import look_up; look_up('SAL-NIGHT-04')"

    found = [name for name in modules(program) if name.startswith("meetinghouse.games.")]
    assert sorted(found) == [f"meetinghouse.games.{game}" for game in plugins.own(plugins.GAMES)]
