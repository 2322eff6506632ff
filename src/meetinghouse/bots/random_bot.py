"""The random bot: any legal choice in any game, now and then an offer."""

from __future__ import annotations

from typing import ClassVar

from ..engine.sayings import any_saying
from .bot import Bot, Move, Prompt, Reason, Speech

OFFER_RATE = 0.05  # small, so that games end: an offer may change nothing
TALK_RATE = 0.05  # the share of occasions on which it speaks
BY_CHANCE = Reason("random")


class RandomBot(Bot):
    """Chooses among all options with equal chances."""

    name: ClassVar[str] = "random"

    def __init__(self, talks: bool = False) -> None:
        self.talks = talks

    def say(self, prompt: Prompt) -> Speech | None:
        """Now and then say something at random."""
        chance = prompt.chance
        channels = prompt.channels if chance.random() < TALK_RATE else []
        if not channels:
            return None
        channel = chance.choice(channels)
        saying = any_saying(prompt.vocabulary(channel), prompt.view.viewer, prompt.public, chance)
        return None if saying is None else Speech(channel, (saying,))

    def move(self, prompt: Prompt) -> Move | None:
        """Answer a decision; now and then take any offer instead."""
        chance = prompt.chance
        asked = prompt.decisions
        if chance.random() < OFFER_RATE:
            asked = prompt.offers or asked
        if not asked:
            return None
        decision = asked[0] if len(asked) == 1 else asked[int(chance.random() * len(asked))]
        return Move(decision.id, decision.any(chance), BY_CHANCE)
