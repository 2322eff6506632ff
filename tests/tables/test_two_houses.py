"""Two processes that serve one table, and requests that are interrupted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meetinghouse.tables import acts
from meetinghouse.tables.journal import Appended, Change, Status

from .awaiting import awaited
from .positions import frames, holds
from .virtual import NOBODY, Party, Town, refused, town

# --- two houses


async def second(home: Town, party: Party) -> Party:
    """The same table in a second house on the same file."""
    other = Town(home.path, 2, None)
    other.now = home.now
    await other.wake()
    live = await other.house.at(party.code)
    twin = other.parties[party.code] = Party(other, live.table.code, party.host_token)
    twin.tokens, twin.keys = party.tokens, party.keys
    return twin


@awaited
async def test_two_houses_write_one_table_and_both_see_everything(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        for number in range(4):
            await party.say("Ann", f"here {number}")
            await twin.say("Ben", f"there {number}")
        await asyncio.gather(party.act("Ann", acts.Ready, True), twin.act("Ben", acts.Ready, True))
        await party.live.catch_up()
        await twin.live.catch_up()

        assert party.hears(NOBODY) == [f"{where} {number}" for number in range(4) for where in ("here", "there")]
        assert frames(party.table, 0) == frames(twin.table, 0)
        assert [chair.ready for chair in twin.table.chairs] == [True, True]
        await twin.town.close()


@awaited
async def test_many_who_write_one_table_in_two_houses_at_once_all_succeed(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        await asyncio.gather(
            *[party.say("Ann", f"a{number}") for number in range(5)],
            *[twin.say("Ben", f"b{number}") for number in range(5)],
        )
        await party.live.catch_up()
        await twin.live.catch_up()
        assert sorted(party.hears(NOBODY)) == sorted(twin.hears(NOBODY))
        assert len(party.hears(NOBODY)) == 10
        await twin.town.close()


@awaited
async def test_what_does_not_fit_any_more_after_another_house_wrote_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        await party.act("Ann", acts.Lock, True)
        with refused("locked"):
            await twin.sit("Cat")
        await twin.town.close()


@awaited
async def test_of_two_houses_that_see_a_deadline_one_wins_and_the_other_goes_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", pace="quick")
        twin = await second(home, party)
        twin.follow(*party.tokens)
        for _ in range(8):
            for each in (home, twin.town):
                await each.wait(13)
        await party.live.catch_up()
        await twin.live.catch_up()
        assert frames(party.table, 0) == frames(twin.table, 0)
        made = [acts.read_act(entry.body) for entry in await home.journal.read(party.table.name)]
        expired = [entry.act.decision for entry in made if isinstance(entry.act, acts.Expire)]
        assert len(expired) == len(set(expired)) > 3
        await twin.town.close()


@awaited
async def test_a_deadline_that_another_house_has_moved_is_not_kept_too_early(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", pace="quick")
        twin = await second(home, party)
        for name in ("Ann", "Ben", "Cat"):
            await twin.act(name, acts.Extend)
        await home.wait(8)  # this house has not noticed the extension yet
        assert party.is_secret()
        await home.wait(6)
        assert not party.is_secret()
        await twin.town.close()


@awaited
async def test_a_house_that_may_have_missed_changes_checks_all_its_tables(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        await party.say("Ann", "are you there?")
        house = twin.town.house
        house._hear(Change(None, 0))
        await asyncio.gather(*house._tasks)

        assert twin.hears("Ben") == ["are you there?"]
        await twin.town.close()


@awaited
async def test_a_house_in_which_an_act_is_repeated_has_it_too(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
        await twin.act("Ann", acts.Chat, "lobby", "hello", key="k")

        assert twin.hears("Ben") == ["hello"]
        assert twin.live.version == party.live.version
        await twin.town.close()


# --- interrupted


@pytest.mark.parametrize("happened", [True, False])
def test_a_request_that_is_cut_off_while_it_is_written_does_not_confuse_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, happened: bool
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table("Ann", "Ben")
            append = home.journal.append
            writing = asyncio.Event()

            async def slow(
                table: str, version: int, body: bytes, *, key: str | None, status: Status | None, at: float | None
            ) -> Appended:
                if happened:
                    await append(table, version, body, key=key, status=status, at=at)
                writing.set()
                await asyncio.sleep(60)
                raise AssertionError

            monkeypatch.setattr(home.journal, "append", slow)
            cut_off = asyncio.create_task(party.act("Ann", acts.Chat, "lobby", "hello", key="k"))
            await writing.wait()
            cut_off.cancel()
            with pytest.raises(asyncio.CancelledError):
                await cut_off
            monkeypatch.setattr(home.journal, "append", append)

            await party.say("Ben", "good evening")
            assert party.hears("Ben") == (["hello"] if happened else []) + ["good evening"]
            await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
            assert sorted(party.hears("Ben")) == ["good evening", "hello"]
            await holds(party)

    test()


@awaited
async def test_requests_cut_off_at_any_moment_leave_what_the_journal_has(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        for number in range(30):
            task = asyncio.create_task(party.act("Ann", acts.Lock, number % 2 == 0))
            for _ in range(number % 4):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await party.act("Ben", acts.Ready, True)
        await holds(party)
        assert party.live.version == (await home.journal.wake(party.table.name)).version


@awaited
async def test_a_store_that_cannot_write_changes_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        before = frames(party.table, home.now)
        await home.journal.close()
        with refused("store"):
            await party.act("Ben", acts.Ready, True)
        with refused("store"):
            await home.house.open("salem1692")
        with refused("store"):
            await home.house.at("BBBB")
        assert frames(party.table, home.now) == before


@awaited
async def test_what_is_erased_in_one_house_is_not_shown_in_the_other_any_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        await party.say("Ben", "I was in Paris")
        twin = await second(home, party)
        twin.follow(NOBODY)
        follower, _ = twin.streams[NOBODY]
        await party.live.erase(party.keys["Ben"])
        house = twin.town.house
        house._hear(Change(party.table.name, party.live.version))
        await asyncio.gather(*house._tasks)

        assert follower.ended == "closing", "whoever follows it comes again"
        twin.live = await house.at(party.code)
        assert frames(party.table, 0) == frames(twin.table, 0)
        assert "I was in Paris" not in twin.hears(NOBODY)
        await twin.town.close()
