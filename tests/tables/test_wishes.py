"""Votes for a pause and for more time."""

from __future__ import annotations

import json
from pathlib import Path

from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import ACCUSATION
from meetinghouse.tables import acts
from tests.games.salem1692.village import village

from .awaiting import awaited
from .positions import DRAW, FOUR, confession, past_dawn, turn
from .virtual import NOBODY, refused, town

# --- pauses


@awaited
async def test_a_pause_needs_more_than_half_and_tells_only_how_many(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, bots=2)
        party.lay(village("en", 6))
        for name, count in (("Ben", 1), ("Ben", 1), ("Cat", 2)):
            await party.act(name, acts.Pause)
            assert party.sent["Ann"][-1].data["table"]["wishes"] == {
                "pause": count, "resume": 0, "extend": 0, "substitutes": {}, "needed": 3, "majority": 3, "removals": {},
            }  # fmt: skip
            assert not party.table.paused
        seen = party.sent["Ann"][-1]
        assert seen.data | {"story": []} == json.loads(party.frame("Ann", seen.data["length"]))
        await party.act("Dan", acts.Pause)
        assert party.table.paused
        assert party.told(NOBODY)[-1] == {"type": "paused"}


@awaited
async def test_who_wishes_for_something_is_told_to_nobody(tmp_path: Path) -> None:
    seen = []
    for wisher in ("Ben", "Cat"):
        async with town(tmp_path, file=f"{wisher}.db") as home:
            party = await home.game(*FOUR)
            party.lay(turn())
            await party.act(wisher, acts.Pause)
            await party.act(wisher, acts.Extend)
            seen.append([party.sent[name][:] for name in ("Ann", "Dan", NOBODY)])
    assert seen[0] == seen[1]


@awaited
async def test_what_is_granted_leaves_other_wishes_as_they_are(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(turn())
        await party.act("Ann", acts.Pause)
        for name in FOUR[:3]:
            await party.act(name, acts.Extend)
        wishes = party.sent["Ann"][-1].data["table"]["wishes"]
        assert (wishes["pause"], wishes["extend"]) == (1, 0)


@awaited
async def test_a_pause_stops_the_clock_and_going_on_goes_on_with_the_rest(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(turn())
        await home.wait(11)
        for name in FOUR[:3]:
            await party.act(name, acts.Pause)
        assert party.left() is None
        await home.wait(500)
        with refused("paused"):
            await party.answer("Ann", DRAW)
        with refused("paused"):
            await party.act("Ann", acts.Pause)
        with refused("no-clock-runs"):
            await party.act("Ann", acts.Extend)
        for name in FOUR[:3]:
            assert party.table.paused
            await party.act(name, acts.Resume)
        assert not party.table.paused
        assert party.left() == 19
        await home.wait(18.9)
        assert party.asked("Ann") is not None
        await home.wait(0.1)
        assert party.asked("Ann") is None


@awaited
async def test_a_game_that_is_not_paused_does_not_go_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        with refused("not-paused"):
            await party.act("Ann", acts.Resume)


@awaited
async def test_bots_do_not_move_in_a_pause(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=4)
        await party.act("Ann", acts.Pause)
        version = party.live.version
        await home.wait(100)
        assert party.live.version == version
        await party.act("Ann", acts.Resume)
        await home.wait(5)
        assert party.live.version > version + 1


@awaited
async def test_a_pause_survives_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, pace="quick")
        await past_dawn(home, party)
        await home.wait(5)
        left = party.left()
        for name in FOUR[:3]:
            await party.act(name, acts.Pause)
        await home.close()
        home.now += 20
        await home.wake()
        party.everybody_follows()
        await home.wait(100)
        for name in FOUR[:3]:
            await party.act(name, acts.Resume)
        assert party.left() == left


@awaited
async def test_the_clock_of_a_secret_step_goes_on_after_a_pause_though_all_have_answered(tmp_path: Path) -> None:
    frames = []
    for answered in (3, 4):
        async with town(tmp_path, file=f"{answered}.db") as home:
            party = await home.game(*FOUR)
            party.lay(confession())
            for name in FOUR[:answered]:
                await party.answer(name, DONE)
            await home.wait(2)
            for name in FOUR[:3]:
                await party.act(name, acts.Pause)
            await home.wait(60)
            assert party.game.held == (answered == 4)
            for name in FOUR[:3]:
                await party.act(name, acts.Resume)
            assert party.left() == 28
            frames.append(party.frame(NOBODY))
    assert frames[0] == frames[1]


# --- more time


@awaited
async def test_more_than_half_get_the_step_its_time_once_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(turn())
        await home.wait(10)
        for name in ("Ann", "Ben", "Ben"):
            await party.act(name, acts.Extend)
            assert party.left() == 20
        assert party.data("Dan")["table"]["wishes"]["extend"] == 2
        await party.act("Cat", acts.Extend)

        assert party.left() == 50
        assert party.data("Dan")["table"]["wishes"]["extend"] == 0
        assert party.told(NOBODY)[-1] == {"type": "extended"}
        await home.wait(49.9)
        assert party.asked("Ann") is not None
        await home.wait(0.1)
        assert party.asked("Ann") is None


@awaited
async def test_wishes_for_more_time_fall_with_their_step(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(turn(deck=[ACCUSATION] * 9))
        await party.act("Ann", acts.Extend)
        await party.act("Ben", acts.Extend)
        await party.act("Ben", acts.Pause)
        await party.answer("Ann", DRAW)
        assert party.asked("Ben") is not None
        wishes = party.data(NOBODY)["table"]["wishes"]
        assert (wishes["extend"], wishes["pause"]) == (0, 1)
        await party.act("Cat", acts.Extend)
        assert party.left() == 30


@awaited
async def test_a_step_without_a_clock_gets_no_more_time(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(village("en", 4))
        with refused("no-clock-runs"):
            await party.act("Ann", acts.Extend)


@awaited
async def test_bots_and_those_a_bot_stands_in_for_have_no_wishes_that_count(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", bots=3, pace="none")
        await party.act("Cat", acts.Pause)
        party.unfollow("Cat", "Ben")
        await home.wait(61)
        assert party.place("Cat")["bot"]
        assert party.data(NOBODY)["table"]["wishes"] == {
            "pause": 0,
            "resume": 0,
            "extend": 0,
            "substitutes": {},
            "needed": 1,
            "majority": 2,
            "removals": {},
        }
        await party.act("Ann", acts.Pause)
        assert party.table.paused


@awaited
async def test_those_who_are_away_have_no_wishes_that_count(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        party.lay(village("en", 4))
        await party.act("Ben", acts.Pause)
        party.unfollow("Ben", "Cat")
        await home.wait(11)
        assert party.data(NOBODY)["table"]["wishes"] == {
            "pause": 0,
            "resume": 0,
            "extend": 0,
            "substitutes": {},
            "needed": 2,
            "majority": 3,
            "removals": {},
        }
        await party.act("Ann", acts.Pause)
        assert not party.table.paused
        await party.act("Dan", acts.Pause)
        assert party.table.paused
