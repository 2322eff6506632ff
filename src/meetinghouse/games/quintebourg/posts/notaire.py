"""The notary, who gives the estates of the dead to whom he likes (QB-POST-NOTARY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ....engine.agenda import NOTHING
from ....engine.decisions import Otherwise, Question
from ....engine.values import DONE, Amount, Option, Seat, seats_in
from .. import victory
from ..components.names import COMATOSE, CONCERNED, DEAD, NEARLY_DEAD, UNHARMED
from ..events import Bequeathed, EstateSettled
from ..phases.day.step import DawnStep
from ..queries.town import of_health
from ..state import Quintebourg, QuintebourgState
from ..steps import ask_one
from ..verbs import money, posts


class Bequests(DawnStep):
    """The notary gives the estates of the dead to whom he likes, part by part (QB-POST-NOTARY)."""

    def heirs(self, state: QuintebourgState) -> int:
        """All players who are not taken for dead, except himself."""
        return of_health(state, UNHARMED, COMATOSE) & ~(1 << state.holder("notaire"))

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Ask whose coins go to whom, and how many; whenever somebody is dead, so that the question reveals nothing."""
        state = game.state
        notary = posts.in_office(state, "notaire")
        dead = of_health(state, NEARLY_DEAD, DEAD)
        if notary < 0 or not dead:
            return NOTHING
        options: list[Option] = [DONE]
        for seat in seats_in(dead):
            for amount in range(1, state.estates[seat] + 1):
                options += [(Seat(seat), Seat(heir), Amount(amount)) for heir in seats_in(self.heirs(state))]
        among = Otherwise(tuple(options), self.no_heirs, (state,))
        return ask_one(state, notary, "bequeath", among, "QB-POST-NOTARY-01", 40, default=DONE, seen_by=CONCERNED)

    def no_heirs(self, state: QuintebourgState) -> Iterator[tuple[Option, str]]:
        """The players who cannot inherit, each with the clause."""
        notary = state.holder("notaire")
        for seat in seats_in(of_health(state, NEARLY_DEAD, DEAD)):
            for other in seats_in(state.everybody & ~self.heirs(state)):
                clause = "QB-POST-NOTARY-02" if other == notary else "QB-RULING-93"
                for amount in range(1, state.estates[seat] + 1):
                    yield (Seat(seat), Seat(other), Amount(amount)), clause

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        choice = self.answers.get(state.holder("notaire"))
        if not isinstance(choice, tuple):
            return
        seat, heir, amount = cast(tuple[Seat, Seat, Amount], choice)
        state.estates[seat.seat] -= amount.amount
        state.wills[seat.seat] = state.estates[seat.seat]
        money.change(game, heir.seat, amount.amount)
        notary = state.holder("notaire")
        game.tell_some(1 << notary | 1 << heir.seat, Bequeathed(notary, seat.seat, heir.seat, amount.amount))
        if not state.estates[seat.seat]:
            game.tell_all(EstateSettled(seat.seat))
        game.next(Bequests())
        victory.check(game)
