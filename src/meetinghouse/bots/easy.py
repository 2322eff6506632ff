"""The easy bot: it thinks like another bot, and now and then acts on impulse."""

from __future__ import annotations

from typing import ClassVar, Final

from .bot import Bot, Move, Prompt, Reason, Speech

LAPSES: Final = 0.4  # the share of questions that it answers without thinking
IMPULSE: Final = Reason("easy-impulse")


class EasyBot(Bot):
    """Plays any game that has a bot of its own. It talks as that bot does, and leaves offers to it."""

    name: ClassVar[str] = "easy"

    def __init__(self, thinker: Bot) -> None:
        self._thinker = thinker
        self.talks = thinker.talks
        self.looks_ahead = thinker.looks_ahead

    def say(self, prompt: Prompt) -> Speech | None:
        """Say what the other bot would say."""
        return self._thinker.say(prompt)

    def move(self, prompt: Prompt) -> Move | None:
        """Answer as the other bot would, or choose a question and an answer at random."""
        chance = prompt.chance
        if not prompt.decisions or chance.random() >= LAPSES:
            return self._thinker.move(prompt)
        decision = chance.choice(prompt.decisions)
        return Move(decision.id, decision.any(chance), IMPULSE)
