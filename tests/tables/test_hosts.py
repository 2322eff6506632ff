"""Rematches, and who is host."""

from __future__ import annotations

from pathlib import Path

from meetinghouse.tables import acts, callers
from meetinghouse.tables.codes import digest
from meetinghouse.tables.open_tables import open_tables

from .awaiting import awaited
from .virtual import NOBODY, host, names, play_to_the_end, refused, town

# --- another game


@awaited
async def test_a_rematch_has_the_same_people_other_settings_and_other_seats(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        await play_to_the_end(home, party)
        with refused("host-only"):
            await party.act("Ben", acts.Rematch)
        await party.act("Ann", acts.Rematch)
        await party.act("Ann", acts.Set, {"edition": "fr"}, "relaxed")
        await party.act("Ann", acts.Remove, 4)
        await party.act("Ann", acts.Order, (1, 3, 2, 0))
        await party.sit("Cat")
        with refused("not-all-ready"):
            await party.act("Ann", acts.Start, "8", "1")
        await party.start("8")

        assert names(party)[0] == "Ben"
        assert names(party)[3:] == ["Ann", "Cat"]
        assert party.game.setup.options["edition"] == "fr"
        assert party.data("Ben")["decisions"][0]["id"] == "0-1"


@awaited
async def test_after_a_rematch_nothing_of_the_last_game_is_told_again_and_the_story_goes_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        for _ in range(2):
            await play_to_the_end(home, party)
            lengths = {name: party.data(name)["length"] for name in ("Ann", "Ben", NOBODY)}
            await party.act("Ann", acts.Rematch)

            for name, length in lengths.items():
                again = party.data(name)
                assert [line["type"] for line in again["story"]] == ["rematched"]
                assert again["length"] == length + 1
                assert again["view"] is again["opened"] is None
                assert party.sent[name][-1].data["story"] == [{"type": "rematched"}]
                assert sum(len(frame.data["story"]) for frame in party.sent[name]) == length + 1
            await party.start("8")


@awaited
async def test_a_game_must_be_over_before_a_rematch(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=3)
        with refused("not-over"):
            await party.act("Ann", acts.Rematch)
        await party.start()
        with refused("not-over"):
            await party.act("Ann", acts.Rematch)


# --- the host


@awaited
async def test_when_the_host_leaves_somebody_who_is_there_becomes_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", bots=2)
        party.follow("Ann", "Cat")
        await home.wait(11)  # Ben is away
        await party.act("Ann", acts.Leave)

        assert host(party) == ["Cat"]
        assert party.told(NOBODY, "host-changed") == [{"type": "host-changed", "name": "Cat"}]
        await party.act("Cat", acts.Lock, True)


@awaited
async def test_a_bot_never_becomes_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=1)
        await party.sit("Ben")
        await party.act("Ann", acts.Leave)
        assert host(party) == ["Ben"]


@awaited
async def test_a_table_everybody_has_left_is_the_next_comers(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=1)
        await party.act("Ann", acts.Lock, True)
        await party.act("Ann", acts.Leave)
        await party.act("Ben", acts.Leave)
        with refused("wrong-token"):
            callers.hosting(party.live, digest(party.host_token))

        await party.sit("Cat")
        await party.sit("Dan")
        assert host(party) == ["Cat"]


@awaited
async def test_a_game_everybody_has_left_is_the_next_substitutes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2)
        await party.act("Ann", acts.Leave)
        await party.act("Ben", acts.Leave)
        with refused("opens-later"):
            await party.sit("Cat")

        party.leap()
        await party.sit("Cat")
        assert party.seat("Cat") == 1
        assert host(party) == ["Cat"]


@awaited
async def test_a_game_whose_host_left_while_a_bot_stood_in_for_the_other_is_that_ones_who_comes_back(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2, pace="none")
        party.follow("Ann")
        await party.start()
        await home.wait(61)
        assert party.place("Ben")["bot"]
        await party.act("Ann", acts.Leave)
        assert host(party) == []

        await party.act("Ben", acts.TakeBack)
        assert host(party) == ["Ben"]


# --- the list of open tables


@awaited
async def test_a_listed_table_is_found_only_while_its_host_is_there_and_then_under_the_next_hosts_name(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        party.everybody_follows()
        await party.act("Ann", acts.ListTable, True)
        assert [each.host for each in open_tables([party.table])] == ["Ann"]
        party.unfollow("Ann")
        await home.wait(10.1)
        assert open_tables([party.table]) == []
        await home.wait(110.1)
        assert [each.host for each in open_tables([party.table])] == ["Ben"]
