"""A seat that a newcomer has taken stays its owner's until the newcomer has done something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from meetinghouse.tables import acts, callers
from meetinghouse.tables.chairs import Notebook
from meetinghouse.tables.codes import digest

from .awaiting import awaited
from .positions import THREE, holds, read_again
from .virtual import NOBODY, Party, Town, refused, town


async def replaced(home: Town) -> Party:
    """A game in which Ben was away, and Eve has taken his seat and sees his note."""
    party = await home.game(*THREE, bots=2, pace="none")
    await party.act("Ben", acts.Note, Notebook("it is Cat"))
    party.unfollow("Ben")
    await home.wait(61)
    await party.open_seat(1)
    await party.sit("Eve", seat=1)
    party.follow("Eve")
    return party


async def comes_back(party: Party) -> None:
    """Let Ben make any call."""
    await callers.let_back(party.live, digest(party.tokens["Ben"]))


DEEDS: list[Callable[[Party], Awaitable[None]]] = [
    lambda party: party.answer("Eve"),
    lambda party: party.act("Eve", acts.Note, Notebook("hm")),
    lambda party: party.act("Eve", acts.Pause),
]


@awaited
async def test_an_owner_who_is_back_before_the_newcomer_has_acted_has_the_seat_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        follower, _ = party.streams["Eve"]
        await comes_back(party)

        place = party.place("Ben")
        assert (place["name"], place["bot"], place["vacant"]) == ("Ben", False, False)
        assert party.table.at(1).notebook == Notebook("it is Cat")
        assert party.told(NOBODY)[-1] == {"type": "reclaimed", "seat": 1, "name": "Eve"}
        assert follower.ended == "reclaimed"
        assert follower not in party.live.followers
        with refused("wrong-token"):
            callers.seated(party.live, digest(party.tokens["Eve"]))
        await party.answer("Ben")
        await holds(party)


@pytest.mark.parametrize("deed", DEEDS, ids=["answer", "note", "wish"])
def test_a_newcomer_who_has_acted_has_the_seat_for_good(
    tmp_path: Path, deed: Callable[[Party], Awaitable[None]]
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await replaced(home)
            await deed(party)
            await comes_back(party)
            assert party.place("Eve")["name"] == "Eve"
            with refused("wrong-token"):
                callers.seated(party.live, digest(party.tokens["Ben"]))
            assert party.table.owner_before(digest(party.tokens["Ben"])) is None
            await holds(party)

    test()


@awaited
async def test_what_was_refused_does_not_make_a_seat_the_newcomers(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        with refused("not-open"):
            await party.act("Eve", acts.Answer, "1-nothing", None)
        await comes_back(party)
        assert party.place("Ben")["name"] == "Ben"


@awaited
async def test_a_bot_that_stands_in_for_a_newcomer_does_not_make_the_seat_theirs(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        party.unfollow("Eve")
        await home.wait(90)
        assert party.place("Eve")["bot"]
        assert party.asked("Eve") is None  # the bot has answered
        await comes_back(party)
        assert party.place("Ben")["name"] == "Ben"


@awaited
async def test_a_newcomer_who_leaves_without_having_acted_leaves_the_seat_to_its_owner(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        follower, _ = party.streams["Eve"]
        await party.act("Eve", acts.Leave)
        place = party.place("Ben")
        assert (place["name"], place["bot"], place["person"], place["vacant"]) == ("Ben", True, True, False)
        assert follower.ended == "moved"
        await party.act("Ben", acts.TakeBack)
        await holds(party)


@awaited
async def test_a_second_newcomer_does_not_come_between_either(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        party.unfollow("Eve")
        await home.wait(61)
        await party.open_seat(1)
        await party.sit("Fay", seat=1)
        with refused("wrong-token"):
            callers.seated(party.live, digest(party.tokens["Eve"]))
        await comes_back(party)
        assert party.place("Ben")["name"] == "Ben"


@awaited
async def test_nobody_else_takes_the_name_of_an_owner_who_may_come_back(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        await party.act("Cat", acts.Leave)
        await party.act("Ann", acts.Substitute, 2)
        await party.act("Eve", acts.Substitute, 2)
        party.leap()
        with refused("name-taken"):
            await party.sit("Ben", seat=2)


@awaited
async def test_an_owners_right_is_kept_over_a_restart_and_ends_with_the_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        assert (await read_again(party)).owner_before(digest(party.tokens["Ben"])) == party.keys["Ben"]
        await home.close()
        await home.wake()
        party.follow("Ann", "Cat", "Eve")
        party.table.phase = "over"
        await party.act("Ann", acts.Rematch)
        await comes_back(party)
        assert party.place("Eve")["name"] == "Eve"


@awaited
async def test_while_both_may_come_only_the_newcomer_sees_the_seat(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await replaced(home)
        with refused("wrong-token"):
            callers.bearer(party.live, digest(party.tokens["Ben"]))  # Ben sees nothing before he has the seat back
        assert "it is Cat" not in party.frame("Eve").decode()
        await comes_back(party)
        sent = len(party.sent["Eve"])
        await party.answer("Ben")
        await home.wait(30)
        assert len(party.sent["Eve"]) == sent
