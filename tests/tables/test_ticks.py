"""Ticks of secret steps: small events of one size for everybody, which together tell each reader everything."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sheet import Sheet
from meetinghouse.tables import masking
from meetinghouse.tables.events import Said
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from tests.games.quintebourg import town as towns

from .awaiting import awaited
from .positions import FOUR
from .test_frames import said
from .virtual import NAMES, NOBODY, Frame, Party, Town, town

SMALL, SHEET = 512, 1024  # bytes on the wire if nothing public happens
WEEK = {"max_weeks": 1, "wave_seconds": 30}


async def some_act(party: Party, dice: random.Random) -> None:
    """Let some of the people with a decision answer it, or take an offer."""
    for name in party.tokens:
        seat = party.seat(name)
        asked = [each for each in (*party.game.decisions, *party.game.offers) if each.seat == seat]
        if asked and dice.random() < 0.3:
            chosen = dice.choice(asked)
            with suppress(Refused):
                await party.answer(name, chosen.any(dice), chosen.id)


def whisper(party: Party, name: str, text: str) -> None:
    """Tell an event to one seat alone."""
    table = party.table.copy()
    table.tell(Said("Ben", "town", text), 1 << party.keys[name])
    party.live._put(table, party.town.now)


def sent_now(party: Party) -> dict[str | None, list[Frame]]:
    """What everybody was sent at this moment."""
    return {name: [each for each in sent if each.at == party.town.now] for name, sent in party.sent.items()}


def truth(party: Party, name: str | None) -> Any:
    """The whole message that a reader should have, as sent to readers of whole messages."""
    reader = Reader(party.keys[name], party.sent[name][-1].data["length"], whole=True)
    reader.first = False
    return said(party.live.broadcast.frame(reader))


@pytest.mark.parametrize(
    ("play", "players", "pace", "options"),
    [("salem1692", 8, "classic", {}), ("salem1692", 12, "quick", {}), ("quintebourg", 12, "relaxed", WEEK)],
)
def test_on_every_tick_all_get_one_small_size_and_soon_know_everything(
    tmp_path: Path, play: str, players: int, pace: str, options: dict[str, Any]
) -> None:
    @awaited
    async def test() -> None:
        dice = random.Random(play)
        kinds: set[str] = set()
        complete = 0
        async with town(tmp_path) as home:
            party = await home.game(*NAMES[:players], play=play, pace=pace, options=options)
            for turn in range(120):
                if turn % 6 < 2:
                    await some_act(party, dice)
                shown, since = len(party.shown), party.table.clock.since
                await home.wait(1)
                in_step = party.table.secret and party.table.clock.since == since
                if party.table.phase != "playing":
                    break
                if not in_step or len(party.shown) == shown:
                    continue
                last = {name: party.sent[name][-1] for name in party.sent}
                kinds |= {frame.event.kind for frame in last.values()}
                assert len({frame.size for frame in last.values()}) == 1
                if not last[NOBODY].data["story"] and len(last[NOBODY].body) < 150:
                    assert last[NOBODY].size <= (SHEET if isinstance(party.game.agenda[-1], Sheet) else SMALL)
                if turn % 6 == 5:  # for some ticks nobody has done anything
                    for name, (_, reader) in party.streams.items():
                        if reader.sending is None:
                            assert said(party.sent[name][-1].whole) == truth(party, name)
                            complete += 1
        assert complete >= players
        assert kinds >= {"changes"}

    test()


@awaited
async def test_a_tick_with_news_is_as_long_as_one_without_and_the_rest_comes_with_the_next(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:8], play="quintebourg", pace="relaxed", options=WEEK)
        await home.wait(2)
        quiet = party.sent["Ann"][-1].size
        before = len(party.sent["Ann"])
        whisper(party, "Ann", "x" * 4000)
        await home.wait(8)

        assert {frame.size for sent in party.sent.values() for frame in sent[before:]} == {quiet}
        assert {"first", "last"} <= {frame.event.kind for frame in party.sent["Ann"][before:]}
        assert {frame.event.kind for frame in party.sent["Ben"][before:]} == {"changes"}
        assert said(party.sent["Ann"][-1].whole) == truth(party, "Ann")


@awaited
async def test_the_end_of_a_secret_step_does_not_tell_who_had_answered(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        await party.answer("Ann")
        await party.answer("Cat")
        while party.is_secret():
            await home.wait(1)
        ends = {name: frames[0] for name, frames in sent_now(party).items()}

        assert ends.keys() == {*FOUR, NOBODY}
        assert {frame.event.kind for frame in ends.values()} == {"changes"}
        assert len({frame.size for frame in ends.values()}) == 1
        assert len({len(frame.body) for frame in ends.values()}) > 1


async def end_of_night(home: Town, coins: dict[int, int]) -> tuple[Party, dict[str | None, list[Frame]]]:
    """A night of Quinte-bourg that is over, with these purses, and what everybody was sent when it ended."""
    party = await home.game(*NAMES, play="quintebourg", pace="relaxed", options=WEEK)
    party.lay(towns.town("rept-alpha", at="pack", coins=coins))
    for name in NAMES:
        await party.answer(name)
    while party.is_secret():
        await home.wait(1)
    return party, sent_now(party)


@awaited
async def test_the_end_of_a_night_tells_nobody_that_somebody_has_many_coins_to_give(tmp_path: Path) -> None:
    async with town(tmp_path, file="poor.db") as home:
        _, poor = await end_of_night(home, {})
    async with town(tmp_path, file="rich.db") as home:
        party, rich = await end_of_night(home, {2: 40})
        assert len({frames[0].size for frames in (*poor.values(), *rich.values())}) == 1
        assert len(rich[NOBODY]) == 1
        for name in NAMES:
            (gift,) = [offer for offer in rich[name][1].data["offers"] if offer["kind"] == "give"]
            assert len(gift["options"]) == (40 if name == "Cat" else 3) * (len(NAMES) - 1)
        before = {name: len(sent) for name, sent in party.sent.items()}
        await home.wait(1)
        assert {name: len(sent) for name, sent in party.sent.items()} == before


@awaited
async def test_the_end_of_a_night_does_not_tell_who_learns_something_then(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES, play="quintebourg", pace="relaxed", options=WEEK)
        party.lay(towns.town("rept-alpha", at="pack"))
        for name in NAMES:
            await party.answer(name)
        due = party.table.due()
        assert due is not None
        await home.wait(due - home.now - 0.1)
        whisper(party, "Eve", "x" * 1000)
        await home.wait(0.1)
        ends = sent_now(party)
        assert ends["Eve"][0].data["private"]
        assert [frame.size for frame in ends["Eve"]] == [frame.size for frame in ends["Dan"]]
        assert len({frames[0].size for frames in ends.values()}) == 1


@awaited
async def test_a_slow_reader_who_misses_the_end_of_a_night_soon_knows_everything(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES, play="quintebourg", pace="relaxed", options=WEEK)
        party.lay(towns.town("rept-alpha", at="pack", coins={2: 40}))
        slow = party.streams.pop("Cat")
        for name in NAMES:
            await party.answer(name)
        while party.is_secret():
            await home.wait(1)
        await home.wait(1)
        party.streams["Cat"] = slow
        party.show()
        assert said(party.sent["Cat"][-1].whole) == said(party.frame("Cat", party.sent["Cat"][-1].data["length"]))


@awaited
async def test_another_answer_is_offered_in_as_many_pieces_whatever_was_asked(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        people = NAMES[:8]
        party = await home.game(*people, pace="none")
        await home.wait(1)
        for name in people:
            await party.answer(name)
        left: set[int] = set()
        for _ in range(3):
            await home.wait(1)
            readers = [party.streams[name][1] for name in people]
            left |= {0 if reader.sending is None else len(reader.sending.rest) for reader in readers}
            assert len({reader.sending is None for reader in readers}) == 1

        assert {party.data(name)["offers"][-1]["kind"] for name in people} == {"cat", "suspicion"}
        assert len(left) == 2, "as much for everybody, and then nothing"


@awaited
async def test_what_a_tick_could_not_tell_is_told_when_the_step_ends(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        await home.wait(8)
        whisper(party, "Ann", "x" * 4000)
        await home.wait(1)
        assert party.sent["Ann"][-1].event.kind == "first"
        while party.is_secret():
            await home.wait(1)

        assert len(party.sent["Ann"][-1].data["story"][0]["text"]) == 4000
        assert said(party.sent["Ann"][-1].whole) == said(party.frame("Ann", party.sent["Ann"][-1].data["length"]))


@awaited
async def test_whoever_wants_whole_messages_gets_them_in_one_size_on_each_tick(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR)
        readers = [Reader(key, whole=True) for key in party.keys.values()]
        await home.wait(1)
        for name in ("Ann", "Ben"):
            first = [party.live.broadcast.update(reader) for reader in readers]
            await party.answer(name)
            await home.wait(1)
            later = [party.live.broadcast.update(reader) for reader in readers]
            for events in (first, later):
                assert {event.kind for event in events if event} == {"message"}
                assert len({len(event.body) for event in events if event}) == 1
                assert len({event.pad for event in events if event}) <= 2, "what an id of fewer digits lacks"


def test_nobody_gets_less_of_a_character_than_the_whole() -> None:
    text = "aé🐈z".encode()
    cuts = [masking.cut(text, size).decode() for size in range(1, len(text) + 2)]
    assert cuts == ["a", "a", *["aé"] * 4, *["aé🐈"] * 3]


def test_two_broadcasts_of_one_table_tell_nothing(tmp_path: Path) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table(*FOUR)
            reader = Reader(party.keys["Ann"])
            assert Broadcast(party.table, home.now).update(reader) is not None
            assert Broadcast(party.table, home.now + 5).update(reader) is None

    test()


@awaited
async def test_pieces_of_one_secret_step_are_not_mixed_with_those_of_the_next(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:8], play="quintebourg", pace="relaxed", options=WEEK)
        for _ in range(90):
            clock = party.table.clock
            if party.is_secret() and clock.end is not None and clock.end - home.now <= 2.5:
                whisper(party, "Ann", "x" * 4000)  # more than fits into the last ticks
            await home.wait(1)
        kinds = [frame.event.kind for frame in party.sent["Ann"]]
        begun = [place for place, kind in enumerate(kinds) if kind == "first"]
        assert any("last" not in kinds[one:other] for one, other in pairwise(begun))
        while party.is_secret():
            await home.wait(1)
        assert said(party.sent["Ann"][-1].whole) == truth(party, "Ann")
