"""The worked examples of the rulebook: night, Conspiracy, the end of the game, ghosts."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    BLACK_CAT,
    CONSPIRACY,
    MATCHMAKER,
    NIGHT,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CardDrawn,
    DeckReformed,
    Eliminated,
    GavelGiven,
    OneMoreWitchCard,
    PastDisclosed,
    PointedAtTwo,
    RowShuffled,
    TargetAnnounced,
    TargetSafe,
    TryalLost,
    TryalTaken,
    WitchSigned,
)
from meetinghouse.games.salem1692.queries import constable, face_down, living_witches
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
    confess_all,
    draw,
    end,
    expire,
    front,
    hand,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    last_words,
    night,
    pick,
    play,
    row,
    stage,
    take_tryals,
    told,
    village,
)


def tries(game: Salem, accuser: int, accused: int, place: int) -> None:
    """The accuser plays an Accusation that leads to a trial; in the French edition the script picks that place."""
    play(game, accuser, ACCUSATION, accused)
    if is_asked(game, accuser, "tryal"):
        pick(game, accuser, place)


def side(game: Salem) -> str:
    """The side that has won."""
    assert game.outcome is not None
    return game.outcome.side


# --- matched players


def matched(edition: str) -> Salem:
    """Six players are left, B and D are matched, and A has drawn Night."""
    rows = {A: "NNN", B: "NNN", C: "KNN", D: "NNN", E: "WNN", F: "WNN"}
    game = village(edition, 6, rows=rows, fronts={B: [MATCHMAKER], D: [MATCHMAKER]}, deck=[NIGHT])
    draw(game, A)
    return game


@pytest.mark.rule("SAL-EX-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_is_matched_with_the_nights_victim_dies_too(edition: str) -> None:
    game = matched(edition)

    night(game, victim=B, gavel=A, confess={D: 0})

    assert told(game, Eliminated) == [Eliminated(B, "night"), Eliminated(D, "matched")]
    assert (row(game, B), row(game, D)) == ("nnn", "nnn")


@pytest.mark.rule("SAL-EX-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_matched_victim_who_is_saved_saves_the_partner(edition: str) -> None:
    game = matched(edition)

    night(game, victim=B, gavel=B, confess={D: 0})

    assert told(game, TargetAnnounced) == [TargetAnnounced(B)]
    assert told(game, TargetSafe) == [TargetSafe(B, "gavel")]
    assert told(game, Eliminated) == []


# --- Witch cards


@pytest.mark.rule("SAL-EX-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_witch_card_in_a_row_keeps_its_holder_alive_only_in_english(edition: str) -> None:
    hands, fronts = {A: [ACCUSATION, WITNESS]}, {B: [ACCUSATION] * 6}
    game = village(edition, 8, rows={B: "WWN", C: "KNN"}, hands=hands, fronts=fronts, chance={"tryal": [0]})

    tries(game, A, B, 0)

    if edition == "en":
        assert (row(game, B), is_living(game, B), front(game, B)) == ("wWN", True, [])
        assert told(game, OneMoreWitchCard) == [OneMoreWitchCard(B)]
        play(game, A, WITNESS, B)
        pick(game, A, 1)
        assert row(game, B) == "wwN"
    else:
        assert told(game, Eliminated) == [Eliminated(B, "witch")]
        assert row(game, B) == "wwn"
    assert side(game) == "townspeople"


@pytest.mark.rule("SAL-EX-18")
def test_in_a_conspiracy_everybody_takes_a_card_from_the_left_in_english() -> None:
    game = village(
        "en",
        turn=B,
        rows={A: "WNN", B: "NNK", C: "NNN", D: "NNN"},
        fronts={C: [BLACK_CAT]},
        deck=[CONSPIRACY, ALIBI],
    )
    draw(game, B)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(B, "tryal")]
    pick(game, B, 0)
    assert row(game, C) == "nNN"

    for seat, place in {A: 2, B: 1, C: 0, D: 0}.items():
        pick(game, seat, place)

    state = game.state
    assert [len(face_down(state, seat)) for seat in (A, B, C, D)] == [3, 3, 2, 3]
    assert living_witches(state) == 1 << A | 1 << D
    assert (constable(state), "K" in row(game, B), "W" in row(game, D)) == (A, False, True)
    assert [event.seat for event in told(game, RowShuffled)] == [A, B, C, D]
    assert [(event.giver, event.taker, event.place) for event in told(game, TryalTaken)] == [
        (B, A, None),
        (C, B, None),
        (D, C, None),
        (A, D, None),
    ]
    assert [(event.face, event.taker) for event in told(game, TryalLost, A)] == [("witch", D)]
    assert game.view(A).people[D].witch
    assert [(event.face, event.taker) for event in told(game, TryalLost, B)] == [("constable", A)]
    assert hand(game, B) == [ALIBI]
    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-EX-19")
@pytest.mark.parametrize(("edition", "winners"), [("en", (A, C)), ("fr", (A, B, C)), ("es", (A, B, C))])
def test_when_the_last_townsperson_becomes_a_witch_the_witches_win(edition: str, winners: tuple[int, ...]) -> None:
    game = village(
        edition,
        rows={A: "WN", B: "NN", C: "NN", D: "NK"},
        dead=(C, D),
        once_witches={C: A},
        deck=[ALIBI, CONSPIRACY],
    )
    draw(game, A)

    take_tryals(game, {A: 0, B: 0})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", winners)


# --- Night


@pytest.mark.rule("SAL-EX-21")
@pytest.mark.parametrize(("script", "index"), [(0, 29), (15, 14)])
def test_after_a_night_drawn_first_one_card_is_drawn_in_english(script: int, index: int) -> None:
    deck, discard = [NIGHT] + [ACCUSATION] * 9, [ACCUSATION] * 20
    game = village("en", deck=deck, discard=discard, rest="gone", chance={"night": [script]})
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert told(game, DeckReformed) == [DeckReformed(30)]
    assert told(game, CardDrawn) == [CardDrawn(A)]
    assert (len(game.state.hands[A]), len(game.state.deck)) == (1, 29)
    assert kinds(game.state.deck[::-1]).index(NIGHT) == index - 1
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-EX-21")
def test_after_a_night_drawn_first_night_lies_in_the_lower_half_in_english() -> None:
    deck, discard = [NIGHT] + [ACCUSATION] * 9, [ACCUSATION] * 20
    game = village("en", deck=deck, discard=discard, rest="gone", chance={"night": [16]})
    draw(game, A)

    with pytest.raises(ValueError, match="a number below 16 was due"):
        night(game, victim=A, gavel=A)


@pytest.mark.rule("SAL-EX-21")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_after_a_night_drawn_first_one_card_is_drawn_in_french_and_spanish(edition: str) -> None:
    game = village(edition, deck=[NIGHT], discard=[ACCUSATION] * 20, rest="gone")
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert told(game, DeckReformed) == [DeckReformed(21)]
    assert kinds(game.state.deck[::-1]).index(NIGHT) == 19  # of 20, after A has drawn
    assert told(game, CardDrawn) == [CardDrawn(A)]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-EX-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_night_drawn_second_ends_the_turn(edition: str) -> None:
    game = village(edition, deck=[ACCUSATION, NIGHT], rest="discard")
    draw(game, A)

    night(game, victim=A, gavel=A)

    assert hand(game, A) == [ACCUSATION]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-EX-38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_confession_that_reveals_the_last_witch_card_ends_the_game(edition: str) -> None:
    game = village(edition, 5, rows={B: "WNNNN", D: "KNNNN"}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=C, gavel=A, confess={B: 0})

    assert side(game) == "townspeople"
    assert is_living(game, C)
    assert told(game, Eliminated) == []
    assert told(game, TargetAnnounced) == []


@pytest.mark.rule("SAL-EX-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_confesses_the_last_card_is_eliminated(edition: str) -> None:
    game = village(edition, 7, rows={D: "nnNnn", E: "KNNNN", F: "WNNNN"}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=A, gavel=A, confess={D: 2})

    assert row(game, D) == "nnnnn"
    assert told(game, Eliminated) == [Eliminated(D, "last-tryal")]


@pytest.mark.rule("SAL-EX-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_constable_card_is_revealed_nobody_gets_the_gavel(edition: str) -> None:
    game = village(
        edition,
        rows={B: "KNNNN"},
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        deck=[NIGHT],
        chance={"tryal": [0]},
    )
    tries(game, A, B, 0)
    assert (row(game, B), is_living(game, B)) == ("kNNNN", True)
    end(game, A)

    draw(game, B)
    stage(game, "victim", {}, others=B)
    assert [decision.kind for decision in game.decisions] == ["suspicion"] * 4
    stage(game, "gavel", {})

    assert told(game, GavelGiven) == []
    assert is_asked_any(game, "confess")


@pytest.mark.rule("SAL-EX-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_witches_in_the_majority_have_not_won_yet(edition: str) -> None:
    rows = {A: "NNN", B: "NNN", C: "WNN", D: "NNN", E: "NNK", F: "wNN"}
    game = village(edition, 6, rows=rows, dead=(F,), once_witches={A: C, B: F}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=E, gavel=A)
    last_words(game)

    assert [seat for seat in range(6) if is_living(game, seat)] == [A, B, C, D]
    assert living_witches(game.state) == 1 << A | 1 << B | 1 << C
    assert not game.over


@pytest.mark.rule("SAL-EX-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_french_and_spanish_it_is_told_that_an_eliminated_player_once_held_a_witch_card(edition: str) -> None:
    rows = {A: "NNN", B: "WNN", C: "KNN", D: "NNN"}
    game = village(edition, rows=rows, once_witches={D: B}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=D, gavel=A)

    assert row(game, D) == "nnn"
    assert told(game, PastDisclosed) == ([] if edition == "en" else [PastDisclosed(D, True)])
    assert game.view(None).people[D].witch is (None if edition == "en" else True)


@pytest.mark.rule("SAL-EX-47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("script", "target"), [(0, B), (1, C)])
def test_if_witches_disagree_chance_chooses_among_their_victims(edition: str, script: int, target: int) -> None:
    rows = {A: "NNNNN", D: "WNNNN", E: "NNNNN", F: "WNNNN", C: "KNNNN"}
    game = village(edition, 6, rows=rows, once_witches={A: D}, deck=[NIGHT], chance={"tie": [script]})
    draw(game, A)
    answer(game, A, B)
    answer(game, D, C)
    expire(game, F)
    stage(game, "gavel", {C: E})
    confess_all(game)

    assert told(game, TargetAnnounced) == [TargetAnnounced(target)]
    for outsider in (B, C, E, None):
        assert [event for event in told(game, WitchSigned, outsider) if event.witch != outsider] == []


@pytest.mark.rule("SAL-EX-49")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_accuser_points_to_two_cards_and_the_accused_picks_one(edition: str) -> None:
    hands, fronts, options = {A: [ACCUSATION]}, {C: [ACCUSATION] * 6}, {"point_to_two": True}
    game = village(edition, rows={C: "NNNN", B: "KNN"}, hands=hands, fronts=fronts, options=options)

    play(game, A, ACCUSATION, C)
    answer(game, A, [mh.Position(0), mh.Position(2)])
    pick(game, C, 2)

    assert told(game, PointedAtTwo) == [PointedAtTwo(A, C, (0, 2))]
    assert row(game, C) == "NNnN"


@pytest.mark.rule("SAL-EX-49")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_three_cards_the_accuser_does_not_point_to_two(edition: str) -> None:
    hands, fronts, options = {A: [ACCUSATION]}, {C: [ACCUSATION] * 6}, {"point_to_two": True}
    game = village(
        edition, rows={C: "NNN", B: "KNN"}, hands=hands, fronts=fronts, options=options, chance={"tryal": [1]}
    )

    tries(game, A, C, 1)

    assert (told(game, PointedAtTwo), row(game, C)) == ([], "NnN")


@pytest.mark.rule("SAL-EX-50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_constable_who_is_a_witch_need_not_save_the_victim(edition: str) -> None:
    game = village(edition, rows={B: "WKNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=D)

    stage(game, "gavel", {B: C})
    assert told(game, GavelGiven) == [GavelGiven(C)]
    assert [game.view(seat).table.gavel for seat in (None, A, B, C, D)] == [C] * 5
    assert is_asked_any(game, "confess")
    confess_all(game)

    assert told(game, Eliminated) == [Eliminated(D, "night")]
