"""Bots: a bot gets what a person in its seat gets, and nothing else."""

from .bot import Bot, Move, Prompt, Reason, Speech, prompt_for
from .play import play_out
from .registry import best_bot, bots_for, make_bot
from .report import Length, Report, Share
from .simulation import simulate

__all__ = [
    "Bot",
    "Length",
    "Move",
    "Prompt",
    "Reason",
    "Report",
    "Share",
    "Speech",
    "best_bot",
    "bots_for",
    "make_bot",
    "play_out",
    "prompt_for",
    "simulate",
]
