"""Bots that talk: whom to ask for a line, and when. The order is the same in simulations and at tables."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence

from ..engine.events import EVERYBODY, Told
from ..engine.sayings import SILENT, Spoke
from ..engine.speech import talk_of
from .bot import AnyGame, Bot, prompt_for

LINES = 2  # the most that one bot says between two moves


class Conversation:
    """What bots say between two moves: they are asked in the order of the seats until a whole round is silent.

    It begins when everybody has been told something, never because somebody has answered or learned something in
    secret; so that the moment at which a bot speaks reveals nothing.
    """

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = list(seats)
        self._left = dict.fromkeys(self.seats, LINES)
        self._waiting = self.seats.copy()  # those who are still asked before the round is silent

    @property
    def over(self) -> bool:
        """Whether a whole round was silent."""
        return not self._waiting

    def next(self) -> int:
        """The seat that is asked now."""
        return self._waiting[0]

    def note(self, seat: int, spoke: bool) -> None:
        """Note whether the seat that was asked has spoken. If it has, all others may answer."""
        if not spoke:
            self._waiting = self._waiting[1:]
            return
        self._left[seat] -= 1
        place = self.seats.index(seat) + 1
        self._waiting = [each for each in self.seats[place:] + self.seats[:place] if self._left[each] > 0]


def is_news(told: Sequence[Told]) -> bool:
    """Whether everybody was told something that is not talk."""
    return any(line.audience == EVERYBODY and not isinstance(line.event, Spoke) for line in told)


def may_speak(game: AnyGame) -> bool:
    """Whether bots say anything in this game; where they are silent, they still listen."""
    return talk_of(game) != SILENT


def talk(
    game: AnyGame,
    bots: Sequence[Bot] | Mapping[int, Bot],
    chances: Sequence[random.Random],
    people: Collection[int] = (),
) -> int:
    """Let the bots talk until a round is silent; returns how many lines were said. Bots look after these people."""
    conversation = Conversation([seat for seat in range(game.setup.players) if bots[seat].talks and may_speak(game)])
    said = 0
    while not conversation.over:
        seat = conversation.next()
        speech = bots[seat].say(prompt_for(game, seat, chances[seat], people))
        conversation.note(seat, speech is not None)
        if speech is not None:
            game.say(seat, speech.channel, speech.sayings)
            said += 1
    return said
