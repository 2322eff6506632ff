"""Tables have talk unless the host turns it off, and bots that talk do so in the order of seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.bots.bot import Move, Prompt, Speech
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.engine.sayings import Saying
from meetinghouse.engine.values import Seat, Word
from meetinghouse.tables import acts

from .awaiting import awaited
from .virtual import town

NOTHING = Saying("nothing")


class Parrot(RandomBot):
    """Speaks whenever it may."""

    def __init__(self) -> None:
        super().__init__(talks=True)

    def say(self, prompt: Prompt) -> Speech | None:
        return Speech(prompt.channels[0], (NOTHING,)) if prompt.channels else None


def spoke(party: Any, name: str | None) -> list[int]:
    """Who was heard to say something, in order."""
    return [line["seat"] for line in party.told(name, "spoke")]


@awaited
async def test_a_game_begins_with_talk_unless_the_host_turns_it_off(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", play="newsalem")
        assert party.game.setup.options["talk"] == "claims"
        await party.act("Ann", acts.Say, "table", (NOTHING,))
        assert spoke(party, "Cat") == spoke(party, None) == [0]
    (tmp_path / "quiet").mkdir()
    async with town(tmp_path / "quiet") as home:
        quiet = await home.game("Dan", "Eve", "Fay", play="newsalem", options={"talk": "off"})
        assert quiet.game.setup.options["talk"] == "off"


@awaited
async def test_bots_are_silent_where_the_host_wishes_it_and_people_still_speak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meetinghouse.tables.caretaker.make_bot", lambda *_: Parrot())
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, play="newsalem", pace="none", options={"talk": "silent"})
        party.follow("Ann")
        await home.wait(30)
        await party.act("Ann", acts.Say, "table", (NOTHING,))
        await home.wait(30)
        assert spoke(party, "Ann") == [0]


@awaited
async def test_bots_talk_two_lines_each_in_the_order_of_seats_and_answer_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meetinghouse.tables.caretaker.make_bot", lambda *_: Parrot())
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, play="newsalem", pace="none")
        party.follow("Ann")
        await home.wait(30)
        heard = spoke(party, "Ann")
        assert heard[:6] == [1, 2, 3, 1, 2, 3]
        said = len(party.told("Ann", "spoke"))
        await party.act("Ann", acts.Say, "table", (Saying("suspect", (Seat(1), Word("much"))),))
        await home.wait(30)
        assert spoke(party, "Ann")[said : said + 4] == [0, 1, 2, 3]


@awaited
async def test_a_bot_that_stands_in_for_a_person_stays_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meetinghouse.tables.caretaker.make_bot", lambda *_: Parrot())
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, play="newsalem", pace="none")
        party.follow("Ann")
        await party.act("Ben", acts.Leave)
        await home.wait(60)
        heard = spoke(party, "Ann")
        assert 2 in heard
        assert 1 not in heard


@awaited
async def test_every_bot_is_given_a_secret_number_of_its_own_and_one_of_the_table_and_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lots: set[tuple[int, tuple[int, ...]]] = set()

    class Noting(Parrot):
        def say(self, prompt: Prompt) -> Speech | None:
            lots.add((prompt.view.viewer, prompt.lot))
            return super().say(prompt)

        def move(self, prompt: Prompt) -> Move | None:
            lots.add((prompt.view.viewer, prompt.lot))
            return super().move(prompt)

    monkeypatch.setattr("meetinghouse.tables.caretaker.make_bot", lambda *_: Noting())
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, play="newsalem", pace="none")
        party.follow("Ann")
        await home.wait(30)
        before = lots.copy()
        await home.crash()
        await home.wake()
        party.follow("Ann")
        await party.act("Ann", acts.Say, "table", (NOTHING,))
        await home.wait(30)
    assert lots == before
    assert len(lots) == len({seat for seat, _ in lots}) == len({own for _, (own, _) in lots}) == 3
    assert len({common for _, (_, common) in lots}) == 1


@awaited
async def test_bots_are_told_which_seats_people_have_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people: list[tuple[int, ...]] = []

    class Curious(Parrot):
        def say(self, prompt: Prompt) -> Speech | None:
            people.append(tuple(prompt.people))
            return super().say(prompt)

    monkeypatch.setattr("meetinghouse.tables.caretaker.make_bot", lambda *_: Curious())
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, play="newsalem", pace="none")
        party.follow("Ann")
        await home.wait(30)
        assert set(people) == {(0, 1)}
        await party.act("Ben", acts.Leave)
        people.clear()
        await party.act("Ann", acts.Say, "table", (NOTHING,))
        await home.wait(30)
        assert set(people) == {(0,)}
