"""Playing a game to its end with bots in all seats."""

# compiled: games are played out here

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from ..engine import speech
from .bot import AnyGame, Bot, Move, prompt_for
from .talk import is_news, talk

IDLE_RATE = 0.05  # how often a seat that is asked nothing may take an offer


Watch: TypeAlias = Callable[[AnyGame, Move], None]  # called with every move before it is made
Until: TypeAlias = Callable[[AnyGame], bool]  # asked before every move


def play_out(
    game: AnyGame,
    bots: Sequence[Bot] | Mapping[int, Bot],
    chance: random.Random,
    watch: Watch | None = None,
    people: Collection[int] = (),
    until: Until | None = None,
) -> int:
    """Let the bots play to the end of the game; returns how many decisions were answered.

    Where several seats are asked at once, they answer in random order, as people do. If the game has talk, they talk
    whenever everybody has been told something, and look after the seats of people as at a table. With `until` they stop
    before the first move of which it is true.
    """
    seeds = [chance.getrandbits(64) for _ in range(game.seats)]
    chances = [random.Random(seed) for seed in seeds]
    talking = [random.Random(f"{seed}/talk") for seed in seeds] if speech.talks(game) else []
    answered = heard = 0
    while game.outcome is None and (until is None or not until(game)):
        if talking:
            if is_news(game.story[heard:]):
                talk(game, bots, talking, people)
            heard = len(game.story)
        decisions = game.decisions
        if chance.random() < IDLE_RATE:
            let_one_idle(game, bots, chances, chance, watch)
            if game.decisions != decisions:
                continue
        asked = decisions[0 if len(decisions) == 1 else int(chance.random() * len(decisions))]
        seat = asked.seat
        move = bots[seat].move(prompt_for(game, seat, chances[seat]))
        if move is None:
            raise RuntimeError(f"seat {seat} was asked {decisions[0].kind!r} and did not answer")
        answered += move.id == asked.id or move.id in [decision.id for decision in decisions]
        if watch is not None:
            watch(game, move)
        game.answer(move.id, move.choice)
    return answered


def let_one_idle(
    game: AnyGame,
    bots: Sequence[Bot] | Mapping[int, Bot],
    chances: Sequence[random.Random],
    chance: random.Random,
    watch: Watch | None = None,
) -> None:
    """Let one of the seats that are asked nothing take an offer, if its bot wants to."""
    busy = {decision.seat for decision in game.decisions}
    idle = sorted({offer.seat for offer in game.offers} - busy)
    if not idle:
        return
    seat = chance.choice(idle)
    move = bots[seat].move(prompt_for(game, seat, chances[seat]))
    if move is not None:
        if watch is not None:
            watch(game, move)
        game.answer(move.id, move.choice)
