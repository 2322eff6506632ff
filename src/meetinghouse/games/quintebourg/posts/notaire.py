"""The notary, who gives the estates of the dead to whom he likes (QB-POST-NOTARY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, cast

from ....engine.candidates import Listed
from ....engine.decisions import Among, Question
from ....engine.offers import Offer
from ....engine.sheet import Given, Sheet
from ....engine.values import DONE, Amount, Seat, seats_in
from .. import victory
from ..components.names import COMATOSE, CONCERNED, DEAD, NEARLY_DEAD, UNHARMED
from ..events import Bequeathed, EstateSettled
from ..phases.day.step import DawnStep
from ..queries.town import of_health
from ..state import Quintebourg, QuintebourgState
from ..steps import seconds
from ..verbs import money, posts

HEIR, OWNER, COINS = "bequeath", "bequeath-from", "bequeath-coins"  # the questions of a bequest
WHAT_IS_LEFT, NOT_HIMSELF, THE_LIVING = "QB-POST-NOTARY-01", "QB-POST-NOTARY-02", "QB-RULING-93"


class Bequests(Sheet[QuintebourgState]):
    """The notary gives the estates of the dead to whom he likes, part by part (QB-POST-NOTARY).

    The heir is asked first. That question is sent together with the end of the night, and the length of that message
    must not tell what the dead have left. So the question depends only on what everybody knows.
    """

    phase: ClassVar[str] = DawnStep.phase
    offers: ClassVar[tuple[Offer[Any], ...]] = (*DawnStep.offers, *Sheet.offers)
    hides_actors: ClassVar[bool] = False

    def present(self, game: Quintebourg) -> int:
        """The notary, whenever somebody is dead, so that the question reveals nothing."""
        notary = posts.in_office(game.state, "notaire")
        return 1 << notary if notary >= 0 and _dead(game.state) else 0

    def timer(self, game: Quintebourg) -> float | None:
        return seconds(game.state, 40)

    def next(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """The first question whose answer is missing, or was undone by an interruption."""
        if DONE in given.values():
            return None
        asked = _questions(game.state, given)
        return next((question for question in asked if given.get(question.key) not in question.options), None)

    def settle(self, game: Quintebourg, given: dict[int, Given]) -> None:
        """Carry out a bequest, if it is complete, and ask for the next one."""
        state = game.state
        notary = posts.in_office(state, "notaire")
        sheet = given.get(notary, {})
        if DONE in sheet.values() or self.next(game, notary, sheet) is not None:
            return
        heir, owner, coins = cast(Seat, sheet[HEIR]), _owner(state, sheet), cast(Amount, sheet[COINS])
        state.estates[owner.seat] -= coins.amount
        state.wills[owner.seat] = state.estates[owner.seat]
        money.change(game, heir.seat, coins.amount)
        game.tell_some(1 << notary | 1 << heir.seat, Bequeathed(notary, owner.seat, heir.seat, coins.amount))
        if not state.estates[owner.seat]:
            game.tell_all(EstateSettled(owner.seat))
        game.next(Bequests())
        victory.check(game)


def _questions(state: QuintebourgState, given: Given) -> Iterator[Question]:
    """Who inherits, then whose coins, if several have left some, then how many. Each needs the answers before it."""
    notary, fit = state.holder("notaire"), of_health(state, UNHARMED, COMATOSE)
    heirs = Listed(DONE)
    for seat in range(state.players):
        heirs.add(Seat(seat), NOT_HIMSELF if seat == notary else "" if fit >> seat & 1 else THE_LIVING)
    yield _question(HEIR, heirs, THE_LIVING)
    heir = cast(Seat, given[HEIR])
    if OWNER in given or _only(state) is None:
        owners = Listed(DONE)
        for seat in seats_in(_dead(state)):
            owners.add(Seat(seat), "" if state.estates[seat] else WHAT_IS_LEFT)
        yield _question(OWNER, owners, WHAT_IS_LEFT, heir)
    owner = _owner(state, given)
    amounts = tuple([Amount(coins) for coins in range(1, state.estates[owner.seat] + 1)])
    yield _question(COINS, amounts, WHAT_IS_LEFT, (heir, owner))


def _question(key: str, among: Among, rule: str, about: Seat | tuple[Seat, Seat] | None = None) -> Question:
    """A question of a bequest; whoever does not say how much leaves nothing."""
    default = None if key == COINS else DONE
    return Question(key, among, about, default=default, seen_by=CONCERNED, rule=rule, key=key)


def _dead(state: QuintebourgState) -> int:
    """The players who may have left coins, as a bit mask."""
    return of_health(state, NEARLY_DEAD, DEAD)


def _only(state: QuintebourgState) -> Seat | None:
    """The dead player who has left coins, if nobody else has."""
    left = [seat for seat in seats_in(_dead(state)) if state.estates[seat]]
    return Seat(left[0]) if len(left) == 1 else None


def _owner(state: QuintebourgState, given: Given) -> Seat:
    """Whose coins it is about: the answer, or the only player who has left any."""
    owner = given.get(OWNER, _only(state))
    assert isinstance(owner, Seat)
    return owner
