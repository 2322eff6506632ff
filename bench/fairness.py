"""Whether drawn worlds of Salem 1692 are fair: `python -m bench.fairness --moments 300`.

Random games are played in every edition, with ghosts, with cards mixed in the middle, and with cards that are taken on.
At moments of them the witches of drawn worlds are compared with the count of all worlds that fit what a seat has seen:
for each seat the total variation distance, that is by how much its share of witches is too large or too small. Prints
the median and the largest one for each kind of game. With `--imagine` whole games are imagined from view and story,
which takes longer; the tryal cards in them are drawn in the same way.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import meetinghouse as mh
from meetinghouse.engine.conformance import make
from meetinghouse.engine.conformance.playing import any_move
from meetinghouse.engine.imagine import Imagination
from meetinghouse.engine.values import seats_in
from meetinghouse.games.salem1692.chronicle import witches_at
from meetinghouse.games.salem1692.observed import observed
from meetinghouse.games.salem1692.state import Salem
from meetinghouse.games.salem1692.tryals import worlds_of

EVERY = 40  # moves between two moments, on average
LEAST = 2  # entries of the chronicle before which nothing has happened
MIXED = {"conspiracy_center_shuffle": True}
FOLLOWED = {"conspiracy_shuffle_rows": False, "tryal_reorder": "none"}
ON = {"conspiracy_take_order": "sequential_from_drawer"}
KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"{n} players, {edition}": (n, {"edition": edition}) for n in (4, 5) for edition in ("en", "fr", "es")},
    "2 players and ghosts": (2, {}),
    "3 players and a ghost": (3, {"edition": "fr"}),
    "3 players and a ghost, backs followed": (3, FOLLOWED),
    "4 players, cards mixed": (4, MIXED),
    "5 players, cards mixed, backs followed": (5, MIXED | {"edition": "es"}),
    "4 players, cards taken on unseen": (4, ON),
}


def moments(players: int, options: dict[str, Any], count: int) -> Iterator[tuple[Salem, int]]:
    """So many positions of random games, each with a seat."""
    found = seed = 0
    while found < count:
        game, dice = mh.start("salem1692", players, seed, options), random.Random(seed)
        seed += 1
        while not game.over and found < count:
            if dice.random() * EVERY < 1 and len(game.state.chronicle) >= LEAST:
                found += 1
                yield game, dice.randrange(players)
            make(game, any_move(game, dice))


def distance(game: Salem, seat: int, samples: int, imagining: bool) -> float:
    """By how much the share of witches in drawn worlds is wrong for the seat for which it is worst."""
    worlds = worlds_of(observed(game.state, seat))
    drawn: Counter[int] = Counter()
    witches = _imagined(game, seat) if imagining else _drawn(game, seat)
    for number in range(samples):
        drawn.update(seats_in(witches(number)))
    return max([abs(drawn[who] / samples - share) for who, share in enumerate(worlds.shares())])


def _imagined(game: Salem, seat: int) -> Callable[[int], int]:
    known = Imagination(game.view(seat, basis=True), game.heard(seat))
    return lambda number: int(known.world(number).state.witches)


def _drawn(game: Salem, seat: int) -> Callable[[int], int]:
    worlds, state, dice = worlds_of(observed(game.state, seat)), game.state.copy(), random.Random(seat)

    def witches(number: int) -> int:
        state.faces, state.chronicle, _ = worlds.draw(dice)
        return witches_at(state)[-1]

    return witches


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moments", type=int, default=300)
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--imagine", action="store_true")
    asked = parser.parse_args()
    print("| game | moments | median distance | largest |\n| --- | ---: | ---: | ---: |")
    every: list[float] = []
    for kind, (players, options) in KINDS.items():
        positions = moments(players, options, asked.moments // len(KINDS))
        found = [distance(game, seat, asked.samples, asked.imagine) for game, seat in positions]
        every += found
        print(f"| {kind} | {len(found)} | {median(found):.3f} | {max(found):.3f} |", flush=True)
    print(f"| all | {len(every)} | {median(every):.3f} | {max(every):.3f} |")


if __name__ == "__main__":
    main()
