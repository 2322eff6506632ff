"""Sheets at a table: a sheet has one timer through all its questions and interruptions, and bots fill in theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine import saves
from meetinghouse.engine.sheet import AGAIN
from meetinghouse.engine.values import YES, Seat
from meetinghouse.tables import acts
from meetinghouse.tables.pace import pace_of
from tests.engine.toys.opening import rules_of, vigil
from tests.engine.toys.vigil import Night

from .awaiting import awaited
from .positions import FOUR
from .virtual import NOBODY, START, Party, Town, town

ROLES = ("wolf", "wolf", "seer", "folk")  # Ann, Ben, Cat and Dan


async def at_night(home: Town, *names: str, bots: int = 0, pace: str = "classic", roles: Any = ROLES) -> Party:
    """A vigil in its first night, of 60 seconds."""
    party = await home.game(*(names or FOUR), bots=bots, pace=pace)
    game = vigil(*roles)
    party.lay(saves.load(game.save(), rules_of))  # without the script for the deal
    return party


async def fill(party: Party, name: str) -> int:
    """Let somebody answer all their questions; returns the number of questions."""
    count = 0
    while party.asked(name) is not None:
        await party.answer(name)
        count += 1
    return count


def night(party: Party) -> bool:
    """Whether it is still night."""
    return isinstance(party.game.agenda[-1], Night)


# --- time


@awaited
async def test_questions_that_follow_do_not_prolong_the_step(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at_night(home)
        assert party.left() == 60
        for wait, name in ((10, "Ann"), (10, "Cat"), (5, "Ann"), (5, "Cat")):
            await home.wait(wait)
            await party.answer(name)
            assert party.left() == START + 60 - home.now
        await home.run_until(START + 59.9)
        assert night(party)
        await home.run_until(START + 60)
        assert not night(party)


@awaited
async def test_the_last_who_thinks_has_no_more_time_than_all_had(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at_night(home)
        for name in ("Ann", "Ben", "Dan"):
            await fill(party, name)
        for _ in range(2):
            await home.wait(20)
            await party.answer("Cat")
            assert party.left() == START + 60 - home.now
        await home.run_until(START + 59.9)
        assert night(party)
        await home.run_until(START + 60)
        assert not night(party)
        assert party.game.state.looks  # her answers count


@awaited
async def test_more_time_is_neither_lost_nor_doubled_by_what_follows(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at_night(home)
        await home.wait(5)
        for name in FOUR:
            await party.act(name, acts.Extend)
            if party.table.clock.extended:
                break
        ends = party.table.clock.end
        assert ends is not None
        assert ends > START + 60
        await party.answer("Cat")
        await party.answer("Ann")
        assert party.table.clock.end == ends
        await fill(party, "Cat")
        await party.answer("Cat", AGAIN, "2-again")
        assert party.table.clock.end == ends


@pytest.mark.parametrize("whom", [0, 2, 3])
def test_an_interruption_gives_back_the_rest_whatever_it_changes(tmp_path: Path, whom: int) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await at_night(home)
            for name in ("Ann", "Dan"):
                await fill(party, name)
            await home.wait(12)
            await party.answer("Cat")
            await fill(party, "Ben")
            await home.wait(8)
            await party.answer("Ben", YES, "1-ring")
            assert party.left() == 20
            await home.wait(15)
            await party.answer("Ben", Seat(whom))

            assert night(party)
            assert party.asked("Cat") is not None
            assert party.left() == 40
            assert party.data(NOBODY)["table"]["hourglass"]["length"] == 60
            await fill(party, "Dan")
            await home.wait(39.9)
            assert night(party)
            await home.wait(0.1)
            assert not night(party)

    test()


@awaited
async def test_a_pause_stops_all_sheets_at_once(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at_night(home)
        await home.wait(10)
        await party.answer("Ann")
        for name in FOUR[:3]:
            await party.act(name, acts.Pause)
        await home.wait(100)
        for name in FOUR[:3]:
            await party.act(name, acts.Resume)
        await party.answer("Ann")
        await party.answer("Cat")
        assert party.left() == 50


# --- what others see


@awaited
async def test_who_has_how_many_questions_changes_nothing_that_others_are_sent(tmp_path: Path) -> None:
    sent = []
    for file, asked_of in (("a.db", 1), ("b.db", 3)):
        async with town(tmp_path, file=file) as home:
            party = await at_night(home)
            await home.wait(2.3)
            for _ in range(asked_of):
                await party.answer("Cat")
            await home.wait(4)
            await party.answer("Cat", AGAIN, "2-again")
            await home.wait(20)
            sent.append([party.sent[name] for name in ("Ann", "Ben", "Dan", NOBODY)])
    assert sent[0] == sent[1]
    assert len(sent[0][0]) > 20


@awaited
async def test_what_follows_comes_with_the_next_tick(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at_night(home)
        await home.wait(2.3)
        await party.answer("Cat")
        assert party.sent["Cat"][-1].data["decisions"][0]["kind"] == "look"
        await home.wait(0.7)
        latest = party.sent["Cat"][-1].data
        assert latest["decisions"][0]["kind"] == "depth"
        assert [offer["id"] for offer in latest["offers"]] == ["2-ring", "2-again"]


# --- bots


@pytest.mark.parametrize("pace", ["quick", "classic", "relaxed"])
def test_bots_answer_all_questions_of_their_sheets(tmp_path: Path, pace: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path, 2) as home:  # with this seed no bot rings
            party = await at_night(home, "Ann", bots=3, pace=pace, roles=("folk", "wolf", "seer", "wolf"))
            await fill(party, "Ann")
            while night(party) and not party.game.held:
                await home.wait(0.1)
            taken = home.now - START
            assert party.game.held
            step = party.game.agenda[-1]
            assert isinstance(step, Night)
            given = {seat: len(answers) for seat, answers in step.given.items()}
            assert given in ({0: 1, 1: 2, 2: 3, 3: 2}, {0: 1, 1: 2, 2: 2, 3: 2})
            longest = pace_of(pace).thinking[1]
            assert taken < longest + 0.3, "a bot takes its time once for a whole sheet"
            while night(party):
                await home.wait(1)
            assert party.sent[NOBODY][-1].at - START == pace_of(pace).floor

    test()
