"""Games in progress whose rules are no longer installed: they are listed, and closed only if the host says so."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from meetinghouse.cli.outdated import MOST, find_outdated
from meetinghouse.engine import catalogue
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.games.salem1692.rules import SalemRules
from meetinghouse.server.store import find_store, open_store
from meetinghouse.tables import acts
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.house import House
from meetinghouse.tables.live import Live
from tests.installing import Install, install
from tests.patience import PATIENCE
from tests.platforms import STOPS

from .guests import Guest
from .test_serve import process, said

__all__ = ["install"]

TOYS = "[meetinghouse.games]\nassembly = tests.engine.toys:ASSEMBLY\n"


class Made(NamedTuple):
    """A table in the store, with its host's token."""

    code: str
    token: str


async def table(house: House, game: str = "salem1692", people: int = 1) -> tuple[Live, Made]:
    """A lobby with some people and bots."""
    opened = await house.open(game)
    live = await house.at(opened.code)
    await live.do(acts.Sit(0, "Ann", digest(opened.token)))
    for number in range(1, people):
        await live.do(acts.Sit(None, f"Guest {number}", digest(new_token())))
        await live.do(acts.Ready(live.table.chairs[-1].key, True))
    await live.do(acts.AddBot(live.table.host, "random", count=5 - people))
    return live, Made(opened.code, opened.token)


async def played(house: House, game: str = "salem1692", people: int = 1) -> Made:
    """A game in progress."""
    live, made = await table(house, game, people)
    await house.start(live, live.table.host)
    return made


async def store(data: Path, *games: str, people: int = 1) -> list[Made]:
    """A store with a game in progress of each kind, closed in good order."""
    async with await open_store(find_store(data)) as journal:
        house = House(journal, threads=False)
        made = [await played(house, game, people) for game in games]
        await house.close()
    return made


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Made]:
    """A store with a game of two people that began under another rules version."""
    data = tmp_path / "tables.db"
    with monkeypatch.context() as before:
        before.setattr(SalemRules, "version", "old")
        [made] = asyncio.run(store(data, "salem1692", people=2))
    return data, made


def test_a_house_with_games_of_other_rules_names_them_and_does_not_open(
    old: tuple[Path, Made], capsys: pytest.CaptureFixture[str]
) -> None:
    data, made = old
    before = lies_in(data.parent)

    status, words = said(capsys, "--port", "0", "--host", "127.0.0.1", "--data", str(data))

    assert status == 2
    line, *rest = words.splitlines()
    ours = SalemRules.version
    assert line.startswith(f"{made.code}: Salem 1692, rules version old (here {ours}), 2 people, last played")
    assert rest[-1].startswith("meetinghouse: One game is being played by rules that this version does not have")
    assert "--close-old" in rest[-1]
    assert lies_in(data.parent) == before
    assert asyncio.run(phases(data)) == {made.code: "playing"}


def lies_in(folder: Path) -> dict[str, bytes]:
    """The contents of all files in a folder, except lock files."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix not in (".lock", ".db-shm")}


async def phases(data: Path) -> dict[str, str]:
    """The phase of each table in a store."""
    async with await open_store(find_store(data)) as journal:
        return {str(each.status.code): each.status.phase for each in await journal.tables()}


@pytest.mark.parametrize(("language", "word"), [("fr", "règles"), ("es", "reglas")])
def test_they_are_named_in_the_users_language(
    old: tuple[Path, Made], capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    status, words = said(capsys, "--port", "0", "--data", str(old[0]), "--language", language)

    assert status == 2
    assert all(word in line for line in words.splitlines())
    assert "⟨" not in words


def test_their_titles_are_in_the_users_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], install: Install
) -> None:
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})
    data = tmp_path / "tables.db"
    with monkeypatch.context() as before:
        before.setattr(type(rules_of("werewolf")), "version", "old")
        asyncio.run(store(data, "werewolf"))

    _, words = said(capsys, "--port", "0", "--data", str(data), "--language", "fr")

    assert "Le Loup-garou" in words


def test_tables_that_sleep_are_closed_too_when_the_house_opens(old: tuple[Path, Made]) -> None:
    data, made = old

    async def opened() -> None:
        async with await open_store(find_store(data)) as journal:
            house = House(journal, threads=False)
            await house.close_old(tables)
            assert not house.awake
            await house.close()

    tables = find_outdated(find_store(data)).tables
    asyncio.run(opened())
    assert asyncio.run(phases(data)) == {made.code: "closed"}


def test_with_the_option_the_house_opens_and_whoever_sat_there_is_told_why(old: tuple[Path, Made]) -> None:
    data, made = old
    with process(data, "--close-old") as (running, where):
        guest = Guest(where["here"].rstrip("/"), made.code, made.token)
        seen = guest.look()
        assert (seen["table"]["phase"], seen["table"]["closed"]) == ("closed", "rules-version")
        assert seen["story"][-1] == {"type": "table-closed", "why": "rules-version"}
        assert guest.get("/record").json()["setup"]["version"] == "old"
        running.send_signal(STOPS[0])
        assert running.wait(PATIENCE) == 0
    assert find_outdated(find_store(data)).games == []


@pytest.mark.parametrize("snapshot", [True, False])
def test_after_a_kill_they_are_named_by_what_was_written_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot: bool
) -> None:
    left = tmp_path / "left"
    lasted: list[float] = []

    async def killed() -> Made:
        (tmp_path / "house").mkdir()
        async with await open_store(find_store(tmp_path / "house" / "tables.db")) as journal:
            now = iter(range(1000))
            house = House(journal, threads=False, now=lambda: float(next(now)))
            made = await played(house, people=3)
            live = await house.at(made.code)
            await live.save_snapshot()
            await live.do(acts.Leave(live.table.chairs[1].key))
            lasted.append(live.table.touched)
            shutil.copytree(tmp_path / "house", left)  # the file as it would be if the process were killed now
            return made

    with monkeypatch.context() as before:
        before.setattr(SalemRules, "version", "old")
        if not snapshot:
            before.setattr("meetinghouse.tables.live.Live.save_snapshot", unkept)
        made = asyncio.run(killed())
    lay = lies_in(left)
    assert lay["tables.db-wal"]

    [found] = find_outdated(find_store(left / "tables.db")).games
    assert (found.code, found.game, found.version) == (made.code, "salem1692", "old")
    assert (found.owners, [found.played]) == (2, lasted)
    assert lies_in(left) == lay


async def unkept(live: Live) -> None:
    """A replacement for `save_snapshot` that writes nothing, as if the process were killed before it."""


def test_lobbies_and_games_that_are_over_or_that_nobody_owns_are_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "tables.db"

    async def evening() -> None:
        async with await open_store(find_store(data)) as journal:
            house = House(journal, threads=False)
            await table(house)
            left = await house.at((await played(house)).code)
            await left.do(acts.Leave(left.table.host))
            over = await house.at((await played(house)).code)
            over.table.phase = "over"
            await over.do(acts.Lock(over.table.host, True))
            await house.close()

    with monkeypatch.context() as before:
        before.setattr(SalemRules, "version", "old")
        asyncio.run(evening())

    assert sorted(asyncio.run(phases(data)).values()) == ["abandoned", "lobby", "over"]
    assert find_outdated(find_store(data)).games == []


def test_games_of_these_rules_are_not_named(tmp_path: Path) -> None:
    asyncio.run(store(tmp_path / "tables.db", "salem1692", "newsalem"))

    assert find_outdated(find_store(tmp_path / "tables.db")).games == []


def test_of_many_a_screenful_is_named_and_the_others_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "tables.db"
    with monkeypatch.context() as before:
        before.setattr(SalemRules, "version", "old")
        asyncio.run(store(data, *["salem1692"] * (MOST + 3)))

    status, words = said(capsys, "--port", "0", "--data", str(data))

    assert status == 2
    lines = words.splitlines()
    assert len(lines) == MOST + 2
    assert lines[-2] == "and 3 more"
    assert f"{MOST + 3} games" in lines[-1]


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with an installed package that has a game."""
    package = tmp_path / "toys" / "toys-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    (package / "entry_points.txt").write_text(TOYS)
    with monkeypatch.context() as before:
        before.syspath_prepend(str(package.parent))
        catalogue.forget()
        yield package.parent
    catalogue.forget()


def test_a_game_that_is_not_installed_any_more_is_named_and_closed_in_the_same_manner(
    toys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "tables.db"
    [made] = asyncio.run(store(data, "assembly"))
    before = data.read_bytes()
    sys.path.remove(str(toys))
    catalogue.forget()

    status, words = said(capsys, "--port", "0", "--data", str(data))
    assert status == 2
    assert words.startswith(f"{made.code}: assembly, rules version 1 (not installed here), one person, last played")
    assert data.read_bytes() == before

    with process(data, "--close-old") as (_, where):
        guest = Guest(where["here"].rstrip("/"), made.code, made.token)
        assert guest.look()["table"]["closed"] == "unknown-game"
        with guest.following() as stream:
            assert next(stream).data["story"][-1] == {"type": "table-closed", "why": "unknown-game"}
        assert guest.get("/record").json()["setup"]["game"] == "assembly"


def bring_too(folder: Path) -> None:
    """Install a second package with the same game."""
    (folder / "rival-1.dist-info").mkdir()
    (folder / "rival-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: rival\nVersion: 1\n")
    (folder / "rival-1.dist-info" / "entry_points.txt").write_text(TOYS)


def break_it(folder: Path) -> None:
    """Let the package's entry point name a manifest that does not exist."""
    (folder / "toys-1.dist-info" / "entry_points.txt").write_text(TOYS.replace("ASSEMBLY", "NOTHING"))


def take_away(folder: Path) -> None:
    """Uninstall the package."""
    shutil.rmtree(folder / "toys-1.dist-info")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (break_it, "The game “assembly” of the package toys cannot be loaded: AttributeError"),
        (bring_too, "Several packages bring “assembly”: rival, toys"),
    ],
)
def test_a_game_that_is_broken_does_not_take_the_house_down_and_its_package_is_named(
    toys: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path], None],
    why: str,
) -> None:
    data = tmp_path / "tables.db"
    [made] = asyncio.run(store(data, "assembly"))
    change(toys)
    catalogue.forget()

    status, words = said(capsys, "--port", "0", "--data", str(data))

    assert status == 2
    assert words.startswith(f"{made.code}: assembly, rules version 1 (not installed here), one person, last played")
    assert why in words

    monkeypatch.setenv("PYTHONPATH", str(toys))
    with process(data, "--close-old") as (_, where):
        guest = Guest(where["here"].rstrip("/"), made.code, made.token)
        assert guest.look()["table"]["closed"] == "unknown-game"
        assert guest.get("/record").json()["setup"]["game"] == "assembly"


@pytest.mark.parametrize(
    ("change", "why"), [(take_away, "unknown-game"), (break_it, "broken-game"), (bring_too, "package-name-twice")]
)
def test_a_lobby_of_a_game_that_cannot_be_had_opens_and_says_why_nothing_begins(
    toys: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], None], why: str
) -> None:
    data = tmp_path / "tables.db"

    async def evening() -> Made:
        async with await open_store(find_store(data)) as journal:
            house = House(journal, threads=False)
            _, made = await table(house, "assembly")
            await house.close()
            return made

    made = asyncio.run(evening())
    change(toys)
    monkeypatch.setenv("PYTHONPATH", str(toys))

    with process(data) as (_, where):
        seen = Guest(where["here"].rstrip("/"), made.code, made.token).look()["table"]
        assert (seen["phase"], seen["obstacle"]["refused"]) == ("lobby", why)
        assert seen["obstacle"]["params"].get("error") is None, "what the error says is for the host"
