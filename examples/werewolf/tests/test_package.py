"""The package as a whole: the suite every game must pass, its texts, its rulebook, its bots."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from meetinghouse_werewolf.bots import SteadyBot
from meetinghouse_werewolf.events import Backed
from meetinghouse_werewolf.rules import RULES

from meetinghouse.bots import play_out
from meetinghouse.bots.bot import prompt_for
from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.game import Game
from meetinghouse.texts import LANGUAGES, Texts
from meetinghouse.texts.conformance import check_texts

CLOCKS = {"night_seconds": 30, "day_seconds": 60}
BOOKS = files("meetinghouse_werewolf") / "rulebook"
SOURCES = Path(__file__).parents[1] / "src"
CLAUSE = re.compile(r"^- `(WW-[A-Z]+-\d+)`", re.MULTILINE)
# What a game may do without: talk, imagined worlds, a master, the crier, print-outs.
OPTIONAL = {"sayings", "imagine", "by_hand", "script", "prints"}
ODD = {"werewolves": 1, "witch": "yes", "cupid": "yes", "seer": "no", "mayor": False}


def parts_of(path: Path) -> tuple[str, ...]:
    """The path of a module within its package, without a suffix."""
    return path.relative_to(SOURCES).with_suffix("").parts[1:]


def random_game(players: int, seed: int, options: dict[str, Any]) -> Game[Any]:
    """A game of random moves, to its end."""
    game = start_by(RULES, players, seed, options)
    conformance.play(game, random.Random(seed), 5000)
    return game


@pytest.mark.parametrize(("players", "options"), [(5, {}), (6, ODD), (8, CLOCKS), (9, CLOCKS), (12, {}), (18, CLOCKS)])
def test_the_game_passes_the_suite_of_the_engine(players: int, options: dict[str, Any]) -> None:
    figures = conformance.check(
        lambda seed: start_by(RULES, players, seed, options),
        range(2),
        living=lambda game: game.state.living,
        save_every=players / 5,
        choice_every=players,
        redeal_every=players * players / 5,
    )

    assert figures.games == 2
    assert figures.masked > 10


@pytest.mark.usefixtures("installed")
def test_texts_are_complete_in_every_language() -> None:
    check_texts("werewolf", [random_game(players, players, {}) for players in (5, 8, 9, 12)])


@pytest.mark.usefixtures("installed")
def test_who_votes_for_oneself_is_told_so() -> None:
    told = [Texts(language, "werewolf").event(Backed(0, (0, 1)), 0, ("Ann", "Bob")) for language in LANGUAGES]

    assert told == ["Votes for you: Ann and Bob.", "Voix pour vous\u00a0: Ann et Bob.", "Votos para ti: Ann y Bob."]


@pytest.mark.usefixtures("installed")
def test_bots_play_every_number_of_players_to_the_end_and_give_their_reasons() -> None:
    reasons = {}
    for players in range(5, 19):
        game = start_by(RULES, players, players)
        bots, dice = [SteadyBot() for _ in range(players)], random.Random(players)
        while not game.over:
            move = bots[game.decisions[0].seat].move(prompt_for(game, game.decisions[0].seat, dice))
            assert move is not None
            reasons[move.reason.key] = move.reason
            game.answer(move.id, move.choice)
    assert len(reasons) == 8
    for language in LANGUAGES:
        texts = Texts(language, "werewolf", strict=True)
        assert all(texts.reason(each.key, each.params, "ABCDEFGHIJKLMNOPQR") for each in reasons.values())


def test_steady_bots_find_more_werewolves_than_chance_would() -> None:
    won = 0
    for seed in range(40):
        game = start_by(RULES, 7, seed)
        play_out(game, [SteadyBot() for _ in range(7)], random.Random(seed))
        assert game.outcome is not None
        won += game.outcome.side == "village"

    assert 15 <= won <= 38


def test_every_clause_is_named_by_a_test_and_stands_in_every_language() -> None:
    english = CLAUSE.findall((BOOKS / "werewolf.md").read_text(encoding="utf-8"))
    tests = "".join([path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    marks = re.findall(r"pytest\.mark\.rule\(([^)]*)\)", tests)

    assert set(re.findall(r"WW-[A-Z]+-\d+", "".join(marks))) == set(english)
    for language in LANGUAGES[1:]:
        assert CLAUSE.findall((BOOKS / language / "werewolf.md").read_text(encoding="utf-8")) == english


def test_the_whole_game_takes_at_most_900_lines_of_python_without_blank_ones() -> None:
    sizes = {path: sum(map(bool, path.read_text(encoding="utf-8").split("\n"))) for path in SOURCES.rglob("*.py")}

    assert {parts_of(path)[0] for path in sizes} > OPTIONAL
    assert sum(sizes.values()) <= 900, sizes


def test_without_what_a_game_may_do_without_it_takes_at_most_900_lines_with_blank_ones() -> None:
    needed = [path for path in SOURCES.rglob("*.py") if parts_of(path)[0] not in OPTIONAL]
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in needed}

    assert {parts_of(path)[0] for path in sizes} > {"phases", "redeal", "bots"}
    assert sum(sizes.values()) <= 900, sizes
