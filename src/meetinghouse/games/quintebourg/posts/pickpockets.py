"""The pickpockets, Mirko and Mirka: one coin from somebody in the evening (QB-POST-PICKPOCKET)."""

from __future__ import annotations

from ....engine.candidates import seat_options
from ....engine.decisions import Question
from ....engine.values import Option, Seat, Word
from .. import victory
from ..components import calendar
from ..components.names import COMATOSE, POT, UNHARMED
from ..phases.day.step import EveningStep
from ..queries.town import NONE, bit, of_health
from ..state import Quintebourg
from ..steps import ask_one
from ..verbs.money import take_coin
from ..verbs.posts import in_office

FROM_POT = Word("pot")


class Pickpockets(EveningStep):
    """Mirko on odd days, Mirka on even ones."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """From anybody not taken for dead, or from the pot."""
        state = game.state
        seat = in_office(state, "pick-mirko" if state.weekday in calendar.ODD else "pick-mirka")
        marks = of_health(state, UNHARMED, COMATOSE) & ~state.condemned & ~bit(seat)
        options: tuple[Option, ...] = (NONE, *seat_options(marks), *([FROM_POT] if state.pot >= 0 else []))
        rule = "QB-POST-PICKPOCKET-01" if state.holder("pick-mirko") == seat else "QB-POST-PICKPOCKET-02"
        return ask_one(state, seat, "pickpocket", options, rule, default=NONE, seen_by="nobody")

    def resolve(self, game: Quintebourg) -> None:
        """The victim only sees the purse shrink."""
        for seat, choice in self.answers.items():
            if choice != NONE:
                take_coin(game, seat, choice.seat if isinstance(choice, Seat) else POT)
        victory.check(game)
