"""`serve --drain`: no new game begins, games in progress are counted, and the server stops after the last one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from meetinghouse.games.salem1692.rules import SalemRules
from meetinghouse.server import drain as draining
from meetinghouse.server.drain import drain
from meetinghouse.server.store import find_store, open_store
from meetinghouse.tables import acts
from meetinghouse.tables.house import House
from meetinghouse.texts import Texts
from tests.patience import PATIENCE
from tests.tables.awaiting import awaited
from tests.tables.positions import played
from tests.tables.test_shares import SECONDS, opens, starting
from tests.tables.virtual import NOBODY, town

from .guests import Guest
from .test_outdated import Made, table
from .test_outdated import played as begun
from .test_serve import process


@awaited
async def test_the_drain_is_over_when_nobody_has_a_game_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draining, "COUNT_EVERY", 0.0)
    monkeypatch.setattr(draining, "SHARE", 1e9)
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick", code="KWTM")
        alone = await home.game("Cat", bots=4, pace="none", code="HJRD")
        alone.unfollow("Cat", NOBODY)
        await home.table("Dan", "Eve", code="BCDF")
        told: list[tuple[int, int]] = []

        emptying = asyncio.create_task(drain(home.house, lambda *left: told.append(left)))
        while not told:
            await asyncio.sleep(0)
        await played(home, party)
        await alone.act("Cat", acts.Leave)
        async with asyncio.timeout(PATIENCE):
            await emptying

    assert (told[0], told[-1]) == ((2, 1), (0, 0))


@awaited
async def test_the_drain_does_not_wait_for_games_whose_rules_only_other_servers_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        await home.game("Ann", bots=4, pace="none", code="KWTM")
        told: list[tuple[int, int]] = []
        monkeypatch.setattr(SalemRules, "version", "another")
        async with asyncio.timeout(PATIENCE):
            await drain(home.house, lambda *left: told.append(left))

    assert told == [(0, 0)]


@pytest.mark.parametrize("come_back", [True, False])
@awaited
async def test_the_drain_waits_for_a_start_whose_shares_are_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, come_back: bool
) -> None:
    monkeypatch.setattr(draining, "COUNT_EVERY", 0.0)
    monkeypatch.setattr(draining, "SHARE", 1e9)
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", pace="quick")
        await home.crash()
        await home.wake()
        home.house.draining = True
        told: list[tuple[int, int]] = []

        emptying = asyncio.create_task(drain(home.house, lambda *left: told.append(left)))
        while not told:
            await asyncio.sleep(0)
        assert (told, emptying.done()) == ([(1, 0)], False)
        if come_back:
            await opens(party, "Ann", "Ben")
            party.everybody_follows()
            await played(home, party)
            await party.act("Ann", acts.Leave)
        else:
            await home.wait(SECONDS + 120)
        async with asyncio.timeout(PATIENCE):
            await emptying

    assert told[-1] == (0, 0)


async def evening(data: Path) -> tuple[Made, Made]:
    """A store with a game in progress, and a lobby in which everybody is ready."""
    async with await open_store(find_store(data)) as journal:
        house = House(journal, threads=False)
        game = await begun(house)
        _, lobby = await table(house)
        await house.close()
    return game, lobby


def test_a_drained_house_lets_nothing_begin_and_closes_when_the_last_game_is_left(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    made, waiting = asyncio.run(evening(data))
    with process(data, "--drain") as (running, where):
        lobby = Guest(where["here"].rstrip("/"), waiting.code, waiting.token)
        assert lobby.look()["table"]["obstacle"]["refused"] == "draining"
        with lobby.following() as stream:
            assert next(stream).data["table"]["obstacle"]["refused"] == "draining"
        refused = lobby.post("/start")
        assert (refused.status_code, refused.json()["refused"]) == (503, "draining")
        guest = Guest(where["here"].rstrip("/"), made.code, made.token)
        answer = guest.client.post(f"{guest.url}/api/tables", json={"game": "salem1692"})
        assert (answer.status_code, answer.json()["refused"]) == (503, "draining")
        assert guest.look()["table"]["phase"] == "playing"
        assert running.poll() is None

        guest.ok("/leave")
        assert running.wait(PATIENCE) == 0


def test_without_a_game_it_closes_at_once_and_says_so_in_the_users_language(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meetinghouse.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--drain"]
    told = subprocess.run(
        [*command, "--data", str(tmp_path / "tables.db"), "--language", "fr"],
        capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert told.stdout.splitlines()[-1] == Texts("fr").say("cli-drain-over")
