"""How fast other worlds are made and played to their end: `python -m bench.worlds --games 4`.

Steady bots play whole games. At a few moments of each, a seat has the game redealt, imagines it from its view and
story, and has steady bots who know nothing yet play it to its end, without talk. All but the first world is done three
times, and the least processor time counts, because other processes only add to it. Prints the medians, and beside them
the same as multiples of one turn of a plain loop, by which machines can be compared, and whether they meet the bar.

The playouts of a moment have the story up to it in common, and bots read it only once. In worlds that are imagined
anew for every playout, others were told other secrets, so that there is less to share: they have a row of their own.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out
from meetinghouse.engine.catalogue import opening
from meetinghouse.engine.imagine import Imagination

GAMES = (("salem1692", 7), ("newsalem", 6), ("quintebourg", 13))
MOMENTS = (0.2, 0.35, 0.5, 0.65, 0.8)  # how far a game has come
MIDDLE = 0.5
WORLDS = 20
PLAYOUTS = 5
TURNS = 200_000
REDEAL, FURTHER, PLAYOUT = "redeal", "imagine, each further one", "playout from the middle"
MOST = {  # the bars of the pure build, in seconds; the compiled one shall play out three times as fast
    ("salem1692", REDEAL): 200e-6, ("salem1692", FURTHER): 200e-6, ("salem1692", PLAYOUT): 1 / 100,
    ("quintebourg", REDEAL): 500e-6, ("quintebourg", FURTHER): 500e-6, ("quintebourg", PLAYOUT): 1 / 40,
}  # fmt: skip
COMPILED = 3
ROUNDS = 3


def turn() -> float:
    """The seconds that one turn of a plain loop takes: the best of five."""
    best = float("inf")
    for _ in range(5):
        start, found = process_time(), 0
        for number in range(TURNS):
            found = (found * 31 + number) & 0xFFFF
        best = min(best, (process_time() - start) / TURNS)
    return best


def steady(game: mh.Game[Any], seed: int) -> mh.Game[Any]:
    """Have steady bots play a game to its end."""
    play_out(game, [make_bot(game.rules.name, "steady") for _ in range(game.seats)], random.Random(seed))
    return game


def playout(game: mh.Game[Any], seed: int) -> None:
    """Have new bots play a game to its end; the same moves in every version that plays alike."""
    steady(game.copy(), seed)


def moments(name: str, players: int, games: int) -> list[tuple[float, mh.Game[Any]]]:
    """Moments of games that steady bots have played."""
    found = []
    for seed in range(games):
        record = steady(mh.start(name, players, seed), seed).record
        then, at = opening(record), {int(part * len(record.entries)): part for part in MOMENTS}
        for number, entry in enumerate(record.entries):
            if number in at:
                found.append((at[number], then.copy()))
            then.carry_out(entry)
    return found


def seconds(work: Callable[[int], object], times: int, rounds: int = ROUNDS) -> float:
    """The processor time of one piece of work: the mean over the seeds, each the best of several rounds."""
    least = [float("inf")] * times
    for _ in range(rounds):
        for seed in range(times):
            start = process_time()
            work(seed)
            least[seed] = min(least[seed], process_time() - start)
    return sum(least) / times


def measure(name: str, players: int, games: int) -> dict[str, float]:
    """The medians for one game, in seconds."""
    found: dict[str, list[float]] = {}
    dice = random.Random(name)
    for part, game in moments(name, players, games):
        seat = dice.randrange(players)
        found.setdefault(REDEAL, []).append(seconds(partial(game.redeal, seat), WORLDS))
        known: Imagination | None = None
        if game.rules.imaginable(game, seat):
            view, story = game.view(seat, basis=True), game.heard(seat)
            start = process_time()
            known = Imagination(view, story)
            known.world(0)  # only once: worlds that were counted are kept for a while
            found.setdefault("imagine, the first world", []).append(process_time() - start)
            found.setdefault(FURTHER, []).append(seconds(known.world, WORLDS))
        if part == MIDDLE:
            found.setdefault(PLAYOUT, []).append(seconds(partial(playout, game), PLAYOUTS))
            if known is not None:
                each = [seconds(partial(playout, known.world(seed)), 1, rounds=1) for seed in range(PLAYOUTS)]
                found.setdefault("playout of another world each time", []).append(sum(each) / PLAYOUTS)
    return {what: median(times) for what, times in found.items()}


def verdict(name: str, what: str, time: float) -> str:
    """The bar, and whether it is met; empty if there is none."""
    most = MOST.get((name, what))
    if most is None:
        return ""
    if what == PLAYOUT:
        most /= COMPILED if is_compiled() else 1
        return f"{1 / most:,.0f} a second: {'met' if time <= most else 'missed'}"
    return f"{most * 1e6:,.0f} µs: {'met' if time <= most else 'missed'}"


def is_compiled() -> bool:
    """Whether the rules that are imported here are compiled."""
    return not (import_module("meetinghouse.engine.game").__file__ or "").endswith(".py")


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    asked = parser.parse_args()
    loop = turn()
    print(f"one turn of a plain loop: {loop * 1e9:.0f} ns\n")
    print("| game | what | µs | turns of the loop | a second | bar |\n| --- | --- | --- | --- | --- | --- |")
    for name, players in GAMES:
        for what, time in measure(name, players, asked.games).items():
            row = f"| {name} {players} | {what} | {time * 1e6:,.0f} | {time / loop:,.0f} | {1 / time:,.0f}"
            print(f"{row} | {verdict(name, what, time)} |")


if __name__ == "__main__":
    main()
