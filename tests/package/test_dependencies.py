"""The package declares everything that it imports: the core its own dependencies, and each extra what only it needs."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.extras import NotInstalled, needs

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "meetinghouse"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

# The folders and modules of each extra; everything else is the core.
PARTS = {
    "server": ("server/", "tables/sqlite/", "tables/cipher.py", "cli/serve.py"),
    "postgres": ("tables/postgres/",),
    "client": ("client/",),
    "print": ("printing/",),
    "dask": ("workers/dask.py",),
    "ray": ("workers/ray.py",),
    "research": ("research/",),
    "openspiel": ("research/spiel.py",),
}
HOUSE = ("server", "postgres", "client")  # what the extra "all" brings; designers and researchers choose for themselves
NOT_HERE = {"pyspiel": ["open_spiel"]}  # too large for developers: make test-openspiel installs it


def extra_of(module: Path) -> str | None:
    """The extra that a module belongs to; None for the core."""
    name = module.relative_to(SOURCE).as_posix()
    return next((extra for extra, parts in reversed(PARTS.items()) if name.startswith(parts)), None)


def imported(module: Path, types: bool = False) -> Iterator[str]:
    """The packages of others that a module imports when it runs; with ``types``, also those for type checkers alone."""
    waiting: list[ast.AST] = [ast.parse(module.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not types:
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [str(node.module)]
        else:
            continue
        yield from {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"meetinghouse"}


def distributions(requirements: list[str]) -> set[str]:
    """The names in a list of requirements, in one spelling."""
    return {normal(re.split(r"[\[<>=!~; ]", each)[0]) for each in requirements}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_imported_is_declared_where_it_is_used() -> None:
    sold_by = NOT_HERE | dict(packages_distributions())
    core = distributions(PROJECT["dependencies"])
    used: dict[str | None, set[str]] = {}
    for module in SOURCE.rglob("*.py"):
        declared = core | distributions(EXTRAS.get(str(extra_of(module)), []))
        for name in imported(module):
            sellers = {normal(each) for each in sold_by.get(name, [name])}
            assert sellers & declared, f"{module} imports {name}, which is not declared for it"
            used.setdefault(extra_of(module), set()).update(sellers)

    assert set(used) == {None, *PARTS}
    assert core <= used[None], "declared for the core, but not imported there"


def test_everything_imported_for_type_checkers_is_declared_for_developers() -> None:
    sold_by = NOT_HERE | dict(packages_distributions())
    declared = distributions([each for extra in (PROJECT["dependencies"], *EXTRAS.values()) for each in extra])
    for module in SOURCE.rglob("*.py"):
        for name in imported(module, types=True):
            sellers = {normal(each) for each in sold_by.get(name, [name])}
            assert sellers & declared, f"{module} imports {name}, undeclared"


def test_all_is_what_a_house_needs_and_developers_have_that_the_environments_and_tools() -> None:
    assert set(EXTRAS) == {*PARTS, "all", "dev"}
    assert EXTRAS["all"] == [f"meetinghouse[{','.join(HOUSE)}]"]
    assert "meetinghouse[all,print,dask,research]" in EXTRAS["dev"]


@pytest.mark.parametrize("extra", PARTS)
def test_where_a_library_is_missing_the_error_says_how_to_install_it(extra: str) -> None:
    told = rf'The part "{extra}" of Meetinghouse is not installed here\..*pip install "meetinghouse\[{extra}\]"'
    with pytest.raises(NotInstalled, match=told) as caught, needs(extra):
        import no_such_library.part  # type: ignore[import-not-found]  # noqa: F401

    assert isinstance(caught.value, ImportError)
    assert caught.value.name == "no_such_library"


def test_a_module_of_our_own_that_is_missing_is_no_matter_of_extras() -> None:
    with pytest.raises(ModuleNotFoundError), needs("server"):
        import meetinghouse.no_such_module  # type: ignore[import-not-found]  # noqa: F401
