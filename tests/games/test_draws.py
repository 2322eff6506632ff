"""Draws that a master may make by hand have a name in the words of the game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meetinghouse
from meetinghouse.games.quintebourg.components.names import BUNKER, POT
from meetinghouse.texts import Texts
from tests.texts import GAMES

SOURCE = Path(str(meetinghouse.__file__)).parent / "games"


def labels(game: str) -> set[str]:
    """The labels of all draws after the deal, as far as they are written out."""
    found = set()
    for path in (SOURCE / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).startswith("game.chance.")
                and path.stem != "setup"
            ):
                found |= {each.value for each in node.args[1:] if isinstance(each, ast.Constant)}
    return {str(label) for label in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_after_the_deal_has_a_name(game: str) -> None:
    texts = Texts("en", game)
    found = labels(game)
    assert found
    assert {label for label in found if not texts.has(f"draw-{label.replace(' ', '-')}")} == set()


def test_duos_and_places_that_are_drawn_have_a_name() -> None:
    texts = Texts("en", "quintebourg", strict=True)
    duos = "lovers", "haters", "partners", "make-haters", "make-partners"
    assert all(texts.has(f"draw-{name}") for name in duos)
    assert [texts.say(f"draw-item-{place}") for place in (BUNKER, POT)] == ["bunker", "pot"]
