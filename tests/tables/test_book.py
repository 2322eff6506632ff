"""The master's book: what it says of the morning."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.engine.events import EVERYBODY, Told
from meetinghouse.engine.sayings import Spoke
from meetinghouse.games.salem1692.events import Narrated, TargetSafe
from meetinghouse.tables.book import gazette
from tests.installing import Install, install

__all__ = ["install"]


@pytest.fixture(autouse=True)
def installed(install: Install) -> None:
    """Install Werewolf, a game of another package, beside our own games."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})


@pytest.mark.parametrize(("game", "players"), [("quintebourg", 9), ("salem1692", 6), ("werewolf", 9)])
def test_the_gazette_is_what_everybody_was_told_in_the_last_morning_and_nothing_of_the_day(
    game: str, players: int
) -> None:
    match, dice, read = mh.start(game, players, 1), random.Random(1), 0
    for _ in range(600):
        if match.over:
            break
        asked = match.decisions[0]
        match.answer(asked.id, asked.any(dice))
        news, told = gazette(match), match.heard(None)
        marks = [match.rules.morning(event) for event in told]
        if "begins" not in marks:
            assert news == ()
            continue
        begins = len(marks) - marks[::-1].index("begins")
        ends = marks.index("ends", begins) if "ends" in marks[begins:] else len(marks)
        assert list(news) == [event for event in told[begins:ends] if not isinstance(event, Spoke)]
        read += bool(news) and ends < len(marks)
    assert read


def test_the_gazette_leaves_out_what_people_say() -> None:
    game = mh.start("salem1692", 6, 1)
    safe, spoke = TargetSafe(1, "gavel"), Spoke(2, "square", 2, (), ())
    game.story = [Told(each, EVERYBODY) for each in (Narrated("night-wake"), safe, spoke)]
    assert gazette(game) == (safe,)
