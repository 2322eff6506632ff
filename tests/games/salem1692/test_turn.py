"""The turn and the colours of cards (rules, sections 6 and 7)."""

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
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import BlackCardDrawn, CardDrawn, DrawnCardSeen, TurnSkipped
from meetinghouse.games.salem1692.roles.town_hall import ANN_PUTNAM, WILL_GRIGGS
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    DRAW,
    EDITIONS,
    END,
    USEFUL,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    end,
    front,
    hand,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    last_words,
    night,
    pick,
    play,
    refused,
    stage,
    take_tryals,
    told,
    village,
)


@pytest.mark.rule("SAL-TURN-01")
def test_who_got_the_black_cat_at_dawn_begins() -> None:
    game = mh.start("salem1692", 6, seed=5)

    stage(game, "cat", {}, others=4)

    assert is_asked(game, 4, "turn")


@pytest.mark.rule("SAL-TURN-02")
def test_turns_go_clockwise_over_the_living() -> None:
    game = village(players=5, dead=[B], deck=[ACCUSATION] * 8)

    order = []
    for _ in range(5):
        seat = game.decisions[0].seat
        order.append(seat)
        draw(game, seat)
    assert order == [A, C, D, 4, A]


@pytest.mark.rule("SAL-TURN-03", "SAL-TURN-04")
def test_a_draw_takes_two_cards_from_the_top_and_ends_the_turn() -> None:
    game = village(deck=[ALIBI, CURSE, ARSON])

    draw(game, A)

    assert kinds(game.state.hands[A]) == [ALIBI, CURSE]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-TURN-03")
def test_a_turn_is_one_action_to_draw_or_to_play() -> None:
    game = village(hands={A: [ACCUSATION, ALIBI]}, deck=[CURSE, ARSON])
    assert DRAW in asked(game, A).options
    assert END not in asked(game, A).options

    play(game, A, ACCUSATION, B)

    assert asked(game, A).options == (END, CARDS[ALIBI])
    end(game, A)
    assert hand(game, A) == [ALIBI]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-TURN-05")
def test_any_number_of_cards_may_be_played_on_anybody_else_until_the_player_ends_the_turn() -> None:
    game = village(hands={A: [ACCUSATION, EVIDENCE, STOCKS, ASYLUM]})

    play(game, A, ASYLUM, D)
    play(game, A, ACCUSATION, B)
    play(game, A, STOCKS, C)
    assert is_asked(game, A, "turn")
    end(game, A)

    assert (front(game, B), front(game, C), front(game, D)) == ([ACCUSATION], [STOCKS], [ASYLUM])
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-TURN-06")
def test_who_has_played_a_card_may_not_draw() -> None:
    game = village(hands={A: [ACCUSATION, ACCUSATION]})

    play(game, A, ACCUSATION, B)

    assert refused(game, A, DRAW) == "SAL-TURN-06"


@pytest.mark.rule("SAL-TURN-07")
def test_who_has_started_to_draw_may_not_play() -> None:
    game = village(hands={A: [ACCUSATION]}, deck=[ALIBI, CONSPIRACY], rows={D: "WNN"})

    draw(game, A)
    assert is_asked_any(game, "take")
    take_tryals(game)

    assert not is_asked(game, A, "turn")
    assert hand(game, A) == [ACCUSATION, ALIBI]


@pytest.mark.rule("SAL-TURN-08")
def test_a_turn_cannot_be_passed() -> None:
    game = village(hands={A: [ACCUSATION]})

    assert refused(game, A, END) == "SAL-TURN-08"


@pytest.mark.rule("SAL-TURN-09")
def test_only_cards_of_the_hand_are_played_never_those_in_a_front() -> None:
    game = village(hands={A: [ACCUSATION]}, fronts={A: [ASYLUM], B: [STOCKS]})

    assert mh.Card("asylum") not in asked(game, A).options
    refused(game, A, mh.Card("stocks"))
    play(game, A, ACCUSATION, C)
    assert hand(game, A) == []
    assert front(game, C) == [ACCUSATION]


@pytest.mark.rule("SAL-TURN-10")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    game = village(deck=[ALIBI, CURSE])

    draw(game, A)

    assert [event.card for event in told(game, DrawnCardSeen, A)] == ["alibi", "curse"]
    for other in (None, B, C, D):
        assert told(game, DrawnCardSeen, other) == []
        assert len(told(game, CardDrawn, other)) == 2


@pytest.mark.rule("SAL-TURN-11")
def test_a_black_card_counts_as_one_of_the_two() -> None:
    game = village(deck=[CONSPIRACY, ALIBI, CURSE])

    draw(game, A)
    take_tryals(game)

    assert hand(game, A) == [ALIBI]
    assert [event.card for event in told(game, BlackCardDrawn)] == ["conspiracy"]


@pytest.mark.rule("SAL-TURN-12")
def test_there_is_no_limit_on_hand_size() -> None:
    game = village(hands={A: [ACCUSATION] * 20}, deck=[ALIBI, CURSE])

    draw(game, A)

    assert len(hand(game, A)) == 22


@pytest.mark.rule("SAL-TURN-13")
def test_who_has_nothing_to_play_must_draw() -> None:
    game = village(hands={A: [ALIBI, CURSE]}, options=USEFUL)

    assert asked(game, A).options == (DRAW,)


@pytest.mark.rule("SAL-TURN-14")
def test_stocks_in_front_skip_the_turn() -> None:
    game = village(fronts={B: [STOCKS]}, deck=[ACCUSATION] * 2)

    draw(game, A)

    assert [event.seat for event in told(game, TurnSkipped)] == [B]
    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-TURN-15")
def test_an_eliminated_active_players_turn_ends_at_once() -> None:
    game = village(players=5, deck=[NIGHT, ALIBI], rows={4: "WNN"})

    draw(game, A)
    night(game, A, gavel=C)
    last_words(game)

    assert not is_living(game, A)
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-TURN-16")
def test_cards_gained_during_a_play_turn_may_be_played_in_it() -> None:
    game = village(
        "es", characters={A: ANN_PUTNAM}, hands={A: [WITNESS]}, deck=[STOCKS, ASYLUM], rows={B: "NNN", D: "WNN"}
    )

    play(game, A, WITNESS, B)
    answer(game, A, mh.Word("yes"))
    pick(game, A, 0)
    play(game, A, STOCKS, C)

    assert front(game, C) == [STOCKS]


# --- colours


@pytest.mark.rule("SAL-COLOR-01")
def test_red_cards_stay_in_front_until_a_trial() -> None:
    game = village(hands={A: [ACCUSATION, WITNESS]}, rows={B: "NNN", D: "WNN"})

    play(game, A, ACCUSATION, B)
    assert front(game, B) == [ACCUSATION]
    play(game, A, WITNESS, B)
    pick(game, A, 0)

    assert front(game, B) == []
    assert game.view(None).table.discard == ("accusation", "witness")


@pytest.mark.rule("SAL-COLOR-02")
def test_green_cards_are_discarded_after_use_but_for_stocks_and_an_alibi_used_as_witness() -> None:
    game = village(
        "fr",
        characters={A: WILL_GRIGGS},
        hands={A: [ALIBI, ALIBI, ARSON, CURSE, ROBBERY, SCAPEGOAT, STOCKS], B: [EVIDENCE], C: [EVIDENCE]},
        fronts={B: [ACCUSATION, ASYLUM], C: [ACCUSATION]},
        rows={D: "WNN", C: "NNN"},
    )

    play(game, A, ALIBI, C, (mh.Card("accusation"),))
    play(game, A, CURSE, B, mh.Card("asylum"))
    play(game, A, ARSON, C)
    play(game, A, ROBBERY, B, C)
    play(game, A, SCAPEGOAT, B, D)
    play(game, A, STOCKS, C)
    play(game, A, ALIBI_AS_WITNESS, C)

    spent = set(kinds(game.state.discard))
    assert {ARSON, CURSE, ROBBERY, SCAPEGOAT} <= spent
    assert front(game, D) == [ACCUSATION]
    assert STOCKS in front(game, C)
    assert kinds(game.state.discard).count(ALIBI) == 2  # the ordinary one, and after its trial the other


@pytest.mark.rule("SAL-COLOR-03")
def test_blue_cards_stay_in_front() -> None:
    game = village(hands={A: [ASYLUM, PIETY]}, deck=[ACCUSATION] * 8)

    play(game, A, ASYLUM, B)
    play(game, A, PIETY, B)
    end(game, A)
    for seat in (B, C, D):
        draw(game, seat)

    assert front(game, B) == [ASYLUM, PIETY]


@pytest.mark.rule("SAL-COLOR-04")
def test_black_cards_are_resolved_and_never_held() -> None:
    game = village(deck=[CONSPIRACY, NIGHT])

    draw(game, A)
    take_tryals(game)

    assert is_asked_any(game, "victim")
    assert hand(game, A) == []


@pytest.mark.rule("SAL-COLOR-05")
def test_the_black_cat_is_held_like_a_blue_card() -> None:
    game = village(deck=[BLACK_CAT, ACCUSATION])

    draw(game, A)

    assert BLACK_CAT in hand(game, A)
    assert told(game, BlackCardDrawn) == []


@pytest.mark.rule("SAL-COLOR-06")
def test_curse_cannot_touch_stocks() -> None:
    game = village(hands={A: [CURSE]}, fronts={B: [STOCKS], C: [STOCKS, ASYLUM]}, options=USEFUL)
    answer(game, A, mh.Card("curse"))
    assert refused(game, A, B) == "SAL-CARD-CURSE-01"

    answer(game, A, C)

    assert asked(game, A).options == (mh.Card("asylum"),)


@pytest.mark.rule("SAL-COLOR-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [ACCUSATION, EVIDENCE, WITNESS, STOCKS, ASYLUM, BLACK_CAT, MATCHMAKER, PIETY])
def test_a_card_needs_a_living_target_other_than_its_player(edition: str, kind: int) -> None:
    game = village(edition, players=5, dead=[B], hands={A: [kind]})

    answer(game, A, CARDS[kind])

    assert asked(game, A).options == (mh.Seat(C), mh.Seat(D), mh.Seat(4))
    assert refused(game, A, A) == "SAL-LAW-01"
    assert refused(game, A, B) == "SAL-COLOR-07"
