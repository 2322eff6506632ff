"""William Phips."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import ACCUSATION, NIGHT
from meetinghouse.games.salem1692.events import Confessed, TargetSafe, TryalRevealed
from meetinghouse.games.salem1692.roles.town_hall import GEORGE_BURROUGHS, WILLIAM_PHIPS
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    confess_all,
    draw,
    is_living,
    pick,
    row,
    stage,
    told,
    village,
)

DECLARE = mh.Word("declare")


def two_nights(edition: str = "en") -> Salem:
    """A deck with two nights in a row: after the deck is formed anew, its only card lies under Night."""
    return village(
        edition,
        characters={B: WILLIAM_PHIPS, C: GEORGE_BURROUGHS},
        deck=[NIGHT, ACCUSATION],
        rest="gone",
        options={"early_night_reform": "immediate", "night_card_placement": "bottom_half"},
        chance={"night": [1, 0]},
    )


def to_confessions(game: Salem, victim: int = B) -> None:
    """The witches choose, and the constable protects A; now everybody may confess."""
    stage(game, "victim", {}, others=victim)
    stage(game, "gavel", {})


@pytest.mark.rule("SAL-CHAR-PHIPS-01", "SAL-CHAR-PHIPS-02", "SAL-CHAR-PHIPS-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_phips_confesses_without_a_card_in_public_and_is_safe(edition: str) -> None:
    game = two_nights(edition)
    draw(game, A)
    to_confessions(game)

    answer(game, B, DECLARE)
    for seat in (None, A, D):
        assert told(game, Confessed, seat) == [Confessed(B, without_card=True)]
    confess_all(game)

    assert told(game, TryalRevealed) == []
    assert row(game, B) == "NNNNN"
    assert told(game, TargetSafe) == [TargetSafe(B, "confession")]
    assert is_living(game, B)


@pytest.mark.rule("SAL-CHAR-PHIPS-01")
def test_phips_confesses_without_a_card_once_a_game() -> None:
    game = two_nights()
    draw(game, A)
    to_confessions(game)
    assert DECLARE in asked(game, B).options
    answer(game, B, DECLARE)
    confess_all(game)
    assert game.view(None).people[B].uses[2] == 0

    to_confessions(game)

    assert DECLARE not in asked(game, B).options
    confess_all(game)
    assert not is_living(game, B)


@pytest.mark.rule("SAL-CHAR-PHIPS-01")
def test_nobody_else_confesses_without_a_card() -> None:
    game = two_nights()
    draw(game, A)
    to_confessions(game)

    assert [decision.seat for decision in game.decisions if DECLARE in decision.options] == [B]


@pytest.mark.rule("SAL-CHAR-PHIPS-02")
def test_the_immunity_of_phips_ends_with_the_night() -> None:
    game = two_nights()
    draw(game, A)
    to_confessions(game)
    confess_all(game, {B: DECLARE})
    to_confessions(game)

    confess_all(game)

    assert not is_living(game, B)


@pytest.mark.rule("SAL-CHAR-PHIPS-04")
def test_on_another_night_phips_confesses_in_the_ordinary_way() -> None:
    game = two_nights()
    draw(game, A)
    to_confessions(game)
    confess_all(game, {B: DECLARE})
    to_confessions(game)

    pick(game, B, 3)
    confess_all(game)

    assert row(game, B) == "NNNnN"
    assert told(game, TargetSafe) == [TargetSafe(B, "confession")] * 2


@pytest.mark.rule("SAL-CHAR-PHIPS-04")
def test_an_ordinary_confession_keeps_the_use_of_phips() -> None:
    game = two_nights()
    draw(game, A)
    to_confessions(game)

    confess_all(game, {B: 3})

    assert row(game, B) == "NNNnN"
    assert game.view(None).people[B].uses[2] == 1
