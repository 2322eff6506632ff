"""Quinte-bourg's bots."""

from typing import Any

from .steady import SteadyBot


def side(view: Any) -> str:
    """The camp a seat was dealt, by its own view; Skadi's is nobody's yet."""
    return str(view.own.camp) or "villageois"


__all__ = ["SteadyBot", "side"]
