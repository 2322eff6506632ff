"""Quinte-bourg at a table: invocations at night, and frames of one size for the largest town."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine import saves
from meetinghouse.engine.catalogue import rules_of, start_by
from meetinghouse.engine.game import Game
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.components.names import EFFECTS, POSTS, WEEKDAYS
from meetinghouse.games.quintebourg.phases.invocation import Invocation
from meetinghouse.games.quintebourg.phases.night.night import Calls
from meetinghouse.games.quintebourg.queries.town import NONE
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.tables import masking
from meetinghouse.tables.masking import PAGE
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from tests.games.quintebourg import town as towns

from .awaiting import awaited
from .virtual import NAMES, NOBODY, START, Party, Town, town

EIGHT = NAMES[:8]
MOST = RULES.most
CAST = "rept-alpha rept-rouge medecin seth sesiano villageois villageois villageois"
WAVE = 30.0
ASKED = 20.0  # seconds to name a target after an invocation


async def night(home: Town, **position: Any) -> Party:
    """Eight people in the first wave of a night with clocks, in which Ben and Dan may invoke."""
    party = await home.game(*EIGHT, play="quintebourg")
    options = {"night_calls": "waves", "clock": 100}
    game = towns.town(CAST, players=8, at="nightfall", weekday="tue", options=options, **position)
    party.lay(saves.load(game.save(), rules_of))  # without the script for the deal
    while len(called(party)) < 2:
        await home.wait(WAVE)
    return party


def called(party: Party) -> set[int]:
    """The seats that really act."""
    return towns.called(party.game)


def waves(party: Party) -> Any:
    """The current wave, and the answers on its sheets."""
    step = next(each for each in reversed(party.game.agenda) if isinstance(each, Calls))
    return step.names, step.given


# --- the debate


@pytest.mark.parametrize(
    ("people", "pace", "clock", "open_for"),
    [(1, "none", 0, 5.0), (1, "classic", 100, 5.0), (2, "none", 0, 30.0), (2, "classic", 100, 60.0)],
)
def test_a_bot_that_presides_leaves_the_floor_to_the_people(
    tmp_path: Path, people: int, pace: str, clock: int, open_for: float
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*EIGHT[:people], bots=8 - people, bot="steady", play="quintebourg", pace=pace)
            options = {"clock": clock, "debate_seconds": 120}
            game = towns.town(CAST, players=8, at="debate", posts={"president": 7}, options=options)
            party.lay(saves.load(game.save(), rules_of))
            await home.wait(open_for - 0.1)
            assert [asked.kind for asked in party.game.decisions] == ["close-debate"]
            await home.wait(5.0)
            assert "close-debate" not in [asked.kind for asked in party.game.decisions]

    test()


# --- invocations


@pytest.mark.parametrize("target", [None, 0, 1])
def test_an_invocation_in_a_wave_stops_its_clock_and_gives_back_the_rest(tmp_path: Path, target: int | None) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await night(home)
            assert party.left() == WAVE
            await party.answer("Gus")
            await home.wait(12)
            names, given = waves(party)
            await party.answer("Dan", Word("invoke"), "3-invoke")
            assert isinstance(party.game.agenda[-1], Invocation)
            assert party.left() == ASKED
            for name in EIGHT:
                assert (party.asked(name) is None) == (name != "Dan")
            await home.wait(15)
            assert waves(party) == (names, given)
            await party.answer("Dan", NONE if target is None else (Word("seth-kill"), Seat(target)))
            await home.wait(ASKED - 15 - 0.1)
            assert isinstance(party.game.agenda[-1], Invocation)  # the end of a step does not reveal who was quick
            await home.wait(0.1)

            assert waves(party)[0] == names
            assert party.left() == WAVE - 12
            assert party.data(NOBODY)["table"]["hourglass"]["length"] == WAVE
            await home.wait(WAVE - 12 - 0.1)
            assert waves(party)[0] == names
            await home.wait(0.1)
            assert party.data(NOBODY)["view"]["public"]["phase"] != "night" or waves(party)[0] != names

    test()


@awaited
async def test_whoever_invokes_and_names_nobody_in_time_lets_the_wave_go_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home)
        await home.wait(10)
        names, _ = waves(party)
        await party.answer("Ben", Word("invoke"), "1-invoke")
        await home.wait(ASKED)
        assert waves(party)[0] == names
        assert not isinstance(party.game.agenda[-1], Invocation)
        assert party.left() == pytest.approx(WAVE - 10)
        assert towns.states(party.game) == "iiiiiiii"


@awaited
async def test_of_two_hands_the_second_is_asked_after_the_first(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home)
        await home.wait(5)
        await party.answer("Ben", Word("invoke"), "1-invoke")
        await home.wait(2)
        await party.answer("Dan", Word("invoke"), "3-invoke")
        assert party.left() == ASKED - 2
        await party.answer("Ben", (Word("rouge-kill"), Seat(0)))
        await home.wait(ASKED - 2)
        assert party.asked("Ben") is None
        assert party.asked("Dan") is not None
        assert party.left() == ASKED
        await party.answer("Dan", NONE)
        await home.wait(ASKED)
        assert party.left() == WAVE - 5


@awaited
async def test_a_hand_of_one_who_can_invoke_nothing_changes_nothing_that_others_are_sent(tmp_path: Path) -> None:
    sent = []
    for file, raised in (("a.db", True), ("b.db", False)):
        async with town(tmp_path, file=file) as home:
            party = await night(home)
            await home.wait(2.3)
            if raised:
                await party.answer("Gus", Word("invoke"), "6-invoke")
            await home.wait(10)
            sent.append([party.sent[name] for name in (*EIGHT, NOBODY)])
    assert sent[0] == sent[1]


@awaited
async def test_who_invokes_in_the_night_is_told_to_those_alone_who_are_asked(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await night(home)
        awake = called(party) | {1}
        await party.answer("Ben", Word("invoke"), "1-invoke")
        await home.wait(1)
        for seat, name in enumerate(EIGHT):
            assert bool(party.told(name, "invoked")) == (seat in awake), name
            view = party.data(name)["view"]
            assert not view["public"]["people"][1]["invoked"]
            assert view["own"]["people"].get("1", {}).get("invoked", False) == (seat in awake - {1}), name
            assert len(party.told(name, "invocation-began")) == 1
        assert not party.told(NOBODY, "invoked")
        assert len({len(party.frame(name)) for name in (*EIGHT, NOBODY)}) == 1


@awaited
async def test_at_a_table_the_doctor_is_asked_all_questions_of_a_wave_and_the_record_holds(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*EIGHT, play="quintebourg", pace="none", options={"max_weeks": 1})
        doctor = EIGHT[party.game.state.doctor]
        asked = []
        for _ in range(4):
            while (question := party.asked(doctor)) is not None:
                asked.append(question.kind)
                await party.answer(doctor)
            for name in EIGHT:
                while party.asked(name) is not None:
                    await party.answer(name)
            await home.wait(15)
        assert {"coma-potion", "treat"} <= set(asked)
        again = mh.replay(party.game.record.encode())
        assert again.save() == party.game.save()


# --- sizes


def secret_moments(mode: str, calls: str, seed: int) -> Iterator[Game[Any]]:
    """The secret steps of a game of the largest town, with some answers given."""
    game = start_by(RULES, MOST, seed, {"mode": mode, "night_calls": calls, "max_weeks": 1})
    dice = random.Random(seed)
    for turn in range(4000):
        if game.over:
            return
        if game.secret and turn % 19 == 0:
            yield game
        asked = dice.choice(game.decisions)
        game.answer(asked.id, asked.any(dice))


def sizes(party: Party, game: Game[Any]) -> tuple[int, set[int]]:
    """The size of the public's message without padding, and the sizes of everybody's frames, all without a story."""
    party.lay(game.copy())
    broadcast = Broadcast(party.table, START)
    found = set()
    for key in party.keys.values():
        reader = Reader(key, 10_000)
        reader.first = False
        reader.length = len(broadcast.story(key)) + party.table.before.get(key, 0)
        found.add(len(broadcast.frame(reader)))
    return len(msgspec.json.encode(broadcast.message(0, len(broadcast.story(0))))), found


async def largest(home: Town) -> Party:
    """A game with the most players."""
    return await home.game(*[f"Somebody {seat}" for seat in range(MOST)], play="quintebourg", pace="none")


@pytest.mark.parametrize(("mode", "calls"), [("v", "waves"), ("e", "classic")])
def test_in_the_largest_town_all_frames_of_a_secret_step_are_of_one_size(tmp_path: Path, mode: str, calls: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await largest(home)
            count = 0
            for game in secret_moments(mode, calls, 3):
                public, found = sizes(party, game)
                assert found == {-(-(public + 2 * PAGE) // PAGE) * PAGE}, game.decisions[0].kind
                count += 1
            assert count > 15

    test()


@awaited
async def test_whoever_may_go_to_any_house_or_room_of_a_full_hospital_gets_no_larger_frames(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await largest(home)
        effects = {2: "scientifique", 3: "tricheur"}
        most = 0
        for weekday in WEEKDAYS[:6]:
            game = towns.town(
                "medecin sesiano rept-alpha rept-rouge", players=MOST, at="nightfall", weekday=weekday, effects=effects,
                health=dict.fromkeys(range(4, MOST), "b"), options={"night_calls": "waves"},
            )  # fmt: skip
            towns.until(game, "science")
            most = max(most, *[len(msgspec.json.encode(each.options)) for each in game.decisions])
            _, found = sizes(party, game)
            assert len(found) == 1
        assert most > PAGE - 100, "with the rest of what is told alone, more than a page"


@awaited
async def test_whoever_watches_with_all_open_hears_the_story_at_once_though_it_is_more_than_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(masking, "PAGE", 1024)
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:12], play="quintebourg", pace="none")
        game = towns.town(
            "rept-alpha medecin rept-noire rept-rouge sesiano", at="nightfall", health={11: "m"}, watching=1 << 11,
            effects=dict(enumerate(EFFECTS[:12])), henchmen=[0b110, 0b11000], posts=dict.fromkeys(POSTS[:6], 5),
            options={"night_calls": "waves", "dead_spectator": True, "hide_q_m": False},
        )  # fmt: skip
        towns.until(game, "pack")
        party.lay(game.copy())
        broadcast = Broadcast(party.table, START)
        reader, watcher = [Reader(party.keys[NAMES[seat]], 10_000) for seat in (10, 11)]
        reader.first = watcher.first = False
        assert len(broadcast.frame(reader)) < len(broadcast.frame(watcher))
        assert watcher.length == len(broadcast.story(watcher.key)) + party.table.before.get(watcher.key, 0)


@pytest.mark.parametrize("coins", [0, 3, 63])
def test_while_laws_are_proposed_in_secret_a_full_purse_weighs_no_more_than_an_empty_one(
    tmp_path: Path, coins: int
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await largest(home)
            posts = {"president": 1, "senateur": 2}
            game = towns.town("rept-alpha", players=MOST, at="session", posts=posts, coins={4: coins})
            towns.choose(game, 1, "normal")
            assert game.secret
            _, found = sizes(party, game)
            assert len(found) == 1
            offers = {each["kind"] for each in party.data("Somebody 4")["offers"]}
            assert "invoke" in offers
            assert ("give" in offers) == (coins == 3)

    test()


# --- bots among people


@pytest.mark.parametrize(("people", "half"), [(NAMES[:2], True), (NAMES[:1], False)], ids=["two people", "alone"])
def test_a_president_who_is_a_bot_lets_people_debate_for_half_the_time_but_nobody_alone(
    tmp_path: Path, people: tuple[str, ...], half: bool
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path, thinking=(1.0, 1.0)) as home:
            party = await home.game(*people, play="quintebourg", bots=8 - len(people), bot="steady")
            game = towns.town(CAST, players=8, at="debate", posts={"president": 5}, options={"clock": 100})
            party.lay(saves.load(game.save(), rules_of))
            whole = party.left()
            assert whole is not None
            await home.wait(whole * 0.4)
            assert (party.game.view(None).phase == "debate") is half
            await home.wait(whole * 0.2)
            assert party.game.view(None).phase != "debate"

    test()
