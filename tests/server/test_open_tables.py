"""The list of open tables: only in a house that has one, and only tables whose hosts want to be found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec

from meetinghouse.server.calls.house import listed as list_tables
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.tables.journal import Listing, Status
from meetinghouse.tables.lifetimes import LISTED
from meetinghouse.tables.refusals import Unknown, Unready
from tests.tables.awaiting import awaited

from .conftest import Start
from .guests import Guest, Serving, hosted, joined

LISTING = msgspec.structs.replace(UNLIMITED, open_tables=True)


def listed(serving: Serving) -> Any:
    """What a stranger reads at the front door."""
    return httpx.get(f"{serving.url}/api/open-tables").json()


def test_a_house_lists_nothing_unless_its_owner_wants_it(serving: Serving) -> None:
    assert httpx.get(f"{serving.url}/api/house").json()["open_tables"] is False
    host = hosted(serving)
    answer = host.post("/list", {"listed": True})
    assert (answer.status_code, answer.json()["refused"]) == (409, "no-list")
    assert host.look()["table"]["listed"] is False
    assert listed(serving) == []


def test_a_listed_table_is_found_by_strangers_as_long_as_they_may_sit_down(serve: Start) -> None:
    serving = serve(LISTING)
    assert httpx.get(f"{serving.url}/api/house").json()["open_tables"] is True
    host, other = hosted(serving, pace="quick"), hosted(serving, pace="classic")
    assert listed(serving) == []
    ben = joined(host, "Ben")
    assert ben.post("/list", {"listed": True}).status_code == 403

    for each in (other, host):
        each.ok("/list", {"listed": True})
    told = {"game": "salem1692", "language": "en", "host": "Ann", "most": 12}
    first = {"code": host.code, "pace": "quick", "players": 2, **told}
    second = {"code": other.code, "pace": "classic", "players": 1, **told}
    assert listed(serving) == [first, second]

    other.ok("/list", {"listed": False})
    host.ok("/lock", {"locked": True})
    assert listed(serving) == []
    host.ok("/lock", {"locked": False})
    assert listed(serving) == [first]
    stranger = Guest(serving.url, listed(serving)[0]["code"])
    stranger.ok("/seats", {"name": "Eve"}, 201)
    assert listed(serving)[0]["players"] == 3
    host.ok("/remove", {"seat": 2})
    ben.ok("/ready", {"ready": True})
    host.ok("/bots", {"bot": "random", "count": 2}, 201)
    host.ok("/start")
    assert listed(serving) == []


@awaited
async def test_among_several_servers_a_table_that_is_refused_is_left_out() -> None:
    trouble = {"damaged": Unready("table-damaged"), "deleted": Unknown("unknown-code", code="")}
    asked: list[str] = []

    async def all_tables(phase: str) -> AsyncIterator[Listing]:
        for name in (*trouble, "sound"):
            yield Listing(name, 1, Status(None, phase, None, LISTED))

    async def wake(name: str) -> None:
        asked.append(name)
        if name in trouble:
            raise trouble[name]

    house = SimpleNamespace(
        keeping=SimpleNamespace(shared=True), journal=SimpleNamespace(all_tables=all_tables), wake=wake, awake={}
    )
    context: Any = SimpleNamespace(state=SimpleNamespace(house=house, settings=LISTING))
    await list_tables(context)
    assert asked == ["damaged", "deleted", "sound"]
