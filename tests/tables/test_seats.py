"""Seats cannot be stolen: who may open one, how long its owner has to come back, and which never open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from meetinghouse.tables import acts, callers
from meetinghouse.tables.codes import digest
from meetinghouse.tables.table import Table
from meetinghouse.tables.waking import replay

from .awaiting import awaited
from .positions import FOUR, THREE, holds
from .virtual import NOBODY, Party, Town, refused, town


async def without_ben(home: Town, *names: str, pace: str = "none", bots: int = 2) -> Party:
    """A game in which Ben has been away for so long that a bot plays for him."""
    party = await home.game(*(names or THREE), bots=bots, pace=pace)
    party.unfollow("Ben")
    await home.wait(party.table.pace.grace or 0)
    await home.wait(0.1)
    assert party.place("Ben")["bot"]
    return party


async def vote(party: Party, *names: str) -> None:
    """Let people vote to open Ben's seat."""
    for name in names:
        await party.act(name, acts.Substitute, 1)


# --- who opens a seat


@awaited
async def test_one_who_is_there_alone_does_not_open_the_seat_of_one_who_is_away(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home)
        party.unfollow("Cat")
        await home.wait(61)  # only Ann is present
        await vote(party, "Ann", "Ann")
        assert not party.place("Ben")["vacant"]
        wishes = party.data(NOBODY)["table"]["wishes"]
        assert (wishes["substitutes"], wishes["needed"], wishes["majority"]) == ({"1": 1}, 1, 2)


@awaited
async def test_a_seat_opens_by_more_than_half_of_all_who_own_one_the_absent_too(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home, "Ann", "Ben", "Cat", "Dan", bots=0)
        await vote(party, "Ann", "Cat")
        assert not party.place("Ben")["vacant"]
        await vote(party, "Dan")
        assert party.place("Ben")["vacant"]


@awaited
async def test_where_fewer_than_three_own_a_seat_none_is_opened(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home, "Ann", "Ben")
        with refused("seat-kept"):
            await vote(party, "Ann")
        with refused("not-in-lobby"):
            await party.sit("Eve")
        await party.act("Ben", acts.TakeBack)
        assert not party.place("Ben")["bot"]


@awaited
async def test_a_seat_that_opens_stays_its_owners_when_the_others_become_fewer(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home)
        await vote(party, "Ann", "Cat")
        await party.act("Cat", acts.Leave)
        party.leap()
        with refused("seat-kept"):
            await party.sit("Eve", seat=1)


@awaited
async def test_the_seat_of_one_who_has_left_opens_where_two_others_wish_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=2)
        await party.act("Ben", acts.Leave)
        await vote(party, "Ann")
        assert not party.place("Ben")["vacant"]
        await vote(party, "Cat")
        party.leap()
        await party.sit("Eve", seat=1)

        await party.act("Eve", acts.Leave)
        await party.act("Cat", acts.Leave)
        with refused("seat-kept"):
            await vote(party, "Ann")


@awaited
async def test_wishes_of_an_earlier_absence_are_forgotten_when_the_owner_is_back(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home)
        await vote(party, "Ann")
        await party.act("Ben", acts.TakeBack)
        await home.wait(61)
        assert party.place("Ben")["bot"]
        await vote(party, "Cat")
        assert not party.place("Ben")["vacant"]


# --- how long its owner has


@pytest.mark.parametrize(("pace", "wait"), [("classic", 120), ("quick", 60), ("none", 120), ("relaxed", 120)])
def test_nobody_sits_down_before_the_owner_has_had_time_to_come_back(tmp_path: Path, pace: str, wait: int) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await without_ben(home, pace=pace)
            await vote(party, "Ann", "Cat")
            told = {"type": "seat-opening", "seat": 1, "seconds": wait, "gone": False}
            assert [told in party.told(name) for name in ("Ann", "Ben", "Cat", NOBODY)] == [True] * 4
            assert party.place("Ben")["opens"] == home.now + wait
            await holds(party)
            await home.wait(wait - 0.5)
            for seat in (None, 1):
                with refused("opens-later"):
                    await party.sit("Eve", seat=seat)
            await home.wait(0.5)
            await party.sit("Eve", seat=1)
            assert party.place("Eve")["opens"] is None
            await holds(party)

    test()


@pytest.mark.parametrize("how", ["stream", "call", "take back"])
@pytest.mark.parametrize("late", [0.0, 119.0, 500.0])
def test_the_owners_return_calls_it_off(tmp_path: Path, how: str, late: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await without_ben(home)
            await vote(party, "Ann", "Cat")
            await home.wait(late)
            if how == "stream":
                party.follow("Ben")
            elif how == "call":
                callers.bearer(party.live, digest(party.tokens["Ben"]))
            else:
                await party.act("Ben", acts.TakeBack)
            await home.wait(0.1)
            place = party.place("Ben")
            assert (place["bot"], place["vacant"], place["opens"]) == (False, False, None)
            assert party.told(NOBODY)[-1] == {"type": "took-back", "seat": 1}
            with refused("not-vacant"):
                await party.sit("Eve", seat=1)

    test()


@awaited
async def test_an_owner_who_only_looks_on_while_a_bot_plays_keeps_the_seat(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home)
        party.follow("Ben")
        await vote(party, "Ann", "Cat")
        await home.wait(0.1)
        assert (party.place("Ben")["bot"], party.place("Ben")["vacant"]) == (False, False)


# --- who may sit down, and where


@awaited
async def test_whoever_owns_a_seat_takes_no_other(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home)
        await vote(party, "Ann", "Cat")
        party.leap()
        with refused("seated-already"):
            await party.sit("Ann", seat=1, token=party.tokens["Ann"])


@awaited
async def test_a_host_without_a_seat_may_take_one_that_is_open(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        for name in FOUR:
            await party.sit(name)
        party.everybody_follows()
        await party.start()
        await party.act("Ben", acts.Leave)
        await vote(party, "Ann", "Cat")
        party.leap()
        await party.sit("Eve", seat=1, token=party.host_token)
        assert party.place("Eve")["host"]


@awaited
async def test_when_the_last_person_leaves_that_seat_alone_opens_and_no_bots(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=3)
        for name in THREE:
            await party.act(name, acts.Leave)
        assert [place["vacant"] for place in party.data(NOBODY)["table"]["places"]] == [False, False, True] + 3 * [
            False
        ]
        with refused("opens-later"):
            await party.sit("Eve")
        party.leap()
        for seat in (0, 1, 3, 4, 5):
            with refused("not-vacant"):
                await party.sit("Eve", seat=seat)
        await party.sit("Eve")
        assert party.seat("Eve") == 2
        with refused("not-in-lobby"):
            await party.sit("Fay")


# --- what earlier versions have written


def old(entry: bytes) -> bytes:
    """An entry as earlier versions wrote it, without terms."""
    body = msgspec.json.decode(entry)
    del body["terms"]
    return msgspec.json.encode(body)


async def read_as_old(party: Party, more: list[Callable[[], acts.AnyAct]]) -> Table:
    """The table rebuilt from its entries and these acts, all as an earlier version wrote them."""
    table = Table(party.table.name)
    for entry in await party.town.journal.read(party.table.name):
        replay(table, old(entry.body))
    for act in more:
        replay(table, old(acts.StoredAct(party.town.now, act()).encode()))
    return table


@awaited
async def test_what_one_alone_has_opened_once_is_read_again_as_it_was(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await without_ben(home, "Ann", "Ben")
        ann = party.keys["Ann"]
        table = await read_as_old(party, [lambda: acts.Substitute(ann, 1), lambda: acts.Sit(None, "Eve", "eve", None)])
        assert [chair.name for chair in table.chairs[:2]] == ["Ann", "Eve"]
        assert table.bearer("eve") == party.keys["Ben"]


@awaited
async def test_a_bots_seat_that_was_taken_once_is_read_again_and_is_not_taken_any_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3)
        leaves = acts.Leave(party.keys["Ann"])
        table = await read_as_old(party, [lambda: leaves, lambda: acts.Sit(None, "Eve", "eve", 2)])
        assert [chair.name for chair in table.chairs].index("Eve") == 2
        with refused("not-vacant"):
            acts.Sit(None, "Fay", "fay", 3).do(table, home.now)
        acts.Sit(None, "Fay", "fay", 0).do(table, home.now)
