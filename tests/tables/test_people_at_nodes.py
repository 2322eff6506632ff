"""People at several processes: wishes, stand-ins and the wait for an absent host take all of them into account."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from meetinghouse.server.calls.house import health
from meetinghouse.tables import acts
from meetinghouse.tables.absence import AWAY_AFTER, HOST_PATIENCE, grace
from meetinghouse.tables.journal import JournalEntry, Unavailable
from meetinghouse.tables.keeping import Keeping
from meetinghouse.tables.live import Live
from meetinghouse.tables.refusals import Unready

from .model_store import LEASE
from .simulation import Node, Simulation, alone, in_virtual_time

SOON = 5.0  # seconds in which one process has told the other


class Pair:
    """Two processes and a table: Ann, the host, has her stream at one of them, Ben and Cat at the other."""

    def __init__(self) -> None:
        self.town = Simulation(0, 0)
        self.here: Live  # in the process that looks after the table
        self.there: Live
        self.keys: dict[str, int] = {}

    async def open(self) -> None:
        """Let everybody come; the process that looks after the table has only Ann."""
        one, name, _ = await alone(self.town)
        two = Node(self.town)
        await two.start()
        self.town.nodes.append(two)
        self.here = one.house.awake[name]
        self.there = await two.house.wake(name)
        for by, person in ((0, "Ann"), (None, "Ben"), (None, "Cat")):
            await self.here.do(acts.Sit(by, person, person))
            self.keys[person] = self.here.table.chairs[-1].key
        await self.there.refresh()
        self.streams = {
            person: (self.here if person == "Ann" else self.there).follow(key) for person, key in self.keys.items()
        }
        await asyncio.sleep(SOON)
        assert (self.here.kept, self.there.kept) == (True, False)

    async def start(self) -> None:
        """Begin the game."""
        for key in self.keys.values():
            await self.here.do(acts.Ready(key, True))
        await self.here.do(acts.Start(self.keys["Ann"], "7", self.here.table.rules.version))
        for key in self.keys.values():
            await self.here.do(acts.SeeRole(key))
        await self.there.refresh()

    def away(self) -> set[str]:
        """Who counts as away."""
        return {chair.name for chair in self.here.table.chairs if chair.away}

    def close(self) -> None:
        for node in self.town.nodes:
            node.kill()


def test_a_bot_stands_in_for_somebody_only_after_their_stream_at_another_process_has_ended() -> None:
    async def play() -> None:
        pair = Pair()
        await pair.open()
        await pair.start()
        wait = grace(pair.here.table)
        assert wait is not None
        await asyncio.sleep(wait + AWAY_AFTER + SOON)
        assert not pair.away()
        assert not any(chair.bot for chair in pair.here.table.chairs)
        pair.there.unfollow(pair.streams["Ben"])
        await asyncio.sleep(wait + AWAY_AFTER + SOON)
        assert [chair.name for chair in pair.here.table.chairs if chair.bot] == ["Ben"]
        pair.close()

    in_virtual_time(play)


def test_a_pause_needs_more_than_half_of_those_at_all_processes() -> None:
    async def play() -> None:
        pair = Pair()
        await pair.open()
        await pair.start()
        await asyncio.sleep(AWAY_AFTER + SOON)
        await pair.here.do(acts.Pause(pair.keys["Ann"]))
        assert not pair.here.table.paused
        await pair.there.do(acts.Pause(pair.keys["Cat"]))
        await asyncio.sleep(SOON)
        assert (pair.here.table.paused, pair.there.table.paused) == (True, True)
        pair.close()

    in_virtual_time(play)


def test_a_host_at_another_process_stays_host_and_one_who_has_left_it_does_not() -> None:
    async def play() -> None:
        pair = Pair()
        await pair.open()
        host = pair.keys["Ann"]
        pair.here.unfollow(pair.streams["Ann"])
        follower = pair.there.follow(host)
        await asyncio.sleep(HOST_PATIENCE + AWAY_AFTER + SOON)
        assert (pair.here.table.host, pair.away()) == (host, set())
        pair.there.unfollow(follower)
        await asyncio.sleep(HOST_PATIENCE + AWAY_AFTER + SOON)
        assert pair.here.table.host in (pair.keys["Ben"], pair.keys["Cat"])
        assert pair.there.table.host == pair.here.table.host
        pair.close()

    in_virtual_time(play)


def test_a_process_whose_lease_has_lapsed_is_not_ready_until_it_beats_again() -> None:
    async def play() -> None:
        node, name, _ = await alone(Simulation(0, 0))
        context: Any = SimpleNamespace(state=SimpleNamespace(house=node.house), wants=lambda name: False)
        await health(context)

        async def fails(at: float) -> float:
            raise Unavailable("unreachable")

        with patch.object(node.journal, "beat", fails):
            await asyncio.sleep(LEASE)
            with pytest.raises(Unready):
                await health(context)
            assert not node.house.keeping.keeps(name)
        await asyncio.sleep(LEASE)
        await health(context)
        assert node.house.keeping.keeps(name)
        node.kill()

    in_virtual_time(play)


def test_a_change_that_is_told_while_a_process_reads_the_journal_is_read_at_once() -> None:
    async def play() -> None:
        pair = Pair()
        await pair.open()
        journal = pair.there.house.journal
        reading = journal.read

        async def slow(*wanted: Any) -> list[JournalEntry]:
            found = await reading(*wanted)
            await asyncio.sleep(2.0)  # the answer is on its way while another process writes
            return found

        async def do_not_look(self: Keeping) -> None: ...

        with patch.object(Keeping, "_poll", do_not_look):
            with patch.object(journal, "read", slow):
                refreshing = asyncio.create_task(pair.there.refresh())
                await asyncio.sleep(1.0)
            await pair.here.do(acts.Chat(pair.keys["Ann"], "lobby", "hello"))
            await refreshing
            assert pair.there.version < pair.here.version
            await asyncio.sleep(1.0)
            assert pair.there.version == pair.here.version
        pair.close()

    in_virtual_time(play)
