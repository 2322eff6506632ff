"""What talk costs: `python -m bench.speech --games 5`.

Steady bots play the same deals without talk and with it. A decision lasts from one move to the next: its consequences,
all that is said about it, and the next bot's thoughts. Prints the median and the mean of processor time by decision,
and how much talk adds to the median. Ends with status 1 if that is more than 2 ms.
"""

from __future__ import annotations

import argparse
import random
from itertools import pairwise
from statistics import mean, median
from time import process_time

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out

GAMES = {"salem1692": 7, "newsalem": 6, "quintebourg": 9}
MOST = 2.0  # milliseconds that talk may add to a decision, in the median


def decisions(name: str, players: int, talk: str, games: int) -> list[float]:
    """The milliseconds of each decision."""
    found: list[float] = []
    for seed in range(games):
        game = mh.start(name, players, f"speech/{seed}", {"talk": talk})
        marks = [process_time()]
        bots = [make_bot(name, "steady") for _ in range(game.seats)]
        play_out(game, bots, random.Random(seed), lambda *_, marks=marks: marks.append(process_time()))
        found += [1000 * (after - before) for before, after in pairwise(marks)]
    return found


def row(name: str, players: int, games: int) -> tuple[str, float]:
    """A row of the table, and what talk adds in the median."""
    without, speaking = [decisions(name, players, talk, games) for talk in ("off", "claims")]
    more = median(speaking) - median(without)
    cells = [f"{median(each):.2f} ({mean(each):.2f})" for each in (without, speaking)]
    return f"| {name} | {players} | {games} | {' | '.join(cells)} | {more:+.2f} |", more


def main() -> None:
    """Measure, and print the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--game", nargs="+", choices=GAMES, default=list(GAMES))
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("at least one game")
    print("| game | players | games | without talk, median (mean) ms | with talk | more |")
    print("| --- | --- | --- | --- | --- | --- |")
    most = 0.0
    for name in asked.game:
        line, more = row(name, GAMES[name], asked.games)
        print(line, flush=True)
        most = max(most, more)
    raise SystemExit(int(most > MOST))


if __name__ == "__main__":
    main()
