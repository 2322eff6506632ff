"""What sharp's witches win by looking ahead: `python -m bench.lookahead --games 100 --town steady --store games.jsonl`.

The same deals of Salem 1692 (edition en) are played by sharp witches with that many playouts for a question and by
sharp ones who do not look ahead, against a steady town or against their own kind: games and digests are those of
`meetinghouse simulate` with the level. Prints how often either wins, and the change with its 95 % interval, by pairs.

With `--store FILE` every game is kept in that file, one JSON line each, and games that are in it already are not played
again: so a row can be stopped, continued, and played in chunks (`--first`), even by several processes with files of
their own, which are then joined. All games of the row in the file count; `--games 0` only prints them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import msgspec

import meetinghouse as mh
from meetinghouse.bots import Bot, play_out
from meetinghouse.bots.report import share_of
from meetinghouse.bots.salem1692.sharp import PLAYOUTS, SharpBot
from meetinghouse.bots.salem1692.steady import SteadyBot

GAME = "salem1692"
TOWNS = ("steady", "sharp")


class Kind(msgspec.Struct, frozen=True):
    """What all games of a row share."""

    players: int
    town: str
    budget: int
    talk: str


class Game(msgspec.Struct, frozen=True):
    """A game that was played."""

    kind: Kind
    seed: str
    outcome: msgspec.Raw  # as in the digest of a simulation
    witches: bool  # whether they won
    seconds: float  # of processor time


def play(kind: Kind, seed: str) -> Game:
    """Play that deal; each seat keeps the bot of the side it was dealt."""
    began = process_time()
    game = mh.start(GAME, kind.players, seed, {"edition": "en", "talk": kind.talk})
    steady = [kind.town == "steady" and game.view(seat).side != "witches" for seat in range(game.seats)]
    bots: list[Bot] = [SteadyBot() if each else SharpBot(kind.budget) for each in steady]
    play_out(game, bots, random.Random(f"{seed}/bots"))
    assert game.outcome is not None
    plain = {name: value for name, value in msgspec.to_builtins(game.outcome).items() if name != "also" or value}
    outcome = msgspec.Raw(msgspec.json.encode(plain))
    return Game(kind, seed, outcome, game.outcome.side == "witches", round(process_time() - began, 4))


class Store:
    """The games that were played, from a file and now."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
        found = [msgspec.json.decode(line, type=Game) for line in lines]
        self._games = {(game.kind, game.seed): game for game in found}

    def play(self, kind: Kind, seed: str) -> None:
        """Play a game, unless it is there already."""
        if (kind, seed) in self._games:
            return
        game = self._games[kind, seed] = play(kind, seed)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")

    def row(self, kind: Kind) -> dict[str, Game]:
        """The games of a row by their seeds, in the order of a simulation."""
        found = {seed: game for (of, seed), game in self._games.items() if of == kind}
        return dict(sorted(found.items(), key=lambda pair: int(pair[0].partition("/")[2])))


def told(row: Sequence[Game]) -> str:
    """How often the witches win, the digest, and the time of a game."""
    won = share_of(sum(game.witches for game in row), len(row))
    digest = sha256(b"".join([bytes(game.outcome) + b"\n" for game in row])).hexdigest()[:12]
    return (f"{won.share:.1%} ({100 * won.low:.1f} – {100 * won.high:.1f}) of {len(row)}, digest {digest}, "
            f"{fmean([game.seconds for game in row]):.2f} s a game")  # fmt: skip


def gain(changes: Sequence[int]) -> str:
    """The mean change in points, with its 95 % interval."""
    if len(changes) < 2:
        return "–"
    return f"{100 * fmean(changes):+.1f} ± {196 * stdev(changes) / sqrt(len(changes)):.1f}"


def main() -> None:
    """Play the deals with both witches, and print the change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal (0)")
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--town", choices=TOWNS, default="sharp")
    parser.add_argument("--budget", type=int, default=PLAYOUTS, help=f"playouts for a question ({PLAYOUTS})")
    parser.add_argument("--talk", choices=("off", "claims", "much"), default="off", help="how much bots talk (off)")
    parser.add_argument("--store", type=Path, default=None, help="the file that keeps all games")
    parser.add_argument("--only", action="store_true", help="without the games of witches who do not look ahead")
    asked = parser.parse_args()
    if asked.games < 0 or asked.first < 0 or asked.budget < 0 or not 4 <= asked.players <= 12:
        parser.error("games, first deal and budget must not be negative, and 4 to 12 play")
    try:
        store = Store(asked.store)
    except msgspec.DecodeError as error:
        parser.error(f"{asked.store} holds something else: {error}")
    kinds = [Kind(asked.players, asked.town, budget, asked.talk) for budget in (0, asked.budget)][asked.only :]
    for index in range(asked.first, asked.first + asked.games):
        for kind in kinds:
            store.play(kind, f"1/{index}")
    rows = [store.row(kind) for kind in kinds]
    for kind, row in zip(kinds, rows, strict=True):
        if row:
            print(f"{kind.players} players, {kind.town} town, {kind.budget} playouts: witches {told([*row.values()])}")
    if not asked.only:
        usual, searching = rows
        print("change:", gain([searching[seed].witches - usual[seed].witches for seed in usual if seed in searching]))


if __name__ == "__main__":
    main()
