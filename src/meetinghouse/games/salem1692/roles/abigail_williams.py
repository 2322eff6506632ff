"""Abigail Williams: when she brings about a trial, may discard all accusations in her own front."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import NO, YES, Option
from ..queries import accusations, character
from ..state import Salem
from ..steps import SalemStep
from ..verbs import discard_accusations
from .ability import Decides
from .character import Character


class AbigailDecides(Decides):
    """After the trial and its consequences: all of them, or none. Blue cards and Stocks stay."""

    kind: ClassVar[str] = "abigail-discards"
    ability: ClassVar[str] = "abigail-williams"

    def options(self, game: Salem) -> tuple[Option, ...]:
        return (
            (YES, NO)
            if character(game.state, self.seat) is ABIGAIL_WILLIAMS and accusations(game.state, self.seat)
            else ()
        )

    def use(self, game: Salem) -> None:
        discard_accusations(game, self.seat, "abigail")


class AbigailWilliams(Character):
    """The step checks whether the accuser still has the ability, because a death may change it."""

    number: ClassVar[int] = 0
    name: ClassVar[str] = "abigail-williams"
    heeds_reveals: ClassVar[bool] = True

    def after_reveal(self, game: Salem, owner: int, cause: str, accuser: int) -> list[SalemStep]:
        return [AbigailDecides(accuser)] if accuser >= 0 else []


ABIGAIL_WILLIAMS: Final = AbigailWilliams()
