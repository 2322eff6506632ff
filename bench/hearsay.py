"""What steady says on either side: `python -m bench.hearsay --game salem1692 --players 7 --games 200`.

Steady bots play and talk. Counts how often those who hide something say each thing, compared to the others. Only
occasions are compared at which speaker and subject are publicly suspected as much, because a listener would otherwise
count that suspicion twice. Opinions have two figures: about honest people, and about others who hide something. Prints
logarithms of the ratios (by Mantel and Haenszel), which `meetinghouse.bots` uses to listen, with their counts.
"""

from __future__ import annotations

import argparse
import random
from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from typing import Any

import meetinghouse as mh
from bench.company import TALKERS
from meetinghouse.bots import make_bot, play_out
from meetinghouse.bots.hearsay import OPINIONS
from meetinghouse.bots.newsalem.hearsay import deed_in as in_newsalem
from meetinghouse.bots.promises import Promises
from meetinghouse.bots.quintebourg.belief import KIND_OF, PACK, SETH
from meetinghouse.bots.quintebourg.hearsay import deed_in as in_quintebourg
from meetinghouse.bots.salem1692.hearsay import deed_in as in_salem
from meetinghouse.engine.catalogue import opening
from meetinghouse.engine.sayings import Saying, Spoke
from meetinghouse.engine.values import Seat, Word

DEEDS = {"salem1692": in_salem, "newsalem": in_newsalem, "quintebourg": in_quintebourg}
LEVELS = (-0.15, -0.05, 0.05, 0.15, 0.3)  # the bounds of levels: suspicion above the average
SMOOTH = 3.0  # occasions added on both sides, so that rare sayings have little weight
Stratum = tuple[int, ...]


def hiding(game: Any, seat: int) -> bool:
    """Whether a seat has something to hide."""
    if game.setup.game == "quintebourg":
        return KIND_OF.get(game.state.party[seat]) in (PACK, SETH)
    if game.setup.game == "salem1692":
        return bool(game.state.witches >> seat & 1)
    return bool(game.view(seat).side == "witches")


def levels(guilt: Sequence[float], living: Sequence[int]) -> list[int]:
    """How much each seat is suspected, in steps."""
    usual = sum([guilt[seat] for seat in living]) / max(1, len(living))
    return [bisect(LEVELS, share - usual) for share in guilt]


class Counts:
    """What was said how often, by those who hide something (1) and by the others (0)."""

    def __init__(self) -> None:
        self.said: Counter[tuple[str, bool, bool, Stratum]] = Counter()  # by kind, speaker, the other, and levels
        self.could: Counter[tuple[bool, bool, Stratum]] = Counter()
        self.promises: Counter[tuple[bool, bool]] = Counter()  # by speaker, and whether it was kept
        self._sides: list[bool] = []
        self._levels: list[int] = []

    def play(self, name: str, players: int, seed: int) -> None:
        """Play a game, and count what was said in it."""
        game = mh.start(name, players, seed, {"talk": "claims"})
        play_out(game, [make_bot(name, "steady") for _ in range(game.seats)], random.Random(seed))
        then, promises, heard, talking = opening(game.record), Promises(DEEDS[name]), 0, False
        onlooker = TALKERS[name].onlookers(then.view(0))
        for entry in game.record.entries:
            self._sides = [hiding(then, seat) for seat in range(players)]
            if entry.said is None:
                talking = False
            elif not talking:
                talking = True
                onlooker.read(then.heard(None))
                self._could_speak(then, entry.channel, onlooker.ledger.guilt)
            then.carry_out(entry)
            public = then.heard(None)
            for event in public[heard:]:
                if isinstance(event, Spoke):
                    self._spoke(event)
                for settled in promises.hear(event):
                    self.promises[self._sides[settled.seat], settled.kept] += 1
            heard = len(public)

    def _could_speak(self, game: Any, channel: str, guilt: Sequence[float]) -> None:
        phrase = next(each for each in game.vocabulary(channel) if each.kind == "suspect")
        living = [part.seat for part in phrase.blanks[0].options if isinstance(part, Seat)]
        self._levels = levels(guilt, living)
        for seat in living:
            self.could[self._sides[seat], False, (self._levels[seat],)] += 1
            for other in living:
                if other != seat:
                    self.could[self._sides[seat], self._sides[other], (self._levels[seat], self._levels[other])] += 1

    def _spoke(self, event: Spoke) -> None:
        by = event.seat
        for saying in event.sayings:
            first = saying.parts[0] if saying.parts else None
            if saying.kind in OPINIONS and isinstance(first, Seat):
                stratum = (self._levels[by], self._levels[first.seat])
                self.said[saying.kind, self._sides[by], self._sides[first.seat], stratum] += 1
            else:
                for kind in kinds(saying):
                    self.said[kind, self._sides[by], False, (self._levels[by],)] += 1

    def weight(self, kind: str, other: bool) -> float:
        """The logarithm of how much more often those who hide something say it, at the same levels."""
        above = below = SMOOTH
        for stratum in {at for one, _, two, at in self.said if one == kind and two == other}:
            honest, lying = self.could[False, other, stratum], self.could[True, other, stratum]
            total = max(1, honest + lying)
            above += self.said[kind, True, other, stratum] * honest / total
            below += self.said[kind, False, other, stratum] * lying / total
        return log(above / below)

    def count(self, kind: str, other: bool) -> list[int]:
        """How often a thing was said by honest people, and by those who hide something."""
        return [sum([n for key, n in self.said.items() if key[:3] == (kind, by, other)]) for by in (False, True)]

    def rows(self) -> Iterator[str]:
        """The logarithms of the ratios, each with its counts."""
        for kind in OPINIONS:
            found = ", ".join([f"{self.weight(kind, other):.2f}" for other in (False, True)])
            yield f'"{kind}": ({found}),  # {self.count(kind, False)}, {self.count(kind, True)}'
        for kind in sorted({key[0] for key in self.said} - set(OPINIONS)):
            yield f'"{kind}": {self.weight(kind, False):.2f},  # {self.count(kind, False)}'
        given = {side: self.promises[side, True] + self.promises[side, False] for side in (False, True)}
        for kept in (True, False):
            lying, honest = self.promises[True, kept], self.promises[False, kept]
            share = log((lying + SMOOTH / 2) / (given[True] + SMOOTH) * (given[False] + SMOOTH) / (honest + SMOOTH / 2))
            yield f"{'kept' if kept else 'broken'}: {share:.2f}  # {[honest, lying]}"


def kinds(saying: Saying) -> list[str]:
    """The kind of a saying, and the kind with its word."""
    words = [part.word for part in saying.parts if isinstance(part, Word)]
    return [saying.kind, *[f"{saying.kind} {word}" for word in words[-1:]]]


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="salem1692", choices=TALKERS)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    counts = Counts()
    for seed in range(asked.seed, asked.seed + asked.games):
        counts.play(asked.game, asked.players, seed)
    print(f"{asked.game}, {asked.players} players, {asked.games} games")
    print("\n".join(counts.rows()))


if __name__ == "__main__":
    main()
