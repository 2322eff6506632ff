"""Step 4: what the dead have left goes to their spouses, then to whom the notary wishes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ....engine.agenda import NOTHING
from ....engine.candidates import Otherwise
from ....engine.decisions import Question
from ....engine.values import DONE, Amount, Option, Seat, seats_in
from .. import money, posts, victory
from ..events import Bequeathed, EstateSettled, Inherited
from ..names import CONCERNED, C, I, M, Q
from ..state import Quintebourg, QuintebourgState
from ..steps import TownStep, seconds
from ..town import of_health


class Estates(TownStep):
    """A spouse inherits before the notary is asked (QB-RULING-112)."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """All of it."""
        state = game.state
        for seat in seats_in(state.unsettled & of_health(state, Q, M)):
            widow = state.ex[seat]
            if state.estates[seat] and state.health[widow] <= C:
                amount, state.estates[seat], state.wills[seat] = state.estates[seat], 0, 0
                money.change(game, widow, amount)
                game.tell(widow, Inherited(widow, seat, amount))
                game.tell_all(EstateSettled(seat))
        state.unsettled = 0
        victory.check(game)


class Bequests(TownStep):
    """The notary leaves what the dead owned to whom he wishes, part by part (QB-POST-NOTARY)."""

    phase: ClassVar[str] = "dawn"

    def heirs(self, state: QuintebourgState) -> int:
        """Any who are not taken for dead, but himself."""
        return of_health(state, I, C) & ~(1 << state.holder("notaire"))

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Whose, to whom, how much; asked whenever somebody lies dead, so that the question tells nothing."""
        state = game.state
        notary = posts.in_office(state, "notaire")
        dead = of_health(state, Q, M)
        if notary < 0 or not dead:
            return NOTHING
        options: list[Option] = [DONE]
        for seat in seats_in(dead):
            for amount in range(1, state.estates[seat] + 1):
                options += [(Seat(seat), Seat(heir), Amount(amount)) for heir in seats_in(self.heirs(state))]
        among = Otherwise(tuple(options), lambda: self.no_heirs(state))
        timer, rule = seconds(state, 40), "QB-POST-NOTARY-01"
        return {notary: Question("bequeath", among, timer=timer, default=DONE, seen_by=CONCERNED, rule=rule)}

    def no_heirs(self, state: QuintebourgState) -> Iterator[tuple[Option, str]]:
        """To whom nothing can be left, and by which clause."""
        notary = state.holder("notaire")
        for seat in seats_in(of_health(state, Q, M)):
            for other in seats_in(state.everybody & ~self.heirs(state)):
                clause = "QB-POST-NOTARY-02" if other == notary else "QB-RULING-93"
                for amount in range(1, state.estates[seat] + 1):
                    yield (Seat(seat), Seat(other), Amount(amount)), clause

    def resolve(self, game: Quintebourg) -> None:
        """And again, until he is done."""
        state = game.state
        choice = self.answers.get(state.holder("notaire"))
        if not isinstance(choice, tuple):
            return
        seat, heir, amount = choice
        assert isinstance(seat, Seat)
        assert isinstance(heir, Seat)
        assert isinstance(amount, Amount)
        state.estates[seat.seat] -= amount.amount
        state.wills[seat.seat] = state.estates[seat.seat]
        money.change(game, heir.seat, amount.amount)
        notary = state.holder("notaire")
        game.tell_some(1 << notary | 1 << heir.seat, Bequeathed(notary, seat.seat, heir.seat, amount.amount))
        if not state.estates[seat.seat]:
            game.tell_all(EstateSettled(seat.seat))
        game.next(Bequests())
        victory.check(game)
