"""The contents of the wheel; the source distribution builds the same wheel."""

from __future__ import annotations

import os
import tarfile
from email.parser import HeaderParser
from pathlib import Path
from zipfile import ZipFile

from .conftest import ROOT, Dist, python
from .test_dependencies import EXTRAS, PARTS, distributions

SOURCE = ROOT / "src" / "meetinghouse"
RULES = ROOT / "docs" / "rules"
COMPILED = {".so", ".pyd"}  # may lie beside the sources, but is not in the wheel


def files(folder: Path, into: str) -> set[str]:
    """The files of a folder, by the names they have in the wheel."""
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPILED]
    return {f"{into}/{path.relative_to(folder).as_posix()}" for path in found if path.parent.name != "__pycache__"}


def test_the_wheel_holds_code_texts_data_pages_and_rules_and_nothing_else(dist: Dist) -> None:
    with ZipFile(dist.wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}

    assert names == files(SOURCE, "meetinghouse") | files(RULES, "meetinghouse/rules")
    some = {"server/web/index.html", "server/texts/fr.ftl", "games/newsalem/texts/fields.ftl", "rules/es/salem1692.md"}
    assert {f"meetinghouse/{name}" for name in some} | {"meetinghouse/py.typed"} <= names


def test_the_wheel_names_its_extras_and_what_they_bring(dist: Dist) -> None:
    with ZipFile(dist.wheel) as wheel:
        (path,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = HeaderParser().parsestr(wheel.read(path).decode())

    assert set(metadata.get_all("Provides-Extra", [])) == set(EXTRAS)
    required = metadata.get_all("Requires-Dist", [])
    for extra in PARTS:
        marked = [each for each in required if f"extra == '{extra}'" in each]
        assert distributions(marked) == distributions(EXTRAS[extra])
    assert not distributions([each for each in required if "extra" not in each]) & distributions(EXTRAS["server"])


def test_the_readme_calls_the_wheel_by_its_name(dist: Dist) -> None:
    assert f'"dist/{dist.wheel.name}[all]"' in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_sources_make_the_same_wheel_where_there_is_no_git_and_no_node(dist: Dist, tmp_path: Path) -> None:
    with tarfile.open(dist.sdist) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.iterdir()
    for name in ("web/src/main.ts", "web/package-lock.json", "docs/rules/salem1692.md", "Makefile", "constraints.txt"):
        assert (tree / name).is_file(), name
    assert not (tree / "web" / "node_modules").exists()
    (nothing := tmp_path / "nothing").mkdir()

    python("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "again", cwd=tree, PATH=os.fspath(nothing))

    assert contents(tmp_path / "again" / dist.wheel.name) == contents(dist.wheel)


def contents(path: Path) -> dict[str, bytes]:
    """Every file of a wheel."""
    with ZipFile(path) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist()}
