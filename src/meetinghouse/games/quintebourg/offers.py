"""What may be done though nobody waits for it: gifts, proposals, walks, inquiries, cameras, watching; hands are raised
in invocations."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from ...engine.candidates import Otherwise
from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.sheet import Again
from ...engine.values import Amount, Choice, Option, Position, Seat, Word, seats_in
from . import calendar, spectators, victory
from .day import feast, weddings
from .events import CameraPlaced, GiftMade, InquiryHeld, Walked
from .invocations import Invoke
from .knowledge import see_all_cards
from .money import give, spend
from .names import CONCERNED, SUN, C, I, M, Q
from .roles import mafia
from .roles.prosecutor import deputies
from .state import Quintebourg, QuintebourgState
from .town import fit, houses, post_holders, published

INQUIRY = 2  # coins


class TownOffer(Offer[QuintebourgState]):
    """Something the people of the town may do by day."""

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """What the seat may choose; or the clause by which it may not, in a phase that knows such a thing."""
        raise NotImplementedError

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """The clause by which it cannot be done in another phase."""
        raise NotImplementedError

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        """The condemned do nothing any more."""
        return "QB-RULING-22" if game.state.condemned >> seat & 1 else self.offered(game, seat)

    def elsewhere(self, game: Quintebourg, seat: int) -> str:
        """While somebody invokes, everything stands still."""
        if game.agenda[-1].phase == "invocation":
            return "QB-SCREEN-05"
        return "QB-RULING-22" if game.state.condemned >> seat & 1 else self.at_other_times(game.state, seat)


class Give(TownOffer):
    """Coins of one's own, to anybody who is not known to be dead."""

    name: ClassVar[str] = "give"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """As many as one has."""
        state = game.state
        takers = published(state, I, C) & ~(1 << seat)
        if fit(state) >> seat & 1 and state.coins[seat] > 0 and takers:
            among = Otherwise(_gifts(takers, state.coins[seat]), lambda: _no_gifts(state, seat))
            return Question("give", among, seen_by=CONCERNED, rule="QB-MONEY-02")
        return "QB-RULING-116" if state.health[seat] >= C else "QB-MONEY-02"

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """Not at night."""
        return "QB-RULING-116"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """Only the two see it."""
        assert isinstance(choice, tuple)
        taker, amount = choice
        assert isinstance(taker, Seat)
        assert isinstance(amount, Amount)
        give(game, seat, taker.seat, amount.amount)
        game.tell_some(1 << seat | 1 << taker.seat, GiftMade(seat, taker.seat, amount.amount))
        victory.check(game)


@lru_cache(maxsize=4096)
def _gifts(takers: int, coins: int) -> tuple[Option, ...]:
    return tuple([(Seat(seat), Amount(amount)) for seat in seats_in(takers) for amount in range(1, coins + 1)])


def _no_gifts(state: QuintebourgState, seat: int) -> list[tuple[Option, str]]:
    """To the condemned, and to those who are known to be dead."""
    others, coins = state.everybody & ~(1 << seat), state.coins[seat]
    condemned, dead = _gifts(others & state.condemned, coins), _gifts(others & published(state, Q, M), coins)
    return [(gift, "QB-RULING-22") for gift in condemned] + [(gift, "QB-RULING-116") for gift in dead]


class Watch(TownOffer):
    """The dead may choose only to watch."""

    name: ClassVar[str] = "watch"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """Who is known to be dead, where the table lets them."""
        may = spectators.may_watch(game.state) >> seat & 1
        return Question("watch", (spectators.WATCH,)) if may else "QB-RULING-115"

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """By day."""
        return "QB-RULING-115"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """For good."""
        spectators.watch(game, seat)


class Walk(TownOffer):
    """At the feast one stands somewhere else, for all to see."""

    name: ClassVar[str] = "walk"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """Whoever is on his feet."""
        walks, rule = fit(game.state) >> seat & 1, "QB-RULING-06"
        return Question("walk", tuple(feast.walks(game.state, seat)), rule=rule) if walks else rule

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """Only at the feast."""
        return "QB-CAL-06"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """Whoever stands there talks to each other."""
        stands = game.state.stands
        if isinstance(choice, Position):
            stands[seat] = f"house-{choice.place}"
            game.tell_all(Walked(seat, stands[seat], choice.place))
        elif isinstance(choice, Word):
            stands[seat] = choice.word
            game.tell_all(Walked(seat, choice.word, None))


class Recruit(TownOffer):
    """At the feast a chief without a henchman on his feet may recruit one."""

    name: ClassVar[str] = "recruit"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """Whom he may."""
        state = game.state
        recruits = tuple(feast.recruits(state, seat)) if fit(state) >> seat & 1 else ()
        if not recruits:
            return "QB-RULING-84"
        among = Otherwise(recruits, lambda: mafia.may_not_be_henchman(state, _gang(state, seat)).items())
        return Question("recruit", among, seen_by=CONCERNED, rule="QB-RULING-84")

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """Only at the feast."""
        return "QB-RULING-84"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """He belongs to him from now on."""
        assert isinstance(choice, Seat)
        mafia.recruit(game, _gang(game.state, seat), [choice.seat])


def _gang(state: QuintebourgState, chief: int) -> int:
    """The godfather's (0) or his right hand's (1)."""
    return 0 if mafia.chief_of(state, 0) == chief else 1


class Propose(TownOffer):
    """A proposal of marriage."""

    name: ClassVar[str] = "propose"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """When weddings may be held, and none is under way."""
        state = game.state
        if not isinstance(game.agenda[-1], (weddings.Weddings, feast.Feast)):
            return "QB-DAY-08" if weddings.proposals(state, seat) else "QB-RULING-109"
        wanted = weddings.proposals(state, seat) if fit(state) >> seat & 1 else ()
        if not wanted:
            return "QB-RULING-109"
        return Question("propose", Otherwise(wanted, lambda: weddings.impossible(state, seat)), rule="QB-RULING-109")

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """After the session, or at the feast."""
        return "QB-DAY-08"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """Then the other is asked."""
        assert isinstance(choice, tuple)
        other, how = choice
        assert isinstance(other, Seat)
        assert isinstance(how, Word)
        weddings.propose(game, seat, other.seat, how.word)


class Inquiry(TownOffer):
    """The prosecutor may see the cards of a holder of a post, for two coins; by an option once a day."""

    name: ClassVar[str] = "inquiry"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """With a deputy, and not on Sundays."""
        state = game.state
        clause = self.at_other_times(state, seat) if state.weekday == SUN else self.why_not(state, seat)
        if clause:
            return clause
        options = tuple([Seat(each) for each in seats_in(post_holders(state) & fit(state) & ~(1 << seat))])
        rule = "QB-POST-PROSECUTOR-03"
        return Question("inquiry", options, seen_by=CONCERNED, rule=rule) if options else rule

    def why_not(self, state: QuintebourgState, seat: int) -> str:
        """The clause by which the seat may hold none, if one does."""
        if state.holder("procureur") != seat or not deputies(state) or state.coins[seat] < INQUIRY:
            return "QB-POST-PROSECUTOR-03"
        if state.inquired and state.options["one_inquiry"]:
            return "QB-DAY-13"
        return "" if fit(state) >> seat & 1 else "QB-RULING-123"

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """During the day."""
        clause = self.why_not(state, seat)
        return clause if clause == "QB-POST-PROSECUTOR-03" else "QB-DAY-13"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """The one who is questioned knows it."""
        assert isinstance(choice, Seat)
        state = game.state
        state.inquired = True
        spend(game, seat, INQUIRY)
        state.bank += INQUIRY
        game.tell(choice.seat, InquiryHeld(choice.seat))
        see_all_cards(game, seat, choice.seat)
        victory.check(game)


class PlaceCamera(TownOffer):
    """The deputy of the day chooses a house for the coming night."""

    name: ClassVar[str] = "camera"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """Not where it is already."""
        state = game.state
        if state.weekday == SUN:
            return "QB-DAY-14"
        rule = "QB-POST-DEPUTY-02" if state.holder("adj-armish") == seat else "QB-POST-DEPUTY-01"
        if state.holder(deputy_of_the_day(state)) != seat:
            return rule
        if not fit(state) >> seat & 1:
            return "QB-RULING-123"
        options = tuple([Position(plot) for plot in houses(state) if plot != state.camera])
        return Question("place-camera", options, seen_by="nobody", rule=rule)

    def at_other_times(self, state: QuintebourgState, seat: int) -> str:
        """By day."""
        return "QB-DAY-14"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """Nobody else knows where it is."""
        assert isinstance(choice, Position)
        game.state.camera = choice.place
        game.tell(seat, CameraPlaced(seat, choice.place))


def deputy_of_the_day(state: QuintebourgState) -> str:
    """Randy on odd days, Armish on even ones (QB-RULING-98)."""
    return "adj-randy" if state.weekday in calendar.ODD else "adj-armish"


INVOKE: Final = Invoke()
WATCH: Final = Watch()
GIVE: Final = Give()
WALK: Final = Walk()
RECRUIT: Final = Recruit()
PROPOSE: Final = Propose()
HOLD_INQUIRY: Final = Inquiry()
PLACE_CAMERA: Final = PlaceCamera()

OFFERS: Final[tuple[Offer[Any], ...]] = (
    INVOKE, WATCH, GIVE, WALK, RECRUIT, PROPOSE, HOLD_INQUIRY, PLACE_CAMERA, Again(),
)  # fmt: skip

_SESSION: Final[tuple[Offer[Any], ...]] = (INVOKE, WATCH, GIVE, HOLD_INQUIRY, PLACE_CAMERA)

BY_PHASE: Final[dict[str, tuple[Offer[Any], ...]]] = {
    "night": (INVOKE, OFFERS[-1]),
    "invocation": (INVOKE,),
    "dawn": (INVOKE, WATCH, GIVE),
    "session": _SESSION,
    "debate": _SESSION,
    "vote": _SESSION,
    "tribunal": _SESSION,
    "weddings": (INVOKE, WATCH, GIVE, PROPOSE, HOLD_INQUIRY, PLACE_CAMERA),
    "evening": (INVOKE, WATCH, GIVE, PLACE_CAMERA),
    "feast": (INVOKE, WATCH, GIVE, WALK, RECRUIT, PROPOSE),
    "": (INVOKE,),
}
