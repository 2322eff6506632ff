"""The peers' cases; run as a worker in the peers' environment: `python -m bench.peers rlcard`.

Peers are imported by name because they have no types. Choices come from the same dice as ours, except for RLCard's own
random agents. Only players' decisions are counted; as with us, the time for dealing is included.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.measure import Play, rate
from bench.worker import Case, serve

SPIEL = ("leduc_poker", "crazy_eights", "hearts", "hanabi", "social_deduction")


def uno(rlcard: Any) -> Play:
    """RLCard's UNO in its environment, stepped by us; each step builds the next seat's observation."""
    env = rlcard.make("uno", config={})

    def play(number: int, dice: random.Random) -> int:
        if not number:
            env.seed(1)
        before = env.timestep
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(dice.choice(list(state["legal_actions"])))
        return int(env.timestep - before)

    return play


def uno_agents(rlcard: Any) -> Play:
    """The same, run by RLCard itself with its own random agents."""
    env = rlcard.make("uno", config={})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)
    its_dice = import_module("numpy.random")

    def play(number: int, _: random.Random) -> int:
        if not number:
            env.seed(1)
            its_dice.seed(1)
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def uno_bare(rlcard: Any) -> Play:
    """The game inside that environment, without observations."""
    env = rlcard.make("uno", config={})
    game = env.game

    def play(number: int, dice: random.Random) -> int:
        if not number:
            env.seed(1)
        decisions = 0
        state, _player = game.init_game()
        while not game.is_over():
            state, _player = game.step(dice.choice(state["legal_actions"]))
            decisions += 1
        return decisions

    return play


def spiel(name: str, pyspiel: Any) -> Play:
    """A game of OpenSpiel, written in C++ and called from Python, without observations."""
    game = pyspiel.load_game(name)

    def play(_: int, dice: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), dice))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def drawn(outcomes: list[tuple[int, float]], dice: random.Random) -> int:
    """A random outcome by its probability; walking the list is faster here than `dice.choices`."""
    left = dice.random()
    for outcome, likelihood in outcomes:
        left -= likelihood
        if left < 0:
            return outcome
    return outcomes[-1][0]


def petting(module: Any) -> Play:
    """A game of PettingZoo, seat by seat, with the observation that it always builds."""
    env = module.env()

    def play(number: int, dice: random.Random) -> int:
        decisions = 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(dice.choice(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play


def cases_of(library: str) -> dict[str, Case]:
    """The cases of a library by name; the library is imported here."""
    games: dict[str, Callable[[Any], Play]]
    match library:
        case "rlcard":
            module, games = "rlcard", {"uno": uno, "uno_agents": uno_agents, "uno_bare": uno_bare}
        case "open_spiel":
            module, games = "pyspiel", {name: partial(spiel, name) for name in SPIEL}
        case "pettingzoo":
            module, games = "pettingzoo.classic.leduc_holdem_v4", {"leduc": petting}
        case _:
            raise SystemExit(f"no such peer: {library}")
    loaded = import_module(module)
    return {name: partial(rate, make(loaded)) for name, make in games.items()}


if __name__ == "__main__":
    serve({"version": version(sys.argv[1])}, cases_of(sys.argv[1]))
