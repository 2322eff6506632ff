"""How much company bots are: `python -m bench.company --game quintebourg --players 9 --games 20`.

One silent person (seat 0, for whom a bot plays) plays with steady bots. Counts in how many of the rounds with talk the
person was addressed, asked or answered, except rounds in which it was dead or in a coma; how often a bot says the same
sentence twice in a row; and how many accusations have no reason beside them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

import meetinghouse as mh
from meetinghouse.bots import Bot, Move, Prompt, make_bot, play_out
from meetinghouse.bots.company import spoken_to
from meetinghouse.bots.newsalem.talker import NewSalemTalker
from meetinghouse.bots.quintebourg.scene import WOUNDED
from meetinghouse.bots.quintebourg.talker import QuintebourgTalker
from meetinghouse.bots.salem1692.talker import SalemTalker
from meetinghouse.bots.talker import ACCUSES, GROUNDS
from meetinghouse.engine.sayings import Line, Saying, Spoke
from meetinghouse.games.quintebourg.components.names import HEALTH
from meetinghouse.games.quintebourg.events import HealthAnnounced, HealthReported

TALKERS: dict[str, Any] = {"salem1692": SalemTalker, "newsalem": NewSalemTalker, "quintebourg": QuintebourgTalker}
PERSON = 0


class Silent(Bot):
    """Plays like a steady bot, and says nothing."""

    def __init__(self, game: str) -> None:
        self._bot = make_bot(game, "steady")

    def move(self, prompt: Prompt) -> Move | None:
        """The move of a steady bot."""
        return self._bot.move(prompt)


def count(game: mh.Game[Any]) -> Counter[str]:
    """What was said in a finished game."""
    onlooker = TALKERS[game.setup.game].onlookers(game.view(PERSON))
    public, found = game.heard(None), Counter[str]()
    last: dict[int, set[object]] = {}
    spoke = met = absent = False
    for event in public:
        if isinstance(event, Spoke):
            found["lines"] += 1
            spoke = spoke or event.seat != PERSON
            met = met or any(spoken_to(saying, public, onlooker.doer) == PERSON for saying in event.sayings)
            gists = {gist(saying) for saying in event.sayings if saying.kind != "because"}
            found["repetitions"] += bool(gists & last.get(event.seat, set()))
            last[event.seat] = gists
            kinds = [saying.kind for saying in event.sayings]
            accuses = any(kind in ACCUSES for kind in kinds)
            found["accusations"] += accuses
            found["without a reason"] += accuses and not any(kind in GROUNDS for kind in kinds)
        elif onlooker.new_round(event, PERSON):
            found["rounds"] += spoke and not absent
            found["with a word to the person"] += met and not absent
            spoke = met = False
        elif isinstance(event, HealthReported) and PERSON in event.seats:
            absent = HEALTH.index(event.states[event.seats.index(PERSON)]) > WOUNDED
        elif isinstance(event, HealthAnnounced) and event.seat == PERSON:
            absent = HEALTH.index(event.health) > WOUNDED
    return found


def gist(saying: Saying) -> object:
    """What a reader would take for the same sentence."""
    return saying.kind, tuple([part for part in saying.parts if not isinstance(part, Line)])


def played(name: str, players: int, seed: int) -> mh.Game[Any]:
    """A whole game with one silent person."""
    game = mh.start(name, players, seed, {"talk": "claims"})
    bots: list[Bot] = [make_bot(name, "steady") for _ in range(game.seats)]
    bots[PERSON] = Silent(name)
    play_out(game, bots, random.Random(seed), people=[PERSON])
    return game


def main() -> None:
    """Play, and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="salem1692", choices=TALKERS)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    total = sum([count(played(asked.game, asked.players, seed)) for seed in range(asked.games)], Counter[str]())
    names = ("lines", "rounds", "with a word to the person", "repetitions", "accusations", "without a reason")
    print(f"{asked.game}, {asked.players} players, {asked.games} games")
    print(", ".join([f"{total[name]} {name}" for name in names]))


if __name__ == "__main__":
    main()
