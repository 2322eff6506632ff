"""The environments pass the test suites of their libraries."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from meetinghouse import research
from meetinghouse.engine.refusals import Refused
from tests.every import every_game
from tests.installing import werewolf

GAMES = [*every_game(salem1692=5, newsalem=3, quintebourg=6).items(), ("werewolf", 7)]

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),  # the space is a Dict, with a mask
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with werewolf():
        api_test(research.pettingzoo(game, players), num_cycles=150)
        parallel_api_test(research.parallel(game, players), num_cycles=60)
        seed_test(lambda: research.pettingzoo(game, players), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_all_at_once_and_one_after_another_end_with_a_reward_for_everybody(game: str, players: int) -> None:
    dice = random.Random(1)
    with werewolf():
        env = research.parallel(game, players)
        seen, _ = env.reset(seed=3)
        while env.agents:
            actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
            seen, rewards, ended, cut, _ = env.step(actions)
    assert set(ended.values()) == {True}
    assert set(cut.values()) == {False}
    assert set(rewards.values()) <= {1.0, -1.0}


def test_an_illegal_action_at_once_with_others_changes_nothing() -> None:
    env = research.parallel("newsalem", 3)
    seen, _ = env.reset(seed=1)
    before = env.match.game.save()
    legal = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}

    with pytest.raises(Refused, match="Option action cannot be"):
        env.step(legal | {"seat_2": 0})
    assert env.match.game.save() == before


def test_a_match_that_lasts_too_long_is_cut_off() -> None:
    env = research.pettingzoo("newsalem", 3, limit=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    *_, ended, cut, _ = env.last()
    assert (ended, cut) == (False, True)


def rollout(env: Any, steps: int) -> list[Any]:
    """What random legal actions lead to, as bytes."""
    dice = np.random.default_rng(1)
    seen, infos = env.reset(seed=7)
    found = []
    for _ in range(steps):
        actions = (dice.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
        seen, rewards, ended, _, infos = env.step(actions)
        found.append((seen["observation"].tobytes(), rewards.tobytes(), ended.tobytes(), infos["seat"].tobytes()))
        assert env.observation_space.contains(seen)
    env.close()
    return found


def test_many_matches_are_the_same_in_one_process_and_in_two() -> None:
    one, two = (research.vector("newsalem", 3, 5, processes=count) for count in (1, 2))

    assert rollout(one, 150) == rollout(two, 150)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_an_illegal_action_of_one_match_is_refused_and_no_match_changes(processes: int, wrong: int) -> None:
    env, other = (research.vector("newsalem", 3, 2, processes=processes) for _ in range(2))
    legal = env.reset(seed=1)[0]["action_mask"].argmax(1)
    other.reset(seed=1)
    with pytest.raises(Refused, match="Option action cannot be"):
        env.step(np.array([legal[0], wrong]))
    after, expected = env.step(legal)[0], other.step(legal)[0]
    np.testing.assert_array_equal(after["observation"], expected["observation"])
    for each in (env, other):
        each.close()


def test_what_was_returned_stays_as_it_is() -> None:
    env = research.vector("newsalem", 3, 2)
    first = env.reset(seed=1)[0]
    before = first["observation"].tobytes()
    env.step(first["action_mask"].argmax(1))
    assert first["observation"].tobytes() == before


def test_a_vector_shows_what_each_match_shows() -> None:
    env = research.vector("salem1692", 5, 3, processes=2)
    matches = [research.match("salem1692", 5, seed) for seed in (4, 5, 6)]
    seen, infos = env.reset(seed=4)
    for _ in range(40):
        for index, match in enumerate(matches):
            seat = match.turns[0]
            assert infos["seat"][index] == seat
            np.testing.assert_array_equal(seen["observation"][index], match.observe(seat))
            np.testing.assert_array_equal(seen["action_mask"][index], match.mask(seat))
        actions = np.array([match.legal(match.turns[0])[-1] for match in matches])
        for match, action in zip(matches, actions.tolist(), strict=True):
            match.act(match.turns[0], action)
        if any(match.over for match in matches):
            break
        seen, _, _, _, infos = env.step(actions)
    env.close()


def test_after_a_failure_in_this_process_the_next_step_is_not_answered_by_the_last() -> None:
    env, other = (research.vector("newsalem", 3, 2, processes=2) for _ in range(2))
    env.reset(seed=1)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(env._near, "do", None)
        with pytest.raises(TypeError):
            env.reset(seed=5)
    assert not env._far[0]._pipe.poll(0.5)
    np.testing.assert_array_equal(env.reset(seed=3)[0]["observation"], other.reset(seed=3)[0]["observation"])
    for each in (env, other):
        each.close()


@pytest.mark.parametrize("seed", [2**63 - 1, 2**64, [2**63 + 7, 3]])
def test_large_seeds_begin_matches_too(seed: int | list[int | None]) -> None:
    env = research.vector("newsalem", 3, 2)
    first, again = (env.reset(seed=seed)[0]["observation"] for _ in range(2))
    np.testing.assert_array_equal(first, again)
    assert (first[0] != first[1]).any()


def test_a_process_that_has_ended_is_told() -> None:
    env = research.vector("newsalem", 3, 2, processes=2)
    env.reset(seed=1)
    env._far[0]._process.kill()
    env._far[0]._process.join()
    with pytest.raises(RuntimeError, match="has ended"):
        env.reset(seed=1)
    env.close()


def test_one_seat_against_bots_is_dealt_the_side_that_is_asked_for() -> None:
    env = research.vector("salem1692", 5, 3, others="random", side="witches")
    seen, infos = env.reset(seed=5)
    dice = np.random.default_rng(1)
    ended = np.zeros(3, bool)
    for index, seat in enumerate(infos["seat"]):
        at = research.describe("salem1692", 5).find("own.team")
        words = next(each for each in research.describe("salem1692", 5).observation if each.path == "own.team").names
        assert words[int(seen["observation"][index][at].argmax())] == "witches"
        assert seen["observation"][index][seat] == 1
    while not ended.any():
        seen, rewards, ended, _, infos = env.step(
            (dice.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
        )
    index = int(ended.argmax())
    assert rewards[index] == infos["rewards"][index][infos["seat"][index]]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"num_envs": 0}, "num_envs"),
        ({"processes": 0}, "processes"),
        ({"others": "nobody"}, "random, easy, sharp, steady"),
        ({"others": "random", "side": "left"}, "townspeople, witches"),
    ],
)
def test_a_vector_that_cannot_be_made_is_refused(wrong: dict[str, Any], told: str) -> None:
    settings: dict[str, Any] = {"game": "salem1692", "players": 5, "num_envs": 2} | wrong
    with pytest.raises(Refused, match=told):
        research.vector(**settings)
