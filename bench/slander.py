"""What hunters win by words in Quinte-bourg: `python -m bench.slander --games 200 --players 9`.

Everybody plays like steady, and whoever hides nothing talks like steady. The hunters know how steady listens: in every
debate each of them says what takes most suspicion from the pack and puts it on others, in the eyes of an onlooker who
weighs words like steady. The same deals are played without talk, and with silent hunters in a talking town. Prints how
often a camp of hunters wins, and what slander gains beside each of these, with its 95 % interval, by pairs of games.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from math import exp

import meetinghouse as mh
from meetinghouse.bots import Bot, Prompt, Speech, play_out
from meetinghouse.bots.quintebourg.belief import PACK, SETH, Belief
from meetinghouse.bots.quintebourg.hearsay import COVER, HUNTERS, QuintebourgHearsay
from meetinghouse.bots.quintebourg.scene import Scene
from meetinghouse.bots.quintebourg.steady import SteadyBot
from meetinghouse.engine.events import Event
from meetinghouse.engine.sayings import MOST, Saying, Spoke
from meetinghouse.engine.values import NO, YES, Seat, Word
from meetinghouse.games.quintebourg.events import DebateBegan

from .hearsay import hiding
from .liar import report
from .talking import Voice

GAME = "quintebourg"
CAMPS = {"reptiliens", "setheux"}  # those who hunt
MUTE, SILENT, SLANDER = "without talk", "silent hunters", "slander"
WORTH = 0.01  # the least chance that a saying must move


class Onlooker:
    """What somebody who weighs words like steady makes of the public story."""

    def __init__(self, scene: Scene, public: Sequence[Event]) -> None:
        belief = Belief(scene)
        belief.me = -1
        self.heard = QuintebourgHearsay(-1, belief._residents)
        for event in public:
            belief.hear(event)
            self.heard.hear(event)
        chances = [belief.guess(seat) for seat in range(belief.players)]
        self._hunters = [chance[PACK] + chance[SETH] for chance in chances]

    def suspicion(self, heard: QuintebourgHearsay, pack: set[int]) -> float:
        """How much more the pack is suspected than the others, after hearing this."""
        found = 0.0
        for seat, (chance, weight) in enumerate(zip(self._hunters, heard.moved(self._hunters), strict=True)):
            odds = chance / max(1e-9, 1 - chance) * exp(weight)
            found += odds / (1 + odds) * (1 if seat in pack else -1)
        return found


class Slanderer(SteadyBot):
    """Steady, but as a hunter it says whatever hurts most."""

    def say(self, prompt: Prompt) -> Speech | None:
        """In every debate, up to three sayings, each the one that helps most after those before it."""
        scene = Scene(prompt.view)
        if not scene.hides:
            return super().say(prompt)
        public = prompt.public
        begun = max([line for line, event in enumerate(public) if not isinstance(event, Spoke)])
        spoken = any(isinstance(event, Spoke) and event.seat == scene.me for event in public[begun:])
        if not isinstance(public[begun], DebateBegan) or spoken or not prompt.channels:
            return None
        pack = {scene.me, *scene.groups.get("pack", []), *scene.groups.get("setheux", [])}
        onlooker, found = Onlooker(scene, public), list[Saying]()
        heard, now = onlooker.heard, onlooker.suspicion(onlooker.heard, pack)
        while len(found) < MOST:
            tried: list[tuple[float, int, Saying, QuintebourgHearsay]] = []
            for saying in candidates(prompt, scene):
                after = copied(heard)
                after.consider(scene.me, saying)
                tried.append((onlooker.suspicion(after, pack), len(tried), saying, after))
            best = min(tried, key=lambda each: each[:2], default=None)
            if best is None or now - best[0] < WORTH:
                break
            now, _, saying, heard = best
            found.append(saying)
        return Speech(prompt.channels[0], tuple(found)) if found else None


def candidates(prompt: Prompt, scene: Scene) -> Iterator[Saying]:
    """Everything that listeners weigh, of everybody, as far as it can be said."""
    phrases = {phrase.kind: phrase for phrase in prompt.vocabulary(prompt.channels[0]) if not phrase.rule}
    seats = [part for part in phrases["suspect"].blanks[0].options if part != Seat(scene.me)]
    roles = phrases["saw-card"].blanks[1].options if "saw-card" in phrases else ()
    cards = [Word(COVER), *[Word(role) for role in HUNTERS if Word(role) in roles][:1]]
    for seat in seats:
        yield Saying("go-for", (seat,))
        yield from [Saying("home", (seat, answer)) for answer in (YES, NO)]
        yield from [Saying("saw-card", (seat, card)) for card in cards if card in roles]


def copied(heard: QuintebourgHearsay) -> QuintebourgHearsay:
    """What was heard, to which more can be added."""
    found = copy(heard)
    found._said, found._claims, found._roles = dict(heard._said), dict(heard._claims), dict(heard._roles)
    found._today = dict(heard._today)
    found._witnesses = {matter: set(seats) for matter, seats in heard._witnesses.items()}
    found.caught = set(heard.caught)
    return found


def hunters_win(arm: str, players: int, seed: int) -> bool:
    """Whether a camp of hunters wins a deal."""
    game = mh.start(GAME, players, f"slander/{seed}", {"talk": "off" if arm == MUTE else "claims"})
    makers: dict[str, Callable[[int], Bot]] = {
        MUTE: lambda _: SteadyBot(),
        SILENT: lambda seat: Voice(GAME, hiding(game, seat), noise=False),
        SLANDER: lambda _: Slanderer(),
    }
    bots = [makers[arm](seat) for seat in range(players)]
    play_out(game, bots, random.Random(f"slander/{seed}/bots"))
    assert game.outcome is not None
    return bool(CAMPS & {game.outcome.side, *game.outcome.also})


def main() -> None:
    """Play all deals, and print the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=9)
    asked = parser.parse_args()
    if asked.games < 2 or not 6 <= asked.players <= 21:
        parser.error("at least two games, with 6 to 21 players")
    won: dict[str, list[bool]] = {MUTE: [], SILENT: [], SLANDER: []}
    for seed in range(asked.games):
        for arm, games in won.items():
            games.append(hunters_win(arm, asked.players, seed))
        if (seed + 1) % 50 == 0 or seed + 1 == asked.games:
            for arm in (MUTE, SILENT):
                report([*zip(won[arm], won[SLANDER], strict=True)], arm, SLANDER)


if __name__ == "__main__":
    main()
