"""Sealed suspicions: asked of players who have nothing to decide, opened and scored at the end."""

from __future__ import annotations

import meetinghouse as mh
from meetinghouse.engine.rules import Outcome
from meetinghouse.games.salem1692.components import NIGHT, WITNESS
from meetinghouse.games.salem1692.rules import RULES
from tests.games.salem1692.village import A, B, C, D, draw, night, pick, play, stage, village


def test_suspicions_are_opened_and_scored_at_the_end_and_decide_nothing() -> None:
    game = village(deck=[NIGHT], rows={A: "NNN", B: "NNN", C: "KNN", D: "WNN"}, hands={B: [WITNESS]})
    draw(game, A)

    stage(game, "victim", {A: D, B: C, C: A, D: A})
    stage(game, "gavel", {A: D, B: D, C: A, D: B})
    for decision in list(game.decisions):
        game.answer(decision.id, mh.Word("done"))
    assert all(not game.view(seat).suspicions for seat in (None, A, B, C, D))
    assert game.view(A).own.suspected == (D, D)
    play(game, B, WITNESS, D)
    pick(game, B, 0)

    assert game.outcome is not None
    scores = {score.seat: (score.named, score.right) for score in game.outcome.suspicions}
    assert scores == {A: (2, 2), B: (2, 1), C: (1, 0), D: (1, 0)}
    opened = [(one.seat, one.named, one.right) for one in game.view("all").suspicions]
    assert (A, D, True) in opened
    assert (C, A, False) in opened
    assert len(opened) == 6


def test_who_was_a_witch_need_not_guess_and_is_told_apart() -> None:
    game = village(deck=[NIGHT], rows={A: "NNN", B: "KNN", C: "WNN", D: "WNN"})
    draw(game, A)
    stage(game, "victim", {A: C, B: C, C: A, D: A})
    stage(game, "gavel", {A: D, B: A, C: D, D: C})
    game.end(Outcome("townspeople", (A, B), ("townspeople",) * 2 + ("witches",) * 2, "last-witch-revealed"))

    opened = {(one.seat, one.named): (one.right, one.knew) for one in game.view("all").suspicions}
    guessed = {(A, C): (True, False), (B, C): (True, False), (A, D): (True, False)}
    assert opened == guessed | {(C, D): (True, True), (D, C): (True, True)}


def test_everything_opened_tells_who_was_a_witch_since_when() -> None:
    game = village(once_witches={D: C}, rows={C: "WNNNN", B: "KNNNN"}, deck=[NIGHT])
    draw(game, A)

    everything = RULES.view_all(game)
    assert [(one.seat, one.conspiracy) for one in everything.turned] == [(D, 0), (C, 1)]
    assert all(game.view(seat).turned == () for seat in (None, A, B, C, D))


def test_a_suspicion_that_was_not_named_counts_nothing() -> None:
    game = village(deck=[NIGHT], rows={D: "WNN"}, hands={B: [WITNESS]})
    draw(game, A)
    game.expire(game.decisions[0].id)
    assert game.state.suspicions == ()
    copy = game.copy()

    stage(copy, "gavel", {}, others=None)

    assert len(copy.state.suspicions) == 3


def test_a_night_with_suspicions_ends_as_one_without() -> None:
    game = village(deck=[NIGHT], rows={C: "KNN", D: "WNN"})
    draw(game, A)

    night(game, B, gavel=B)

    assert game.view(None).people[B].living


def test_to_name_oneself_is_no_suspicion() -> None:
    game = village(deck=[NIGHT], rows={C: "KNN", D: "WNN"})
    draw(game, A)

    stage(game, "victim", {A: A, B: B, C: D, D: A})

    assert [suspicion[2:] for suspicion in game.state.suspicions] == [(C, D)]
