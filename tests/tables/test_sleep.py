"""Nights without a decision: alone with bots nobody has to tap; among people everybody is asked alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.engine import saves as game_saves
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.values import Word
from meetinghouse.engine.verify import verify
from meetinghouse.tables import acts, saves, sleep
from meetinghouse.tables.table import Table
from tests.games.quintebourg import town as towns

from .awaiting import awaited
from .virtual import Party, Town, refused, town

VILLAGER = "villageois rept-alpha rept-rouge medecin seth sesiano villageois villageois"
LEADER = "rept-alpha rept-rouge medecin seth sesiano villageois villageois villageois"


async def night(home: Town, cast: str, *names: str, calls: str = "waves", clock: int = 0, pace: str = "none") -> Party:
    """A night of eight: these people, from the first seat on, and bots."""
    party = await home.game(*names, bots=8 - len(names), bot="steady", play="quintebourg", pace=pace)
    options = {"night_calls": calls, "clock": clock}
    game = towns.town(cast, players=8, at="nightfall", weekday="tue", options=options)
    party.lay(game_saves.load(game.save(), rules_of))
    return party


async def asked_until_dawn(home: Town, party: Party, name: str) -> list[str]:
    """What somebody is asked and answers, until dawn."""
    kinds: list[str] = []
    for _ in range(2000):
        if party.game.view().phase != "night":
            return kinds
        asked = party.asked(name)
        if asked is not None:
            kinds.append(asked.kind)
            await party.answer(name)
        await home.wait(0.5)
    raise AssertionError("the night does not end")


@pytest.mark.parametrize("calls", ["waves", "classic"])
@pytest.mark.parametrize(("pace", "clock"), [("none", 0), ("classic", 100)])
def test_whoever_is_alone_and_has_nothing_to_decide_sleeps_until_dawn(
    tmp_path: Path, calls: str, pace: str, clock: int
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await night(home, VILLAGER, "Ann", calls=calls, clock=clock, pace=pace)
            assert await asked_until_dawn(home, party, "Ann") == []

    test()


@awaited
async def test_no_message_to_whoever_is_alone_holds_a_question_that_decides_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home, VILLAGER, "Ann")
        began = len(party.sent["Ann"])
        await asked_until_dawn(home, party, "Ann")
        dark = [each.data for each in party.sent["Ann"][began:] if each.data["view"]["public"]["phase"] == "night"]
        assert dark
        assert all(message["decisions"] == [] for message in dark)


@awaited
async def test_what_one_really_decides_is_asked_also_alone(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home, LEADER, "Ann")
        kinds = await asked_until_dawn(home, party, "Ann")
        assert kinds
        assert "suspicion" not in kinds


@awaited
async def test_among_two_people_everybody_is_asked_alike(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home, VILLAGER, "Ann", "Ben")
        asked = party.asked("Ann")
        assert asked is not None
        assert asked.kind == "suspicion"


@awaited
async def test_a_table_that_somebody_has_left_still_asks_everybody_alike(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home, VILLAGER, "Ann", "Ben")
        await party.act("Ben", acts.Leave)
        assert "suspicion" in await asked_until_dawn(home, party, "Ann")


@awaited
async def test_a_night_slept_through_is_the_same_after_a_restart_and_its_record_holds(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=7, bot="steady", play="quintebourg", pace="none")
        answered = 0
        while party.table.phase == "playing" and len(party.game.entries or ()) < 150:
            if party.asked("Ann") is not None:
                await party.answer("Ann")
                answered += 1
            await home.wait(0.5)
        given = [entry for entry in party.game.entries or () if entry.id.startswith("0-")]
        assert len(given) > answered, "there was something to sleep through"
        before = saves.save(party.table)
        await home.crash()
        await home.wake()
        assert saves.save(party.table) == before
        assert verify(party.game.record).holds


@awaited
async def test_nobody_sleeps_in_a_pause_nor_before_having_looked_at_the_role_nor_in_games_of_before(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=7, play="quintebourg", pace="none")
        options = {"night_calls": "waves", "clock": 0}
        game = towns.town(VILLAGER, players=8, at="nightfall", weekday="tue", options=options)
        for name, value in (("paused", True), ("dealing", home.now + 60), ("terms", sleep.SINCE - 1)):
            table = party.table.copy()
            table.game = game_saves.load(game.save(), rules_of)
            usual = getattr(table, name)
            setattr(table, name, value)
            table.after_move(home.now)
            assert asked_first(table) == ["suspicion"], name
            setattr(table, name, usual)
            table.after_move(home.now)
            assert asked_first(table) == []


@awaited
async def test_an_answer_that_ends_the_deal_is_accepted_though_the_table_has_given_one(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=7, play="quintebourg", pace="none", seen=False)
        asked = party.asked("Ann")
        assert asked is not None
        assert asked.kind == "suspicion"
        dealt = saves.save(party.table)
        with refused("one-option"):
            await party.answer("Ann", Word("abracadabra"), id=asked.id)
        with refused("choice"):
            await party.act("Ann", acts.Answer, asked.id, {"nonsense": 99})
        assert saves.save(party.table) == dealt
        await party.answer("Ann", id=asked.id)
        assert party.table.dealing is None
        assert asked_first(party.table) == []
        before = saves.save(party.table)
        await home.crash()
        await home.wake()
        assert saves.save(party.table) == before


def asked_first(table: Table) -> list[str]:
    """What the first seat is asked."""
    return [asked.kind for asked in table.match.decisions if asked.seat == 0]


async def secret_night(home: Town, *names: str, pace: str = "none") -> Party:
    """A game of Salem at dawn, in which the first of these people is no witch and is asked for a suspicion."""
    for seed in range(20):
        party = await home.game(*names, bots=6 - len(names), bot="steady", pace=pace, seed=str(seed))
        await home.wait(3)  # as long as bots think
        asked = party.asked("Ann")
        if asked is not None and asked.kind == "suspicion":
            return party
    raise AssertionError("she is always a witch")


@pytest.mark.parametrize("pace", ["none", "quick"])
def test_alone_a_suspicion_may_be_named_and_nothing_waits_for_it(tmp_path: Path, pace: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await secret_night(home, "Ann", pace=pace)
            glass = party.data("Ann")["table"]["hourglass"]
            assert 0 < glass["ends"] - home.now <= glass["length"]

            await home.wait(9)

            assert party.game.view().phase == "day"
            assert party.told("Ann", "cat-given")

    test()


@awaited
async def test_a_suspicion_that_is_named_in_time_is_kept(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await secret_night(home, "Ann")
        await party.answer("Ann")
        await home.wait(9)
        assert party.game.view().phase == "day"
        given = [entry for entry in party.game.entries or () if entry.id.startswith("0-")]
        assert given[0].choice is not None


@awaited
async def test_two_people_are_waited_for_whether_or_not_they_decide_something(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await secret_night(home, "Ann", "Ben")
        await home.wait(60)
        assert party.game.view().phase == "dawn"
        assert party.data("Ann")["table"]["hourglass"] is None
