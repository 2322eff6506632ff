"""Gestures: pictograms and pointing, in channels without words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.games.salem1692.state import Salem
from meetinghouse.tables import acts
from meetinghouse.tables.signs import MOST_SIGNS, PICTOGRAMS
from tests.games.salem1692.village import B, D

from .awaiting import awaited
from .virtual import NOBODY, Party, Town, refused, town
from .whispering import whispering

FIVE = ("Ann", "Ben", "Cat", "Dan", "Eve")


async def at(home: Town, game: Salem) -> Party:
    """A table of five people in this position."""
    party = await home.game(*FIVE)
    party.lay(game)
    return party


async def gesture(party: Party, name: str, *signs: Any, channel: str = "lovers") -> None:
    """Let somebody make signs."""
    await party.act(name, acts.Chat, channel, "", None, signs)


def sees(party: Party, name: str | None) -> list[list[str | int]]:
    """The gestures that a person has seen."""
    return [line["signs"] for line in party.told(name, "gestured")]


@awaited
async def test_signs_are_seen_by_those_who_may_read_there_and_by_nobody_else(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, whispering())
        before = {name: party.frame(name) for name in ("Ann", "Cat", "Eve", NOBODY)}
        await gesture(party, "Ben", "heart", D, "question")

        line = {"type": "gestured", "name": "Ben", "channel": "lovers", "signs": ["heart", D, "question"]}
        assert party.told("Ben", "gestured") == party.told("Dan", "gestured") == [line]
        assert {name: party.frame(name) for name in before} == before
        for name in ("Ann", "Cat", "Eve"):
            with refused("no-channel"):
                await gesture(party, name, "heart")


@awaited
async def test_every_pictogram_may_be_shown_and_every_seat_pointed_at(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, whispering())
        signs: list[str | int] = [*PICTOGRAMS, *range(5)]
        shown = [signs[start : start + MOST_SIGNS] for start in range(0, len(signs), MOST_SIGNS)]
        for some in shown:
            await gesture(party, "Dan", *some)
            await home.wait(3)
        assert sees(party, "Ben") == shown


@awaited
async def test_no_words_pass_where_only_gestures_are_made(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, whispering())
        before = party.frame("Dan")
        for text in ("it was Eve", ":heart:", "heart", "❤", "3", " "):
            with refused("gestures-only"):
                await party.say("Ben", text, "lovers")
        with refused("gestures-only"):
            await party.act("Ben", acts.Chat, "lovers", "", "agree")
        for wrong in ("it was Eve", "Heart", "", "❤", ":heart:", "0", -1, 5, 999):
            with refused("unknown-sign"):
                await gesture(party, "Ben", "heart", wrong)
        for number in (0, MOST_SIGNS + 1):
            with refused("how-many-signs"):
                await gesture(party, "Ben", *["yes"] * number)
        for text, phrase in (("psst", None), ("", "agree")):
            with refused("text-and-phrase"):
                await party.act("Ben", acts.Chat, "lovers", text, phrase, ("heart",))
        assert party.frame("Dan") == before


@awaited
async def test_where_people_talk_they_talk_and_make_no_gestures(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        with refused("no-gestures"):
            await gesture(party, "Ben", "heart", channel="lobby")
        await party.start()
        party.lay(whispering())
        with refused("no-gestures"):
            await gesture(party, "Ben", "heart", channel="town")
        await party.act("Ben", acts.Chat, "town", "", "agree")
        await party.say("Ben", "I do", "town")
        assert party.hears("Cat") == ["I do"]


@awaited
async def test_gestures_are_as_seldom_as_words_and_can_be_muted_and_blocked_like_them(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, whispering())
        for _ in range(5):
            await gesture(party, "Ben", "yes")
        with refused("too-fast"):
            await gesture(party, "Ben", "yes")
        await party.act("Dan", acts.Block, B, True)
        await home.wait(11)
        await gesture(party, "Ben", "no")
        assert (len(sees(party, "Dan")), len(sees(party, "Ben"))) == (5, 6)
        await party.act("Ann", acts.Mute, B, True)
        with refused("muted"):
            await gesture(party, "Ben", "yes")


@awaited
async def test_in_a_secret_step_gestures_leave_on_a_tick_in_frames_of_one_size(tmp_path: Path) -> None:
    frames = []
    for talks in (True, False):
        async with town(tmp_path, file=f"{talks}.db") as home:
            party = await at(home, whispering(night=True))
            assert party.is_secret()
            await home.wait(2.3)
            if talks:
                await gesture(party, "Ben", *["hospital"] * MOST_SIGNS)
            await home.wait(3)
            frames.append([party.sent[name][:] for name in ("Ann", "Cat", "Eve", NOBODY)])
            assert len({frame.size for sent in party.sent.values() for frame in sent[-3:]}) == 1
            times = {name: [frame.at for frame in sent] for name, sent in party.sent.items()}
            assert times["Dan"] == times["Ben"] == times["Ann"]
            assert (b"gestured" in party.sent["Dan"][-3].body) == talks
    assert frames[0] == frames[1]


@pytest.mark.parametrize("signs", [None, ("heart", 3), (0,)])
def test_a_gesture_is_kept_in_the_journal_as_it_was_made(signs: tuple[str | int, ...] | None) -> None:
    entry = acts.StoredAct(1.5, acts.Chat(1, "lovers", "", None, signs))

    assert acts.read_act(entry.encode()) == entry
