"""Research environments: any game of the catalogue through PettingZoo, Gymnasium and OpenSpiel.

Observations are made from the declared view of a seat, and hold nothing that it may not know. Action ids are made from
the values that options consist of. `describe` says what every number means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..extras import needs
from .spaces import VERSION, Spaces, Table

if TYPE_CHECKING:
    from .aec import SeatsEnv
    from .many import SeatVectorEnv
    from .play import Match
    from .simultaneous import SimultaneousEnv

__all__ = ["VERSION", "Spaces", "Table", "describe", "match", "openspiel", "parallel", "pettingzoo", "vector"]


def describe(game: str, players: int, **settings: Any) -> Table:
    """What every number of an observation and every action id of a game means."""
    return Spaces(game, players, **settings).table


def match(game: str, players: int, seed: object = 0, **settings: Any) -> Match:
    """One match without any framework: `legal`, `observe` and `act`, by seat."""
    with needs("research"):
        from .play import Match

    return Match(Spaces(game, players, **settings), seed)


def pettingzoo(game: str, players: int, **settings: Any) -> SeatsEnv:
    """A PettingZoo environment in which the seats act one at a time (AEC)."""
    with needs("research"):
        from .aec import SeatsEnv

    return SeatsEnv(Spaces(game, players, **settings))


def parallel(game: str, players: int, **settings: Any) -> SimultaneousEnv:
    """A PettingZoo environment in which all seats that are asked something act at once."""
    with needs("research"):
        from .simultaneous import SimultaneousEnv

    return SimultaneousEnv(Spaces(game, players, **settings))


def vector(
    game: str,
    players: int,
    num_envs: int,
    *,
    others: str | None = None,
    side: str = "",
    processes: int = 1,
    **settings: Any,
) -> SeatVectorEnv:
    """A Gymnasium vector environment of many matches.

    Without ``others``, every seat that is asked acts (self-play). With the name of a bot, one seat of each match acts,
    and such bots play the others; ``side`` says on which side the seat is dealt.
    """
    with needs("research"):
        from .many import SeatVectorEnv

    return SeatVectorEnv(Spaces(game, players, **settings), num_envs, others, side, processes)


def openspiel(game: str, players: int, **settings: Any) -> Any:
    """An OpenSpiel game, written in Python."""
    with needs("openspiel"):
        from .spiel import spiel_game

    return spiel_game(Spaces(game, players, **settings))
