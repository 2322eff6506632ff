"""More than half of all owners can put out a player who spoils the game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meetinghouse.tables import acts, past
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.past import Sat

from .awaiting import awaited
from .positions import FOUR, THREE, holds, played
from .virtual import NOBODY, Party, host, refused, town


async def put_out(party: Party, name: str, *voters: str) -> None:
    """Let people vote to put somebody out of the game."""
    for voter in voters:
        await party.act(voter, acts.PutOut, party.seat(name))


@awaited
async def test_more_than_half_of_all_owners_put_somebody_out_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, bots=1, pace="none")
        follower, _ = party.streams["Ben"]
        await put_out(party, "Ben", "Ann", "Ann", "Cat")
        assert not party.place("Ben")["out"]
        wishes = party.data(NOBODY)["table"]["wishes"]
        assert (wishes["removals"], wishes["majority"]) == ({"1": 2}, 3)
        await put_out(party, "Ben", "Dan")

        place = party.place("Ben")
        assert (place["out"], place["bot"], place["person"]) == (True, True, False)
        assert party.told(NOBODY)[-1] == {"type": "put-out", "name": "Ben"}
        assert party.data(NOBODY)["table"]["wishes"]["removals"] == {}
        assert follower.ended == "put-out"
        with refused("put-out"):
            await party.act("Ben", acts.Pause)
        await home.wait(5)
        assert party.asked("Ben") is None  # the bot has answered
        await holds(party)


@awaited
async def test_who_wishes_somebody_out_is_told_to_nobody(tmp_path: Path) -> None:
    seen = []
    for wisher in ("Ann", "Cat"):
        async with town(tmp_path, file=f"{wisher}.db") as home:
            party = await home.game(*FOUR, pace="none")
            await put_out(party, "Ben", wisher)
            await home.wait(2)
            seen.append([party.frame(name) for name in ("Ben", "Dan", NOBODY)])
    assert seen[0] == seen[1]


@awaited
async def test_two_of_three_put_the_third_out_and_one_of_two_does_not(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        with refused("yourself"):
            await put_out(party, "Ben", "Ben")
        with refused("not-yours"):
            await party.act("Ann", acts.PutOut, 3)
        await put_out(party, "Ann", "Ben", "Cat")  # the host, too
        assert host(party) == ["Ben"]
        with refused("too-few-to-put-out"):
            await put_out(party, "Ben", "Cat")
        with refused("not-yours"):
            await put_out(party, "Ann", "Cat")


@awaited
async def test_the_absent_count_as_owners_when_somebody_is_put_out(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", bots=1, pace="none")
        party.unfollow("Cat", "Dan")
        await home.wait(61)
        await put_out(party, "Ben", "Ann")
        assert not party.place("Ben")["out"]
        await put_out(party, "Ben", "Cat", "Dan")
        assert party.place("Ben")["out"]


@pytest.mark.parametrize("left", [False, True])
def test_the_seat_of_somebody_put_out_is_a_bots_to_the_end(tmp_path: Path, left: bool) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*FOUR, bots=1)
            await put_out(party, "Ben", "Ann", "Cat", "Dan")
            with refused("not-yours"):
                await party.act("Ann", acts.Substitute, 1)
            if left:
                for name in ("Ann", "Cat", "Dan"):
                    await party.act(name, acts.Leave)
            party.leap()
            with refused("not-vacant"):
                await party.sit("Eve", seat=1)

    test()


@awaited
async def test_whoever_was_put_out_takes_no_other_seat_of_this_game_but_plays_the_next(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, bots=1, pace="quick")
        await put_out(party, "Ben", "Ann", "Cat", "Dan")
        await party.act("Dan", acts.Leave)
        await party.act("Ann", acts.Substitute, 3)
        await party.act("Cat", acts.Substitute, 3)
        party.leap()
        old = digest(party.tokens["Ben"])
        with refused("put-out"):
            await party.live.do(acts.Sit(None, "Bob", digest(new_token()), 3, old))
        await played(home, party)
        await party.act("Ann", acts.Rematch)
        await party.live.do(acts.Sit(None, "Bob", digest(new_token()), None, old))


@awaited
async def test_the_record_tells_who_was_put_out(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="quick")
        await put_out(party, "Ben", "Ann", "Cat")
        await played(home, party)
        game = past.played(party.table)
        assert (game.names[1], game.bots, game.out) == ("Ben", (False, False, False, True), (1,))
        await party.act("Ann", acts.Rematch)
        assert past.played(party.table).out == (1,)
        await holds(party)


def test_who_sat_there_is_read_from_snapshots_that_knew_nobody_to_be_put_out() -> None:
    old = msgspec.msgpack.encode((("Ann", "Ben"), (False, True)))
    assert msgspec.msgpack.decode(old, type=Sat) == Sat(("Ann", "Ben"), (False, True), ())
