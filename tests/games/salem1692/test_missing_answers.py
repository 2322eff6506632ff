"""Time that runs out: a missing choice never blocks the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
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
from meetinghouse.games.salem1692.events import (
    Confessed,
    Eliminated,
    TryalRevealed,
)
from meetinghouse.games.salem1692.roles.town_hall import JOHN_PROCTOR, MARTHA_COREY, SAMUEL_PARRIS, TITUBA
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
    expire,
    front,
    hand,
    is_asked,
    is_asked_any,
    kinds,
    night,
    pick,
    play,
    row,
    stage,
    told,
    village,
)

TURN_IT = mh.Word("turn")
SCALED = {"timer_scale": 4}


def dawn(**options: object) -> Salem:
    """A game of four at its first dawn."""
    game: Salem = mh.start("salem1692", 4, seed=1692, options=options)
    return game


def at_night(edition: str = "en", options: Mapping[str, Any] | None = None, **position: Any) -> Salem:
    """Night has fallen on A's turn."""
    game = village(edition, deck=[NIGHT], options=options, **position)
    draw(game, A)
    return game


@pytest.mark.rule("SAL-RULING-62")
def test_decisions_outside_the_turn_have_a_window_of_their_own() -> None:
    options = {"decision_window_s": 20, "last_words_window_s": 25, **SCALED}
    game = village(rows={B: "nnnnN"}, hands={A: [WITNESS]}, options=options)
    game.answer(f"{C}-hourglass", TURN_IT)
    windows = [asked(game, A).timer]
    for choice in (CARDS[WITNESS], B, mh.Position(4)):
        answer(game, A, choice)
        windows.append(game.decisions[0].timer)

    assert windows == [30, 80, 80, 100]


@pytest.mark.rule("SAL-RULING-62")
def test_without_a_pick_a_trial_reveals_a_random_face_down_card() -> None:
    game = village(rows={B: "nNNNN"}, hands={A: [WITNESS]}, chance={"tryal": [2]})
    play(game, A, WITNESS, B)

    expire(game, A)

    assert row(game, B) == "nNNnN"


@pytest.mark.rule("SAL-RULING-62")
def test_without_a_pick_the_black_cat_reveals_a_random_face_down_card() -> None:
    game = village(rows={B: "nNNNN"}, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY], chance={"tryal": [2]})
    draw(game, A)

    expire(game, A)

    assert told(game, TryalRevealed) == [TryalRevealed(B, 3, "not-a-witch", "cat")]


@pytest.mark.rule("SAL-RULING-62")
def test_without_a_pick_the_loss_of_piety_reveals_a_random_face_down_card() -> None:
    fronts = {B: [PIETY] + [ACCUSATION] * 7}
    game = village(rows={B: "nNNNN"}, hands={A: [CURSE]}, fronts=fronts, chance={"tryal": [2]})
    play(game, A, CURSE, B, CARDS[PIETY])

    expire(game, A)

    assert row(game, B) == "nNNnN"


@pytest.mark.rule("SAL-RULING-62")
def test_without_a_pick_one_of_the_two_cards_pointed_at_is_drawn() -> None:
    game = village(hands={A: [WITNESS]}, options={"point_to_two": True}, chance={"tryal": [1]})
    play(game, A, WITNESS, B)
    game.answer(asked(game, A).id, [mh.Position(0), mh.Position(3)])

    expire(game, B)

    assert row(game, B) == "NNNnN"


@pytest.mark.rule("SAL-RULING-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_choice_a_random_card_of_the_left_neighbour_is_taken(edition: str) -> None:
    game = village(edition, rows={B: "nNNKN"}, deck=[CONSPIRACY], chance={"take": [2, 0, 0, 0]})
    draw(game, A)
    while is_asked_any(game, "take"):
        game.expire(game.decisions[0].id)

    assert game.view(A).own.passed[0].gained == "constable"


@pytest.mark.rule("SAL-RULING-09", "SAL-RULING-62")
def test_when_dawn_runs_out_the_last_sign_of_the_witches_counts_and_without_one_a_random_seat() -> None:
    for signs in (True, False):
        game = dawn()
        (witch,) = [decision.seat for decision in game.decisions if decision.kind == "cat"]
        chosen = (witch + 2) % 4
        if signs:
            game.answer(f"{witch}-sign", mh.Seat(witch))
            game.answer(f"{witch}-sign", mh.Seat(chosen))
        game.chance = Scripted({"no vote": [(chosen + 1) % 4]})

        game.expire(game.decisions[0].id)

        assert front(game, chosen if signs else (chosen + 1) % 4) == [BLACK_CAT]


@pytest.mark.rule("SAL-RULING-10", "SAL-RULING-62")
def test_when_a_night_runs_out_the_votes_given_count_and_without_one_a_random_living_player() -> None:
    for vote, target in ((B, B), (None, C)):
        game = at_night(players=5, dead=[A + 1] if vote is None else [], chance={"no vote": [1]})
        if vote is not None:
            answer(game, 4, vote)

        game.expire(game.decisions[0].id)

        assert game.state.target == target


@pytest.mark.rule("SAL-RULING-11", "SAL-RULING-62")
def test_without_a_choice_the_gavel_goes_to_a_random_other_player() -> None:
    game = at_night(rows={B: "KNNNN"}, chance={"gavel": [1]})
    stage(game, "victim", {})

    game.expire(game.decisions[0].id)

    assert game.state.gavel == C


@pytest.mark.rule("SAL-RULING-62")
def test_without_an_answer_nobody_confesses() -> None:
    game = at_night()
    stage(game, "victim", {}, others=B)
    stage(game, "gavel", {})

    game.expire(game.decisions[0].id)

    assert told(game, Confessed) == []
    assert told(game, Eliminated) == [Eliminated(B, "night")]


@pytest.mark.rule("SAL-RULING-62")
@pytest.mark.parametrize("parts", [0, 1])
@pytest.mark.parametrize("kind", [ALIBI, CURSE, SCAPEGOAT, ROBBERY])
def test_a_card_whose_questions_run_out_was_not_played_and_stays_in_hand(kind: int, parts: int) -> None:
    game = village(hands={A: [kind], B: [ACCUSATION]}, fronts={B: [ACCUSATION, ASYLUM]})
    play(game, A, kind, *[B][:parts])

    expire(game, A)

    assert hand(game, A) == [kind]
    assert front(game, B) == [ACCUSATION, ASYLUM]
    assert DRAW in asked(game, A).options


@pytest.mark.rule("SAL-RULING-62")
def test_john_proctor_who_may_take_up_to_three_takes_nothing_more() -> None:
    game = village(
        characters={C: JOHN_PROCTOR}, rows={B: "nnnnN"}, hands={A: [WITNESS], B: [ALIBI, STOCKS, ACCUSATION]}
    )
    play(game, A, WITNESS, B)
    pick(game, A, 4)
    answer(game, C, CARDS[STOCKS])

    expire(game, C)

    assert hand(game, C) == [STOCKS]
    assert is_asked(game, B, "last-words")


@pytest.mark.rule("SAL-RULING-62")
def test_john_and_martha_who_take_everything_get_a_random_card() -> None:
    game = village(
        "fr",
        characters={C: JOHN_PROCTOR, D: MARTHA_COREY},
        rows={B: "nnnnN"},
        hands={A: [WITNESS], B: [ALIBI, STOCKS, ACCUSATION]},
        chance={"john": [1, 0]},
    )
    play(game, A, WITNESS, B)

    expire(game, C)
    expire(game, D)
    answer(game, C, CARDS[ACCUSATION])

    assert hand(game, C) == [ACCUSATION, STOCKS]
    assert hand(game, D) == [ALIBI]


@pytest.mark.rule("SAL-RULING-62")
@pytest.mark.parametrize("submitted", [True, False])
def test_titubas_last_submitted_order_stands(submitted: bool) -> None:
    game = village("fr", characters={A: TITUBA}, deck=[ALIBI, STOCKS, EVIDENCE], rest="gone")
    answer(game, A, mh.Word("rearrange"))
    if submitted:
        for order in ([0, 1, 3, 2], [2, 0, 3, 1]):
            game.answer(f"{A}-sign", [mh.Position(place) for place in order])

    expire(game, A)

    assert kinds(game.state.deck[::-1]) == ([EVIDENCE, ALIBI, NIGHT, STOCKS] if submitted else [3, 8, 1, 14])


@pytest.mark.rule("SAL-RULING-62")
def test_samuel_parris_keeps_the_card_picked_so_far() -> None:
    game = village(characters={A: SAMUEL_PARRIS}, discard=[ALIBI, STOCKS])
    answer(game, A, mh.Word("recover"))
    answer(game, A, CARDS[STOCKS])

    expire(game, A)

    assert hand(game, A) == [STOCKS]
    assert asked(game, B).kind == "turn"


@pytest.mark.rule("SAL-RULING-94")
def test_samuel_parris_who_picks_nothing_has_not_acted_yet() -> None:
    game = village(characters={A: SAMUEL_PARRIS}, discard=[ALIBI, STOCKS])
    answer(game, A, mh.Word("recover"))

    expire(game, A)

    assert asked(game, A).kind == "turn"
    assert game.view(None).people[A].uses[1] == 2


@pytest.mark.rule("SAL-RULING-95")
@pytest.mark.parametrize("played", [0, 1])
def test_with_the_hourglass_running_an_unfinished_play_ends_the_turn(played: int) -> None:
    game = village(hands={A: [ACCUSATION] * 2}, deck=[ALIBI, STOCKS])
    if played:
        play(game, A, ACCUSATION, B)
    game.answer("2-hourglass", mh.Word("turn"))
    play(game, A, ACCUSATION)

    expire(game, A)

    assert asked(game, B).kind == "turn"
    assert hand(game, A) == ([ACCUSATION] if played else [ACCUSATION, ACCUSATION, ALIBI, STOCKS])


@pytest.mark.rule("SAL-RULING-62")
def test_without_an_order_the_original_target_goes_first() -> None:
    game = at_night("fr", rows={A: "WNNNN", B: "NNNNN"}, dead=[C, D], fronts={A: [MATCHMAKER], B: [MATCHMAKER]})
    night(game, B)
    assert is_asked(game, A, "first-out")

    expire(game, A)

    assert told(game, Eliminated) == [Eliminated(B, "night")]
    assert game.outcome is not None
    assert game.outcome.side == "witches"


@pytest.mark.rule("SAL-RULING-62")
def test_in_the_ghost_game_a_random_card_is_passed_to_a_ghost() -> None:
    game = village(players=2, rows={B: "NNNKN"}, deck=[CONSPIRACY], chance={"take": [0, 0, 3, 0]})
    draw(game, A)
    while is_asked_any(game, "take") or is_asked_any(game, "pass"):
        game.expire(game.decisions[0].id)

    assert game.view(B).own.passed[0].lost == "constable"


@pytest.mark.rule("SAL-RULING-62")
def test_in_the_ghost_game_a_framed_seat_loses_two_random_cards() -> None:
    game = at_night(players=2, rows={B: "WNNNN"}, chance={"tryal": [4, 2]})
    night(game, A)
    expire(game, B)
    expire(game, B)

    assert row(game, A) == "NNnNn"


@pytest.mark.rule("SAL-RULING-62")
def test_without_a_choice_one_of_the_two_town_hall_cards_is_kept_at_random() -> None:
    game = dawn(town_hall_choice=True)
    offered = [list(pair) for pair in game.state.offered]
    game.chance = Scripted({"town hall": [1, 0, 0, 1]})

    game.expire(game.decisions[0].id)

    assert game.state.characters == [offered[0][1], offered[1][0], offered[2][0], offered[3][1]]


@pytest.mark.rule("SAL-RULING-62")
def test_last_words_may_run_out() -> None:
    game = village(rows={B: "nnnnN"}, hands={A: [WITNESS]})
    play(game, A, WITNESS, B)
    pick(game, A, 4)
    assert asked(game, B).timer == 30
    assert asked(game, B).default == DONE

    expire(game, B)

    end(game, A)
    assert asked(game, C).kind == "turn"
