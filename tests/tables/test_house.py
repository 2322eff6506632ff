"""The house looks after many tables, and trouble at one does not affect the others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from meetinghouse.bots.bot import Bot, Move, Prompt, Reason
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.engine.values import Word
from meetinghouse.tables import acts, caretaker
from meetinghouse.tables import house as house_module
from meetinghouse.tables.caretaker import Caretaker
from meetinghouse.tables.codes import digest
from meetinghouse.tables.house import House
from meetinghouse.tables.house_time import HouseTime
from meetinghouse.tables.sqlite import SqliteJournal
from tests.patience import PATIENCE

from .awaiting import awaited
from .virtual import refused, town


class Fool(Bot):
    """A bot that answers a decision that does not exist."""

    def move(self, prompt: Prompt) -> Move:
        return Move(prompt.decisions[0].id, Word("abracadabra"), Reason("random"))


class Dreamer(Bot):
    """A bot that thinks until the test lets it go on."""

    def __init__(self) -> None:
        self.dreams = threading.Event()
        self.woken = threading.Event()

    def move(self, prompt: Prompt) -> Move | None:
        self.dreams.set()
        self.woken.wait(PATIENCE)
        self.dreams.clear()
        return RandomBot().move(prompt)


@awaited
async def test_a_bot_whose_moves_are_refused_is_played_by_chance(tmp_path: Path) -> None:
    with patch.object(caretaker, "make_bot", lambda game, name: Fool()):
        async with town(tmp_path) as home:
            party = await home.game("Ann", bots=3, pace="none")
            await home.wait(5)
            assert [decision.seat for decision in party.game.decisions] == [0]


@awaited
async def test_a_table_that_could_not_be_looked_after_is_looked_after_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3)
        with patch.object(Caretaker, "attend", side_effect=KeyError("unforeseen")):
            await home.wait(2)
        await home.wait(20)
        assert not party.is_secret()


@awaited
async def test_a_table_is_not_held_open_without_end(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", bots=1, pace="async")
        for _ in range(3):
            await party.act("Ann", acts.Extend)
            assert party.table.clock.extended < 3  # at the slowest pace absent people count as voters
            await party.act("Ben", acts.Extend)
        with refused("extended-enough"):
            await party.act("Ann", acts.Extend)


@awaited
async def test_old_talk_of_a_lobby_is_forgotten_and_still_counted(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        for number in range(300):
            await party.act("Ann", acts.Set, {}, ("quick", "classic")[number % 2])
            await party.act("Ann", acts.Lock, bool(number % 2))
            await party.live.do(acts.AddBot(party.keys["Ann"], "random"))
            await party.act("Ann", acts.Remove, 2)
        frame = party.data("Ben")
        assert len(frame["story"]) <= 400
        assert frame["length"] == 2 + 3 * 300
        assert party.data("Ann")["length"] == frame["length"]


def test_a_clock_that_is_set_back_does_not_stop_the_house() -> None:
    now = HouseTime()
    before = now()
    with patch.object(time, "time", lambda: 0.0):
        assert now() >= before


@awaited
async def test_a_bot_that_thinks_for_long_holds_up_no_other_table(tmp_path: Path) -> None:
    dreamer = Dreamer()

    def made(game: str, name: str) -> Bot:
        return dreamer if name == "steady" else RandomBot()

    async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
        house = House(journal, thinking=(0, 0))
        tables = []
        for bot in ("steady", "random"):
            opened = await house.open("salem1692", {}, "en", "classic")
            live = await house.at(opened.code)
            token = digest(opened.token)
            await live.do(acts.Sit(0, "Ann", token))
            for _ in range(4):
                await live.do(acts.AddBot(live.table.host, bot))
            live.follow(live.table.host)
            await house.start(live, live.table.host)
            await live.do(acts.SeeRole(live.table.host))
            tables.append(live)
        shown: list[bool] = []
        house.on_show = lambda live: shown.append(dreamer.dreams.is_set()) if live is tables[1] else None
        patient = patch.object(house_module, "LONGEST_THOUGHT", 10 * PATIENCE)
        with patch.object(caretaker, "make_bot", made), patient:
            running = asyncio.create_task(house.run())
            async with asyncio.timeout(PATIENCE):
                while sum(shown) < 2:  # ticks of a secret step, while the other table's bot still thinks
                    await asyncio.sleep(0.02)
        dreamer.woken.set()
        running.cancel()
        await house.close()


class Searcher(RandomBot):
    """A bot that may look ahead."""

    looks_ahead = True


@awaited
async def test_nobody_sees_by_the_time_that_a_bot_takes_whether_it_looks_ahead(tmp_path: Path) -> None:
    taken: list[tuple[bool, float, float | None]] = []
    async with town(tmp_path, thinking=(0, 0)) as home:
        with patch.object(caretaker, "make_bot", lambda *_: Searcher()), patch.object(House, "think") as thinking:

            async def think(move: Callable[[Prompt], Any], prompt: Prompt, least: float = 0.0) -> Any:
                if prompt.decisions:
                    taken.append((party.is_secret(), least, prompt.seconds))
                return move(prompt)

            thinking.side_effect = think
            party = await home.game("Ann", bots=3)
            await home.wait(600)

    assert {each for each in taken if not each[0]} == {(False, caretaker.THOUGHT, caretaker.LOOKING_AHEAD)}
    assert {least for secret, least, _ in taken if secret} == {0.0}


@awaited
async def test_a_thought_takes_as_long_as_it_is_told_to(tmp_path: Path) -> None:
    async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
        house = House(journal)
        began = time.monotonic()
        assert await house.think(len, [1, 2], 0.1) == 2
        assert time.monotonic() - began >= 0.1
        await house.close()


@awaited
async def test_what_a_bot_rolls_does_not_hang_on_how_often_others_think(tmp_path: Path) -> None:
    records = []
    for company in (False, True):
        async with town(tmp_path, thinking=(0, 0), file=f"{company}.db") as home:
            party = await home.game("Ann", bots=3, code="BBBB")
            if company:
                await home.game("Ben", bots=3, code="CCCC")
            await home.wait(600)
            records.append(list(party.game.record.entries))
    assert len(records[0]) > 8  # then the game waits for Ann
    assert records[0] == records[1]
