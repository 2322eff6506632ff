"""Talk: who may say what in which channel, and who hears it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.tables import acts
from tests.games.salem1692.village import A, C, D, village

from .awaiting import awaited
from .talking import FIVE, at, day, night, nobody_may
from .virtual import NAMES, NOBODY, Party, refused, town

# --- where


@awaited
async def test_in_the_lobby_everybody_who_sits_there_talks_and_everybody_hears(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        party.follow(NOBODY)
        await party.say("Ben", "good evening")
        await nobody_may(party, "town", *FIVE)
        await nobody_may(party, "graveyard", *FIVE)
        await nobody_may(party, "", *FIVE)

        assert party.sent[NOBODY][-1].data["story"] == [
            {"type": "said", "name": "Ben", "channel": "lobby", "text": "good evening"}
        ]
        assert party.hears("Eve") == ["good evening"]


@awaited
async def test_whoever_has_no_seat_says_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        for key in (0, 99):
            with refused("seated-only"):
                await party.live.do(acts.Chat(key, "lobby", "hello"))


@awaited
async def test_by_day_the_living_talk_and_all_and_those_who_watch_hear_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day(D))
        await party.say("Ben", "it was Cat", "town")
        for name in (*FIVE, NOBODY):
            assert party.hears(name) == ["it was Cat"]
        await nobody_may(party, "lobby", *FIVE)
        await nobody_may(party, "last-words", *FIVE)


@awaited
async def test_the_dead_do_not_write_to_the_town(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day(C, D))
        await nobody_may(party, "town", "Cat", "Dan")


@awaited
async def test_what_the_dead_say_reaches_neither_the_living_nor_those_who_watch(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day(C, D))
        before = {name: party.frame(name) for name in ("Ann", "Ben", "Eve", NOBODY)}
        await party.say("Cat", "it was Eve", "graveyard")

        assert party.hears("Dan") == party.hears("Cat") == ["it was Eve"]
        for name, frame in before.items():
            assert party.frame(name) == frame
            assert b"it was Eve" not in b"".join(sent.body for sent in party.sent[name])
        await nobody_may(party, "graveyard", "Ann", "Ben", "Eve")


@awaited
async def test_a_graveyard_of_all_but_one_is_still_closed_to_that_one_and_to_those_who_watch(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3)
        party.lay(village("en", 5, dead=(A,)))
        await party.say("Ann", "alone here", "graveyard")
        assert party.hears("Ann") == ["alone here"]
        assert party.hears(NOBODY) == party.hears("Ben") == []


@awaited
async def test_at_night_nobody_talks_but_the_dead(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, night(D))
        for channel in ("town", "lobby", "last-words", "witches"):
            await nobody_may(party, channel, *FIVE)
        await nobody_may(party, "graveyard", "Ann", "Ben", "Cat", "Eve")
        await party.say("Dan", "look at that", "graveyard")
        assert [party.hears(name) for name in (*FIVE, NOBODY)] == [[], [], [], ["look at that"], [], []]


@awaited
async def test_at_dawn_nobody_talks(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FIVE)
        for channel in ("town", "lobby", "graveyard"):
            await nobody_may(party, channel, *FIVE)


@awaited
async def test_what_the_dead_say_at_night_is_shown_on_a_tick_like_everything_else(tmp_path: Path) -> None:
    frames = []
    for talks in (True, False):
        async with town(tmp_path, file=f"{talks}.db") as home:
            party = await at(home, night(D))
            await home.wait(2.3)
            if talks:
                await party.say("Dan", "x" * 300, "graveyard")
            await home.wait(3)
            frames.append([party.sent[name][:] for name in ("Ann", "Ben", "Cat", "Eve", NOBODY)])
            sizes = {frame.size for sent in party.sent.values() for frame in sent[-3:]}
            times = {name: [frame.at for frame in sent] for name, sent in party.sent.items()}
            assert len(sizes) == 1
            assert times["Dan"] == times["Ann"]
            assert ("x" * 300 in b"".join(frame.body for frame in party.sent["Dan"][-3:]).decode()) == talks
    assert frames[0] == frames[1]


@awaited
async def test_however_much_the_dead_say_at_night_their_frames_are_no_larger_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES)
        game = village("en", 12, dead=range(8))
        game.agenda.append(NightChoice())
        game.advance()
        party.lay(game)
        await home.wait(1)
        for name in NAMES[:8]:
            for number in range(5):
                await party.say(name, f"{number}" * 300, "graveyard")
        await home.wait(15)

        assert party.is_secret()
        assert len({frame.size for sent in party.sent.values() for frame in sent[-15:]}) == 1
        assert 5 < len(heard(party)) < 40, "the rest comes with the next ticks, or with the morning"
        while party.is_secret():
            await home.wait(1)
        assert len(heard(party)) == 40


def heard(party: Party) -> list[Any]:
    """The lines of others that Ann was told."""
    return [line for frame in party.sent["Ann"] for line in frame.data["story"] if line["type"] == "said"]


@awaited
async def test_after_a_game_all_talk_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        while party.table.phase == "playing":
            await home.wait(10)
        await party.say("Ann", "well played")
        await party.say("Ben", "you too")
        assert party.hears(NOBODY) == ["well played", "you too"]
        await nobody_may(party, "town", "Ann", "Ben")


# --- how much, and in what form


@awaited
async def test_a_line_has_1_to_300_characters(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        for empty in ("", "   ", "\n\t", "\u200b\u202e"):
            with refused("empty"):
                await party.say("Ann", empty)
        with refused("too-long"):
            await party.say("Ann", "x" * 301)
        await party.say("Ann", "x" * 300)
        assert party.hears("Ben") == ["x" * 300]


@awaited
async def test_of_marks_heaped_on_a_letter_three_are_kept(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        await party.say("Ann", "Z" + "\u0357" * 100 + "o" + "\u0353" * 100 + " Nguye\u0302\u0303n שָּׁלוֹם", "lobby")
        said = party.data(NOBODY)["story"][-1]["text"]
        assert said == "Z" + "\u0357" * 3 + "o" + "\u0353" * 3 + " Nguyễn שָּׁלוֹם"


@awaited
async def test_what_does_not_show_is_not_said(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        await party.say("Ann", "a\x00b\x1b[31mc\u202ed\u2028e  f\r\ng")
        assert party.hears("Ben") == ["a b [31mc d e f g"]
        await party.say("Ann", "<b>¡Olé!</b> ✝ 👻")
        assert party.hears("Ben")[-1] == "<b>¡Olé!</b> ✝ 👻"


@awaited
async def test_five_lines_in_ten_seconds_and_then_one_waits(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        for second in range(5):
            await party.say("Ann", f"line {second}")
            await home.wait(1)
        with pytest.raises(ValueError, match="wait 5 seconds"):
            await party.say("Ann", "line 5")
        await party.say("Ben", "me")
        await home.wait(4.9)
        with refused("too-fast"):
            await party.say("Ann", "line 5")
        await home.wait(0.1)
        await party.say("Ann", "line 5")
        assert len(party.hears("Ben")) == 7


@awaited
async def test_what_was_refused_does_not_count(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        for _ in range(20):
            with refused("empty"):
                await party.say("Ann", "")
        await party.say("Ann", "now")


# --- mute and block


@awaited
async def test_the_host_silences_somebody_who_may_still_play(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day())
        await party.act("Ann", acts.Mute, 1, True)
        with refused("muted"):
            await party.say("Ben", "but", "town")
        assert party.place("Ben")["muted"]
        await party.act("Ann", acts.Mute, 1, False)
        await party.say("Ben", "thank you", "town")
        assert party.hears("Cat") == ["thank you"]


@awaited
async def test_whom_somebody_blocks_all_others_hear_and_nobody_is_told(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day())
        others = {name: party.data(name) for name in ("Ann", "Ben", "Dan", "Eve", NOBODY)}
        await party.act("Cat", acts.Block, 1, True)
        for name, frame in others.items():
            assert party.data(name) == frame
        assert party.data("Cat")["you"]["blocked"] == [1]

        await party.say("Ben", "can you hear me", "town")
        assert [name for name in (*FIVE, NOBODY) if party.hears(name)] == ["Ann", "Ben", "Dan", "Eve", NOBODY]
        await party.say("Dan", "yes", "town")
        assert party.hears("Cat") == ["yes"]
        await party.act("Cat", acts.Block, 1, False)
        await party.say("Ben", "and now", "town")
        assert party.hears("Cat") == ["yes", "and now"]


@awaited
async def test_a_block_holds_in_the_lobby_and_wherever_people_sit(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*FIVE)
        await party.act("Cat", acts.Block, 1, True)
        await party.act("Ann", acts.Order, (4, 3, 2, 1, 0))
        assert party.data("Cat")["you"]["blocked"] == [3]
        await party.say("Ben", "hello")
        assert party.hears("Cat") == []
        assert party.hears(NOBODY) == ["hello"]


@awaited
async def test_a_bot_that_stands_in_says_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FIVE, pace="none")
        party.unfollow("Ben")
        await home.wait(61)
        party.lay(day())
        with refused("no-channel"):
            await party.say("Ben", "I am no bot", "town")


# --- ready sentences


@awaited
async def test_a_ready_sentence_travels_as_a_key_to_those_who_may_hear_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day())
        await party.act("Cat", acts.Block, 1, True)
        await party.act("Ben", acts.Chat, "town", "", "why-me")
        for name in ("Ann", "Ben", NOBODY):
            assert party.told(name)[-1] == {"type": "phrase-said", "name": "Ben", "channel": "town", "phrase": "why-me"}
        assert party.told("Cat", "phrase-said") == []
        with refused("text-and-phrase"):
            await party.act("Ben", acts.Chat, "town", "not looked at", "why-me")
        with refused("unknown-phrase"):
            await party.act("Ben", acts.Chat, "town", "", "nonsense")
        with refused("no-channel"):
            await party.act("Ben", acts.Chat, "graveyard", "", "why-me")
        for _ in range(4):
            await party.act("Ben", acts.Chat, "town", "", "agree")
        with refused("too-fast"):
            await party.act("Ben", acts.Chat, "town", "", "agree")


@awaited
async def test_somebody_who_is_muted_does_not_react(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day())
        await party.act("Ben", acts.Chat, "town", "", "laughing")
        assert party.told(NOBODY)[-1]["phrase"] == "laughing"
        await party.act("Ann", acts.Mute, 1, True)
        with refused("muted"):
            await party.act("Ben", acts.Chat, "town", "", "laughing")


@awaited
async def test_nobody_reacts_while_it_is_secret_who_decides(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, night(D))
        await party.act("Dan", acts.Chat, "graveyard", "", "well-played")
        with refused("no-reactions"):
            await party.act("Dan", acts.Chat, "graveyard", "", "laughing")
