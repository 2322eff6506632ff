"""The levels of Salem 1692 for tests: sharp looks ahead as ever, but only with two playouts for a question."""

from __future__ import annotations

from meetinghouse.bots.bot import Bot
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.salem1692.sharp import SharpBot

LEVELS = ("steady", "sharp")


def bot_of(level: str) -> Bot:
    """A bot of that level."""
    return SharpBot(2) if level == "sharp" else make_bot("salem1692", level)
