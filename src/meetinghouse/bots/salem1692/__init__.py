"""Salem 1692's bots."""

from .steady import SteadyBot

__all__ = ["SteadyBot"]
