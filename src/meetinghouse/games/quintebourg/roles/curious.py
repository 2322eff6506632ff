"""The curious, and those like him: a card of a neighbour (QB-EFF-CURIOUS)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word
from ..call import Call, chosen_seat, part, word_of
from ..events import CardSeen
from ..knowledge import EFFECT as EFFECT_CARD
from ..knowledge import PARTY, shown_party
from ..state import Quintebourg
from ..town import NONE, able, house_neighbours, with_effect

CARDS = (Word("party"), Word("effect"))


class Peek(Call):
    """One card of one neighbour: the party card shows a lover's alibi (QB-RULING-72, -73)."""

    name: ClassVar[str] = "curious"
    step: ClassVar[str] = "I"

    def callees(self, game: Quintebourg) -> int:
        """Those whose night it is."""
        return with_effect(game.state, *self.tonight(game.state)) & able(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """A neighbour and which card."""
        if "curious" in given:
            return None
        near = house_neighbours(game.state, seat)
        options: list[Option] = [NONE]
        closed: dict[Option, str] = {}
        for each in range(game.state.players):
            for card in CARDS:
                options.append((Seat(each), card))
                if not near >> each & 1:
                    closed[(Seat(each), card)] = "QB-RULING-72"
        return part("curious", options, closed)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """He alone sees it."""
        state = game.state
        for seat, given in answers.items():
            target = chosen_seat(given, "curious")
            if target < 0:
                continue
            party = word_of(given, "curious", 1) == "party"
            card = shown_party(state, target) if party else state.effect[target]
            state.seen[seat][target] = state.seen[seat].get(target, 0) | (PARTY if party else EFFECT_CARD)
            game.tell(seat, CardSeen(seat, target, "party" if party else "effect", card))
