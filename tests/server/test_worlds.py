"""The count of worlds over HTTP: what can still be true for a reader, from what the reader knows and nothing else."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine.conformance import make
from meetinghouse.engine.conformance.playing import any_move
from meetinghouse.engine.solve import solve
from meetinghouse.engine.worlds import LEAST, MOST
from meetinghouse.server.replays import ReplayCache
from meetinghouse.server.settings import Rate, Settings
from meetinghouse.tables import worlds
from tests.installing import werewolf
from tests.tables.awaiting import awaited

from .conftest import Start
from .guests import hosted, joined
from .laid import Laid, laid

COUNTING: list[tuple[str, int, dict[str, Any]]] = [
    ("salem1692", 5, {}),
    ("salem1692", 4, {"edition": "fr"}),
    ("salem1692", 5, {"edition": "es"}),
    ("newsalem", 5, {}),
    ("werewolf", 8, {}),
]


def later(name: str, players: int, options: dict[str, Any], seed: int = 3, least: int = 50) -> mh.Game[Any]:
    """A game after this many random moves, in a step that is not secret."""
    game, dice = mh.start(name, players, seed, options), random.Random(seed)
    moves = 0
    while moves < least or game.secret:
        make(game, any_move(game, dice, 0.1))
        moves += 1
    assert not game.over
    return game


def count(table: Laid, game: mh.Game[Any]) -> None:
    """Lay a position at a table that counts worlds."""
    table.live.table.worlds = True
    table.lay(game)


@pytest.mark.parametrize(("name", "players", "options"), COUNTING)
@awaited
async def test_a_reader_gets_the_same_bytes_in_every_world_that_fits_what_they_know(
    tmp_path: Path, name: str, players: int, options: dict[str, Any]
) -> None:
    with werewolf():
        game = later(name, players, options)
        async with laid(tmp_path, game) as table:
            for seat in (None, 0, players - 1):
                found = []
                for world in (game, game.redeal(seat, 1), game.redeal(seat, 2)):
                    table.wire.app.state.worlds = ReplayCache()  # nothing is cached
                    count(table, world.copy())
                    said = await table.get(seat, "/worlds")
                    assert said.status == 200
                    assert said.json["exact"] is (name != "werewolf")
                    found.append(said.body)
                assert found[0] == found[1] == found[2]


@awaited
async def test_each_reader_sees_their_own_knowledge_or_the_publics(tmp_path: Path) -> None:
    game = later("salem1692", 5, {})
    async with laid(tmp_path, game) as table:
        count(table, game)
        public = (await table.get(None, "/worlds")).json
        for seat in range(5):
            own = (await table.get(seat, "/worlds")).json
            expected = solve(game, seat)
            assert own["exact"] is True
            assert own["shares"] == [
                {side: pytest.approx(share, abs=1e-4) for side, share in shares.items()} for shares in expected.shares
            ]
            assert own["shares"][seat] in ({"townspeople": 1, "witches": 0}, {"townspeople": 0, "witches": 1})
            assert (await table.get(seat, "/worlds?as=public")).json == public
        assert public["shares"][0] != own["shares"][0]


@awaited
async def test_every_share_has_its_reasons_and_they_name_lines_that_the_reader_was_told(tmp_path: Path) -> None:
    game = later("salem1692", 5, {}, least=150)
    async with laid(tmp_path, game) as table:
        count(table, game)
        for seat in (None, 2):
            told = (await table.get(seat, "/worlds")).json
            story = msgspec.json.decode(msgspec.json.encode(game.heard(seat)))
            assert all(line in story for line in told["lines"])
            assert seat == 2 or any(line["type"] == "tryal-revealed" for line in told["lines"])
            for shares, reasons in zip(told["shares"], told["reasons"], strict=True):
                assert 1 <= len(reasons) <= 1 + MOST
                assert reasons[0]["before"] is None
                assert len({each["side"] for each in reasons}) == 1
                assert all(abs(each["after"] - each["before"]) >= LEAST for each in reasons[1:])
                if len(reasons) <= MOST:
                    assert reasons[-1]["after"] == pytest.approx(shares[reasons[0]["side"]], abs=0.05)


@awaited
async def test_after_a_correction_worlds_are_counted_anew(tmp_path: Path) -> None:
    game = later("salem1692", 5, {}, least=20)
    corrected = game.redeal(0, 0)  # seat 1 is on the other side, and has heard as much
    assert len(corrected.heard(1)) == len(game.heard(1))
    async with laid(tmp_path, game) as table:
        count(table, game)
        before = (await table.get(1, "/worlds")).json["shares"][1]
        table.correct(corrected)
        after = (await table.get(1, "/worlds")).json["shares"][1]
        assert before != after


@awaited
async def test_all_counts_of_a_table_have_one_size(tmp_path: Path) -> None:
    async with laid(tmp_path, later("salem1692", 7, {})) as table:
        for least in (50, 90, 130):
            count(table, later("salem1692", 7, {}, least=least))
            assert len({len((await table.get(seat, "/worlds")).body) for seat in (None, *range(7))}) == 1


@awaited
async def test_in_a_secret_step_everybody_is_refused_alike(tmp_path: Path) -> None:
    game, dice = later("salem1692", 5, {}), random.Random(1)
    async with laid(tmp_path, game.copy()) as table:
        while not game.secret:
            make(game, any_move(game, dice, 0))
        count(table, game)
        replies = [await table.get(seat, "/worlds") for seat in (None, *range(5))]
        assert {(said.status, said.json["refused"]) for said in replies} == {(409, "worlds-rest")}
        assert len({said.body for said in replies}) == 1


@awaited
async def test_a_table_that_does_not_count_or_cannot_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with laid(tmp_path, later("salem1692", 5, {})) as table:
        said = await table.get(0, "/worlds")
        assert (said.status, said.json["refused"]) == (409, "worlds-off")
        said = await table.post(0, "worlds", {"counted": True})
        assert (said.status, said.json["refused"]) == (409, "not-in-lobby")
    (tmp_path / "uncounted").mkdir()
    async with laid(tmp_path / "uncounted", later("salem1692", 5, {})) as table:
        count(table, table.game)
        monkeypatch.setattr(type(table.game.rules), "imagines", False)  # as in a game that cannot be imagined
        said = await table.get(0, "/worlds")
        assert (said.status, said.json["refused"]) == (409, "cannot-imagine")


@awaited
async def test_nothing_is_counted_twice_nor_on_the_event_loop_and_new_counts_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    made = worlds.count

    def noted(*given: Any) -> worlds.Worlds:
        threads.append(threading.current_thread())
        return made(*given)

    monkeypatch.setattr(worlds, "count", noted)
    game = later("newsalem", 4, {})
    async with laid(tmp_path, game, settings=Settings(counts=Rate(0.001, 1))) as table:
        count(table, game)
        replies = await asyncio.gather(*[table.get(1, "/worlds") for _ in range(3)])
        assert {said.status for said in replies} <= {200, 429}
        assert (await table.get(1, "/worlds")).status == 200
        assert len(threads) == 1
        assert threads[0] is not threading.current_thread()
        after = game.copy()
        while after.heard(1) == game.heard(1):
            make(after, any_move(after, random.Random(1), 0))
        count(table, after)
        said = await table.get(1, "/worlds")
        assert (said.status, said.json["refused"]) == (429, "too-fast")
        assert (await table.get(2, "/worlds")).status == 200


def test_the_host_turns_it_on_before_a_game_and_everybody_sees_that(serve: Start) -> None:
    host = hosted(serve(), game="newsalem", options={})
    guest = joined(host, "Ben")
    assert guest.post("/worlds", {"counted": True}).json()["refused"] == "host-only"
    for _ in range(2):
        host.ok("/worlds", {"counted": True})
    seen = guest.look()
    assert seen["table"]["worlds"] is True
    told = [line for line in seen["story"] if line["type"] == "worlds-counted"]
    assert told == [{"type": "worlds-counted", "counted": True}]
