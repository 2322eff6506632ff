"""Questions of `meetinghouse play`: keys, closed options, offers, and answers of several parts."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meetinghouse as mh
from meetinghouse.cli.screen import Screen
from meetinghouse.cli.session import NAMES, Session
from meetinghouse.games.salem1692.components import ARSON, CURSE, NIGHT, STOCKS, WITNESS
from meetinghouse.games.salem1692.roles.town_hall import TITUBA
from meetinghouse.texts import Texts
from tests.games.salem1692.village import A, B, village

from .conftest import Run, Typing
from .playing import ONES, complete, game_at


def test_covered_cards_are_not_named_in_a_question_either(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--players", 4, "--bots", "random", "--seed", 3, "--save", tmp_path / "s", typed=ONES)

    assert "Do you confess?" in ran.out
    confession = ran.out[ran.out.index("Do you confess?") :]
    assert "Card 1\n" in confession[: confession.index("> ")]


def test_every_key_shows_something_and_asks_again(run: Run, tmp_path: Path) -> None:
    typed = "?\nl\nr\nk\ns\no\n99\nx\n\n1 2\n0000000015\nq\n"

    ran = run("play", "--bots", "random", "--seed", 5, "--save", tmp_path / "s", typed=typed)

    assert ran.status == 0
    assert complete(ran.out)
    for said in (
        "The townspeople win when every Witch card has been turned up.",  # ?
        "Salem sleeps",  # l
        "Nothing is off limits",  # r
        "Nothing yet beyond what the table shows",  # k
        "covered (type s to look)",  # s
        "There is nothing else to do right now",  # o
        "“99” is not a number from 1 to 7",
        "“x” is not a number from 1 to 7",
        "“0000000015” is not a number from 1 to 7",
        "Just one number, from 1 to 7",
    ):
        assert said in ran.out


def test_closed_options_are_shown_with_their_rule(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--bots", "random", "--seed", 5, "--save", tmp_path / "s", typed="1\nr\nq\n")

    assert "End the turn  SAL-TURN-08  Do something first: draw, or play a card." in ran.out


def test_why_something_is_closed_is_told_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--bots", "random", "--seed", 5, "--language", "es", "--save", tmp_path / "s", typed="1\nr\nq\n")

    assert "Terminar el turno  SAL-TURN-08  Primero haz algo: roba cartas o juega una." in ran.out


def test_a_card_may_be_taken_back_until_its_play_is_settled(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "s"
    run("play", "--bots", "random", "--seed", 5, "--save", path, typed="1\nq\n")
    hand = game_at(path).game.view(0).own.hand

    ran = run("play", "--resume", "--save", path, typed="2\nb\nq\n")

    session = game_at(path)
    assert "Accusation: on whom?" in ran.out
    assert session.asked is not None
    assert session.asked.kind == "turn"
    assert session.game.view(0).own.hand == hand


def ask(game: mh.Game[Any], typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Ask seat 0 once, and answer with the typed lines; returns the screen."""
    names = ("You", *NAMES[: game.seats - 1])
    session = Session(game, 0, names, "en", "random", "chance")
    shown = io.StringIO()
    screen = Screen(session, Texts("en", "salem1692"), Console(file=shown, width=100), 0.0)
    monkeypatch.setattr("sys.stdin", Typing(typed))
    assert session.asked is not None
    screen.ask(session.asked)
    return shown.getvalue()


@pytest.mark.parametrize("typed", ["2\n3\n", "2 4\n", "2,4\n", "2\nx\n3\n"])
def test_several_options_are_asked_one_after_another(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    game = village(hands={A: [WITNESS]}, rows={B: "NNNNN"}, options={"point_to_two": True})
    game.answer(game.decisions[0].id, mh.Card("witness"))
    game.answer(game.decisions[0].id, mh.Seat(B))

    shown = ask(game, typed, monkeypatch)

    assert "Point at two tryal cards of Ruth" in shown
    assert game.entries is not None
    assert game.entries[-1].choice == [mh.Position(1), mh.Position(3)]


def test_an_order_names_what_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = village(characters={A: TITUBA}, deck=[ARSON, CURSE, STOCKS])
    game.answer(game.decisions[0].id, mh.Word("rearrange"))

    shown = ask(game, "3 2\n", monkeypatch)

    assert "1 Arson" in shown
    assert "Type the numbers of those that come first" in shown
    assert game.view(0).own.deck_order[:3] == ("stocks", "curse", "arson")


def test_what_a_confession_would_show_is_told_to_the_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    game = village(rows={A: "NKN"}, deck=[NIGHT])
    game.answer(game.decisions[0].id, mh.Word("draw"))
    while game.decisions[0].kind != "confess":
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    for asked in [asked for asked in game.decisions if asked.seat != 0]:
        game.answer(asked.id, mh.Word("done"))

    shown = ask(game, "1\n", monkeypatch)

    assert "1 Keep silent" in shown
    assert "3 Card 2: Constable" in shown


def test_an_offer_may_be_taken(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "s"
    arguments = ["--players", 5, "--seed", 3, "--bots", "random", "--edition", "fr", "--save", path]
    session = None
    for answers in range(1, 30):
        run("play", *arguments, typed="1\n" * answers + "q\n")
        session = game_at(path)
        if session.asked is not None and session.asked.kind == "turn":
            break
    assert session is not None

    ran = run("play", "--resume", "--save", path, typed="o\n2 1\nq\n")

    assert "In which order do you put your face-down tryal cards?" in ran.out
    entries = game_at(path).game.record.entries
    assert entries[-1].id == "0-reorder"


def test_ones_own_tryal_cards_are_covered_after_the_first_answer(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--bots", "random", "--seed", 5, "--save", tmp_path / "s", typed="1\nq\n")

    first, second = re.findall(r"Your tryal cards +(.+)", ran.out)[-2:]
    assert first.startswith("5 Not a Witch")
    assert second.startswith("covered")
