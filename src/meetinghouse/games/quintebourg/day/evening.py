"""Steps 8 and 9: pickpockets, and the report of the richest citizen (QB-DAY-09, -10)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import Option, Seat, Word, seats_in
from .. import calendar, money, victory
from ..events import RichestReported
from ..names import POT, C, I
from ..state import Quintebourg, QuintebourgState
from ..steps import TownStep, seconds
from ..town import NONE, fit, of_health


def pickpocket(state: QuintebourgState) -> int:
    """Mirko on odd days, Mirka on even ones; -1 where the post is empty."""
    post = "pick-mirko" if state.weekday in calendar.ODD else "pick-mirka"
    seat = state.holder(post)
    return seat if seat >= 0 and fit(state) >> seat & 1 else -1


class Pickpockets(TownStep):
    """One coin from somebody."""

    phase: ClassVar[str] = "evening"

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Anybody not taken for dead, or the pot."""
        state = game.state
        seat = pickpocket(state)
        if seat < 0:
            return NOTHING
        marks = of_health(state, I, C) & ~state.condemned & ~(1 << seat)
        options: list[Option] = [NONE, *[Seat(each) for each in seats_in(marks)]]
        if state.pot >= 0:
            options.append(Word("pot"))
        timer = seconds(state, 20)
        rule = "QB-POST-PICKPOCKET-01" if state.holder("pick-mirko") == seat else "QB-POST-PICKPOCKET-02"
        return {seat: Question("pickpocket", tuple(options), timer=timer, default=NONE, seen_by="nobody", rule=rule)}

    def resolve(self, game: Quintebourg) -> None:
        """The victim only sees the purse shrink."""
        for seat, choice in self.answers.items():
            if isinstance(choice, Seat):
                money.take_coin(game, seat, choice.seat)
            elif choice == Word("pot"):
                money.take_coin(game, seat, POT)
        victory.check(game)


class Richest(TownStep):
    """Whoever is strictly richer than all others is protected at home tonight."""

    phase: ClassVar[str] = "evening"

    def resolve(self, game: Quintebourg) -> None:
        """A name or nobody's."""
        state = game.state
        state.richest = money.strictly_richest(state)
        game.tell_all(RichestReported(state.richest if state.richest >= 0 else None))
