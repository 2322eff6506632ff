"""What a test needs of every game of this package: a number of players, or options."""

from __future__ import annotations

from typing import TypeVar

from meetinghouse.engine import plugins

T = TypeVar("T")


def every_game(**given: T) -> dict[str, T]:
    """The given values by game. A test that forgets a game, or names one that does not exist, is not collected."""
    games = plugins.own(plugins.GAMES)
    assert given.keys() == set(games), f"values for {', '.join(given)}; the games are {', '.join(games)}"
    return given
