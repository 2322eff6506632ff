"""A game of another package at a table: its nights reveal no more than those of our own games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.installing import Install, install

from .awaiting import awaited
from .test_frames import Watch, somebody
from .test_lengths import nights
from .virtual import NAMES, town

__all__ = ["install"]


@pytest.fixture(autouse=True)
def installed(install: Install) -> None:
    """Install Werewolf, a game of another package, beside our own games."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})


@awaited
async def test_a_night_of_werewolf_lasts_as_long_as_everybody_is_told_however_slow_those_are_who_act(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:9], play="werewolf", pace="quick")
        found = await nights(home, party, random.Random(5), 3)

        assert len(found) == 3
        assert [step.length for step in found] == [step.told for step in found] == [20.0] * 3


@awaited
async def test_in_a_random_game_of_werewolf_a_reader_gets_a_frame_if_and_only_if_it_says_something_new(
    tmp_path: Path,
) -> None:
    dice = random.Random("werewolf")
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:7], bots=2, play="werewolf", pace="quick")
        watch = Watch(party)
        for _ in range(400):
            if party.table.phase != "playing":
                break
            await home.wait(dice.choice((0.1, 0.4, 1.0)))
            await somebody(party, dice)

        assert max(watch.reached["Note"]) == 0
        assert watch.asked >= {"suspicion", "prey", "vote", "point"}, watch.asked


@awaited
async def test_at_night_all_readers_of_werewolf_get_frames_at_the_same_moments_and_of_one_size(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:9], play="werewolf", pace="quick")
        await nights(home, party, random.Random(7), 2)

        dark = [each for each in party.shown if each.secret]
        assert len(dark) > 20
        for each in dark:
            assert len(set(each.sizes)) == 1, each
