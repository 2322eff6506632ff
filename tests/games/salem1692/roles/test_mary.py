"""Mary Warren."""

from __future__ import annotations

import pytest

from meetinghouse.games.salem1692.components import BLACK_CAT, CONSPIRACY, MATCHMAKER, NIGHT, WITNESS
from meetinghouse.games.salem1692.events import CatHadNoPrey, Eliminated, TryalRevealed
from meetinghouse.games.salem1692.roles.town_hall import GEORGE_BURROUGHS, MARTHA_COREY, MARY_WARREN, Character
from tests.games.salem1692.roles.courtroom import ONE_LEFT, eliminate
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    draw,
    front,
    is_asked,
    is_asked_any,
    is_living,
    last_words,
    night,
    play,
    told,
    village,
)

MATCHED = {B: [MATCHMAKER], C: [MATCHMAKER]}


@pytest.mark.rule("SAL-CHAR-MARY-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("who", [MARY_WARREN, MARTHA_COREY], ids=["mary", "her copy"])
def test_the_black_cats_reveal_does_not_happen_to_mary(edition: str, who: Character) -> None:
    game = village(edition, characters={B: MARY_WARREN, C: who}, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, A)

    assert told(game, CatHadNoPrey) == [CatHadNoPrey(C)]
    assert told(game, TryalRevealed) == []
    assert is_asked_any(game, "take")


@pytest.mark.rule("SAL-CHAR-MARY-01")
def test_the_black_cats_reveal_happens_to_anybody_else() -> None:
    game = village(characters={B: MARY_WARREN, C: GEORGE_BURROUGHS}, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, A)

    assert is_asked(game, A, "tryal")


@pytest.mark.rule("SAL-CHAR-MARY-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mary", "dead"), [(True, {B}), (False, {B, C})])
def test_mary_is_not_eliminated_with_her_matched_partner(edition: str, mary: bool, dead: set[int]) -> None:
    characters = {C: MARY_WARREN if mary else GEORGE_BURROUGHS}
    game = village(edition, 5, characters=characters, rows={B: ONE_LEFT}, hands={A: [WITNESS]}, fronts=MATCHED)

    eliminate(game, A, B)

    assert {event.seat for event in told(game, Eliminated)} == dead
    assert is_living(game, C) == mary


@pytest.mark.rule("SAL-CHAR-MARY-02")
def test_mary_is_not_eliminated_with_a_partner_who_dies_at_night() -> None:
    game = village(players=5, characters={C: MARY_WARREN}, fronts=MATCHED, deck=[NIGHT])
    draw(game, A)

    night(game, B)
    last_words(game)

    assert told(game, Eliminated) == [Eliminated(B, "night")]


@pytest.mark.rule("SAL-CHAR-MARY-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_black_cat_and_matchmaker_may_be_put_in_front_of_mary(edition: str) -> None:
    game = village(edition, characters={C: MARY_WARREN}, hands={A: [BLACK_CAT, MATCHMAKER]})

    play(game, A, BLACK_CAT, C)
    play(game, A, MATCHMAKER, C)

    assert front(game, C) == [BLACK_CAT, MATCHMAKER]


@pytest.mark.rule("SAL-CHAR-MARY-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_martha_who_copies_mary_is_eliminated_with_her(edition: str) -> None:
    characters = {B: MARY_WARREN, C: MARTHA_COREY}
    game = village(edition, 5, characters=characters, rows={B: ONE_LEFT}, hands={A: [WITNESS]}, fronts=MATCHED)

    eliminate(game, A, B)

    assert told(game, Eliminated) == [Eliminated(B, "last-tryal"), Eliminated(C, "matched")]


@pytest.mark.rule("SAL-CHAR-MARY-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_marys_partner_is_eliminated_with_her(edition: str) -> None:
    rows = {B: ONE_LEFT}
    game = village(edition, 5, characters={B: MARY_WARREN}, rows=rows, hands={A: [WITNESS]}, fronts=MATCHED)

    eliminate(game, A, B)

    assert told(game, Eliminated) == [Eliminated(B, "last-tryal"), Eliminated(C, "matched")]
