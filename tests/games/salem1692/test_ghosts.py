"""The ghost game of two or three players: seats, deal, ghosts as targets (rules, section 18).

Clockwise, two players sit as A, ghost C, B, ghost D; three as A, ghost D, B, C.
"""

from __future__ import annotations

from collections import Counter

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSTABLE,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    NOT_A_WITCH,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITCH,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CharacterShown,
    TurnBegan,
    TurnSkipped,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    CHARACTERS,
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    SARAH_GOOD,
    THOMAS_DANFORTH,
    WILLIAM_PHIPS,
    Character,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    DRAW,
    USEFUL,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    end,
    front,
    hand,
    is_asked,
    kinds,
    opening,
    pick,
    play,
    refused,
    row,
    stage,
    told,
    village,
)

LOOK = mh.Word("look")


def start(edition: str, players: int, **options: object) -> Salem:
    """A new ghost game at dawn."""
    return mh.start("salem1692", players, seed=1692, options={"edition": edition, **options})


# --- seats and deal


@pytest.mark.rule("SAL-GHOST-01")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize(("players", "ghosts"), [(2, [C, D]), (3, [D])])
def test_ghosts_fill_the_table_up_to_four_seats(edition: str, players: int, ghosts: list[int]) -> None:
    game = start(edition, players)

    assert [person.seat for person in game.view().people if person.ghost] == ghosts
    assert game.seats == 4


@pytest.mark.rule("SAL-GHOST-03")
def test_with_two_players_a_ghost_sits_at_the_left_of_each() -> None:
    ring = start("en", 2).view().table.ring

    left_of = dict(zip(ring, ring[1:] + ring[:1], strict=True))
    assert {left_of[A], left_of[B]} == {C, D}


@pytest.mark.rule("SAL-GHOST-04")
@pytest.mark.parametrize("youngest", [A, B, C])
def test_with_three_players_the_ghost_sits_at_the_left_of_the_youngest(youngest: int) -> None:
    ring = start("en", 3, youngest_seat=youngest).view().table.ring

    assert ring[ring.index(youngest) + 1] == D
    assert [seat for seat in ring if seat != D] == [A, B, C]


@pytest.mark.rule("SAL-GHOST-04")
def test_the_youngest_is_a_random_player_where_nobody_is_named() -> None:
    ring = opening("en", 3, chance={"youngest": [C]}).view().table.ring

    assert ring == (A, B, C, D)


@pytest.mark.rule("SAL-GHOST-05")
def test_in_fr_players_and_ghosts_alternate_as_far_as_possible() -> None:
    game = start("fr", 2)
    ghosts = [person.ghost for person in game.view().people]

    assert [ghosts[seat] for seat in game.view().table.ring] in ([False, True, False, True], [True, False, True, False])
    assert start("fr", 3, youngest_seat=C).view().table.ring == (A, D, B, C)


@pytest.mark.rule("SAL-GHOST-06")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3])
def test_four_rows_of_five_are_dealt_from_eighteen_and_one_witch_and_one_constable(edition: str, players: int) -> None:
    state = start(edition, players).state

    assert Counter(state.faces) == {NOT_A_WITCH: 18, WITCH: 1, CONSTABLE: 1}
    assert [len(row) for row in state.rows] == [5, 5, 5, 5]


@pytest.mark.rule("SAL-GHOST-07")
def test_every_seat_gets_a_town_hall_card_ghosts_too() -> None:
    game = start("fr", 2)

    shown = {event.seat: event.character for event in told(game, CharacterShown)}
    assert sorted(shown) == [A, B, C, D]
    assert len(set(shown.values())) == 4
    assert all(person.ability == "nobody" for person in game.view().people)


@pytest.mark.rule("SAL-GHOST-07")
@pytest.mark.parametrize("who", CHARACTERS, ids=lambda who: who.name)
def test_no_ability_is_in_force_on_a_turn(who: Character) -> None:
    game = village(
        "fr", 2, characters={A: who, B: who}, hands={A: [ALIBI, ACCUSATION]}, discard=[ARSON], options=USEFUL
    )

    assert asked(game, A).options == (DRAW, mh.Card("accusation"), LOOK)


@pytest.mark.rule("SAL-GHOST-07", "SAL-GHOST-02")
@pytest.mark.parametrize("accused", [GEORGE_BURROUGHS, COTTON_MATHER])
def test_seven_accusations_bring_anybody_to_trial(accused: Character) -> None:
    game = village(
        "en", 2, characters={B: accused}, hands={A: [EVIDENCE, ACCUSATION]}, fronts={B: [EVIDENCE]}, rows={B: "NNNNK"}
    )

    play(game, A, EVIDENCE, B)
    assert not is_asked(game, A, "tryal")
    play(game, A, ACCUSATION, B)

    assert is_asked(game, A, "tryal")
    pick(game, A, 1)
    assert row(game, B) == "NnNNK"
    assert front(game, B) == []


@pytest.mark.rule("SAL-GHOST-07")
def test_six_accusations_are_not_enough_for_thomas_danforth() -> None:
    game = village("en", 2, characters={A: THOMAS_DANFORTH}, hands={A: [EVIDENCE]}, fronts={B: [EVIDENCE]})

    play(game, A, EVIDENCE, B)

    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-GHOST-07")
def test_sarah_good_burns_and_william_phips_must_show_a_card() -> None:
    game = village("en", 2, characters={B: SARAH_GOOD}, hands={A: [ARSON], B: [ALIBI]})
    play(game, A, ARSON, B)
    assert hand(game, B) == []

    game = village("en", 2, characters={B: WILLIAM_PHIPS}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=C)
    stage(game, "gavel", {})
    assert mh.Word("declare") not in asked(game, B).options


@pytest.mark.rule("SAL-GHOST-08", "SAL-GHOST-10")
@pytest.mark.parametrize(("players", "sizes"), [(2, [3, 3, 0, 0]), (3, [3, 3, 3, 0])])
def test_in_en_players_get_three_cards_and_ghosts_none(players: int, sizes: list[int]) -> None:
    assert [person.hand for person in start("en", players).view().people] == sizes


@pytest.mark.rule("SAL-GHOST-09", "SAL-GHOST-10")
@pytest.mark.parametrize("players", [2, 3])
def test_in_fr_ghosts_get_three_cards_too_that_nobody_sees(players: int) -> None:
    game = start("fr", players)

    assert [person.hand for person in game.view().people] == [3, 3, 3, 3]
    for viewer in (None, A, B, C, D):
        assert all(person.known_hand == () for person in game.view(viewer).people if person.ghost)


@pytest.mark.rule("SAL-GHOST-09")
def test_a_ghost_never_plays_its_cards() -> None:
    game = village("fr", 2, hands={C: [ACCUSATION, EVIDENCE, ALIBI]}, deck=[ALIBI, ALIBI])

    draw(game, A)

    assert is_asked(game, B, "turn")
    assert hand(game, C) == [ACCUSATION, EVIDENCE, ALIBI]


@pytest.mark.rule("SAL-GHOST-11")
@pytest.mark.parametrize(("edition", "out"), [("en", ["matchmaker", "matchmaker"]), ("fr", [])])
@pytest.mark.parametrize("players", [2, 3])
def test_both_matchmakers_are_out_of_the_game_in_en(edition: str, out: list[str], players: int) -> None:
    game = start(edition, players)
    state = game.state

    assert list(game.view().table.removed) == out
    in_play = kinds([*state.deck, *state.aside, *[card for cards in state.hands for card in cards]])
    assert len(in_play) == 59 - len(out)
    assert in_play.count(MATCHMAKER) == 2 - len(out)


# --- ghosts as targets


@pytest.mark.rule("SAL-GHOST-12")
@pytest.mark.parametrize(
    "kind",
    [ACCUSATION, EVIDENCE, WITNESS, ALIBI, ARSON, CURSE, ROBBERY, SCAPEGOAT, STOCKS, ASYLUM, BLACK_CAT, PIETY],
)
def test_every_card_may_be_played_on_a_ghost(kind: int) -> None:
    fronts = {C: [ACCUSATION, ASYLUM], D: [ACCUSATION, PIETY]} if kind in (ALIBI, CURSE, SCAPEGOAT) else {}
    game = village("en", 2, hands={A: [kind], C: [EVIDENCE], D: [EVIDENCE]}, fronts=fronts)

    answer(game, A, CARDS[kind])

    assert {mh.Seat(C), mh.Seat(D)} <= set(asked(game, A).options)


@pytest.mark.rule("SAL-GHOST-12")
def test_a_ghost_stands_trial_like_a_player() -> None:
    game = village("en", 2, hands={A: [WITNESS]}, rows={C: "NNNNN", B: "KNNNN"})

    play(game, A, WITNESS, C)
    pick(game, A, 4)

    assert row(game, C) == "NNNNn"
    assert front(game, C) == []


@pytest.mark.rule("SAL-GHOST-12", "SAL-GHOST-38")
@pytest.mark.parametrize(("edition", "first"), [("en", C), ("fr", B)])
def test_a_ghost_may_get_the_black_cat_and_begins_where_ghosts_have_turns(edition: str, first: int) -> None:
    game = opening(edition, 2, rows={A: "WNNNN", B: "KNNNN"})

    stage(game, "cat", {A: C})

    assert front(game, C) == [BLACK_CAT]
    assert told(game, TurnBegan)[0].seat == first


@pytest.mark.rule("SAL-GHOST-31")
def test_in_en_stocks_makes_a_ghost_miss_its_turn() -> None:
    game = village("en", 2, hands={A: [STOCKS]})
    play(game, A, STOCKS, C)
    deck = len(game.state.deck)

    end(game, A)

    assert told(game, TurnSkipped) == [TurnSkipped(C)]
    assert front(game, C) == []
    assert len(game.state.deck) == deck
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-GHOST-31")
def test_in_fr_stocks_on_a_ghost_lies_there_for_good_unless_it_is_moved_on() -> None:
    game = village("fr", 2, hands={A: [STOCKS], B: [ACCUSATION, SCAPEGOAT]})

    play(game, A, STOCKS, C)
    end(game, A)
    play(game, B, ACCUSATION, D)
    end(game, B)

    assert front(game, C) == [STOCKS]
    assert told(game, TurnSkipped) == []
    draw(game, A)
    play(game, B, SCAPEGOAT, C, A)
    end(game, B)
    assert told(game, TurnSkipped) == [TurnSkipped(A)]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-GHOST-31", "SAL-RULING-06")
def test_in_fr_stocks_may_not_be_played_on_a_ghost_where_a_card_must_do_something() -> None:
    game = village("fr", 2, hands={A: [STOCKS]}, options=USEFUL)

    answer(game, A, mh.Card("stocks"))

    assert asked(game, A).options == (mh.Seat(B),)
    assert refused(game, A, C) == "SAL-GHOST-31"


@pytest.mark.rule("SAL-GHOST-31")
def test_in_fr_stocks_moved_onto_a_ghost_lies_there_without_effect() -> None:
    game = village("fr", 2, hands={A: [SCAPEGOAT]}, fronts={B: [STOCKS]})
    play(game, A, SCAPEGOAT, B, C)

    end(game, A)

    assert front(game, C) == [STOCKS]
    assert told(game, TurnSkipped) == []
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-GHOST-32")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_robbery_may_give_cards_to_a_ghost(edition: str) -> None:
    game = village(edition, 2, hands={A: [ROBBERY], B: [ALIBI, EVIDENCE]})

    play(game, A, ROBBERY, B, C)

    assert hand(game, C) == [EVIDENCE, ALIBI]
    assert hand(game, B) == []


@pytest.mark.rule("SAL-GHOST-32")
def test_a_ghosts_cards_may_be_robbed_or_burned() -> None:
    game = village("fr", 2, hands={A: [ROBBERY, ARSON], C: [ALIBI, EVIDENCE], D: [CURSE]})

    play(game, A, ROBBERY, C, B)
    play(game, A, ARSON, D)

    assert hand(game, B) == [EVIDENCE, ALIBI]
    assert hand(game, C) == hand(game, D) == []
    assert kinds(game.state.discard) == [ROBBERY, ARSON, CURSE]


@pytest.mark.rule("SAL-GHOST-39")
def test_the_rules_for_two_players_left_never_apply() -> None:
    game = village("fr", 2, hands={A: [ROBBERY, ASYLUM], B: [ALIBI]}, fronts={B: [PIETY]}, deck=[MATCHMAKER, SCAPEGOAT])

    play(game, A, ROBBERY, B, C)
    play(game, A, ASYLUM, B)
    end(game, A)
    draw(game, B)

    assert front(game, B) == [ASYLUM, PIETY]
    assert hand(game, B) == [SCAPEGOAT, MATCHMAKER]
    assert game.view().table.removed == ()
