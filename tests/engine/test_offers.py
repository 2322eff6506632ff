"""Offers: what players may do unasked, in which steps, and which clause forbids it elsewhere."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.decisions import Closed, Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sheet import AGAIN
from meetinghouse.engine.values import DONE, YES, Amount, Choice, Seat

from .toys.assembly import GIFT, RING, Assembly, AssemblyState, Speech
from .toys.filling import FELLOW, FOLK, SEER, SMITH, WOLF, answer, finish
from .toys.opening import assembly, coven, offered, vigil


def refusal(game: Game[Any], id: str, choice: Choice) -> tuple[str, str | None]:
    """The key and the clause of the refusal, which must not change the game."""
    before, offers = game.save(), game.offers
    with pytest.raises(Refused) as caught:
        game.answer(id, choice)
    assert (game.save(), game.offers) == (before, offers)
    return caught.value.key, caught.value.rule


# --- made or not


def test_an_offer_has_an_id_of_seat_and_name_and_neither_timer_nor_default() -> None:
    offer = offered(assembly(), "3-ring")

    assert (offer.seat, offer.kind, offer.options) == (3, "ring", (RING,))
    assert (offer.timer, offer.default) == (None, None)


def test_what_is_offered_to_one_seat_is_found_without_a_look_at_the_others() -> None:
    game = assembly()
    game.answer("1-ring", RING)

    for seat in range(game.seats):
        assert game.offers_to(seat) == [offer for offer in game.offers if offer.seat == seat]
    assert game.offers_to(None) == []
    with pytest.raises(Refused, match="There is no seat 4"):
        game.offers_to(4)


def test_an_answer_that_may_be_changed_is_offered_to_its_own_seat() -> None:
    game = coven(1, 4)
    first, second = game.decisions[:2]
    for decision in (first, second):
        game.answer(decision.id, decision.options[0])

    again = [offer.id for offer in game.offers_to(first.seat) if offer.id in (first.id, second.id)]
    assert again == [first.id]


def test_an_offer_that_is_not_made_in_a_step_that_lists_it_is_refused_by_the_clause_that_it_names() -> None:
    game = assembly()
    game.answer("1-ring", RING)
    game.answer("2-gift", (Seat(3), Amount(2)))

    assert refusal(game, "1-ring", RING) == ("not-open", "ASM-BELL-01")
    assert refusal(game, "2-gift", (Seat(3), Amount(1))) == ("not-open", "ASM-GIFT-02")


def test_an_offer_that_is_not_made_and_of_which_no_clause_speaks_is_just_not_open() -> None:
    assert refusal(assembly(bells=False), "1-ring", RING) == ("not-open", None)
    assert refusal(assembly(), "1-feast", DONE) == ("not-open", None)
    assert refusal(assembly(), "9-ring", RING) == ("not-open", None)


def test_an_offer_is_refused_by_its_other_clause_in_a_step_that_does_not_list_it() -> None:
    game = coven(1, 4)
    assert offered(game, "0-sign").seat == 0
    for decision in game.decisions:
        game.answer(decision.id, decision.options[0])

    assert game.offers == []
    assert refusal(game, "0-sign", Seat(1)) == ("not-open", "COV-SIGN-01")


def test_where_it_may_not_be_done_is_told_apart_from_that_it_was_done_already() -> None:
    game = vigil()
    game.answer("3-ring", YES)
    assert refusal(game, "3-ring", YES) == ("not-open", "VIG-03")  # not during the toll
    answer(game, SMITH, Seat(WOLF))
    assert refusal(game, "3-ring", YES) == ("not-open", "VIG-02")  # not twice
    finish(game)
    assert refusal(game, "4-ring", YES) == ("not-open", "VIG-03")  # not at dusk


def test_what_is_closed_in_an_offer_is_refused_by_its_clause() -> None:
    game = coven(1, 4)

    assert game.closed("1-sign") == [Closed(Seat(4), "COV-NIGHT-02")]
    assert refusal(game, "1-sign", Seat(4)) == ("forbidden", "COV-NIGHT-02")
    assert game.closed("0-sign") == []


# --- two of one name


class Alms(Offer[AssemblyState]):
    """A gift of one coin to the chair, offered during a sermon."""

    name: ClassVar[str] = GIFT.name

    def question(self, game: Game[AssemblyState], seat: int) -> Question | str:
        return Question("alms", (Amount(1),), rule="ASM-ALMS-01") if seat else "ASM-ALMS-02"

    def elsewhere(self, game: Game[AssemblyState], seat: int) -> str:
        raise AssertionError("the rules know of the usual gifts alone")

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        game.state.coins[seat] -= 1
        game.state.coins[0] += 1


class Sermon(Speech):
    offers: ClassVar[tuple[Offer[Any], ...]] = (Alms(),)


class Church(Assembly):
    """An assembly that begins with a sermon, followed by a speech."""

    steps = {**Assembly.steps, "Sermon": Sermon}  # noqa: RUF012

    def begin(self, game: Game[AssemblyState]) -> None:
        game.next(Sermon(0), Speech(0))


def test_of_two_offers_of_one_name_that_of_the_step_at_hand_is_meant() -> None:
    game = start_by(Church(), 4, seed=1)
    assert [(offer.id, offer.kind) for offer in game.offers] == [(f"{seat}-gift", "alms") for seat in (1, 2, 3)]
    assert refusal(game, "0-gift", Amount(1)) == ("not-open", "ASM-ALMS-02")
    assert refusal(game, "1-gift", (Seat(0), Amount(1))) == ("forbidden", "ASM-ALMS-01")
    game.answer("1-gift", Amount(1))
    assert game.state.coins == [3, 1, 2, 2]

    game.answer("0-1", DONE)

    assert offered(game, "0-gift").kind == "gift"
    assert refusal(game, "1-gift", Amount(1)) == ("one-option", None)
    game.answer("1-gift", (Seat(2), Amount(1)))
    assert game.state.coins == [3, 0, 3, 2]


def test_an_offer_that_the_step_does_not_list_is_not_made_though_the_rules_know_it() -> None:
    game = start_by(Church(), 4, seed=1)

    assert refusal(game, "1-ring", RING) == ("not-open", None)


# --- sheets


def test_whoever_has_answered_something_on_a_sheet_may_begin_again_beside_what_else_the_step_offers() -> None:
    game = vigil()
    assert refusal(game, f"{SEER}-again", AGAIN) == ("not-open", None)
    answer(game, SEER, Seat(WOLF))
    answer(game, FELLOW, Seat(FOLK))

    assert [offer.id for offer in game.offers if offer.kind == "again"] == [f"{FELLOW}-again", f"{SEER}-again"]
    assert [offer.seat for offer in game.offers if offer.kind == "ring"] == list(range(6))


def test_a_sheet_is_begun_again_only_while_it_is_open() -> None:
    game = vigil()
    answer(game, SEER, Seat(WOLF))
    game.answer(f"{FOLK}-ring", YES)

    assert refusal(game, f"{SEER}-again", AGAIN) == ("not-open", None)
    answer(game, FOLK, Seat(WOLF))
    game.answer(f"{SEER}-again", AGAIN)
    assert refusal(game, f"{SEER}-again", AGAIN) == ("not-open", None)
