"""The files and folders that ARCHITECTURE.md names exist."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from meetinghouse.engine import plugins
from meetinghouse.games.quintebourg.components.names import EFFECTS, PARTY
from meetinghouse.games.quintebourg.roles import all as roles
from meetinghouse.games.salem1692.cards.playing_cards import PLAYING_CARDS
from meetinghouse.games.salem1692.components import KINDS
from meetinghouse.games.salem1692.roles.character import Character
from meetinghouse.games.salem1692.roles.town_hall import CHARACTERS

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "meetinghouse"
ROLES = "meetinghouse.games.quintebourg.roles"
GAMES = plugins.own(plugins.GAMES)


def rooms(game: str) -> dict[str, list[str]]:
    """The modules and folders of a game, by room, as its column of the table names them."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
    head, _, *body = rows
    return {row[0]: row[head.index(game)].split(", ") for row in body if row[head.index(game)] != "–"}


def is_there(folder: Path, name: str) -> bool:
    """Whether a folder has a subfolder (with a slash at its end) or a module with this name."""
    return (folder / name).is_dir() if name.endswith("/") else (folder / f"{name}.py").is_file()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_rooms_of_the_table_and_no_others(game: str) -> None:
    folder = SOURCES / "games" / game
    named = [name for names in rooms(game).values() for name in names]
    found = {f"{path.name}/" for path in folder.iterdir() if path.is_dir() and any(path.glob("*.*"))}
    found |= {path.stem for path in folder.glob("*.py")} - {"__init__"}

    assert [name for name in named if not is_there(folder, name)] == []
    assert found - {"__pycache__/"} == {name for name in named if "/" not in name.rstrip("/")}


def test_every_module_on_the_map_is_there() -> None:
    tree = PAGE.partition("```\n")[2].partition("```")[0]
    folder, missing = SOURCES, []
    for line in tree.splitlines()[1:]:
        indent, words = len(line) - len(line.lstrip()), line.strip()
        if line.startswith(("web", "docs", "bench", "src", "examples")) or not words:
            break
        names = re.match(r"[\w/]+(, [\w/]+)*", words)
        assert names
        if indent == 2:
            top = names.group().split(", ")[0]
            folder = SOURCES / top.rstrip("/") if top.endswith("/") else SOURCES
            missing += [] if is_there(SOURCES, top) else [top]
        elif indent == 4:
            missing += [
                name for name in names.group().split(", ") if not (is_there(folder, name) or (folder / name).is_dir())
            ]
    assert missing == []


def test_every_character_and_card_of_salem_is_defined_in_a_file_of_its_name() -> None:
    for room, things in (("roles", CHARACTERS), ("cards", PLAYING_CARDS)):
        for thing in things:
            name = thing.name if isinstance(thing, Character) else KINDS[thing.kind]
            assert type(thing).__module__ == f"meetinghouse.games.salem1692.{room}.{name.replace('-', '_')}"


def test_every_role_of_quintebourg_is_defined_in_a_file_with_one_of_its_names() -> None:
    assert sorted(name for role in roles.ROLES for name in role.names) == sorted({*PARTY, *EFFECTS})
    for role in roles.ROLES:
        files = ["mathematicien"] if "hess" in role.names else [name.replace("-", "_") for name in role.names]
        found = [name for name in files if find_spec(f"{ROLES}.{name}")]
        assert any(role in vars(import_module(f"{ROLES}.{name}")).values() for name in found), role.names
