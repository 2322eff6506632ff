"""The random bot: any legal choice in any game, now and then an offer."""

from __future__ import annotations

from typing import ClassVar

from .bot import Bot, Move, Prompt, Reason

OFFER_RATE = 0.05  # so that games end: an offer may change nothing
BY_CHANCE = Reason("random")


class RandomBot(Bot):
    """Every option is as good as any other."""

    name: ClassVar[str] = "random"

    def move(self, prompt: Prompt) -> Move | None:
        """Mostly an answer; of what is offered, anything, at a small rate."""
        chance = prompt.chance
        asked = prompt.decisions
        if chance.random() < OFFER_RATE:
            asked = prompt.offers or asked
        if not asked:
            return None
        decision = asked[0] if len(asked) == 1 else asked[int(chance.random() * len(asked))]
        return Move(decision.id, decision.any(chance), BY_CHANCE)
