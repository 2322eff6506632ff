"""What the narrator says at daybreak."""

from __future__ import annotations

import random

import meetinghouse as mh
from meetinghouse.engine.conformance import play
from meetinghouse.games.salem1692.events import Narrated


def test_the_narrator_does_not_say_that_the_dead_go_on() -> None:
    said = {True: 0, False: 0}
    for seed in range(40):
        game = mh.start("salem1692", 6, seed=seed)
        dice = random.Random(seed)
        while not game.over:
            mark = len(game.story)
            play(game, dice, 1)
            for told in game.story[mark:]:
                if isinstance(told.event, Narrated) and told.event.line == "night-over":
                    seat = told.event.seat
                    said[seat is None] += 1
                    assert seat is None or game.view(None).people[seat].living
    assert min(said.values()) > 0
