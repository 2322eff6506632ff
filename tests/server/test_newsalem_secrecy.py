"""In whole games of New Salem, no byte that leaves the server tells a reader what only another seat knows.

In addition to the checks for every game, names of characters and buildings are searched for in the bytes and compared
with what lies on the table, without the rules' own view. MEETINGHOUSE_GAMES sets how many games are played.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalemState
from meetinghouse.tables.table import Table

from .evening import Evening, data_of, spend
from .wire import Heard

GAMES = int(os.environ.get("MEETINGHOUSE_GAMES", "6"))
PRIVATE = ("character-dealt", "hand-dealt", "hand-received", "redrawn", "character-investigated")
CHARACTERS = frozenset(RULES.components.characters)
BUILDINGS = frozenset(RULES.components.kinds)
NAMES = re.compile(rb'"([a-z-]+)"')


class NewSalemEvening(Evening):
    """New Salem with all numbers of players."""

    least: ClassVar[int] = 3
    most: ClassVar[int] = 8
    channels: ClassVar[tuple[str, ...]] = ("table",)
    powers: ClassVar[tuple[str, ...]] = ("give", "cleansing", "investigation", "trial", "pardon")
    clauses: ClassVar[frozenset[str]] = frozenset(
        {
            "NEW-GIVE-01", "NEW-GIVE-03", "NEW-RULING-11", "NEW-EVENT-02", "NEW-EVENT-06", "NEW-EVENT-07",
            "NEW-EVENT-10", "NEW-EVENT-20", "NEW-EVENT-23", "NEW-DRAFT-01", "NEW-DISC-01", "NEW-CUBE-06",
        }
    )  # fmt: skip
    offered: ClassVar[float] = 0.3
    seen: set[str]  # events told to one seat alone

    def wanted(self) -> dict[str, Any]:
        """The number of players follows from the number of the evening, so that all are played."""
        self.players = self.least + self.number % (self.most - self.least + 1)
        self.seen = set()
        return {"game": "newsalem"}

    def look_at(self, key: int, heard: Heard) -> None:
        """In addition to the checks for every game: no card is named that this reader has not seen."""
        super().look_at(key, heard)
        table: Table = heard.told.table
        if table.game is None or table.game.over or not heard.whole:
            return
        data = data_of(heard.frame) + heard.whole
        assert str(table.game.setup.seed).encode() not in data
        message = msgspec.json.decode(heard.whole)
        seat, state = table.seat_of(key), table.game.state
        for line in message["story"]:
            if line["type"] in PRIVATE:
                assert line["seat"] == seat, line
                self.seen.add(line["type"])
        names = {name.decode() for name in NAMES.findall(data)}
        assert names & CHARACTERS <= characters_seen(state, seat)
        public = message["view"]["public"]
        unbuilt = public | {"people": [each | {"buildings": []} for each in public["people"]]}
        now = message["view"] | {"public": unbuilt}
        asked = [each for each in (*message["decisions"], *message["offers"]) if each["kind"] != "remove-despair"]
        alone = told_alone([msgspec.json.decode(line) for line in self.known[key]])
        assert buildings_in([now, asked]) <= buildings_in(alone)
        if seat is None:
            assert not alone
        elif state.hands[seat]:  # the last hand received is the current one
            assert tuple(alone[-1]["buildings"]) == state.components.names_of(state.hands[seat])
        assert [len(each["buildings"]) for each in public["people"]] == list(map(len, state.tableaus))


def characters_seen(state: NewSalemState, seat: int | None) -> set[str]:
    """The reader's own character, and those they have paid to see."""
    if seat is None:
        return set()
    mask = state.investigated[seat] | 1 << seat
    return {RULES.components.characters[who] for each, who in enumerate(state.characters) if mask >> each & 1}


def told_alone(story: list[Any]) -> list[Any]:
    """The hands and draws of this round that the reader was told."""
    begun = max((index for index, line in enumerate(story) if line["type"] == "round-began"), default=0)
    return [line for line in story[begun:] if line["type"] in ("hand-dealt", "hand-received", "redrawn")]


def buildings_in(part: object) -> set[str]:
    """The buildings named anywhere in a value."""
    return {name.decode() for name in NAMES.findall(msgspec.json.encode(part))} & BUILDINGS


@pytest.mark.parametrize("number", range(GAMES))
def test_a_seat_is_told_what_it_may_know_of_new_salem_and_nothing_else(number: int, tmp_path: Path) -> None:
    evening = spend(NewSalemEvening, number, tmp_path)

    assert evening.read > 50
    assert {"character-dealt", "hand-dealt", "hand-received"} <= evening.seen


def test_a_name_that_is_not_ones_own_is_found_in_a_frame() -> None:
    """The check itself works: it finds a name that is there."""
    names = RULES.components
    leaked = msgspec.json.encode({"hand": [names.kinds[3]], "who": names.characters[2]})

    assert buildings_in(msgspec.json.decode(leaked)) == {names.kinds[3]}
    assert {name.decode() for name in NAMES.findall(leaked)} & CHARACTERS == {names.characters[2]}
