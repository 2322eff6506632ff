"""Before a game the host may choose another one, and bots have names of its world."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meetinghouse.bots.registry import names_for
from meetinghouse.tables import acts
from meetinghouse.tables.chairs import BOT_NAMES

from .awaiting import awaited
from .virtual import NAMES, NOBODY, refused, town


@awaited
async def test_the_host_changes_the_game_and_everybody_stays(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=4, options={"edition": "fr"})
        await party.act("Ben", acts.Ready, True)
        await party.act("Ann", acts.Set, {}, "quick", "newsalem")
        board = party.data(NOBODY)["table"]

        assert (board["game"], board["options"], board["pace"]) == ("newsalem", {}, "quick")
        assert [place["name"] for place in board["places"]][:2] == ["Ann", "Ben"]
        assert (board["least"], board["most"]) == (3, 8)
        assert not board["places"][1]["ready"]

        await party.act("Ben", acts.Ready, True)
        await party.start()
        assert party.game.setup.game == "newsalem"


@awaited
async def test_a_bot_that_does_not_know_the_game_makes_room_for_one_that_does(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=1, play="newsalem")
        table = party.table.copy()
        table.chairs = [table.chairs[0], msgspec.structs.replace(table.chairs[1], bot="town-crier")]
        party.live._put(table, home.now)
        await party.act("Ann", acts.Set, {}, "none", "salem1692")

        assert [chair.bot for chair in party.table.chairs] == ["", "steady"]


@awaited
async def test_a_game_for_fewer_people_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*NAMES[:9])
        before = party.frame(NOBODY)
        with refused("too-many"):
            await party.act("Ann", acts.Set, {}, "none", "newsalem")
        with refused("unknown-game"):
            await party.act("Ann", acts.Set, {}, "none", "chess")

        assert party.frame(NOBODY) == before


@awaited
async def test_bots_are_called_as_people_are_in_the_world_of_the_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", play="quintebourg")
        await party.act("Ann", acts.AddBot, "random", "", 3, True)
        await party.act("Ann", acts.AddBot, "random")  # as journals of older versions have it

        names = [chair.name for chair in party.table.chairs[1:]]
        assert names == [*names_for("quintebourg")[:3], BOT_NAMES[0]]
