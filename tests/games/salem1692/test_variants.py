"""The optional rules (rules, section 19)."""

from __future__ import annotations

from collections import Counter

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    BLACK_CAT,
    CONSPIRACY,
    CONSTABLE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    NOT_A_WITCH,
    WITCH,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CharacterShown,
    GameSet,
    Narrated,
    PastDisclosed,
    PointedAtTwo,
    TryalGained,
    TryalRevealed,
    TryalsMixed,
    TryalTaken,
    TurnBegan,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    asked,
    draw,
    front,
    is_asked,
    is_living,
    last_words,
    night,
    opening,
    pick,
    play,
    row,
    stage,
    take_tryals,
    told,
    village,
)


def clash(edition: str, players: int, **options: object) -> str | None:
    """The set-up must be refused; returns the clause of the refusal."""
    with pytest.raises(mh.Refused) as caught:
        mh.start("salem1692", players, seed=1, options={"edition": edition, **options})
    return caught.value.rule


# --- two town hall cards


@pytest.mark.rule("SAL-VAR-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 7])
def test_each_player_keeps_one_of_two_town_hall_cards(edition: str, players: int) -> None:
    game = mh.start("salem1692", players, seed=1, options={"edition": edition, "town_hall_choice": True})
    offered = {decision.seat: decision.options for decision in game.decisions}
    assert [decision.kind for decision in game.decisions] == ["town-hall"] * players
    assert len({option for options in offered.values() for option in options}) == 2 * players

    for decision in list(game.decisions):
        assert told(game, CharacterShown) == []
        game.answer(decision.id, decision.options[1])

    shown = told(game, CharacterShown)
    assert [mh.Card(event.character) for event in shown] == [offered[seat][1] for seat in range(players)]
    assert game.view().phase == "dawn"


@pytest.mark.rule("SAL-VAR-01")
def test_two_town_hall_cards_are_for_seven_players_or_fewer_and_only_on_request() -> None:
    assert clash("en", 8, town_hall_choice=True) == "SAL-SETUP-07"
    assert mh.start("salem1692", 7, seed=1).view().phase == "dawn"


# --- Conspiracy through the middle


@pytest.mark.rule("SAL-VAR-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_taken_are_shuffled_in_the_middle_and_dealt(edition: str) -> None:
    game = village(
        edition,
        rows={A: "WNNNN", B: "KNNNN", C: "NNNNN", D: "NNNNN"},
        options={"conspiracy_center_shuffle": True, "conspiracy_shuffle_rows": False},
        deck=[CONSPIRACY],
        chance={"middle": [[10, 0, 5, 15]]},  # the first card of A, B, C and D each
    )
    draw(game, A)

    take_tryals(game, {A: 0, B: 0, C: 0, D: 0})

    assert [row(game, seat)[0] for seat in (A, B, C, D)] == ["N", "W", "K", "N"]
    assert told(game, TryalsMixed) == [TryalsMixed((A, B, C, D))]
    assert [(event.face, event.giver) for event in told(game, TryalGained, B)] == [("witch", None)]


@pytest.mark.rule("SAL-VAR-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_option_each_keeps_the_card_taken_from_the_left_neighbour(edition: str) -> None:
    game = village(
        edition, rows={A: "WNNNN", B: "KNNNN"}, options={"conspiracy_shuffle_rows": False}, deck=[CONSPIRACY]
    )
    draw(game, A)

    take_tryals(game, {A: 0, B: 0, C: 0, D: 0})

    assert [row(game, seat)[0] for seat in (A, B, C, D)] == ["K", "N", "N", "W"]
    assert told(game, TryalsMixed) == []
    assert [(event.giver, event.taker) for event in told(game, TryalTaken)] == [(B, A), (C, B), (D, C), (A, D)]


# --- one more Witch card


@pytest.mark.rule("SAL-VAR-03")
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (4, (17, 2, 1)),
        (5, (22, 2, 1)),
        (6, (26, 3, 1)),
        (7, (31, 3, 1)),
        (8, (28, 3, 1)),
        (9, (32, 3, 1)),
        (10, (26, 3, 1)),
        (11, (29, 3, 1)),
        (12, (32, 3, 1)),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_more_witch_card_replaces_a_card_that_is_none(
    edition: str, players: int, counts: tuple[int, int, int]
) -> None:
    game = mh.start("salem1692", players, seed=1, options={"edition": edition, "extra_witch": True})

    faces = Counter(game.state.faces)
    assert (faces[NOT_A_WITCH], faces[WITCH], faces[CONSTABLE]) == counts
    assert told(game, GameSet)[0].tryals == counts
    assert game.view().table.witch_cards == counts[1]


@pytest.mark.rule("SAL-VAR-04")
@pytest.mark.parametrize("players", [2, 3])
def test_there_is_no_extra_witch_in_the_ghost_game(players: int) -> None:
    assert clash("en", players, extra_witch=True) == "SAL-VAR-04"
    assert clash("fr", players, extra_witch=True) == "SAL-VAR-04"


# --- pointing to two


@pytest.mark.rule("SAL-VAR-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", ["NNNNN", "nNNNN"])
def test_the_accuser_points_at_two_and_the_accused_picks_one(edition: str, cards: str) -> None:
    game = village(edition, rows={C: cards, B: "KNNNN"}, hands={A: [WITNESS]}, options={"point_to_two": True})
    play(game, A, WITNESS, C)
    assert (asked(game, A).kind, asked(game, A).least, asked(game, A).most) == ("point-to-two", 2, 2)

    game.answer(asked(game, A).id, [mh.Position(4), mh.Position(2)])
    assert told(game, PointedAtTwo) == [PointedAtTwo(A, C, (4, 2))]
    assert asked(game, C).options == (mh.Position(4), mh.Position(2))
    pick(game, C, 2)

    assert row(game, C) == cards[:2] + "n" + cards[3:]
    assert front(game, C) == []


@pytest.mark.rule("SAL-VAR-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_below_four_face_down_cards_the_usual_selection_applies(edition: str) -> None:
    game = village(
        edition,
        rows={C: "nnNNN", B: "KNNNN"},
        hands={A: [WITNESS]},
        options={"point_to_two": True},
        chance={"tryal": [1]},
    )

    play(game, A, WITNESS, C)
    if edition != "fr":
        pick(game, A, 3)

    assert row(game, C) == "nnNnN"
    assert told(game, PointedAtTwo) == []


@pytest.mark.rule("SAL-VAR-05")
def test_without_the_option_nobody_points_at_two() -> None:
    game = village("en", hands={A: [WITNESS]})

    play(game, A, WITNESS, B)

    assert asked(game, A).kind == "tryal"


@pytest.mark.rule("SAL-VAR-05")
def test_only_trials_are_softened_so() -> None:
    game = village("en", fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY], options={"point_to_two": True})

    draw(game, A)

    assert asked(game, A).kind == "tryal"


# --- disclosure


def past_of_a_victim(edition: str, options: dict[str, object]) -> list[PastDisclosed]:
    """B, who gave the only Witch card away, dies at night; returns what is announced."""
    game = village(edition, rows={D: "WNNNN"}, once_witches={B: D}, deck=[NIGHT], options=options)
    draw(game, A)
    night(game, victim=B, gavel=A)
    assert not is_living(game, B)
    return told(game, PastDisclosed)


@pytest.mark.rule("SAL-VAR-06")
def test_force_disclosure_announces_the_past_in_en() -> None:
    assert past_of_a_victim("en", {}) == []
    assert past_of_a_victim("en", {"force_disclosure": True}) == [PastDisclosed(B, True)]


@pytest.mark.rule("SAL-VAR-07")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_no_disclosure_keeps_the_past_secret_in_fr_and_es(edition: str) -> None:
    assert past_of_a_victim(edition, {}) == [PastDisclosed(B, True)]
    assert past_of_a_victim(edition, {"no_disclosure": True}) == []


@pytest.mark.rule("SAL-VAR-06", "SAL-VAR-07")
def test_disclosure_cannot_be_forced_and_forbidden_at_once() -> None:
    assert clash("fr", 4, force_disclosure=True, no_disclosure=True) == "SAL-VAR-07"


# --- the Black Cat's penalty at dawn


def penalty(rows: dict[int, str], cat: int, players: int = 4, **options: object) -> Salem:
    """That seat has been given the Black Cat at dawn, which costs a tryal card."""
    game = opening("es", players, rows=rows, options={"dawn_cat_penalty": True, **options})
    stage(game, "cat", {}, others=cat)
    return game


@pytest.mark.rule("SAL-VAR-08")
def test_who_gets_the_black_cat_at_dawn_picks_a_tryal_card_to_lose() -> None:
    game = penalty({A: "WNNNN", B: "KNNNN"}, cat=C)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(C, "tryal")]
    assert told(game, TurnBegan) == []

    pick(game, C, 3)

    assert told(game, TryalRevealed) == [TryalRevealed(C, 3, "not-a-witch", "dawn")]
    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-VAR-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_option_the_black_cat_costs_nothing_at_dawn(edition: str) -> None:
    game = opening(edition, rows={A: "WNNNN", B: "KNNNN"})

    stage(game, "cat", {}, others=C)

    assert is_asked(game, C, "turn")
    assert told(game, TryalRevealed) == []


@pytest.mark.rule("SAL-VAR-08")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_penalty_is_offered_only_where_the_edition_says_so(edition: str) -> None:
    assert clash(edition, 4, dawn_cat_penalty=True) == "SAL-VAR-08"

    options = {"edition": edition, "dawn_cat_penalty": True, "offers_dawn_cat_penalty": True}
    assert mh.start("salem1692", 4, seed=1, options=options).view().phase == "dawn"


@pytest.mark.rule("SAL-VAR-08", "SAL-SCRIPT-DAWN-05")
def test_a_witch_who_loses_the_witch_card_to_the_penalty_is_out_and_the_next_begins() -> None:
    game = penalty({A: "WNNNN", C: "WNNNN", B: "KNNNN"}, cat=C, players=6)

    pick(game, C, 0)
    last_words(game)

    assert not is_living(game, C)
    assert told(game, Narrated)[-1] == Narrated("dawn-begins", D)
    assert is_asked(game, D, "turn")


@pytest.mark.rule("SAL-VAR-08")
def test_a_ghost_decides_nothing_and_loses_a_random_card() -> None:
    game = penalty({A: "WNNNN", B: "KNNNN"}, cat=C, players=2, ghost_game=True)

    assert [event.seat for event in told(game, TryalRevealed)] == [C]
    assert is_asked(game, B, "turn")


# --- the first eliminated player sees everything


def sees_all(game: Salem, seat: int) -> bool:
    """Whether that seat sees every face of every row."""
    return all(tryal.face is not None for person in game.view(seat).people for tryal in person.row)


def death_of_b_and_c(**options: object) -> Salem:
    """B and then C are eliminated by trial; C has a hand, E and F are witches."""
    game = village(
        "en",
        6,
        rows={B: "nnnnN", C: "nnnnN", D: "KNNNN", E: "WNNNN", F: "WNNNN"},
        hands={A: [WITNESS, ACCUSATION], D: [EVIDENCE]},
        fronts={C: [ACCUSATION] * 6},
        options=options,
    )
    for kind, seat in ((WITNESS, B), (ACCUSATION, C)):
        play(game, A, kind, seat)
        pick(game, A, 4)
        last_words(game)
    return game


@pytest.mark.rule("SAL-VAR-09")
def test_the_first_eliminated_player_sees_everything_and_the_next_only_what_is_public() -> None:
    game = death_of_b_and_c(dead_moderator=True)

    assert sees_all(game, B)
    assert game.view(B).people[D].known_hand == ("evidence",)
    assert [person.seat for person in game.view(B).people if person.witch] == [E, F]
    assert not sees_all(game, C)
    assert game.view(C).people[D].known_hand == ()


@pytest.mark.rule("SAL-VAR-09")
def test_without_the_option_no_eliminated_player_sees_more() -> None:
    game = death_of_b_and_c()

    assert not sees_all(game, B)
    assert game.view(B).people[D].known_hand == ()


@pytest.mark.rule("SAL-VAR-09")
def test_of_two_eliminated_together_the_first_is_the_moderator() -> None:
    game = village(
        "en",
        6,
        rows={B: "NNNNN", C: "nnnnN", D: "KNNNN", E: "WNNNN", F: "WNNNN"},
        hands={A: [WITNESS]},
        fronts={B: [MATCHMAKER], C: [MATCHMAKER]},
        options={"dead_moderator": True},
    )

    play(game, A, WITNESS, C)
    pick(game, A, 4)
    last_words(game)

    assert not is_living(game, B)
    assert sees_all(game, C)
    assert not sees_all(game, B)
