"""A person can delete their own data; then no trace of it is left."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.tables import acts, callers, live, past
from meetinghouse.tables.chairs import NOBODY as NAMELESS
from meetinghouse.tables.chairs import Notebook
from meetinghouse.tables.codes import digest
from meetinghouse.tables.erasure import NOTHING
from meetinghouse.tables.journal import JournalEntry, Snapshot, Unavailable
from meetinghouse.tables.past import Played
from meetinghouse.tables.saves import save

from .awaiting import awaited
from .test_past import to_the_end
from .virtual import NOBODY, Party, Town, refused, town

TRACES = ("Wilhelmina", "Mina", "I was in Paris", "distrust the baker")  # a name, a former one, a saying, a note


async def played(home: Town, *, over: bool = True) -> Party:
    """A table where Mina has changed her name, and talks and takes notes in two games; the second may be over."""
    party = await home.table("Mina", "Ben", bots=3, pace="quick")
    await party.act("Mina", acts.Rename, "Wilhelmina")
    await party.say("Mina", "I was in Paris")
    await party.say("Ben", "So was I")
    for seed in ("7", "8"):
        party.everybody_follows()
        await party.start(seed)
        await party.act("Mina", acts.Note, Notebook("distrust the baker", {1: 50}))
        if over or seed == "7":
            await to_the_end(home, party)
            await party.say("Mina", "I was in Paris")
        if seed == "7":
            await party.live.do(acts.Rematch(party.table.host))
    return party


async def traces(home: Town, party: Party) -> set[str]:
    """The traces of the person in the table, in its messages, in its stored data and in the store's files."""
    table = party.table
    bodies = [save(table), *[zlib.decompress(game.body) for game in table.past]]
    bodies += [msgspec.json.encode(party.data(name)) for name in ("Ben", NOBODY)]
    return found_in(bodies) | await stored(home, party)


async def stored(home: Town, party: Party) -> set[str]:
    """The traces of the person in entries, in the snapshot and in the bytes of the files."""
    bodies = [entry.body for entry in await home.journal.read(party.table.name)]
    snapshot = (await home.journal.wake(party.table.name)).snapshot
    bodies += [] if snapshot is None else [snapshot.body]
    return found_in(bodies + [file.read_bytes() for file in home.path.parent.rglob("*") if file.is_file()])


def found_in(bodies: list[bytes]) -> set[str]:
    """The traces found in these bytes."""
    return {trace for trace in TRACES if any(trace.encode() in body for body in bodies)}


@awaited
@pytest.mark.parametrize("how", ["awake", "snapshot", "crash"])
async def test_after_a_game_one_may_be_forgotten_and_what_was_played_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(live, "RECENT", 10_000)  # nothing is deleted before the erasure, however long the games are
    async with town(tmp_path) as home:
        party = await played(home)
        records = [msgspec.json.encode(past.played(party.table, number).record) for number in (1, 2)]
        assert await stored(home, party) >= set(TRACES) - {"Mina"}  # early entries were deleted as usual
        lines = len(party.table.lines)

        await party.live.erase(party.keys["Mina"])
        if how != "awake":
            await (home.close() if how == "snapshot" else home.crash())
            await home.wake()

        assert await traces(home, party) == set()
        assert len(party.table.lines) == lines, "a story keeps its length"
        assert [past.played(party.table, number).names[0] for number in (1, 2)] == [NAMELESS] * 2
        assert [past.played(party.table, number).names[1] for number in (1, 2)] == ["Ben"] * 2
        assert [msgspec.json.encode(past.played(party.table, number).record) for number in (1, 2)] == records
        assert all(mh.replay(record).over for record in records)
        assert past.pages(party.table, party.keys["Mina"], 1) == past.pages(party.table, party.keys["Mina"], 2) == []
        assert await home.journal.read(party.table.name) == []
        said = [(line["name"], line["text"]) for line in party.data("Ben")["story"] if line["type"] == "said"]
        assert said[-1] == (NAMELESS, NOTHING)
        await party.live.do(acts.Rematch(party.table.host))
        await party.act("Mina", acts.Rename, "Zoe")  # she keeps the seat


@awaited
async def test_in_a_game_one_plays_it_is_too_early_and_after_leaving_it_is_not(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await played(home, over=False)
        mina = party.keys["Mina"]
        token = party.table.chair(mina).token
        with refused("erase-later"):
            await party.live.erase(mina)
        await party.live.do(acts.Leave(mina))
        assert party.table.leaver(token) == mina
        await party.live.erase(mina)

        assert await traces(home, party) == set()
        await to_the_end(home, party)
        assert past.played(party.table, 2).names[0] == NAMELESS


@awaited
async def test_what_others_said_stays_also_of_the_same_name_before(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ben", "Mina")
        await party.say("Mina", "first")
        await party.act("Mina", acts.Leave)
        await party.sit("Mina")
        await party.say("Mina", "second")
        await party.say("Ben", "third")
        await party.live.erase(party.keys["Mina"])

        said = [(line["name"], line["text"]) for line in party.data(NOBODY)["story"] if line["type"] == "said"]
        assert said == [("Mina", "first"), (NAMELESS, NOTHING), ("Ben", "third")]
        await party.live.erase(party.keys["Ben"])
        assert [chair.name for chair in party.table.chairs] == [f"{NAMELESS} 2", NAMELESS]


@awaited
async def test_a_house_that_stops_midway_goes_on_with_it_when_the_table_wakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await played(home)

        with monkeypatch.context() as broken:
            broken.setattr(home.journal, "let_go", failing)
            with refused("store"):
                await party.live.erase(party.keys["Mina"])
        assert await stored(home, party) != set()
        await home.crash()
        await home.wake()
        while party.table.erasing:
            await asyncio.sleep(0.01)

        assert await traces(home, party) == set()


@awaited
async def test_games_of_before_are_known_by_the_name(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await played(home)
        game = party.table.past[0].open()
        old = Played(game.number, game.names, game.bots, game.record, game.reasons, game.pages)
        party.table.past = (old.pack(),)
        await party.live.erase(party.keys["Mina"])

        assert past.played(party.table, 1).names[:2] == (NAMELESS, "Ben")


async def failing(*given: object, **named: object) -> int:
    """A call of a store whose disk has failed."""
    raise Unavailable("disk")


async def away(home: Town, party: Party, name: str) -> None:
    """Let somebody be away until a bot plays and the seat is open to a newcomer."""
    party.unfollow(name)
    await home.wait(90)
    await party.open_seat(party.seat(name))


@awaited
@pytest.mark.parametrize("how", ["reclaimed", "left", "twice"])
async def test_a_newcomer_of_the_same_name_who_did_not_stay_hides_nothing(tmp_path: Path, how: str) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ben", "Mina", "Cat", bots=2, pace="none")
        await party.say("Mina", "I was in Paris")
        party.everybody_follows()
        await party.start()
        await away(home, party, "Mina")
        seat, token = party.seat("Mina"), party.tokens["Mina"]
        await party.sit("Mina", seat)
        if how == "left":
            await party.act("Mina", acts.Leave)
        if how == "twice":
            party.follow("Mina")
            await away(home, party, "Mina")
            await party.sit("Zoe", seat)
        await callers.let_back(party.live, digest(token))
        party.tokens["Mina"] = token
        await party.act("Mina", *([acts.TakeBack] if how == "left" else [acts.Note, Notebook("distrust the baker")]))
        await party.act("Mina", acts.Leave)
        await party.live.erase(party.keys["Mina"])

        assert await traces(home, party) == set()


@awaited
@pytest.mark.parametrize("later", [False, True])
async def test_whoever_was_put_out_may_be_forgotten_too_and_after_a_rematch(tmp_path: Path, later: bool) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ben", "Mina", "Cat", bots=2, pace="quick")
        await party.say("Mina", "I was in Paris")
        party.everybody_follows()
        await party.start()
        token = digest(party.tokens["Mina"])
        for name in ("Ben", "Cat"):
            await party.act(name, acts.PutOut, party.seat("Mina"))
        if later:
            await to_the_end(home, party)
            await party.live.do(acts.Rematch(party.table.host))
        mina = party.table.leaver(token)
        assert mina == party.keys["Mina"]
        await party.live.erase(mina)

        assert await traces(home, party) == set()
        assert not later or past.played(party.table, 1).names[1] == NAMELESS


@awaited
async def test_a_newcomer_who_has_done_nothing_leaves_without_a_trace_and_the_owner_keeps_the_name(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", bots=2, pace="none")
        await away(home, party, "Ben")
        await party.sit("Mina", party.seat("Ben"))
        await party.act("Mina", acts.Leave, "", True)

        assert await traces(home, party) == set()
        assert party.place("Ben")["name"] == "Ben"
        await party.act("Ben", acts.TakeBack)


@awaited
@pytest.mark.parametrize("how", ["crash", "act"])
async def test_whoever_leaves_is_forgotten_though_the_store_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with town(tmp_path) as home:
        party = await played(home, over=False)
        with monkeypatch.context() as broken:
            broken.setattr(home.journal, "let_go", failing)
            await party.act("Mina", acts.Leave, "", True)
        assert await stored(home, party) != set()
        if how == "act":
            await party.act("Ben", acts.Note, Notebook("nobody new"))
        else:
            await home.crash()
            await home.wake()
        while party.table.erasing:
            await asyncio.sleep(0.01)

        assert await traces(home, party) == set()


@awaited
async def test_what_is_erased_already_is_not_erased_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await played(home, over=False)
        mina = party.keys["Mina"]
        await party.act("Mina", acts.Leave, "", True)
        assert party.live.room == await home.journal.room(party.table.name)
        kept, story = party.live.saved, party.told(NOBODY)
        await party.act("Ben", acts.Note, Notebook("nobody new"), key="once")
        for _ in range(2):
            await party.live.erase(mina)
            assert party.table.chair(mina).name == NAMELESS
        assert (party.live.saved, party.told(NOBODY)) == (kept, story)
        assert await home.journal.version_of(party.table.name, "once") is not None, "others' keys are still known"

        await to_the_end(home, party)
        await party.say("Ben", "I was in Paris")
        await party.live.erase(party.keys["Ben"])
        assert await traces(home, party) == set(), "what is new goes"
        assert party.table.chair(party.keys["Ben"]).name == f"{NAMELESS} 2"
        await party.live.do(acts.Rematch(party.table.host))
        await party.live.do(acts.Remove(party.table.host, party.seat("Mina")))
        await party.live.erase(party.keys["Ben"])
        assert party.table.chair(party.keys["Ben"]).name == f"{NAMELESS} 2", "a name once given stays"


@awaited
@pytest.mark.parametrize("last", [True, False])
async def test_an_act_that_is_let_go_while_somebody_repeats_it_is_not_taken_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: bool
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        await party.act("Ann", acts.Chat, "lobby", "hello", key="once")
        snapshot = Snapshot(party.live.version, save(party.table))
        if not last:
            await party.say("Ben", "and you?")
        read = home.journal.read

        async def too_late(*given: Any) -> list[JournalEntry]:
            await home.journal.save_snapshot(party.table.name, snapshot)
            await home.journal.let_go(party.table.name, snapshot.version, everything=True)
            return await read(*given)

        monkeypatch.setattr(home.journal, "read", too_late)
        await party.act("Ann", acts.Chat, "lobby", "hello", key="once")
        assert party.hears(NOBODY).count("hello") == 1
