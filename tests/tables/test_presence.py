"""Presence: who is at the table, who is away, and who plays for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables import acts
from meetinghouse.tables.chairs import Notebook
from tests.games.salem1692.village import village

from .awaiting import awaited
from .positions import THREE
from .virtual import NOBODY, START, Party, Town, refused, town


async def finished(home: Town, party: Party) -> None:
    """Let bots and clocks finish the game."""
    while party.table.phase == "playing":
        await home.wait(10)


# --- away


@awaited
async def test_whoever_is_not_heard_of_for_ten_seconds_is_shown_as_away(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        party.everybody_follows()
        party.unfollow("Ben")
        await home.wait(9.9)
        assert not party.place("Ben")["away"]
        await home.wait(0.1)

        assert [place["away"] for place in party.sent["Ann"][-1].data["table"]["places"]] == [False, True, False]
        assert party.sent["Ann"][-1].at == START + 10
        assert [party.place(name)["away"] for name in THREE] == [False, True, False]


@awaited
async def test_whoever_follows_the_table_is_never_away_whatever_else_they_do(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        await party.act("Ben", acts.Note, Notebook("hm"))
        await home.wait(600)
        assert not any(chair.away or chair.stood_in for chair in party.table.chairs)


@awaited
async def test_a_call_is_a_sign_of_life_too(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        party.follow("Ann")
        for _ in range(5):
            await home.wait(8)
            await party.act("Ben", acts.Ready, True)
        assert [party.place(name)["away"] for name in THREE] == [False, False, True]


@pytest.mark.parametrize("how", ["stream", "call"])
def test_whoever_is_back_is_shown_as_back(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table(*THREE)
            party.everybody_follows()
            party.unfollow("Ben")
            await home.wait(30)
            assert party.place("Ben")["away"]
            if how == "stream":
                party.follow("Ben")
            else:
                await party.act("Ben", acts.Ready, True)
            await home.wait(0.1)
            assert not party.place("Ben")["away"]
            assert not party.sent["Ann"][-1].data["table"]["places"][1]["away"]

    test()


@awaited
async def test_a_stream_opened_elsewhere_ends_the_older_one(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        older, newer = party.live.follow(party.keys["Ben"]), party.live.follow(party.keys["Ben"])
        watchers = [party.live.follow(0), party.live.follow(0)]

        assert (older.ended, newer.ended) == ("moved", None)
        assert [watcher.ended for watcher in watchers] == [None, None]
        party.live.unfollow(older)
        await home.wait(11)
        assert not party.place("Ben")["away"]


@awaited
async def test_who_goes_away_in_a_secret_step_is_not_shown_before_it_is_over(tmp_path: Path) -> None:
    seen = []
    for goes in (True, False):
        async with town(tmp_path, file=f"{goes}.db") as home:
            party = await home.game(*THREE, "Dan", pace="relaxed")
            if goes:
                party.unfollow("Ben")
            await home.wait(19.5)
            assert party.is_secret()
            seen.append([party.sent[name][:] for name in ("Ann", "Cat", "Dan", NOBODY)])
            await home.wait(0.6)
            assert not party.is_secret()
            assert party.place("Ben")["away"] == goes
    assert seen[0] == seen[1]
    assert len(seen[0][0]) > 20


# --- what happens next is told


@awaited
async def test_everybody_is_told_when_a_bot_will_stand_in_for_whoever_is_away(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        while party.table.secret:
            for name in THREE:
                if party.asked(name) is not None:
                    await party.answer(name)
            await home.wait(5)
        left = home.now
        party.unfollow("Ben")
        await home.wait(10.1)
        assert [party.place(name)["until"] for name in THREE] == [None, left + 60, None]
        await home.wait(49.8)
        assert not party.place("Ben")["bot"]
        await home.wait(1.2)
        assert party.place("Ben")["bot"]
        assert party.place("Ben")["until"] is None


@awaited
async def test_before_a_game_everybody_is_told_when_somebody_else_becomes_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        party.everybody_follows()
        party.unfollow("Ann")
        await home.wait(10.1)
        assert [party.place(name)["until"] for name in THREE] == [START + 120, None, None]
        await home.wait(110)
        assert party.place("Ben")["host"]
        assert party.place("Ann")["until"] is None


@awaited
async def test_whoever_leaves_a_game_is_named_and_that_a_bot_plays_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        await party.act("Ben", acts.Leave)
        assert party.told(NOBODY, "departed") == [{"type": "departed", "name": "Ben", "bot": True}]


# --- a bot stands in


@pytest.mark.parametrize(("pace", "grace"), [("relaxed", 120), ("classic", 60), ("quick", 30), ("none", 60)])
def test_a_bot_stands_in_after_the_paces_grace(tmp_path: Path, pace: str, grace: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*THREE, bots=1, pace=pace)
            party.unfollow("Ben")
            await home.wait(grace - 0.1)
            assert not party.place("Ben")["bot"]
            await home.wait(1.1)
            place = party.place("Ben")
            assert place["bot"]
            assert place["person"]
            assert party.told(NOBODY, "stood-in") == [{"type": "stood-in", "seat": 1}]

    test()


@awaited
async def test_no_bot_stands_in_for_the_only_person_at_a_table(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, pace="none")
        party.unfollow("Ann")
        await home.wait(600)
        assert not party.place("Ann")["bot"]
        assert party.told(NOBODY, "stood-in") == []


@awaited
async def test_no_bot_stands_in_at_a_table_played_by_letter(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="async")
        party.unfollow("Ben")
        await home.wait(3 * 86400)
        assert not party.place("Ben")["bot"]
        assert party.told(NOBODY, "stood-in") == []


@awaited
async def test_no_bot_stands_in_before_or_after_a_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE, bots=1, pace="quick")
        party.follow("Ann")
        await home.wait(500)
        assert not party.place("Ben")["bot"]


@awaited
async def test_the_bot_plays_what_its_owner_is_asked(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        party.unfollow("Ben")
        await home.wait(59)
        assert party.asked("Ben") is not None
        await home.wait(5)
        assert party.asked("Ben") is None
        assert party.asked("Cat") is not None


@awaited
async def test_an_owner_takes_the_seat_back_in_one_call(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        with refused("not-stood-in"):
            await party.act("Ben", acts.TakeBack)
        party.unfollow("Ben")
        await home.wait(60.1)
        await party.act("Ben", acts.TakeBack)

        place = party.place("Ben")
        assert not place["bot"]
        assert not place["away"]
        assert party.told(NOBODY)[-1] == {"type": "took-back", "seat": 1}
        await party.answer("Ben")
        party.follow("Ben")
        await home.wait(600)
        assert not party.place("Ben")["bot"]


@awaited
async def test_the_host_passes_on_when_a_bot_stands_in_for_the_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        party.unfollow("Ann")
        await home.wait(61)
        assert [party.place(name)["host"] for name in THREE] == [False, True, False]
        with refused("host-only"):
            await party.act("Ann", acts.Lock, True)


@awaited
async def test_a_restart_gives_everybody_time_to_come_back(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        await home.close()
        home.now += 3600
        await home.wake()
        await home.wait(9)
        assert not any(chair.away for chair in party.table.chairs)
        party.follow(*THREE)
        await home.wait(100)
        assert not any(chair.stood_in for chair in party.table.chairs)


# --- leaving


@awaited
async def test_whoever_leaves_a_lobby_leaves_no_seat(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        await party.act("Ben", acts.Leave)
        assert [chair.name for chair in party.table.chairs] == ["Ann", "Cat"]
        assert party.told(NOBODY)[-1] == {"type": "departed", "name": "Ben", "bot": False}
        with refused("wrong-token"):
            await party.act("Ben", acts.Ready, True)
        await party.sit("Ben")


@awaited
async def test_whoever_leaves_a_game_is_played_by_a_bot_until_a_substitute_comes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        await party.act("Ben", acts.Leave)

        place = party.place("Ben")
        assert (place["bot"], place["person"], place["vacant"]) == (True, False, False)
        with refused("wrong-token"):
            await party.act("Ben", acts.TakeBack)
        with refused("not-vacant"):
            await party.sit("Eve", seat=1)
        await party.open_seat(1)
        assert party.place("Ben")["vacant"]
        await home.wait(5)
        assert party.asked("Ben") is None


@awaited
async def test_whoever_leaves_after_a_game_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=2, pace="quick")
        await finished(home, party)
        await party.act("Ben", acts.Leave)
        with refused("wrong-token"):
            await party.act("Ben", acts.Leave)
        await party.act("Ann", acts.Rematch)

        assert (party.place("Ben")["bot"], party.place("Ben")["person"], party.place("Ben")["ready"]) == (
            True, False, True,
        )  # fmt: skip
        await party.act("Ann", acts.Remove, 1)
        assert len(party.table.chairs) == 4


# --- nobody there


@awaited
async def test_a_table_of_bots_that_nobody_reads_stands_still(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=4, pace="none")
        await party.act("Ann", acts.Leave)
        party.unfollow("Ann", NOBODY)
        version = party.live.version
        await home.wait(3600)
        assert (await home.journal.wake(party.table.name)).version == version

        party.live = await home.house.at(party.code)
        party.follow(NOBODY)
        await home.wait(30)
        assert party.live.version > version


@awaited
async def test_a_table_of_bots_that_nobody_reads_stands_still_though_clocks_run(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=4, pace="quick")
        await party.act("Ann", acts.Leave)
        party.unfollow("Ann", NOBODY)
        version = party.live.version
        for _ in range(60):
            await home.wait(60)
            await home.house.wake_due_tables(home.now)
        assert (await home.journal.wake(party.table.name)).version == version


@awaited
async def test_a_table_of_bots_goes_on_by_day_while_somebody_watches(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, pace="none")
        party.lay(village("en", 4))
        await party.act("Ann", acts.Leave)
        party.unfollow("Ann")
        version = party.live.version
        await home.wait(20)
        assert party.live.version > version
