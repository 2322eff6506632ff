"""The basis of a view: sent with the table itself, in one size to everybody in a secret step, and never on streams."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.conformance import make
from meetinghouse.engine.conformance.playing import any_move
from tests.matrix import full

from .awaiting import awaited
from .virtual import NAMES, NOBODY, town

POSITIONS = 300 if full() else 25


def secret_positions(players: int) -> Iterator[mh.Game[Any]]:
    """Some positions of random games in which a step is secret."""
    for seed in range(100):
        game, dice = mh.start("salem1692", players, seed), random.Random(seed)
        while not game.over:
            if game.secret and dice.random() < 0.1:
                yield game
            make(game, any_move(game, dice, 0.1, 0))


@pytest.mark.parametrize("players", [4, 11])
def test_in_a_secret_step_messages_with_a_basis_have_one_size(tmp_path: Path, players: int) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game(*NAMES[:players])
            for game in islice(secret_positions(players), POSITIONS):
                party.lay(game.copy())
                frames = [party.frame(name, basis=True) for name in (*NAMES[:players], NOBODY)]
                assert len({len(frame) for frame in frames}) == 1

    test()


@awaited
async def test_a_message_with_a_basis_is_enough_to_imagine_the_game_and_streams_have_none(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*NAMES[:5])
        await home.wait(8)
        assert party.is_secret()

        for seat, name in enumerate(NAMES[:5]):
            message = json.loads(party.frame(name, basis=True))
            world = mh.imagine(message["view"], message["story"], 1)
            assert world.view(seat, basis=True) == party.game.view(seat, basis=True)
        for frames in party.sent.values():
            assert [frame for frame in frames if frame.data["view"]]
            assert not [frame for frame in frames if frame.data["view"] and frame.data["view"]["basis"]]
