"""In whole games of Quinte-bourg, no byte that leaves the server tells a reader what only another seat knows.

In addition to the checks for every game, each card in a message is compared with what its reader was told before,
without the rules' own view. MEETINGHOUSE_GAMES sets how many games are played.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from meetinghouse.rulebook import clauses
from meetinghouse.tables.table import Table

from .evening import Evening, data_of, spend
from .wire import Heard

GAMES = int(os.environ.get("MEETINGHOUSE_GAMES", "3"))
SHORT = {"max_weeks": 1, "debate_seconds": 10, "feast_seconds": 10, "wave_seconds": 5}
TOWNS: tuple[tuple[int, dict[str, Any]], ...] = (
    (9, {"night_calls": "waves"}),
    (
        6,
        {"night_calls": "waves", "deal_skadi": 1, "start_weekday": "mon", "hide_q_m": False, "leader_succession": True},
    ),
    (7, {"night_calls": "classic", "mode": "m", "dead_spectator": True, "hide_q_m": False}),
    (13, {"night_calls": "classic", "mode": "e"}),
)
# Events told only to the seat that is named first.
PRIVATE = (
    "cards-dealt", "lover-known", "potion-given", "treated", "potion-tried", "researched", "names-shown",
    "skadi-joined", "pair-made", "sent-to-sleep", "card-seen", "cards-seen", "guard-posted", "order-delivered",
    "duo-news", "stalk-answered", "reveal-answered", "loot-counted", "couple-news", "miracle-worked", "health-felt",
    "purse-changed", "converted", "invocation-failed",
)  # fmt: skip
# Fields that reveal somebody's card.
TELLS = {"card-seen": "target", "cards-seen": "target", "lover-known": "lover", "doctor-shown": "seat"}


class QuintebourgEvening(Evening):
    """A week of Quinte-bourg, in waves or by calls, in its three modes."""

    least: ClassVar[int] = 6
    most: ClassVar[int] = 21
    channels: ClassVar[tuple[str, ...]] = ("square", "signs-pack", "signs-lovers", "feast-tavern")
    powers: ClassVar[tuple[str, ...]] = (
        "invoke", "give", "walk", "recruit", "propose", "inquiry", "camera", "again", "watch",
    )  # fmt: skip
    clauses: ClassVar[frozenset[str]] = frozenset([id for id in clauses() if id.startswith("QB-")])
    offered: ClassVar[float] = 0.2
    seen: set[str]  # events told to one seat alone

    def wanted(self) -> dict[str, Any]:
        """The options of the next town."""
        self.seen = set()
        self.players, options = TOWNS[self.number % len(TOWNS)]
        return {"game": "quintebourg", "options": SHORT | options}

    def look_at(self, key: int, heard: Heard) -> None:
        """In addition to the checks for every game: no card is shown before its reader was told of it."""
        super().look_at(key, heard)
        table: Table = heard.told.table
        if table.game is None or table.game.over or not heard.whole:
            return
        data = data_of(heard.frame)
        assert str(table.game.setup.seed).encode() not in data
        message = msgspec.json.decode(heard.whole)
        seat, state = table.seat_of(key), table.game.state
        for line in message["story"]:
            if line["type"] in PRIVATE:
                assert line["seat"] == seat, line
                self.seen.add(line["type"])
        public, own = message["view"]["public"], message["view"]["own"]
        if seat is not None and state.watching >> seat & 1:
            return  # the reader is dead, and sees everything
        assert public["opened"] == []
        assert (own is None) == (seat is None)
        assert own is None or own["opened"] == []
        told = {line[TELLS[line["type"]]] for line in self.story(key) if line["type"] in TELLS} | {seat}
        for who, everybodys in enumerate(public["people"]):
            person = everybodys if own is None else everybodys | own["people"].get(str(who), {})
            if who == seat:
                assert (person["party"], person["coins"]) == (state.party[who], state.coins[who])
                continue
            assert person["camp"] == "", person
            assert person["coins"] is None
            known = who in told or "skadi" in person["groups"]
            assert known or (person["party"], person["effect"], person["alibi"]) == ("", "", ""), person

    def story(self, key: int) -> list[Any]:
        """The reader's story so far."""
        return [msgspec.json.decode(line) for line in self.known[key]]


@pytest.mark.parametrize("number", range(GAMES))
def test_a_seat_is_told_what_it_may_know_of_quintebourg_and_nothing_else(number: int, tmp_path: Path) -> None:
    evening = spend(QuintebourgEvening, number, tmp_path)

    assert evening.read > 50
    assert {"cards-dealt", "health-felt", "purse-changed"} & evening.seen
