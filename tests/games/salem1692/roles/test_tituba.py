"""Tituba."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    CONSPIRACY,
    EVIDENCE,
    NIGHT,
    STOCKS,
)
from meetinghouse.games.salem1692.events import AbilityUsed, BlackCardDrawn, DeckReformed, DeckSeen
from meetinghouse.games.salem1692.roles.town_hall import TITUBA
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    DRAW,
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    end,
    hand,
    is_asked,
    kinds,
    night,
    play,
    refused,
    told,
    village,
)

REARRANGE = mh.Word("rearrange")
FIVE = [ALIBI, STOCKS, CONSPIRACY, EVIDENCE]  # with Night below them


def five(edition: str = "en", **position: object) -> Salem:
    """Tituba's turn, with a deck of Alibi, Stocks, Conspiracy, Evidence and Night."""
    return village(edition, characters={A: TITUBA}, deck=FIVE, rest="gone", **position)  # type: ignore[arg-type]


def rearrange(game: Salem, *places: int) -> None:
    """She looks at the deck and puts it into a new order, given as the old places from the top."""
    answer(game, A, REARRANGE)
    game.answer(asked(game, A).id, [mh.Position(place) for place in places])


def deck(game: Salem) -> list[int]:
    """The deck from the top."""
    return kinds(game.state.deck[::-1])


@pytest.mark.rule("SAL-CHAR-TITUBA-01", "SAL-CHAR-TITUBA-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("places", "after"),
    [
        ((4, 2, 3, 1, 0), [NIGHT, CONSPIRACY, EVIDENCE, STOCKS, ALIBI]),
        ((2, 0, 4, 1, 3), [CONSPIRACY, ALIBI, NIGHT, STOCKS, EVIDENCE]),
        ((0, 1, 3, 4, 2), [ALIBI, STOCKS, EVIDENCE, NIGHT, CONSPIRACY]),
    ],
)
def test_tituba_puts_the_deck_into_any_order(edition: str, places: tuple[int, ...], after: list[int]) -> None:
    game = five(edition)

    rearrange(game, *places)

    assert deck(game) == after


@pytest.mark.rule("SAL-CHAR-TITUBA-01")
def test_tituba_alone_looks_at_the_whole_deck() -> None:
    game = five()

    answer(game, A, REARRANGE)

    (seen,) = told(game, DeckSeen, A)
    assert seen.cards == ("alibi", "stocks", "conspiracy", "evidence", "night")
    assert told(game, DeckSeen, B) == told(game, DeckSeen, None) == []
    assert told(game, AbilityUsed) == [AbilityUsed(A, "tituba")]


@pytest.mark.rule("SAL-CHAR-TITUBA-01")
def test_tituba_rearranges_once_a_game() -> None:
    game = village(characters={A: TITUBA}, deck=[ACCUSATION] * 12)
    size = len(game.state.deck)
    rearrange(game, *range(size))
    assert refused(game, A, REARRANGE) == "SAL-CHAR-TITUBA-01"

    for seat in (A, B, C, D):
        draw(game, seat)

    assert refused(game, A, REARRANGE) == "SAL-CHAR-TITUBA-01"


@pytest.mark.rule("SAL-CHAR-TITUBA-01")
def test_tituba_rearranges_before_her_action_and_on_her_own_turn() -> None:
    game = five(hands={A: [ACCUSATION]})
    assert [decision.seat for decision in game.decisions if REARRANGE in decision.options] == [A]
    play(game, A, ACCUSATION, B)
    assert refused(game, A, REARRANGE) == "SAL-CHAR-TITUBA-01"

    end(game, A)

    assert all(REARRANGE not in question.options for question in game.decisions + game.offers)


@pytest.mark.rule("SAL-CHAR-TITUBA-03")
def test_tituba_may_then_draw_in_the_same_turn() -> None:
    game = five()
    rearrange(game, 3, 1, 0, 2, 4)
    assert DRAW in asked(game, A).options

    draw(game, A)

    assert hand(game, A) == [EVIDENCE, STOCKS]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-TITUBA-03")
def test_tituba_may_then_play_in_the_same_turn() -> None:
    game = five(hands={A: [ACCUSATION]})
    rearrange(game, 3, 1, 0, 2, 4)

    play(game, A, ACCUSATION, B)
    end(game, A)

    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-TITUBA-04")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [0, 0, 1, 2, 3], [0, 1, 2, 3, 4, 5], []])
def test_tituba_can_neither_drop_nor_double_a_card(order: list[int]) -> None:
    game = five()
    answer(game, A, REARRANGE)

    refused(game, A, [mh.Position(place) for place in order])

    assert deck(game) == [*FIVE, NIGHT]


@pytest.mark.rule("SAL-CHAR-TITUBA-04")
def test_the_deck_holds_the_same_cards_after_tituba() -> None:
    game = five()
    before = sorted(game.state.deck)

    rearrange(game, 4, 2, 0, 3, 1)

    assert sorted(game.state.deck) == before


@pytest.mark.rule("SAL-CHAR-TITUBA-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_night_happens_where_tituba_put_it(edition: str) -> None:
    game = five(edition)
    rearrange(game, 0, 1, 3, 4, 2)

    draw(game, A)
    assert told(game, BlackCardDrawn) == []
    draw(game, B)

    assert told(game, BlackCardDrawn) == [BlackCardDrawn(B, "night")]
    assert is_asked(game, D, "victim")


@pytest.mark.rule("SAL-CHAR-TITUBA-06")
@pytest.mark.parametrize(("edition", "options"), [("fr", {}), ("es", {"early_night_reform": "when_deck_exhausted"})])
def test_cards_under_a_night_that_tituba_moved_are_played_on_where_the_deck_must_run_out(
    edition: str, options: dict[str, str]
) -> None:
    game = five(edition, options=options, hands={B: [ACCUSATION]})
    rearrange(game, 4, 0, 1, 3, 2)
    draw(game, A)
    night(game, D, gavel=D)

    assert hand(game, A) == [ALIBI]
    assert deck(game) == [STOCKS, EVIDENCE, CONSPIRACY]
    assert told(game, DeckReformed) == []
    assert game.view(None).table.night_aside


@pytest.mark.rule("SAL-CHAR-TITUBA-06")
def test_cards_under_a_night_that_tituba_moved_are_shuffled_where_the_deck_is_re_formed_at_once() -> None:
    cards = [ALIBI, STOCKS, EVIDENCE]
    game = village("en", characters={A: TITUBA}, deck=cards, discard=[ACCUSATION], rest="gone", chance={"night": [0]})
    rearrange(game, 3, 0, 1, 2)
    draw(game, A)
    night(game, D, gavel=D)

    assert told(game, DeckReformed) == [DeckReformed(5)]
    assert sorted(deck(game) + hand(game, A)) == sorted([ACCUSATION, *cards, NIGHT])
    assert not game.view(None).table.night_aside
