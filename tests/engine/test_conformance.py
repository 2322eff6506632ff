"""The conformance suite: sound games pass it, and each fault is found by the right check."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.game import Game
from meetinghouse.engine.rules import Rules

from .toys import faulty, leaky, leaky_sheets
from .toys.assembly import AssemblyState
from .toys.coven import CovenState, Night
from .toys.cups import CupsState
from .toys.opening import PLAYERS, TOYS, coven, toy, vigil
from .toys.vigil import Night as SheetNight
from .toys.vigil import VigilState


def check(rules: Rules[Any], seeds: int = 12, **how: Any) -> conformance.Figures:
    players = PLAYERS[rules.name]
    return conformance.check(lambda seed: start_by(rules, players, seed), range(seeds), **how)


def found(rules: Rules[Any], **how: Any) -> str:
    """The fault that the suite reports."""
    with pytest.raises(AssertionError) as error:
        check(rules, **how)
    return str(error.value)


def knows_the_truth(game: Game[CupsState]) -> None:
    """Each card is where every seat thinks that it may be."""
    for knows in game.state.knows:
        for holder, card in enumerate(game.state.hands):
            assert knows[card] >> holder & 1


def counts_its_witches(game: Game[CovenState]) -> None:
    """Two witches were dealt, and every night one more player was converted."""
    assert game.state.dealt.bit_count() == 2
    assert game.state.witches().bit_count() == 2 + game.state.night


def keeps_its_coins(game: Game[AssemblyState]) -> None:
    assert min(game.state.coins) >= 0


def keeps_its_wolves(game: Game[VigilState]) -> None:
    assert game.state.wolves.bit_count() == 2


INVARIANTS: dict[str, Any] = {
    "cups": knows_the_truth, "coven": counts_its_witches, "assembly": keeps_its_coins, "vigil": keeps_its_wolves,
}  # fmt: skip


@pytest.mark.parametrize("name", PLAYERS)
def test_a_sound_game_passes_and_the_figures_say_how_much_was_looked_at(name: str) -> None:
    least = 0 if name == "assembly" else 0.2
    figures = check(TOYS[name], 20, least_changed=least, least_seen=least, invariants=INVARIANTS[name])

    assert figures.games == 20
    assert figures.saves == figures.decisions > 100
    assert min(figures.accepted, figures.refused, figures.redeals, figures.together) > 50
    assert figures.longest >= figures.decisions / 20
    if name in ("coven", "vigil"):
        assert min(figures.masked, figures.offers, figures.expiries) > 10
        assert figures.changed > 0.9
        assert figures.seen > 0.8
    if name == "cups":
        assert figures.changed > 0.6


def test_the_figures_are_the_same_for_the_same_seeds() -> None:
    assert check(TOYS["coven"], 3) == check(TOYS["coven"], 3)


def test_checks_can_be_thinned_out_and_left_out() -> None:
    figures = check(TOYS["coven"], 10, save_every=4, choice_every=0, redeal_every=0)

    assert (figures.accepted, figures.refused, figures.redeals) == (0, 0, 0)
    assert 0 < figures.saves < figures.decisions / 2


def test_rates_bound_how_often_offers_are_taken_and_time_runs_out() -> None:
    never = check(TOYS["coven"], 10, offer_rate=0, expiry_rate=0, choice_every=0, redeal_every=0)
    often = check(TOYS["coven"], 10, offer_rate=0.5, expiry_rate=0.5, choice_every=0, redeal_every=0)

    assert (never.offers, never.expiries) == (0, 0)
    assert often.offers > 30
    assert often.expiries > 20


def test_a_fault_is_named_with_game_seed_decision_and_seat() -> None:
    said = found(leaky.LeakyView())

    assert re.match(r"coven with 6 players, seed \d+, decision \d+(, seat \d)?: redealt.*, not the same view: ", said)


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (leaky.LeakyView(), r"redealt.*, not the same view"),
        (leaky.LeakyDecisions(), r"redealt.*, not the same decisions"),
        (leaky.LeakyClosed(), r"redealt.*, not the same decisions"),
        (leaky.with_night(leaky.SigningNight), r"redealt.*, not the same offers"),
        (leaky.with_night(leaky.ReasoningNight), r"redealt.*, not the same clauses of offers not made"),
        (leaky.LeakyElsewhere(), r"redealt.*, not the same clauses of offers not made"),
        (leaky.LeakyStory(), r"redealt.*, not the same view"),
        (leaky.LateLeak(), r"redealt, and \d+ answers later \(the last was \d-\d\), not the same view"),
        (leaky.RestlessRedeal(), r"one seed redeals two worlds"),
    ],
)
def test_a_leak_is_found_by_redealing(rules: Rules[Any], says: str) -> None:
    assert re.search(says, found(rules, choice_every=0, redeal_every=2))


def test_what_is_public_for_some_only_is_found() -> None:
    assert "what everybody knows is not the same for this seat" in found(leaky.LeakyPublicView())


def test_a_part_of_a_view_that_was_kept_too_long_is_found() -> None:
    assert "a part of the view was kept, and is stale" in found(
        leaky.StaleView(), save_every=0, redeal_every=0, choice_every=0
    )


def test_two_worlds_differ_for_a_seat_only_where_it_sees_something_else() -> None:
    def follow(learns: Callable[[Game[CupsState], int], object]) -> None:
        for seed in range(40):
            conformance.redealt(start_by(leaky.LateLeak(), 4, seed), 0, random.Random(seed), learns=learns)

    follow(lambda game, seat: game.state.hands[3] if len(game.state.moves) == 1 else None)
    with pytest.raises(AssertionError, match="not the same view"):
        follow(lambda game, seat: game.state.hands[seat])


def test_a_redeal_that_does_nothing_is_found_by_the_figures() -> None:
    assert "0% have another state; 20% were due" in found(leaky.IdleRedeal())
    figures = check(leaky.IdleRedeal(), least_changed=0, least_seen=0)
    assert figures.changed == 0
    assert figures.seen < 0.3  # not zero, because the engine itself exchanges the sealed answers of others


def test_a_redeal_that_shows_nobody_anything_else_is_found_by_the_figures() -> None:
    assert "show another seat something else" in found(TOYS["coven"], least_seen=1.01)


def test_a_redeal_that_forgets_what_was_seen_is_found_by_the_invariants_of_the_game() -> None:
    said = found(leaky.ForgetfulRedeal(), invariants=knows_the_truth)
    assert "an invariant does not hold" in said


def test_a_redealt_world_that_cannot_go_on_is_found() -> None:
    assert re.search("redealt|cannot be redealt", found(leaky.BrokenRedeal()))


@pytest.mark.parametrize(
    ("night", "says"),
    [
        (leaky.OptionsNight, "does not offer this seat what it offers others"),
        (leaky.MostNight, "asks in the form"),
        (leaky.TimerNight, "asks in the form"),
        (leaky.DefaultNight, "asks in the form"),
        (leaky.AboutNight, "asks in the form"),
        (leaky.SeenNight, "asks what everybody sees"),
    ],
)
def test_a_masked_step_whose_form_differs_is_found(night: type[Night], says: str) -> None:
    said = found(leaky.with_night(night), choice_every=0, redeal_every=0)
    assert says in said
    assert night.__name__ in said


def test_a_masked_step_that_does_not_ask_all_the_living_is_found() -> None:
    assert check(TOYS["coven"], 3, living=everybody).masked > 10
    said = found(leaky.with_night(leaky.PartialNight), living=everybody)
    assert "does not ask exactly the living" in said


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (leaky.WaitingView(), "the view says whom we wait for in a secret step"),
        (leaky.with_night(leaky.OpenNight), "OpenNight is masked and does not hide"),
        (leaky.CountingView(), r"when seat \d answers in secret, not the same view"),
    ],
)
def test_a_secret_step_that_shows_who_has_answered_is_found(rules: Rules[Any], says: str) -> None:
    assert re.search(says, found(rules, choice_every=0, redeal_every=0))


# --- sheets


def everybody(game: Game[Any]) -> int:
    return (1 << game.seats) - 1


@pytest.mark.parametrize(
    ("night", "says"),
    [
        (leaky_sheets.TimerSheet, "does not have one time for all"),
        (leaky_sheets.LeastSheet, "asks for another number than one"),
        (leaky_sheets.SeenSheet, "asks what everybody sees"),
        (leaky_sheets.DefaultSheet, "has a default for some of those whom it asks prey"),
        (leaky_sheets.PartialSheet, "does not ask exactly the living"),
        (leaky_sheets.OpenSheet, "asks for suspicions and hides nobody"),
        (leaky_sheets.AlikeSheet, "does not offer this seat what it offers others"),
    ],
)
def test_sheets_whose_form_tells_something_are_found(night: type[SheetNight], says: str) -> None:
    said = found(leaky_sheets.with_sheet(night), choice_every=0, redeal_every=0, save_every=0, living=everybody)
    assert says in said
    assert night.__name__ in said


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (leaky_sheets.CountingSheets(), r"when seat \d answers in secret, not the same view"),
        (leaky_sheets.FinishedSheets(), r"when seat \d answers in secret, not the same view"),
        (leaky_sheets.GossipingSheets(), r"when seat \d answers in secret, not the same view"),
        (leaky_sheets.with_sheet(leaky_sheets.BeginningSheet), r"when seat \d (answers|begins).*, not the same offers"),
        (leaky_sheets.with_sheet(leaky_sheets.TellingSheet), r"when seat \d answers in secret, not the same decisions"),
    ],
)
def test_sheets_that_show_that_somebody_has_answered_are_found(rules: Rules[Any], says: str) -> None:
    assert re.search(says, found(rules, choice_every=0, redeal_every=0, save_every=0))


@pytest.mark.parametrize("night", [leaky_sheets.ForgetfulSheet, leaky_sheets.HastySheet])
def test_sheets_that_are_redealt_otherwise_than_they_were_seen_are_found(night: type[SheetNight]) -> None:
    said = found(leaky_sheets.with_sheet(night), choice_every=0, redeal_every=1, save_every=0)
    assert re.search(r"redealt.*, not the same view", said)


def test_sheets_are_checked_alone_in_their_middle() -> None:
    game, dice = vigil(), random.Random(1)
    for decision in list(game.decisions)[:4]:
        game.answer(decision.id, decision.options[0])

    assert conformance.masks(game, everybody) == 1
    conformance.well_formed(game)
    conformance.round_trip(game)
    conformance.independence(game, dice)
    for _ in range(20):
        conformance.sealed(game, dice)
        conformance.redealt(game, 0, dice)
    while game.decisions:
        game.answer(game.decisions[0].id, game.decisions[0].options[0], hold=True)
    conformance.sealed(game, dice)  # all have answered, and the step is held open


# --- choices, keeping, ending


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (faulty.Grudging, r"\d-gift offers .* and does not take it"),
        (faulty.Crashing, r"ZeroDivisionError"),
        (faulty.Lenient, r"as an answer to 0-1 is not refused"),
        (faulty.Touchy, r"changed the game|the game is another one"),
        (faulty.Nameless, r"both offers and closes"),
        (faulty.Unruly, r"closes .* and names no rule"),
        (faulty.TwiceOffered, r"an id stands for two things"),
        (faulty.TimedOffers, r"has a timer or a default"),
        (faulty.Defaulting, r"the default of 0-1 is no option"),
        (faulty.Doubling, r"one twice"),
    ],
)
def test_a_choice_that_is_not_what_it_should_be_is_found(step: Any, says: str) -> None:
    assert re.search(says, found(faulty.Opened(step), choice_every=1, redeal_every=0))


def test_an_offer_that_fails_where_it_is_not_made_is_found() -> None:
    said = found(faulty.Stumbling(), choice_every=1, redeal_every=0)
    assert re.search(r"an answer to '\d-ring' is not refused but fails: KeyError", said)


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (faulty.Sharing(), "a copy has changed the game|playing has changed a copy"),
        (faulty.Lossy(), "saved and loaded, it offers something else"),
        (faulty.Unseeded(), "one seed starts two different games"),
    ],
)
def test_a_game_that_is_not_kept_whole_is_found(rules: Rules[Any], says: str) -> None:
    assert re.search(says, found(rules, choice_every=1, redeal_every=0))


def test_an_answer_that_no_record_reproduces_is_found() -> None:
    said = found(faulty.UnseededMix(), choice_every=0, redeal_every=0)
    assert "decision 1: played again from its record, the game goes another way" in said


def test_a_game_that_does_not_end_is_found() -> None:
    said = found(faulty.Endless(), cap=100, choice_every=0, redeal_every=0, save_every=0)
    assert "decision 100: the game does not end" in said


def test_a_game_that_is_stuck_is_found() -> None:
    assert "nothing is asked, and the game is not over" in found(faulty.Stuck(), choice_every=0, redeal_every=0)


@pytest.mark.parametrize(("oddity", "says"), faulty.ODD_ENDS)
def test_an_outcome_that_makes_no_sense_is_found(oddity: dict[str, Any], says: str) -> None:
    assert says in found(faulty.OddEnd(**oddity), choice_every=0, redeal_every=0)


def test_a_view_that_fails_after_the_end_is_found() -> None:
    assert "no view of all after the end" in found(faulty.BlindEnd(), choice_every=0, redeal_every=0)


def test_an_invariant_that_breaks_is_found_after_the_answer_that_broke_it() -> None:
    def short(game: Game[Any]) -> None:
        assert len(game.record.entries) < 5 if game.entries is not None else True, "too long"

    said = found(TOYS["coven"], invariants=short, choice_every=0)
    assert re.search("decision 5: an invariant does not hold: .*too long", said)


def test_each_check_can_be_called_alone_on_a_position() -> None:
    game, dice = coven(1, 4), random.Random(1)
    game.answer("1-1", game.decisions[1].options[0])

    conformance.well_formed(game)
    conformance.round_trip(game)
    conformance.independence(game, dice)
    assert conformance.accepts(game, dice) > 20
    assert conformance.refuses(game, dice) > 50
    assert conformance.masks(game) == 1
    conformance.sealed(game, dice)
    figures = conformance.Figures()
    other = conformance.redealt(game, 0, dice, figures=figures)
    assert figures.redeals == 1
    assert other.state.dealt.bit_count() == 2
    with pytest.raises(AssertionError, match="not over"):
        conformance.ended(game)


def test_a_finished_game_is_checked_alone_as_well() -> None:
    game = toy("coven")
    conformance.play(game, random.Random(1), 100)

    conformance.ended(game)
    conformance.replays(game)
    conformance.round_trip(game)
