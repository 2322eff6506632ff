"""The built pages list all third-party code in them, with its licence."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import httpx
import pytest

from meetinghouse.server.pages import folder

from .guests import Serving

WEB = Path(__file__).parents[2] / "web"
FEWEST = 500  # letters in the shortest known licence
HELPERS = ("test-setup.ts", "staged.ts", "waiting.ts")  # which only tests import
PACKAGE = r"""["']([^."'/][^"']*)["']"""
IMPORT = re.compile(
    rf"^\s*(?:import|export)\s+(?!type\b)(?:[\w\s{{}},*$]+\sfrom\s+)?{PACKAGE}|@import\s+{PACKAGE}", re.MULTILINE
)


@pytest.fixture(scope="module")
def listed() -> dict[str, tuple[str, str]]:
    """The version and licence text of every listed package."""
    blocks = (folder() / "licences.txt").read_text(encoding="utf-8").split("=" * 80 + "\n")[1:]
    found = {}
    for block in blocks:
        head, licence, empty, text = block.split("\n", 3)
        name, version = head.rsplit(" ", 1)
        assert licence
        assert empty == ""
        found[name] = version, text
    return found


def imported() -> set[str]:
    """The packages that our sources import for the pages, without those for tests."""
    found = set()
    for path in (*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.css")):
        if not path.name.endswith((".test.ts", ".d.ts")) and path.name not in HELPERS:
            for code, style in IMPORT.findall(path.read_text(encoding="utf-8")):
                parts = (code or style).split("/")
                found.add("/".join(parts[: 2 if parts[0].startswith("@") else 1]))
    return found


def test_every_package_that_the_pages_import_is_listed_in_the_version_that_was_built(
    listed: dict[str, tuple[str, str]],
) -> None:
    assert {"svelte", "@fluent/bundle"} <= imported()
    for name in imported():
        about = json.loads((WEB / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
        assert listed[name][0] == about["version"]


def test_every_font_in_the_pages_comes_from_a_package_that_is_listed(listed: dict[str, tuple[str, str]]) -> None:
    fonts = {digest(path): path.name for path in folder().rglob("*.woff2")}
    packages = [path for path in WEB.glob("node_modules/@fontsource*/*") if f"{path.parent.name}/{path.name}" in listed]
    known = {digest(path) for package in packages for path in package.rglob("*.woff2")}
    cut = {f"{path.parents[1].name}/{path.parent.name}": path for path in WEB.glob("src/fonts/*/*/*.woff2")}
    assert set(cut) <= set(listed)
    known |= {digest(path) for path in WEB.glob("src/fonts/*/*/*.woff2")}

    assert [name for font, name in fonts.items() if font not in known] == []


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_every_licence_is_there_in_full(listed: dict[str, tuple[str, str]]) -> None:
    for name, (_, text) in listed.items():
        assert len(text) > FEWEST, name
        assert re.search(r"copyright|licen[cs]e", text, re.IGNORECASE), name


def test_a_reader_gets_the_file_and_its_page(serving: Serving) -> None:
    file = httpx.get(f"{serving.url}/licences.txt")

    assert file.headers["content-type"] == "text/plain; charset=utf-8"
    assert file.text.startswith("Meetinghouse\nMIT\n\nMIT License")
    assert httpx.get(f"{serving.url}/licences").status_code == 200
