"""Knowledge that moves with cards: tryal cards in a Conspiracy, hands by cards and abilities (rules, section 23.1)."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    NIGHT,
    ROBBERY,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    AbilityUsed,
    CardDrawn,
    CardRecovered,
    CardsDiscarded,
    CardsSeen,
    CardsShown,
    CardsTaken,
    DeckSeen,
    DrawnCardSeen,
    HandRobbed,
    PoolSeen,
    RowReordered,
    RowShuffled,
    TryalGained,
    TryalLost,
    TryalTaken,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ANN_PUTNAM,
    GILES_COREY,
    JOHN_PROCTOR,
    MARTHA_COREY,
    REBECCA_NURSE,
    SAMUEL_PARRIS,
    TITUBA,
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
    answer,
    asked,
    draw,
    end,
    is_asked,
    night,
    pick,
    play,
    take_tryals,
    told,
    village,
)


def conspiracy(edition: str, middle: list[int] | None = None) -> Salem:
    """A Conspiracy: A gave the Witch card at place 0 to D, who put it at place 3; B gave the Constable card to A.

    middle: instead, the cards 0, 5, 11 and 18 of A, B, C and D were shuffled into this order in the middle.
    """
    game = village(
        edition,
        rows={A: "WNNNN", B: "KNNNN"},
        deck=[CONSPIRACY],
        options={"conspiracy_center_shuffle": middle is not None},
        chance={"middle": [middle]} if middle else {},
    )
    draw(game, A)
    take_tryals(game, {A: 0, B: 1, C: 3, D: 0})
    return game


def knows(game: Salem, viewer: int | None, seat: int) -> tuple[str, ...]:
    """The cards that this viewer knows to be in a seat's hand."""
    found: tuple[str, ...] = game.view(viewer).people[seat].known_hand
    return found


def face(game: Salem, viewer: int, seat: int, place: int) -> str | None:
    """The face of a tryal card, as far as this viewer knows it."""
    found: str | None = game.view(viewer).people[seat].row[place].face
    return found


# --- tryal cards


@pytest.mark.rule("SAL-INFO-12")
def test_in_en_a_row_keeps_its_order_between_two_conspiracies() -> None:
    game = village("en", hands={A: [WITNESS]}, rows={B: "NNKNN"}, deck=[NIGHT])
    before = list(game.state.rows)
    assert not [offer for offer in game.offers if offer.kind == "reorder"]

    play(game, A, WITNESS, B)
    pick(game, A, 1)
    end(game, A)
    draw(game, B)
    night(game, victim=C, gavel=C, confess={C: 2})

    assert game.state.rows == before
    assert told(game, RowShuffled) == []


@pytest.mark.rule("SAL-INFO-12")
def test_in_fr_an_owner_reorders_the_row_without_anybody_seeing_how() -> None:
    game = village("fr", rows={B: "NNKNN"})
    seen = [(game.view(viewer), game.heard(viewer)) for viewer in (None, A, C, D)]

    game.answer(f"{B}-reorder", [mh.Position(place) for place in (2, 0, 1, 3, 4)])

    assert [(game.view(viewer), game.heard(viewer)) for viewer in (None, A, C, D)] == seen
    assert face(game, B, B, 0) == "constable"


@pytest.mark.rule("SAL-INFO-12")
@pytest.mark.parametrize(("edition", "known"), [("en", None), ("fr", None), ("es", "witch")])
def test_only_in_es_a_giver_can_follow_the_card_that_was_taken(edition: str, known: str | None) -> None:
    game = conspiracy(edition)

    followed = {face(game, A, D, place) for place in range(5)}
    assert followed == {known, None}
    assert {face(game, C, D, place) for place in range(5)} <= {None, "not-a-witch"}
    assert told(game, TryalTaken)[3].place == (0 if known else None)


@pytest.mark.rule("SAL-INFO-12")
def test_in_es_every_move_of_a_back_is_public_and_knowledge_follows_it() -> None:
    game = conspiracy("es")
    assert face(game, A, D, 3) == "witch"

    game.answer(f"{D}-reorder", [mh.Position(place) for place in (3, 0, 1, 2, 4)])

    assert told(game, RowReordered) == [RowReordered(D, (3, 0, 1, 2, 4))]
    assert face(game, A, D, 0) == "witch"


@pytest.mark.rule("SAL-INFO-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_that_a_card_went_to_the_right_is_public_and_its_face_the_takers(edition: str) -> None:
    game = conspiracy(edition)

    assert [(event.giver, event.taker) for event in told(game, TryalTaken)] == [(B, A), (C, B), (D, C), (A, D)]
    assert [(event.face, event.giver) for event in told(game, TryalGained, D)] == [("witch", A)]
    assert [(event.face, event.giver) for event in told(game, TryalGained, A)] == [("constable", B)]
    assert told(game, TryalGained) == []
    assert len(told(game, TryalGained, C)) == 1


@pytest.mark.rule("SAL-INFO-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_giver_and_nobody_else_is_told_the_kind_of_card_lost(edition: str) -> None:
    game = conspiracy(edition)

    assert [(event.face, event.taker) for event in told(game, TryalLost, A)] == [("witch", D)]
    assert [(event.face, event.taker) for event in told(game, TryalLost, B)] == [("constable", A)]
    assert told(game, TryalLost) == []
    assert (game.view(A).own.passed[0].lost, game.view(A).own.passed[0].taker) == ("witch", D)


@pytest.mark.rule("SAL-INFO-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_giver_knows_the_new_witch_or_the_new_constable(edition: str) -> None:
    game = conspiracy(edition)

    assert game.view(A).people[D].witch is True
    assert game.view(A).own.known_witches == (D,)
    assert (game.view(B).own.passed[0].lost, game.view(B).own.passed[0].taker) == ("constable", A)
    assert game.view(C).own.known_witches == game.view(B).own.known_witches == ()


@pytest.mark.rule("SAL-INFO-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_through_the_middle_the_kinds_are_known_but_not_from_or_to_whom(edition: str) -> None:
    game = conspiracy(edition, middle=[5, 11, 0, 18])  # C got the Witch card

    assert [(event.face, event.taker) for event in told(game, TryalLost, A)] == [("witch", None)]
    assert [(event.face, event.giver) for event in told(game, TryalGained, C)] == [("witch", None)]
    lost, gained = game.view(A).own.passed[0], game.view(C).own.passed[0]
    assert (lost.lost, lost.taker) == (gained.gained, gained.giver) == ("witch", None)
    assert game.view(A).own.known_witches == game.view(C).own.known_witches == ()
    assert all(face(game, A, seat, place) != "witch" for seat in (B, C, D) for place in range(5))


@pytest.mark.rule("SAL-INFO-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_former_witches_and_constables_are_known_to_themselves_alone(edition: str) -> None:
    rows = {A: "WNNNN", B: "KNNNN", D: "WNNNN"}
    game = village(edition, 6, rows=rows, deck=[CONSPIRACY], options={"tryal_reorder": "free_hidden"})
    draw(game, A)
    take_tryals(game, {A: 0, B: 1, C: 1, D: 1, E: 1, F: 0})

    assert game.view(A).own.team == "witches"
    assert game.view(B).own.constable is False
    assert game.view(B).own.passed[0].lost == "constable"
    for viewer in (None, B, C, D, E):
        assert game.view(viewer).people[A].witch is None
    for viewer in (None, C, D, E, F):
        holders = {holder_of(game.redeal(viewer, seed)) for seed in range(60)}
        assert {B} < holders


def holder_of(game: Salem) -> int:
    """The first holder of the Constable card."""
    return game.state.first_owner[game.state.faces.index(2)]


# --- hands


@pytest.mark.rule("SAL-INFO-25")
def test_robbed_cards_are_known_to_victim_and_recipient_and_their_number_to_all() -> None:
    game = village(hands={A: [ROBBERY], B: [ALIBI, CURSE], C: [EVIDENCE]})

    play(game, A, ROBBERY, B, C)

    assert told(game, HandRobbed) == [HandRobbed(B, C, 2)]
    for owner in (B, C):
        assert [sorted(event.cards) for event in told(game, CardsSeen, owner)] == [["alibi", "curse"]]
    assert sorted(knows(game, B, C)) == ["alibi", "curse"]
    for viewer in (None, A, D):
        assert told(game, CardsSeen, viewer) == []
        assert knows(game, viewer, C) == ()


@pytest.mark.rule("SAL-INFO-26")
def test_burned_cards_are_public() -> None:
    game = village(hands={A: [ARSON], B: [ALIBI, CURSE]})

    play(game, A, ARSON, B)

    assert told(game, CardsDiscarded) == [CardsDiscarded(B, ("alibi", "curse"), "arson")]
    assert game.view().table.discard == ("arson", "alibi", "curse")


def death_of_b(edition: str, copied: bool) -> Salem:
    """B, with a hand and a blue card, is out; C is John, and D beside him may be Martha."""
    game = village(
        edition,
        rows={B: "nnnnN", A: "KNNNN"},
        hands={A: [WITNESS], B: [ALIBI, CURSE]},
        fronts={B: [ASYLUM, ACCUSATION]},
        characters={C: JOHN_PROCTOR, D: MARTHA_COREY if copied else ANN_PUTNAM},
        options={"trial_tryal_selection": "accuser_chooses"},
    )
    play(game, A, WITNESS, B)
    pick(game, A, 4)
    return game


@pytest.mark.rule("SAL-INFO-27")
def test_john_sees_the_whole_pool_and_the_public_only_what_is_taken_openly_or_discarded() -> None:
    game = death_of_b("en", copied=False)
    assert [event.cards for event in told(game, PoolSeen, C)] == [("alibi", "curse")]
    answer(game, C, mh.Card("curse"))
    answer(game, C, mh.Word("done"))

    assert told(game, CardsTaken) == [CardsTaken(C, B)]
    assert [event.cards for event in told(game, CardsSeen, B)] == [("curse",)]
    assert knows(game, B, C) == ("curse",)
    assert [event.cards for event in told(game, CardsDiscarded) if event.why == "elimination"] == [
        ("alibi",),
        ("asylum",),
    ]
    for viewer in (None, A, D):
        assert told(game, PoolSeen, viewer) == []
        assert told(game, CardsSeen, viewer) == []
        assert knows(game, viewer, C) == ()


@pytest.mark.rule("SAL-INFO-27")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_a_blue_card_that_john_takes_is_public(edition: str) -> None:
    game = death_of_b(edition, copied=False)

    assert told(game, CardsTaken) == [CardsTaken(C, B), CardsTaken(C, B), CardsTaken(C, B, "asylum")]
    assert knows(game, None, C) == knows(game, A, C) == ("asylum",)
    assert sorted(knows(game, B, C)) == ["alibi", "asylum", "curse"]


@pytest.mark.rule("SAL-INFO-27")
def test_john_and_martha_see_the_pool_and_each_others_picks() -> None:
    game = death_of_b("en", copied=True)
    for taker in (C, D):
        assert [event.cards for event in told(game, PoolSeen, taker)] == [("alibi", "curse")]
    answer(game, C, mh.Card("curse"))
    answer(game, D, mh.Card("alibi"))

    assert knows(game, D, C) == ("curse",)
    assert knows(game, C, D) == ("alibi",)
    assert knows(game, A, C) == knows(game, A, D) == ()


@pytest.mark.rule("SAL-INFO-28")
def test_tituba_alone_sees_the_deck_and_nobody_sees_what_she_changed() -> None:
    game = village(characters={A: TITUBA}, deck=[ALIBI, CURSE, EVIDENCE], rest="gone")
    answer(game, A, mh.Word("rearrange"))
    assert [event.cards for event in told(game, DeckSeen, A)] == [("alibi", "curse", "evidence", "night")]
    other = game.copy()

    game.answer(asked(game, A).id, [mh.Position(place) for place in (0, 1, 2, 3)])
    other.answer(asked(other, A).id, [mh.Position(place) for place in (3, 2, 1, 0)])

    assert game.view(A).own.deck_order == ("alibi", "curse", "evidence", "night")
    assert other.view(A).own.deck_order == ("night", "evidence", "curse", "alibi")
    assert told(game, AbilityUsed) == [AbilityUsed(A, "tituba")]
    for viewer in (None, B, C, D):
        assert told(game, DeckSeen, viewer) == []
        assert game.view(viewer) == other.view(viewer)
        assert game.heard(viewer) == other.heard(viewer)


@pytest.mark.rule("SAL-INFO-28")
def test_titubas_list_shrinks_as_cards_are_drawn_and_ends_with_the_next_shuffle() -> None:
    game = village("fr", characters={A: TITUBA}, deck=[ALIBI, CURSE, EVIDENCE], rest="discard")
    answer(game, A, mh.Word("rearrange"))
    game.answer(asked(game, A).id, [mh.Position(place) for place in (2, 0, 1, 3)])
    draw(game, A)
    assert game.view(A).own.deck_order == ("curse", "night")

    draw(game, B)
    assert knows(game, A, B) == ("curse",)
    night(game, victim=D, gavel=D)

    assert game.view(A).own.deck_order == ()


@pytest.mark.rule("SAL-INFO-29")
def test_cards_that_samuel_parris_takes_are_public() -> None:
    game = village(characters={A: SAMUEL_PARRIS}, discard=[ALIBI, CURSE])

    answer(game, A, mh.Word("recover"))
    answer(game, A, mh.Card("curse"))
    answer(game, A, mh.Card("alibi"))

    assert told(game, CardRecovered) == [CardRecovered(A, "curse"), CardRecovered(A, "alibi")]
    assert knows(game, None, A) == knows(game, B, A) == ("alibi", "curse")


@pytest.mark.rule("SAL-INFO-30", "SAL-INFO-11")
def test_giles_shows_two_cards_to_all_and_keeps_the_third_to_himself() -> None:
    game = village(characters={A: GILES_COREY}, deck=[ACCUSATION, ACCUSATION, ALIBI])
    draw(game, A)

    answer(game, A, YES)

    assert told(game, CardsShown) == [CardsShown(A, ("accusation", "accusation"))]
    assert knows(game, None, A) == ("accusation", "accusation")
    assert [event.card for event in told(game, DrawnCardSeen, A)][2:] == ["alibi"]
    assert told(game, DrawnCardSeen, B) == []


@pytest.mark.rule("SAL-INFO-31")
def test_the_number_of_cards_that_rebecca_and_ann_draw_is_public_and_the_cards_are_theirs() -> None:
    game = village(
        "en",
        rows={B: "NNNNN", A: "KNNNN"},
        characters={A: ANN_PUTNAM, C: REBECCA_NURSE},
        hands={A: [WITNESS]},
        deck=[CURSE, ALIBI, EVIDENCE],
    )
    play(game, A, WITNESS, B)
    pick(game, A, 0)
    assert is_asked(game, C, "rebecca-draws")
    answer(game, C, YES)
    end(game, A)

    assert told(game, CardDrawn) == [CardDrawn(C), CardDrawn(A), CardDrawn(A)]
    assert [event.card for event in told(game, DrawnCardSeen, C)] == ["curse"]
    assert [event.card for event in told(game, DrawnCardSeen, A)] == ["alibi", "evidence"]
    for viewer in (None, B, D):
        assert told(game, DrawnCardSeen, viewer) == []
        assert knows(game, viewer, A) == knows(game, viewer, C) == ()
