"""Samuel Parris."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI, BLACK_CAT, CARDS, CONSPIRACY, STOCKS
from meetinghouse.games.salem1692.events import CardRecovered
from meetinghouse.games.salem1692.roles.town_hall import SAMUEL_PARRIS
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    hand,
    is_asked,
    kinds,
    play,
    refused,
    told,
    village,
)

PARRIS = {A: SAMUEL_PARRIS}
RECOVER = mh.Word("recover")
PILE = [CONSPIRACY, BLACK_CAT, ALIBI, ACCUSATION]


def recover(game: Salem, *cards: int) -> None:
    """He takes these cards from the discard pile."""
    answer(game, A, RECOVER)
    for kind in cards:
        answer(game, A, CARDS[kind])


def uses(game: Salem) -> int:
    """How often he may still use his ability, as everybody sees it."""
    left: int = game.view(None).people[A].uses[1]
    return left


@pytest.mark.rule("SAL-CHAR-PARRIS-01", "SAL-CHAR-PARRIS-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_parris_takes_two_cards_of_his_choice_from_the_discard_pile_as_his_turn(edition: str) -> None:
    game = village(edition, characters=PARRIS, discard=PILE)
    deck = list(game.state.deck)

    recover(game, ALIBI, BLACK_CAT)

    assert hand(game, A) == [ALIBI, BLACK_CAT]
    assert kinds(game.state.discard) == [CONSPIRACY, ACCUSATION]
    assert told(game, CardRecovered) == [CardRecovered(A, "alibi"), CardRecovered(A, "black-cat")]
    assert is_asked(game, B, "turn")
    assert game.state.deck == deck
    assert uses(game) == 1


@pytest.mark.rule("SAL-CHAR-PARRIS-01")
@pytest.mark.parametrize(("edition", "may"), [("en", True), ("fr", True), ("es", False)])
def test_parris_may_leave_the_second_card_where_he_takes_up_to_two(edition: str, may: bool) -> None:
    game = village(edition, characters=PARRIS, discard=PILE)

    recover(game, ALIBI)

    assert (DONE in game.decisions[0].options) is may


@pytest.mark.rule("SAL-CHAR-PARRIS-01")
def test_parris_may_do_so_twice_in_a_game() -> None:
    game = village(characters=PARRIS, deck=[ACCUSATION] * 12, discard=[ALIBI, ALIBI, STOCKS, STOCKS, STOCKS])
    for left in (1, 0):
        recover(game, ALIBI, STOCKS)
        assert uses(game) == left
        for seat in (B, C, D):
            draw(game, seat)

    assert RECOVER not in asked(game, A).options
    assert refused(game, A, RECOVER) == "SAL-CHAR-PARRIS-01"


@pytest.mark.rule("SAL-CHAR-PARRIS-01")
def test_parris_may_not_do_so_after_a_card_was_played() -> None:
    game = village(characters=PARRIS, hands={A: [ACCUSATION]}, discard=PILE)
    assert RECOVER in asked(game, A).options

    play(game, A, ACCUSATION, B)

    assert refused(game, A, RECOVER) == "SAL-CHAR-PARRIS-01"


@pytest.mark.rule("SAL-CHAR-PARRIS-01")
def test_nobody_else_takes_cards_from_the_discard_pile() -> None:
    game = village(characters={B: SAMUEL_PARRIS}, discard=PILE)

    assert RECOVER not in asked(game, A).options


@pytest.mark.rule("SAL-CHAR-PARRIS-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_parris_may_not_take_a_black_card(edition: str) -> None:
    game = village(edition, characters=PARRIS, discard=PILE)
    answer(game, A, RECOVER)

    assert asked(game, A).options == (CARDS[ACCUSATION], CARDS[ALIBI], CARDS[BLACK_CAT])
    assert refused(game, A, CARDS[CONSPIRACY]) == "SAL-CHAR-PARRIS-03"


@pytest.mark.rule("SAL-RULING-53")
@pytest.mark.parametrize("discard", [[], [CONSPIRACY]])
def test_parris_needs_a_card_he_may_take(discard: list[int]) -> None:
    game = village(characters=PARRIS, discard=discard)

    assert refused(game, A, RECOVER) == "SAL-RULING-53"


@pytest.mark.rule("SAL-CHAR-PARRIS-01", "SAL-CHAR-PARRIS-04")
def test_one_card_spends_the_use_too() -> None:
    game = village(characters=PARRIS, discard=PILE)
    recover(game, ALIBI)

    answer(game, A, DONE)

    assert hand(game, A) == [ALIBI]
    assert uses(game) == 1
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-PARRIS-04")
def test_a_pile_of_one_card_spends_the_use_too() -> None:
    game = village(characters=PARRIS, discard=[ALIBI])

    recover(game, ALIBI)

    assert uses(game) == 1
    assert is_asked(game, B, "turn")
