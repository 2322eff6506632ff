"""Offers: what players may do unasked. Here are gifts and the choice to become a spectator.

Other offers are in the file of their post, role or phase."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, cast

from ...engine.decisions import Otherwise, Question
from ...engine.offers import Offer
from ...engine.values import Amount, Choice, Option, Seat, seats_in
from . import victory
from .components.names import COMATOSE, CONCERNED, DEAD, NEARLY_DEAD, UNHARMED
from .events import GiftMade
from .queries.town import fit, published
from .state import Quintebourg, QuintebourgState
from .verbs import spectators
from .verbs.money import give


class TownOffer(Offer[QuintebourgState]):
    """Something the people of the town may do by day."""

    otherwise: ClassVar[str] = ""  # the clause that forbids it in other phases

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        """The seat's options, or the clause that forbids the offer."""
        raise NotImplementedError

    def at_other_times(self, game: Quintebourg, seat: int) -> str:
        """The clause that forbids it to the seat in other phases."""
        return self.otherwise

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        """The condemned have no offers."""
        return "QB-RULING-22" if game.state.condemned >> seat & 1 else self.offered(game, seat)

    def elsewhere(self, game: Quintebourg, seat: int) -> str:
        """While somebody invokes, everything stands still."""
        if game.agenda[-1].phase == "invocation":
            return "QB-SCREEN-05"
        return "QB-RULING-22" if game.state.condemned >> seat & 1 else self.at_other_times(game, seat)


class Give(TownOffer):
    """A player gives coins to anybody who is not known to be dead, but not at night. Only the two see it."""

    name: ClassVar[str] = "give"
    otherwise: ClassVar[str] = "QB-RULING-116"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        state = game.state
        takers = published(state, UNHARMED, COMATOSE) & ~(1 << seat)
        if fit(state) >> seat & 1 and state.coins[seat] > 0 and takers:
            among = Otherwise(_gifts(takers, state.coins[seat]), _no_gifts, (state, seat))
            return Question("give", among, seen_by=CONCERNED, rule="QB-MONEY-02")
        return self.otherwise if state.health[seat] >= COMATOSE else "QB-MONEY-02"

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        taker, amount = cast(tuple[Seat, Amount], choice)
        give(game, seat, taker.seat, amount.amount)
        game.tell_some(1 << seat | 1 << taker.seat, GiftMade(seat, taker.seat, amount.amount))
        victory.check(game)


@lru_cache(maxsize=4096)
def _gifts(takers: int, coins: int) -> tuple[Option, ...]:
    return tuple([(Seat(seat), Amount(amount)) for seat in seats_in(takers) for amount in range(1, coins + 1)])


def _no_gifts(state: QuintebourgState, seat: int) -> list[tuple[Option, str]]:
    """The players who get no gifts: the condemned, and those who are known to be dead."""
    others, coins = state.everybody & ~(1 << seat), state.coins[seat]
    condemned = _gifts(others & state.condemned, coins)
    dead = _gifts(others & published(state, NEARLY_DEAD, DEAD), coins)
    return [(gift, "QB-RULING-22") for gift in condemned] + [(gift, "QB-RULING-116") for gift in dead]


class Watch(TownOffer):
    """Players known to be dead may decide, by day and for good, only to watch, if the table allows it."""

    name: ClassVar[str] = "watch"
    otherwise: ClassVar[str] = "QB-RULING-115"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        may = spectators.may_watch(game.state) >> seat & 1
        return Question("watch", (spectators.WATCH,)) if may else self.otherwise

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        spectators.watch(game, seat)


GIVE = Give()
WATCH = Watch()
