"""Clocks of a table: deadlines, and confessions that wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

from meetinghouse.bots.bot import Move, Prompt
from meetinghouse.engine.values import DONE, Card, Position, Seat
from meetinghouse.games.salem1692.components import ACCUSATION, WITNESS
from meetinghouse.games.salem1692.phases.elimination import LastWords
from meetinghouse.games.salem1692.phases.night import Confess
from meetinghouse.tables import acts
from tests.games.salem1692.village import A, B, C, D

from .awaiting import awaited
from .positions import DRAW, FOUR, confession, past_dawn, turn
from .virtual import NOBODY, START, Party, town

# --- deadlines


@pytest.mark.parametrize(("pace", "dawn"), [("relaxed", 20), ("classic", 10), ("quick", 7), ("async", 28800)])
def test_a_steps_deadline_is_its_timer_at_the_tables_pace(tmp_path: Path, pace: str, dawn: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*FOUR, pace=pace)
            assert party.data("Ann")["table"]["hourglass"] == {"ends": START + dawn, "length": dawn}
            assert party.left() == dawn
            await home.wait(dawn - 0.5)
            assert party.is_secret()
            await home.wait(0.5)
            assert not party.is_secret()

    test()


@awaited
async def test_time_runs_out_at_the_deadline_and_not_before(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(turn())
        await home.wait(29.99)
        assert party.asked("Ann") is not None
        await home.wait(0.01)
        assert party.asked("Ann") is None
        assert party.sent["Ben"][-1].at == START + 30


@awaited
async def test_an_interrupted_decision_keeps_its_rest(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(turn(hands={A: [WITNESS, ACCUSATION]}))
        await home.wait(12)
        await party.answer("Ann", Card("witness"))  # now she is asked against whom
        assert party.left() == 30
        await home.wait(25)
        await party.answer("Ann", Seat(B))
        assert party.asked("Ann") is not None

        while party.left() != 18:  # a trial may come in between
            asked = party.game.decisions[0]
            await party.answer(FOUR[asked.seat])
        asked_again = party.asked("Ann")
        assert asked_again is not None
        assert asked_again.kind == "turn"
        await home.wait(17.9)
        assert party.asked("Ann") is not None
        await home.wait(0.1)
        assert party.asked("Ann") is None


@awaited
async def test_a_table_without_clocks_waits_for_ever(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, pace="none")
        await home.wait(600)
        assert party.is_secret()
        assert party.left() is None
        for name in FOUR:
            await party.answer(name)
        await home.wait(10)
        assert not party.is_secret()
        kind = party.game.decisions[0].kind
        await home.wait(7 * 86400)
        assert party.game.decisions[0].kind == kind == "turn"


@awaited
async def test_a_table_played_by_letter_gives_days_and_wakes_when_they_are_over(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, pace="async")
        party.unfollow(*FOUR, NOBODY)
        await home.wait(28801)
        await home.house.wake_due_tables(home.now)
        await home.run_until(home.now)
        party.live = await home.house.at(party.code)
        assert not party.is_secret()
        began = party.table.clock.since
        assert party.table.clock.end == began + 86400

        await home.wait(3600)
        assert party.code not in home.house.codes  # it sleeps
        while home.now < began + 86400 - 600:
            await home.house.wake_due_tables(home.now)
            await home.wait(3600)
        party.live = await home.house.at(party.code)
        entries = await home.journal.read(party.table.name)
        expired = [entry for entry in map(acts.read_act, [entry.body for entry in entries])
                   if isinstance(entry.act, acts.Expire)]  # fmt: skip
        assert len(expired) == 1
        await home.run_until(began + 86400)
        await home.house.wake_due_tables(home.now)
        await home.run_until(home.now)
        assert (await home.house.at(party.code)).table.clock.since == began + 86400


async def turn_ends(path: Path, file: str, by_hand: bool) -> Party:
    """End Ann's turn at its deadline: without an answer, or with the default answered at that moment."""
    async with town(path, file=file) as home:
        party = await home.game(*FOUR)
        party.lay(turn(deck=[ACCUSATION] * 5))
        await home.wait(29.9)
        home.now = START + 30
        if by_hand:
            await party.answer("Ann", DRAW)
        await home.wait(3)
        return party


@awaited
async def test_a_turn_that_ran_out_looks_to_others_like_one_that_was_answered(tmp_path: Path) -> None:
    silent = await turn_ends(tmp_path, "a.db", by_hand=False)
    spoken = await turn_ends(tmp_path, "b.db", by_hand=True)

    assert silent.game.record.entries != spoken.game.record.entries
    for name in ("Ben", "Cat", "Dan", NOBODY):
        assert silent.sent[name] == spoken.sent[name]
        assert len(silent.sent[name]) > 3


async def confession_ends(path: Path, file: str, by_hand: bool) -> Party:
    """End a confession: three decline, and one says nothing, or declines just before the deadline."""
    async with town(path, file=file) as home:
        party = await home.game(*FOUR)
        game = confession()
        game.state.target = B
        party.lay(game)
        for name in ("Ann", "Ben", "Dan"):
            await home.wait(1.3)
            await party.answer(name, DONE)
        await home.run_until(START + 29.5)
        if by_hand:
            await party.answer("Cat", DONE)
        await home.wait(10)
        return party


@awaited
async def test_a_secret_step_that_ran_out_looks_to_others_like_one_that_was_answered(tmp_path: Path) -> None:
    silent = await confession_ends(tmp_path, "a.db", by_hand=False)
    spoken = await confession_ends(tmp_path, "b.db", by_hand=True)

    assert not silent.game.secret
    for name in ("Ann", "Ben", "Dan", NOBODY):
        assert silent.sent[name] == spoken.sent[name]
        assert len(silent.sent[name]) > 30


@pytest.mark.parametrize("how", ["closed", "crashed"])
def test_a_deadline_survives_a_restart(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*FOUR, pace="quick")
            await past_dawn(home, party)
            ends = party.table.clock.end
            assert ends is not None
            asked = party.game.decisions[0]
            await home.wait(8.25)
            await (home.close() if how == "closed" else home.crash())
            home.now += 4
            await home.wake()
            party.everybody_follows()

            assert party.left() == ends - home.now
            await home.run_until(ends - 0.01)
            assert party.game.decisions == [asked]
            await home.run_until(ends)
            assert party.game.decisions != [asked]
            assert party.sent["Ann"][-1].at == ends

    test()


@awaited
async def test_a_deadline_that_passed_while_the_house_was_closed_is_kept_when_it_opens(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, pace="quick")
        await past_dawn(home, party)
        asked = party.game.decisions[0]
        await home.close()
        home.now += 1000
        home.parties.clear()
        await home.wake()
        assert not home.house.awake
        await home.house.wake_due_tables(home.now)
        await home.run_until(home.now)
        assert (await home.house.at(party.code)).table.match.decisions != [asked]


# --- a confession in a step that waits for its time


@awaited
async def test_last_words_in_a_confession_that_all_had_answered_have_their_own_time(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(confession(rows={A: "W", B: "NNNNN", C: "KNNNN", D: "WNNNN"}))
        await home.wait(1)
        for name in FOUR:
            await party.answer(name, DONE)
        assert party.game.held
        asked = next(offer for offer in party.game.offers if offer.seat == A and offer.kind == "confess")
        place = next(option for option in asked.options if isinstance(option, Position))
        await party.answer("Ann", place, asked.id)  # a witch, and her last card

        assert isinstance(party.game.agenda[-1], LastWords)
        assert party.left() == 30
        await home.wait(29)
        assert isinstance(party.game.agenda[-1], LastWords)
        await home.wait(1)
        assert isinstance(party.game.agenda[-1], Confess)
        assert party.left() == 29


@awaited
async def test_a_confession_after_all_others_had_answered_does_not_cut_the_step_short(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(confession())
        await home.wait(1.5)
        for name in FOUR[:3]:
            await party.answer(name, DONE)
        await party.answer("Dan", Position(1))  # not a witch

        assert isinstance(party.game.agenda[-1], Confess)
        await home.wait(28.4)
        assert isinstance(party.game.agenda[-1], Confess)
        await home.wait(0.1)
        assert not party.is_secret()
        assert party.sent["Ann"][-1].at == START + 30


# --- bots that think


@awaited
async def test_time_runs_out_while_a_bot_thinks_and_its_late_move_counts_for_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3)
        thought, asked = asyncio.Event(), asyncio.Event()

        async def think(move: Callable[[Prompt], Move], prompt: Prompt, least: float = 0.0) -> Move:
            asked.set()
            await thought.wait()
            return move(prompt)

        with patch.object(home.house, "think", think):
            waiting = asyncio.create_task(home.wait(9))
            await asked.wait()
            home.now = START + 10
            await home.house.attend(home.now)
            assert not party.is_secret()
            open_now = party.game.decisions

            thought.set()
            await waiting
            assert open_now == party.game.decisions
