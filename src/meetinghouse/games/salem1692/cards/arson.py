"""Arson: the target discards the whole hand."""

from __future__ import annotations

from typing import ClassVar

from ..components import ARSON
from ..state import Salem
from ..verbs import discard_hand
from .card import Bars, OnHand, empty_hands


class Arson(OnHand):
    """The hand burns, unless it is Sarah Good's."""

    kind: ClassVar[int] = ARSON

    def bars(self, game: Salem, by: int) -> Bars:
        return empty_hands(game)

    def strike(self, game: Salem, target: int, detail: int) -> None:
        discard_hand(game, target, "arson")
