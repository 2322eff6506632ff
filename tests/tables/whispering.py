"""Salem with a channel of gestures: two seats may make signs to each other, by day and at night."""

from __future__ import annotations

from meetinghouse.engine.decisions import Channel
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.games.salem1692.rules import SalemRules
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import B, D, village

LOVERS = Channel("lovers", (B, D), (B, D), "gestures")


class Whispering(SalemRules):
    """Salem in which two seats may make signs to each other at any time."""

    def channels(self, game: Salem) -> list[Channel]:
        """Their channel, and those of Salem."""
        return [LOVERS, *super().channels(game)]


def whispering(night: bool = False) -> Salem:
    """A game of whispering Salem, by day or at night."""
    game = village("en", 5)
    game.rules = Whispering()
    if night:
        game.agenda.append(NightChoice())
    game.advance()
    return game
