"""Asylum, Black Cat and Piety; Matchmaker has its own file."""

from __future__ import annotations

import pytest

import meetinghouse as mh
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
    SCAPEGOAT,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CardPlayed,
    CatHadNoPrey,
    DrawnCardSeen,
    TargetSafe,
    TrialBegan,
    TryalRevealed,
)
from meetinghouse.games.salem1692.queries import threshold, total
from meetinghouse.games.salem1692.roles.town_hall import (
    GEORGE_BURROUGHS,
    THOMAS_DANFORTH,
    WILL_GRIGGS,
    WILLIAM_PHIPS,
    Character,
)
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
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
    front,
    hand,
    is_asked,
    is_living,
    kinds,
    night,
    pick,
    play,
    refused,
    row,
    take_tryals,
    told,
    village,
)

BLUE = [
    pytest.param(ASYLUM, marks=pytest.mark.rule("SAL-CARD-ASYLUM-01")),
    pytest.param(BLACK_CAT, marks=pytest.mark.rule("SAL-CARD-BLACKCAT-01")),
    pytest.param(MATCHMAKER, marks=pytest.mark.rule("SAL-CARD-MATCHMAKER-01")),
    pytest.param(PIETY, marks=pytest.mark.rule("SAL-CARD-PIETY-01")),
]


@pytest.mark.parametrize("kind", BLUE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blue_card_is_put_in_front_of_another_living_player(edition: str, kind: int) -> None:
    game = village(edition, 6, hands={A: [kind]}, dead=[C])

    answer(game, A, CARDS[kind])
    assert asked(game, A).options == tuple(mh.Seat(seat) for seat in (B, D, E, F))
    assert refused(game, A, A) == "SAL-LAW-01"
    assert refused(game, A, C) == "SAL-COLOR-07"
    answer(game, A, D)

    assert (hand(game, A), front(game, D), game.state.discard) == ([], [kind], ())
    assert told(game, CardPlayed) == [CardPlayed(A, CARDS[kind].kind, D)]
    assert is_asked(game, A, "turn")


# --- Asylum


@pytest.mark.rule("SAL-CARD-ASYLUM-02", "SAL-CARD-ASYLUM-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_saves_the_night_target_and_is_not_used_up(edition: str) -> None:
    game = village(edition, fronts={B: [ASYLUM]}, deck=[ACCUSATION, NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert is_living(game, B)
    assert told(game, TargetSafe) == [TargetSafe(B, "asylum")]
    assert front(game, B) == [ASYLUM]


@pytest.mark.rule("SAL-CARD-ASYLUM-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_saves_nobody_but_its_holder(edition: str) -> None:
    game = village(edition, fronts={B: [ASYLUM]}, deck=[ACCUSATION, NIGHT])

    draw(game, A)
    night(game, victim=A, gavel=B)

    assert not is_living(game, A)


@pytest.mark.rule("SAL-CARD-ASYLUM-03")
def test_asylum_saves_its_holder_night_after_night() -> None:
    game = village("fr", fronts={B: [ASYLUM]}, deck=[NIGHT], discard=[ACCUSATION] * 3, rest="gone")

    draw(game, A)
    night(game, victim=B, gavel=A)
    draw(game, B)
    draw(game, C)
    night(game, victim=B, gavel=A)

    assert told(game, TargetSafe) == [TargetSafe(B, "asylum")] * 2


@pytest.mark.rule("SAL-CARD-ASYLUM-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_does_not_protect_from_a_trial(edition: str) -> None:
    game = village(edition, rows={B: "nnnnN"}, hands={A: [WITNESS]}, fronts={B: [ASYLUM]})

    play(game, A, WITNESS, B)
    if edition != "fr":
        pick(game, A, 4)

    assert not is_living(game, B)


@pytest.mark.rule("SAL-CARD-ASYLUM-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_does_not_protect_from_the_black_cat(edition: str) -> None:
    game = village(edition, rows={B: "nnnnN"}, fronts={B: [ASYLUM, BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, A)
    pick(game, A, 4)

    assert not is_living(game, B)


@pytest.mark.rule("SAL-CARD-ASYLUM-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_does_not_protect_from_a_matched_death(edition: str) -> None:
    game = village(edition, 6, fronts={B: [ASYLUM, MATCHMAKER], C: [MATCHMAKER]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=C, gavel=A)

    assert (is_living(game, B), is_living(game, C)) == (False, False)


# --- Black Cat


@pytest.mark.rule("SAL-CARD-BLACKCAT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_black_cat_is_moved_and_discarded_like_any_blue_card(edition: str) -> None:
    game = village(edition, hands={A: [SCAPEGOAT, CURSE]}, fronts={B: [BLACK_CAT]})

    play(game, A, SCAPEGOAT, B, C)
    assert (front(game, B), front(game, C)) == ([], [BLACK_CAT])
    play(game, A, CURSE, C, CARDS[BLACK_CAT])

    assert front(game, C) == []
    assert kinds(game.state.discard) == [SCAPEGOAT, CURSE, BLACK_CAT]


@pytest.mark.rule("SAL-CARD-BLACKCAT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_conspiracy_reveals_a_tryal_card_of_the_black_cats_holder(edition: str) -> None:
    game = village(edition, rows={B: "NKN"}, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, A)
    assert asked(game, A).about == mh.Seat(B)
    pick(game, A, 1)

    assert row(game, B) == "NkN"
    assert told(game, TryalRevealed) == [TryalRevealed(B, 1, "constable", "cat")]


@pytest.mark.rule("SAL-CARD-BLACKCAT-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_discarded_black_cat_is_shuffled_in_drawn_held_and_played(edition: str) -> None:
    game = village(edition, deck=[NIGHT], discard=[BLACK_CAT], rest="gone", chance={"night": [0]})

    draw(game, A)
    night(game, victim=B, gavel=B)
    assert told(game, DrawnCardSeen, A) == [DrawnCardSeen(A, "black-cat")]
    assert (hand(game, A), front(game, A)) == ([BLACK_CAT], [])


@pytest.mark.rule("SAL-CARD-BLACKCAT-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_drawn_black_cat_is_played_on_another_player(edition: str) -> None:
    game = village(edition, deck=[BLACK_CAT])

    draw(game, A)
    for seat in (B, C, D):
        draw(game, seat)
    play(game, A, BLACK_CAT, C)

    assert front(game, C) == [BLACK_CAT]


@pytest.mark.rule("SAL-CARD-BLACKCAT-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("where", ["hand", "discard"])
def test_the_black_cat_does_nothing_in_a_hand_or_on_the_discard_pile(edition: str, where: str) -> None:
    hands, discard = ({B: [BLACK_CAT]}, []) if where == "hand" else ({}, [BLACK_CAT])
    game = village(edition, hands=hands, discard=discard, deck=[CONSPIRACY])

    draw(game, A)
    take_tryals(game)

    assert told(game, CatHadNoPrey) == [CatHadNoPrey(None)]
    assert told(game, TryalRevealed) == []


# --- Piety


@pytest.mark.rule("SAL-CARD-PIETY-02")
@pytest.mark.parametrize("kind", [ACCUSATION, EVIDENCE, WITNESS])
def test_in_english_piety_lets_red_cards_in_and_doubles_the_threshold(kind: int) -> None:
    game = village("en", hands={A: [kind, ACCUSATION]}, fronts={B: [PIETY] + [ACCUSATION] * 6})
    assert threshold(game.state, B) == 14

    play(game, A, kind, B)

    assert told(game, TrialBegan) == []
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CARD-PIETY-02")
def test_in_english_a_player_with_piety_is_tried_at_fourteen() -> None:
    game = village("en", hands={A: [WITNESS]}, fronts={B: [PIETY] + [ACCUSATION] * 7})

    play(game, A, WITNESS, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-CARD-PIETY-03")
@pytest.mark.parametrize("edition", ["fr", "es"])
@pytest.mark.parametrize("kind", [ACCUSATION, EVIDENCE, WITNESS])
def test_in_french_and_spanish_no_red_card_is_played_on_a_player_with_piety(edition: str, kind: int) -> None:
    game = village(edition, hands={A: [kind]}, fronts={B: [PIETY]})

    answer(game, A, CARDS[kind])

    assert asked(game, A).options == (mh.Seat(C), mh.Seat(D))
    assert refused(game, A, B) == "SAL-CARD-PIETY-03"


@pytest.mark.rule("SAL-CARD-PIETY-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_accusations_stay_when_piety_arrives(edition: str) -> None:
    game = village(edition, hands={A: [PIETY]}, fronts={B: [ACCUSATION, EVIDENCE]})

    play(game, A, PIETY, B)

    assert front(game, B) == [ACCUSATION, EVIDENCE, PIETY]
    assert total(game.state, B) == 4


@pytest.mark.rule("SAL-CARD-PIETY-05")
def test_in_english_who_loses_piety_with_seven_or_more_is_tried_at_once() -> None:
    game = village("en", hands={A: [CURSE]}, fronts={B: [PIETY] + [ACCUSATION] * 7})

    play(game, A, CURSE, B, CARDS[PIETY])
    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    pick(game, A, 3)

    assert row(game, B) == "NNNnN"
    assert front(game, B) == []


@pytest.mark.rule("SAL-CARD-PIETY-05")
@pytest.mark.parametrize(
    ("who", "before", "trials"),
    [(WILLIAM_PHIPS, 6, 0), (WILLIAM_PHIPS, 7, 1), (GEORGE_BURROUGHS, 7, 0), (GEORGE_BURROUGHS, 8, 1)],
)
def test_in_english_losing_piety_is_judged_by_the_undoubled_threshold(who: Character, before: int, trials: int) -> None:
    characters = {A: THOMAS_DANFORTH, B: who}
    fronts = {B: [PIETY] + [ACCUSATION] * before}
    game = village("en", hands={A: [CURSE]}, fronts=fronts, characters=characters)

    play(game, A, CURSE, B, CARDS[PIETY])

    assert len(told(game, TrialBegan)) == trials


@pytest.mark.rule("SAL-CARD-PIETY-05")
def test_in_english_losing_another_blue_card_brings_no_trial() -> None:
    game = village("en", hands={A: [CURSE]}, fronts={B: [PIETY, ASYLUM] + [ACCUSATION] * 9})

    play(game, A, CURSE, B, CARDS[ASYLUM])

    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-CARD-PIETY-06")
def test_where_losing_piety_brings_no_trial_nothing_happens_at_once() -> None:
    fronts = {B: [PIETY] + [ACCUSATION] * 9}
    game = village("en", hands={A: [CURSE]}, fronts=fronts, options={"piety_loss_trial": False})

    play(game, A, CURSE, B, CARDS[PIETY])

    assert told(game, TrialBegan) == []
    assert total(game.state, B) == 9
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CARD-PIETY-06")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_in_french_and_spanish_losing_piety_has_no_immediate_effect(edition: str) -> None:
    game = village(edition, hands={A: [CURSE, ACCUSATION]}, fronts={B: [PIETY] + [ACCUSATION] * 6})
    assert not game.state.edition.piety_loss_trial

    play(game, A, CURSE, B, CARDS[PIETY])

    assert (told(game, TrialBegan), total(game.state, B)) == ([], 6)
    play(game, A, ACCUSATION, B)
    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-CARD-PIETY-07")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_will_griggs_passes_piety_with_an_alibi_where_it_is_no_red_card(edition: str) -> None:
    game = village(edition, hands={A: [ALIBI]}, fronts={B: [PIETY]}, characters={A: WILL_GRIGGS})

    play(game, A, ALIBI_AS_WITNESS, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-CARD-PIETY-07", "SAL-CHAR-GRIGGS-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_may_let_piety_stop_will_griggs(edition: str) -> None:
    """In the English edition it does so by itself, once the table lets Piety keep red cards away."""
    options = {"piety_effect": "no_red_played"} if edition == "en" else {"griggs_alibi_bypasses_piety": False}
    game = village(edition, hands={A: [ALIBI]}, fronts={B: [PIETY]}, characters={A: WILL_GRIGGS}, options=options)

    answer(game, A, (CARDS[ALIBI], CARDS[WITNESS]))

    assert refused(game, A, B) == "SAL-CHAR-GRIGGS-04"
