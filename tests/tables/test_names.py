"""The names that people and bots at a table may have."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from meetinghouse.tables import acts

from .awaiting import awaited
from .virtual import NOBODY, host, names, play_to_the_end, refused, town


@awaited
async def test_a_name_is_taken_whatever_its_case_and_spaces(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Mary Ann")
        for same in ("Mary Ann", "mary ann", "  MARY   ANN "):
            with refused("name-taken"):
                await party.sit(same)
        await party.sit("Straße")
        with refused("name-taken"):
            await party.sit("STRASSE")


@awaited
async def test_a_name_has_1_to_24_letters_and_nothing_that_does_not_show(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        for wrong in ("", "   ", "x" * 25, "A\x00n", "A\u202enn", "A\u200bnn", "\ud800"):
            with refused("name"):
                await party.sit(wrong)
        await party.sit("x" * 24)
        await party.sit("  Zoë \t de\nla Cruz ")
        await party.sit("Cafe\u0301")  # the accent in a letter of its own
        assert names(party) == ["x" * 24, "Zoë de la Cruz", "Café"]


@awaited
async def test_a_name_shows_something_and_hides_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        for unseen in ("\u3164", "\u2800", "\u115f", "\uffa0", "\u0301", "Be\u034fn", "Ben\u3164", "Ann\u034f"):
            with refused("name"):
                await party.sit(unseen)
            with refused("name"):
                await party.act("Ann", acts.Rename, unseen)
            with refused("name"):
                await party.act("Ann", acts.AddBot, "random", unseen)
        await party.sit("❤\ufe0f")  # as phones write it
        await party.sit("नमिता")
        assert names(party) == ["Ann", "❤\ufe0f", "नमिता"]


@awaited
async def test_nobody_is_called_like_somebody_whose_name_was_deleted(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        for nobodys in ("N. N.", "n. n.", "N.N.", "N. N. 2", "\u039d. \u039d."):
            with refused("name-nobodys"):
                await party.sit(nobodys)
            with refused("name-nobodys"):
                await party.act("Ann", acts.Rename, nobodys)
            with refused("name-nobodys"):
                await party.act("Ann", acts.AddBot, "random", nobodys)
        await party.sit("Nan N.")
        assert names(party) == ["Ann", "Nan N."]


@awaited
async def test_a_name_that_looks_like_anothers_is_taken(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "❤")
        for same in ("Ａnn", "𝐀𝐧𝐧", "Ann\ufe0f", "❤\ufe0f"):
            with refused("name-taken"):
                await party.sit(same)
            with refused("name-taken"):
                await party.act("Ann", acts.AddBot, "random", same)
        await party.act("Ann", acts.Rename, "Ａnn")


@awaited
@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Ann", "\u0391nn"),  # Greek
        ("Ann", "\u0430nn"),
        ("\u041c\u0430\u0440\u0438\u044f", "M\u0430p\u0438\u044f"),  # Мария with Latin letters
        ("Bill", "BiIl"),
        ("Bill", "Bi1l"),
        ("Zo\u00eb", "Z\u043e\u00eb"),
        ("Mami", "Marni"),  # in Unicode's list, rn looks like m
    ],
)
async def test_a_name_that_looks_like_anothers_in_another_script_is_taken(tmp_path: Path, name: str, same: str) -> None:
    async with town(tmp_path) as home:
        party = await home.table(name, "Ben")
        with refused("name-taken"):
            await party.sit(same)
        with refused("name-taken"):
            await party.act("Ben", acts.Rename, same)
        with refused("name-taken"):
            await party.act(name, acts.AddBot, "random", same)
        assert names(party) == [name, "Ben"]


@awaited
async def test_no_letter_of_a_name_is_heaped_with_marks(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        heaped = "Z" + "\u0335\u0321\u0322\u0353\u0330\u0310\u0357\u0344" + "oe"
        with refused("name-marks"):
            await party.sit(heaped)
        with refused("name-marks"):
            await party.act("Ann", acts.Rename, heaped)
        with refused("name-marks"):
            await party.act("Ann", acts.AddBot, "random", heaped)
        with refused("name-marks"):
            await party.sit("ǖ" + 3 * "\u0301" + "x")  # the letter itself has two marks, and three are added
        for needed in ("Nguyễn Thị Huệ", "สิทธิ์", "שִׁמְעוֹן", "שָּׁלוֹם", "مُحَمَّد", "ज़ुंबा", "མྱི་ལ", "မြို့"):
            await party.sit(unicodedata.normalize("NFD", needed))
        assert names(party)[1] == "Nguyễn Thị Huệ"


@awaited
async def test_names_that_can_be_told_apart_may_sit_beside_each_other(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        apart = ["Jose", "José", "Helene", "Hélène", "Zoe", "Zoë", "Ian", "Lan", "王芳", "王方", "מרים", "مريم"]
        party = await home.table(*apart)
        assert names(party) == apart


@awaited
async def test_what_somebody_was_called_is_nobody_elses_until_the_game_begins(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2, pace="quick")
        await party.act("Ann", acts.Rename, "Anna")
        await home.close()
        await home.wake()
        for name in ("Ann", "ANN"):
            with refused("name-taken"):
                await party.act("Ben", acts.Rename, name)
            with refused("name-taken"):
                await party.sit(name)
        await party.act("Ann", acts.Rename, "Ann")
        await party.act("Ann", acts.Rename, "Bea")
        party.everybody_follows()
        await party.start()
        await play_to_the_end(home, party)
        await party.act("Ann", acts.Rematch)
        await party.act("Ben", acts.Rename, "Ann")
        assert names(party)[:2] == ["Bea", "Ann"]
        await party.act("Ben", acts.Rename, "Ben")
        await party.act("Ben", acts.Leave)
        await party.sit("Ann")  # people who leave keep no names


@awaited
async def test_a_journal_of_before_such_names_were_refused_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=2)
        with monkeypatch.context() as before:
            for act in (acts.Sit, acts.Rename, acts.Chat, acts.AddBot):
                before.setattr(act, "check", acts.Act.check)
            await party.sit("Ann\u034f")
            await party.act("Ann", acts.Rename, "Anna")
            await party.act("Ann\u034f", acts.Rename, "Ann")
            await party.act("Ann", acts.Chat, "lobby", "ignored", "agree")
        kept = names(party)
        await home.crash()
        await home.wake()
        assert names(party) == kept


@awaited
async def test_a_bot_is_called_what_nobody_is_called_and_always_ready(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Prudence", "silas", bots=2)

        assert len({name.casefold() for name in names(party)}) == 4
        assert [chair.ready for chair in party.table.chairs] == [False, False, True, True]
        assert [place["bot"] for place in party.data(NOBODY)["table"]["places"]] == [False, False, True, True]


@awaited
async def test_a_bot_may_be_given_a_name_that_is_free(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("name-taken"):
            await party.act("Ann", acts.AddBot, "random", "ann")
        await party.act("Ann", acts.AddBot, "random", "Goody")
        assert names(party) == ["Ann", "Goody"]


@awaited
async def test_several_bots_come_at_once_all_or_none(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("no-room"):
            await party.live.do(acts.AddBot(party.keys["Ann"], "random", count=12))
        with refused("one-name"):
            await party.live.do(acts.AddBot(party.keys["Ann"], "random", "Goody", count=2))
        assert names(party) == ["Ann"]
        await party.live.do(acts.AddBot(party.keys["Ann"], "random", count=11))
        assert len(set(names(party))) == 12
        assert all(chair.bot == "random" and chair.ready for chair in party.table.chairs[1:])
        with refused("full"):
            await party.live.do(acts.AddBot(party.keys["Ann"], "random", count=2))


@awaited
async def test_a_bot_nobody_knows_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("unknown-bot"):
            await party.act("Ann", acts.AddBot, "deep-blue")


@awaited
async def test_everybody_can_be_called_otherwise_before_the_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.act("Ann", acts.Rename, "  Anna ")
        await party.act("Ben", acts.Rename, "BEN")  # one's own name, written differently
        assert names(party)[:2] == ["Anna", "BEN"]
        assert host(party) == ["Anna"]
        told = [line for line in party.data(NOBODY)["story"] if line["type"] == "renamed"]
        assert told == [
            {"type": "renamed", "was": "Ann", "name": "Anna"},
            {"type": "renamed", "was": "Ben", "name": "BEN"},
        ]
        await home.close()
        await home.wake()
        assert names(party)[:2] == ["Anna", "BEN"]


@awaited
async def test_a_name_that_is_taken_or_none_is_refused_and_in_a_game_every_other_one(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        with refused("name-taken"):
            await party.act("Ben", acts.Rename, "ann")
        with refused("name"):
            await party.act("Ben", acts.Rename, " ")
        await party.start()
        with refused("not-in-lobby"):
            await party.act("Ben", acts.Rename, "Benno")
        assert names(party)[:2] == ["Ann", "Ben"]


@awaited
async def test_a_name_is_no_way_to_talk(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat")
        await party.act("Ann", acts.Mute, 1, True)
        with refused("muted"):
            await party.act("Ben", acts.Rename, "Cat is a liar")
        for number in range(5):
            await party.act("Cat", acts.Rename, f"Cat {number}")
        with refused("too-fast"):
            await party.act("Cat", acts.Rename, "Cat again")
        assert names(party) == ["Ann", "Ben", "Cat 4"]
