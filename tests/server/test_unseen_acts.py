"""Acts that concern only one or two people send no byte to anybody else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetinghouse.engine.game import Game
from meetinghouse.engine.values import Amount, Seat
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.server.stream import HEARTBEAT
from tests.games.quintebourg.town import CLEO, EVA, town
from tests.patience import PATIENCE
from tests.tables.awaiting import awaited

from .laid import Laid, laid
from .wire import Line

BY, TO = EVA, CLEO  # seats


def debate() -> Game[Any]:
    """A debate in Quinte-bourg in which everybody has three coins."""
    return town("rept-alpha", at="debate", posts={"president": CLEO})


async def lines_of(table: Laid) -> dict[str | int, Line]:
    """Open a stream for every seat and one for the public."""
    lines: dict[str | int, Line] = {"public": await table.wire.follow(table.live)}
    for seat, token in enumerate(table.tokens):
        lines[seat] = await table.wire.follow(table.live, token)
    return lines


async def settle() -> None:
    """Let the streams send everything that is pending."""
    for _ in range(20):
        await asyncio.sleep(0)


GIFT = {"decision": f"{BY}-give", "choice": msgspec.to_builtins((Seat(TO), Amount(2)))}


@pytest.mark.parametrize(
    ("what", "body", "concerned"),
    [
        ("answers", GIFT, {BY, TO}),
        ("notebook", {"text": "It was Gus", "suspicions": {TO: 80}}, set()),
        ("block", {"seat": TO, "blocked": True}, {BY}),
    ],
)
def test_a_gift_a_note_and_a_block_put_not_a_byte_on_the_lines_of_others(
    tmp_path: Path, what: str, body: dict[str, Any], concerned: set[int]
) -> None:
    @awaited
    async def test() -> None:
        async with laid(tmp_path, debate()) as table:
            lines = await lines_of(table)
            await settle()
            before = {who: line.received for who, line in lines.items()}
            said = await table.post(BY, what, body)
            await settle()
            assert said.status == 200, said
            assert {who for who, line in lines.items() if line.received != before[who]} == concerned
            for line in lines.values():
                await line.cut()

    test()


@awaited
async def test_heartbeats_come_when_they_would_have_come_whatever_others_write_meanwhile(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(UNLIMITED, heartbeat=0.2)
    async with laid(tmp_path, debate(), settings=settings) as table:
        line = await table.wire.follow(table.live, table.tokens[TO])
        before = line.received
        end = time.monotonic() + PATIENCE
        while line.received == before:  # if every note delayed the heartbeat, none would ever come
            assert time.monotonic() < end
            await table.post(BY, "notebook", {"text": "Hm", "suspicions": {}})
            await asyncio.sleep(0.01)
        assert line.received == before + len(HEARTBEAT)
        await line.cut()
