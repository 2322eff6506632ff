"""Les gens étranges de Quinte-bourg: 6 to 21 players, three modes."""

from .rules import RULES

__all__ = ["RULES"]
