"""OpenSpiel's own test of games, where OpenSpiel is installed: make test-openspiel."""

from __future__ import annotations

import random

import numpy as np
import pytest

from meetinghouse import research
from meetinghouse.extras import NotInstalled
from tests.every import every_game
from tests.installing import werewolf

try:
    import pyspiel
except ImportError:
    pyspiel = None

GAMES = [*every_game(salem1692=5, newsalem=3, quintebourg=6).items(), ("werewolf", 7)]
needs_openspiel = pytest.mark.skipif(pyspiel is None, reason="OpenSpiel is not installed: make test-openspiel")


@needs_openspiel
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    with werewolf():
        pyspiel.random_sim_test(research.openspiel(game, players), num_sims=1, serialize=True, verbose=False)


@needs_openspiel
def test_a_copy_of_a_state_goes_its_own_way_and_sees_the_same() -> None:
    game = research.openspiel("newsalem", 3)
    state = game.new_initial_state()
    state.apply_action(7)
    dice = random.Random(1)
    observer = game.make_py_observer()
    while not state.is_terminal():
        other = state.clone()
        observer.set_from(state, 0)
        before = observer.tensor.copy()
        state.apply_action(dice.choice(state.legal_actions()))
        observer.set_from(other, 0)
        np.testing.assert_array_equal(observer.tensor, before)
    assert set(state.returns()) <= {1.0, -1.0}


@pytest.mark.skipif(pyspiel is not None, reason="OpenSpiel is installed")
def test_without_openspiel_the_error_says_what_to_install() -> None:
    with pytest.raises(NotInstalled, match="openspiel"):
        research.openspiel("newsalem", 3)
