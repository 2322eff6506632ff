"""William Phips: once, may confess at night without turning up a tryal card."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import Option, Word
from ..events import Confessed
from ..state import Salem, SalemState
from ..verbs import use_up
from .character import Character

DECLARE: Final = Word("declare")


class WilliamPhips(Character):
    number: ClassVar[int] = 14
    name: ClassVar[str] = "william-phips"
    limited: ClassVar[int] = 2

    def confessions(self, state: SalemState, seat: int) -> tuple[Option, ...]:
        return (DECLARE,) if state.uses[seat][self.limited] else ()

    def confess(self, game: Salem, seat: int) -> None:
        use_up(game.state, seat, self.limited)
        game.tell_all(Confessed(seat, without_card=True))


WILLIAM_PHIPS: Final = WilliamPhips()
