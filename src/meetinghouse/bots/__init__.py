"""Bots: they get what their seat gets, and nothing else."""

from .bot import Bot, Move, Prompt, Reason, prompt_for
from .play import play_out
from .registry import BOTS, bots_for, make_bot
from .report import Length, Report, Share
from .simulate import simulate

__all__ = [
    "BOTS",
    "Bot",
    "Length",
    "Move",
    "Prompt",
    "Reason",
    "Report",
    "Share",
    "bots_for",
    "make_bot",
    "play_out",
    "prompt_for",
    "simulate",
]
