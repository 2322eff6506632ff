"""What a liar wins by words in Salem 1692: `python -m bench.liar --games 200 --players 7`.

One witch of each deal plays like steady, but knows how steady listens. She states the opinions that take most suspicion
from her and the fellows she knows, in the eyes of an onlooker who weighs words like steady. All others listen and are
silent. The same deals are played with her mute twin. Prints how often the witches win with either of them,
and the liar's gain with its 95 % interval, by pairs of games.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from copy import copy
from math import sqrt
from statistics import mean, stdev

import meetinghouse as mh
from meetinghouse.bots import Prompt, Speech, play_out
from meetinghouse.bots.report import share_of
from meetinghouse.bots.salem1692.belief import Belief
from meetinghouse.bots.salem1692.hearsay import SalemHearsay
from meetinghouse.bots.salem1692.steady import SteadyBot
from meetinghouse.bots.salem1692.talker import SalemTalker
from meetinghouse.engine.sayings import MOST, Saying
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.salem1692 import events as told

from .exploiters import GAME, shown

OPINIONS = ("suspect", "trust", "go-for")  # what listeners weigh, and nobody can disprove
WORTH = 0.002  # the least chance that a saying must take from the witches


class Listener(SteadyBot):
    """Steady, but silent."""

    talks = False


class Liar(SteadyBot):
    """Steady, but it says whatever makes the witches look innocent to listeners."""

    def __init__(self) -> None:
        super().__init__()
        self._onlooker = Belief(-1)
        self._idle = False  # whether no opinion would have helped
        self._talk = SalemTalker(self._mind)

    def say(self, prompt: Prompt) -> Speech | None:
        """At the beginning of every turn, the most helpful opinion that was not said yet, if one helps."""
        public = prompt.public
        if not isinstance(public[-1], told.TurnBegan) or not prompt.channels:
            return None
        me, channel = prompt.view.viewer, prompt.channels[0]
        if self._idle and public[-1].seat != me:
            return None
        self._onlooker.read(public)
        seats = [part for part in prompt.vocabulary(channel)[0].blanks[0].options if part != Seat(me)]
        friends = {me, *self._talk.known_fellows(prompt)}
        found: list[Saying] = []
        heard, now = self._onlooker.hearsay, self._suspicion(friends)
        while len(found) < MOST:
            tried: list[tuple[float, int, Saying, SalemHearsay]] = []
            for kind, part in [(kind, part) for kind in OPINIONS for part in seats if isinstance(part, Seat)]:
                if (me, part.seat, kind) not in heard._said:
                    after = _copy(heard)
                    after.opinion(me, part.seat, kind)
                    tried.append((self._suspicion(friends, after), len(tried), Saying(kind, _parts(kind, part)), after))
            best = min(tried, key=lambda each: each[:2], default=None)
            if best is None or now - best[0] < WORTH:
                break
            now, _, saying, heard = best
            found.append(saying)
        self._idle = not found
        return Speech(channel, tuple(found)) if found else None

    def _suspicion(self, friends: set[int], said: SalemHearsay | None = None) -> float:
        """How much an onlooker suspects the witches whom the liar knows, after hearing this."""
        evidence = self._onlooker.behaviour.evidence.copy()
        evidence.factors = {}
        evidence.said = said or self._onlooker.hearsay
        chances = self._onlooker.worlds.odds(evidence).witch
        return sum([chances[seat] for seat in friends])


def _copy(heard: SalemHearsay) -> SalemHearsay:
    """What was heard, to which more can be added."""
    found = copy(heard)
    found._said = dict(heard._said)
    return found


def _parts(kind: str, seat: Seat) -> tuple[Seat] | tuple[Seat, Word]:
    return (seat,) if kind == "go-for" else (seat, Word("much"))


def witches_win(liar: bool, players: int, seed: int) -> bool:
    """Whether the witches win a deal, with a liar among them or her mute twin."""
    game = mh.start(GAME, players, f"liar/{seed}", {"talk": "claims"})
    witch = next(seat for seat in range(players) if game.view(seat).side == "witches")
    bots = [Liar() if liar and seat == witch else Listener() for seat in range(game.seats)]
    play_out(game, bots, random.Random(f"liar/{seed}/bots"))
    assert game.outcome is not None
    return game.outcome.side == "witches"


def main() -> None:
    """Play all pairs, and print the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=7)
    asked = parser.parse_args()
    if asked.games < 2 or not 4 <= asked.players <= 12:
        parser.error("at least two games, with 4 to 12 players")
    pairs = []
    for seed in range(asked.games):
        pairs.append((witches_win(False, asked.players, seed), witches_win(True, asked.players, seed)))
        if (seed + 1) % 50 == 0 or seed + 1 == asked.games:
            report(pairs)


def report(pairs: Sequence[tuple[bool, bool]], before: str = "mute", after: str = "liar") -> None:
    """Print what was counted so far, and how it changed from before to after."""
    one, two = [share_of(sum([pair[at] for pair in pairs]), len(pairs)) for at in (0, 1)]
    gains = [100 * (now - then) for then, now in pairs]
    gain = f"{mean(gains):+.1f} ± {1.96 * stdev(gains) / sqrt(len(gains)):.1f} points"
    print(f"{len(pairs)} games: {before} {shown(one)}, {after} {shown(two)}, gain {gain}", flush=True)


if __name__ == "__main__":
    main()
