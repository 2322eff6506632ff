"""Alibi, Arson, Curse, Robbery and Stocks; Scapegoat has its own file."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    PIETY,
    ROBBERY,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CardsDiscarded,
    CardsSeen,
    HandRobbed,
    TurnBegan,
    TurnSkipped,
)
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import COTTON_MATHER
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    DRAW,
    EDITIONS,
    USEFUL,
    A,
    B,
    C,
    D,
    E,
    answer,
    asked,
    draw,
    front,
    hand,
    is_asked,
    kinds,
    play,
    refused,
    told,
    village,
)

ONE, TWO, THREE = ((CARDS[ACCUSATION],) * count for count in (1, 2, 3))
PROOF = (CARDS[EVIDENCE],)


def offered(game: Salem, seat: int) -> list[int]:
    """The seats that this seat may choose now."""
    return [option.seat for option in asked(game, seat).options if isinstance(option, mh.Seat)]


# --- Alibi


@pytest.mark.rule("SAL-CARD-ALIBI-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alibi_is_played_on_another_living_player_with_accusations(edition: str) -> None:
    fronts = {A: [ACCUSATION], B: [ACCUSATION], D: [PIETY, STOCKS], E: [EVIDENCE]}
    game = village(edition, 6, hands={A: [ALIBI]}, fronts=fronts, dead=[C], options=USEFUL)

    answer(game, A, CARDS[ALIBI])

    assert offered(game, A) == [B, E]
    assert refused(game, A, A) == "SAL-LAW-02"
    assert refused(game, A, D) == "SAL-CARD-ALIBI-01"
    assert refused(game, A, C) == "SAL-COLOR-07"


@pytest.mark.rule("SAL-CARD-ALIBI-01")
def test_alibi_cannot_be_played_where_nobody_else_is_accused() -> None:
    game = village(hands={A: [ALIBI]}, fronts={A: [ACCUSATION], B: [ASYLUM]}, options=USEFUL)

    assert asked(game, A).options == (DRAW,)
    assert refused(game, A, CARDS[ALIBI]) == "SAL-CARD-ALIBI-01"


@pytest.mark.rule("SAL-CARD-ALIBI-02", "SAL-CARD-ALIBI-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alibi_removes_any_accusations_worth_one_to_three_together(edition: str) -> None:
    game = village(edition, hands={A: [ALIBI]}, fronts={B: [EVIDENCE, ACCUSATION, ACCUSATION]})

    play(game, A, ALIBI, B)

    assert set(asked(game, A).options) == {PROOF, ONE, TWO}
    refused(game, A, PROOF + ONE)
    refused(game, A, ())
    refused(game, A, mh.Word("done"))


@pytest.mark.rule("SAL-CARD-ALIBI-02")
def test_alibi_may_take_three_accusations_and_never_a_fourth() -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [ACCUSATION] * 5})

    play(game, A, ALIBI, B)

    assert set(asked(game, A).options) == {ONE, TWO, THREE}


@pytest.mark.rule("SAL-CARD-ALIBI-02", "SAL-CARD-ALIBI-04")
@pytest.mark.parametrize(
    ("picked", "stay"),
    [
        (PROOF, [ACCUSATION] * 4 + [ASYLUM]),
        (ONE, [ACCUSATION] * 3 + [EVIDENCE, ASYLUM]),
        (THREE, [ACCUSATION, EVIDENCE, ASYLUM]),
    ],
)
def test_alibi_discards_exactly_the_picked_cards_and_itself(picked: tuple[mh.Card, ...], stay: list[int]) -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [EVIDENCE, ASYLUM] + [ACCUSATION] * 4, C: [ACCUSATION]})

    play(game, A, ALIBI, B, picked)

    assert front(game, B) == stay
    assert front(game, C) == [ACCUSATION]
    assert sorted(game.view().table.discard) == sorted(["alibi", *(card.kind for card in picked)])
    assert told(game, CardsDiscarded) == [CardsDiscarded(B, tuple(card.kind for card in picked), "alibi")]
    assert hand(game, A) == []


@pytest.mark.rule("SAL-CARD-ALIBI-02")
def test_alibi_counts_evidence_as_it_counts_against_its_holder() -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [EVIDENCE] * 3}, characters={B: COTTON_MATHER})

    play(game, A, ALIBI, B, PROOF * 3)

    assert front(game, B) == []


@pytest.mark.rule("SAL-CARD-ALIBI-03")
@pytest.mark.parametrize("strong", [WITNESS, ALIBI_AS_WITNESS])
def test_alibi_cannot_remove_what_is_worth_more_than_three(strong: int) -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [strong, ACCUSATION, PIETY], C: [EVIDENCE]})

    play(game, A, ALIBI, B)
    assert asked(game, A).options == (ONE,)
    answer(game, A, ONE)

    assert total(game.state, B) == 7


@pytest.mark.rule("SAL-CARD-ALIBI-03")
@pytest.mark.parametrize("strong", [WITNESS, ALIBI_AS_WITNESS])
def test_alibi_cannot_be_played_against_a_witness_alone(strong: int) -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [strong, PIETY], C: [EVIDENCE]}, options=USEFUL)

    answer(game, A, CARDS[ALIBI])

    assert refused(game, A, B) == "SAL-CARD-ALIBI-03"


# --- Arson


@pytest.mark.rule("SAL-CARD-ARSON-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_arson_is_played_on_another_living_player(edition: str) -> None:
    hands = {A: [ARSON, ALIBI], B: [ALIBI], D: [ACCUSATION], E: [ACCUSATION], 5: [CURSE]}
    game = village(edition, 6, hands=hands, dead=[C])

    answer(game, A, CARDS[ARSON])

    assert offered(game, A) == [B, D, E, 5]
    assert refused(game, A, A) == "SAL-LAW-01"
    assert refused(game, A, C) == "SAL-COLOR-07"


@pytest.mark.rule("SAL-CARD-ARSON-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_arson_burns_the_whole_hand_and_nothing_else(edition: str) -> None:
    hands = {A: [ARSON, ALIBI], C: [EVIDENCE], D: [BLACK_CAT, ALIBI, ACCUSATION]}
    game = village(edition, hands=hands, fronts={D: [ACCUSATION, ASYLUM]})

    play(game, A, ARSON, D)

    assert (hand(game, A), hand(game, C), hand(game, D)) == ([ALIBI], [EVIDENCE], [])
    assert front(game, D) == [ACCUSATION, ASYLUM]
    assert sorted(game.view().table.discard) == ["accusation", "alibi", "arson", "black-cat"]


# --- Curse


@pytest.mark.rule("SAL-CARD-CURSE-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_curse_is_played_on_another_living_player_with_a_blue_card(edition: str) -> None:
    fronts = {A: [MATCHMAKER], B: [ASYLUM], D: [ACCUSATION, STOCKS], E: [PIETY]}
    game = village(edition, 6, hands={A: [CURSE]}, fronts=fronts, dead=[C], options=USEFUL)

    answer(game, A, CARDS[CURSE])

    assert offered(game, A) == [B, E]
    assert refused(game, A, A) == "SAL-LAW-02"
    assert refused(game, A, D) == "SAL-CARD-CURSE-01"
    assert refused(game, A, C) == "SAL-COLOR-07"


@pytest.mark.rule("SAL-CARD-CURSE-01")
def test_curse_cannot_be_played_where_nobody_else_has_a_blue_card() -> None:
    game = village(hands={A: [CURSE]}, fronts={A: [ASYLUM], B: [ACCUSATION, STOCKS]}, options=USEFUL)

    assert refused(game, A, CARDS[CURSE]) == "SAL-CARD-CURSE-01"


@pytest.mark.rule("SAL-CARD-CURSE-02", "SAL-CARD-CURSE-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("picked", [ASYLUM, BLACK_CAT, MATCHMAKER, PIETY])
def test_curse_discards_the_one_blue_card_picked(edition: str, picked: int) -> None:
    blue = [ASYLUM, BLACK_CAT, MATCHMAKER, PIETY]
    game = village(edition, hands={A: [CURSE]}, fronts={B: [ACCUSATION, STOCKS, *blue]})

    play(game, A, CURSE, B)
    assert set(asked(game, A).options) == {CARDS[kind] for kind in blue}
    answer(game, A, CARDS[picked])

    assert front(game, B) == [ACCUSATION, STOCKS, *[kind for kind in blue if kind != picked]]
    assert sorted(kinds(game.state.discard)) == [CURSE, picked]


# --- Robbery


@pytest.mark.rule("SAL-CARD-ROBBERY-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_robbery_names_two_other_living_players(edition: str) -> None:
    game = village(edition, 6, hands={A: [ROBBERY, ALIBI], B: [ALIBI], D: [ACCUSATION]}, dead=[C], options=USEFUL)

    answer(game, A, CARDS[ROBBERY])
    assert offered(game, A) == [B, D]
    assert refused(game, A, A) == "SAL-LAW-02"
    assert refused(game, A, C) == "SAL-COLOR-07"
    answer(game, A, B)

    assert offered(game, A) == [D, E, 5]
    assert refused(game, A, A) == "SAL-LAW-02"
    assert refused(game, A, B) == "SAL-CARD-ROBBERY-01"
    assert refused(game, A, C) == "SAL-COLOR-07"


@pytest.mark.rule("SAL-CARD-ROBBERY-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_robbery_moves_the_whole_hand_to_the_recipient(edition: str) -> None:
    hands = {A: [ROBBERY, ALIBI], B: [CURSE, EVIDENCE, STOCKS], C: [ACCUSATION]}
    game = village(edition, hands=hands, fronts={B: [ACCUSATION], C: [EVIDENCE]})

    play(game, A, ROBBERY, B, C)

    assert [hand(game, seat) for seat in (A, B, C)] == [[ALIBI], [], [ACCUSATION, EVIDENCE, CURSE, STOCKS]]
    assert (front(game, B), front(game, C)) == ([ACCUSATION], [EVIDENCE])
    assert kinds(game.state.discard) == [ROBBERY]
    assert told(game, HandRobbed, D) == [HandRobbed(B, C, 3)]
    assert told(game, CardsSeen, A) == []


@pytest.mark.rule("SAL-CARD-ROBBERY-03")
@pytest.mark.parametrize("edition", ["en", "es"])
def test_robbery_needs_three_living_players(edition: str) -> None:
    hands = {A: [ROBBERY], D: [ACCUSATION]}
    game = village(edition, hands=hands, dead=[B, C], rows={C: "kn"})
    assert asked(game, A).options == (DRAW,)
    assert refused(game, A, CARDS[ROBBERY])

    game = village(edition, hands=hands, dead=[B])
    play(game, A, ROBBERY, D, C)
    assert hand(game, C) == [ACCUSATION]


@pytest.mark.rule("SAL-CARD-ROBBERY-03")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_ghosts_count_for_robbery(edition: str) -> None:
    game = village(edition, 2, hands={A: [ROBBERY], B: [ACCUSATION]})

    play(game, A, ROBBERY, B, C)

    assert hand(game, C) == [ACCUSATION]


# --- Stocks


@pytest.mark.rule("SAL-CARD-STOCKS-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stocks_is_put_in_front_of_another_living_player(edition: str) -> None:
    game = village(edition, 6, hands={A: [STOCKS]}, fronts={B: [STOCKS]}, dead=[C])

    answer(game, A, CARDS[STOCKS])
    assert offered(game, A) == [B, D, E, 5]
    assert refused(game, A, A) == "SAL-LAW-01"
    assert refused(game, A, C) == "SAL-COLOR-07"
    answer(game, A, D)

    assert (hand(game, A), front(game, D), game.state.discard) == ([], [STOCKS], ())


@pytest.mark.rule("SAL-CARD-STOCKS-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stocks_stays_until_the_holder_is_skipped_and_is_then_discarded(edition: str) -> None:
    game = village(edition, fronts={C: [STOCKS]})

    draw(game, A)
    assert (front(game, C), told(game, TurnBegan)[-1]) == ([STOCKS], TurnBegan(B))
    draw(game, B)

    assert front(game, C) == []
    assert kinds(game.state.discard) == [STOCKS]
    assert told(game, TurnBegan)[-1] == TurnBegan(D)


@pytest.mark.rule("SAL-CARD-STOCKS-03", "SAL-CARD-STOCKS-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_stocks_skips_one_turn(edition: str, count: int) -> None:
    game = village(edition, fronts={C: [STOCKS] * count})

    for skips in range(count):
        assert front(game, C) == [STOCKS] * (count - skips)
        draw(game, A)
        draw(game, B)
        draw(game, D)
    draw(game, A)
    draw(game, B)

    assert is_asked(game, C, "turn")
    assert told(game, TurnSkipped) == [TurnSkipped(C)] * count
