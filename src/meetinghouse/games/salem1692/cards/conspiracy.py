"""Conspiracy: the Black Cat's holder reveals a tryal card; then everybody takes one from the left neighbour."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import Step
from ..components import CONSPIRACY
from ..phases.black import BlackDone
from ..phases.conspiracy import CatStrikes, Exchange
from ..state import SalemState
from .black import BlackCard


class Conspiracy(BlackCard):
    kind: ClassVar[int] = CONSPIRACY

    def steps(self, seat: int, card: int, by_look: bool) -> list[Step[SalemState]]:
        return [CatStrikes(seat, by_look), Exchange(seat), BlackDone(card)]
