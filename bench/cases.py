"""The cases that are measured, in the order of the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """One measurement: which worker makes it, and under which name."""

    worker: str
    name: str
    title: str
    cost: bool = False  # microseconds per call, not decisions per second

    @property
    def key(self) -> str:
        return f"{self.worker}.{self.name}"


PLAY = Case("ours", "play", "Salem 1692, 7 players, random play")
NEW_SALEM = (
    Case("ours", "new_salem_5", "New Salem, 5 players, random play"),
    Case("ours", "new_salem_8", "New Salem, 8 players, random play"),
)
QUINTEBOURG = (
    Case("ours", "quintebourg", "Quinte-bourg, 13 players, random play"),
    Case("ours", "quintebourg_own", "the same, counting only what decides something"),
)
QUINTEBOURG_STEADY = Case("ours", "quintebourg_steady", "a whole game by steady bots, 13 players", cost=True)
UNO_AGENTS = Case("rlcard", "uno_agents", "RLCard UNO, its own random agents")
UNO = Case("rlcard", "uno", "RLCard UNO, the same dice as ours")

LOOKING = Case("ours", "play_looking", "the same, looking before each answer")
RESEARCH = Case("ours", "research", "the same, as an environment, with observations")

OURS = (
    PLAY,
    LOOKING,
    RESEARCH,
    Case("ours", "research_zoo", "the same through PettingZoo"),
    Case("ours", "copy", "copy, in the middle of a game", cost=True),
    Case("ours", "save", "save, in the middle of a game", cost=True),
    Case("ours", "view", "view(seat), in the middle of a game", cost=True),
    *NEW_SALEM,
    Case("ours", "new_salem_copy", "copy, in the middle, 5 players", cost=True),
    Case("ours", "new_salem_save", "save, in the middle, 5 players", cost=True),
    Case("ours", "new_salem_view", "view(seat), in the middle, 5 players", cost=True),
    *QUINTEBOURG,
    QUINTEBOURG_STEADY,
    Case("ours", "quintebourg_copy", "copy, in the middle, 21 players", cost=True),
    Case("ours", "quintebourg_save", "save, in the middle, 21 players", cost=True),
    Case("ours", "quintebourg_view", "view(seat), in the middle, 21 players", cost=True),
)

SPIEL_CARDS = (
    Case("open_spiel", "leduc_poker", "OpenSpiel Leduc poker (C++)"),
    Case("open_spiel", "crazy_eights", "OpenSpiel crazy eights (C++)"),
    Case("open_spiel", "hearts", "OpenSpiel hearts (C++)"),
    Case("open_spiel", "hanabi", "OpenSpiel Hanabi (C++)"),
)

PEERS = (
    UNO_AGENTS,
    UNO,
    Case("rlcard", "uno_bare", "RLCard UNO, bare, no observations"),
    *SPIEL_CARDS,
    Case("open_spiel", "social_deduction", "OpenSpiel social deduction (C++)"),
    Case("pettingzoo", "leduc", "PettingZoo Leduc hold'em"),
)

# The goals, by build: the least decisions per second, games per second, and speed relative to RLCard's UNO; the most
# microseconds; the least gain from a second process.
DECISIONS = {"pure Python": 100_000, "compiled": 400_000}
GAMES = {"pure Python": 300, "compiled": 300}
NEW_SALEM_DECISIONS = {"pure Python": 60_000, "compiled": 150_000}
QUINTEBOURG_DECISIONS = {"pure Python": 30_000, "compiled": 30_000}
TIMES_UNO = {"pure Python": 1.5, "compiled": 5.0}
TIMES_UNO_LOOKING = {"pure Python": 2.0, "compiled": 2.0}  # looking before each answer
TIMES_UNO_SEEN = {"pure Python": 1.5, "compiled": 4.0}  # steps with observations
MICROSECONDS = {"copy": 6.0, "save": 100.0, "view": 15.0}
MICROSECONDS |= {f"new_salem_{name}": bar for name, bar in MICROSECONDS.items()}
MICROSECONDS |= {"quintebourg_copy": 12.0, "quintebourg_view": 25.0, "quintebourg_steady": 500_000.0}
TWO_PROCESSES = 1.7
TWO_PROCESSES_SEEN = 1.8
