"""While somebody watches with the views of all seats open, nobody else may watch, and they are told why."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.games.salem1692.village import A
from tests.tables.awaiting import awaited
from tests.tables.test_eyes import position

from .laid import Laid, laid

OPEN, CLOSE = {"open": True}, {"open": False}


async def is_refused(table: Laid, path: str = "") -> bool:
    """Whether somebody without a seat is refused, with the reason."""
    said = await table.get(None, path)
    return said.status == 403 and said.json["refused"] == "eyes-open"


@awaited
async def test_nobody_else_may_watch_while_all_views_are_open_and_is_told_why(tmp_path: Path) -> None:
    async with laid(tmp_path, position(A), people=1) as table:
        assert (await table.get(None)).status == 200
        assert (await table.post(A, "eyes", OPEN)).status == 200
        for path in ("", "/stream"):
            assert await is_refused(table, path)
        own = await table.get(A)
        assert own.json["you"]["all_eyes"]
        assert (await table.post(A, "eyes", CLOSE)).status == 200
        assert (await table.get(None)).status == 200


@awaited
async def test_the_views_stay_closed_while_anybody_else_watches(tmp_path: Path) -> None:
    async with laid(tmp_path, position(A), people=1) as table:
        watcher = await table.wire.follow(table.live)
        said = await table.post(A, "eyes", OPEN)
        assert (said.status, said.json["refused"]) == (409, "eyes-watched")
        assert not (await table.get(A)).json["you"]["all_eyes"]
        await watcher.cut()
        assert (await table.post(A, "eyes", OPEN)).status == 200


@awaited
async def test_a_watcher_whom_another_process_serves_is_sent_away_before_anything_is_shown(tmp_path: Path) -> None:
    async with laid(tmp_path, position(A), people=1) as table:
        watcher = await table.wire.follow(table.live)
        followers, table.live.followers = table.live.followers, set()  # as if they were another process's
        assert (await table.post(A, "eyes", OPEN)).status == 200
        table.live.followers = followers
        heard = len(watcher.heard)
        table.live.show(table.live.house.now())
        assert watcher.task is not None
        await asyncio.wait_for(watcher.task, 5)
        assert len(watcher.heard) == heard
        assert await is_refused(table, "/stream")
