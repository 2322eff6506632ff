"""Last words: who may say how many, and who hears them."""

from __future__ import annotations

from pathlib import Path

from meetinghouse.tables import acts
from tests.games.salem1692.village import C, D

from .awaiting import awaited
from .talking import FIVE, at, day, dying, nobody_may
from .virtual import NOBODY, refused, town


@awaited
async def test_whoever_dies_has_three_last_words_which_all_hear(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, dying(D, C))
        await party.say("Dan", "it was   Eve", "last-words")
        for name in (*FIVE, NOBODY):
            assert party.hears(name) == ["it was Eve"]
        await nobody_may(party, "last-words", "Ann", "Ben", "Cat", "Eve")
        await nobody_may(party, "town", *FIVE)
        await nobody_may(party, "graveyard", "Dan")


@awaited
async def test_last_words_are_three_of_forty_characters_in_all_and_said_once(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, dying(D))
        for wrong in ("it was not me", "x" * 41, f"{'x' * 20} {'x' * 20}", "a\u00a0b\u2003c\td"):
            with refused("three-words"):
                await party.say("Dan", wrong, "last-words")
        with refused("empty"):
            await party.say("Dan", " \n ", "last-words")
        await party.say("Dan", f"{'x' * 20} {'x' * 17} x", "last-words")
        with refused("said-already"):
            await party.say("Dan", "and more", "last-words")


@awaited
async def test_another_game_has_last_words_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, dying(D))
        await party.say("Dan", "it was Eve", "last-words")
        party.lay(day(D))
        party.table.phase = "lobby"
        await party.start("8")
        party.lay(dying(D))
        await party.say("Dan", "Eve once more", "last-words")


@awaited
async def test_a_substitute_does_not_say_last_words_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, dying(D))
        await party.say("Dan", "it was Eve", "last-words")
        await party.act("Dan", acts.Leave)
        await party.open_seat(D)
        await party.sit("Fay")
        with refused("said-already"):
            await party.say("Fay", "or was it", "last-words")


@awaited
async def test_a_dead_player_hears_the_dead_only_after_the_last_words(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, dying(D, C))
        await party.say("Cat", "say Ben", "graveyard")
        assert party.hears("Dan") == []
        await party.answer("Dan")
        await party.say("Cat", "welcome", "graveyard")
        assert party.hears("Dan") == ["welcome"]
