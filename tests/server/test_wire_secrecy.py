"""In whole games, every byte sent to a reader comes from the reader's own view and story.

`make test` plays a few games; MEETINGHOUSE_GAMES sets another number.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

import pytest

from .evening import Evening, spend

GAMES = int(os.environ.get("MEETINGHOUSE_GAMES", "6"))
EDITIONS = ("en", "fr", "es")


class SalemEvening(Evening):
    """Salem 1692, in its three editions."""

    least: ClassVar[int] = 2
    most: ClassVar[int] = 12
    channels: ClassVar[tuple[str, ...]] = ("town", "graveyard", "last-words")
    powers: ClassVar[tuple[str, ...]] = ("sign", "hourglass")

    def wanted(self) -> dict[str, Any]:
        """The edition changes from game to game. The Spanish one has no ghosts, so it needs four players."""
        edition = EDITIONS[self.number % 3]
        if edition == "es":
            self.players = max(self.players, 4)
        options = {"edition": edition, "dead_view": self.dice.choice(["public", "moderator"])}
        return {"game": "salem1692", "options": options}


@pytest.mark.parametrize("number", range(GAMES))
def test_a_seat_gets_its_own_view_and_story_and_nothing_else(number: int, tmp_path: Path) -> None:
    assert spend(SalemEvening, number, tmp_path).read > 50
