"""Rulings on characters: Martha's copies, and abilities that look, take or draw."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    STOCKS,
)
from meetinghouse.games.salem1692.events import (
    AbilityUsed,
    CardDrawn,
    CardRecovered,
    CardsShown,
    DeckSeen,
    PoolSeen,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ANN_PUTNAM,
    GILES_COREY,
    JOHN_PROCTOR,
    MARTHA_COREY,
    SAMUEL_PARRIS,
    THOMAS_DANFORTH,
    TITUBA,
    WILLIAM_PHIPS,
    Character,
)
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    answer,
    asked,
    draw,
    end,
    expire,
    hand,
    is_asked,
    is_living,
    kinds,
    last_words,
    night,
    pick,
    play,
    refused,
    told,
    village,
)

RECOVER, REARRANGE = mh.Word("recover"), mh.Word("rearrange")


# --- John Proctor


@pytest.mark.rule("SAL-RULING-51")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("martha", [False, True])
def test_john_and_his_copy_take_nothing_if_they_die_in_the_same_elimination(edition: str, martha: bool) -> None:
    dies, lives = (D, C) if martha else (C, D)
    game = village(
        edition,
        6,
        rows={B: "WNN", E: "KNN", F: "WNN"},
        deck=[NIGHT],
        hands={B: [ALIBI, CURSE]},
        fronts={B: [MATCHMAKER], dies: [MATCHMAKER]},
        characters={C: JOHN_PROCTOR, D: MARTHA_COREY},
    )
    draw(game, A)

    night(game, victim=B, gavel=A)

    assert not is_living(game, dies)
    assert told(game, PoolSeen, dies) == []
    assert game.state.hands[dies] == ()
    assert is_asked(game, lives, "john-takes") is (martha and edition == "en")


# --- Tituba, Samuel Parris, Giles Corey, Ann Putnam


def places(*order: int) -> list[mh.Position]:
    return [mh.Position(place) for place in order]


@pytest.mark.rule("SAL-RULING-52")
def test_titubas_last_submitted_order_stands_when_two_hourglasses_have_run_out() -> None:
    deck = [ALIBI, CURSE, EVIDENCE, NIGHT]
    game = village("en", deck=deck, rest="gone", characters={A: TITUBA}, options={"hourglass_seconds": 45})
    game.answer(asked(game, A).id, REARRANGE)
    assert [event.cards for event in told(game, DeckSeen, A)] == [("alibi", "curse", "evidence", "night")]
    assert asked(game, A).timer == 90

    game.answer("0-sign", places(3, 2, 1, 0))
    game.answer("0-sign", places(1, 3, 0, 2))
    with pytest.raises(mh.Refused):
        game.answer("0-sign", places(0, 0, 1, 2))
    expire(game, A)

    assert kinds(game.state.deck[::-1]) == [CURSE, NIGHT, ALIBI, EVIDENCE]


@pytest.mark.rule("SAL-RULING-52")
def test_others_see_only_that_tituba_handles_the_deck() -> None:
    game = village("en", deck=[ALIBI, CURSE, EVIDENCE], characters={A: TITUBA})
    game.answer(asked(game, A).id, REARRANGE)
    before = len(game.heard(B)), game.view(B)

    game.answer("0-sign", [mh.Position(place) for place in range(len(game.state.deck))][::-1])

    assert (len(game.heard(B)), game.view(B)) == before
    assert told(game, AbilityUsed, B) == [AbilityUsed(A, "tituba")]
    assert told(game, DeckSeen, B) == []
    assert game.view(B).waiting == (A,)


@pytest.mark.rule("SAL-RULING-53")
@pytest.mark.parametrize("pile", [[], [CONSPIRACY]])
def test_samuel_parris_needs_a_card_that_is_not_black(pile: list[int]) -> None:
    game = village(characters={A: SAMUEL_PARRIS}, discard=pile)

    assert refused(game, A, RECOVER) == "SAL-RULING-53"


@pytest.mark.rule("SAL-RULING-53")
def test_samuel_parris_picks_openly_and_may_take_the_black_cat() -> None:
    game = village(characters={A: SAMUEL_PARRIS}, discard=[CONSPIRACY, BLACK_CAT])

    game.answer(asked(game, A).id, RECOVER)
    assert asked(game, A).options == (CARDS[BLACK_CAT],)
    answer(game, A, CARDS[BLACK_CAT])

    assert told(game, CardRecovered) == [CardRecovered(A, "black-cat")]
    assert hand(game, A) == [BLACK_CAT]


@pytest.mark.rule("SAL-RULING-68")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("wants", "shown"), [(YES, True), (NO, False)])
def test_giles_shows_his_cards_only_if_he_wants_the_third(edition: str, wants: mh.Word, shown: bool) -> None:
    game = village(edition, deck=[ACCUSATION] * 3, characters={A: GILES_COREY})
    draw(game, A)
    assert told(game, CardsShown) == []

    answer(game, A, wants)

    assert (told(game, CardsShown) == [CardsShown(A, ("accusation", "accusation"))]) is shown
    assert len(game.state.hands[A]) == (3 if shown else 2)
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-RULING-69")
@pytest.mark.parametrize("by_hourglass", [False, True])
def test_ann_draws_at_the_end_of_her_turn_without_being_asked(by_hourglass: bool) -> None:
    game = village("en", hands={A: [ACCUSATION] * 2}, fronts={B: [ACCUSATION] * 6}, characters={A: ANN_PUTNAM})
    play(game, A, ACCUSATION, B)
    pick(game, A, 0)

    if by_hourglass:
        game.answer("1-hourglass", mh.Word("turn"))
        expire(game, A)
    else:
        end(game, A)

    assert told(game, CardDrawn) == [CardDrawn(A)] * 2
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-RULING-69")
def test_ann_draws_nothing_if_her_turn_ends_by_her_elimination() -> None:
    game = village(
        "en",
        6,
        rows={B: "WNN", E: "KNN", F: "WNN"},
        hands={A: [ACCUSATION]},
        fronts={A: [MATCHMAKER], B: [MATCHMAKER] + [ACCUSATION] * 6},
        characters={A: ANN_PUTNAM},
    )

    play(game, A, ACCUSATION, B)
    pick(game, A, 0)
    last_words(game)

    assert not is_living(game, A)
    assert told(game, CardDrawn) == []
    assert is_asked(game, C, "turn")


# --- blind choices


@pytest.mark.rule("SAL-RULING-71")
@pytest.mark.parametrize(
    ("who", "edition", "kind"),
    [(THOMAS_DANFORTH, "en", "hold-trial"), (ANN_PUTNAM, "es", "ann-draws"), (WILLIAM_PHIPS, "en", "tryal")],
)
def test_a_choice_about_anothers_hidden_cards_shows_nothing_before_it_is_made(
    who: Character, edition: str, kind: str
) -> None:
    accusations = 5 if who is THOMAS_DANFORTH else 6
    game = village(
        edition,
        hands={A: [ACCUSATION], D: [ALIBI, STOCKS]},
        fronts={D: [ACCUSATION] * accusations},
        characters={A: who},
    )

    play(game, A, ACCUSATION, D)

    assert is_asked(game, A, kind)
    assert {tryal.face for tryal in game.view(A).people[D].row} == {None}
    assert game.view(A).people[D].known_hand == ()
    assert {type(option) for option in asked(game, A).options} <= {mh.Position, mh.Word}


@pytest.mark.rule("SAL-RULING-71")
def test_john_proctor_looks_before_he_takes_and_nobody_else_does() -> None:
    game = village(
        "en",
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION], C: [ALIBI, CURSE]},
        fronts={C: [ACCUSATION] * 6},
        characters={D: JOHN_PROCTOR},
    )

    play(game, A, ACCUSATION, C)
    pick(game, A, 0)

    assert told(game, PoolSeen, D) == [PoolSeen(C, ("alibi", "curse"))]
    assert told(game, PoolSeen, A) == told(game, PoolSeen, B) == []
