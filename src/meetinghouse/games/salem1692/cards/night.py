"""Night: the witches choose a victim, the constable protects, players confess."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import Step
from ..components import NIGHT
from ..phases.black import BlackDone, Daybreak
from ..phases.night import Announce, Confess, NightFalls
from ..roles.constable import GavelChoice
from ..roles.witch import NightChoice
from ..state import SalemState
from .black import BlackCard


class Night(BlackCard):
    """The steps in the order of the rulebook. The card goes back into the deck when the deck is re-formed."""

    kind: ClassVar[int] = NIGHT

    def steps(self, seat: int, card: int, by_look: bool) -> list[Step[SalemState]]:
        return [NightFalls(), NightChoice(), GavelChoice(), Confess(), Announce(), Daybreak(seat), BlackDone(-1)]
