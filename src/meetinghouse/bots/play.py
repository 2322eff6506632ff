"""Letting bots answer until a game is over."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from .bot import AnyGame, Bot, prompt_for

IDLE_RATE = 0.05  # how often a seat that is asked nothing is prompted, for its offers


def play_out(game: AnyGame, bots: Sequence[Bot] | Mapping[int, Bot], chance: random.Random) -> int:
    """Let the bots of all seats answer to the end; returns how many decisions were answered.

    Where several seats are asked at once, they answer in random order, as people do.
    """
    chances = [random.Random(chance.getrandbits(64)) for _ in range(game.seats)]
    answered = 0
    while not game.over:
        decisions = game.decisions
        if chance.random() < IDLE_RATE:
            let_one_idle(game, bots, chances, chance)
            if game.decisions != decisions:
                continue
        seat = decisions[0 if len(decisions) == 1 else int(chance.random() * len(decisions))].seat
        move = bots[seat].move(prompt_for(game, seat, chances[seat]))
        if move is None:
            raise RuntimeError(f"seat {seat} was asked {decisions[0].kind!r} and did not answer")
        answered += any(decision.id == move.id for decision in decisions)
        game.answer(move.id, move.choice)
    return answered


def let_one_idle(
    game: AnyGame, bots: Sequence[Bot] | Mapping[int, Bot], chances: Sequence[random.Random], chance: random.Random
) -> None:
    """One of the seats that are asked nothing may take an offer of its own."""
    busy = {decision.seat for decision in game.decisions}
    idle = sorted({offer.seat for offer in game.offers} - busy)
    if not idle:
        return
    seat = chance.choice(idle)
    move = bots[seat].move(prompt_for(game, seat, chances[seat]))
    if move is not None:
        game.answer(move.id, move.choice)
