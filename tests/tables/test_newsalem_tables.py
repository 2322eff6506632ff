"""New Salem at a table: clocks, absent people, substitutes, and what others see of a sealed choice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine.values import SEATS, Amount, Card, Word
from meetinghouse.tables import acts, past

from .awaiting import awaited
from .positions import FOUR, THREE, holds, played
from .virtual import NOBODY, START, Party, Town, refused, town

READY = Word("ready")


async def newsalem(home: Town, *names: str, **settings: Any) -> Party:
    """A game in progress, which everybody follows."""
    return await home.game(*(names or FOUR), play="newsalem", **settings)


def phase(party: Party) -> str:
    return str(party.data(NOBODY)["view"]["public"]["phase"])


async def come_to(party: Party, wanted: str) -> None:
    """Let everybody choose the first option until this phase."""
    while phase(party) != wanted:
        asked = party.game.decisions[0]
        await party.answer(list(party.tokens)[asked.seat])


async def all_ready(party: Party, *but: str) -> None:
    """Let everybody be ready, except these."""
    for name in party.tokens:
        if name not in but and party.asked(name) is not None:
            await party.answer(name, READY)


# --- clocks


@pytest.mark.parametrize(
    ("pace", "choice", "events"),
    [("relaxed", 90, 300), ("classic", 60, 180), ("quick", 25, 75), ("async", 86400, 86400)],
)
def test_a_pace_sets_the_clocks_of_choices_and_of_the_event_phase(
    tmp_path: Path, pace: str, choice: float, events: float
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await newsalem(home, pace=pace)
            assert party.data("Ann")["table"]["hourglass"] == {"ends": START + choice, "length": choice}
            await home.wait(choice - 0.1)
            assert phase(party) == "pick"
            await home.wait(0.1)
            assert phase(party) == "last-two"
            assert party.left() == choice
            await come_to(party, "events")
            assert party.left() == events

    test()


@awaited
async def test_without_clocks_nobody_is_hurried(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, pace="none")
        assert party.left() is None
        await home.wait(7 * 86400)
        assert phase(party) == "pick"
        await come_to(party, "events")
        await all_ready(party, "Dan")
        await home.wait(7 * 86400)
        assert (phase(party), party.data(NOBODY)["view"]["public"]["waiting"]) == ("events", [3])


@awaited
async def test_whoever_does_not_choose_in_time_takes_the_first_card(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home)
        hands = [party.data(name)["view"]["own"]["hand"] for name in FOUR]
        chosen = hands[1][-1]
        await party.answer("Ben", Card(chosen))
        await home.wait(60)

        assert phase(party) == "last-two"
        assert [party.data(name)["view"]["own"]["picks"] for name in FOUR] == [
            [hands[0][0]], [chosen], [hands[2][0]], [hands[3][0]],
        ]  # fmt: skip
        last = [party.data(name)["view"]["own"]["hand"] for name in FOUR]
        await home.wait(60)
        for seat, name in enumerate(FOUR):
            buildings = [each["kind"] for each in party.data(NOBODY)["view"]["public"]["people"][seat]["buildings"]]
            assert sorted(buildings) == sorted([hands[seat][0] if seat != 1 else chosen, last[seat][0]]), name


@awaited
async def test_when_the_event_phase_runs_out_all_are_ready(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home)
        await come_to(party, "events")
        began = home.now
        await all_ready(party, "Ann", "Cat")
        await home.run_until(began + 179.9)
        assert party.data(NOBODY)["view"]["public"]["waiting"] == [0, 2]
        await home.run_until(began + 180)

        assert party.data(NOBODY)["view"]["public"]["town"]["round"] == 2
        assert phase(party) == "pick"
        assert party.sent["Ben"][-1].at == began + 180


async def with_hope(home: Town, **settings: Any) -> Party:
    """A game in the event phase in which everybody has hope."""
    party = await newsalem(home, **settings)
    await come_to(party, "events")
    game = party.game.copy()
    game.state.hope = [5] * game.state.players
    party.lay(game)
    return party


@awaited
async def test_after_an_event_everybody_has_the_whole_time_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_hope(home)
        await home.wait(100)
        assert party.left() == 80
        await all_ready(party, "Ann")
        await party.answer("Ann", SEATS[1], "0-trial")

        assert party.data(NOBODY)["view"]["public"]["waiting"] == [1, 2, 3, 0]
        assert party.left() == 180


@awaited
async def test_a_gift_makes_the_phase_no_longer_for_those_it_does_not_touch(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_hope(home)
        await home.wait(100)
        await party.answer("Ann", (SEATS[1], Amount(1)), "0-give")
        assert party.left() == 80
        await home.wait(80)
        assert party.data(NOBODY)["view"]["public"]["town"]["round"] == 2


@awaited
async def test_gifts_do_not_stall_a_phase_that_waits_for_the_giver_alone(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_hope(home)
        await home.wait(100)
        for name in ("Ben", "Cat", "Dan"):
            await party.answer(name, READY)
        await home.wait(70)
        await party.answer("Ann", (SEATS[1], Amount(1)), "0-give")
        assert party.left() == 10
        await home.wait(10)
        assert party.data(NOBODY)["view"]["public"]["town"]["round"] == 2


async def choice_ends(path: Path, file: str, by_hand: bool) -> Party:
    """Let Ann pick the first card at the last moment, by the clock or by herself."""
    async with town(path, file=file) as home:
        party = await newsalem(home)
        for name in ("Ben", "Cat", "Dan"):
            await party.answer(name)
        home.now = START + 60
        if by_hand:
            await party.answer("Ann")
        await home.wait(3)
        return party


@awaited
async def test_a_choice_that_ran_out_looks_to_others_like_one_that_was_made(tmp_path: Path) -> None:
    silent = await choice_ends(tmp_path, "a.db", by_hand=False)
    spoken = await choice_ends(tmp_path, "b.db", by_hand=True)

    assert silent.game.record.entries != spoken.game.record.entries
    for name in ("Ben", "Cat", "Dan", NOBODY):
        assert silent.sent[name] == spoken.sent[name]
        assert len(silent.sent[name]) > 4


@awaited
async def test_in_a_pause_nothing_is_chosen_and_no_clock_runs(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home)
        await home.wait(20)
        for name in THREE:
            await party.act(name, acts.Pause)
        assert party.data(NOBODY)["table"]["paused"]
        with refused("paused"):
            await party.answer("Ann")
        await home.wait(1000)
        assert phase(party) == "pick"
        for name in THREE:
            await party.act(name, acts.Resume)
        assert party.left() == 40
        await home.wait(40)
        assert phase(party) == "last-two"


@awaited
async def test_no_hope_changes_hands_in_a_pause(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_hope(home)
        for name in THREE:
            await party.act(name, acts.Pause)
        with refused("paused"):
            await party.answer("Ann", (SEATS[1], Amount(1)), "0-give")
        with refused("paused"):
            await party.answer("Ann", SEATS[1], "0-trial")
        assert party.game.state.hope == [5] * 4


# --- what others see of a sealed choice


def shown(frame: bytes) -> Any:
    """A message without its time."""
    data = json.loads(frame)
    data["table"].pop("now")
    return data


async def somebody_picks(path: Path, file: str, choice: int, kind: str) -> list[list[Any]]:
    """The frames of the others and the public, before and after Ben's choice."""
    async with town(path, file=file) as home:
        party = await newsalem(home, pace="none")
        await come_to(party, kind)
        asked = party.asked("Ben")
        assert asked is not None
        before = {name: shown(party.frame(name)) for name in ("Ann", "Cat", "Dan", NOBODY)}
        await party.answer("Ben", asked.options[choice])
        return [[before[name], shown(party.frame(name))] for name in before]


@pytest.mark.parametrize("kind", ["pick", "last-two"])
def test_that_somebody_has_chosen_is_public_and_what_was_chosen_is_not(tmp_path: Path, kind: str) -> None:
    @awaited
    async def test() -> None:
        seen = [await somebody_picks(tmp_path, f"{choice}.db", choice, kind) for choice in (0, 1, -1)]
        assert seen[0] == seen[1] == seen[2]
        for before, after in seen[0]:
            assert before["view"]["public"].pop("waiting") == [0, 1, 2, 3]
            assert after["view"]["public"].pop("waiting") == [0, 2, 3]
            assert before == after

    test()


@awaited
async def test_that_somebody_thinks_again_is_told_to_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, pace="none")
        asked = party.asked("Ben")
        assert asked is not None
        await party.answer("Ben", asked.options[0])
        before = {name: shown(party.frame(name)) for name in ("Ann", "Cat", "Dan", NOBODY)}
        sent = {name: len(frames) for name, frames in party.sent.items()}
        await party.answer("Ben", asked.options[-1], asked.id)
        assert {name: shown(party.frame(name)) for name in before} == before
        assert {name: len(frames) for name, frames in party.sent.items()} == sent


@awaited
async def test_who_is_ready_is_public(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, pace="none")
        await come_to(party, "events")
        await party.answer("Ben", READY)
        view = party.data(NOBODY)["view"]["public"]
        assert view["waiting"] == [0, 2, 3]
        assert [person["ready"] for person in view["people"]] == [False, True, False, False]
        await party.answer("Ben", Word("wait"), party.game.asking[1])
        assert party.data(NOBODY)["view"]["public"]["waiting"] == [0, 1, 2, 3]


# --- people who are gone


@awaited
async def test_a_bot_chooses_for_whoever_is_gone_in_the_draft(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, pace="none")
        party.unfollow("Ben")
        for name in ("Ann", "Cat", "Dan"):
            await party.answer(name)
        await home.wait(59)
        assert party.data(NOBODY)["view"]["public"]["waiting"] == [1]
        await home.wait(5)

        assert party.told(NOBODY, "stood-in") == [{"type": "stood-in", "seat": 1}]
        assert phase(party) == "last-two"
        await party.act("Ben", acts.TakeBack)
        assert party.data("Ben")["view"]["own"]["picks"] != []
        assert not party.place("Ben")["bot"]


@awaited
async def test_a_bot_is_ready_for_whoever_is_gone_in_the_event_phase(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, pace="none")
        await come_to(party, "events")
        party.unfollow("Ben")
        await all_ready(party, "Ben")
        await home.wait(59)
        assert phase(party) == "events"
        await home.wait(5)
        assert party.data(NOBODY)["view"]["public"]["town"]["round"] == 2


@awaited
async def test_whoever_leaves_is_played_by_a_bot_to_the_end(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, *THREE, bots=1, pace="quick")
        await party.act("Ben", acts.Leave)
        await played(home, party)
        assert party.table.phase == "over"
        assert {why.seat for why in past.played(party.table).reasons} >= {1, 3}


@pytest.mark.parametrize("when", ["pick", "last-two", "events"])
def test_a_substitute_sees_exactly_what_the_seat_knew_in_new_salem(tmp_path: Path, when: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await newsalem(home, *THREE, pace="none")
            if when == "events":
                await come_to(party, "events")
                game = party.game.copy()
                game.state.hope = [5] * 3
                party.lay(game)
                await party.answer("Ben", SEATS[2], "1-investigation")
            else:
                await come_to(party, when)
            before = party.data("Ben")
            await party.act("Ben", acts.Leave)
            await party.open_seat(1)
            await party.sit("Eve")
            after = party.data("Eve")

            for part in ("view", "decisions", "offers"):
                assert after[part] == before[part]
            assert after["you"] == before["you"] | {"seen": False}  # a newcomer has not looked at the role yet
            assert after["story"][: len(before["story"])] == before["story"]
            if when == "events":
                assert after["view"]["own"]["people"]["2"]["character"] is not None
            assert after["view"]["public"]["people"][0]["character"] is None

    test()


# --- kept, and played again


@pytest.mark.parametrize("when", ["pick", "last-two", "events"])
def test_a_table_is_woken_as_it_was_in_the_middle_of_a_choice(tmp_path: Path, when: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await newsalem(home)
            await come_to(party, when)
            for name in ("Ann", "Cat"):
                await party.answer(name)
            await home.wait(3)
            await holds(party)
            before = {name: shown(party.frame(name)) for name in (*FOUR, NOBODY)}
            await home.crash()
            await home.wake()
            assert {name: shown(party.frame(name)) for name in (*FOUR, NOBODY)} == before

    test()


@awaited
async def test_a_rematch_is_another_game_of_new_salem(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await newsalem(home, "Ann", bots=2, pace="quick")
        first = party.told("Ann", "character-dealt")
        await played(home, party)
        assert party.data(NOBODY)["view"]["public"]["verdict"] is not None
        await party.act("Ann", acts.Rematch)
        assert party.data("Ann")["view"] is None
        await party.start("8")

        data = party.data("Ann")
        assert data["view"]["public"]["town"]["round"] == 1
        assert data["table"]["game"] == "newsalem"
        assert data["table"]["finished"] == [1]
        assert len(party.told("Ann", "character-dealt")) == 1
        assert len(first) == 1
        assert list(data["view"]["own"]["people"]) == ["0"]  # the only character that Ann knows is her own
