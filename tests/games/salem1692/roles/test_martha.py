"""Martha Corey."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI, CARDS, EVIDENCE, NIGHT, STOCKS, WITNESS
from meetinghouse.games.salem1692.events import TrialBegan
from meetinghouse.games.salem1692.roles.town_hall import (
    CHARACTERS,
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    MARTHA_COREY,
    REBECCA_NURSE,
    SAMUEL_PARRIS,
    SARAH_GOOD,
    THOMAS_DANFORTH,
    TITUBA,
    WILLIAM_PHIPS,
    Character,
)
from tests.games.salem1692.roles.courtroom import ONE_LEFT, accuse, eliminate
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
    pick,
    play,
    row,
    stage,
    told,
    village,
)

OTHERS = [character for character in CHARACTERS if character is not MARTHA_COREY]


@pytest.mark.rule("SAL-CHAR-MARTHA-01")
@pytest.mark.parametrize("who", OTHERS, ids=lambda who: str(who.name))
@pytest.mark.parametrize(("martha", "right"), [(C, B), (A, D)])
def test_martha_has_the_ability_of_her_right_neighbours_character(who: Character, martha: int, right: int) -> None:
    game = village(characters={martha: MARTHA_COREY, right: who})

    person = game.view(None).people[martha]
    assert (person.character, person.ability) == ("martha-corey", who.name)


@pytest.mark.rule("SAL-CHAR-MARTHA-01")
def test_martha_acts_as_her_right_neighbour_and_not_as_her_left() -> None:
    game = village(
        characters={A: MARTHA_COREY, D: THOMAS_DANFORTH, B: GEORGE_BURROUGHS},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 5},
    )
    assert game.view(None).people[A].threshold == 7

    play(game, A, ACCUSATION, C)

    assert is_asked(game, A, "hold-trial")


@pytest.mark.rule("SAL-CHAR-MARTHA-02")
def test_when_her_neighbour_is_eliminated_martha_has_the_next_ones_ability() -> None:
    game = village(
        players=5,
        turn=D,
        characters={A: SARAH_GOOD, B: GEORGE_BURROUGHS, C: MARTHA_COREY},
        rows={B: ONE_LEFT, D: "KNNNN"},
        hands={D: [WITNESS]},
        fronts={B: [ACCUSATION]},
    )
    assert game.view(None).people[C].ability == "george-burroughs"
    accuse(game, D, B)

    assert is_asked(game, B, "last-words")
    assert game.view(None).people[C].ability == "sarah-good"
    assert game.view(None).people[C].threshold == 7


@pytest.mark.rule("SAL-CHAR-MARTHA-02")
def test_martha_looks_past_the_dead() -> None:
    game = village(players=5, dead=[A, B], characters={B: GEORGE_BURROUGHS, C: MARTHA_COREY, 4: COTTON_MATHER}, turn=C)

    assert game.view(None).people[C].ability == "cotton-mather"


@pytest.mark.rule("SAL-CHAR-MARTHA-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_copy_works_together_with_the_original(edition: str) -> None:
    game = village(edition, characters={B: REBECCA_NURSE, C: MARTHA_COREY}, hands={A: [WITNESS]})
    accuse(game, A, D, 4)

    answer(game, B, YES)
    answer(game, C, YES)

    assert (len(hand(game, B)), len(hand(game, C))) == (1, 1)


@pytest.mark.rule("SAL-CHAR-MARTHA-03")
def test_evidence_counts_one_against_cotton_and_against_his_copy() -> None:
    game = village(characters={B: COTTON_MATHER, C: MARTHA_COREY}, fronts={B: [EVIDENCE], C: [EVIDENCE], D: [EVIDENCE]})

    assert [person.accusations for person in game.view(None).people] == [0, 1, 1, 3]


@pytest.mark.rule("SAL-CHAR-MARTHA-04")
def test_marthas_use_of_samuel_parris_is_not_his() -> None:
    game = village(characters={A: SAMUEL_PARRIS, B: MARTHA_COREY}, discard=[ALIBI, STOCKS])
    answer(game, A, mh.Word("recover"))
    answer(game, A, CARDS[ALIBI])
    answer(game, A, CARDS[STOCKS])
    assert [person.uses[1] for person in game.view(None).people[:2]] == [1, 2]


@pytest.mark.rule("SAL-CHAR-MARTHA-04")
def test_martha_may_recover_though_samuel_parris_has_no_use_left() -> None:
    game = village(characters={A: SAMUEL_PARRIS, B: MARTHA_COREY}, turn=B, discard=[ALIBI, STOCKS])
    game.state.uses[A] = (1, 0, 1)

    answer(game, B, mh.Word("recover"))
    answer(game, B, CARDS[ALIBI])
    answer(game, B, CARDS[STOCKS])

    assert hand(game, B) == [ALIBI, STOCKS]
    assert [person.uses[1] for person in game.view(None).people[:2]] == [0, 1]


@pytest.mark.rule("SAL-CHAR-MARTHA-04")
def test_martha_rearranges_the_deck_once_for_herself() -> None:
    game = village("fr", characters={A: TITUBA, B: MARTHA_COREY}, turn=B, deck=[ALIBI], rest="gone")

    answer(game, B, mh.Word("rearrange"))
    game.answer(asked(game, B).id, [mh.Position(1), mh.Position(0)])

    assert mh.Word("rearrange") not in asked(game, B).options
    assert [person.uses[0] for person in game.view(None).people[:2]] == [1, 0]


@pytest.mark.rule("SAL-CHAR-MARTHA-04")
def test_martha_confesses_without_a_card_though_william_phips_has_done_so() -> None:
    game = village(characters={A: WILLIAM_PHIPS, B: MARTHA_COREY}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {})
    stage(game, "gavel", {})

    answer(game, A, mh.Word("declare"))
    assert mh.Word("declare") in asked(game, B).options
    answer(game, B, mh.Word("declare"))

    assert [person.uses[2] for person in game.view(None).people[:2]] == [0, 0]


@pytest.mark.rule("SAL-CHAR-MARTHA-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("copied", "cards"), [(COTTON_MATHER, [EVIDENCE, EVIDENCE, ACCUSATION]), (GEORGE_BURROUGHS, [ACCUSATION] * 7)]
)
def test_a_changed_copy_takes_effect_at_once_on_the_cards_in_marthas_front(
    edition: str, copied: Character, cards: list[int]
) -> None:
    game = village(
        edition,
        characters={B: copied, C: MARTHA_COREY},
        rows={B: ONE_LEFT},
        hands={A: [WITNESS]},
        fronts={B: [ACCUSATION], C: cards},
        chance={"tryal": [0, 2]},
    )
    assert told(game, TrialBegan) == []

    eliminate(game, A, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A), TrialBegan(C, A)]
    if edition != "fr":
        pick(game, A, 2)
    assert row(game, C) == "KNnNN"
    assert game.state.fronts[C] == ()


@pytest.mark.rule("SAL-CHAR-MARTHA-05")
def test_a_changed_copy_may_also_lower_marthas_total() -> None:
    game = village(
        players=5,
        characters={A: COTTON_MATHER, C: MARTHA_COREY},
        rows={B: ONE_LEFT, D: "KNNNN"},
        hands={A: [WITNESS]},
        fronts={C: [EVIDENCE, EVIDENCE]},
    )
    assert game.view(None).people[C].accusations == 6

    eliminate(game, A, B)

    assert game.view(None).people[C].accusations == 2
