"""The project file of the web pages, and its lock file."""

from __future__ import annotations

import json
import os.path
import re
from pathlib import Path
from typing import Any

import msgspec
from fontTools.ttLib import TTFont
from msgspec.structs import fields

from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import manifest_of
from meetinghouse.server.calls.house import games_offered
from meetinghouse.server.pages import folder
from meetinghouse.tables.board import Board, Place
from meetinghouse.tables.reader import Mine

WEB = Path(__file__).parents[1] / "web"
# the files that the pages of every game have, each for the same job
SAME = (
    "AtTheEnd.svelte", "Badge.svelte", "Flying.svelte", "Middle.svelte", "Moments.svelte", "Picture.svelte",
    "Stage.svelte", "Welcome.svelte", "at-hand.svelte.ts", "deal.ts", "end.ts", "ending.ts", "flights.ts", "front.ts",
    "game.ts", "known.ts", "learn.ts", "lessons.ts", "moments.ts", "pages.ts", "sounds.ts", "story.ts", "tell.ts",
    "town.ts", "view.ts", "art/Emblem.svelte", "art/Portrait.svelte", "art/Sign.svelte", "art/drawing.ts",
    "art/emblems.ts", "art/ink.css", "guide/Picture.svelte", "guide/book.ts", "guide/guide.ts",
)  # fmt: skip


def test_the_lock_of_the_pages_names_no_registry() -> None:
    """npm uses the registry that it is configured with."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 1
    assert [name for name, each in packages.items() if "resolved" in each] == []


def test_what_the_pages_are_tested_with_has_todays_form() -> None:
    """After a change of messages or settings: python -m tools.fixtures."""
    files = list(WEB.glob("src/games/*/fixtures/*.json"))
    assert len(files) > 10
    for file in files:
        held = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(held, list):
            continue  # cards, not messages
        for message in [held] if "table" in held else held.values():
            table = message["table"]
            parts: tuple[tuple[dict[str, Any], type[msgspec.Struct]], ...] = (
                (table, Board), (message["you"], Mine), *[(place, Place) for place in table["places"]],
            )  # fmt: skip
            for part, kind in parts:
                assert list(part) == [field.encode_name for field in fields(kind)], file.name
    offered = msgspec.json.decode(msgspec.json.encode(games_offered()))
    assert json.loads((WEB / "dev" / "pieces" / "games.json").read_text(encoding="utf-8")) == {
        name: game for name, game in offered.items() if name in plugins.own(plugins.GAMES)
    }


def test_prettier_and_eslint_are_pinned_to_one_version() -> None:
    """Another version may ask for another style or report new problems."""
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    style = {name: version for name, version in wanted.items() if "prettier" in name or "eslint" in name}
    assert {"prettier", "eslint"} <= set(style)
    assert all(version[0].isdigit() for version in style.values()), style


def test_every_component_is_among_the_pieces() -> None:
    """The page of pieces imports every component, directly or through other modules."""
    found = set[Path]()
    todo = [WEB / "dev" / "pieces" / "subjects.ts"]
    while todo:
        source = todo.pop()
        text = source.read_text(encoding="utf-8")
        near = [source.parent / path for path in re.findall(r'(?:from|import|import\()\s*"(\.[^"]+)"', text)]
        for pattern in re.findall(r'import\.meta\.glob(?:<[^>]*>)?\("\./([^"]+\.ts)"', text):
            near += source.parent.glob(pattern)
        for path in [Path(os.path.normpath(each)) for each in near]:
            file = next((each for end in ("", ".ts", ".svelte.ts") if (each := Path(f"{path}{end}")).is_file()), None)
            if file and file.suffix in {".ts", ".svelte"} and file not in found:
                found.add(file)
                todo.append(file)
    components = {each for top in ("components", "crier", "games") for each in (WEB / "src" / top).rglob("*.svelte")}
    assert len(components) > 100
    assert components - found == set()


def test_the_pages_of_all_games_have_the_same_files_for_the_same_jobs() -> None:
    for game in plugins.own(plugins.GAMES):
        pages = WEB / "src" / "games" / manifest_of(game).pages
        assert [name for name in SAME if not (pages / name).is_file()] == [], game


def test_the_page_of_pieces_is_not_in_the_package() -> None:
    """The page is for developers: the built pages, which go into the wheel, hold neither it nor its fixtures."""
    pages = folder()
    built = [each for each in pages.rglob("*") if each.is_file()]
    assert pages / "index.html" in built
    assert not [each for each in built if "pieces" in each.name]
    assert not [
        each for each in built if each.suffix in {".js", ".css", ".html"} and b"data-piece" in each.read_bytes()
    ]


def ranges(css: str) -> set[int]:
    """The characters of a unicode-range."""
    found = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", css):
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def test_a_font_that_was_cut_has_every_letter_that_its_style_promises_and_every_one_that_our_texts_use() -> None:
    faces = (WEB / "src" / "fonts.css").read_text(encoding="utf-8").split("@font-face")
    files = [path for top in (WEB.parent, WEB) for path in (top / "src").rglob("*.ftl")]
    said = {ord(letter) for path in files for letter in path.read_text(encoding="utf-8")}
    wholes = {"alegreya": "alegreya-latin-wght-normal", "im-fell-english": "im-fell-english-latin-400-normal"}
    seen = 0
    for face in faces:
        if (found := re.search(r'url\("\./fonts/([^"]+)"\)', face)) is None:
            continue
        package = found[1].rsplit("/", 1)[0]
        cut = set(TTFont(WEB / "src" / "fonts" / found[1]).getBestCmap())
        whole = set(
            TTFont(WEB / "node_modules" / package / "files" / f"{wholes[Path(package).name]}.woff2").getBestCmap()
        )
        promised = ranges(face[face.index("unicode-range") :])
        assert promised & whole == cut & promised, found[1]
        # characters missing in the font of titles are set in the font of the text
        if "alegreya" in package:
            assert [chr(each) for each in sorted(said & whole - promised)] == [], found[1]
        seen += 1
    assert seen == 3
