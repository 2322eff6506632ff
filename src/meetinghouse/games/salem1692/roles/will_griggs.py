"""Will Griggs: may use an Alibi as a Witness (see the Alibi for whom he may use it on)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import Choice, Option
from ..components import ALIBI, KIND
from ..phases.turn import AS_WITNESS, PlayCard
from ..state import Salem
from .character import Character


class WillGriggs(Character):
    """He needs an Alibi in hand, and somebody to use it on."""

    number: ClassVar[int] = 13
    name: ClassVar[str] = "will-griggs"

    def other_plays(self, game: Salem, seat: int) -> list[list[int]]:
        holds = any(KIND[card] == ALIBI for card in game.state.hands[seat])
        return [[ALIBI, 1]] if holds and game.state.cards[ALIBI].other_use.targets(game, seat) else []

    def powers(self, game: Salem, seat: int) -> tuple[tuple[Option, str], ...]:
        return ((AS_WITNESS, ""),) if self.other_plays(game, seat) else ()

    def use_power(self, game: Salem, seat: int, choice: Choice) -> None:
        game.state.playing = (ALIBI, 1, -1)
        game.next(PlayCard(seat))


WILL_GRIGGS: Final = WillGriggs()
