"""Notebooks: nobody but the owner sees one, and it has limits."""

from __future__ import annotations

from pathlib import Path

from meetinghouse.tables import acts
from meetinghouse.tables.chairs import Notebook

from .awaiting import awaited
from .talking import FIVE, at, day
from .virtual import NOBODY, refused, town


@awaited
async def test_a_notebook_is_its_owners_alone(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day())
        before = {name: party.data(name) for name in (*FIVE, NOBODY)}
        await party.act("Ben", acts.Note, Notebook("Cat lies", {2: 80}))
        assert {name: party.data(name) for name in (*FIVE, NOBODY)} == before
        assert party.table.chair(party.keys["Ben"]).notebook.text == "Cat lies"


@awaited
async def test_a_notebook_takes_4000_letters_and_suspicions_from_0_to_100(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await at(home, day())
        with refused("too-long"):
            await party.act("Ben", acts.Note, Notebook("x" * 4001))
        for much in (-1, 101):
            with refused("suspicion"):
                await party.act("Ben", acts.Note, Notebook("", {2: much}))
        with refused("no-such-seat"):
            await party.act("Ben", acts.Note, Notebook("", {5: 50}))
        await party.act("Ben", acts.Note, Notebook("x" * 4000, {0: 0, 4: 100}))
