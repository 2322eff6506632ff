"""Rulings on elimination and victory: matched players, both sides losing at once, and what eliminated players leave."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CONSPIRACY,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    PIETY,
    STOCKS,
)
from meetinghouse.games.salem1692.events import (
    CatHadNoPrey,
    Eliminated,
    SparedByMatch,
    TargetAnnounced,
    TargetSafe,
    TryalRevealed,
)
from meetinghouse.games.salem1692.queries import partner
from meetinghouse.games.salem1692.roles.town_hall import JOHN_PROCTOR, MARY_WARREN, REBECCA_NURSE
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
    told,
    village,
)

TWO_WITCHES = {B: "WNN", D: "NNN", E: "KNN", F: "WNN"}


def tries(game: Salem, accuser: int, accused: int, place: int = 0) -> None:
    """The accuser plays an Accusation that leads to a trial, and picks that place if the edition allows it."""
    play(game, accuser, ACCUSATION, accused)
    if is_asked(game, accuser, "tryal"):
        pick(game, accuser, place)


# --- what the dead leave behind


@pytest.mark.rule("SAL-RULING-31")
def test_in_en_too_red_cards_and_stocks_of_the_eliminated_are_discarded() -> None:
    game = village("en", deck=[NIGHT], fronts={B: [ACCUSATION, EVIDENCE, STOCKS, PIETY]})
    draw(game, A)

    night(game, victim=B, gavel=A)

    assert front(game, B) == []
    assert sorted(kinds(game.state.discard)) == [ACCUSATION, EVIDENCE, STOCKS, PIETY]


@pytest.mark.rule("SAL-RULING-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_black_cat_of_an_eliminated_player_is_discarded_and_conspiracy_skips_it(edition: str) -> None:
    game = village(
        edition,
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 6 + [BLACK_CAT]},
        deck=[CONSPIRACY],
    )
    tries(game, A, C)
    last_words(game)
    assert BLACK_CAT in kinds(game.state.discard)
    end(game, A)

    draw(game, B)

    assert told(game, CatHadNoPrey) == [CatHadNoPrey(None)]
    assert is_asked_any(game, "take")


@pytest.mark.rule("SAL-RULING-12")
@pytest.mark.parametrize(("edition", "his"), [("en", False), ("fr", True), ("es", True)])
def test_the_black_cat_goes_to_john_proctor_where_he_takes_blue_cards(edition: str, his: bool) -> None:
    game = village(
        edition,
        rows={C: "N", B: "KNN"},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 6 + [BLACK_CAT]},
        deck=[CONSPIRACY],
        characters={D: JOHN_PROCTOR},
    )
    tries(game, A, C)
    last_words(game)
    end(game, A)

    draw(game, B)

    assert (hand(game, D) == [BLACK_CAT]) is his
    assert told(game, CatHadNoPrey) == [CatHadNoPrey(None)]


# --- matched players


@pytest.mark.rule("SAL-RULING-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_matched_players_die_together_and_nobody_else_with_them(edition: str) -> None:
    game = village(edition, 6, rows=TWO_WITCHES, deck=[NIGHT], fronts={B: [MATCHMAKER], D: [MATCHMAKER]})
    draw(game, A)

    night(game, victim=B, gavel=A)

    story = [event for event in game.heard(None) if isinstance(event, Eliminated | TryalRevealed)]
    assert story[:2] == [Eliminated(B, "night"), Eliminated(D, "matched")]
    assert [event.seat for event in story[2:]] == [B] * 3 + [D] * 3
    assert [seat for seat in range(6) if is_living(game, seat)] == [A, C, E, F]


@pytest.mark.rule("SAL-RULING-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_does_not_save_a_matched_partner(edition: str) -> None:
    game = village(edition, 6, rows=TWO_WITCHES, deck=[NIGHT], fronts={B: [MATCHMAKER], D: [MATCHMAKER, ASYLUM]})
    draw(game, A)

    night(game, victim=B, gavel=A)

    assert not is_living(game, D)


@pytest.mark.rule("SAL-RULING-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mary_warren_outlives_her_partner_and_keeps_the_matchmaker(edition: str) -> None:
    game = village(
        edition,
        6,
        rows=TWO_WITCHES,
        deck=[NIGHT],
        fronts={B: [MATCHMAKER], D: [MATCHMAKER]},
        characters={D: MARY_WARREN},
    )
    draw(game, A)

    night(game, victim=B, gavel=A)

    assert front(game, D) == [MATCHMAKER]
    assert is_living(game, D)


@pytest.mark.rule("SAL-RULING-34")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_the_survivor_of_a_match_may_be_matched_anew(edition: str) -> None:
    game = village(
        edition,
        rows={B: "N", C: "NNK", D: "WNN"},
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6 + [MATCHMAKER], D: [MATCHMAKER]},
        characters={A: JOHN_PROCTOR, D: MARY_WARREN},
    )
    tries(game, A, B)
    last_words(game)
    assert partner(game.state, D) == -1

    play(game, A, MATCHMAKER, C)

    assert partner(game.state, D) == C


# --- both sides would lose


def last_pair(edition: str, turn: int = A, accusations: int = 0, rebecca: bool = False) -> Salem:
    """The living are A, a witch without a card; B with the last Witch card; and C, the last townsperson.

    B and C are matched; Night is on top of the deck. C has so many accusations; B may be Rebecca Nurse.
    """
    return village(
        edition,
        turn=turn,
        rows={A: "NNN", B: "WNN", C: "NKN", D: "NNN"},
        dead=(D,),
        once_witches={A: B},
        hands={A: [ACCUSATION]},
        fronts={B: [MATCHMAKER], C: [MATCHMAKER] + [ACCUSATION] * accusations},
        deck=[NIGHT],
        characters={B: REBECCA_NURSE} if rebecca else {},
    )


@pytest.mark.rule("SAL-RULING-35")
@pytest.mark.parametrize(("first", "side"), [(B, "townspeople"), (C, "witches")])
@pytest.mark.parametrize("drawer", [A, C])
def test_in_fr_the_drawer_of_night_says_who_goes_first_even_if_one_of_the_two(
    drawer: int, first: int, side: str
) -> None:
    game = last_pair("fr", turn=drawer)
    draw(game, drawer)
    night(game, victim=B, gavel=A)

    assert is_asked(game, drawer, "first-out")
    answer(game, drawer, first)

    assert game.outcome is not None
    assert (game.outcome.side, [event.seat for event in told(game, Eliminated)]) == (side, [first])


@pytest.mark.rule("SAL-RULING-35")
def test_the_trigger_is_whoever_drew_night_also_out_of_turn() -> None:
    game = last_pair("fr", accusations=6, rebecca=True)
    play(game, A, ACCUSATION, C)
    answer(game, B, YES)
    night(game, victim=B, gavel=A)

    assert is_asked(game, B, "first-out")


@pytest.mark.rule("SAL-RULING-35")
def test_by_day_the_active_player_is_the_trigger() -> None:
    game = village(
        "fr",
        rows={A: "NNN", B: "WNN", C: "Kn", D: "NNN"},
        dead=(D,),
        once_witches={A: B},
        hands={A: [ACCUSATION]},
        fronts={B: [MATCHMAKER], C: [MATCHMAKER] + [ACCUSATION] * 6},
    )

    play(game, A, ACCUSATION, C)
    assert is_asked(game, A, "first-out")
    answer(game, A, B)

    assert told(game, Eliminated) == [Eliminated(B, "matched")]


@pytest.mark.rule("SAL-RULING-35")
@pytest.mark.parametrize(
    ("rows", "dead"),
    [
        pytest.param({A: "NNN", B: "WNN", C: "NKN", D: "NNN"}, (), id="a townsperson lives on"),
        pytest.param({A: "WNN", B: "WNN", C: "NKN", D: "NNN"}, (D,), id="a Witch card stays hidden"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_one_side_has_won_both_players_go(edition: str, rows: dict[int, str], dead: tuple[int]) -> None:
    game = village(edition, rows=rows, dead=dead, deck=[NIGHT], fronts={B: [MATCHMAKER], C: [MATCHMAKER]})
    draw(game, A)

    night(game, victim=B, gavel=A)

    assert [event.seat for event in told(game, Eliminated)] == [B, C]
    assert told(game, SparedByMatch) == []


@pytest.mark.rule("SAL-RULING-35")
@pytest.mark.parametrize(("first", "side"), [(A, "witches"), (C, "townspeople")])
def test_in_the_ghost_game_a_match_with_the_witch_card_asks_who_goes_first_at_a_trial(first: int, side: str) -> None:
    game = village(
        "fr",
        players=2,
        turn=B,
        rows={A: "Nnnnn", C: "WNNNN", B: "NNKNN"},
        hands={B: [ACCUSATION]},
        fronts={A: [MATCHMAKER] + [ACCUSATION] * 6, C: [MATCHMAKER]},
    )

    play(game, B, ACCUSATION, A)
    assert is_asked(game, B, "first-out")
    answer(game, B, first)

    assert game.outcome is not None
    assert (game.outcome.side, [event.seat for event in told(game, Eliminated)]) == (side, [first])


@pytest.mark.rule("SAL-RULING-35")
def test_in_the_ghost_game_the_drawer_of_night_says_who_goes_first() -> None:
    game = village(
        "fr",
        players=2,
        turn=B,
        rows={A: "NNnnn", C: "WNNNN", B: "NNKNN"},
        fronts={A: [MATCHMAKER], C: [MATCHMAKER]},
        deck=[NIGHT],
        chance={"no vote": [0]},
    )
    draw(game, B)
    while not is_asked(game, B, "first-out"):
        game.expire(game.decisions[0].id)

    answer(game, B, A)

    assert game.outcome is not None
    assert game.outcome.side == "witches"


@pytest.mark.rule("SAL-RULING-35")
def test_in_the_ghost_game_a_match_without_the_last_witch_card_takes_both() -> None:
    game = village(
        "fr",
        players=2,
        turn=B,
        rows={A: "Nnnnn", C: "NNNNN", B: "NNKNN", D: "WNNNN"},
        hands={B: [ACCUSATION]},
        fronts={A: [MATCHMAKER] + [ACCUSATION] * 6, C: [MATCHMAKER]},
    )

    play(game, B, ACCUSATION, A)

    assert [event.seat for event in told(game, Eliminated)] == [A, C]


@pytest.mark.rule("SAL-RULING-34", "SAL-RULING-35")
@pytest.mark.parametrize(("target", "spared"), [(B, C), (C, B)])
def test_in_en_the_partner_is_spared_and_keeps_the_matchmaker(target: int, spared: int) -> None:
    game = last_pair("en")
    draw(game, A)

    night(game, victim=target, gavel=A)

    assert told(game, SparedByMatch) == [SparedByMatch(spared)]
    assert [event.seat for event in told(game, Eliminated)] == [target]
    assert front(game, spared) == [MATCHMAKER]


@pytest.mark.rule("SAL-RULING-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trial_that_reveals_the_last_witch_card_wins_before_the_match_kills(edition: str) -> None:
    game = village(
        edition,
        rows={A: "NNN", B: "WNN", C: "NKN", D: "NNN"},
        dead=(D,),
        once_witches={A: B},
        hands={A: [ACCUSATION]},
        fronts={B: [MATCHMAKER] + [ACCUSATION] * 6, C: [MATCHMAKER]},
        chance={"tryal": [0]},
    )

    tries(game, A, B)

    assert game.outcome is not None
    assert (game.outcome.side, told(game, Eliminated)) == ("townspeople", [])
    assert is_living(game, C)


@pytest.mark.rule("SAL-RULING-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_confession_of_the_last_witch_card_wins_before_the_match_kills(edition: str) -> None:
    game = last_pair(edition)
    draw(game, A)

    night(game, victim=C, gavel=A, confess={B: 0})

    assert game.outcome is not None
    assert (game.outcome.side, told(game, Eliminated)) == ("townspeople", [])


@pytest.mark.rule("SAL-RULING-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_one_check_finds_both_victories_the_townspeople_win(edition: str) -> None:
    game = village(
        edition,
        rows={A: "NNN", B: "WNN", C: "NNN", D: "NNK"},
        dead=(C, D),
        once_witches={A: B},
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        deck=[NIGHT],
        chance={"tryal": [0]},
    )
    by_night = game.copy()

    tries(game, A, B)
    draw(by_night, A)
    night(by_night, victim=B)

    assert game.outcome is not None
    assert by_night.outcome is not None
    assert (game.outcome.side, by_night.outcome.side) == ("townspeople", "townspeople")


# --- elimination by confession, and witches who lost a card


@pytest.mark.rule("SAL-RULING-43")
def test_in_en_who_loses_the_second_witch_card_does_not_die_of_the_first() -> None:
    game = village("en", rows={A: "NNN", B: "wWN", C: "NKN", D: "NNN"}, deck=[ALIBI, CONSPIRACY])
    draw(game, A)

    for seat, place in {A: 1, B: 0, C: 0, D: 0}.items():
        pick(game, seat, place)

    assert is_living(game, B)
    assert "W" not in row(game, B)
    assert "W" in row(game, A)
    assert told(game, Eliminated) == []


@pytest.mark.rule("SAL-RULING-46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("confessor", [B, D])
def test_a_target_who_died_before_is_announced_and_nothing_more_happens(edition: str, confessor: int) -> None:
    rows = {confessor: "WNN", E: "KNN", F: "WNN"}
    game = village(edition, 6, rows=rows, deck=[NIGHT], fronts={B: [MATCHMAKER], D: [MATCHMAKER]})
    draw(game, A)
    night(game, victim=B, gavel=A, confess={confessor: 0})
    last_words(game)

    while is_asked_any(game, "confess"):
        expire(game, A)

    assert told(game, TargetAnnounced) == [TargetAnnounced(B)]
    assert told(game, TargetSafe) == []
    assert sorted(event.seat for event in told(game, Eliminated)) == [B, D]
    assert [seat for seat in range(6) if is_living(game, seat)] == [A, C, E, F]
