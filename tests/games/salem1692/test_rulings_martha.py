"""Rulings on Martha Corey: what she copies, when the copy changes, and in which order the two abilities are used."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import DONE, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    CARDS,
    CURSE,
    EVIDENCE,
)
from meetinghouse.games.salem1692.events import (
    PoolSeen,
    TrialBegan,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    GILES_COREY,
    JOHN_PROCTOR,
    MARTHA_COREY,
    REBECCA_NURSE,
    SAMUEL_PARRIS,
    THOMAS_DANFORTH,
    TITUBA,
    Character,
)
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    answer,
    asked,
    draw,
    end,
    front,
    is_asked,
    kinds,
    last_words,
    pick,
    play,
    row,
    told,
    village,
)

RECOVER, REARRANGE = mh.Word("recover"), mh.Word("rearrange")


@pytest.mark.rule("SAL-RULING-49")
def test_martha_has_uses_of_her_own_where_her_neighbours_are_spent() -> None:
    game = village(turn=D, characters={C: SAMUEL_PARRIS, D: MARTHA_COREY}, discard=[ALIBI, CURSE, EVIDENCE])
    game.state.uses[C] = (1, 0, 1)
    game.advance()

    game.answer(asked(game, D).id, RECOVER)
    answer(game, D, CARDS[ALIBI])
    answer(game, D, DONE)

    assert game.state.uses[D][SAMUEL_PARRIS.limited] == 1
    assert game.state.uses[C][SAMUEL_PARRIS.limited] == 0


@pytest.mark.rule("SAL-RULING-49")
def test_marthas_uses_are_counted_for_each_copied_ability() -> None:
    game = village(
        "en",
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 6},
        characters={B: TITUBA, C: SAMUEL_PARRIS, D: MARTHA_COREY},
    )
    game.state.uses[D] = (1, 0, 1)

    play(game, A, ACCUSATION, C)
    pick(game, A, 0)
    last_words(game)
    end(game, A)
    draw(game, B)

    assert REARRANGE in asked(game, D).options


@pytest.mark.rule("SAL-RULING-49")
def test_an_eliminated_neighbours_ability_is_gone_for_martha_too() -> None:
    game = village(
        "en",
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 6},
        characters={C: GILES_COREY, D: MARTHA_COREY},
    )
    assert game.view(None).people[D].ability == "giles-corey"

    play(game, A, ACCUSATION, C)
    pick(game, A, 0)

    assert game.view(None).people[D].ability == "william-phips"


@pytest.mark.rule("SAL-RULING-50")
@pytest.mark.parametrize("edition", ["en", "es"])
@pytest.mark.parametrize(
    ("copied", "in_front"), [(GEORGE_BURROUGHS, [ACCUSATION] * 7), (COTTON_MATHER, [EVIDENCE] * 3)]
)
def test_the_active_player_picks_when_a_lost_copy_brings_martha_to_trial(
    edition: str, copied: Character, in_front: list[int]
) -> None:
    game = village(
        edition,
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION, ACCUSATION]},
        fronts={C: [ACCUSATION] * 6, D: in_front},
        characters={C: copied, D: MARTHA_COREY},
    )
    play(game, A, ACCUSATION, C)
    if copied is GEORGE_BURROUGHS:
        play(game, A, ACCUSATION, C)

    pick(game, A, 0)

    assert told(game, TrialBegan) == [TrialBegan(C, A), TrialBegan(D, A)]
    assert asked(game, A).about == mh.Seat(D)
    pick(game, A, 4)
    assert (row(game, D), front(game, D)) == ("WNNNn", [])


@pytest.mark.rule("SAL-RULING-50")
def test_in_fr_that_tryal_card_is_picked_at_random() -> None:
    game = village(
        "fr",
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 7, D: [ACCUSATION] * 7},
        characters={C: GEORGE_BURROUGHS, D: MARTHA_COREY},
        chance={"tryal": [0, 3]},
    )

    play(game, A, ACCUSATION, C)

    assert row(game, D) == "WNNnN"


@pytest.mark.rule("SAL-RULING-50")
@pytest.mark.parametrize("edition", ["en", "es"])
def test_on_her_own_turn_martha_picks_her_own_card(edition: str) -> None:
    game = village(
        edition,
        turn=D,
        rows={C: "N", B: "KNN"},
        hands={D: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 7, D: [ACCUSATION] * 7},
        characters={C: GEORGE_BURROUGHS, D: MARTHA_COREY},
    )

    play(game, D, ACCUSATION, C)
    pick(game, D, 0)

    assert is_asked(game, D, "tryal")
    assert asked(game, D).about == mh.Seat(D)


@pytest.mark.rule("SAL-RULING-87")
def test_two_copies_of_an_ability_act_clockwise_from_the_active_player() -> None:
    game = village(
        "en",
        5,
        turn=C,
        hands={C: [ACCUSATION]},
        fronts={D: [ACCUSATION] * 6},
        rows={D: "NNN", B: "WNK"},
        characters={E: REBECCA_NURSE, A: MARTHA_COREY},
    )

    play(game, C, ACCUSATION, D)
    pick(game, C, 0)

    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(E, "rebecca-draws")]
    answer(game, E, YES)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(A, "rebecca-draws")]
    answer(game, A, YES)
    assert (len(game.state.hands[E]), len(game.state.hands[A])) == (1, 1)


@pytest.mark.rule("SAL-RULING-87")
@pytest.mark.parametrize("edition", EDITIONS)
def test_john_takes_before_martha_though_she_sits_nearer(edition: str) -> None:
    game = village(
        edition,
        rows={B: "N", C: "WNK"},
        turn=C,
        hands={B: [ALIBI, CURSE, EVIDENCE], C: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        characters={D: JOHN_PROCTOR, A: MARTHA_COREY},
    )

    play(game, C, ACCUSATION, B)
    if edition != "fr":
        pick(game, C, 0)

    assert is_asked(game, D, "john-takes")
    answer(game, D, CARDS[ALIBI])
    assert is_asked(game, A, "john-takes")


@pytest.mark.rule("SAL-RULING-88")
@pytest.mark.parametrize("edition", EDITIONS)
def test_martha_as_thomas_needs_seven_against_george(edition: str) -> None:
    game = village(
        edition,
        turn=B,
        hands={B: [ACCUSATION] * 2},
        fronts={C: [ACCUSATION] * 5},
        characters={A: THOMAS_DANFORTH, B: MARTHA_COREY, C: GEORGE_BURROUGHS},
    )

    play(game, B, ACCUSATION, C)
    assert is_asked(game, B, "turn")
    play(game, B, ACCUSATION, C)

    assert is_asked(game, B, "hold-trial") == (edition != "fr")
    assert bool(told(game, TrialBegan)) == (edition == "fr")  # in this edition their abilities cancel each other out


@pytest.mark.rule("SAL-RULING-88")
@pytest.mark.parametrize("edition", EDITIONS)
def test_martha_as_george_is_tried_at_seven_by_thomas_and_at_eight_by_others(edition: str) -> None:
    who = {A: THOMAS_DANFORTH, C: GEORGE_BURROUGHS, D: MARTHA_COREY}
    hands, fronts = {A: [ACCUSATION], B: [ACCUSATION]}, {D: [ACCUSATION] * 6}
    by_thomas = village(edition, hands=hands, fronts=fronts, characters=who)
    by_another = village(edition, turn=B, hands=hands, fronts=fronts, characters=who)

    play(by_thomas, A, ACCUSATION, D)
    play(by_another, B, ACCUSATION, D)

    assert is_asked(by_thomas, A, "hold-trial") == (edition != "fr")
    assert bool(told(by_thomas, TrialBegan)) == (edition == "fr")
    assert is_asked(by_another, B, "turn")
    assert told(by_another, TrialBegan) == []


@pytest.mark.rule("SAL-RULING-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_martha_does_not_use_johns_ability_on_johns_own_cards(edition: str) -> None:
    game = village(
        edition,
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION], C: [ALIBI, CURSE]},
        fronts={C: [ACCUSATION] * 6 + [ASYLUM]},
        characters={C: JOHN_PROCTOR, D: MARTHA_COREY},
    )

    play(game, A, ACCUSATION, C)
    if edition != "fr":
        pick(game, A, 0)

    assert told(game, PoolSeen, D) == []
    assert game.state.hands[D] == ()
    assert sorted(kinds(game.state.discard))[-3:] == [ALIBI, CURSE, ASYLUM]
