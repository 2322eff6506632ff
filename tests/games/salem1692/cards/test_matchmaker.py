"""Matchmaker: two players who live and die together."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import CARDS, CURSE, MATCHMAKER, NIGHT, SCAPEGOAT, STOCKS, WITNESS
from meetinghouse.games.salem1692.events import Eliminated, SparedByMatch, TargetSafe
from meetinghouse.games.salem1692.queries import partner
from meetinghouse.games.salem1692.roles.town_hall import MARY_WARREN
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
    front,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    night,
    pick,
    play,
    refused,
    row,
    told,
    village,
)

PAIR = {B: [MATCHMAKER], C: [MATCHMAKER]}


def living(game: Salem) -> list[int]:
    return [seat for seat in range(game.seats) if is_living(game, seat)]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_are_matched_exactly_while_each_has_a_matchmaker(edition: str) -> None:
    game = village(edition, 6, hands={A: [MATCHMAKER, CURSE]}, fronts={B: [MATCHMAKER]})
    assert partner(game.state, B) == -1

    play(game, A, MATCHMAKER, C)
    assert (partner(game.state, B), partner(game.state, C), partner(game.state, D)) == (C, B, -1)

    play(game, A, CURSE, B, CARDS[MATCHMAKER])
    assert (partner(game.state, B), partner(game.state, C)) == (-1, -1)


@pytest.mark.rule("SAL-CARD-MATCHMAKER-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_matchmaker_alone_has_no_effect(edition: str) -> None:
    game = village(edition, 6, fronts={B: [MATCHMAKER]}, hands={C: [MATCHMAKER]}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert living(game) == [A, C, D, E, F]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_night_the_matched_player_dies_too(edition: str) -> None:
    game = village(edition, 6, fronts=PAIR, deck=[NIGHT])

    draw(game, A)
    night(game, victim=C, gavel=A)

    assert living(game) == [A, D, E, F]
    assert told(game, Eliminated) == [Eliminated(C, "night"), Eliminated(B, "matched")]
    assert row(game, B) == "nnnnn"


@pytest.mark.rule("SAL-CARD-MATCHMAKER-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("last", "cause"), [("W", "witch"), ("N", "last-tryal")])
def test_after_a_trial_the_matched_player_dies_too(edition: str, last: str, cause: str) -> None:
    rows = {B: "nnnn" + last, F: "WNNNN"}
    game = village(edition, 6, rows=rows, fronts=PAIR, hands={A: [WITNESS]})

    play(game, A, WITNESS, B)
    if edition != "fr":
        pick(game, A, 4)

    assert living(game) == [A, D, E, F]
    assert told(game, Eliminated) == [Eliminated(B, cause), Eliminated(C, "matched")]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_matched_player_dies_with_a_fatal_confession(edition: str) -> None:
    game = village(edition, 6, rows={B: "nnnnN"}, fronts=PAIR, deck=[NIGHT])

    draw(game, A)
    night(game, victim=A, gavel=A, confess={B: 4})

    assert living(game) == [A, D, E, F]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-05")
def test_in_english_a_second_matchmaker_is_refused() -> None:
    game = village("en", hands={A: [MATCHMAKER]}, fronts={B: [MATCHMAKER]})

    answer(game, A, CARDS[MATCHMAKER])

    assert asked(game, A).options == (mh.Seat(C), mh.Seat(D))
    assert refused(game, A, B) == "SAL-CARD-MATCHMAKER-05"


@pytest.mark.rule("SAL-CARD-MATCHMAKER-06")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_in_french_and_spanish_a_second_matchmaker_discards_both(edition: str) -> None:
    game = village(edition, hands={A: [MATCHMAKER]}, fronts={B: [MATCHMAKER]})

    play(game, A, MATCHMAKER, B)

    assert front(game, B) == []
    assert kinds(game.state.discard) == [MATCHMAKER, MATCHMAKER]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-05", "SAL-CARD-MATCHMAKER-06")
@pytest.mark.parametrize(("edition", "stays"), [("en", [MATCHMAKER]), ("fr", []), ("es", [])])
def test_matchmakers_that_meet_by_scapegoat_stay_apart_or_go_together(edition: str, stays: list[int]) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [MATCHMAKER, STOCKS], C: [MATCHMAKER]})

    play(game, A, SCAPEGOAT, B, C)

    assert (front(game, B), front(game, C)) == (stays, [STOCKS, *stays])


@pytest.mark.rule("SAL-CARD-MATCHMAKER-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_confession_does_not_save_the_matched_player(edition: str) -> None:
    game = village(edition, 6, fronts=PAIR, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A, confess={C: 0})

    assert living(game) == [A, D, E, F]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_gavel_does_not_save_the_matched_player(edition: str) -> None:
    game = village(edition, 6, fronts=PAIR, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=C)

    assert living(game) == [A, D, E, F]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("gavel", "confess", "by"), [(B, {}, "gavel"), (A, {B: 0}, "confession")])
def test_a_saved_target_saves_the_matched_player(edition: str, gavel: int, confess: dict[int, object], by: str) -> None:
    game = village(edition, 6, fronts=PAIR, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=gavel, confess=confess)

    assert told(game, TargetSafe) == [TargetSafe(B, by)]
    assert living(game) == [A, B, C, D, E, F]


@pytest.mark.rule("SAL-CARD-MATCHMAKER-10", "SAL-CARD-MATCHMAKER-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("victim", "dead"), [(C, [C]), (B, [B, C])])
def test_mary_warren_survives_her_partner_but_her_partner_not_her(edition: str, victim: int, dead: list[int]) -> None:
    game = village(edition, 6, fronts=PAIR, characters={B: MARY_WARREN}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=victim, gavel=A)

    assert living(game) == [seat for seat in range(6) if seat not in dead]


# --- both sides would lose


def doomed_pair(edition: str) -> Salem:
    """B, the last townsperson, is matched with C, who got D's only Witch card; it is D's turn, and Night is on top."""
    rows = {B: "NKNNN", C: "WNNNN", D: "NNNNN"}
    return village(edition, turn=D, rows=rows, dead=[A], once_witches={D: C}, fronts=PAIR, deck=[NIGHT])


@pytest.mark.rule("SAL-CARD-MATCHMAKER-12", "SAL-CARD-MATCHMAKER-13")
@pytest.mark.parametrize(("victim", "spared", "side"), [(B, C, "witches"), (C, B, "townspeople")])
def test_in_english_only_the_first_dies_where_both_sides_would_lose(victim: int, spared: int, side: str) -> None:
    game = doomed_pair("en")

    draw(game, D)
    night(game, victim=victim, gavel=D)

    assert told(game, SparedByMatch) == [SparedByMatch(spared)]
    assert told(game, Eliminated) == [Eliminated(victim, "night")]
    assert is_living(game, spared)
    assert game.outcome is not None
    assert game.outcome.side == side


@pytest.mark.rule("SAL-CARD-MATCHMAKER-12", "SAL-CARD-MATCHMAKER-14")
@pytest.mark.parametrize(("victim", "partners"), [(B, "witches"), (C, "townspeople")])
def test_in_spanish_the_target_dies_first_and_the_partners_side_wins(victim: int, partners: str) -> None:
    game = doomed_pair("es")

    draw(game, D)
    night(game, victim=victim, gavel=D)

    assert told(game, SparedByMatch) == []
    assert told(game, Eliminated) == [Eliminated(victim, "night")]
    assert game.outcome is not None
    assert game.outcome.side == partners


@pytest.mark.rule("SAL-CARD-MATCHMAKER-12", "SAL-CARD-MATCHMAKER-15")
@pytest.mark.parametrize("victim", [B, C])
@pytest.mark.parametrize(("first", "side"), [(B, "witches"), (C, "townspeople")])
def test_in_french_the_drawer_of_night_says_who_dies_first(victim: int, first: int, side: str) -> None:
    game = doomed_pair("fr")

    draw(game, D)
    night(game, victim=victim, gavel=D)
    assert set(asked(game, D).options) == {mh.Seat(B), mh.Seat(C)}
    answer(game, D, first)

    assert [event.seat for event in told(game, Eliminated)] == [first]
    assert game.outcome is not None
    assert game.outcome.side == side


@pytest.mark.rule("SAL-CARD-MATCHMAKER-15")
def test_in_french_by_day_the_active_player_says_who_dies_first() -> None:
    rows = {A: "NNNNN", B: "nnnnN", C: "WKNNN"}
    game = village("fr", rows=rows, dead=[D], once_witches={A: C}, fronts=PAIR, hands={A: [WITNESS]})

    play(game, A, WITNESS, B)

    assert is_asked(game, A, "first-out")
    answer(game, A, C)
    assert [event.seat for event in told(game, Eliminated)] == [C]
    assert game.outcome is not None
    assert game.outcome.side == "townspeople"


@pytest.mark.rule("SAL-CARD-MATCHMAKER-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rows", [{C: "WNNNN", D: "NNNNN", E: "NNNNN"}, {C: "WNNNN", D: "WNNNN", E: "WNNNN"}])
def test_both_die_where_only_one_side_would_lose(edition: str, rows: dict[int, str]) -> None:
    game = village(edition, 5, rows={A: "nnnnn", B: "NKNNN", **rows}, dead=[A], turn=D, fronts=PAIR, deck=[NIGHT])

    draw(game, D)
    night(game, victim=B, gavel=D)

    assert not is_asked_any(game, "first-out")
    assert [event.seat for event in told(game, Eliminated)] == [B, C]
