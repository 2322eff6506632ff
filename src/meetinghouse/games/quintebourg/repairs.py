"""What may be changed by hand after a mistake: health by a notch, coins from purse to purse, a post."""

from __future__ import annotations

from typing import ClassVar, cast

from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.values import Amount, Choice, Option, Seat, Word
from . import victory
from .components.names import CONCERNED, HEALTH, POSTS
from .queries.town import fit
from .state import Quintebourg, QuintebourgState
from .verbs import posts
from .verbs.health import announce, set_health
from .verbs.money import change


class Repair(Offer[QuintebourgState]):
    """A change by hand. It has no effects but those it tells."""


class RepairHealth(Repair):
    """Make a player's health one notch better or worse. By day everybody is told at once."""

    name: ClassVar[str] = "health"

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        now = game.state.health[seat]
        beside = [HEALTH[new] for new in (now - 1, now + 1) if 0 <= new < len(HEALTH)]
        return Question("repair-health", tuple([Word(letter) for letter in beside]), about=Seat(seat))

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        set_health(game, seat, HEALTH.index(cast(Word, choice).word))
        if game.agenda[-1].phase != "night":
            announce(game, seat)
        victory.check(game)


class RepairCoins(Repair):
    """Move coins from the wrong purse to the right one. Only the two are told."""

    name: ClassVar[str] = "coins"

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        others = [other for other in range(game.state.players) if other != seat]
        amounts = range(1, game.state.coins[seat] + 1)
        options = [(Seat(other), Amount(coins)) for other in others for coins in amounts]
        return Question("repair-coins", tuple(options), about=Seat(seat), seen_by=CONCERNED) if options else ""

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        taker, coins = cast(tuple[Seat, Amount], choice)
        change(game, seat, -coins.amount)
        change(game, taker.seat, coins.amount)
        victory.check(game)


class RepairPost(Repair):
    """Give a post to somebody who is unharmed or wounded. Everybody is told. The doctor stays executioner."""

    name: ClassVar[str] = "post"

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        state = game.state
        free = [post for post in POSTS if post in state.holders and post != "bourreau" and state.holder(post) != seat]
        options: tuple[Option, ...] = tuple([Word(post) for post in free])
        return Question("repair-post", options, about=Seat(seat)) if options and fit(state) >> seat & 1 else ""

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        posts.appoint(game, cast(Word, choice).word, seat)


REPAIRS: dict[str, Repair] = {repair.name: repair for repair in (RepairHealth(), RepairCoins(), RepairPost())}
