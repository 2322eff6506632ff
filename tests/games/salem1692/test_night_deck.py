"""The deck after a night, and how the game continues: the end of section 12 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.chance import Chance
from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    CONSPIRACY,
    CURSE,
    FIRST,
    NIGHT,
    PIETY,
    ROBBERY,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import BlackCardDrawn, DeckReformed
from meetinghouse.games.salem1692.roles.town_hall import REBECCA_NURSE
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    DRAW,
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    draw,
    front,
    hand,
    is_asked,
    kinds,
    night,
    pick,
    play,
    refused,
    village,
)

WHEN_EXHAUSTED = ["fr"]


def quiet_night(game: Salem) -> None:
    """A draws Night, and nobody dies."""
    draw(game, A)
    night(game, victim=B, gavel=B)


def single(*kinds: int) -> list[int]:
    """The cards of these kinds, of which there is one copy each."""
    return [FIRST[kind] for kind in kinds]


@pytest.mark.rule("SAL-NIGHT-22", "SAL-NIGHT-26")
def test_en_shuffles_deck_and_discard_pile_together_after_every_night() -> None:
    deck = [ACCUSATION, NIGHT, CURSE, ROBBERY]
    order = single(ARSON, CURSE, ASYLUM, ROBBERY)
    script: dict[str, list[Any]] = {"deck": [order], "night": [0]}
    game = village("en", 5, deck=deck, discard=[ARSON, ASYLUM], rest="gone", chance=script)

    quiet_night(game)

    assert game.state.deck == [FIRST[NIGHT], *order]
    assert game.state.discard == ()
    assert DeckReformed(5) in game.heard(None)


@pytest.mark.rule("SAL-NIGHT-23")
@pytest.mark.parametrize("edition", WHEN_EXHAUSTED)
def test_fr_and_es_shuffle_the_discard_pile_into_a_new_deck_when_the_deck_is_empty(edition: str) -> None:
    order = single(CURSE, ARSON, ASYLUM)
    discard = [ARSON, ASYLUM, CURSE]
    game = village(edition, 5, deck=[ACCUSATION, NIGHT], discard=discard, rest="gone", chance={"deck": [order]})

    quiet_night(game)

    assert game.state.deck == [FIRST[NIGHT], *order]
    assert game.state.discard == ()


@pytest.mark.rule("SAL-RULING-93")
def test_where_every_night_reforms_the_deck_the_cards_left_are_shuffled_in_whatever_the_source() -> None:
    places = set()
    for seed in range(30):
        game = village(
            "en",
            5,
            deck=[ACCUSATION, NIGHT, CURSE, ROBBERY],
            discard=[ALIBI, ALIBI],
            rest="gone",
            options={"deck_reform_source": "discard", "night_card_placement": "bottom"},
        )
        game.chance = Chance.of(str(seed))
        quiet_night(game)
        assert sorted(kinds(game.state.deck)) == sorted([NIGHT, ALIBI, ALIBI, ROBBERY, CURSE])
        places.add(kinds(game.state.deck).index(CURSE))
    assert places == {1, 2, 3, 4}


@pytest.mark.rule("SAL-NIGHT-24")
@pytest.mark.parametrize(("discard", "lower_half"), [([ALIBI] * 2 + [STOCKS] * 2, 2), ([ALIBI] * 2 + [STOCKS] * 3, 3)])
def test_en_puts_night_anywhere_into_the_lower_half_of_the_new_deck(discard: list[int], lower_half: int) -> None:
    found = set()
    for seed in range(60):
        game = village("en", 5, deck=[ACCUSATION, NIGHT], discard=discard, rest="gone")
        game.chance = Chance.of(str(seed))
        quiet_night(game)
        found.add(kinds(game.state.deck).index(NIGHT))

    assert found == set(range(lower_half + 1))  # the number of cards that may be below it


@pytest.mark.rule("SAL-NIGHT-25")
@pytest.mark.parametrize("edition", WHEN_EXHAUSTED)
def test_fr_and_es_put_night_under_the_new_deck(edition: str) -> None:
    for seed in range(20):
        game = village(edition, 5, deck=[ACCUSATION, NIGHT], discard=[ALIBI, ALIBI, CURSE, ARSON], rest="gone")
        game.chance = Chance.of(str(seed))
        quiet_night(game)
        assert kinds(game.state.deck).index(NIGHT) == 0
        assert game.view(None).table.night_last


@pytest.mark.rule("SAL-NIGHT-26")
@pytest.mark.parametrize("edition", WHEN_EXHAUSTED)
def test_an_immediate_reform_comes_also_with_cards_left_below_night(edition: str) -> None:
    options = {"early_night_reform": "immediate"}
    deck = [ACCUSATION, NIGHT, CURSE]
    game = village(edition, 5, deck=deck, discard=[ALIBI, ALIBI], rest="gone", options=options)

    quiet_night(game)

    assert sorted(kinds(game.state.deck)) == sorted([NIGHT, ALIBI, ALIBI, CURSE])
    assert game.state.discard == game.state.aside == ()


@pytest.mark.rule("SAL-NIGHT-27")
@pytest.mark.parametrize("edition", WHEN_EXHAUSTED)
def test_fr_plays_the_cards_left_below_night_and_re_forms_when_the_last_is_drawn(edition: str) -> None:
    deck = [ACCUSATION, NIGHT, ALIBI, CURSE]
    game = village(edition, 5, deck=deck, discard=[ARSON, ROBBERY], rest="gone")

    quiet_night(game)
    assert kinds(game.state.deck) == [CURSE, ALIBI]
    assert kinds(game.state.aside) == [NIGHT]
    assert kinds(game.state.discard) == [ARSON, ROBBERY]
    draw(game, B)

    assert hand(game, B) == [ALIBI, CURSE]
    assert sorted(kinds(game.state.deck)) == [ARSON, ROBBERY, NIGHT]
    assert kinds(game.state.deck)[0] == NIGHT
    assert game.state.discard == game.state.aside == ()


@pytest.mark.rule("SAL-NIGHT-27")
@pytest.mark.parametrize("edition", WHEN_EXHAUSTED)
def test_a_draw_goes_on_from_the_deck_that_is_re_formed_in_its_middle(edition: str) -> None:
    deck = [ACCUSATION, NIGHT, CURSE]
    game = village(edition, 5, deck=deck, discard=[ALIBI, ALIBI], rest="gone")

    quiet_night(game)
    draw(game, B)

    assert hand(game, B) == [ALIBI, CURSE]
    assert kinds(game.state.deck) == [NIGHT, ALIBI]


@pytest.mark.rule("SAL-NIGHT-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_in_hands_and_fronts_are_not_shuffled_in(edition: str) -> None:
    game = village(
        edition,
        5,
        hands={B: [CURSE], C: [ROBBERY]},
        fronts={B: [ASYLUM, ACCUSATION], D: [PIETY, STOCKS]},
        deck=[ACCUSATION, NIGHT],
        discard=[ALIBI, ARSON],
        rest="gone",
    )

    quiet_night(game)

    assert sorted(kinds(game.state.deck)) == [ALIBI, ARSON, NIGHT]
    assert (hand(game, B), hand(game, C)) == ([CURSE], [ROBBERY])
    assert (front(game, B), front(game, D)) == ([ACCUSATION, ASYLUM], [STOCKS, PIETY])


@pytest.mark.rule("SAL-NIGHT-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_night_the_next_player_clockwise_goes_on(edition: str) -> None:
    game = village(edition, 5, turn=C, deck=[ACCUSATION, NIGHT], rest="discard")

    draw(game, C)
    night(game, victim=B, gavel=B)

    assert is_asked(game, D, "turn")


@pytest.mark.rule("SAL-NIGHT-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_night_on_the_first_card_of_a_draw_the_second_is_drawn(edition: str) -> None:
    game = village(edition, 5, turn=C, deck=[NIGHT], rest="discard")

    draw(game, C)
    night(game, victim=B, gavel=B)

    assert len(game.state.hands[C]) == 1
    assert is_asked(game, D, "turn")


@pytest.mark.rule("SAL-NIGHT-29")
def test_after_a_night_drawn_by_another_the_interrupted_turn_goes_on() -> None:
    game = village("en", 5, hands={A: [WITNESS, STOCKS]}, characters={C: REBECCA_NURSE}, deck=[NIGHT])

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    answer(game, C, YES)
    night(game, victim=B, gavel=B)

    assert refused(game, A, DRAW) == "SAL-TURN-06"  # the turn in which A played is not over
    play(game, A, STOCKS, C)
    assert front(game, C) == [STOCKS]


@pytest.mark.rule("SAL-NIGHT-30")
def test_conspiracy_under_night_does_not_occur_in_that_round() -> None:
    order = single(CONSPIRACY, CURSE, ARSON, ROBBERY)  # from the bottom
    # first Night goes on top of the lower half, then Conspiracy below it
    script: dict[str, list[Any]] = {"deck": [order], "night": [2]}
    discard = [CONSPIRACY, CURSE, ARSON, ROBBERY]
    game = village("en", 5, deck=[ACCUSATION, NIGHT], discard=discard, rest="gone", chance=script)

    quiet_night(game)
    assert kinds(game.state.deck) == [CONSPIRACY, CURSE, NIGHT, ARSON, ROBBERY]
    draw(game, B)
    draw(game, C)
    night(game, victim=B, gavel=B)

    drawn = [event.card for event in game.heard(None) if isinstance(event, BlackCardDrawn)]
    assert drawn[:2] == ["night", "night"]
