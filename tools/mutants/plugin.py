"""A plugin for pytest -p: plays a game first, to see that the code still works, then runs the tests of some clauses."""

from __future__ import annotations

import random

import pytest

CRASHED = 70  # exit status if no game could be played
CAP = 20_000  # moves


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="run only the tests that name this clause")
    parser.addoption("--plays", help="play random games of this kind first")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Code that cannot play a game at all says nothing about a clause."""
    if name := session.config.getoption("--plays"):
        try:
            play(name)
        except Exception as error:
            pytest.exit(f"no game can be played: {error!r}", CRASHED)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that name none of the clauses."""
    wanted = set(config.getoption("--rule"))
    items[:] = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("rule"))]


def play(name: str) -> None:
    """Play two random games, with the fewest and with the most players."""
    from meetinghouse.engine.catalogue import rules_of, start_by  # here, because this import may crash
    from meetinghouse.engine.conformance import any_move, make

    rules = rules_of(name)
    for players in (rules.least, rules.most):
        dice = random.Random(players)
        game = start_by(rules, players, players, {})
        for _ in range(CAP):
            if game.over:
                break
            make(game, any_move(game, dice))
        else:
            raise AssertionError(f"a game of {players} does not end")
