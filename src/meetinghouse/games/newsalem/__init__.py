"""New Salem, first edition: a town is built, witches spread despair in it. The cards are partly reconstructed."""

from .rules import RULES

__all__ = ["RULES"]
