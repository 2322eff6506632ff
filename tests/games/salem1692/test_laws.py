"""The five laws of Salem."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import NO
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CatGiven,
    RowReordered,
    RowShuffled,
    TrialBegan,
    TryalsSeen,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ABIGAIL_WILLIAMS,
    ANN_PUTNAM,
    GILES_COREY,
    REBECCA_NURSE,
    THOMAS_DANFORTH,
)
from meetinghouse.games.salem1692.state import EXCHANGED, Salem
from tests.games.salem1692.village import (
    EDITIONS,
    END,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    end,
    expire,
    front,
    hand,
    is_asked,
    is_living,
    last_words,
    pick,
    play,
    refused,
    row,
    stage,
    take_tryals,
    told,
    village,
)

PLAYABLE = range(CONSPIRACY)  # all but the black cards
FRONTS = {A: [ACCUSATION, ASYLUM], B: [ACCUSATION, MATCHMAKER]}


def reorder(game: Salem, seat: int, *places: int) -> None:
    """The owner puts the face-down cards into a new order, given as the old places."""
    game.answer(f"{seat}-reorder", [mh.Position(place) for place in places])


def offered(game: Salem, name: str) -> set[int]:
    """The seats that have that offer."""
    return {offer.seat for offer in game.offers if offer.kind == name}


# --- Law 1


@pytest.mark.rule("SAL-LAW-01")
@pytest.mark.parametrize("kind", PLAYABLE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_is_used_on_oneself(edition: str, kind: int) -> None:
    fronts = {A: [ACCUSATION, PIETY], B: [ACCUSATION, BLACK_CAT]} if kind == ASYLUM else FRONTS
    game = village(edition, hands={A: [kind, ACCUSATION], B: [ACCUSATION]}, fronts=fronts)

    play(game, A, kind)

    assert mh.Seat(A) not in asked(game, A).options
    assert refused(game, A, A) in ("SAL-LAW-01", "SAL-LAW-02")


@pytest.mark.rule("SAL-LAW-01")
def test_the_gavel_is_not_used_on_oneself() -> None:
    game = village(rows={C: "KNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {})

    assert asked(game, C).kind == "gavel"
    assert refused(game, C, C) == "SAL-NIGHT-07"


@pytest.mark.rule("SAL-LAW-01")
def test_the_ghost_game_lets_the_constable_keep_the_gavel() -> None:
    game = village(players=2, rows={A: "KNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=C)

    stage(game, "gavel", {A: A})

    assert game.state.gavel == A


@pytest.mark.rule("SAL-LAW-02")
@pytest.mark.parametrize("kind", [ALIBI, CURSE, ROBBERY, SCAPEGOAT])
def test_no_card_directly_affects_its_player(kind: int) -> None:
    game = village(hands={A: [kind, ACCUSATION], B: [ACCUSATION]}, fronts=FRONTS)

    play(game, A, kind)

    assert refused(game, A, A) == "SAL-LAW-02"


@pytest.mark.rule("SAL-LAW-02")
@pytest.mark.parametrize("kind", [ROBBERY, SCAPEGOAT])
def test_the_player_of_robbery_or_scapegoat_is_not_the_one_who_receives(kind: int) -> None:
    game = village(hands={A: [kind], B: [ACCUSATION]}, fronts=FRONTS)

    play(game, A, kind, B)

    assert asked(game, A).options == (mh.Seat(C), mh.Seat(D))
    assert refused(game, A, A) == "SAL-LAW-02"


@pytest.mark.rule("SAL-LAW-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_dawn_a_witch_may_give_herself_the_black_cat(edition: str) -> None:
    game: Salem = mh.start("salem1692", 4, seed=1, options={"edition": edition})
    (witch,) = [decision.seat for decision in game.decisions if decision.kind == "cat"]

    stage(game, "cat", {witch: witch})

    assert told(game, CatGiven) == [CatGiven(witch)]
    assert front(game, witch) == [BLACK_CAT]


# --- Law 2


@pytest.mark.rule("SAL-LAW-04")
def test_a_played_card_cannot_be_taken_back() -> None:
    game = village(hands={A: [ACCUSATION]})
    first = asked(game, A).id
    answer(game, A, CARDS[ACCUSATION])
    second = asked(game, A).id
    answer(game, A, B)

    assert front(game, B) == [ACCUSATION]
    assert hand(game, A) == []
    assert asked(game, A).options == (END,)
    assert offered(game, "hourglass") == {offer.seat for offer in game.offers} == {B, C, D}
    for closed in (first, second):
        with pytest.raises(mh.Refused):
            game.answer(closed, mh.Seat(C))


@pytest.mark.rule("SAL-LAW-04")
def test_a_green_card_that_was_used_does_not_come_back() -> None:
    game = village(hands={A: [ARSON], B: [ALIBI]})

    play(game, A, ARSON, B)

    assert hand(game, A) == []
    assert asked(game, A).options == (END,)


def thomas_may_hold_a_trial() -> Salem:
    game = village(characters={A: THOMAS_DANFORTH}, hands={A: [ACCUSATION]}, fronts={B: [ACCUSATION] * 5})
    play(game, A, ACCUSATION, B)
    return game


def ann_may_draw() -> Salem:
    game = village("fr", characters={A: ANN_PUTNAM}, hands={A: [WITNESS]})
    play(game, A, WITNESS, B)
    return game


def abigail_may_discard() -> Salem:
    game = village(characters={A: ABIGAIL_WILLIAMS}, hands={A: [WITNESS]}, fronts={A: [ACCUSATION]})
    play(game, A, WITNESS, B)
    pick(game, A, 0)
    return game


def giles_may_show() -> Salem:
    game = village(characters={A: GILES_COREY}, deck=[ACCUSATION, ACCUSATION])
    draw(game, A)
    return game


def rebecca_may_draw() -> Salem:
    game = village(characters={C: REBECCA_NURSE}, hands={A: [WITNESS]})
    play(game, A, WITNESS, B)
    pick(game, A, 0)
    return game


OCCASIONS = pytest.mark.parametrize(
    ("occasion", "seat", "kind"),
    [
        (thomas_may_hold_a_trial, A, "hold-trial"),
        (ann_may_draw, A, "ann-draws"),
        (abigail_may_discard, A, "abigail-discards"),
        (giles_may_show, A, "giles-shows"),
        (rebecca_may_draw, C, "rebecca-draws"),
    ],
)


def use_nothing(game: Salem, seat: int) -> None:
    """Let time run out, so that the ability is not used."""
    expire(game, seat)


def say_no(game: Salem, seat: int) -> None:
    answer(game, seat, NO)


@pytest.mark.rule("SAL-LAW-05")
@pytest.mark.parametrize("pass_by", [say_no, use_nothing])
@OCCASIONS
def test_an_ability_not_used_at_its_moment_is_lost(
    occasion: Callable[[], Salem], seat: int, kind: str, pass_by: Callable[[Salem, int], None]
) -> None:
    game = occasion()
    assert is_asked(game, seat, kind)
    trials, held, accused, deck = told(game, TrialBegan), hand(game, seat), front(game, A), len(game.state.deck)

    pass_by(game, seat)
    while game.state.turn == A:
        assert not is_asked(game, seat, kind)
        assert asked(game, A).kind == "turn"
        end(game, A)

    assert not is_asked(game, seat, kind)
    assert (told(game, TrialBegan), hand(game, seat), front(game, A)) == (trials, held, accused)
    assert len(game.state.deck) == deck


# --- Law 3: see test_timeouts.py for what the hourglass does


@pytest.mark.rule("SAL-LAW-09", "SAL-LAW-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_delays_without_a_card_played_draws_two_and_the_turn_ends(edition: str) -> None:
    game = village(edition, hands={A: [ACCUSATION]}, deck=[EVIDENCE, STOCKS])
    game.answer(f"{C}-hourglass", mh.Word("turn"))

    expire(game, A)

    assert hand(game, A) == sorted([ACCUSATION, EVIDENCE, STOCKS])
    assert game.state.turn == B


@pytest.mark.rule("SAL-LAW-09")
def test_who_delays_after_a_card_only_ends_the_turn() -> None:
    game = village(hands={A: [ACCUSATION, ACCUSATION]})
    play(game, A, ACCUSATION, B)
    game.answer(f"{C}-hourglass", mh.Word("turn"))

    expire(game, A)

    assert hand(game, A) == [ACCUSATION]
    assert game.state.turn == B


# --- Law 4


@pytest.mark.rule("SAL-LAW-06")
@pytest.mark.parametrize(
    ("edition", "options", "shuffled"),
    [("en", {}, True), ("fr", {}, False), ("es", {}, False), ("fr", {"conspiracy_shuffle_rows": True}, True)],
)
def test_rows_are_shuffled_after_conspiracy_where_the_edition_says(
    edition: str, options: dict[str, bool], shuffled: bool
) -> None:
    script = {"row": [[4, 3, 2, 1, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 0]]}
    game = village(edition, deck=[CONSPIRACY], options=options, chance=script)

    draw(game, A)
    take_tryals(game)

    assert game.state.rows[A] == ((4, 3, 2, 1, 5) if shuffled else (5, 1, 2, 3, 4))
    assert [event.seat for event in told(game, RowShuffled)] == ([A, B, C, D] if shuffled else [])


@pytest.mark.rule("SAL-LAW-06")
@pytest.mark.parametrize("seed", range(4))
def test_rows_are_shuffled_at_no_other_time(seed: int) -> None:
    dice = random.Random(seed)
    game: Salem = mh.start("salem1692", 5, seed=seed)
    exchanges, rows = 0, list(game.state.rows)
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
        so_far = sum(entry[0] == EXCHANGED for entry in game.state.chronicle)
        if so_far == exchanges:
            assert game.state.rows == rows
        exchanges, rows = so_far, list(game.state.rows)


@pytest.mark.rule("SAL-LAW-07")
def test_where_reordering_is_not_allowed_nobody_is_offered_it() -> None:
    game = village("en")

    assert offered(game, "reorder") == set()
    with pytest.raises(mh.Refused):
        reorder(game, A, 4, 3, 2, 1, 0)


@pytest.mark.rule("SAL-LAW-07")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_every_owner_may_reorder_face_down_cards_on_anybodys_turn(edition: str) -> None:
    game = village(edition, rows={C: "NnKNN", D: "nnnnW"})

    assert offered(game, "reorder") == {A, B, C}
    reorder(game, C, 2, 4, 3, 0)

    assert row(game, C) == "KnNNN"
    assert told(game, TryalsSeen, C)[-1].faces[0] == "constable"


@pytest.mark.rule("SAL-RULING-92")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_nobody_reorders_while_tryal_cards_are_taken_and_offers_do_not_tell_of_a_card_half_played(edition: str) -> None:
    game = village(edition, hands={A: [ACCUSATION]}, deck=[CONSPIRACY], turn=A)
    before = game.offers
    play(game, A, ACCUSATION)
    assert game.offers == before
    expire(game, A)
    assert offered(game, "reorder") == {A, B, C, D}

    draw(game, A)

    assert offered(game, "reorder") == set()


@pytest.mark.rule("SAL-LAW-07")
def test_a_hidden_reordering_is_seen_by_nobody_else() -> None:
    game = village("fr", rows={C: "NnKNN"})
    before = [(game.view(seat), game.heard(seat)) for seat in (A, B, D, None)]

    reorder(game, C, 2, 4, 3, 0)

    assert [(game.view(seat), game.heard(seat)) for seat in (A, B, D, None)] == before


@pytest.mark.rule("SAL-LAW-07")
def test_a_tracked_reordering_shows_every_move() -> None:
    game = village("es", rows={C: "NnKNN"})

    reorder(game, C, 2, 4, 3, 0)

    assert told(game, RowReordered) == [RowReordered(C, (2, 4, 3, 0))]


@pytest.mark.rule("SAL-LAW-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sees_how_many_tryal_cards_each_player_has(edition: str) -> None:
    game = village(edition, rows={B: "NnNNn"}, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY])
    draw(game, A)
    pick(game, A, 0)
    take_tryals(game)

    for seat in (None, C):
        rows = [person.row for person in game.view(seat).people]
        assert [len(cards) for cards in rows] == [5, 5, 5, 5]
        assert [sum(tryal.up for tryal in cards) for cards in rows] == [0, 3, 0, 0]


@pytest.mark.rule("SAL-LAW-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_may_look_at_the_own_tryal_cards_at_any_time(edition: str) -> None:
    dice = random.Random(edition)
    game: Salem = mh.start("salem1692", 5, seed="own cards", options={"edition": edition})
    letters = {"N": "not-a-witch", "W": "witch", "K": "constable"}
    while not game.over:
        for seat in range(5):
            seen = [tryal.face for tryal in game.view(seat).people[seat].row]
            assert seen == [letters[letter] for letter in row(game, seat).upper()]
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))


# --- Law 5


@pytest.mark.rule("SAL-LAW-11")
def test_an_eliminated_player_has_three_last_words_and_is_silent_afterwards() -> None:
    game = village(rows={B: "nnnnN"}, hands={A: [WITNESS]})
    play(game, A, WITNESS, B)
    pick(game, A, 4)

    assert not is_living(game, B)
    assert is_asked(game, B, "last-words")
    (channel,) = [channel for channel in game.channels if A in channel.readers]
    assert (channel.writers, channel.readers, channel.form) == ((B,), (A, B, C, D), "three-words")

    last_words(game)
    assert asked(game, A).options[0] == END
    assert [channel.name for channel in game.channels if B in channel.writers] == ["graveyard"]
    assert all(channel.readers == (B,) for channel in game.channels if B in channel.writers)
    assert all(decision.seat != B for decision in game.decisions + game.offers)


def test_who_reorders_is_told_that_the_order_counts() -> None:
    game = village("fr", rows={C: "NnKNN"})

    assert {offer.ordered for offer in game.offers if offer.kind == "reorder"} == {True}
