"""The black Reptilian, who converts one, on a Sunday too (QB-ROLE-NOIRE)."""

from __future__ import annotations

from ..state import Quintebourg
from ..verbs.camps import become_reptilian
from .power import SingleUse
from .role import Role


class Convert(SingleUse):
    """Makes a Reptilian of anybody, once."""

    def strike(self, game: Quintebourg, target: int) -> None:
        become_reptilian(game, target)


REPT_NOIRE: Role = Role("rept-noire", powers=[Convert("noire-convert", "QB-ROLE-NOIRE-01", on_sundays=True)])
