"""Rulings on the deck: how it is halved, drawn to its end and reshuffled, and which cards leave it for good."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
)
from meetinghouse.games.salem1692.events import BlackCardDrawn, CharacterShown, DeckReformed, DrawForfeited
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    asked,
    draw,
    end,
    front,
    hand,
    is_asked,
    is_asked_any,
    kinds,
    last_words,
    night,
    opening,
    pick,
    play,
    take_tryals,
    told,
    village,
)


def places_of_night(players: int, script: int) -> tuple[int, int]:
    """How many cards the deck has besides Night, and Night's place from the top, if this number is drawn for Night."""
    deck = opening("en", players, chance={"night": [script]}).state.deck
    return len(deck) - 1, kinds(deck[::-1]).index(NIGHT)


# --- the end of the deck


WAITS = {"early_night_reform": "when_deck_exhausted"}  # the cards below Night are played first


@pytest.mark.rule("SAL-RULING-01")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_an_exhausted_deck_is_reformed_in_the_middle_of_a_draw(edition: str) -> None:
    game = village(edition, deck=[NIGHT, ALIBI, CURSE], discard=[ARSON, EVIDENCE], rest="gone", options=WAITS)
    draw(game, A)
    night(game, victim=A, gavel=A)
    assert (kinds(game.state.deck), kinds(game.state.aside)) == ([CURSE], [NIGHT])

    draw(game, B)

    assert len(game.state.hands[B]) == 2
    assert CURSE in hand(game, B)
    assert kinds(game.state.deck)[0] == NIGHT  # index 0 is the bottom
    assert sorted(hand(game, B) + kinds(game.state.deck)) == [EVIDENCE, ARSON, CURSE, NIGHT]
    assert game.state.discard == game.state.aside == ()


@pytest.mark.rule("SAL-RULING-01")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_the_deck_is_reformed_as_soon_as_its_last_card_is_drawn(edition: str) -> None:
    game = village(edition, deck=[NIGHT, ALIBI], discard=[ARSON, EVIDENCE], rest="gone", options=WAITS)
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert hand(game, A) == [ALIBI]
    assert is_asked(game, B, "turn")
    assert sorted(kinds(game.state.deck)) == [EVIDENCE, ARSON, NIGHT]


@pytest.mark.rule("SAL-RULING-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_night_under_a_conspiracy_is_drawn_as_the_second_card(edition: str) -> None:
    game = village(edition, deck=[CONSPIRACY, NIGHT], rest="discard")

    draw(game, A)
    take_tryals(game)

    assert [event.card for event in told(game, BlackCardDrawn)] == ["conspiracy", "night"]
    assert told(game, DrawForfeited) == []


@pytest.mark.rule("SAL-RULING-01")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_a_conspiracy_left_as_the_last_card_under_an_early_night_is_drawn(edition: str) -> None:
    game = village(edition, deck=[NIGHT, CONSPIRACY], rest="discard", options=WAITS)

    draw(game, A)
    night(game, victim=A, gavel=A)

    assert [event.card for event in told(game, BlackCardDrawn)] == ["night", "conspiracy"]
    assert told(game, DrawForfeited) == []


@pytest.mark.rule("SAL-RULING-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_night_alone_in_the_new_deck_the_rest_of_the_draw_is_forfeited(edition: str) -> None:
    game = village(edition, deck=[NIGHT], rest="gone")
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert told(game, DrawForfeited) == [DrawForfeited(A)]
    assert kinds(game.state.deck) == [NIGHT]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-RULING-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_draw_takes_the_lonely_night(edition: str) -> None:
    game = village(edition, deck=[NIGHT], rest="gone")
    draw(game, A)
    night(game, victim=A, gavel=A)

    draw(game, B)

    assert is_asked_any(game, "victim")
    assert told(game, BlackCardDrawn)[-1] == BlackCardDrawn(B, "night")


@pytest.mark.rule("SAL-RULING-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_card_after_night_is_drawn_without_a_question(edition: str) -> None:
    game = village(edition, deck=[NIGHT], rest="discard")
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert len(game.state.hands[A]) == 1
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-RULING-04")
@pytest.mark.parametrize(("players", "left", "lower"), [(6, 39, 20), (5, 42, 21), (4, 45, 23), (12, 21, 11)])
def test_the_lower_half_of_an_odd_pile_is_the_bigger_one(players: int, left: int, lower: int) -> None:
    assert places_of_night(players, 0) == (left, left)
    assert places_of_night(players, lower) == (left, left - lower)
    with pytest.raises(ValueError, match=f"a number below {lower + 1} was due"):
        places_of_night(players, lower + 1)


# --- Night and Conspiracy in the deck


@pytest.mark.rule("SAL-RULING-65")
@pytest.mark.parametrize(("edition", "waits"), [("en", False), ("fr", True), ("es", False)])
def test_after_an_early_night_es_re_forms_the_deck_at_once_and_fr_does_not(edition: str, waits: bool) -> None:
    game = village(edition, deck=[NIGHT, ALIBI, CURSE], discard=[ARSON, EVIDENCE], rest="gone")
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert (kinds(game.state.aside) == [NIGHT]) is waits
    assert (kinds(game.state.deck) == [CURSE]) is waits
    assert (told(game, DeckReformed) == []) is waits


@pytest.mark.rule("SAL-RULING-67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_discarded_conspiracy_is_shuffled_back_in_after_night(edition: str) -> None:
    game = village(edition, deck=[ALIBI, CONSPIRACY, ACCUSATION, NIGHT], discard=[CURSE], rest="gone")
    draw(game, A)
    take_tryals(game)
    draw(game, B)

    night(game, victim=A, gavel=A)

    assert sorted(kinds(game.state.deck)) == [CURSE, CONSPIRACY, NIGHT]
    assert game.state.discard == ()


@pytest.mark.rule("SAL-RULING-78")
def test_night_comes_when_its_card_is_drawn_and_not_when_the_deck_runs_out() -> None:
    game = village("en", deck=[ALIBI, CURSE, NIGHT, ARSON, EVIDENCE], rest="discard")

    draw(game, A)
    assert is_asked(game, B, "turn")
    draw(game, B)

    assert is_asked_any(game, "victim")
    assert sorted(kinds(game.state.deck)) == [EVIDENCE, ARSON]


# --- what everybody sees, and where chance comes from


@pytest.mark.rule("SAL-RULING-05")
def test_town_hall_cards_are_chosen_at_the_same_time_and_shown_together() -> None:
    game = opening("en", 4, options={"town_hall_choice": True})
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(s, "town-hall") for s in range(4)]

    for seat in (D, B, A):
        game.answer(asked(game, seat).id, asked(game, seat).options[1])
        assert told(game, CharacterShown) == []
        assert [person.character for person in game.view(None).people] == [None] * 4
    kept = asked(game, C).options[1]
    game.answer(asked(game, C).id, kept)

    assert [event.seat for event in told(game, CharacterShown)] == [A, B, C, D]
    assert mh.Card(told(game, CharacterShown)[C].character) == kept


@pytest.mark.rule("SAL-RULING-60")
def test_the_discard_pile_is_open_to_everybody_in_its_order() -> None:
    game = village("en", hands={A: [ARSON], B: [CURSE, ALIBI]}, discard=[PIETY, EVIDENCE])

    play(game, A, ARSON, B)

    pile = ("piety", "evidence", "arson", "curse", "alibi")
    assert [game.view(seat).table.discard for seat in (None, A, B, C, D)] == [pile] * 5


def played(seed: int, edition: str) -> Salem:
    """A whole game of careless players, the same for the same seed."""
    dice = random.Random(7)
    game: Salem = mh.start("salem1692", 5, seed=seed, options={"edition": edition})
    while not game.over:
        decision = dice.choice(game.decisions)
        game.answer(decision.id, decision.any(dice))
    return game


@pytest.mark.rule("SAL-RULING-76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_seed_and_the_same_answers_give_the_same_game(edition: str) -> None:
    game = played(1692, edition)

    again = mh.replay(game.record)

    assert again.save() == game.save() == played(1692, edition).save()
    assert played(1693, edition).heard(None)[: len(game.story)] != game.heard(None)


# --- two players left


@pytest.mark.rule("SAL-RULING-47")
def test_es_removes_blue_cards_only_when_two_players_are_left() -> None:
    rows = {A: "NN", B: "WNK", C: "N", D: "N"}
    game = village(
        "es",
        rows=rows,
        hands={A: [ACCUSATION, PIETY], B: [ACCUSATION]},
        fronts={A: [ASYLUM], C: [ACCUSATION] * 6, D: [ACCUSATION] * 6},
    )
    play(game, A, ACCUSATION, D)
    pick(game, A, 0)
    last_words(game)
    assert (hand(game, A), front(game, A)) == ([PIETY], [ASYLUM])

    end(game, A)
    play(game, B, ACCUSATION, C)
    pick(game, B, 0)

    assert (hand(game, A), front(game, A)) == ([], [])
    assert sorted(kinds(game.state.gone)) == [ASYLUM, PIETY]


@pytest.mark.rule("SAL-RULING-48")
def test_replacements_are_drawn_until_usable_cards_come_and_the_removed_never_return() -> None:
    deck = [ASYLUM, ROBBERY, ALIBI, SCAPEGOAT, MATCHMAKER, CURSE, ACCUSATION, NIGHT]
    game = village("fr", dead=(C, D), rows={A: "NNN", B: "WNK"}, deck=deck, rest="discard")

    draw(game, A)
    assert hand(game, A) == [ALIBI, CURSE]
    gone = [ROBBERY, SCAPEGOAT, ASYLUM, MATCHMAKER]
    assert sorted(kinds(game.state.gone)) == gone

    draw(game, B)
    night(game, victim=A, gavel=A)
    assert sorted(kinds(game.state.gone)) == gone
    assert kinds([*game.state.deck, *game.state.discard]).count(ROBBERY) == 0


@pytest.mark.rule("SAL-RULING-48")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_a_black_card_may_be_the_replacement(edition: str) -> None:
    game = village(edition, dead=(C, D), rows={A: "NNN", B: "WNK"}, deck=[ALIBI, ASYLUM, NIGHT], rest="gone")

    draw(game, A)
    assert is_asked_any(game, "victim")
    night(game, victim=A, gavel=A)

    assert hand(game, A) == [ALIBI]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-RULING-48")
def test_the_turn_in_progress_goes_on_with_the_reduced_hand() -> None:
    game = village(
        "fr",
        dead=(D,),
        rows={A: "NN", B: "WNK", C: "N"},
        hands={A: [ACCUSATION, ACCUSATION, ROBBERY, PIETY], B: [CURSE]},
        fronts={C: [ACCUSATION] * 6},
    )

    play(game, A, ACCUSATION, C)
    last_words(game)

    assert hand(game, A) == [ACCUSATION]
    play(game, A, ACCUSATION, B)
    assert front(game, B) == [ACCUSATION]
