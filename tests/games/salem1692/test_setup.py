"""Set-up and dawn (rules, sections 4 and 5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.chance import Chance, Scripted, commitment
from meetinghouse.engine.game import Game
from meetinghouse.engine.rules import Setup
from meetinghouse.games.salem1692.components import BLACK_CAT, CONSPIRACY, CURSE, KIND, NIGHT, WITCH, WITNESS
from meetinghouse.games.salem1692.events import (
    CatGiven,
    CharacterShown,
    FellowsSeen,
    GameSet,
    HandSeen,
    Narrated,
    TryalsSeen,
)
from meetinghouse.games.salem1692.queries import constable
from meetinghouse.games.salem1692.roles.town_hall import CHARACTERS
from meetinghouse.games.salem1692.rules import RULES
from meetinghouse.games.salem1692.state import Salem
from meetinghouse.games.salem1692.verbs import without
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    asked,
    front,
    is_asked,
    kinds,
    pick,
    play,
    row,
    stage,
    told,
    village,
)


def new(edition: str = "en", players: int = 6, seed: int = 1, **options: Any) -> Salem:
    return mh.start("salem1692", players, seed=seed, options={"edition": edition, **options})


def scripted(script: dict[str, list[Any]], edition: str = "en", players: int = 6) -> Salem:
    """A game that begins with this scripted chance."""
    setup = Setup("salem1692", RULES.version, players, {"edition": edition}, "1", commitment("1"))
    game: Salem = Game(RULES, setup, RULES.empty(setup), Scripted(script))
    RULES.begin(game)
    game.advance()
    return game


def dawn(game: Salem, cat: int) -> None:
    """Everybody names the same seat at dawn."""
    stage(game, "cat", {}, others=cat)


@pytest.mark.rule("SAL-SETUP-02", "SAL-SETUP-03")
def test_tryal_cards_are_shuffled_dealt_evenly_face_down_and_seen_by_their_owners() -> None:
    game = new(players=8)

    assert [len(dealt) for dealt in game.state.rows] == [4] * 8
    assert game.state.up == 0
    assert game.state.faces != new(players=8, seed=2).state.faces
    for seat in range(8):
        faces = tuple(("not-a-witch", "witch", "constable")[game.state.faces[card]] for card in game.state.rows[seat])
        assert told(game, TryalsSeen, seat)[0].faces == faces
        assert tuple(card.face for card in game.view(seat).people[seat].row) == faces


@pytest.mark.rule("SAL-SETUP-04")
def test_who_is_dealt_a_witch_card_is_a_witch() -> None:
    for seed in range(10):
        game = new(seed=seed)
        for seat in range(6):
            dealt = any(game.state.faces[card] == WITCH for card in game.state.rows[seat])
            assert (game.view(seat).own.team == "witches") == dealt


@pytest.mark.rule("SAL-SETUP-05")
def test_who_is_dealt_the_constable_card_is_the_constable() -> None:
    game = new()

    holder = constable(game.state)
    assert holder >= 0
    assert [game.view(seat).own.constable for seat in range(6)] == [seat == holder for seat in range(6)]


@pytest.mark.rule("SAL-SETUP-05")
def test_a_constable_whose_card_is_revealed_is_none_any_more() -> None:
    game = village(rows={B: "KNNNN"}, hands={A: [WITNESS]})
    assert game.view(B).own.constable

    play(game, A, WITNESS, B)
    pick(game, A, 0)

    assert row(game, B) == "kNNNN"
    assert [game.view(seat).own.constable for seat in range(4)] == [False] * 4


@pytest.mark.rule("SAL-SETUP-06")
def test_the_town_hall_cards_are_shuffled_and_those_left_over_are_out_of_the_game() -> None:
    deals = [[person.character for person in new(seed=seed).view(None).people] for seed in range(60)]

    assert len({tuple(deal) for deal in deals}) > 50
    assert {name for deal in deals for name in deal} == {who.name for who in CHARACTERS}
    assert all(len(deal) == len(set(deal)) == 6 for deal in deals)


@pytest.mark.rule("SAL-SETUP-06", "SAL-SETUP-18")
def test_each_player_gets_one_different_character_announced_to_all() -> None:
    game = new(players=12)

    shown = told(game, CharacterShown)
    assert [event.seat for event in shown] == list(range(12))
    assert len({event.character for event in shown}) == 12
    assert all(event.character == person.character for event, person in zip(shown, game.view(None).people, strict=True))


@pytest.mark.rule("SAL-SETUP-07")
def test_with_town_hall_choice_each_keeps_one_of_two_and_all_are_shown_together() -> None:
    game = new(players=7, town_hall_choice=True)

    offered = [decision.options for decision in game.decisions]
    assert [len(options) for options in offered] == [2] * 7
    assert len({option for options in offered for option in options}) == 14
    for decision in list(game.decisions):
        assert not told(game, CharacterShown)
        game.answer(decision.id, decision.options[1])
    assert [mh.Card(event.character) for event in told(game, CharacterShown)] == [options[1] for options in offered]
    with pytest.raises(mh.Refused) as caught:
        new(players=8, town_hall_choice=True)
    assert caught.value.rule == "SAL-SETUP-07"


@pytest.mark.rule("SAL-SETUP-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_characters_are_chosen_before_anybody_sees_a_hand(edition: str) -> None:
    game = new(edition, players=7, town_hall_choice=True)

    for seat in range(7):
        assert (told(game, HandSeen, seat), game.view(seat).own.hand) == ([], ())
    for decision in list(game.decisions):
        game.answer(decision.id, decision.options[0])

    assert [len(told(game, HandSeen, seat)[0].cards) for seat in range(7)] == [3] * 7


@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in EDITIONS for players in (2, 3, 4, 12) if players >= 4 or edition != "es"],
)
def test_everybody_is_told_how_many_cards_the_deck_has(edition: str, players: int) -> None:
    game = new(edition, players=players)

    assert told(game, GameSet)[0].deck == len(game.state.deck)


@pytest.mark.rule("SAL-SETUP-08", "SAL-SETUP-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_first_hands_have_three_cards_without_night_black_cat_or_conspiracy(edition: str) -> None:
    for seed in range(40):
        game = new(edition, players=12, seed=seed)
        for seat in range(12):
            hand = kinds(game.state.hands[seat])
            assert len(hand) == 3
            assert not {NIGHT, BLACK_CAT, CONSPIRACY} & set(hand)
            assert len(told(game, HandSeen, seat)[0].cards) == 3


@pytest.mark.rule("SAL-SETUP-09")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_conspiracy_is_held_out_and_then_shuffled_into_the_deck(edition: str) -> None:
    places = set()
    for seed in range(30):
        deck = kinds(new(edition, seed=seed).state.deck)
        assert deck.count(CONSPIRACY) == 1
        places.add(deck.index(CONSPIRACY))
    assert len(places) > 10


@pytest.mark.rule("SAL-SETUP-10")
def test_a_dealt_conspiracy_goes_back_is_shuffled_in_and_replaced() -> None:
    cards = [card for card, kind in enumerate(KIND) if kind not in (NIGHT, BLACK_CAT)]
    conspiracy = KIND.index(CONSPIRACY)
    cards.remove(conspiracy)
    first_deck = [*cards[:-1], conspiracy, cards[-1]]  # the second card from the top, dealt to seat 0
    left = [*cards[:-2], conspiracy]
    again = [conspiracy, *cards[-3::-1]]  # the lowest card is now on top

    game = scripted({"deck": [first_deck], "redeal": [again]})

    assert sorted(left) == sorted(again)
    assert game.state.hands[0] == (cards[-1], cards[-2], cards[0])
    assert conspiracy in game.state.deck


@pytest.mark.rule("SAL-SETUP-11")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_night_lies_under_the_deck(edition: str) -> None:
    for seed in range(10):
        game = new(edition, seed=seed)
        assert KIND[game.state.deck[0]] == NIGHT
        assert game.view(None).table.night_last


@pytest.mark.rule("SAL-SETUP-12")
def test_night_is_shuffled_into_the_lower_half() -> None:
    depths = set()
    for seed in range(200):
        deck = kinds(new("en", seed=seed).state.deck)
        depths.add(deck.index(NIGHT))
    assert len(deck) == 40
    assert min(depths) == 0
    assert max(depths) == 20
    assert len(depths) > 15


@pytest.mark.rule("SAL-SETUP-13", "SAL-SETUP-14", "SAL-SETUP-16")
def test_cat_is_aside_gavel_in_the_middle_and_nothing_discarded() -> None:
    game = new()

    assert kinds(game.state.aside) == [BLACK_CAT]
    assert all(not person.front for person in game.view(None).people)
    assert game.view(None).table.gavel is None
    assert game.view(None).table.discard == ()


@pytest.mark.rule("SAL-SETUP-15")
def test_every_living_seat_can_be_chosen_in_place_of_frame_cards() -> None:
    game = new()

    assert all(decision.options == tuple(mh.Seat(seat) for seat in range(6)) for decision in game.decisions)


# --- dawn


@pytest.mark.rule("SAL-DAWN-01")
def test_dawn_comes_once_before_the_first_turn() -> None:
    game = new()
    assert game.view(None).phase == "dawn"

    dawn(game, 3)

    assert game.view(None).phase == "day"
    dice = random.Random(1)
    while not game.over:
        decision = game.decisions[0]
        assert game.view(None).phase != "dawn"
        game.answer(decision.id, decision.any(dice))
    assert [event.line for event in told(game, Narrated)].count("dawn-sleep") == 1


@pytest.mark.rule("SAL-DAWN-02")
def test_at_dawn_the_witches_act_and_learn_who_the_others_are() -> None:
    game = next(new(seed=seed) for seed in range(50) if new(seed=seed).state.witches.bit_count() == 2)

    witches = tuple(seat for seat in range(6) if game.state.witches >> seat & 1)
    for seat in range(6):
        acts = seat in witches
        assert is_asked(game, seat, "cat") == acts
        assert is_asked(game, seat, "suspicion") == (not acts)
        assert [event.seats for event in told(game, FellowsSeen, seat)] == ([witches] if acts else [])


@pytest.mark.rule("SAL-DAWN-03", "SAL-DAWN-05")
def test_the_witches_choice_and_nobody_elses_decides_who_gets_the_cat() -> None:
    game = new()
    votes = {seat: 2 if game.state.witches >> seat & 1 else 4 for seat in range(6)}

    stage(game, "cat", votes)

    assert front(game, 2) == [BLACK_CAT]
    assert [event.seat for event in told(game, CatGiven)] == [2]
    assert game.view(5).people[2].front[0].card == "black-cat"


@pytest.mark.rule("SAL-DAWN-04", "SAL-LAW-03")
def test_a_witch_may_get_the_cat_by_the_own_choice() -> None:
    game = new()
    witch = next(seat for seat in range(6) if game.state.witches >> seat & 1)

    dawn(game, witch)

    assert front(game, witch) == [BLACK_CAT]


@pytest.mark.rule("SAL-DAWN-06")
def test_nobody_else_sees_who_the_witches_are_or_what_they_chose() -> None:
    game = new()
    town = [seat for seat in range(6) if not game.state.witches >> seat & 1]
    before = {seat: (game.view(seat), game.heard(seat)) for seat in [None, *town]}
    witch = next(decision for decision in game.decisions if decision.kind == "cat")

    game.answer(witch.id, mh.Seat(town[0]))

    assert {seat: (game.view(seat), game.heard(seat)) for seat in [None, *town]} == before
    assert all(person.witch is None for person in game.view(town[0]).people)


@pytest.mark.rule("SAL-DAWN-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dawn_lasts_ten_seconds(edition: str) -> None:
    assert {decision.timer for decision in new(edition).decisions} == {10}


@pytest.mark.rule("SAL-DAWN-08")
def test_after_dawn_the_cat_may_be_cursed_like_any_blue_card() -> None:
    game = new("es", players=4)
    dawn(game, 1)
    curse = KIND.index(CURSE)
    game.state.deck = [card for card in game.state.deck if card != curse]
    game.state.hands = [without(hand, (curse,)) for hand in game.state.hands]
    game.state.hands[1] = ()
    game.state.hands[2] = (curse,)
    game.answer(asked(game, 1).id, mh.Word("draw"))

    game.answer(asked(game, 2).id, mh.Card("curse"))
    game.answer(asked(game, 2).id, mh.Seat(1))
    game.answer(asked(game, 2).id, mh.Card("black-cat"))

    assert front(game, 1) == []


def test_the_same_seed_sets_the_same_table() -> None:
    assert Chance.of("1").key == Chance.of("1").key
    assert new(seed=3).save() == new(seed=3).save()
