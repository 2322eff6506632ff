"""Helpers for tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeAlias

from meetinghouse.tables.journal import Journal
from tests.patience import WHOLE_GAME

Asked = ParamSpec("Asked")
Opening: TypeAlias = Callable[[], Awaitable[Journal]]


def awaited(test: Callable[Asked, Coroutine[Any, Any, None]]) -> Callable[Asked, None]:
    """Decorate a coroutine test to run in its own event loop. A test that waits for ever fails, and shows where."""

    async def limited(*asked: Asked.args, **named: Asked.kwargs) -> None:
        async with asyncio.timeout(WHOLE_GAME):
            await test(*asked, **named)

    @wraps(test)
    def run(*asked: Asked.args, **named: Asked.kwargs) -> None:
        asyncio.run(limited(*asked, **named))

    return run


async def write(journal: Journal, table: str, last: int, first: int = 1) -> None:
    """Append entries with these versions concurrently."""
    await asyncio.gather(
        *(journal.append(table, version, f"{table} {version}".encode()) for version in range(first, last + 1))
    )
