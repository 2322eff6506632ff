"""The deal: the game waits until everybody has looked at their role, and nobody is told who has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from meetinghouse.engine import plugins
from meetinghouse.engine.verify import verify
from meetinghouse.tables import acts, saves
from meetinghouse.tables.lifetimes import status_of

from .awaiting import awaited
from .positions import THREE
from .virtual import NOBODY, play_to_the_end, refused, town

GAMES = plugins.own(plugins.GAMES)


@pytest.mark.parametrize("play", GAMES)
def test_no_clock_runs_and_no_bot_moves_before_everybody_has_looked(tmp_path: Path, play: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*THREE, bots=5, play=play, seen=False)
            for name in THREE:
                assert party.left() is None
                assert party.game.record.entries == ()
                await home.wait(15)
                await party.act(name, acts.SeeRole)
            asked = party.game.decisions[0]
            assert party.table.dealing is None
            assert party.left() == pytest.approx(asked.timer), "the first step has all of its time"
            await home.wait(120)
            assert party.game.record.entries

    test()


@pytest.mark.parametrize(
    ("pace", "seconds"), [("classic", 60), ("relaxed", 60), ("quick", 30), ("none", 60), ("async", 60)]
)
def test_after_the_time_of_the_pace_the_game_begins_anyway(tmp_path: Path, pace: str, seconds: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace=pace, seen=False)
            await party.act("Ann", acts.SeeRole)
            assert party.data(NOBODY)["table"]["dealing"] == home.now + seconds
            await home.wait(seconds - 0.1)
            assert party.table.dealing is not None
            assert party.game.record.entries == ()
            await home.wait(0.2)
            assert party.data(NOBODY)["table"]["dealing"] is None
            assert (party.left() is not None) == party.table.pace.clocks
            assert [party.data(name)["you"]["seen"] for name in ("Ann", "Ben")] == [True, False]
            await home.wait(20)
            assert party.game.record.entries or pace == "async"

    test()


@pytest.mark.parametrize("play", GAMES)  # a secret first step, and open ones
def test_who_has_looked_is_told_to_nobody_else(tmp_path: Path, play: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*THREE, bots=5, play=play, pace="quick", seen=False)
            others: tuple[str | None, ...] = ("Ann", "Cat", NOBODY)
            before = {name: party.frame(name) for name in others}
            sent = {name: len(party.sent[name]) for name in others}
            await party.act("Ben", acts.SeeRole)
            assert {name: party.frame(name) for name in others} == before
            assert {name: len(party.sent[name]) for name in others} == sent, "no message leaves at that moment"
            assert party.data("Ben")["you"]["seen"] is True

    test()


@awaited
async def test_one_person_alone_with_bots_waits_for_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=4, seen=False)
        assert party.left() is None
        await party.act("Ann", acts.SeeRole)
        assert party.table.dealing is None
        assert party.left() is not None


@awaited
async def test_bots_among_themselves_wait_for_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(bots=5)
        await party.start(seen=False)
        assert party.table.dealing is None


@awaited
async def test_whoever_answers_has_looked_so_that_older_programs_play_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, "Dan", pace="quick", seen=False)
        for name in ("Ann", "Ben", "Cat"):
            await party.answer(name)
            assert party.left() is None
        await home.wait(5)
        await party.answer("Dan")
        assert party.table.dealing is None
        length = party.game.time
        assert length is not None
        assert party.left() == pytest.approx(length), "the step lasts the time that everybody is told"
        await home.wait(length - 1)
        assert party.table.secret


@pytest.mark.parametrize("gone", [acts.Leave, acts.StandIn])
def test_nobody_waits_for_a_person_who_is_gone(tmp_path: Path, gone: Callable[..., acts.AnyAct]) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, seen=False)
            await party.act("Ann", acts.SeeRole)
            await party.act("Ben", gone)
            assert party.table.dealing is None

    test()


@awaited
async def test_a_pause_gives_the_deal_its_time_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, seen=False)
        await home.wait(50)
        for name in ("Ann", "Ben"):
            await party.act(name, acts.Pause)
        await home.wait(100)
        assert party.table.dealing is not None
        for name in ("Ann", "Ben"):
            await party.act(name, acts.Resume)
        await home.wait(59)
        assert party.table.dealing is not None
        await home.wait(2)
        assert party.table.dealing is None


@awaited
async def test_in_a_pause_people_may_look_and_the_clock_runs_after_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, seen=False)
        for act in (acts.Pause, acts.SeeRole):
            for name in ("Ann", "Ben"):
                await party.act(name, act)
        assert party.table.dealing is None
        assert party.left() is None
        for name in ("Ann", "Ben"):
            await party.act(name, acts.Resume)
        assert party.left() == pytest.approx(party.game.time)


@awaited
async def test_a_house_that_stops_during_the_deal_goes_on_with_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, seen=False)
        await party.act("Ann", acts.SeeRole)
        again = saves.load(party.table.name, saves.save(party.table))
        assert (again.dealing, [chair.seen for chair in again.chairs]) == (home.now + 60, [True] + [False] * 4)
        deadline = status_of(party.table).deadline
        assert deadline is not None
        assert deadline <= home.now + 60, "a sleeping table is woken in time"
        await home.crash()
        await home.wake()
        assert [party.data(name)["you"]["seen"] for name in ("Ann", "Ben")] == [True, False]
        await party.act("Ben", acts.SeeRole)
        assert party.table.dealing is None
        await home.crash()
        await home.wake()
        assert party.left() is not None


@awaited
async def test_a_game_that_began_before_there_was_a_deal_is_read_as_it_was(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, seen=False)
        name = party.table.name
        began = party.live.version
        entries = await home.journal.read(name, 0)
        table = type(party.table)(name)
        for entry in entries:
            stored = acts.read_act(entry.body)
            table.terms = 1
            stored.act.happen(table, stored.at)
        assert len(entries) == began
        assert table.dealing is None
        assert table.clock.end is not None
        body = msgspec.msgpack.decode(saves.save(party.table))
        del body["dealing"]
        for chair in body["chairs"]:
            del chair["seen"]
        older = saves.load(name, msgspec.msgpack.encode(body))
        assert older.dealing is None
        assert not any(chair.seen for chair in older.chairs)


@awaited
async def test_a_newcomer_who_has_only_looked_gives_the_seat_back_to_its_owner(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=2, pace="none")
        party.unfollow("Ben")
        await home.wait(61)
        await party.open_seat(1)
        await party.sit("Eve")
        assert party.data("Eve")["you"]["seen"] is False
        await party.act("Eve", acts.SeeRole)
        assert party.data("Eve")["you"]["seen"] is True
        assert party.table.at(1).before is not None


@awaited
async def test_looking_is_refused_outside_a_game_and_the_next_game_is_dealt_anew(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=3, pace="quick")
        with refused("not-playing"):
            await party.act("Ann", acts.SeeRole)
        assert party.data("Ann")["you"]["seen"] is True
        party.everybody_follows()
        await party.start()
        await play_to_the_end(home, party)
        await party.act("Ann", acts.Rematch)
        await party.start(seen=False)
        assert party.table.dealing is not None
        assert party.data("Ann")["you"]["seen"] is False


@awaited
async def test_records_do_not_tell_how_long_people_looked(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick", seen=False)
        begun = party.game.record
        await home.wait(10)
        await party.all_look()
        assert party.game.record == begun
        await play_to_the_end(home, party)
        assert party.table.record is not None
        assert verify(party.table.record).holds
