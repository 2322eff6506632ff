"""How well steady bots of Salem 1692 judge who is a witch: `python -m bench.calibration --games 60 --players 7`.

Steady bots play whole games. Every few moves each living seat predicts how likely the others are witches, except those
it is sure of. It does so twice: by the exact count of worlds, which ignores what people did, and by the belief of
steady, which does not. Prints the tables of docs/bots.md: predictions beside the truth, and the log loss of both.
"""

from __future__ import annotations

import argparse
import random
from math import log

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out
from meetinghouse.bots.salem1692.belief import Belief
from meetinghouse.engine.catalogue import opening
from meetinghouse.engine.solve import solve
from meetinghouse.engine.values import seats_in

BINS = 10
EVERY = 15  # moves between two judgements
SURE = 1e-3  # predictions are cut to stay this far from 0 and 1
Said = tuple[float, bool]  # a prediction, and whether it came true


def judgements(players: int, seed: int, options: dict[str, object]) -> tuple[list[Said], list[Said]]:
    """What the count and steady said in one game, for the same seats at the same moments."""
    game = mh.start("salem1692", players, seed, options)
    play_out(game, [make_bot("salem1692", "steady") for _ in range(players)], random.Random(seed))
    record, counted, believed = game.record, [], []
    then = opening(record)
    beliefs = [Belief(seat) for seat in range(players)]
    for number, entry in enumerate(record.entries):
        if number % EVERY == EVERY - 1:
            for seat in seats_in(then.state.living):
                beliefs[seat].read(then.heard(seat))
                odds = beliefs[seat].odds().witch
                for other, shares in enumerate(solve(then, seat).shares):
                    if SURE < shares["witches"] < 1 - SURE:
                        true = bool(then.state.witches >> other & 1)
                        counted.append((shares["witches"], true))
                        believed.append((odds[other], true))
        then.carry_out(entry)
    return counted, believed


def log_loss(said: list[Said]) -> float:
    """The mean of -log of the probability that was given to the truth."""
    cut = [(min(max(share, SURE), 1 - SURE), true) for share, true in said]
    return -sum([log(share if true else 1 - share) for share, true in cut]) / len(cut)


def table(said: list[Said]) -> list[str]:
    """A row for each tenth: how many predictions, their mean, and how many came true."""
    rows = []
    for low in range(BINS):
        found = [each for each in said if min(BINS - 1, int(each[0] * BINS)) == low]
        if found:
            mean, true = (sum(each[at] for each in found) / len(found) for at in (0, 1))
            rows.append(f"| {low * 10} to {low * 10 + 10} % | {len(found)} | {mean:.1%} | {true:.1%} |")
    return rows


def main() -> None:
    """Play, and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--edition", default="en")
    asked = parser.parse_args()
    counted: list[Said] = []
    believed: list[Said] = []
    for seed in range(asked.games):
        one, other = judgements(asked.players, seed, {"edition": asked.edition})
        counted += one
        believed += other
    base = sum(true for _, true in counted) / len(counted)
    always = [(base, true) for _, true in counted]
    print(
        f"{asked.games} games, {len(counted)} predictions, {base:.1%} true; log loss of always {log_loss(always):.4f}"
    )
    for name, said in (("count", counted), ("steady", believed)):
        print(f"\n{name}: log loss {log_loss(said):.4f}\n")
        print("| predicted | how many | mean | true |\n| --- | --- | --- | --- |")
        print("\n".join(table(said)))


if __name__ == "__main__":
    main()
