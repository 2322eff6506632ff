"""Another game at once: with everybody who is there, when all are ready or a few seconds are over."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.engine.shares import share_hash
from meetinghouse.tables import acts
from meetinghouse.tables.acts.rematch import SOON

from .awaiting import awaited
from .virtual import Party, Town, play_to_the_end, refused, town

HOUSE = "cd" * 32
OWN = "ab" * 32


async def again(home: Town, *names: str) -> Party:
    """A game that is over, and the host's wish for another one."""
    party = await home.game(*names, bots=3, pace="quick")
    party.everybody_follows()
    await play_to_the_end(home, party)
    await party.act(names[0], acts.Rematch, HOUSE, True)
    return party


def phase(party: Party) -> str:
    """What the table is doing now."""
    return party.table.phase


@awaited
async def test_the_next_game_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann", "Ben")
        begins = party.data("Ben")["table"]["starting"]
        assert begins == party.data("Ann")["table"]["now"] + SOON  # everybody sees how long it takes
        await party.act("Ann", acts.Ready, True)
        await home.wait(SOON / 2)
        assert phase(party) == "lobby"  # Ben has not said anything yet
        await party.act("Ben", acts.Ready, True)
        await home.wait(0)
        assert phase(party) == "playing"
        assert party.table.starting is None
        assert [chair.name for chair in party.table.chairs][:2] == ["Ann", "Ben"]


@awaited
async def test_after_a_few_seconds_it_begins_with_everybody_who_is_there(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann", "Ben")
        await party.act("Ann", acts.Ready, True)
        await home.wait(SOON - 0.1)
        assert phase(party) == "lobby"
        await home.wait(0.2)
        assert phase(party) == "playing"
        assert all(chair.owned for chair in party.table.chairs if chair.name in ("Ann", "Ben"))


@awaited
async def test_shares_of_the_seed_are_opened_in_such_a_game_too(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann")
        await party.act("Ann", acts.Ready, True, share_hash(OWN))
        await home.wait(0)
        assert party.table.opening is not None
        assert party.data("Ann")["table"]["starting"] is not None  # no page goes back to the lobby meanwhile
        await party.act("Ann", acts.Reveal, OWN)
        assert party.table.starting is None
        assert phase(party) == "playing"
        assert [each.share for each in party.table.shares] == [HOUSE, OWN]


@awaited
async def test_the_host_may_stop_it_and_nobody_else(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann", "Ben")
        with refused("host-only"):
            await party.live.do(acts.StopStart(HOUSE, party.table.chairs[1].key))
        await party.live.do(acts.StopStart(HOUSE, party.table.host))
        assert party.data("Ben")["table"]["starting"] is None
        await home.wait(2 * SOON)
        assert phase(party) == "lobby"
        with refused("not-opening"):
            await party.live.do(acts.StopStart(HOUSE, party.table.host))


@awaited
async def test_other_settings_stop_it_since_everybody_has_to_agree_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann", "Ben")
        await party.act("Ann", acts.Set, {}, "relaxed")
        await home.wait(2 * SOON)
        assert phase(party) == "lobby"


@awaited
@pytest.mark.parametrize("why", ["draining", "too few"])
async def test_what_cannot_begin_stays_in_the_lobby(tmp_path: Path, why: str) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann", "Ben")
        if why == "draining":
            home.house.draining = True
        else:
            while len(party.table.chairs) > 1:
                await party.act("Ann", acts.Remove, len(party.table.chairs) - 1)
        await home.wait(2 * SOON)
        assert phase(party) == "lobby"
        assert party.table.starting is None


@awaited
async def test_it_still_begins_after_the_house_was_closed_meanwhile(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await again(home, "Ann", "Ben")
        await party.live.save_snapshot()
        await home.crash()
        await home.wake()
        assert party.table.starting is not None
        party.everybody_follows()
        await home.wait(2 * SOON)
        assert phase(party) == "playing"


@awaited
async def test_in_a_game_that_lasts_days_nothing_begins_by_itself(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        await play_to_the_end(home, party)
        party.table.pace_name = "async"
        await party.act("Ann", acts.Rematch, HOUSE, True)
        assert party.data("Ben")["table"]["starting"] is None
