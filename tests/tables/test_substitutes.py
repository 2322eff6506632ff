"""Substitutes: what they may see, and who may open a seat to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables import acts, callers
from meetinghouse.tables.chairs import Notebook
from meetinghouse.tables.codes import digest

from .awaiting import awaited
from .positions import THREE
from .virtual import refused, town


@pytest.mark.parametrize("seconds", [0.0, 12.0])  # in the secret dawn, and by day
def test_a_substitute_sees_exactly_what_the_seat_knew(tmp_path: Path, seconds: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*THREE, bots=3)
            await home.wait(seconds)
            await party.act("Ben", acts.Note, Notebook("it is Cat", {2: 100}))
            before = party.data("Ben")
            await party.act("Ben", acts.Leave)
            await party.open_seat(1)
            await party.sit("Eve")
            after = party.data("Eve")

            assert party.seat("Eve") == 1
            for part in ("view", "decisions", "offers", "opened"):
                assert after[part] == before[part]
            assert after["you"] == before["you"] | {"seen": False}  # a newcomer has not looked at the role yet
            assert after["story"] == before["story"] + [
                {"type": "departed", "name": "Ben", "bot": True},
                {"type": "seat-opening", "seat": 1, "seconds": 120, "gone": True},
                {"type": "substituted", "seat": 1, "name": "Eve"},
            ]
            names = ["Eve" if place["name"] == "Ben" else place["name"] for place in before["table"]["places"]]
            assert [place["name"] for place in after["table"]["places"]] == names
            assert "it is Cat" not in party.frame("Eve").decode()
            assert party.table.at(1).notebook == Notebook()

    test()


@awaited
async def test_the_predecessor_of_a_substitute_who_has_acted_is_a_stranger(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        party.unfollow("Ben")
        await home.wait(61)
        await party.open_seat(1)
        await party.sit("Eve", seat=1)
        await party.act("Eve", acts.Note, Notebook("mine now"))

        for token in (party.tokens["Ben"], "anything"):
            with refused("wrong-token"):
                callers.seated(party.live, digest(token))
        assert callers.seated(party.live, digest(party.tokens["Eve"])) == party.keys["Ben"]
        await party.answer("Eve") if party.asked("Eve") else None
        assert not party.place("Eve")["bot"]


@awaited
async def test_a_substitute_keeps_neither_blocks_nor_mutings(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        await party.act("Ben", acts.Block, 0, True)
        await party.act("Ann", acts.Mute, 1, True)
        await party.act("Ben", acts.Leave)
        await party.open_seat(1)
        await party.sit("Eve")
        assert party.data("Eve")["you"] == {
            "seat": 1,
            "host": False,
            "blocked": [],
            "seen": False,
            "all_eyes": False,
            "phone": [],
            "master": False,
            "owns": [],
            "asks": {},
        }
        assert not party.place("Eve")["muted"]


@awaited
async def test_the_seat_of_somebody_who_is_there_is_not_open(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        with refused("not-away"):
            await party.act("Ann", acts.Substitute, 1)
        with refused("not-vacant"):
            await party.sit("Eve", seat=1)
        with refused("not-vacant"):
            await party.sit("Eve", seat=3)
        with refused("no-such-seat"):
            await party.sit("Eve", seat=4)


@awaited
async def test_an_owner_who_takes_the_seat_back_closes_it_to_substitutes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1, pace="none")
        party.unfollow("Ben")
        await home.wait(61)
        await party.open_seat(1)
        await party.act("Ben", acts.TakeBack)
        with refused("not-vacant"):
            await party.sit("Eve", seat=1)


@awaited
async def test_a_bots_own_seat_is_never_opened(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        with refused("not-yours"):
            await party.act("Ann", acts.Substitute, 3)


@awaited
async def test_a_seat_is_opened_when_more_than_half_wish_it_and_not_by_the_host_alone(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", "Eve")
        await party.act("Ben", acts.Leave)
        for name in ("Ann", "Ann", "Cat"):
            await party.act(name, acts.Substitute, 1)
            assert not party.place("Ben")["vacant"]
        await party.act("Dan", acts.Substitute, 1)
        assert party.place("Ben")["vacant"]


@awaited
async def test_an_open_seat_at_a_locked_table_is_not_taken(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        await party.act("Ben", acts.Leave)
        await party.open_seat(1)
        await party.act("Ann", acts.Lock, True)
        with refused("locked"):
            await party.sit("Eve", seat=1)


@awaited
async def test_whoever_has_left_or_was_removed_follows_the_seat_no_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        follower = party.live.follow(party.keys["Ben"])
        await party.act("Ben", acts.Leave)
        assert follower.ended == "moved"
        assert follower not in party.live.followers


@awaited
async def test_a_host_who_is_gone_for_long_outside_a_game_gives_way(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        party.live.follow(party.keys["Ben"])
        await home.wait(119)
        assert party.place("Ann")["host"]
        await home.wait(2)
        assert party.place("Ben")["host"]


@awaited
async def test_a_key_is_given_again_so_that_a_busy_lobby_can_be_kept(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        await party.act("Ann", acts.Block, 2, True)
        for _ in range(80):
            await party.act("Cat", acts.Leave)
            await party.sit("Cat")
        assert max(chair.key for chair in party.table.chairs) == 3
        assert party.table.chair(party.keys["Ann"]).blocked == 0
        await party.live.save_snapshot()
        assert party.live.saved == party.live.version


@awaited
async def test_waking_a_table_of_absent_people_writes_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*THREE)
        await home.wait(12)
        version, touched = party.live.version, party.table.touched
        assert party.place("Ben")["away"]
        home.house.drop(party.live)
        party.live = await home.house.at(party.code)
        await home.wait(30)
        assert (party.live.version, party.table.touched) == (version, touched)


@awaited
async def test_a_substitute_may_have_the_name_of_the_seat_and_no_other_that_is_taken(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*THREE, bots=1)
        await party.act("Ben", acts.Leave)
        await party.open_seat(1)
        with refused("name-taken"):
            await party.sit("Ann", seat=1)
        await party.sit("ben", seat=1)
        assert party.place("ben")["name"] == "ben"
