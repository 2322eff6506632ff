"""New Salem in a terminal and through a pipe: whole games, gifts and events in one line, and the board."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import meetinghouse as mh
from meetinghouse.cli.boards.newsalem import NewSalemBoard
from meetinghouse.cli.screen import Screen
from meetinghouse.cli.session import NAMES, Session
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.newsalem.town import answers, town

from .conftest import Run, Typing
from .playing import ONES, at_a_terminal, complete, only_record


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (5, "fr"), (8, "es")])
def test_a_whole_game_in_every_language(run: Run, tmp_path: Path, players: int, language: str) -> None:
    path = tmp_path / "s"

    ran = run("play", "newsalem", "--players", players, "--seed", 3, "--language", language, "--save", path, typed=ONES)

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert run("verify", only_record(tmp_path)).status == 0
    told = run("replay", only_record(tmp_path), "--all", "--language", language)
    assert complete(told.out)


def test_a_newcomer_is_told_the_goal_and_that_cards_are_reconstructed(run: Run, tmp_path: Path) -> None:
    ran = run("play", "newsalem", "--seed", 1, "--save", tmp_path / "s", typed="q\n")

    assert "from 14 despair on, only witches" in ran.out
    assert "The publisher’s card list is not public." in ran.out
    assert "You are  " in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [5, 8])
def test_a_screen_of_24_lines_holds_board_story_and_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, language: str
) -> None:
    arguments = ["--players", players, "--seed", 5, "--save", tmp_path / "s", "--language", language]

    status, shown = at_a_terminal(monkeypatch, "\n\n" + ONES, "play", "newsalem", *arguments)

    assert status == 0
    assert complete(shown)
    screens = [screen.split("> ")[0] for screen in shown.split("New Salem · ")[1:]]
    assert len(screens) > 15
    assert max([screen.count("\n") for screen in screens]) < 25
    told = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert [line for line in told if cell_len(line) > 80] == []


# --- one moment


def ask(game: mh.Game[Any], typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Ask seat 0 once, and answer with the typed lines; returns the screen."""
    session = Session(game, 0, ("You", *NAMES[: game.seats - 1]), "en", "random", "chance")
    shown = io.StringIO()
    screen = Screen(session, Texts("en", "newsalem"), Console(file=shown, width=100), 0.0)
    monkeypatch.setattr("sys.stdin", Typing(typed))
    asked = next(asked for asked in game.decisions if asked.seat == 0)
    screen.ask(asked)
    return shown.getvalue()


@pytest.mark.parametrize("typed", ["2 2 3\n", "2\n2 3\n", "2\n2\n3\n", "2,2,3\n", "o 1 2 3\n", "2\nx\n2 2 3\n"])
def test_a_gift_is_typed_in_one_line_or_part_by_part(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    game = town(hope=[4])

    shown = ask(game, typed, monkeypatch)

    assert "2 Give hope" in shown
    assert game.state.hope == [1, 0, 3, 0]


def test_each_part_asks_its_own_question(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ask(town(hope=[4]), "2\n2\n3\n", monkeypatch)

    assert "\nTo whom?\n" in shown
    assert "\nHow much? From 1 to 4:\n" in shown


def test_a_small_gift_is_one_number(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(hope=[1])

    shown = ask(game, "2\n3\n", monkeypatch)

    assert "3 1 hope to Judith" in shown
    assert game.state.hope == [0, 0, 0, 1]


def test_more_hope_than_one_has_cannot_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(hope=[4])

    shown = ask(game, "2 2 5\n2 2 0\n1\n", monkeypatch)

    assert "“5” is not a number from 1 to 4" in shown
    assert game.state.hope == [4, 0, 0, 0]


def test_events_one_can_pay_stand_among_the_answers_with_their_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(hope=[4])

    shown = ask(game, "4 2\n", monkeypatch)

    assert "3 Investigation (3 hope)" in shown
    assert "4 Trial (4 hope)" in shown
    assert "Cleansing (5 hope)" not in shown
    assert game.state.on_trial == 1 << 2


def test_a_cleansing_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(hope=[5], tableaus=[["B12"]], cubes=[[1]])

    shown = ask(game, "3\n1\n", monkeypatch)

    assert "Cleansing: remove despair cubes from the town?" in shown
    assert (game.state.hope[0], game.state.town) == (0, 0)


def test_why_an_event_cannot_be_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ask(town(hope=[1]), "r\n1\n", monkeypatch)

    assert "Trial  NEW-EVENT-02  You must pay the full cost" in shown
    assert "Pardon  NEW-EVENT-23  Nobody is on trial." in shown


def test_of_many_cubes_one_is_chosen_by_owner_and_building(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [["B12", "B03", "B15"]] * 4
    game = town(5, phase="reveal", picks=[["B10"]], tableaus=rows, cubes=[[1, 1, 1]] * 4)

    shown = ask(game, "3\n2\n", monkeypatch)

    assert "\nIn whose quarter?\n" in shown
    assert "1 You ■3" in shown
    assert "\nFrom which building?\n" in shown
    assert "2 Brothel (no. 2)" in shown
    assert game.state.cubes[2] == (1, 0, 1)


def test_buildings_of_the_hand_are_shown_with_what_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(phase="pick", characters=["P1", "P2", "P3", "P4"], hands=[["B09", "B05", "B02"]] * 4,
                tableaus=[["B04", "B06"]])  # fmt: skip

    shown = ask(game, "1\n", monkeypatch)

    assert "1 Moneylender  Finance □□■" in shown
    assert "2 Meeting House  Education ▣ ★ completes a set" in shown
    assert "3 Tavern  Entertainment ★" in shown


def test_who_one_is_can_be_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(phase="pick", characters=["W1", "P2", "P3", "P4"], hands=[["B09", "B05", "B02"]] * 4)

    shown = ask(game, "s\n1\n", monkeypatch)

    open_, covered = shown.split("> s\n")
    assert "Widow, witch (Finance, Law, Darkness)" in open_
    assert "★" in open_
    assert "covered (type s to look)" in covered
    assert "Widow" not in covered
    assert "★" not in covered


# --- the board


def board_lines(game: mh.Game[Any], seat: int | None, width: int = 79) -> str:
    board = NewSalemBoard(Texts("en", "newsalem", strict=True), ("You", *NAMES[: game.seats - 1]), "New Salem")
    return "\n".join([line.plain for line in board.lines(game.view(seat), False, width)])


def test_the_board_shows_hope_buildings_despair_sets_and_trials() -> None:
    game = town(
        hope=[0, 3], tableaus=[[], ["B01", "B02", "B03", "B03", "B17"]], cubes=[[], [0, 0, 1, 1, 1]], on_trial=[1]
    )

    shown = board_lines(game, 0)

    line = next(line for line in shown.splitlines() if "Ruth" in line)
    assert line.split() == ["Ruth", "3", "112", "■2", "···", "···", "···", "···", "·1·", "■1", "2", "on", "trial"]
    assert "Trial 4 ×1" in shown


def test_hands_go_down_or_up_the_lines() -> None:
    assert "↓" in board_lines(town(round=1), 0)
    assert "↑" in board_lines(town(round=2), 0)


def test_ones_own_quarter_comes_first_and_the_public_sees_no_secret() -> None:
    game = town(characters=["W1", "P2", "P3", "P4"])

    assert board_lines(game, 2).splitlines()[1].split()[0] == "Silas"
    assert "You are" not in board_lines(game, None)
    assert "★" not in board_lines(game, None)


def test_what_one_knows_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(characters=["P1", "W1", "P3", "P4"], hope=[3])
    game.answer("0-investigation", mh.Seat(1))

    assert "Ruth is the Widow, witch (Finance, Law, and Darkness)." in ask(game, "k\n1\n", monkeypatch)


def test_passed_hands_are_known_as_long_as_they_are_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(phase="pick", hands=[["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03"] * 3, ["B04"] * 3])
    answers(game, "B01", "B02", "B03", "B04")

    assert "You passed Ruth a hand of Meeting House and Gallows." in ask(game, "k\n1\n", monkeypatch)


def test_the_end_shows_characters_points_and_what_trials_did() -> None:
    game = town(phase="end", round=5, characters=["W1", "P2", "P3", "P4"], on_trial=[0, 1],
                tableaus=[["B07", "B08", "B09"], ["B04"]], hope=[2])  # fmt: skip
    board = NewSalemBoard(Texts("en", "newsalem", strict=True), ("You", *NAMES[:3]), "New Salem")

    lines = [line.plain for line in board.finale(game.view("all"))]

    assert lines[0] == "Cubes in town: 0; despair with the trials: 0; witches need 8."
    assert lines[2].split()[:3] == ["Ruth", "Notary", "puritan"]
    assert lines[-1].split() == ["You", "Widow", "witch", "3", "+", "2", "=", "5", "□2", "−2", "despair"]


def test_where_all_lose_no_winner_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(3, phase="end", round=5, characters=["P1", "P2", "P3"], tableaus=[["B12"] * 3, ["B15"] * 3],
                cubes=[[1] * 3, [1] * 3])  # fmt: skip
    shown = io.StringIO()
    session = Session(game, 0, ("You", *NAMES[:2]), "en", "random", "chance")
    monkeypatch.setattr("sys.stdin", Typing(""))

    Screen(session, Texts("en", "newsalem"), Console(file=shown, width=100), 0.0).finale()

    end = shown.getvalue()[shown.getvalue().index("The game is over") :]
    assert "Everybody loses." in end
    assert "Winners" not in end


def test_whose_side_won_without_them_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(phase="end", round=5, characters=["P1", "P2", "P3", "P4"], tableaus=[[], ["B04"]])
    shown = io.StringIO()
    session = Session(game, 0, ("You", *NAMES[:3]), "en", "random", "chance")
    monkeypatch.setattr("sys.stdin", Typing(""))

    Screen(session, Texts("en", "newsalem"), Console(file=shown, width=100), 0.0).finale()

    assert "Your side wins (the puritans), but you do not." in shown.getvalue()


def test_a_mistyped_offer_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(town(hope=[1]), "o9\n2\n3\n", monkeypatch).count("2 Give hope") == 2
