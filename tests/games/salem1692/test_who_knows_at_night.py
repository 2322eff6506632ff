"""Who knows what about the night, about eliminated players, and after the end (rules, section 23.1)."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    EVIDENCE,
    FACES,
    KIND,
    KINDS,
    NIGHT,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    Confessed,
    FellowsSeen,
    GavelGiven,
    OneMoreWitchCard,
    PastDisclosed,
    TargetAnnounced,
    TargetChosen,
    TryalRevealed,
    WitchSigned,
)
from meetinghouse.games.salem1692.roles.town_hall import WILLIAM_PHIPS
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    E,
    F,
    answer,
    asked,
    confess_all,
    draw,
    is_living,
    last_words,
    night,
    pick,
    play,
    stage,
    told,
    village,
)

# --- the night


@pytest.mark.rule("SAL-INFO-18")
def test_who_is_constable_only_the_constable_knows_and_the_gavel_is_public_when_eyes_open() -> None:
    game = village(rows={B: "KNNNN"}, deck=[NIGHT])
    assert [game.view(seat).own.constable for seat in (A, B, C, D)] == [False, True, False, False]
    draw(game, A)
    stage(game, "victim", {}, others=A)

    game.answer(asked(game, B).id, mh.Seat(D))
    assert (told(game, GavelGiven), game.view().table.gavel) == ([], None)
    stage(game, "gavel", {})

    assert (told(game, GavelGiven), game.view().table.gavel) == ([GavelGiven(D)], D)


@pytest.mark.rule("SAL-INFO-19")
@pytest.mark.parametrize("gavel", [A, C], ids=["saved", "eliminated"])
def test_the_target_is_the_witches_secret_until_it_is_announced_in_any_case(gavel: int) -> None:
    game = village(rows={B: "KNNNN", D: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=A)

    assert [game.view(seat).own.target for seat in (A, B, C, D)] == [None, None, None, A]
    assert told(game, TargetChosen, D) == [TargetChosen(A)]
    for viewer in (None, A, B, C):
        assert told(game, TargetChosen, viewer) == []
    stage(game, "gavel", {B: gavel})
    assert told(game, TargetAnnounced) == []
    confess_all(game)

    assert told(game, TargetAnnounced) == [TargetAnnounced(A)]
    assert is_living(game, A) is (gavel == A)


@pytest.mark.rule("SAL-INFO-20")
def test_a_confession_and_its_card_are_public_at_once_and_william_phipss_use_too() -> None:
    game = village(characters={C: WILLIAM_PHIPS}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=A)
    stage(game, "gavel", {})

    pick(game, B, 2)
    assert told(game, Confessed) == [Confessed(B)]
    assert told(game, TryalRevealed) == [TryalRevealed(B, 2, "not-a-witch", "confession")]
    assert game.view().table.confessed == (B,)
    answer(game, C, mh.Word("declare"))

    assert told(game, Confessed)[1:] == [Confessed(C, without_card=True)]
    assert game.view().table.confessed == (B, C)
    assert game.view().people[C].uses[WILLIAM_PHIPS.limited] == 0
    assert told(game, TargetAnnounced) == []


# --- reveals, elimination, the end


@pytest.mark.rule("SAL-INFO-36")
@pytest.mark.parametrize(("edition", "lives"), [("en", True), ("fr", False)])
def test_in_en_it_is_public_that_a_witch_has_one_more_witch_card(edition: str, lives: bool) -> None:
    rows = {B: "WWNNN", C: "KNNNN", F: "WNNNN"}
    options = {"trial_tryal_selection": "accuser_chooses", "extra_witch": True}
    game = village(edition, 6, rows=rows, hands={A: [WITNESS]}, options=options)

    play(game, A, WITNESS, B)
    pick(game, A, 0)

    assert told(game, OneMoreWitchCard) == ([OneMoreWitchCard(B)] if lives else [])
    assert game.view().people[B].one_more_witch_card is lives


@pytest.mark.rule("SAL-INFO-37")
@pytest.mark.parametrize(("edition", "public"), [("en", None), ("fr", True), ("es", True)])
def test_a_dead_players_past_is_public_where_disclosure_is_on_and_otherwise_the_owners(
    edition: str, public: bool | None
) -> None:
    game = village(edition, rows={C: "KNNNN", D: "WNNNN"}, once_witches={B: D}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=B, gavel=A)

    assert game.view().people[B].witch is public
    assert game.view(A).people[B].witch is public
    assert len(told(game, PastDisclosed)) == (1 if public else 0)
    assert game.view(B).own.team == "witches"


@pytest.mark.rule("SAL-INFO-38")
def test_the_dead_keep_what_they_knew_and_hear_only_what_is_public() -> None:
    rows = {B: "nnnWN", C: "KNNNN", E: "WNNNN", F: "WNNNN"}
    game = village("en", 6, rows=rows, deck=[NIGHT], options={"extra_witch": True})
    draw(game, A)
    stage(game, "victim", {}, others=B)
    stage(game, "gavel", {C: A})
    confess_all(game)
    last_words(game)
    assert game.view(B).own.known_witches == (E, F)
    heard = len(game.heard(B)), len(game.heard())

    for _ in range(40):
        decision = game.decisions[0]
        game.answer(decision.id, decision.options[0])

    assert game.heard(B)[heard[0] :] == game.heard()[heard[1] :]
    assert game.view(B).own.known_witches == (E, F)
    assert [person.known_hand for person in game.view(B).people] == [person.known_hand for person in game.view().people]


@pytest.mark.rule("SAL-INFO-38")
def test_a_dead_witch_no_longer_sees_what_the_witches_choose() -> None:
    rows = {B: "nnWnn", C: "KNNNN", E: "WNNNN", F: "WNNNN"}
    game = village("en", 6, rows=rows, dead=[B], deck=[NIGHT], options={"extra_witch": True})
    draw(game, A)
    game.answer(f"{E}-sign", mh.Seat(A))
    assert game.view(B).own.signs == ()
    stage(game, "victim", {}, others=A)

    assert game.view(B).own.target is None
    assert told(game, WitchSigned, B) == []
    assert told(game, FellowsSeen, B) == []


@pytest.mark.rule("SAL-INFO-38")
def test_with_dead_view_moderator_the_dead_see_everything() -> None:
    game = village(
        rows={B: "nnnnN", C: "KNNNN", D: "WNNNN"},
        hands={A: [WITNESS], C: [EVIDENCE]},
        options={"dead_view": "moderator"},
    )
    play(game, A, WITNESS, B)
    pick(game, A, 4)
    last_words(game)

    seen = game.view(B)
    assert [tryal.face for tryal in seen.people[D].row] == ["witch"] + ["not-a-witch"] * 4
    assert seen.people[C].known_hand == ("evidence",)
    assert seen.people[D].witch is True
    assert len(seen.own.deck_order) == len(game.state.deck)


@pytest.mark.rule("SAL-INFO-39")
def test_after_the_game_everything_is_open_and_not_before() -> None:
    game = mh.start("salem1692", 6, seed=9)
    with pytest.raises(mh.Refused):
        game.view("all")
    dice = random.Random(9)
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))

    opened = game.view("all")
    people = opened.people
    state = game.state
    assert opened.own.deck_order == tuple(KINDS[KIND[card]] for card in reversed(state.deck))
    assert [(each.seat, each.named) for each in opened.suspicions] == [
        (who, named) for _, _, who, named in state.suspicions
    ]
    assert state.suspicions
    assert {each.seat for each in opened.turned} == {person.seat for person in people if person.witch}
    assert [[tryal.face for tryal in person.row] for person in people] == [
        [FACES[state.faces[card]] for card in row] for row in state.rows
    ]
    hands = [tuple(KINDS[KIND[card]] for card in cards) for cards in state.hands]
    assert [person.known_hand for person in people] == hands
    assert [person.witch for person in people] == [bool(state.witches >> seat & 1) for seat in range(6)]
    assert game.outcome is not None
    assert game.outcome.sides == tuple("witches" if person.witch else "townspeople" for person in people)
    assert mh.replay(game.record).story == game.story
