"""Draining before an update: games in progress go on to their end, and no new ones begin."""

from __future__ import annotations

import json
from pathlib import Path

from meetinghouse.tables import acts
from meetinghouse.tables.reader import Reader

from .awaiting import awaited
from .positions import played
from .test_shares import opens, starting
from .virtual import refused, town


@awaited
async def test_no_table_is_opened_and_no_game_begins_and_the_lobby_says_so(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", "Dan")
        home.house.draining = True
        party.live.show(home.now)

        with refused("draining"):
            await home.house.open("salem1692")
        with refused("draining"):
            await home.house.start(party.live, party.table.host)
        assert party.table.phase == "lobby"
        board = json.loads(party.live.broadcast.frame(Reader(party.keys["Ben"])))["table"]
        assert board["obstacle"]["refused"] == "draining"


@awaited
async def test_a_game_that_has_begun_is_played_to_its_end_but_not_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        home.house.draining = True

        await played(home, party)
        assert party.table.phase == "over"
        await party.act("Ann", acts.Rematch)
        with refused("draining"):
            await home.house.start(party.live, party.table.host)


@awaited
async def test_a_start_whose_shares_are_being_opened_counts_as_begun(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben")
        home.house.draining = True
        party.live.show(home.now)

        assert json.loads(party.live.broadcast.frame(Reader(party.keys["Ben"])))["table"]["obstacle"] is None
        await opens(party, "Ann", "Ben")
        assert party.table.phase == "playing"


@awaited
async def test_a_start_whose_answer_was_lost_is_not_refused_when_it_is_sent_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", "Dan")
        for name in ("Ann", "Ben", "Cat", "Dan"):
            await party.act(name, acts.Ready, True)
        await home.house.start(party.live, party.table.host, "once")
        home.house.draining = True

        await home.house.start(party.live, party.table.host, "once")
        assert party.table.phase == "playing"
