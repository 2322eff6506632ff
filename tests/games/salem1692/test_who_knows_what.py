"""What the public, an owner and the witches know of cards and teams (rules, section 23.1).

Knowledge that moves with cards is in test_knowledge_passes, and that of ghosts in test_ghost_secrets.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    FACES,
    KIND,
    KINDS,
    NIGHT,
    PIETY,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    BlackCardDrawn,
    CardDrawn,
    CardsLeftGame,
    DeckSeen,
    DrawnCardSeen,
    FellowsSeen,
    TryalTaken,
    WitchSigned,
)
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import (
    COTTON_MATHER,
    SAMUEL_PARRIS,
    TITUBA,
    WILL_GRIGGS,
    WILLIAM_PHIPS,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
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
    is_living,
    last_words,
    night,
    opening,
    pick,
    play,
    stage,
    take_tryals,
    told,
    village,
)

EVERYBODY = (None, A, B, C, D)


def moments(edition: str, players: int = 6, seed: int = 1) -> Iterator[Salem]:
    """A random game, seen after every answer."""
    game = mh.start("salem1692", players, seed=seed, options={"edition": edition})
    dice = random.Random(seed)
    while not game.over:
        yield game
        decision = dice.choice(game.decisions)
        game.answer(decision.id, decision.any(dice))


# --- cards on the table


@pytest.mark.rule("SAL-INFO-01")
def test_characters_and_uses_left_are_public_from_setup() -> None:
    game = opening(characters={A: TITUBA, B: SAMUEL_PARRIS, C: WILLIAM_PHIPS, D: COTTON_MATHER})

    for viewer in EVERYBODY:
        people = game.view(viewer).people
        assert [person.character for person in people] == ["tituba", "samuel-parris", "william-phips", "cotton-mather"]
        assert [person.ability for person in people] == [person.character for person in people]
        assert people[A].uses[TITUBA.limited] == 1
        assert people[B].uses[SAMUEL_PARRIS.limited] == 2
        assert people[C].uses[WILLIAM_PHIPS.limited] == 1


@pytest.mark.rule("SAL-INFO-01")
def test_a_use_that_is_spent_is_public() -> None:
    game = village(characters={A: SAMUEL_PARRIS}, discard=[ALIBI])

    answer(game, A, mh.Word("recover"))
    answer(game, A, mh.Card("alibi"))

    assert game.view().people[A].uses[SAMUEL_PARRIS.limited] == 1


@pytest.mark.rule("SAL-INFO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sees_the_own_tryal_cards_at_any_time(edition: str) -> None:
    for game in moments(edition):
        state = game.state
        for seat in range(6):
            own = [tryal.face for tryal in game.view(seat).people[seat].row]
            assert own == [FACES[state.faces[card]] for card in state.rows[seat]]


@pytest.mark.rule("SAL-INFO-03")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_nobody_sees_others_face_down_tryal_cards(edition: str) -> None:
    for game in moments(edition):
        for viewer in (None, *range(6)):
            for person in game.view(viewer).people:
                assert person.seat == viewer or not any(tryal.face for tryal in person.row if not tryal.up)


@pytest.mark.rule("SAL-INFO-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_even_witches_see_each_others_tryal_cards(edition: str) -> None:
    game = opening(edition, 6, rows={A: "WNNNN", B: "KNNNN", D: "WNNNN"})

    assert game.view(A).own.known_witches == (D,)
    for viewer in (None, *range(6)):
        for person in game.view(viewer).people:
            assert person.seat == viewer or {tryal.face for tryal in person.row} == {None}


@pytest.mark.rule("SAL-INFO-03")
def test_in_es_nobody_sees_a_card_that_was_never_theirs() -> None:
    owners: dict[int, set[int | None]] = {}
    for game in moments("es", seed=2):
        assert not [event for event in told(game, TryalTaken) if event.just_taken]  # a second owner
        state = game.state
        for seat, row in enumerate(state.rows):
            for card in row:
                owners.setdefault(card, set()).add(seat)
        for viewer in (None, *range(6)):
            for person, row in zip(game.view(viewer).people, state.rows, strict=True):
                for tryal, card in zip(person.row, row, strict=True):
                    assert tryal.up or (tryal.face is not None) == (viewer in owners[card])
    assert max(len(each) for each in owners.values()) > 1


@pytest.mark.rule("SAL-INFO-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_of_tryal_cards_and_revealed_faces_are_public(edition: str) -> None:
    for game in moments(edition):
        state = game.state
        for seat, person in enumerate(game.view().people):
            up = [bool(state.up >> card & 1) for card in state.rows[seat]]
            assert [tryal.up for tryal in person.row] == up
            shown = [FACES[state.faces[card]] for card in state.rows[seat] if state.up >> card & 1]
            assert [tryal.face for tryal in person.row if tryal.up] == shown


@pytest.mark.rule("SAL-INFO-05")
def test_how_many_witch_cards_were_dealt_and_are_revealed_is_public() -> None:
    game = village("en", 6, rows={B: "wNNNN", F: "WNNNN"}, dead=[B], hands={A: [WITNESS]})

    table = game.view().table
    assert (table.witch_cards, table.witch_cards_revealed) == (2, 1)
    assert opening("en", 6, rows={A: "WWNNN", B: "KNNNN"}).view().table.witch_cards_revealed == 0


@pytest.mark.rule("SAL-INFO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_is_its_owners_and_its_size_is_public(edition: str) -> None:
    game = opening(edition, 6, rows={A: "WNNNN", B: "WNNNN", C: "KNNNN"})
    hands = [tuple(KINDS[KIND[card]] for card in cards) for cards in game.state.hands]

    for viewer in (None, *range(6)):
        seen = game.view(viewer)
        assert [person.hand for person in seen.people] == [3] * 6
        for person in seen.people:
            assert person.known_hand == (hands[person.seat] if person.seat == viewer else ())
    assert game.view(D).own.hand == hands[D]


@pytest.mark.rule("SAL-INFO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sizes_of_hands_are_public_as_they_change_and_drawn_cards_their_owners(edition: str) -> None:
    game = village(edition, hands={A: [ALIBI], B: [CURSE, ASYLUM]}, deck=[EVIDENCE, WITNESS])

    draw(game, A)

    for viewer in EVERYBODY:
        people = game.view(viewer).people
        assert [person.hand for person in people] == [3, 2, 0, 0]
        assert people[A].known_hand == (("alibi", "evidence", "witness") if viewer == A else ())
        assert people[B].known_hand == (("curse", "asylum") if viewer == B else ())


@pytest.mark.rule("SAL-INFO-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fronts_and_accusation_totals_are_public(edition: str) -> None:
    for game in moments(edition):
        state = game.state
        for seat, person in enumerate(game.view().people):
            assert [card.card for card in person.front] == [KINDS[KIND[card]] for card in state.fronts[seat]]
            assert person.accusations == total(state, seat)


@pytest.mark.rule("SAL-INFO-07")
def test_an_alibi_that_lies_in_front_as_a_witness_is_seen_as_one() -> None:
    game = village("en", characters={A: WILL_GRIGGS}, hands={A: [ALIBI]}, fronts={B: [PIETY]})

    play(game, A, ALIBI_AS_WITNESS, B)

    for viewer in EVERYBODY:
        person = game.view(viewer).people[B]
        assert [(card.card, card.as_witness) for card in person.front] == [("piety", False), ("alibi", True)]
        assert person.accusations == 7


@pytest.mark.rule("SAL-INFO-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_size_of_the_deck_is_public_and_its_order_nobodys(edition: str) -> None:
    game = village(edition, deck=[ALIBI, CURSE, EVIDENCE])
    other = village(edition, deck=[EVIDENCE, ALIBI, CURSE])

    assert game.view().table.deck == len(game.state.deck)
    for viewer in EVERYBODY:
        assert game.view(viewer) == other.view(viewer)


@pytest.mark.rule("SAL-INFO-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_size_of_the_deck_counts_no_card_that_lies_elsewhere(edition: str) -> None:
    game = village(edition, deck=[ALIBI, CURSE, EVIDENCE], discard=[WITNESS, ASYLUM], rest="gone")

    for viewer in EVERYBODY:
        assert game.view(viewer).table.deck == 4  # including Night


@pytest.mark.rule("SAL-INFO-08", "SAL-INFO-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_that_tituba_has_seen_is_shown_to_nobody_else(edition: str) -> None:
    game = village(edition, characters={A: TITUBA}, deck=[ALIBI, CURSE, EVIDENCE], discard=[ASYLUM], rest="gone")
    answer(game, A, mh.Word("rearrange"))

    for order in (("alibi", "curse", "evidence", "night"), ("curse", "alibi", "evidence", "night")):
        assert game.view(A).own.deck_order == order
        for viewer in (None, B, C, D):
            seen = game.view(viewer)
            assert seen.own is None or seen.own.deck_order == ()
            assert told(game, DeckSeen, viewer) == []
        if is_asked(game, A, "rearrange"):
            game.answer(asked(game, A).id, [mh.Position(place) for place in (1, 0, 2, 3)])


@pytest.mark.rule("SAL-INFO-09")
def test_the_discard_pile_is_public_in_its_order() -> None:
    game = village(hands={A: [CURSE, ALIBI]}, fronts={B: [ASYLUM, ACCUSATION]}, discard=[EVIDENCE])

    play(game, A, CURSE, B, mh.Card("asylum"))
    play(game, A, ALIBI, B, (mh.Card("accusation"),))

    assert game.view().table.discard == ("evidence", "curse", "asylum", "alibi", "accusation")


@pytest.mark.rule("SAL-INFO-10")
@pytest.mark.parametrize(("edition", "last"), [("en", False), ("fr", True), ("es", True)])
def test_everybody_knows_that_night_is_last_only_where_it_is_put_at_the_bottom(edition: str, last: bool) -> None:
    game = opening(edition, rows={A: "WNNNN", B: "KNNNN"})

    assert game.view().table.night_last is last


def night_places(game: Salem, seat: int | None) -> set[int]:
    """The places that Night may have in the deck, counted from the top, as far as the seat knows."""
    found = set()
    for seed in range(300):
        deck = game.redeal(seat, seed).state.deck[::-1]
        found.add([KIND[card] for card in deck].index(NIGHT))
    return found


@pytest.mark.rule("SAL-INFO-10")
def test_in_en_night_may_be_anywhere_in_the_lower_half_for_all_one_knows() -> None:
    game = opening("en", 12)  # 56 - 36 - 1 = 20 cards, 21 with Conspiracy; the lower half is 11
    size = len(game.state.deck)

    assert size == 22
    assert night_places(game, None) == night_places(game, A) == set(range(10, 22))


@pytest.mark.rule("SAL-INFO-10")
def test_once_tituba_has_rearranged_nobody_else_knows_where_night_is() -> None:
    game = village("fr", characters={A: TITUBA}, deck=[CURSE, ALIBI, EVIDENCE], rest="gone")
    game.state.night_depth = 0
    assert game.view().table.night_last

    answer(game, A, mh.Word("rearrange"))
    game.answer(asked(game, A).id, [mh.Position(place) for place in (0, 1, 2, 3)])

    assert not game.view().table.night_last
    assert night_places(game, B) == {0, 1, 2, 3}
    assert night_places(game, A) == {3}


@pytest.mark.rule("SAL-INFO-11")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    game = village(deck=[ALIBI, CURSE])

    draw(game, A)

    assert told(game, CardDrawn) == [CardDrawn(A), CardDrawn(A)]
    assert [event.card for event in told(game, DrawnCardSeen, A)] == ["alibi", "curse"]
    for viewer in (None, B, C, D):
        assert told(game, DrawnCardSeen, viewer) == []
        assert game.view(viewer).people[A].known_hand == ()


@pytest.mark.rule("SAL-INFO-11")
def test_a_black_card_and_one_that_leaves_the_game_with_two_left_are_public() -> None:
    game = village(deck=[CONSPIRACY])
    draw(game, A)
    assert told(game, BlackCardDrawn) == [BlackCardDrawn(A, "conspiracy")]

    game = village("fr", dead=[B, C], deck=[ASYLUM, ALIBI, CURSE])
    draw(game, A)
    assert told(game, CardsLeftGame) == [CardsLeftGame(A, ("asylum",))]
    assert [event.card for event in told(game, DrawnCardSeen, A)] == ["alibi", "curse"]


# --- teams and witches


@pytest.mark.rule("SAL-INFO-13")
def test_everybody_knows_the_own_team_and_no_other() -> None:
    game = opening(rows={A: "WNNNN", B: "KNNNN"})

    assert [game.view(seat).own.team for seat in (A, B, C, D)] == ["witches"] + ["townspeople"] * 3
    for viewer in EVERYBODY:
        assert [person.witch for person in game.view(viewer).people if person.seat != viewer] == [None] * (
            4 if viewer is None else 3
        )


@pytest.mark.rule("SAL-INFO-14")
def test_witches_see_each_other_at_dawn_and_nobody_else_sees_them() -> None:
    game = opening("en", 6, rows={A: "WNNNN", D: "WNNNN", B: "KNNNN"})

    assert told(game, FellowsSeen, A) == [FellowsSeen((A, D))]
    assert told(game, FellowsSeen, B) == told(game, FellowsSeen) == []
    assert (game.view(A).own.known_witches, game.view(D).own.known_witches) == ((D,), (A,))
    assert game.view(A).people[D].witch is True
    assert game.view(B).own.known_witches == ()


@pytest.mark.rule("SAL-INFO-14")
def test_at_night_the_living_witches_of_the_moment_see_each_other_and_remember() -> None:
    rows = {A: "nNNNN", B: "NNNNN", C: "KNNNN", E: "WNNNN", F: "WNNNN"}
    game = village("en", 6, rows=rows, once_witches={B: E}, deck=[NIGHT], rest="gone")
    assert game.view(F).own.known_witches == ()

    draw(game, A)
    assert told(game, FellowsSeen, F) == [FellowsSeen((B, E, F))]
    night(game, victim=E, gavel=A)

    assert not is_living(game, E)
    last_words(game)
    draw(game, B)
    assert told(game, FellowsSeen, F)[1:] == [FellowsSeen((B, F))]
    assert game.view(F).own.known_witches == (B, E)


@pytest.mark.rule("SAL-INFO-15")
def test_witches_see_what_their_fellows_point_at_while_the_stage_lasts() -> None:
    game = opening("en", 6, rows={A: "WNNNN", D: "WNNNN", B: "KNNNN"})

    game.answer(f"{A}-sign", mh.Seat(C))
    assert game.view(D).own.signs == ((A, C),)
    game.answer(asked(game, A).id, mh.Seat(E))
    assert game.view(D).own.signs == ((A, E),)

    assert told(game, WitchSigned, D) == [WitchSigned(A, C), WitchSigned(A, E)]
    for viewer in (B, C, E, F):
        assert game.view(viewer).own.signs == ()
        assert told(game, WitchSigned, viewer) == []
    assert told(game, WitchSigned) == []


@pytest.mark.rule("SAL-INFO-16")
def test_single_witches_choices_never_become_public_and_stand_in_the_record() -> None:
    game = mh.start("salem1692", 6, seed=5)
    witches = [seat for seat in range(6) if game.view(seat).own.team == "witches"]
    assert len(witches) == 2
    votes = {decision.seat: decision.id for decision in game.decisions if decision.kind == "cat"}
    other = game.copy()

    for world, first, second in ((game, A, B), (other, B, A)):  # the same tie, from different votes
        world.answer(votes[witches[0]], mh.Seat(first))
        world.answer(votes[witches[1]], mh.Seat(second))
        stage(world, "cat", {})

    for viewer in (None, *range(6)):
        if viewer not in witches:
            assert game.view(viewer) == other.view(viewer)
            assert game.heard(viewer) == other.heard(viewer)
    assert mh.Entry(votes[witches[0]], mh.Seat(A)) in game.record.entries


@pytest.mark.rule("SAL-INFO-17")
def test_a_new_witch_who_dies_before_the_next_night_never_learns_the_others() -> None:
    rows = {A: "WNNNN", B: "KNNNN", D: "WNNNN", F: "nnnnN"}
    game = village("en", 6, rows=rows, deck=[CONSPIRACY, ALIBI, NIGHT], hands={B: [WITNESS]})
    draw(game, A)
    take_tryals(game, {A: 1, F: 0})
    assert game.view(F).own.team == "witches"
    play(game, B, WITNESS, F)
    pick(game, B, 4)
    last_words(game)
    end(game, B)
    draw(game, C)
    night(game, victim=E, gavel=A)

    assert not is_living(game, F)
    assert told(game, FellowsSeen, F) == []
    assert game.view(F).own.known_witches == (A,)  # A gave the card away
    assert game.view(F).people[D].witch is None
