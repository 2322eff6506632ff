"""Finished games stay with their table, with everybody's private notes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.tables import acts
from meetinghouse.tables.chairs import Notebook
from meetinghouse.tables.past import (
    MOST_BYTES,
    MOST_GAMES,
    MOST_LETTERS,
    MOST_PAGES,
    Packed,
    Page,
    Played,
    ended,
    pages,
    played,
    shelve,
    shelved,
    turn_page,
)
from meetinghouse.tables.saves import load, save

from .awaiting import awaited
from .virtual import NOBODY, Party, Town, refused, town


async def to_the_end(home: Town, party: Party) -> None:
    """Let bots and clocks finish the game."""
    while party.table.phase == "playing":
        await home.wait(10)


def as_json(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("how", ["awake", "snapshot", "entries"])
def test_after_a_rematch_the_games_before_are_still_there(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace="quick")
            games = []
            for seed in ("8", "9"):
                await to_the_end(home, party)
                last = played(party.table)
                games.append((as_json(last.record), as_json(last.reasons)))
                assert party.data("Ann")["table"]["finished"] == list(range(1, len(games) + 1))
                await party.act("Ann", acts.Rematch)
                await party.act("Ann", acts.Order, (1, 0, 2, 3, 4))
                await party.start(seed)
            if how != "awake":
                await (home.close() if how == "snapshot" else home.crash())
                await home.wake()

            assert party.data("Ann")["table"]["finished"] == [1, 2]
            for number, (record, reasons) in enumerate(games, 1):
                assert as_json(played(party.table, number).record) == record
                assert as_json(played(party.table, number).reasons) == reasons
                assert mh.replay(record).over
            assert as_json(played(party.table).record) == games[-1][0], "without a number, the last one that is over"
            assert played(party.table, 1).names[:2] == ("Ann", "Ben")
            assert played(party.table, 2).names[:2] == ("Ben", "Ann")
            assert played(party.table, 2).bots == (False, False, True, True, True)
            with refused("no-record-yet"):
                played(party.table, 3)
            for number in (0, 4):
                with refused("no-such-game"):
                    played(party.table, number)

    test()


@pytest.mark.parametrize("how", ["awake", "snapshot", "entries"])
def test_whoever_sits_down_after_the_end_did_not_play(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", "Cat", bots=2, pace="quick")
            await party.act("Ben", acts.Leave)
            await party.open_seat(1)
            await to_the_end(home, party)
            await party.sit("Eve", seat=1)
            if how != "awake":
                await (home.close() if how == "snapshot" else home.crash())
                await home.wake()
            assert party.place("Eve")["name"] == "Eve"
            assert played(party.table).names[:3] == ("Ann", "Ben", "Cat")
            await party.act("Ann", acts.Rematch)
            assert played(party.table, 1).names[:3] == ("Ann", "Ben", "Cat")
            assert party.table.sat is None, "the next game is another one's"

    test()


@awaited
async def test_whoever_takes_a_seat_after_the_end_did_not_play(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, pace="quick")
        party.follow(NOBODY)
        await party.act("Ann", acts.Leave)
        await to_the_end(home, party)
        before = played(party.table)
        with refused("not-vacant"):
            await party.sit("Eve", seat=2)
        await party.sit("Eve", seat=0)
        assert (played(party.table).names, played(party.table).bots) == (before.names, before.bots)
        assert before.bots == (False, True, True, True)


@awaited
async def test_a_snapshot_of_before_there_were_earlier_games_is_woken(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=3)
        body = msgspec.msgpack.decode(save(party.table))
        assert {"past", "pages"} <= set(body)
        del body["past"], body["pages"]
        assert save(load(party.table.name, msgspec.msgpack.encode(body))) == save(party.table)


@awaited
async def test_of_very_many_games_the_last_ones_are_kept(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        await to_the_end(home, party)
        game = ended(party.table)
        assert game is not None
        table = party.table.copy()
        for _ in range(MOST_GAMES + 2):
            shelve(table)
        assert [each.number for each in table.past] == list(range(3, MOST_GAMES + 3))
        last = msgspec.structs.replace(game, number=MOST_GAMES + 2)
        assert as_json(table.past[-1].open()) == as_json(last)


@awaited
async def test_notes_are_kept_as_they_grew_and_only_their_writer_reads_them(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        first = len(party.game.record.entries)
        for text in ("Cat?", "Cat!"):
            await party.act("Ben", acts.Note, Notebook(text, {2: 60}))
        with refused("no-record-yet"):
            pages(party.table, party.keys["Ben"])
        while len(party.game.record.entries) == first:
            await home.wait(3)
        later = len(party.game.record.entries)
        await party.act("Ben", acts.Note, Notebook("no, Dan", {2: 10}))
        await to_the_end(home, party)
        await party.act("Ben", acts.Note, Notebook("I knew it"))

        for _ in range(2):
            written = [(page.entry, page.notebook.text) for page in pages(party.table, party.keys["Ben"], 1)]
            assert written == [(first, "Cat!"), (later, "no, Dan")]
            assert pages(party.table, party.keys["Ann"], 1) == []
            if party.table.phase == "over":
                await party.act("Ann", acts.Rematch)
        await party.act("Ben", acts.Leave)
        await party.sit("Eve")
        assert party.keys["Eve"] == party.keys["Ben"], "the key is given again, the notes are not"
        assert pages(party.table, party.keys["Eve"], 1) == []


@awaited
async def test_in_the_next_game_a_notebook_has_its_words_and_suspects_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        await party.act("Ben", acts.Note, Notebook("Ann never lies", {0: 10, 4: 90}))
        await to_the_end(home, party)
        await party.act("Ann", acts.Rematch)
        await party.act("Ann", acts.Remove, 4)
        await party.start("8")

        kept = party.table.chair(party.keys["Ben"]).notebook
        assert kept == Notebook("Ann never lies"), "seat 4 is gone, and seat 0 may be another witch"
        await party.act("Ben", acts.Note, kept)


def test_of_games_that_take_much_room_fewer_are_kept_but_the_last_one_always() -> None:
    past: tuple[Packed, ...] = ()
    for number in range(1, 6):
        past = shelved(past, Packed(number, bytes(MOST_BYTES // 3)))
    assert [game.number for game in past] == [3, 4, 5]
    past = shelved(past, Packed(6, bytes(MOST_BYTES + 1)))
    assert [game.number for game in past] == [6]


def test_of_a_notebook_that_is_written_all_the_time_the_last_pages_are_kept() -> None:
    found: tuple[Page, ...] = (Page("other", 0, Notebook("stays")),)
    for entry in range(MOST_PAGES + 5):
        found = turn_page(found, Page("one", entry, Notebook("x")))
    assert [page.entry for page in found if page.token == "one"] == list(range(5, MOST_PAGES + 5))
    long = "x" * 4000
    for entry in range(200, 220):
        found = turn_page(found, Page("one", entry, Notebook(long)))
    kept = [page for page in found if page.token == "one"]
    assert kept[-1].entry == 219
    assert sum(len(page.notebook.text) for page in kept) <= MOST_LETTERS
    assert found[0] == Page("other", 0, Notebook("stays"))


def test_a_game_passed_on_names_the_new_token_and_has_none_of_the_old_ones_notes() -> None:
    record = mh.start("salem1692", 5, 1).record
    pages = (Page("old", 3, Notebook("mine")), Page("bob", 3, Notebook("yours")))
    game = Played(1, ("Ann", "Bob"), (False, False), record, [], pages, owners=("old", "bob")).pack()
    passed = game.passed_on("old", "new").open()
    assert (passed.owners, passed.pages) == (("new", "bob"), pages[1:])
    assert game.passed_on("stranger", "new") is game
