"""Robbery: one player's whole hand goes to another."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Candidates
from ..components import ROBBERY
from ..editions import Edition
from ..events import HandRobbed
from ..state import Salem
from ..verbs import give_hand
from .card import Bars, OnHand, barred, empty_hands, too_few


class Robbery(OnHand):
    """Neither the victim nor the heir may be the player of the card. Sarah Good keeps her hand."""

    kind: ClassVar[int] = ROBBERY
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "recipient"
    first: ClassVar[str] = "victim-of-robbery"

    def bars(self, game: Salem, by: int) -> Bars:
        """Everybody if there is no third player to get the cards; and empty hands, if a card must have an effect."""
        return too_few(game.state, "SAL-CARD-ROBBERY-03") or empty_hands(game)

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        return barred(game, by, self.not_oneself, ((1 << target, "SAL-CARD-ROBBERY-01"),))

    def strike(self, game: Salem, target: int, detail: int) -> None:
        game.tell_all(HandRobbed(target, detail, len(game.state.hands[target])))
        give_hand(game, target, detail)

    def leaves_at_two(self, edition: Edition) -> bool:
        return edition.two_left_removes_scapegoat_robbery
