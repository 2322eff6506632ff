"""Salem 1692: the townspeople seek the witches among them. Editions en, fr and es."""

from .rules import RULES

__all__ = ["RULES"]
