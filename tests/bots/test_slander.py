"""The slanderers of bench/ say what helps the pack, and only what can be said."""

from __future__ import annotations

import random

import meetinghouse as mh
from bench import slander
from bench.hearsay import hiding
from meetinghouse.bots import play_out
from meetinghouse.bots.quintebourg.scene import Scene
from meetinghouse.engine.sayings import Spoke
from meetinghouse.games.quintebourg.events import DebateBegan


def test_hunters_speak_in_debates_and_take_suspicion_from_the_pack() -> None:
    game = mh.start("quintebourg", 9, 2, {"talk": "claims"})
    pack = {seat for seat in range(9) if hiding(game, seat)}
    play_out(game, [slander.Slanderer() for _ in range(9)], random.Random(2))

    public = game.heard(None)
    scene = Scene(game.view(0))
    debate = next(line for line, event in enumerate(public) if isinstance(event, DebateBegan))
    first = next(line for line, event in enumerate(public) if isinstance(event, Spoke) and event.seat in pack)
    assert first > debate
    before, after = [slander.Onlooker(scene, public[:line]) for line in (first, first + 1)]
    assert after.suspicion(after.heard, pack) < before.suspicion(before.heard, pack)
