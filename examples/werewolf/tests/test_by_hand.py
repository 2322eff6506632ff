"""A village that a person moderates: the calls of the night, and what is corrected by hand."""

from __future__ import annotations

import random

import pytest
from meetinghouse_werewolf.events import MayorNamed
from meetinghouse_werewolf.rules import RULES
from meetinghouse_werewolf.state import HEAL, POISON, Village
from positions import heard, play, village

from meetinghouse.engine import by_hand
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import YES, Word

A, B, C, D, E, F, G, H, I = range(9)  # noqa: E741


def calls(game: Village) -> list[tuple[str, str]]:
    return [(call.name, call.state) for call in game.rules.calls(game)]


def test_roles_are_called_in_their_order_and_the_witch_when_the_others_sleep() -> None:
    game = village("wwsdxchvv")

    first = ["cupid", "seer", "doctor", "werewolf"]
    assert calls(game) == [*[(role, "open") for role in first], ("witch", "coming")]
    asked = {asked.kind for asked in game.decisions if asked.kind != "suspicion"}
    assert asked <= {kind for call in game.rules.calls(game) for kind in call.kinds}
    while game.agenda[-1].__class__.__name__ == "Night":
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    assert calls(game) == [*[(role, "done") for role in first], ("witch", "open")]
    play(game, "debate")
    assert calls(game) == []


def test_the_dead_are_called_too_but_no_role_that_was_not_dealt() -> None:
    game = play(village("wsdvvvvv", mayor=False), "next", {(A, "prey"): B})

    assert calls(game) == [("seer", "open"), ("doctor", "open"), ("werewolf", "open")]


def test_another_mayor_is_named_openly() -> None:
    game = play(village("wvvvvvv"), "debate", {(A, "prey"): B})
    mayor = game.state.mayor
    other = next(seat for seat in range(7) if game.state.lives(seat) and seat != mayor)
    by_hand.repair(game, f"{other}-mayor", YES, "hands miscounted")

    assert game.state.mayor == other
    assert heard(game, None, MayorNamed)[-1] == MayorNamed(other)
    with pytest.raises(Refused):
        by_hand.repair(game, f"{other}-mayor", YES, "again")


def test_a_potion_that_was_not_drunk_is_full_again_and_only_the_witch_sees_it() -> None:
    game = play(village("wxvvvvvv", mayor=False), "debate", {(A, "prey"): C, (B, "poison"): D})
    assert game.state.potions == [HEAL]
    before = [game.view(seat) for seat in range(8)]
    by_hand.repair(game, "1-potion", Word(POISON), "she only scratched her nose")

    assert game.state.potions == [HEAL, POISON]
    assert [seat for seat in range(8) if game.view(seat) != before[seat]] == [B]
    with pytest.raises(Refused):
        by_hand.repair(game, "1-potion", Word(POISON), "again")


def test_worlds_and_saves_hold_after_repairs() -> None:
    made = 0
    for seed in range(12):
        game, dice = start_by(RULES, 9, seed), random.Random(seed)
        while not game.over:
            asked = dice.choice(game.decisions)
            game.answer(asked.id, dice.choice(asked.options))
            found = by_hand.repairs(game)
            if not found or dice.random() > 0.1:
                continue
            change = dice.choice(found)
            by_hand.repair(game, change.id, dice.choice(change.options), "a slip")
            made += 1
            seat = dice.choice([None, *range(9)])
            world = game.redeal(seat, seed)
            assert world.view(seat) == game.view(seat)
            assert world.heard(seat) == game.heard(seat)
    assert made > 20
