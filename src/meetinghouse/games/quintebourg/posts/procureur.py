"""The prosecutor: a thermal camera without a deputy, inquiries with one (QB-POST-PROSECUTOR)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import seat_options
from ....engine.decisions import Question
from ....engine.values import Choice, Option, Seat
from .. import victory
from ..components.names import CONCERNED, NEARLY_DEAD, SUN, UNHARMED, WOUNDED
from ..events import InquiryHeld
from ..offers import TownOffer
from ..phases.night.call import Asked, Once
from ..queries.town import NONE, bit, fit, of_health, place_of, place_options, post_holders
from ..state import Quintebourg, QuintebourgState
from ..verbs.knowledge import see_all_cards
from ..verbs.money import spend
from .adjoints import deputies

INQUIRY = 2  # coins


class Camera(Once):
    """Where the camera stood during the attacks, asked before any report (QB-RULING-97); it is read at step 4."""

    def callees(self, game: Quintebourg) -> int:
        """The prosecutor of the night, if still unharmed or wounded. In a wave he is asked before he may be healed."""
        state = game.state
        worst = WOUNDED if state.options["night_calls"] == "classic" else NEARLY_DEAD
        return 0 if deputies(state) else bit(state.prosecutor) & of_health(state, UNHARMED, worst)

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [NONE, *place_options(state)], {}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        place = place_of(option)
        if game.state.health[seat] <= WOUNDED:
            game.state.readings.append((place, persons_at(game.state, place)))


def persons_at(state: QuintebourgState, place: int) -> int:
    """How many were at that place at the time of the attacks: none, one, or two and more."""
    return min(2, state.position.count(place))


class Inquiry(TownOffer):
    """Pay two coins to see the cards of somebody in office; with a deputy, not on Sundays, by an option once a day."""

    name: ClassVar[str] = "inquiry"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        state = game.state
        clause = self.at_other_times(game, seat) if state.weekday == SUN else self.why_not(state, seat)
        if clause:
            return clause
        options = seat_options(post_holders(state) & fit(state) & ~(1 << seat))
        rule = "QB-POST-PROSECUTOR-03"
        return Question("inquiry", options, seen_by=CONCERNED, rule=rule) if options else rule

    def why_not(self, state: QuintebourgState, seat: int) -> str:
        """The clause that forbids the seat an inquiry, if one does."""
        if state.holder("procureur") != seat or not deputies(state) or state.coins[seat] < INQUIRY:
            return "QB-POST-PROSECUTOR-03"
        if state.inquired and state.options["one_inquiry"]:
            return "QB-DAY-13"
        return "" if fit(state) >> seat & 1 else "QB-RULING-123"

    def at_other_times(self, game: Quintebourg, seat: int) -> str:
        clause = self.why_not(game.state, seat)
        return clause if clause == "QB-POST-PROSECUTOR-03" else "QB-DAY-13"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """The player whose cards are looked at is told."""
        assert isinstance(choice, Seat)
        game.state.inquired = True
        spend(game, seat, INQUIRY)
        game.state.bank += INQUIRY
        game.tell(choice.seat, InquiryHeld(choice.seat))
        see_all_cards(game, seat, choice.seat)
        victory.check(game)


CAMERA = Camera("camera", "D0")
HOLD_INQUIRY = Inquiry()
