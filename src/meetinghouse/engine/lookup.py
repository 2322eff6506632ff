"""The open decisions and offers of a game: found by id, with the question behind them and its closed options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from .agenda import put
from .decisions import Closed, Decision, Question, show
from .offers import Offer
from .refusals import Refused
from .state import State
from .values import Choice

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


def offered(game: Game[S], seats: Sequence[int]) -> list[Decision]:
    """The offers made to these seats, and the answers they may change."""
    if game.outcome is not None:
        return []
    step = game.agenda[-1]
    offers = step.unasked(game)
    if not offers and not step.revisable:
        return []
    found = []
    for seat in seats:
        for offer in offers:
            asked = offer.question(game, seat)
            if not isinstance(asked, str):
                found.append(put(asked, f"{seat}-{offer.name}", seat))
    return found + [asked for asked in step.revisions(game._asking) if asked.seat in seats]


def find(game: Game[S], id: object) -> tuple[Decision, Offer[S] | None]:
    """The decision with this id, and the `Offer` behind it if it is one. Raises `Refused` if there is none."""
    for decision in game._open:
        if decision.id == id:
            return decision, None
    if game.outcome is not None:
        raise Refused("game-over")
    step = game.agenda[-1]
    for decision in step.revisions(game._asking):
        if decision.id == id:
            return decision, None
    seat, name = _named(game, id)
    offer = next((offer for offer in step.unasked(game) if offer.name == name), None)
    asked = "" if offer is None else offer.question(game, seat)
    if offer is None and name in game.rules.offers:
        asked = game.rules.offers[name].elsewhere(game, seat)
    if offer is None or isinstance(asked, str):
        raise Refused("not-open", cast(str, asked) or None, id=id)
    return put(asked, f"{seat}-{name}", seat), offer


def _named(game: Game[S], id: object) -> tuple[int, str]:
    """The seat and the name in an offer's id; -1 and an empty name if it is not such an id."""
    if isinstance(id, str):
        for seat in range(len(game.asked)):
            if id.startswith(f"{seat}-"):
                return seat, id[len(str(seat)) + 1 :]
    return -1, ""


def question(game: Game[S], seat: int, offer: Offer[S] | None) -> Question:
    """The question behind a seat's decision or offer, with its closed options."""
    if offer is None:
        return game.agenda[-1].ask(game)[seat]
    asked = offer.question(game, seat)
    assert not isinstance(asked, str)
    return asked


def closed(game: Game[S], seat: int, offer: Offer[S] | None, asked: Question) -> list[Closed]:
    """The closed options of a question. Those of a decision include the signs of offers that are not made."""
    found = asked.closed
    if offer is None:
        for other in game.agenda[-1].unasked(game):
            if other.sign is not None:
                clause = other.question(game, seat)
                if isinstance(clause, str) and clause:
                    found.append(Closed(other.sign, clause))
    return found


def checked(game: Game[S], decision: Decision, offer: Offer[S] | None, choice: object) -> Choice:
    """The choice, made of the decision's own options. Raises `Refused`, with the clause if one forbids it."""
    choice = decision.normal(choice)
    try:
        return decision.check(choice)
    except Refused:
        asked = question(game, decision.seat, offer)
        chosen = choice if isinstance(choice, list) else [choice]
        shut = closed(game, decision.seat, offer, asked)
        rule = next((each.rule for each in shut if each.option in chosen), "") or asked.forbids(choice)
        if rule:
            raise Refused("forbidden", rule, choice=show(choice)) from None
        raise
