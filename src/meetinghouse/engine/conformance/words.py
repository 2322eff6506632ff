"""Reports of the checks: where one failed, and how much was checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from ..game import Game
from ..refusals import Refused

AnyGame: TypeAlias = Game[Any]
T = TypeVar("T")
Hook: TypeAlias = Callable[[AnyGame], None]


class Figures(msgspec.Struct):
    """How much was checked, and how often a redealt world really differed."""

    games: int = 0
    decisions: int = 0
    longest: int = 0  # decisions in the longest game
    offers: int = 0
    expiries: int = 0
    sayings: int = 0  # lines said
    saves: int = 0
    accepted: int = 0
    refused: int = 0
    masked: int = 0
    redeals: int = 0
    states: int = 0  # redealt worlds with another state
    views: int = 0  # redealt worlds with another view for some other seat
    imagined: int = 0  # worlds imagined from view and story
    together: int = 0  # moves made in both worlds that looked the same to the seat

    @property
    def changed(self) -> float:
        """The share of redealt worlds whose hidden state differs."""
        return self.states / max(1, self.redeals)

    @property
    def seen(self) -> float:
        """The share of redealt worlds in which the view of some other seat differs."""
        return self.views / max(1, self.redeals)


def where(game: AnyGame, seat: int | None = None) -> str:
    """A position in words: the game, its seed, the number of the decision, and the seat."""
    setup = game.setup
    number = "?" if game.entries is None else len(game.entries)
    whose = "" if seat is None else f", seat {seat}"
    return f"{setup.game} with {setup.players} players, seed {setup.seed}, decision {number}{whose}"


def holds(truth: bool, game: AnyGame, what: str, seat: int | None = None) -> None:
    """Raise `AssertionError` with the position unless the condition is true."""
    if not truth:
        raise AssertionError(f"{where(game, seat)}: {what}")


def works(attempt: Callable[[], T], game: AnyGame, what: str, seat: int | None = None) -> T:
    """The result of the attempt. Raises `AssertionError` with the position if it fails."""
    try:
        return attempt()
    except Exception as error:
        raise AssertionError(f"{where(game, seat)}: {what}: {error!r}") from error


def refused(attempt: Callable[[], object], game: AnyGame, what: str, seat: int | None = None) -> Refused:
    """The refusal of the attempt. Raises `AssertionError` if it succeeds or fails in another way."""
    try:
        attempt()
    except Refused as refusal:
        return refusal
    except Exception as error:
        raise AssertionError(f"{where(game, seat)}: {what} is not refused but fails: {error!r}") from error
    raise AssertionError(f"{where(game, seat)}: {what} is not refused")
