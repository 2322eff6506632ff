"""``games`` and ``simulate`` for New Salem."""

from __future__ import annotations

import json

import pytest

from meetinghouse.engine.catalogue import rules_of

from .conftest import Run


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_settings_and_what_is_reconstructed_are_told(run: Run, language: str) -> None:
    out = run("games", "newsalem", "--language", language).out

    for setting in rules_of("newsalem").settings:
        assert setting.name in out
    assert "⟨" not in out
    assert "(18)" in out
    assert "(10)" in out


def test_of_each_fact_it_is_told_how_many_are_known_from_where(run: Run) -> None:
    out = run("games", "newsalem").out

    assert "from the rulebook" in out
    assert "name (2), hope (2)" in out
    assert "type, hope (16)" in out
    assert "--option choice_seconds=60" in out


def test_a_game_whose_cards_are_known_has_no_such_table(run: Run) -> None:
    assert "from the rulebook" not in run("games", "salem1692").out


def test_the_box_is_json_too(run: Run) -> None:
    box = json.loads(run("games", "newsalem", "--json").out)["box"]

    assert {piece["group"] for piece in box} == {"building", "event", "character", "round", "players"}


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_simulation_shows_all_sides_and_games_that_nobody_won(run: Run, language: str) -> None:
    ran = run("simulate", "newsalem", "--players", 3, "--games", 60, "--bots", "random", "--processes", 1,
              "--language", language)  # fmt: skip

    assert (ran.status, ran.err) == (0, "")
    sides = {"en": ("the puritans", "the witches", "nobody"), "fr": ("les puritains", "les sorcières", "personne"),
             "es": ("los puritanos", "las brujas", "nadie")}  # fmt: skip
    assert [side for side in sides[language] if side not in ran.out] == []


def test_sides_may_have_different_bots(run: Run) -> None:
    bots = "puritans=steady,witches=random"

    found = json.loads(run("simulate", "newsalem", "--games", 2, "--bots", bots, "--json", "--processes", 1).out)

    assert found["bots"] == {"puritans": "steady", "witches": "random"}
    assert sum([side["count"] for side in found["wins"].values()]) == 2
