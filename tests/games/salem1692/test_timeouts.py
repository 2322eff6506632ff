"""Time limits, the hourglass, and what happens when time runs out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    CONSPIRACY,
    EVIDENCE,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    HourglassTurned,
    TargetAnnounced,
)
from meetinghouse.games.salem1692.roles.town_hall import ANN_PUTNAM, TITUBA
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    expire,
    hand,
    is_asked_any,
    kinds,
    night,
    pick,
    play,
    stage,
    take_tryals,
    told,
    village,
)

TURN_IT = mh.Word("turn")
SCALED = {"timer_scale": 4}


def dawn(**options: object) -> Salem:
    """A game of four at its first dawn."""
    game: Salem = mh.start("salem1692", 4, seed=1692, options=options)
    return game


def at_night(edition: str = "en", options: Mapping[str, Any] | None = None, **position: Any) -> Salem:
    """Night has fallen on A's turn."""
    game = village(edition, deck=[NIGHT], options=options, **position)
    draw(game, A)
    return game


def timers(game: Salem) -> set[float | None]:
    """The time limits of all open questions."""
    return {decision.timer for decision in game.decisions}


def hourglass_offers(game: Salem) -> set[int]:
    """The seats that may turn the hourglass."""
    return {offer.seat for offer in game.offers if offer.kind == "hourglass"}


# --- the turn and the hourglass


@pytest.mark.rule("SAL-TIME-01")
def test_every_living_player_but_the_active_one_may_turn_the_hourglass() -> None:
    game = village(players=5, dead=[D], rows={C: "KNNNN"}, turn=B)
    assert asked(game, B).timer is None
    assert hourglass_offers(game) == {A, C, 4}

    game.answer(f"{C}-hourglass", TURN_IT)

    assert asked(game, B).timer == 30
    assert told(game, HourglassTurned) == [HourglassTurned(C, B)]
    assert game.view(None).table.hourglass


@pytest.mark.rule("SAL-TIME-01")
@pytest.mark.parametrize(("mode", "timer"), [("always", 30), ("off", None)])
def test_where_the_hourglass_is_not_turned_on_request_nobody_may_turn_it(mode: str, timer: float | None) -> None:
    game = village(options={"turn_timer_mode": mode})

    assert hourglass_offers(game) == set()
    assert asked(game, A).timer == timer


@pytest.mark.rule("SAL-TIME-01")
def test_the_hourglass_is_turned_on_one_turn_only() -> None:
    game = village()
    game.answer(f"{C}-hourglass", TURN_IT)
    assert hourglass_offers(game) == set()

    expire(game, A)

    assert asked(game, B).timer is None
    assert hourglass_offers(game) == {A, C, D}


@pytest.mark.rule("SAL-TIME-02")
def test_at_the_end_of_the_hourglass_without_a_card_played_the_draw_action_is_taken() -> None:
    game = village(options={"turn_timer_mode": "always"}, hands={A: [ACCUSATION]}, deck=[EVIDENCE, CONSPIRACY])

    expire(game, A)
    take_tryals(game)

    assert hand(game, A) == [ACCUSATION, EVIDENCE]
    assert kinds(game.state.discard) == [CONSPIRACY]
    assert asked(game, B).kind == "turn"


@pytest.mark.rule("SAL-TIME-03")
def test_at_the_end_of_the_hourglass_with_a_card_played_the_turn_ends() -> None:
    game = village(options={"turn_timer_mode": "always"}, hands={A: [ACCUSATION, STOCKS]})
    deck = len(game.state.deck)
    play(game, A, ACCUSATION, C)

    expire(game, A)

    assert hand(game, A) == [STOCKS]
    assert len(game.state.deck) == deck
    assert asked(game, B).kind == "turn"


# --- windows


@pytest.mark.rule("SAL-TIME-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dawn_lasts_its_window_times_the_scale(edition: str) -> None:
    assert timers(dawn(edition=edition)) == {10}
    assert timers(dawn(edition=edition, dawn_window_s=15, timer_scale=4)) == {60}


@pytest.mark.rule("SAL-TIME-05")
@pytest.mark.parametrize(("edition", "count"), [("en", 20), ("fr", 20), ("es", 10)])
def test_the_witches_stage_lasts_the_criers_count_times_the_scale(edition: str, count: int) -> None:
    assert timers(at_night(edition)) == {count}
    assert timers(at_night(edition, SCALED)) == {4 * count}


@pytest.mark.rule("SAL-TIME-06")
@pytest.mark.parametrize(("edition", "count"), [("en", 10), ("fr", 10), ("es", 5)])
def test_the_constables_stage_lasts_the_criers_count_times_the_scale(edition: str, count: int) -> None:
    for options, scale in (({}, 1), (SCALED, 4)):
        game = at_night(edition, options)
        stage(game, "victim", {})
        assert timers(game) == {count * scale}


@pytest.mark.rule("SAL-TIME-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hourglass", [30, 45])
def test_the_confession_stage_lasts_one_hourglass(edition: str, hourglass: int) -> None:
    game = at_night(edition, {"hourglass_seconds": hourglass, **SCALED})
    stage(game, "victim", {})
    stage(game, "gavel", {})

    assert is_asked_any(game, "confess")
    assert timers(game) == {hourglass}


@pytest.mark.rule("SAL-TIME-08")
@pytest.mark.parametrize("hourglass", [30, 45])
def test_titubas_rearranging_lasts_two_hourglasses(hourglass: int) -> None:
    game = village(characters={A: TITUBA}, options={"hourglass_seconds": hourglass, **SCALED})

    answer(game, A, mh.Word("rearrange"))

    assert timers(game) == {2 * hourglass}


@pytest.mark.rule("SAL-TIME-10")
@pytest.mark.parametrize("last", [A, B, C, D])
def test_dawn_ends_early_only_when_every_player_has_confirmed(last: int) -> None:
    game = dawn()
    for offer in game.offers:
        game.answer(offer.id, offer.options[0])
    for decision in list(game.decisions):
        if decision.seat != last:
            game.answer(decision.id, decision.options[0])
    assert [decision.seat for decision in game.decisions] == [last]
    assert game.view(None).phase == "dawn"

    game.answer(game.decisions[0].id, game.decisions[0].options[0])

    assert game.view(None).phase == "day"


@pytest.mark.rule("SAL-TIME-10")
@pytest.mark.parametrize("last", [A, B, C, D])
def test_each_stage_of_a_night_ends_early_only_when_every_living_player_has_confirmed(last: int) -> None:
    game = at_night(players=5, dead=[4], rows={C: "KNNNN", D: "WNNNN"})
    for kind in ("victim", "gavel", "confess"):
        for decision in list(game.decisions):
            if decision.seat != last:
                game.answer(decision.id, decision.options[0])
        assert [decision.seat for decision in game.decisions] == [last]
        assert asked(game, last).kind in (kind, "suspicion")
        game.answer(asked(game, last).id, asked(game, last).options[0])

    assert told(game, TargetAnnounced)


@pytest.mark.rule("SAL-TIME-10")
def test_a_confession_does_not_end_the_stage_for_the_others() -> None:
    game = at_night()
    stage(game, "victim", {}, others=B)
    stage(game, "gavel", {})

    for seat in (A, B, C):
        pick(game, seat, 4)

    assert [decision.seat for decision in game.decisions] == [D]


@pytest.mark.rule("SAL-TIME-09")
def test_one_hourglass_serves_the_whole_turn_and_its_decision_is_closed_while_a_trial_or_a_night_is_resolved() -> None:
    game = village("es", characters={A: ANN_PUTNAM}, hands={A: [WITNESS]}, deck=[NIGHT], rows={B: "NNN", D: "WNN"})
    game.answer("1-hourglass", mh.Word("turn"))
    turn = asked(game, A)
    assert turn.timer == 30

    play(game, A, WITNESS, B)
    assert turn.id not in [decision.id for decision in game.decisions]
    answer(game, A, mh.Word("yes"))
    assert turn.id not in [decision.id for decision in game.decisions]
    night(game, D, gavel=D)
    pick(game, A, 0)

    assert asked(game, A).id == turn.id
    assert asked(game, A).timer == 30
