"""The worked example of training runs, and its policy learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from meetinghouse import research
from tests.installing import werewolf

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def train() -> ModuleType:
    """The example as a module."""
    found = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    import sys

    sys.modules["train"] = module  # dataclasses look their module up
    found.loader.exec_module(module)
    return module


def test_the_example_trains_and_compares(
    train: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "BATCH", 30)
    monkeypatch.setattr(train, "ENVS", 8)
    with werewolf():
        train.main(["--games", "60", "--deals", "10"])
    assert "difference" in capsys.readouterr().out


def test_what_wins_becomes_more_likely(train: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "BATCH", 30)
    monkeypatch.setattr(train, "ENVS", 8)
    with werewolf():
        policy = train.Policy(train.Features(research.describe("werewolf", 7, options=train.OPTIONS)))
        train.train(policy, 30)
    assert np.abs(policy.weights).max() > 0
