"""Quinte-bourg's bots."""

from .steady import SteadyBot

__all__ = ["SteadyBot"]
