"""How fast bots play: as more than half of all owners wish; it never shortens a secret step of several people."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from meetinghouse.tables import acts, masking, saves
from meetinghouse.tables.pace import Speed

from .awaiting import awaited
from .positions import FOUR, past_dawn
from .virtual import NOBODY, Party, Town, refused, town


async def alone(home: Town, speed: Speed, pace: str = "none", seed: str = "1") -> Party:
    """Ann and six bots that think, at that speed."""
    party = await home.game("Ann", bots=6, bot="steady", pace=pace, seed=seed)
    await party.act("Ann", acts.SetSpeed, speed)
    return party


async def round_of_bots(home: Town, party: Party) -> float:
    """Play until the bots have had a whole round of turns without a night; returns how long that took."""
    for _ in range(5000):
        assert party.table.phase == "playing"
        asked = party.asked("Ann")
        if asked is not None:
            await party.answer("Ann", asked.options[0] if asked.single else list(asked.options[: asked.least]))
            since, night, turns = home.now, False, len(party.told(NOBODY, "turn-began"))
            continue
        await home.wait(0.02)
        night = night or party.is_secret()
        if party.asked("Ann") is not None and not night and len(party.told(NOBODY, "turn-began")) > turns + 5:
            return home.now - since
    raise AssertionError("no such round")


# --- what is agreed


@awaited
async def test_the_table_is_as_fast_as_more_than_half_of_all_owners_wish_or_would_outdo(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", bots=3)
        for name, wish, agreed in (
            ("Ann", "4", "1"), ("Ann", "asked", "1"), ("Ben", "2", "2"), ("Cat", "4", "4"), ("Ann", "1", "2"),
        ):  # fmt: skip
            await party.act(name, acts.SetSpeed, wish)
            board = party.data(NOBODY)["table"]
            assert board["speed"] == agreed
            assert board["places"][party.seat(name)]["speed"] == wish, "it is a public vote"
        party.unfollow("Ben", "Cat")
        await home.wait(61)
        assert party.data(NOBODY)["table"]["speed"] == "2", "whoever is away still owns a seat"


@awaited
async def test_a_wish_is_refused_outside_a_game_and_to_whoever_has_no_seat(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=4)
        with refused("not-playing"):
            await party.act("Ann", acts.SetSpeed, "2")
        await party.start()
        with refused("seated-only"):
            await party.live.do(acts.SetSpeed(99, "2"))


@awaited
async def test_speeds_are_stored_and_who_would_not_wait_at_all_waits_again_in_the_next_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3)
        await party.act("Ann", acts.SetSpeed, "4")
        await party.act("Ben", acts.SetSpeed, "asked")
        await home.crash()
        await home.wake()
        assert [chair.speed for chair in party.table.chairs[:2]] == ["4", "asked"]
        assert [chair.dealt_in().speed for chair in party.table.chairs[:2]] == ["4", "1"]
        body = msgspec.msgpack.decode(saves.save(party.table))
        for chair in body["chairs"]:
            del chair["speed"]
        assert [chair.speed for chair in saves.load("older", msgspec.msgpack.encode(body)).chairs] == ["1"] * 5


# --- what bots do


@pytest.mark.parametrize(("speed", "times"), [("2", 2.0), ("4", 4.0)])
def test_bots_take_a_part_of_their_time(tmp_path: Path, speed: Speed, times: float) -> None:
    @awaited
    async def test() -> None:
        taken = []
        for each in ("1", speed):
            async with town(tmp_path, file=f"{each}.db") as home:
                party = await alone(home, each)
                taken.append(sorted(when - home.now for when in party.live.caretaker.moves.values()))
        assert taken[1] == pytest.approx([seconds / times for seconds in taken[0]])
        assert len(taken[0]) == 6, "all of them think at the same time"

    test()


@awaited
async def test_a_bot_that_is_thinking_hears_that_it_should_hurry(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await alone(home, "1", "relaxed")
        slow = max(party.live.caretaker.moves.values())
        await party.act("Ann", acts.SetSpeed, "asked")
        assert max(party.live.caretaker.moves.values()) == home.now < slow


@pytest.mark.parametrize("seed", ["1", "3", "6"])
def test_a_round_of_six_bots_at_four_times_the_speed_takes_less_than_four_seconds(tmp_path: Path, seed: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            assert await round_of_bots(home, await alone(home, "4", seed=seed)) < 4

    test()


@awaited
async def test_bots_that_do_not_wait_play_until_a_person_is_asked_and_are_shown_five_times_a_second(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await alone(home, "asked")
        for _ in range(30):
            version, now = party.live.version, home.now
            party.shown.clear()
            asked = party.asked("Ann")
            if asked is not None:
                await party.answer("Ann", asked.options[0] if asked.single else list(asked.options[: asked.least]))
            await home.wait(1)
            if party.table.phase != "playing":
                break
            if party.live.version > version + 12:
                assert len(party.shown) <= 2 + (home.now - now) / masking.SHOWN_EVERY
                assert party.asked("Ann") is not None or party.is_secret()
                break
        else:
            raise AssertionError("they never played on")


@awaited
async def test_what_bots_did_in_haste_is_told_in_full(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await alone(home, "asked")
        for _ in range(200):
            asked = party.asked("Ann")
            if asked is not None:
                await party.answer("Ann", asked.options[0] if asked.single else list(asked.options[: asked.least]))
            await home.wait(0.5)
            if party.table.phase != "playing":
                break
        heard = [line for frame in party.sent["Ann"] for line in frame.data["story"]]
        assert heard == party.told("Ann")


@awaited
async def test_whoever_is_out_and_alone_skips_to_the_end(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await alone(home, "2", seed="6")
        seat = party.seat("Ann")
        while seat not in party.game.view().out or party.asked("Ann") is not None:  # there are last words
            asked = party.asked("Ann")
            if asked is not None:
                await party.answer("Ann", asked.options[0] if asked.single else list(asked.options[: asked.least]))
            await home.wait(0.1)
        assert party.game.decisions, "others play on"
        began, moves = home.now, party.live.version
        party.shown.clear()
        await party.act("Ann", acts.SetSpeed, "asked")
        while not party.game.over:
            await home.wait(0.2)
        assert party.live.version - moves > 20
        assert home.now - began < 15
        assert len(party.shown) < 3 + (home.now - began) / masking.SHOWN_EVERY
        assert party.data("Ann")["opened"] is not None


# --- secret steps


@awaited
async def test_a_secret_step_of_several_people_goes_as_it_would_without_any_wish(tmp_path: Path) -> None:
    seen = []
    for wish in ("1", "asked"):
        async with town(tmp_path, file=f"{wish}.db") as home:
            party = await home.game("Ann", "Ben", bots=4, bot="steady", pace="classic")
            assert party.is_secret()
            for name in ("Ann", "Ben"):
                await party.act(name, acts.SetSpeed, wish)
            versions = []
            while party.is_secret():
                versions.append((home.now, party.live.version))
                await home.wait(0.1)
            seen.append((versions, [frame.at for frame in party.sent["Ann"]], home.now))
    assert seen[0] == seen[1]


@awaited
async def test_a_wish_within_a_secret_step_is_told_to_all_with_the_next_tick(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        await home.wait(2.5)
        before = {name: len(party.sent[name]) for name in (*FOUR, NOBODY)}
        await party.act("Cat", acts.SetSpeed, "2")
        assert {name: len(party.sent[name]) for name in before} == before
        await home.wait(0.5)
        told = [party.sent[name][-1] for name in before]
        assert all(frame.data["table"]["places"][2]["speed"] == "2" for frame in told)
        assert len({frame.size for frame in told}) == 1


@pytest.mark.parametrize(("speed", "most"), [("1", 4.0), ("2", 2.0), ("4", 1.0), ("asked", 0.2)])
def test_alone_a_secret_step_is_as_much_shorter(tmp_path: Path, speed: Speed, most: float) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await alone(home, speed)
            assert party.is_secret()
            began = home.now
            await party.answer("Ann")
            while party.is_secret():
                await home.wait(0.05)
            assert home.now - began <= most + 0.06
            ticks = [each.at for each in party.shown if each.secret]
            assert all(later - earlier >= masking.SHOWN_EVERY - 1e-6 for earlier, later in pairwise(ticks))

    test()


@awaited
async def test_past_a_secret_step_several_people_have_what_they_agreed_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=4, bot="steady", pace="quick")
        for name in ("Ann", "Ben"):
            await party.act(name, acts.SetSpeed, "asked")
        await past_dawn(home, party)
        await home.wait(0)
        if party.table.phase == "playing" and not party.is_secret():
            assert any(party.asked(name) is not None for name in ("Ann", "Ben"))
