"""A package with any kind of fault makes only its own game unavailable."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

import meetinghouse as mh
from meetinghouse.bots import bots_for, make_bot, registry
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import faults
from meetinghouse.rulebook import clauses
from meetinghouse.server.app import make_app
from meetinghouse.tables import described
from meetinghouse.tables.house import House
from meetinghouse.tables.sqlite import SqliteJournal
from meetinghouse.texts import Texts

from .cli.conftest import Run, run
from .installing import Install, install
from .server.test_serve import process
from .server.wire import Said, Wire

__all__ = ["install", "run"]

INSTALLED = set(plugins.found(plugins.GAMES))
RULES = """
import msgspec
from meetinghouse.engine.events import Event
from meetinghouse.engine.rules import View
from meetinghouse.games.newsalem.rules import RULES as NEW_SALEM

{types}

class Odd(type(NEW_SALEM)):
    name = "odd"
    {fields}

RULES = Odd()
"""
SAID = RULES.format(
    types="class Said(Event, frozen=True):\n    seat: int",
    fields="events = (*NEW_SALEM.events, Said)",
)
MESSAGE = RULES.format(
    types="class Message(msgspec.Struct):\n    text: str\n"
    "class Shown(View, frozen=True, kw_only=True, tag='odd'):\n    letters: tuple[Message, ...] = ()",
    fields="view_type = Shown",
)
PLAIN_CLASS = RULES.format(
    types="class Plain: pass\nclass Shown(View, frozen=True, kw_only=True, tag='odd'):\n    plain: Plain | None = None",
    fields="view_type = Shown",
)

Bring: TypeAlias = Callable[..., None]


@pytest.fixture
def bring(install: Install, tmp_path: Path) -> Iterator[Bring]:
    """Install a package "crooked" with a game "odd"; bring(texts="crooked") adds texts="crooked" to its manifest."""

    def done(
        start: str = "",
        rules: str = RULES.format(types="", fields=""),
        files: dict[str, bytes] | None = None,
        **parts: object,
    ) -> None:
        given = "".join(f", {name}={value!r}" for name, value in parts.items())
        lines = (
            "from meetinghouse.engine.manifest import Manifest",
            f"ODD = Manifest(rules='crooked.rules:RULES'{given})",
        )
        written = {"__init__.py": "\n".join([start, *lines]).encode(), "rules.py": rules.encode()}
        for name, content in {**written, **(files or {})}.items():
            path = tmp_path / "site" / "crooked" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        install("crooked", games={"odd": "crooked:ODD"})

    yield done
    for name in [each for each in sys.modules if each.partition(".")[0] == "crooked"]:
        del sys.modules[name]


@pytest.mark.parametrize("where", ["start", "rules"])
def test_a_package_that_ends_the_program_ends_only_itself(bring: Bring, run: Run, where: str) -> None:
    bring(**{where: "raise SystemExit(3)"})

    assert set(mh.games()) == INSTALLED
    listed = run("games")
    assert listed.status == 0
    assert "The game “odd” of the package crooked cannot be loaded: SystemExit: 3" in listed.err


def test_a_bot_that_ends_the_program_ends_only_itself(install: Install, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "leaver.py").write_text("raise SystemExit(3)")
    install("leaver", bots={"newsalem.odd": "leaver:Bot"})

    with pytest.raises(mh.Refused, match="The bot “odd” of the package leaver cannot be loaded: SystemExit: 3"):
        make_bot("newsalem", "odd")
    assert [each.key for each in registry.faults()] == ["broken-bot"]


def test_a_broken_game_is_loaded_once_however_often_it_is_asked_for(bring: Bring, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bring(rules=f"with open({str(log)!r}, 'a') as log:\n    log.write('loaded ')\nraise RuntimeError")

    for _ in range(3):
        with pytest.raises(mh.Refused, match="RuntimeError"):
            mh.start("odd", 5)
        assert [each.key for each in faults()] == ["broken-game"]

    assert log.read_text() == "loaded "


@pytest.mark.parametrize(
    "parts", [{"bots": None}, {"bots": {"a": 1}}, {"texts": 5}, {"board": None}, {"rulebook": b"x"}]
)
def test_a_manifest_of_wrong_types_is_refused_when_it_is_read(bring: Bring, parts: dict[str, object]) -> None:
    bring(**parts)

    assert set(mh.games()) == INSTALLED
    assert bots_for("odd") == ("random",)
    [fault] = faults()
    assert f"ValidationError: Expected `{'object' if parts == {'bots': None} else 'str'}`" in str(fault)
    assert f"$.{next(iter(parts))}" in str(fault)


# --- what a house serves


def served(folder: Path, *paths: str, sent: object = None) -> list[Said]:
    """What a house answers to these requests: GET, or POST if something is sent."""

    async def asked() -> list[Said]:
        async with await SqliteJournal.open(folder / "tables.db") as journal:
            house = House(journal, threads=False)
            wire = Wire(make_app(house))
            said = [await wire.call("GET" if sent is None else "POST", path, sent) for path in paths]
            await house.close()
            return said

    return asyncio.run(asked())


@pytest.mark.parametrize(("rules", "why"), [(SAID, "Clash: Said and Said"), (PLAIN_CLASS, "TypeError: ")])
def test_a_game_that_cannot_be_described_is_left_out_of_the_document(
    bring: Bring, tmp_path: Path, rules: str, why: str
) -> None:
    before = served(tmp_path, "/openapi.json")[0].json["components"]["schemas"]["Message"]
    bring(rules=rules)

    [told] = served(tmp_path, "/openapi.json")

    assert told.json["components"]["schemas"]["Message"] == before
    [fault] = described.faults()
    assert f"The game “odd” of the package crooked cannot be loaded: {why}" in str(fault)


@pytest.mark.parametrize("rules", [SAID, PLAIN_CLASS])
def test_a_game_that_cannot_be_described_is_not_offered_and_no_table_is_opened_for_it(
    bring: Bring, tmp_path: Path, rules: str
) -> None:
    bring(rules=rules)

    [listed] = served(tmp_path, "/api/games")
    [said] = served(tmp_path, "/api/tables", sent={"game": "odd"})

    assert set(listed.json) == INSTALLED
    assert (said.status, said.json["refused"]) == (422, "broken-game")
    told = mh.Refused(said.json["refused"], **said.json["params"])
    assert Texts("en", strict=True).refusal(told) == "The game “odd” cannot be loaded here."


def test_a_game_may_have_a_type_of_the_name_of_one_of_ours(bring: Bring, tmp_path: Path) -> None:
    bring(rules=MESSAGE)

    [told] = served(tmp_path, "/openapi.json")

    assert described.faults() == []
    schemas = told.json["components"]["schemas"]
    [ours] = [each for each in schemas.values() if "decisions" in each.get("properties", ())]
    assert {"$ref": "#/components/schemas/Shown"} in ours["properties"]["view"]["anyOf"]


@pytest.mark.parametrize(
    ("part", "why"), [({"start": "raise SystemExit(3)"}, "SystemExit: 3"), ({"rules": SAID}, "Clash")]
)
def test_a_house_opens_with_it_and_names_it(
    bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: dict[str, str], why: str
) -> None:
    bring(**part)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"))

    with process(tmp_path / "tables.db") as (running, _):
        assert running.stderr is not None
        assert f"The game “odd” of the package crooked cannot be loaded: {why}" in running.stderr.readline()


LATIN = "game-about = Un café".encode("latin-1")


@pytest.mark.parametrize(
    ("texts", "files", "why"),
    [
        ("no_such_package", {}, "ModuleNotFoundError: No module named 'no_such_package'"),
        ("crooked", {}, "“crooked” has no folder “texts”."),
        ("crooked", {"texts/en.ftl": LATIN}, "en.ftl is not in UTF-8."),
        (
            "crooked",
            {"texts/en.ftl": b"game-about = Odd", "texts/fields.ftl": LATIN},
            "fields.ftl is not in UTF-8.",
        ),
    ],
)
def test_a_game_whose_texts_cannot_be_read_is_told_without_them(
    bring: Bring, run: Run, tmp_path: Path, texts: str, files: dict[str, bytes], why: str
) -> None:
    bring(texts=texts, files=files)

    house, odd, listed = served(tmp_path, "/texts/en/house.ftl", "/texts/en/odd.ftl", "/api/games")

    assert (house.status, odd.status, listed.status) == (200, 200, 200)
    assert b"about-salem1692 = " in house.body
    assert b"about-odd" not in house.body
    assert b"word-yes = Yes" in odd.body
    assert run("games", "odd").status == 0
    assert f"The game “odd” of the package crooked cannot be loaded: {why}" in run("games").err


@pytest.mark.parametrize(
    ("rulebook", "name", "why"),
    [
        ("no_such_package:book", "odd.md", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("crooked:book", "odd.md", "odd.md is not in UTF-8."),
        ("crooked:book", "es/odd.md", "odd.md is not in UTF-8."),
    ],
)
def test_a_book_that_cannot_be_read_is_left_out(
    bring: Bring, run: Run, tmp_path: Path, rulebook: str, name: str, why: str
) -> None:
    bring(rulebook=rulebook, files={f"book/{name}": "# Café\n- `ODD-A-01` Words.".encode("latin-1")})

    [said] = served(tmp_path, "/api/rules")
    assert {group["book"] for group in said.json} == INSTALLED
    assert {clause.book for clause in clauses("es").values()} == INSTALLED
    assert f"The game “odd” of the package crooked cannot be loaded: {why}" in run("games").err


def test_nobody_replaces_a_clause_of_the_house(bring: Bring, run: Run, tmp_path: Path) -> None:
    ours = clauses()["NEW-DATA-01"].text
    ids = "NEW-DATA-01", "NEW-DATA-001", "ODD-A-01", "SAL-NIGHT-04"  # the book "odd" is read before "salem1692"
    book = "\n".join(["# Odd", *[f"- `{id}` Other words." for id in ids]])
    bring(rulebook="crooked:book", files={"book/odd.md": book.encode()})

    first, second, own = served(tmp_path, "/api/rules/NEW-DATA-01", "/api/rules/SAL-NIGHT-04", "/api/rules/ODD-A-01")

    assert first.json["clauses"][0]["text"] == ours
    assert (second.json["clauses"][0]["book"], own.json["clauses"][0]["book"]) == ("salem1692", "odd")
    assert run("games").err == (
        "meetinghouse: crooked brings “NEW-DATA-01, SAL-NIGHT-04” too, but meetinghouse has that name already; "
        "it is left out.\n"
    )


@pytest.mark.parametrize(
    ("language", "words"), [("en", "“odd” cannot be"), ("fr", "» ne peut pas"), ("es", "«odd» no se")]
)
def test_what_an_error_of_a_package_says_is_not_told_to_strangers(
    bring: Bring, run: Run, tmp_path: Path, language: str, words: str
) -> None:
    bring(rules="open('/no/such/folder/of-the-host.key')")

    [said] = served(tmp_path, "/api/tables", sent={"game": "odd"})

    assert said.json["refused"] == "broken-game"
    assert b"of-the-host.key" not in said.body
    assert b"crooked" not in said.body
    assert words in Texts(language, strict=True).refusal(mh.Refused(said.json["refused"], **said.json["params"]))
    assert "of-the-host.key" in run("games").err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Several packages"), ("fr", "Plusieurs paquets"), ("es", "Varios paquetes")]
)
def test_which_packages_bring_one_game_is_told_to_the_host_alone(
    install: Install, run: Run, tmp_path: Path, language: str, words: str
) -> None:
    for package in ("crooked", "twisted"):
        install(package, games={"odd": "meetinghouse.games.newsalem:MANIFEST"})

    [said] = served(tmp_path, "/api/tables", sent={"game": "odd"})

    assert (said.status, said.json["refused"]) == (422, "package-name-twice")
    assert b"crooked" not in said.body
    assert b"twisted" not in said.body
    told = Texts(language, strict=True).refusal(mh.Refused(said.json["refused"], **said.json["params"]))
    assert told.startswith(words)
    assert "None" not in told
    assert "crooked, twisted" in run("games").err
