"""The promises of the journal's interface, for every store."""

from __future__ import annotations

import asyncio
import time

import pytest

from meetinghouse.tables.journal import (
    Appended,
    Change,
    Conflict,
    JournalEntry,
    Snapshot,
    Status,
    Taken,
    Unavailable,
    Wake,
)

from .awaiting import Opening, awaited, write


@awaited
async def test_entries_come_back_in_order_from_a_version_on(opening: Opening) -> None:
    async with await opening() as journal:
        await write(journal, "a", 12)
        await write(journal, "b", 3)

        assert [entry.version for entry in await journal.read("a")] == list(range(1, 13))
        assert await journal.read("a", after=10) == [JournalEntry(11, b"a 11"), JournalEntry(12, b"a 12")]
        assert await journal.read("a", after=3, limit=1) == [JournalEntry(4, b"a 4")]
        assert await journal.read("a", after=12) == await journal.read("nobody") == []


@awaited
async def test_an_entry_must_follow_the_last_one(opening: Opening) -> None:
    async with await opening() as journal:
        await write(journal, "a", 2)

        for version in (1, 2, 4):
            with pytest.raises(Conflict) as conflict:
                await journal.append("a", version, b"late")
            assert (conflict.value.version, conflict.value.last) == (version, 2)
        with pytest.raises(Conflict) as conflict:
            await journal.append("nobody", 2, b"early")
        assert conflict.value.last == 0
        assert await journal.listing("nobody") is None
        assert await journal.append("a", 3, b"next") == Appended(3)


@awaited
async def test_of_two_writers_exactly_one_wins_a_version_and_the_other_learns_it(opening: Opening) -> None:
    async with await opening() as one, await opening() as two:
        for version in range(1, 41):
            outcomes = await asyncio.gather(
                one.append("a", version, b"one"), two.append("a", version, b"two"), return_exceptions=True
            )
            lost = [outcome for outcome in outcomes if isinstance(outcome, Conflict)]
            winner = b"two" if isinstance(outcomes[0], Conflict) else b"one"

            assert [conflict.last for conflict in lost] == [version]
            assert await one.read("a", after=version - 1) == [JournalEntry(version, winner)]


@awaited
async def test_many_writers_of_one_version_in_one_process_have_one_winner(opening: Opening) -> None:
    async with await opening() as journal:
        outcomes = await asyncio.gather(
            *(journal.append("a", 1, bytes([writer])) for writer in range(50)), return_exceptions=True
        )

        assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 49
        assert len(await journal.read("a")) == 1


@awaited
async def test_a_request_asked_again_happens_once(opening: Opening) -> None:
    async with await opening() as journal:
        assert await journal.append("a", 1, b"first", key="k") == Appended(1)
        await write(journal, "a", 3, first=2)

        assert await journal.append("a", 4, b"first", key="k") == Appended(1, fresh=False)
        assert await journal.append("a", 1, b"first", key="k") == Appended(1, fresh=False)
        assert await journal.append("b", 1, b"another table", key="k") == Appended(1)
        assert (await journal.wake("a")).version == 3
        assert await journal.version_of("a", "k") == 1
        assert await journal.version_of("a", "unknown") is None


@awaited
async def test_the_same_request_twice_at_once_happens_once(opening: Opening) -> None:
    async with await opening() as one, await opening() as two:
        outcomes = await asyncio.gather(*(journal.append("a", 1, b"answer", key="k") for journal in (one, two) * 5))

        assert sorted(outcome.fresh for outcome in outcomes) == [False] * 9 + [True]
        assert await one.read("a") == [JournalEntry(1, b"answer")]


@awaited
async def test_a_refused_entry_leaves_its_key_free(opening: Opening) -> None:
    async with await opening() as journal:
        with pytest.raises(Conflict):
            await journal.append("a", 5, b"too early", key="k")

        assert await journal.append("a", 1, b"in time", key="k") == Appended(1)


@awaited
async def test_a_table_wakes_from_its_latest_snapshot_and_the_entries_after_it(opening: Opening) -> None:
    async with await opening() as journal:
        await write(journal, "a", 5)

        assert (await journal.wake("a")).snapshot is None
        assert await journal.save_snapshot("a", Snapshot(2, b"two"))
        assert await journal.save_snapshot("a", Snapshot(4, b"four"))
        assert not await journal.save_snapshot("a", Snapshot(3, b"three"))
        assert await journal.wake("a") == Wake(Snapshot(4, b"four"), [JournalEntry(5, b"a 5")])
        with pytest.raises(Conflict):
            await journal.save_snapshot("a", Snapshot(6, b"six"))
        assert await journal.wake("nobody") == Wake(None, [])
        assert (await journal.wake("nobody")).version == 0


@awaited
async def test_the_last_two_snapshots_are_kept_and_each_can_be_woken_from(opening: Opening) -> None:
    async with await opening() as journal:
        await write(journal, "a", 5)
        for version in (1, 2, 4):
            assert await journal.save_snapshot("a", Snapshot(version, b"%d" % version))

        assert await journal.wake("a", before=4) == Wake(
            Snapshot(2, b"2"), [JournalEntry(n, b"a %d" % n) for n in (3, 4, 5)]
        )
        assert (await journal.wake("a", before=2)).snapshot is None
        assert await journal.save_snapshot("a", Snapshot(4, b"again"))
        assert await journal.save_snapshot("a", Snapshot(5, b"5"), spoilt=[4])
        assert await journal.wake("a") == Wake(Snapshot(5, b"5"), [])
        assert (await journal.wake("a", before=5)).snapshot == Snapshot(2, b"2")


@awaited
async def test_entries_go_up_to_the_earlier_of_two_snapshots(opening: Opening) -> None:
    async with await opening() as journal:
        await journal.append("a", 1, b"", key="k")
        await write(journal, "a", 9, first=2)
        with pytest.raises(Conflict):
            await journal.let_go("a", 1)
        with pytest.raises(Conflict):
            await journal.let_go("nobody", 1)
        await journal.save_snapshot("a", Snapshot(4, b"four"))
        assert await journal.let_go("a", 4) == 0  # with a single snapshot nothing could replace it
        await journal.save_snapshot("a", Snapshot(8, b"eight"))
        with pytest.raises(Conflict):
            await journal.let_go("a", 9)

        assert await journal.let_go("a", 2) == 2
        assert await journal.let_go("a", 8) == 2
        assert [entry.version for entry in await journal.read("a")] == [5, 6, 7, 8, 9]
        assert await journal.version_of("a", "k") is None
        assert await journal.append("a", 10, b"next") == Appended(10)


@awaited
async def test_everything_before_a_snapshot_goes_where_that_is_asked_for(opening: Opening) -> None:
    async with await opening() as journal:
        await write(journal, "a", 9)
        for version in (4, 8):
            await journal.save_snapshot("a", Snapshot(version, b"%d" % version))

        assert await journal.let_go("a", 8, everything=True) == 8
        assert await journal.wake("a") == Wake(Snapshot(8, b"8"), [JournalEntry(9, b"a 9")])
        assert await journal.wake("a", before=8) == Wake(None, [JournalEntry(9, b"a 9")])


@awaited
async def test_a_table_of_a_thousand_entries_wakes_in_under_fifty_milliseconds(opening: Opening) -> None:
    async with await opening() as journal:
        await write(journal, "a", 1000)
        await journal.save_snapshot("a", Snapshot(950, bytes(20_000)))
    async with await opening() as journal:
        times = []
        for _ in range(5):
            begun = time.process_time()  # processor time, which does not depend on the load
            wake = await journal.wake("a")
            times.append(time.process_time() - begun)

        assert (wake.version, len(wake.entries)) == (1000, 50)
        assert min(times) < 0.05


@awaited
async def test_tables_are_found_by_code_and_listed_by_phase(opening: Opening) -> None:
    async with await opening() as journal:
        await journal.append("a", 1, b"", status=Status("ABCD", "lobby", about=b"salem"))
        await journal.append("b", 1, b"", status=Status("EFGH", "playing"))
        await journal.append("c", 1, b"")
        await journal.append("a", 2, b"")
        found = await journal.find("ABCD")

        assert found
        assert (found.table, found.version, found.status) == ("a", 2, Status("ABCD", "lobby", about=b"salem"))
        assert await journal.find("WXYZ") is None
        assert [listing.table for listing in await journal.tables()] == ["a", "b", "c"]
        assert [listing.table for listing in await journal.tables(after="a", limit=1)] == ["b"]
        assert [listing.table for listing in await journal.tables("playing")] == ["b"]
        assert (await journal.count(), await journal.count("lobby")) == (3, 1)


@awaited
async def test_a_code_belongs_to_one_table_until_it_gives_it_up(opening: Opening) -> None:
    async with await opening() as journal:
        await journal.append("a", 1, b"", status=Status("ABCD"))
        await journal.append("b", 1, b"", status=Status("EFGH"))

        with pytest.raises(Taken):
            await journal.append("c", 1, b"", status=Status("ABCD"))
        with pytest.raises(Taken):
            await journal.append("b", 2, b"", key="k", status=Status("ABCD"))
        assert await journal.listing("c") is None
        assert (await journal.wake("b")).version == 1
        await journal.append("a", 2, b"", status=Status(None))
        assert await journal.append("b", 2, b"", key="k", status=Status("ABCD")) == Appended(2)


@awaited
async def test_due_clocks_are_found_after_a_restart_the_earliest_first(opening: Opening) -> None:
    async with await opening() as journal:
        for table, deadline in (("a", 30.5), ("b", 10.0), ("c", None), ("d", 20.0)):
            await journal.append(table, 1, b"", status=Status(deadline=deadline))
        await journal.append("d", 2, b"the deadline stays")
    async with await opening() as journal:
        assert [listing.table for listing in await journal.due(30)] == ["b", "d"]
        assert [listing.status.deadline for listing in await journal.due(float("inf"), limit=1)] == [10.0]
        await journal.append("b", 2, b"", status=Status(deadline=40))
        assert [listing.table for listing in await journal.due(30.5)] == ["d", "a"]


@awaited
async def test_a_forgotten_table_is_gone_but_not_one_that_went_on(opening: Opening) -> None:
    async with await opening() as journal:
        await journal.append("a", 1, b"", key="k", status=Status("ABCD", deadline=1))
        await journal.save_snapshot("a", Snapshot(1, b"one"))
        await write(journal, "b", 2)

        with pytest.raises(Conflict):
            await journal.forget("b", 1)
        assert await journal.forget("a", 1)
        assert not await journal.forget("a", 1)
        assert await journal.wake("a") == Wake(None, [])
        assert await journal.version_of("a", "k") is None
        assert await journal.find("ABCD") is None
        assert await journal.due(9) == []
        assert (await journal.wake("b")).version == 2


@awaited
async def test_listeners_hear_every_change_in_order_once_it_can_be_read(opening: Opening) -> None:
    async with await opening() as journal:
        heard: list[Change] = []
        end = journal.listen(heard.append)
        await write(journal, "a", 3)
        with pytest.raises(Conflict):
            await journal.append("a", 1, b"late")
        await journal.append("b", 1, b"", key="k")
        await journal.append("b", 2, b"", key="k")
        await journal.forget("b", 1)
        await asyncio.sleep(0)

        assert heard == [Change("a", 1), Change("a", 2), Change("a", 3), Change("b", 1), Change("b", 0)]
        end()
        end()
        await write(journal, "c", 1)
        assert len(heard) == 5


@awaited
async def test_whoever_made_a_change_knows_of_it_before_the_listeners(opening: Opening) -> None:
    async with await opening() as journal:
        order: list[str] = []
        journal.listen(lambda change: order.append("heard"))
        for version in (1, 2, 3):
            await journal.append("a", version, b"")
            order.append("made")
        await asyncio.sleep(0)
        assert order == ["made", "heard"] * 3


@awaited
async def test_a_listener_that_fails_keeps_nothing_from_the_others(opening: Opening) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    async with await opening() as journal:
        heard: list[Change] = []
        journal.listen(lambda change: heard.insert(0, heard[9]))
        journal.listen(heard.append)
        await write(journal, "a", 2)
        await asyncio.sleep(0)

        assert [change.version for change in heard] == [1, 2]
        assert [type(failure) for failure in failures] == [IndexError, IndexError]


@awaited
async def test_closing_finishes_what_was_asked_and_refuses_the_rest(opening: Opening) -> None:
    journal = await opening()
    asked = [asyncio.ensure_future(journal.append("a", version, b"")) for version in range(1, 101)]
    await asyncio.sleep(0)
    await journal.close()
    await journal.close()

    assert [appended.version for appended in await asyncio.gather(*asked)] == list(range(1, 101))
    for refused in (journal.append("a", 101, b""), journal.wake("a")):
        with pytest.raises(Unavailable) as reason:
            await refused
        assert reason.value.reason == "closed"


@awaited
async def test_somebody_who_stops_waiting_disturbs_nobody(opening: Opening) -> None:
    async with await opening() as journal:
        impatient = [asyncio.ensure_future(journal.append("a", version, b"", key=str(version))) for version in (1, 2)]
        await asyncio.sleep(0)
        impatient[0].cancel()

        assert await impatient[1] == Appended(2)
        assert await journal.append("a", 1, b"", key="1") == Appended(1, fresh=False)


@awaited
async def test_what_cannot_be_stored_is_refused_alone(opening: Opening) -> None:
    async with await opening() as journal:
        outcomes = await asyncio.gather(
            journal.append("a", 1, b"good"),
            journal.append("b", 1, "text"),  # type: ignore[arg-type]
            journal.append("c", 1, b"", key="\ud800"),
            journal.append("d", 1, b"", status=Status(deadline=float("nan"))),
            journal.append("", 1, b""),
            journal.append("e", 0, b""),
            journal.append("f", 1, b"good"),
            return_exceptions=True,
        )

        assert [isinstance(outcome, Appended) for outcome in outcomes] == [True, *[False] * 5, True]
        assert all(isinstance(outcome, ValueError | TypeError) for outcome in outcomes[1:6])
        assert [listing.table for listing in await journal.tables()] == ["a", "f"]


@awaited
async def test_a_whole_table_is_stored_again_as_it_was_and_goes_on(opening: Opening) -> None:
    async with await opening() as journal:
        await journal.append("a", 1, b"one", key="k", status=Status("ABCD", "lobby", 5.0, b"salem"))
        await write(journal, "a", 5, first=2)
        for version in (2, 4):
            await journal.save_snapshot("a", Snapshot(version, b"%d" % version))
        await journal.let_go("a", 1)
        room = await journal.room("a")
        whole = await journal.whole("a")
        assert whole is not None
        assert await journal.whole("nobody") is None
        await write(journal, "a", 9, first=6)
        await journal.append("b", 1, b"", status=Status("EFGH"))
        await journal.append("a", 10, b"", status=Status("WXYZ"))
        await journal.append("b", 2, b"", status=Status("ABCD"))
        await journal.put_whole(whole)

        assert await journal.whole("a") == whole
        assert [(entry.version, entry.key) for entry in whole.entries] == [(2, None), (3, None), (4, None), (5, None)]
        assert await journal.room("a") == room
        found = await journal.find("ABCD")
        assert found is not None
        assert (found.table, found.version, found.status) == ("a", 5, Status("ABCD", "lobby", 5.0, b"salem"))
        other = await journal.listing("b")
        assert other is not None
        assert other.status.code is None
        assert await journal.append("a", 6, b"next", key="again") == Appended(6)
        assert await journal.append("a", 7, b"next", key="again") == Appended(6, fresh=False)


@awaited
async def test_all_tables_are_listed_a_part_at_a_time(opening: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meetinghouse.tables.journal.AT_ONCE", 2)
    async with await opening() as journal:
        for number in range(5):
            await journal.append(f"table {number}", 1, b"", status=Status(phase="over" if number == 3 else "lobby"))

        assert [each.table async for each in journal.all_tables()] == [f"table {number}" for number in range(5)]
        assert [each.table async for each in journal.all_tables("over")] == ["table 3"]


@awaited
async def test_the_latest_moment_is_remembered_whoever_told_it(opening: Opening) -> None:
    async with await opening() as journal:
        assert await journal.last_beat() is None
        await journal.beat(10.5)
        await journal.append("a", 1, b"", at=30.0)
        await journal.append("a", 2, b"", at=20.0)
        await journal.beat(25.0)
        with pytest.raises(Conflict):
            await journal.append("a", 9, b"", at=99.0)
        for never in (float("nan"), float("inf")):
            with pytest.raises(ValueError, match="time"):
                await journal.beat(never)
    async with await opening() as journal:
        assert await journal.last_beat() == 30.0
