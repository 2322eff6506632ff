"""Quinte-bourg's bots."""

from .sharp import SharpBot
from .steady import SteadyBot

__all__ = ["SharpBot", "SteadyBot"]
