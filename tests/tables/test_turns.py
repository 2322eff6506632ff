"""Push messages in a game over days go to those who are asked in an open step, and to everybody in a secret one."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from meetinghouse.engine.values import DONE, Position
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.tables import acts
from meetinghouse.tables.acts.devices import LONGEST_ENDPOINT, MOST_DEVICES
from meetinghouse.tables.chairs import Chair, Device
from meetinghouse.tables.saves import load, save
from meetinghouse.tables.table import Table
from tests.games.salem1692.village import village

from .awaiting import awaited
from .positions import DRAW, FOUR, confession, position, turn
from .virtual import NAMES, Party, Town, refused, town

POINT = base64.urlsafe_b64encode(b"\x04" + bytes(64)).rstrip(b"=").decode()
AUTH = base64.urlsafe_b64encode(bytes(16)).rstrip(b"=").decode()


def device(name: str) -> Device:
    return Device(f"https://push.example.org/{name}", POINT, AUTH, "en")


class Called(NamedTuple):
    """Who was called, and when."""

    at: float
    names: tuple[str, ...]


def listening(home: Town) -> list[Called]:
    """Everybody whom the house calls from now on."""
    found: list[Called] = []

    def call(table: Table, chairs: Sequence[Chair]) -> None:
        found.append(Called(home.now, tuple([chair.name for chair in chairs])))

    home.house.on_turn = call
    return found


async def with_devices(home: Town, *names: str, pace: str = "async", play: str = "salem1692") -> Party:
    """A table at which everybody has a device."""
    party = await home.table(*names, pace=pace, play=play)
    for name in names:
        await party.act(name, acts.AddDevice, device(name))
    party.everybody_follows()
    return party


def devices(table: Table) -> dict[str, tuple[str, ...]]:
    """The endpoints at each seat that has any."""
    return {chair.name: tuple([each.endpoint for each in chair.devices]) for chair in table.chairs if chair.devices}


@awaited
async def test_in_a_secret_step_all_who_are_not_out_are_called_once_as_it_begins(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *FOUR)
        called = listening(home)
        await party.start()
        assert party.is_secret()
        assert called == [(home.now, FOUR)]
        for name in FOUR[:3]:
            await party.answer(name)
            await home.wait(600)
        assert len(called) == 1  # neither an answer nor a tick calls anybody


@awaited
async def test_whoever_is_out_is_not_called_any_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *FOUR)
        await party.start()
        called = listening(home)
        party.lay(turn(dead=[2]))
        before = party.table.copy()
        before.clock.step = ()
        party.lay(confession(dead=[2]))
        party.live._call(before)
        assert [each.names for each in called] == [("Ann", "Ben", "Dan")]


@awaited
async def test_in_an_open_step_only_those_are_called_who_are_newly_asked(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *FOUR)
        await party.start()
        party.lay(turn())
        called = listening(home)
        while party.asked("Ann") is not None:
            assert called == []  # Ann, who is asked one thing after another, is at the table
            await party.answer("Ann", DRAW if DRAW in party.game.decisions[0].options else None)
        assert not party.is_secret()
        assert [each.names for each in called] == [("Ben",)]


@awaited
async def test_a_secret_step_that_was_interrupted_calls_nobody_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *FOUR)
        await party.start()
        party.lay(confession())
        called = listening(home)
        began = party.table.clock.since
        await home.wait(5)
        await party.answer("Ben", Position(0))
        assert party.told(None, "confessed")
        for _ in range(20):
            asked = [each for each in party.game.decisions if each.kind != "confess"]
            if not asked:
                break
            await party.answer(party.table.chairs[asked[0].seat].name, None, asked[0].id)
        assert party.is_secret()
        assert {decision.kind for decision in party.game.decisions} == {"confess"}
        assert party.table.clock.since >= began
        assert [each.names for each in called if len(each.names) > 1] == []


@pytest.mark.parametrize("pace", ["quick", "classic", "relaxed", "none"])
def test_in_a_game_of_one_evening_nobody_is_called(tmp_path: Path, pace: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await with_devices(home, *FOUR, pace=pace)
            called = listening(home)
            await party.start()
            for name in FOUR:
                await party.answer(name)
            await home.wait(200)
            assert not party.is_secret()
            assert called == []

    test()


async def night(home: Town, party: Party, called: list[Called]) -> list[Called]:
    """Let everybody answer the secret steps of a night at fixed times; returns who was called, and after how long."""
    called.clear()
    began = home.now
    for _ in range(40):
        for decision in sorted(party.game.decisions, key=lambda decision: decision.seat):
            options = decision.options
            choice = DONE if DONE in options else options[decision.seat % len(options)]
            await party.answer(party.table.chairs[decision.seat].name, choice, decision.id)
            await home.wait(1)
        step = party.table.clock.step
        while party.table.clock.step == step:
            await home.wait(10)
        if not party.is_secret():
            break
    return [Called(at - began, names) for at, names in called if at < party.table.clock.since]


@pytest.mark.parametrize("seed", [0, 3, 5])  # nights after which the game goes on
def test_in_two_worlds_that_nobody_can_tell_apart_the_same_are_called_at_the_same_times(
    tmp_path: Path, seed: int
) -> None:
    """The worlds have different witches, and the nights in them are answered at the same times."""

    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await with_devices(home, *NAMES[:7])
            await party.start()
            game = position(7, "en", seed, NightChoice)
            assert game is not None
            worlds = game.copy(), game.redeal(None, seed)
            kinds = [[decision.kind for decision in world.decisions] for world in worlds]
            assert kinds[0] != kinds[1]
            called, heard = listening(home), []
            for world in worlds:
                party.lay(village("en", 7))
                before = party.table
                party.lay(world)
                party.live._call(before)
                alive = living(party)
                assert called[-1] == (home.now, alive)
                heard.append(await night(home, party, called))
            assert heard[0] == heard[1]
            assert heard[0]  # more secret steps follow the choice of the witches
            assert {each.names for each in heard[0]} == {alive}

    test()


def living(party: Party) -> tuple[str, ...]:
    out = party.game.view(None).out
    return tuple([chair.name for seat, chair in enumerate(party.table.chairs) if seat not in out])


@awaited
async def test_devices_survive_a_restart_and_a_crash(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *FOUR)
        known = {name: (f"https://push.example.org/{name}",) for name in FOUR}
        await home.crash()
        await home.wake()
        assert devices(party.table) == known
        await party.start()
        await home.close()
        await home.wake()
        assert devices(party.table) == known
        assert devices(load(party.table.name, save(party.table))) == known


@awaited
async def test_devices_are_forgotten_when_their_owner_leaves_is_put_out_or_erased_and_when_the_table_closes(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *NAMES[:6])
        await party.act("Fay", acts.Erase)
        assert set(devices(party.table)) == {*NAMES[:5]}
        assert b"push.example.org/Fay" not in b"".join(
            [entry.body for entry in await home.journal.read(party.table.name)]
        )
        await party.act("Eve", acts.Leave)
        await party.start()
        await party.act("Dan", acts.Leave)
        for name in ("Ann", "Ben", "Fay"):
            await party.act(name, acts.PutOut, party.seat("Cat"))
        assert set(devices(party.table)) == {"Ann", "Ben"}
        await party.live.do(acts.Close("rules-version"))
        assert devices(party.table) == {}
        with refused("closed"):
            await party.act("Ann", acts.AddDevice, device("Ann"))


@awaited
async def test_a_seat_has_few_devices_and_the_latest_count(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", pace="async")
        names = [str(number) for number in range(MOST_DEVICES + 2)]
        for name in names:
            await party.act("Ann", acts.AddDevice, device(name))
        await party.act("Ann", acts.AddDevice, Device(device("3").endpoint, POINT, AUTH, "fr"))
        found = party.table.chairs[0].devices
        assert [each.endpoint.rpartition("/")[2] for each in found] == [*names[2:3], *names[4:], "3"]
        assert found[-1].language == "fr"
        for name in (*names, "another"):
            await party.act("Ann", acts.DropDevice, device(name).endpoint)
        assert devices(party.table) == {}


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        (Device("http://push.example.org/a", POINT, AUTH, "en"), "push-endpoint"),
        (Device("https://ann@push.example.org/a", POINT, AUTH, "en"), "push-endpoint"),
        (Device("https://push.example.org/" + "a" * LONGEST_ENDPOINT, POINT, AUTH, "en"), "push-endpoint"),
        (Device("file:///etc/passwd", POINT, AUTH, "en"), "push-endpoint"),
        (Device("https://push.example.org/a", POINT[:-4], AUTH, "en"), "push-keys"),
        (Device("https://push.example.org/a", "A" + POINT[1:], AUTH, "en"), "push-keys"),
        (Device("https://push.example.org/a", POINT, AUTH + "AAAA", "en"), "push-keys"),
        (Device("https://push.example.org/a", POINT, "?" * 22, "en"), "push-keys"),
        (Device("https://push.example.org/a", POINT, AUTH, "tlh"), "unknown-language"),
    ],
)
def test_what_is_no_device_is_refused(tmp_path: Path, bad: Device, key: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table("Ann", pace="async")
            with refused(key):
                await party.act("Ann", acts.AddDevice, bad)
            assert devices(party.table) == {}

    test()


@awaited
async def test_in_a_secret_step_a_device_moves_no_time_and_is_shown_to_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_devices(home, *FOUR)
        await party.start()
        for name in FOUR:
            await party.answer(name)
        due, shown = party.table.due(), len(party.shown)
        home.now += 7
        await party.act("Ben", acts.AddDevice, device("more"))
        await party.act("Ben", acts.DropDevice, device("more").endpoint)
        assert (party.table.due(), len(party.shown)) == (due, shown)
