"""A game of another package, installed beside the wheel: found by its manifest, played and simulated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import ROOT, Installed, Once, pip, python

EXAMPLE = ROOT / "examples" / "werewolf"


@pytest.fixture(scope="session")
def beside(once: Once, bare: Installed) -> Installed:
    """The environment of the wheel alone, with the example in it too."""

    def make(folder: Path) -> None:
        python("-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=EXAMPLE)
        (wheel,) = folder.glob("*.whl")
        pip(bare.venv, "--no-deps", wheel)

    once("werewolf", make)
    return bare


def test_the_example_is_played_in_the_terminal_beside_the_wheel(beside: Installed) -> None:
    played = beside.run("play", "werewolf", "--players", "6", "--seed", "3", "--language", "fr", typed="1\n" * 400)

    assert (played.returncode, played.stderr) == (0, "")
    assert "La nuit 1 tombe." in played.stdout
    assert "La partie est finie" in played.stdout
    assert "⟨" not in played.stdout


def test_the_example_is_simulated_and_its_rules_are_told_beside_the_wheel(beside: Installed) -> None:
    simulated = beside.run("simulate", "werewolf", "--players", "9", "--games", "8", "--json")

    assert (simulated.returncode, simulated.stderr) == (0, "")
    assert json.loads(simulated.stdout)["games"] == 8
    assert "werewolf" in beside.run("games").stdout
    assert "también a sí misma" in beside.run("rules", "WW-WITCH-02", "--language", "es").stdout
