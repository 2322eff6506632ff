"""Accusations and trials."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    NIGHT,
    PIETY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import CardsDiscarded, GavelGiven, TrialBegan, TryalRevealed
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import (
    GEORGE_BURROUGHS,
    THOMAS_DANFORTH,
    WILL_GRIGGS,
    WILLIAM_PHIPS,
    Character,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    EDITIONS,
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
    is_asked_any,
    is_living,
    pick,
    play,
    row,
    stage,
    take_tryals,
    told,
    village,
)

CHOOSING = ("en", "es")  # editions in which the accuser picks the tryal card


def reached(ordinary: int, by: Character, accused: Character, piety: bool = False, edition: str = "en") -> Salem:
    """A, with that character, plays an Accusation on B, whose ordinary total becomes `ordinary`."""
    before = ordinary - 1
    witness = [WITNESS] if before >= 7 else []
    lying = witness + [ACCUSATION] * (before - 7 * len(witness)) + [PIETY] * piety
    game = village(edition, hands={A: [ACCUSATION]}, fronts={B: lying}, characters={A: by, B: accused})
    play(game, A, ACCUSATION, B)
    return game


def reveal_if_asked(game: Salem) -> None:
    """Whoever may pick the tryal card picks the first."""
    if is_asked_any(game, "tryal"):
        answer(game, A, asked(game, A).options[0])


def in_trial(game: Salem) -> bool:
    """Whether there is a trial, or Thomas may hold one."""
    return bool(told(game, TrialBegan)) or is_asked(game, A, "hold-trial")


@pytest.mark.rule("SAL-TRIAL-01")
def test_an_accusation_asks_for_a_player_and_any_hidden_tryal_card_may_then_be_picked() -> None:
    game = village(rows={B: "NnNN"}, hands={A: [ACCUSATION]}, fronts={B: [ACCUSATION] * 6})

    answer(game, A, mh.Card("accusation"))
    assert set(asked(game, A).options) == {mh.Seat(B), mh.Seat(C), mh.Seat(D)}
    answer(game, A, B)

    assert asked(game, A).options == (mh.Position(0), mh.Position(2), mh.Position(3))


@pytest.mark.rule("SAL-TRIAL-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_accusations_stay_with_the_player_when_a_tryal_card_is_taken(edition: str) -> None:
    game = village(edition, fronts={B: [ACCUSATION] * 6, C: [EVIDENCE]}, deck=[CONSPIRACY])

    draw(game, A)
    take_tryals(game)

    assert [total(game.state, seat) for seat in (A, B, C, D)] == [0, 6, 3, 0]


@pytest.mark.rule("SAL-TRIAL-02", "SAL-TRIAL-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "trials"), [(5, 0), (6, 1)])
def test_an_ordinary_player_is_tried_at_seven(edition: str, before: int, trials: int) -> None:
    game = village(edition, hands={A: [ACCUSATION]}, fronts={B: [ACCUSATION] * before})

    play(game, A, ACCUSATION, B)

    assert len(told(game, TrialBegan)) == trials


@pytest.mark.rule("SAL-TRIAL-03", "SAL-TRIAL-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("by", "accused", "needed"),
    [
        (WILLIAM_PHIPS, WILLIAM_PHIPS, 7),
        (WILLIAM_PHIPS, GEORGE_BURROUGHS, 8),
        (THOMAS_DANFORTH, WILLIAM_PHIPS, 6),
        (THOMAS_DANFORTH, GEORGE_BURROUGHS, 7),
    ],
)
def test_george_needs_one_more_and_thomas_one_fewer(
    edition: str, by: Character, accused: Character, needed: int
) -> None:
    assert not in_trial(reached(needed - 1, by, accused, edition=edition))
    assert in_trial(reached(needed, by, accused, edition=edition))


@pytest.mark.rule("SAL-TRIAL-04", "SAL-TRIAL-05")
@pytest.mark.parametrize(
    ("by", "accused", "needed"),
    [
        (WILLIAM_PHIPS, WILLIAM_PHIPS, 14),
        (WILLIAM_PHIPS, GEORGE_BURROUGHS, 16),
        (THOMAS_DANFORTH, WILLIAM_PHIPS, 12),
        (THOMAS_DANFORTH, GEORGE_BURROUGHS, 14),
    ],
)
def test_piety_doubles_what_is_left_after_thomas(by: Character, accused: Character, needed: int) -> None:
    assert not in_trial(reached(needed - 1, by, accused, piety=True))
    assert in_trial(reached(needed, by, accused, piety=True))


@pytest.mark.rule("SAL-TRIAL-03")
def test_thomas_needs_one_fewer_only_for_a_card_he_places() -> None:
    game = village(
        hands={A: [SCAPEGOAT]},
        fronts={B: [EVIDENCE], C: [EVIDENCE]},
        characters={A: THOMAS_DANFORTH},
    )

    play(game, A, SCAPEGOAT, C, B)

    assert total(game.state, B) == 6
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-TRIAL-04")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_piety_leaves_the_threshold_alone_where_it_keeps_red_cards_away(edition: str) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION] * 6 + [PIETY], C: [ACCUSATION]})

    play(game, A, SCAPEGOAT, C, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-TRIAL-06")
@pytest.mark.parametrize("edition", CHOOSING)
def test_a_trial_comes_before_any_other_play(edition: str) -> None:
    game = village(edition, hands={A: [ACCUSATION, ACCUSATION]}, fronts={B: [ACCUSATION] * 6})

    play(game, A, ACCUSATION, B)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(A, "tryal")]
    pick(game, A, 0)

    assert row(game, B) == "nNNNN"
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-TRIAL-06")
def test_a_total_that_passes_the_threshold_brings_a_trial_too() -> None:
    game = village(hands={A: [EVIDENCE]}, fronts={B: [ACCUSATION] * 6})

    play(game, A, EVIDENCE, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-TRIAL-07")
@pytest.mark.parametrize("edition", CHOOSING)
def test_the_accuser_picks_the_tryal_card_by_its_place(edition: str) -> None:
    game = village(edition, rows={B: "NnNKN"}, hands={A: [WITNESS]})

    play(game, A, WITNESS, B)
    assert asked(game, A).options == tuple(mh.Position(place) for place in (0, 2, 3, 4))
    assert all(tryal.face is None for tryal in game.view(A).people[B].row if not tryal.up)
    pick(game, A, 3)

    assert row(game, B) == "NnNkN"
    assert told(game, TryalRevealed) == [TryalRevealed(B, 3, "constable", "trial")]


@pytest.mark.rule("SAL-TRIAL-08")
@pytest.mark.parametrize(("chance", "after"), [(0, "nnNKN"), (1, "NnnKN"), (2, "NnNkN"), (3, "NnNKn")])
def test_in_french_every_hidden_tryal_card_is_equally_likely(chance: int, after: str) -> None:
    game = village("fr", rows={B: "NnNKN"}, hands={A: [WITNESS]}, chance={"tryal": [chance]})

    play(game, A, WITNESS, B)

    assert row(game, B) == after
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-TRIAL-07", "SAL-TRIAL-08")
@pytest.mark.parametrize(
    ("edition", "selection", "picks"),
    [("fr", "accuser_chooses", True), ("en", "random", False), ("es", "random", False)],
)
def test_a_table_may_change_who_picks(edition: str, selection: str, picks: bool) -> None:
    game = village(edition, hands={A: [WITNESS]}, options={"trial_tryal_selection": selection})

    play(game, A, WITNESS, B)

    assert is_asked(game, A, "tryal") is picks


@pytest.mark.rule("SAL-TRIAL-09", "SAL-TRIAL-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trial_clears_the_accusations_and_leaves_blue_cards_and_stocks(edition: str) -> None:
    lying = [ACCUSATION, EVIDENCE, EVIDENCE, ASYLUM, BLACK_CAT, STOCKS]
    game = village(edition, hands={A: [ALIBI]}, fronts={B: lying}, characters={A: WILL_GRIGGS, B: GEORGE_BURROUGHS})

    play(game, A, ALIBI_AS_WITNESS, B)
    reveal_if_asked(game)

    assert front(game, B) == [STOCKS, ASYLUM, BLACK_CAT]
    assert sorted(game.view().table.discard) == ["accusation", "alibi", "evidence", "evidence"]


@pytest.mark.rule("SAL-TRIAL-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_accused_loses_accusations(edition: str) -> None:
    game = village(edition, hands={A: [WITNESS]}, fronts={C: [EVIDENCE], A: [ACCUSATION]})

    play(game, A, WITNESS, B)
    reveal_if_asked(game)

    assert (front(game, A), front(game, B), front(game, C)) == ([ACCUSATION], [], [EVIDENCE])


@pytest.mark.rule("SAL-TRIAL-14")
def test_piety_too_survives_a_trial() -> None:
    game = village(hands={A: [WITNESS]}, fronts={B: [ACCUSATION] * 7 + [PIETY]})

    play(game, A, WITNESS, B)
    pick(game, A, 0)

    assert front(game, B) == [PIETY]


@pytest.mark.rule("SAL-TRIAL-10", "SAL-TRIAL-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_passes_the_threshold_is_lost_and_reveals_no_second_card(edition: str) -> None:
    game = village(edition, hands={A: [WITNESS, ACCUSATION]}, fronts={B: [EVIDENCE, EVIDENCE]})

    play(game, A, WITNESS, B)
    reveal_if_asked(game)
    assert (row(game, B).count("n"), total(game.state, B)) == (1, 0)

    play(game, A, ACCUSATION, B)
    assert (row(game, B).count("n"), total(game.state, B)) == (1, 1)


@pytest.mark.rule("SAL-TRIAL-11")
def test_twice_the_threshold_still_reveals_one_card() -> None:
    lying = [ACCUSATION] * 10 + [EVIDENCE]
    game = village("en", hands={A: [CURSE]}, fronts={B: [*lying, PIETY]})
    assert total(game.state, B) == 13

    play(game, A, CURSE, B, mh.Card("piety"))
    pick(game, A, 0)

    assert row(game, B) == "nNNNN"
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-TRIAL-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revealed_not_a_witch_does_nothing_more(edition: str) -> None:
    game = village(edition, rows={B: "nnNN"}, hands={A: [WITNESS], B: [EVIDENCE]}, chance={"tryal": [0]})

    play(game, A, WITNESS, B)
    if edition != "fr":
        pick(game, A, 2)

    assert row(game, B) == "nnnN"
    assert is_living(game, B)
    assert hand(game, B) == [EVIDENCE]
    assert game.heard()[-2:] == [
        TryalRevealed(B, 2, "not-a-witch", "trial"),
        CardsDiscarded(B, ("witness",), "trial"),
    ]


@pytest.mark.rule("SAL-TRIAL-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revealed_constable_lives_and_gives_no_gavel_any_more(edition: str) -> None:
    game = village(edition, rows={B: "KN"}, hands={A: [WITNESS]}, deck=[NIGHT], chance={"tryal": [0]})

    play(game, A, WITNESS, B)
    if edition != "fr":
        pick(game, A, 0)
    assert is_living(game, B)
    assert game.view(B).own.constable is False
    end(game, A)
    draw(game, B)
    stage(game, "victim", {}, others=C)

    assert {decision.kind for decision in game.decisions} == {"suspicion"}
    stage(game, "gavel", {})
    assert told(game, GavelGiven) == []
    assert game.view().table.gavel is None
