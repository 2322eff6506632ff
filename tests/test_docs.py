"""The documentation: its site is built without warnings, and examples of its pages run unchanged."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
PUBLIC = ("balance", "bots", "client", "research")
PAGES = [*sorted((ROOT / "docs" / "tutorials").glob("*.md")), ROOT / "docs" / "bots.md"]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "example", "exec"), {"__name__": "example"})


def test_the_tutorials_and_the_page_on_bots_have_examples() -> None:
    assert {str(example.id).partition("-")[0] for example in EXAMPLES} >= {"bot", "bots", "library"}


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


def test_fields_are_explained_by_the_comments_beside_them(site: Path) -> None:
    page = (site / "reference" / "engine.html").read_text(encoding="utf-8")
    after = page[page.index('id="meetinghouse.engine.manifest.Manifest.board"') :]
    assert "the board in a terminal" in after[: after.index('id="meetinghouse.engine.manifest.Manifest.pages"')]


def test_nothing_on_the_site_is_fetched_from_elsewhere(site: Path) -> None:
    fetched = re.compile(r"""<(?:script|link|img)[^>]*(?:src|href)=["']https?:""")
    pages = list(site.rglob("*.html"))

    assert pages
    assert [page.name for page in pages if fetched.search(page.read_text(encoding="utf-8"))] == []


def documented() -> set[int]:
    """The identities of all objects that the reference explains."""
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    named = re.findall(r":: (meetinghouse\.[\w.]+)\.(\w+)$", pages, re.MULTILINE)
    return {id(getattr(import_module(module), name)) for module, name in named}


def imported(path: Path) -> dict[str, object]:
    """What a program imports from Meetinghouse, and what it uses of imported modules."""
    tree, found, modules = ast.parse(path.read_text(encoding="utf-8")), dict[str, object](), dict[str, ModuleType]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "meetinghouse":
            for each in node.names:
                value = getattr(import_module(str(node.module)), each.name, None)
                value = value or import_module(f"{node.module}.{each.name}")
                if isinstance(value, ModuleType):
                    modules[each.asname or each.name] = value
                else:
                    found[each.name] = value
        elif isinstance(node, ast.Import):
            modules |= {each.asname: import_module(each.name) for each in node.names if each.asname == "mh"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            found[node.attr] = getattr(modules[node.value.id], node.attr)
    return found


def test_the_reference_has_everything_that_an_example_imports() -> None:
    used = dict[str, object]()
    for path in (ROOT / "examples").rglob("*.py"):
        used |= imported(path)

    assert len(used) > 50
    assert sorted(name for name, value in used.items() if id(value) not in documented()) == []


@pytest.mark.parametrize("package", ["meetinghouse", *[f"meetinghouse.{each}" for each in PUBLIC]])
def test_the_reference_has_every_public_name(package: str) -> None:
    public = {name: getattr(import_module(package), name) for name in import_module(package).__all__}
    public.pop("games", None)  # the package of the games, which can be called

    assert sorted(name for name, value in public.items() if name[0] != "_" and id(value) not in documented()) == []
