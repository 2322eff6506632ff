"""``games``, ``rules`` and ``simulate``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.rulebook import MOST, clauses, look_up, search
from tests.installing import werewolf

from .conftest import Run

SIMULATED = ("simulate", "--players", 5, "--games", 12, "--seed", 1, "--bots", "random", "--json", "--processes")


# --- games


def test_games_are_listed(run: Run) -> None:
    assert "Salem 1692" in run("games").out
    listed = json.loads(run("games", "--json").out)
    assert [game["name"] for game in listed] == [*plugins.found(plugins.GAMES)]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_games_settings_are_explained(run: Run, language: str) -> None:
    out = run("games", "salem1692", "--language", language).out

    for setting in rules_of("salem1692").settings:
        assert setting.name in out
    assert "⟨" not in out


@pytest.mark.parametrize("game", [*plugins.own(plugins.GAMES), "werewolf"])
def test_the_example_of_a_setting_can_be_played(run: Run, game: str) -> None:
    with werewolf():
        found = re.findall(rf"play {game} --option (\w+=\S+)", run("games", game).out)
        assert len(found) == 1
        assert mh.start(game, players=7, seed=1, options=dict([found[0].split("=")])).decisions


def test_a_games_settings_are_json_too(run: Run) -> None:
    found = json.loads(run("games", "salem1692", "--json").out)

    assert (found["least"], found["most"]) == (2, 12)
    assert found["sides"] == ["townspeople", "witches"]
    assert {"name", "default", "values"} <= set(found["options"][0])


# --- rules


def test_a_clause_is_printed(run: Run) -> None:
    ran = run("rules", "sal-night-04")

    assert "SAL-NIGHT-04  The witches choose exactly one living player as target." in ran.out


def test_a_clause_is_printed_in_the_readers_language(run: Run) -> None:
    assert clauses("es")["SAL-NIGHT-04"].text in run("rules", "sal-night-04", "--language", "es").out
    assert clauses("fr")["SAL-NIGHT-04"].section in run("rules", "sal-night-04", "--language", "fr").out


def test_clauses_are_found_by_their_words(run: Run) -> None:
    assert "QB-RULING-110  " in run("rules", "forced", "marriage").out
    assert json.loads(run("rules", "odious", "grant", "--json").out)[0]["id"] == "QB-POST-PRIEST-04"
    assert "zebra crossing" in run("rules", "zebra", "crossing").err
    assert f"The first {MOST} of {len(search('player'))} clauses" in run("rules", "player").out
    assert "QB-RULING-110  " in run("rules", "mariage forcé", "--language", "fr").out


def test_a_group_of_clauses_is_printed(run: Run) -> None:
    found = json.loads(run("rules", "SAL-LAW", "--json").out)

    assert [clause["id"] for clause in found][:2] == ["SAL-LAW-01", "SAL-LAW-02"]
    assert run("rules", "SAL-LAW").out.count("SAL-LAW-") == len(found)


def test_a_single_clause_is_json_too(run: Run) -> None:
    found = json.loads(run("rules", "SAL-NIGHT-04", "--json").out)

    assert found == {
        "id": "SAL-NIGHT-04",
        "text": "The witches choose exactly one living player as target.",
        "book": "salem1692",
        "section": "12. Night",
        "sources": ["EN", "FR", "ES"],
        "tables": [],
    }


def test_a_table_is_printed_with_its_clause(run: Run) -> None:
    told = run("rules", "QB-CAMP-07").out

    assert "Order" in told
    assert "Algebraists" in told


def test_the_groups_are_listed(run: Run) -> None:
    assert "SAL-NIGHT (" in run("rules").out
    assert json.loads(run("rules", "--json").out)["SAL-WIN"] == 10


def test_every_clause_of_the_book_is_found() -> None:
    book = Path(__file__).parents[2] / "docs" / "rules" / "salem1692.md"
    written = re.findall(r"^- `(SAL-[A-Z0-9-]+)`", book.read_text(encoding="utf-8"), re.MULTILINE)

    assert len(written) > 600
    assert set(written) == {clause.id for clause in clauses().values() if clause.book == "salem1692"}


def test_a_group_is_not_a_beginning_of_words() -> None:
    assert {clause.id.rpartition("-")[0] for clause in look_up("SAL-WIN")} == {"SAL-WIN"}
    assert look_up("SAL-WI") == []


# --- simulate


def test_a_simulation_is_one_json_object(run: Run) -> None:
    ran = run(*SIMULATED, 1)
    found = json.loads(ran.out)

    assert ran.err == ""
    assert found["games"] == 12
    assert set(found["wins"]) == {"townspeople", "witches"}
    assert sum(side["count"] for side in found["wins"].values()) == 12
    assert all(side["low"] <= side["share"] <= side["high"] for side in found["wins"].values())
    assert {"decisions", "decisions_per_second", "games_per_second", "length", "digest"} <= set(found)
    assert found["length"]["min"] <= found["length"]["median"] <= found["length"]["max"]


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(run: Run) -> None:
    digests = {json.loads(run(*SIMULATED, processes).out)["digest"] for processes in (1, 2)}

    assert len(digests) == 1
    other = [*SIMULATED[:6], 2, *SIMULATED[7:], 1]
    assert json.loads(run(*other).out)["digest"] not in digests


def test_options_and_bots_of_a_simulation_are_told(run: Run) -> None:
    found = json.loads(
        run(
            "simulate", "salem1692", "--players", 5, "--games", 2, "--edition", "fr", "--option", "extra_witch=true",
            "--bots", "townspeople=steady,witches=random", "--json", "--processes", 1,
        ).out
    )  # fmt: skip

    assert found["options"]["edition"] == "fr"
    assert found["bots"] == {"townspeople": "steady", "witches": "random"}


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_simulation_is_a_table_too(run: Run, language: str) -> None:
    ran = run(*[each for each in SIMULATED if each != "--json"], 1, "--language", language)

    assert ran.status == 0
    assert ran.err == ""  # no progress bar without a terminal
    assert "%" in ran.out
    assert "⟨" not in ran.out
