"""The length of a secret step depends only on public facts, never on who answers or when."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from meetinghouse.engine.masked import SUSPICION
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.tables import acts
from meetinghouse.tables.table import Table
from meetinghouse.tables.waking import replay

from .awaiting import awaited
from .positions import FOUR, position
from .virtual import NAMES, START, Party, Town, town

QUICK, SLOW = (0.2, 1.5), (3.0, 9.0)  # the range of seconds for people who do not act, and for those who do


# --- one step


async def dawn(home: Town, pace: str, answers: tuple[float, ...], *people: str, bots: int = 0) -> Party:
    """A game whose first step is answered at these times, by one person after another."""
    party = await home.game(*people, bots=bots, pace=pace)
    for name, at in zip(people, answers, strict=False):
        await home.run_until(START + at)
        await party.answer(name)
    return party


async def lasts(home: Town, party: Party, seconds: float) -> None:
    """Check that the step lasts exactly until this time."""
    await home.run_until(START + seconds - 0.01)
    assert party.is_secret()
    await home.run_until(START + seconds)
    assert not party.is_secret()
    assert party.sent[None][-1].at == START + seconds


@pytest.mark.parametrize(("pace", "seconds"), [("relaxed", 20), ("classic", 10), ("quick", 7)])
@pytest.mark.parametrize(
    "answers", [(), (0.1, 0.2, 0.3), (0.1, 0.2, 0.3, 0.4), (0.4, 1.3, 1.31, 6.4), (0.4, 1.3, 1.31, 6.99)]
)
def test_among_people_a_secret_step_lasts_its_public_time_whoever_answers_and_when(
    tmp_path: Path, pace: str, seconds: float, answers: tuple[float, ...]
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            await lasts(home, await dawn(home, pace, answers, *FOUR), seconds)

    test()


@pytest.mark.parametrize(
    ("pace", "last", "seconds"),
    [("none", 0.4, 15), ("none", 14.9, 15), ("none", 100.5, 105), ("async", 4, 1800), ("async", 1801, 3600)],
)
def test_without_clocks_and_in_games_of_days_it_ends_after_whole_long_floors(
    tmp_path: Path, pace: str, last: float, seconds: float
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            await lasts(home, await dawn(home, pace, (0.1, 0.2, 0.3, last), *FOUR), seconds)

    test()


@pytest.mark.parametrize(
    ("pace", "at", "seconds"),
    [("relaxed", 1, 10), ("classic", 1, 5), ("classic", 6.4, 10), ("quick", 1, 3.5), ("none", 1, 4), ("async", 3, 120)],
)
def test_alone_with_bots_one_waits_for_whole_short_floors(tmp_path: Path, pace: str, at: float, seconds: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path, thinking=(0.1, 0.5)) as home:
            party = await dawn(home, pace, (at,), "Ann", bots=4)
            await lasts(home, party, -(-seconds // party.table.pace.tick) * party.table.pace.tick)

    test()


@awaited
async def test_more_time_that_most_wish_for_is_waited_for_too(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await dawn(home, "quick", (0.1, 0.2, 0.3, 0.4), *FOUR)
        for name in FOUR[:3]:
            await party.act(name, acts.Extend)
        await lasts(home, party, 14)


@awaited
async def test_a_pause_is_not_counted(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await dawn(home, "quick", (0.1, 0.2, 0.3, 0.4), *FOUR)
        for wish, wait in ((acts.Pause, 60), (acts.Resume, 0)):
            for name in FOUR[:3]:
                await party.act(name, wish)
            await home.wait(wait)
        await lasts(home, party, 67)


@awaited
async def test_a_game_whose_people_have_set_no_clock_at_a_pace_with_clocks_still_goes_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:6], play="quintebourg", options={"clock": 0})
        begun = party.table.clock.since
        while any(party.asked(name) for name in NAMES[:6]):
            for name in NAMES[:6]:
                if party.asked(name) is not None:
                    await party.answer(name)
        await home.wait(8)
        assert party.table.clock.since == begun + 8


# --- journals that were written when steps closed earlier


@awaited
async def test_a_journal_in_which_steps_closed_earlier_is_read_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await dawn(home, "classic", (0.1, 0.2, 0.3, 0.4), *FOUR)
        entries = [entry.body for entry in await home.journal.read(party.table.name)]
        old = {"at": START + 5, "act": {"type": "expire", "decision": party.game.asking[0]}}
        table = Table(party.table.name)
        for body in (*entries, msgspec.json.encode(old)):
            replay(table, body)
        assert not table.secret


# --- whole nights


class Lasted(NamedTuple):
    """A secret step: its announced time, and how long it lasted."""

    told: float
    length: float


async def nights(home: Town, party: Party, dice: random.Random, steps: int) -> list[Lasted]:
    """Play a number of secret steps in which people who act take longer than all others."""
    found: list[Lasted] = []
    plans: dict[str, float] = {}
    since, told, secret = 0.0, 0.0, False
    for _ in range(100_000):
        clock = party.table.clock
        if secret and clock.since != since:
            found.append(Lasted(told, (clock.since or party.table.touched) - since))  # the game may be over
        if len(found) >= steps or party.table.phase != "playing":
            return found
        since, secret, told = clock.since, party.is_secret(), clock.length or 0.0
        asked = {decision.id: decision for decision in party.game.decisions}
        for id, decision in asked.items():
            acting = secret and decision.kind not in (SUSPICION, "confess")
            plans.setdefault(id, home.now + dice.uniform(*(SLOW if acting else QUICK)))
        next_time = min([plans[id] for id in asked], default=home.now + 1)
        await home.run_until(min(next_time, home.now + 1))
        for id, decision in asked.items():
            if plans[id] <= home.now and any(each.id == id for each in party.game.decisions):
                await party.answer(party.table.chairs[decision.seat].name, quiet(decision, dice), id)
    raise AssertionError("it does not end")


def quiet(decision: Any, dice: random.Random) -> Any:
    """A random choice without confessions, which are public and may end the step."""
    return decision.options[0] if decision.kind == "confess" else decision.any(dice)


async def salem(home: Town) -> Party:
    """A night of Salem 1692."""
    party = await home.game(*NAMES[:7], pace="quick")
    game = position(7, "fr", 6, NightChoice)
    assert game is not None
    party.lay(game.copy())
    return party


async def quintebourg(home: Town) -> Party:
    """The first night in Quinte-bourg, in waves."""
    return await home.game(*NAMES[:8], play="quintebourg", pace="quick")


async def quintebourg_calls(home: Town) -> Party:
    """The first night in Quinte-bourg, with roles called one after another."""
    return await home.game(*NAMES[:8], play="quintebourg", pace="quick", options={"night_calls": "classic"})


@pytest.mark.parametrize("play", [salem, quintebourg, quintebourg_calls], ids=lambda each: each.__name__)
def test_a_night_lasts_as_long_as_everybody_is_told_however_slow_those_are_who_act(
    tmp_path: Path, play: Callable[[Town], Any]
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            found = await nights(home, await play(home), random.Random(5), 6)
            assert len(found) >= 3
            for step in found:
                assert step.length == pytest.approx(-(-step.told // 1)), found  # rounded to a tick of one second

    test()
