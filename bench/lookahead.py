"""What sharp's witches win by looking ahead: `python -m bench.lookahead --games 100 --town steady`.

The same deals of Salem 1692 are played by witches who look ahead and by sharp ones who do not, against a town that does
not. Prints how often either wins, and the change with its 95 % interval, by pairs of games.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

import meetinghouse as mh
from meetinghouse.bots import Bot, play_out
from meetinghouse.bots.salem1692.sharp import SharpBot
from meetinghouse.bots.salem1692.steady import SteadyBot

GAME = "salem1692"
TOWNS: dict[str, Callable[[], Bot]] = {"steady": SteadyBot, "sharp": lambda: SharpBot(0)}


def witches_win(index: int, players: int, town: str, witch: Callable[[], Bot]) -> bool:
    """Whether the witches win that deal; each seat keeps the bot of the side it was dealt."""
    seed = f"1/{index}"
    game = mh.start(GAME, players, seed, {"edition": "en"})
    bots = [witch() if game.view(seat).side == "witches" else TOWNS[town]() for seat in range(game.seats)]
    play_out(game, bots, random.Random(f"{seed}/bots"))
    assert game.outcome is not None
    return game.outcome.side == "witches"


def gain(changes: Sequence[int]) -> str:
    """The mean change in points, with its 95 % interval."""
    reach = 1.96 * stdev(changes) / sqrt(len(changes)) if len(changes) > 1 else 1.0
    return f"{100 * fmean(changes):+.1f} ± {100 * reach:.1f}"


def main() -> None:
    """Play the deals with both witches, and print the change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--town", choices=TOWNS, default="sharp")
    parser.add_argument("--budget", type=int, default=16, help="playouts for a question (16)")
    asked = parser.parse_args()
    if asked.games < 1 or not 4 <= asked.players <= 12:
        parser.error("at least one game, with 4 to 12 players")
    usual, searching = [], []
    for index in range(asked.games):
        usual.append(witches_win(index, asked.players, asked.town, lambda: SharpBot(0)))
        searching.append(witches_win(index, asked.players, asked.town, lambda: SharpBot(asked.budget)))
    changes = [int(one) - int(other) for one, other in zip(searching, usual, strict=True)]
    print(f"sharp witches win {fmean(usual):.1%} of {asked.games}, witches who look ahead {fmean(searching):.1%}: "
          f"{gain(changes)}")  # fmt: skip


if __name__ == "__main__":
    main()
