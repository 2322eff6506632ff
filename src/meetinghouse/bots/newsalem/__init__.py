"""New Salem's bots."""

from .steady import SteadyBot

__all__ = ["SteadyBot"]
