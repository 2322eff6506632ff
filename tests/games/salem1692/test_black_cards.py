"""Black cards in general: section 10 of the rules."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    BLACK_CAT,
    CONSPIRACY,
    KINDS,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    BlackCardDrawn,
    CardDrawn,
    GameWon,
    TryalTaken,
)
from meetinghouse.games.salem1692.roles.town_hall import REBECCA_NURSE
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    DRAW,
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    answer,
    draw,
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
    take_tryals,
    told,
    village,
)


def resolve(game: Salem) -> None:
    """Resolve a black card to its end, without a victim."""
    if is_asked_any(game, "take"):
        take_tryals(game)
    else:
        night(game, victim=B, gavel=B)


@pytest.mark.rule("SAL-BLACK-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [CONSPIRACY, NIGHT])
def test_a_black_card_is_shown_to_all_and_resolved_before_the_next_card_is_drawn(edition: str, kind: int) -> None:
    game = village(edition, 5, deck=[kind, ALIBI, ALIBI], discard=[ALIBI], rest="gone")

    draw(game, A)

    for seat in (None, A, B, C, D, E):
        assert told(game, BlackCardDrawn, seat) == [BlackCardDrawn(A, KINDS[kind])]
    assert {decision.kind for decision in game.decisions} <= {"take", "victim", "suspicion"}
    assert hand(game, A) == []
    resolve(game)
    assert hand(game, A) == [ALIBI]


@pytest.mark.rule("SAL-BLACK-02")
@pytest.mark.parametrize("kind", [CONSPIRACY, NIGHT])
def test_a_black_card_drawn_on_anothers_turn_is_resolved_and_the_turn_goes_on(kind: int) -> None:
    game = village(players=5, hands={A: [WITNESS, STOCKS]}, characters={C: REBECCA_NURSE}, deck=[kind])

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    answer(game, C, YES)

    assert told(game, BlackCardDrawn) == [BlackCardDrawn(C, KINDS[kind])]
    assert not is_asked_any(game, "turn")
    resolve(game)
    assert hand(game, C) == []
    assert refused(game, A, DRAW) == "SAL-TURN-06"  # the turn in which A played is not over
    play(game, A, STOCKS, B)
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-BLACK-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_conspiracy_is_discarded_after_it_is_resolved(edition: str) -> None:
    game = village(edition, deck=[CONSPIRACY])

    draw(game, A)

    assert kinds(game.state.discard) == []
    take_tryals(game)
    assert kinds(game.state.discard) == [CONSPIRACY]
    assert game.state.aside == ()


@pytest.mark.rule("SAL-BLACK-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_night_as_first_card_the_second_is_drawn_from_the_new_deck(edition: str) -> None:
    game = village(edition, 5, deck=[NIGHT], discard=[ALIBI, ALIBI], rest="gone")

    draw(game, A)
    night(game, victim=B, gavel=B)

    assert hand(game, A) == [ALIBI]
    assert sorted(kinds(game.state.deck)) == [ALIBI, NIGHT]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-BLACK-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_night_as_second_card_nothing_more_is_drawn(edition: str) -> None:
    game = village(edition, 5, deck=[ACCUSATION, NIGHT], discard=[ALIBI, ALIBI], rest="gone")

    draw(game, A)
    night(game, victim=B, gavel=B)

    assert hand(game, A) == [ACCUSATION]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-BLACK-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_drawer_draws_no_more(edition: str) -> None:
    game = village(edition, 5, deck=[NIGHT], discard=[ALIBI, ALIBI], rest="gone")

    draw(game, A)
    night(game, victim=A, gavel=B)
    last_words(game)

    assert not is_living(game, A)
    assert told(game, CardDrawn) == []
    assert len(game.state.deck) == 3
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-BLACK-07", "SAL-CONSP-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_black_cat_ends_the_game_nothing_further_happens(edition: str) -> None:
    game = village(edition, fronts={D: [BLACK_CAT]}, hands={D: [ALIBI]}, deck=[CONSPIRACY])

    draw(game, A)
    pick(game, A, 0)

    assert game.outcome is not None
    assert game.outcome.side == "townspeople"
    assert game.decisions == game.offers == []
    assert isinstance(game.heard(None)[-1], GameWon)
    assert told(game, TryalTaken) == []
    assert (hand(game, A), hand(game, D)) == ([], [ALIBI])
