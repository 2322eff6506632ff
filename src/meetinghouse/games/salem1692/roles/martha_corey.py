"""Martha Corey: has the ability of the nearest living player on her right."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import seats_in
from ..phases.trial import HoldTrial
from ..queries import character, threshold, total
from ..state import Salem, SalemState
from ..steps import SalemStep
from .character import Character


def living_marthas(state: SalemState) -> list[int]:
    """The seat that has her card, if it is living."""
    return [seat for seat in seats_in(state.living) if state.characters[seat] == MARTHA_COREY.number]


def marthas_copy(state: SalemState) -> int:
    """The number of the character that a living Martha Corey copies, or -1."""
    return next((character(state, seat).number for seat in living_marthas(state)), -1)


class RecomputeMartha(SalemStep):
    """If Martha Corey's copied ability has changed, her accusations may now bring her to trial.

    The active player picks.
    """

    copied: int

    def resolve(self, game: Salem) -> None:
        state = game.state
        if marthas_copy(state) == self.copied:
            return
        for seat in living_marthas(state):
            if total(state, seat) >= threshold(state, seat):
                game.next(HoldTrial(state.turn, seat, False, False))


class MarthaCorey(Character):
    """Whom she copies is found in `queries.character`; a death may change it."""

    number: ClassVar[int] = 6
    name: ClassVar[str] = "martha-corey"
    copies_right: ClassVar[bool] = True

    def after_death(self, before: SalemState) -> list[SalemStep]:
        return [RecomputeMartha(marthas_copy(before))]


MARTHA_COREY: Final = MarthaCorey()
