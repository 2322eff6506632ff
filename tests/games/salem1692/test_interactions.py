"""Combinations of cards and characters."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    PIETY,
    SCAPEGOAT,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CatHadNoPrey,
    Eliminated,
    GavelGiven,
    TargetSafe,
    TrialBegan,
)
from meetinghouse.games.salem1692.queries import partner, total
from meetinghouse.games.salem1692.roles.town_hall import (
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    JOHN_PROCTOR,
    MARTHA_COREY,
    THOMAS_DANFORTH,
    WILL_GRIGGS,
)
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    DRAW,
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    confess_all,
    draw,
    end,
    front,
    hand,
    is_asked,
    is_living,
    last_words,
    night,
    pick,
    play,
    refused,
    row,
    stage,
    take_tryals,
    told,
    village,
)


@pytest.mark.rule("SAL-INTER-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_alibi_as_witness_alone_does_not_try_george(edition: str) -> None:
    game = village(edition, hands={A: [ALIBI, ACCUSATION]}, characters={A: WILL_GRIGGS, B: GEORGE_BURROUGHS})

    play(game, A, ALIBI_AS_WITNESS, B)
    assert (front(game, B), total(game.state, B)) == ([ALIBI], 7)
    assert told(game, TrialBegan) == []

    play(game, A, ACCUSATION, B)
    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-INTER-02")
def test_in_english_an_alibi_as_witness_alone_does_not_try_who_has_piety() -> None:
    game = village("en", hands={A: [ALIBI, WITNESS]}, fronts={B: [PIETY]}, characters={A: WILL_GRIGGS})

    play(game, A, ALIBI_AS_WITNESS, B)
    assert (front(game, B), total(game.state, B)) == ([ALIBI, PIETY], 7)
    assert told(game, TrialBegan) == []

    play(game, A, WITNESS, B)
    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-INTER-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("source", "destination", "before", "after"), [(B, C, 2, 6), (C, B, 6, 2)])
def test_moved_evidence_counts_as_it_does_against_its_new_holder(
    edition: str, source: int, destination: int, before: int, after: int
) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={source: [EVIDENCE] * 2}, characters={B: COTTON_MATHER})
    assert total(game.state, source) == before

    play(game, A, SCAPEGOAT, source, destination)

    assert total(game.state, destination) == after


@pytest.mark.rule("SAL-INTER-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moving_a_matchmaker_moves_the_match(edition: str) -> None:
    fronts = {B: [MATCHMAKER], C: [MATCHMAKER]}
    game = village(edition, 6, hands={A: [SCAPEGOAT]}, fronts=fronts, deck=[NIGHT])

    play(game, A, SCAPEGOAT, B, D)
    assert (partner(game.state, B), partner(game.state, C), partner(game.state, D)) == (-1, D, C)
    end(game, A)
    draw(game, B)
    night(game, victim=D, gavel=A)

    assert told(game, Eliminated) == [Eliminated(D, "night"), Eliminated(C, "matched")]


@pytest.mark.rule("SAL-INTER-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_discarding_a_matchmaker_ends_the_match_and_leaves_the_other(edition: str) -> None:
    fronts = {B: [MATCHMAKER], C: [MATCHMAKER]}
    game = village(edition, 6, hands={A: [CURSE]}, fronts=fronts, deck=[NIGHT])

    play(game, A, CURSE, B, CARDS[MATCHMAKER])
    assert (front(game, B), front(game, C)) == ([], [MATCHMAKER])
    end(game, A)
    draw(game, B)
    night(game, victim=C, gavel=A)

    assert told(game, Eliminated) == [Eliminated(C, "night")]


@pytest.mark.rule("SAL-INTER-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_in_the_hand_protects_nobody(edition: str) -> None:
    game = village(edition, hands={B: [ASYLUM]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert not is_living(game, B)


@pytest.mark.rule("SAL-INTER-06")
@pytest.mark.parametrize(("edition", "safe"), [("en", True), ("fr", False), ("es", False)])
def test_asylum_that_leaves_before_the_announcement_protects_no_more(edition: str, safe: bool) -> None:
    rows = {A: "KNNNN", C: "nnnnN", D: "WNNNN"}
    game = village(edition, rows=rows, dead=[B], fronts={A: [ASYLUM]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=A, gavel=D, confess={C: 4})  # C dies of the confession, and two players are left
    last_words(game)
    confess_all(game)

    assert is_living(game, A) is safe
    assert told(game, TargetSafe) == [TargetSafe(A, "asylum")] * safe


@pytest.mark.rule("SAL-INTER-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_constable_shows_the_card_and_the_role_is_over(edition: str) -> None:
    game = village(
        edition,
        5,
        rows={B: "NKNNN"},
        deck=[NIGHT],
        discard=[ACCUSATION] * 3,
        rest="gone",
        chance={"night": [0]},
    )

    draw(game, A)
    night(game, victim=B, gavel=A)
    last_words(game)
    assert row(game, B) == "nknnn"
    draw(game, C)
    draw(game, D)
    stage(game, "victim", {}, others=A)
    assert {decision.kind for decision in game.decisions} == {"suspicion"}
    stage(game, "gavel", {})

    assert told(game, GavelGiven) == [GavelGiven(A)]  # only in the first night


@pytest.mark.rule("SAL-INTER-08")
@pytest.mark.parametrize(("gavel", "confess"), [(C, {}), (A, {C: 0})])
def test_gavel_and_confession_do_not_protect_from_a_trial(gavel: int, confess: dict[int, object]) -> None:
    game = village(
        "en",
        5,
        rows={D: "KNNNN"},
        fronts={C: [ACCUSATION] * 7},
        characters={B: GEORGE_BURROUGHS, C: MARTHA_COREY},
        deck=[NIGHT],
    )

    draw(game, A)
    night(game, victim=B, gavel=gavel, confess=confess)  # without George, Martha's threshold is 7
    assert told(game, TrialBegan) == [TrialBegan(C, A)]
    pick(game, A, 3)

    assert row(game, C)[3] == "n"


@pytest.mark.rule("SAL-INTER-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("gavel", "confess"), [(B, {}), (A, {B: 0})])
def test_gavel_and_confession_do_not_protect_from_the_black_cat(
    edition: str, gavel: int, confess: dict[int, object]
) -> None:
    game = village(
        edition,
        fronts={B: [BLACK_CAT]},
        deck=[NIGHT],
        discard=[CONSPIRACY],
        rest="gone",
        chance={"night": [0]},
    )

    draw(game, A)
    night(game, victim=B, gavel=gavel, confess=confess)

    assert is_asked(game, A, "tryal")
    pick(game, A, 4)
    assert row(game, B)[4] == "n"


@pytest.mark.rule("SAL-INTER-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("gavel", "confess"), [(C, {}), (A, {C: 0})])
def test_gavel_and_confession_do_not_protect_from_matchmaker(
    edition: str, gavel: int, confess: dict[int, object]
) -> None:
    game = village(edition, 6, fronts={B: [MATCHMAKER], C: [MATCHMAKER]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=gavel, confess=confess)

    assert not is_living(game, C)


@pytest.mark.rule("SAL-INTER-09")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_a_black_cat_that_john_took_sleeps_in_his_hand(edition: str) -> None:
    game = village(
        edition,
        5,
        rows={B: "nnnnN", D: "KNNNN"},
        hands={A: [WITNESS]},
        fronts={B: [BLACK_CAT]},
        characters={C: JOHN_PROCTOR},
        deck=[CONSPIRACY],
    )

    play(game, A, WITNESS, B)
    if edition == "es":
        pick(game, A, 4)
    last_words(game)
    assert hand(game, C) == [BLACK_CAT]
    end(game, A)
    sleeping = game.copy()

    sleeping.answer(asked(sleeping, C).id, DRAW)
    assert told(sleeping, CatHadNoPrey) == [CatHadNoPrey(None)]

    play(game, C, BLACK_CAT, D)
    end(game, C)
    draw(game, D)
    assert asked(game, D).about == mh.Seat(D)
    assert is_asked(game, D, "tryal")


@pytest.mark.rule("SAL-INTER-10")
@pytest.mark.parametrize("edition", ["fr", "es"])
@pytest.mark.parametrize("kind", [ACCUSATION, EVIDENCE, WITNESS])
def test_thomas_plays_no_red_card_on_who_has_piety(edition: str, kind: int) -> None:
    game = village(edition, hands={A: [kind]}, fronts={B: [PIETY]}, characters={A: THOMAS_DANFORTH})

    answer(game, A, CARDS[kind])

    assert refused(game, A, B) == "SAL-CARD-PIETY-03"


@pytest.mark.rule("SAL-INTER-11")
@pytest.mark.parametrize("edition", ["fr", "es"])
@pytest.mark.parametrize(("before", "trials"), [(5, 0), (6, 1)])
def test_scapegoat_tries_who_has_piety_at_the_ordinary_threshold(edition: str, before: int, trials: int) -> None:
    fronts = {B: [PIETY] + [ACCUSATION] * before, C: [ACCUSATION]}
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts=fronts)

    play(game, A, SCAPEGOAT, C, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)] * trials


@pytest.mark.rule("SAL-INTER-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_piety_does_not_save_a_matched_player(edition: str) -> None:
    game = village(edition, 6, fronts={B: [MATCHMAKER], C: [PIETY, MATCHMAKER]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert (is_living(game, B), is_living(game, C)) == (False, False)


@pytest.mark.rule("SAL-INTER-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_black_cat_leaves_accusations_in_front(edition: str) -> None:
    fronts = {B: [BLACK_CAT, ACCUSATION, EVIDENCE]}
    game = village(edition, fronts=fronts, deck=[CONSPIRACY])

    draw(game, A)
    pick(game, A, 0)
    take_tryals(game)

    assert front(game, B) == [ACCUSATION, EVIDENCE, BLACK_CAT]


@pytest.mark.rule("SAL-INTER-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_confession_leaves_accusations_in_front(edition: str) -> None:
    game = village(edition, fronts={B: [ACCUSATION, EVIDENCE]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A, confess={B: 0})

    assert row(game, B) == "nNNNN"
    assert front(game, B) == [ACCUSATION, EVIDENCE]
