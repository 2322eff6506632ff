"""The documentation: its site is built without warnings, and the examples of its tutorials run unchanged."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in TUTORIALS
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_tutorials_runs(example: str) -> None:
    exec(compile(example, "tutorial", "exec"), {"__name__": "tutorial"})


def test_the_tutorials_have_examples() -> None:
    assert {str(example.id).partition("-")[0] for example in EXAMPLES} >= {"bot", "library"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` builds it; a warning or a broken link is an error."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-d", str(folder / "trees"), "docs", str(folder / "site")]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder / "site"


def test_the_site_has_the_library_by_name(site: Path) -> None:
    page = (site / "reference" / "library.html").read_text(encoding="utf-8")
    assert all(f'id="meetinghouse.engine.game.Game.{name}"' in page for name in ("view", "answer", "redeal"))


def test_nothing_on_the_site_is_fetched_from_elsewhere(site: Path) -> None:
    fetched = re.compile(r"""<(?:script|link|img)[^>]*(?:src|href)=["']https?:""")
    pages = list(site.rglob("*.html"))

    assert pages
    assert [page.name for page in pages if fetched.search(page.read_text(encoding="utf-8"))] == []


def imported(path: Path) -> set[str]:
    """The names that a module imports from Meetinghouse, and what it uses of imported modules."""
    tree, names, modules = ast.parse(path.read_text(encoding="utf-8")), set[str](), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "meetinghouse":
            for each in node.names:
                module = find_spec(f"{node.module}.{each.name}") if node.module == "meetinghouse.engine" else None
                (names if module is None else modules).add(each.name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            names.add(node.attr)
    return names


def test_the_reference_has_everything_that_the_example_of_a_game_imports() -> None:
    reference = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    named = set(re.findall(r":: meetinghouse\.\S+\.(\w+)", reference))
    used = {name for path in (ROOT / "examples" / "werewolf").rglob("*.py") for name in imported(path)}

    assert len(used) > 50
    assert used - named == set()
