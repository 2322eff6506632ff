"""Playing through a pipe: whole games, leaving and coming back, every key."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

import meetinghouse as mh
from meetinghouse.bots import Move, Prompt
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.cli.main import main
from meetinghouse.cli.play import own_command
from meetinghouse.cli.screen import Screen
from meetinghouse.cli.session import NAMES, Session, open_kept, seat_names
from meetinghouse.games.salem1692.components import ARSON, CURSE, NIGHT, STOCKS, WITNESS
from meetinghouse.games.salem1692.roles import TITUBA
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.salem1692.village import A, B, village

from .conftest import Ran, Run, Typing

ONES = "1\n" * 3000


def game_at(path: Path) -> Session:
    return open_kept(path.read_bytes())


def complete(text: str) -> bool:
    return not re.search(r"[{}⟨⟩]|\?\?\?|Traceback", text)


def only_record(folder: Path) -> Path:
    (found,) = folder.glob("*.json")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "table.save"

    ran = run(
        "play", "--players", 5, "--seed", 3, "--bots", "random", "--language", language, "--save", path, typed=ONES
    )

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert not path.exists()
    assert run("verify", only_record(tmp_path)).status == 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ["--edition", "fr"]),
        (3, []),
        (6, ["--option", "town_hall_choice=true", "--option", "point_to_two=true"]),
        (12, ["--edition", "es"]),
    ],
)
def test_a_whole_game_with_any_number_of_players(run: Run, tmp_path: Path, players: int, options: list[str]) -> None:
    path = tmp_path / "table.save"
    arguments = ["--players", players, "--seed", 8, "--bots", "random", "--save", path, *options]
    typed = "".join(f"{random.Random(line).randint(1, 4)}\n" for line in range(3000))

    ran = run("play", *arguments, typed=typed)

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert run("verify", only_record(tmp_path)).status == 0


def test_a_game_against_the_steady_bots(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--players", 4, "--seed", 2, "--save", tmp_path / "s", typed=ONES)

    assert ran.status == 0
    told = run("replay", only_record(tmp_path), "--all")
    assert complete(told.out)
    assert "thinks:" in told.out


def test_at_the_end_all_is_opened(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--players", 5, "--seed", 3, "--bots", "random", "--save", tmp_path / "s", typed=ONES)

    end = ran.out[ran.out.index("The game is over") :]
    assert "Winners:" in end
    assert "Sealed suspicions, opened" in end
    assert f" verify {only_record(tmp_path)}" in end
    assert all(name in end for name in ("You", "Ruth", "Silas", "Judith", "Tobias"))


def test_quitting_keeps_the_game_and_resuming_finds_the_same_position(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.save"
    first = run("play", "--players", 6, "--seed", 4, "--bots", "random", "--save", path, typed="1\n1\n1\nq\n")
    left = game_at(path)

    again = run("play", "--resume", "--save", path, typed="q\n")
    found = game_at(path)

    assert (first.status, again.status) == (0, 0)
    assert f" play --resume --save {path}" in first.out
    assert left.game.save() == found.game.save()
    assert left.names == found.names
    assert last_question(first) == last_question(again)


def last_question(ran: Ran) -> str:
    return ran.out[ran.out.rindex("deck") : ran.out.rindex("> q")]


def test_a_game_taken_up_again_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    arguments = ("play", "--players", 5, "--seed", 9, "--bots", "random", "--save")
    whole = run(*arguments, tmp_path / "whole" / "s", typed=ONES)
    run(*arguments, tmp_path / "parts" / "s", typed="1\n1\n1\n1\n")
    while (tmp_path / "parts" / "s").exists():
        parts = run("play", "--resume", "--save", tmp_path / "parts" / "s", typed="1\n" * 7)
        assert parts.status == 0

    assert whole.status == 0
    one, other = only_record(tmp_path / "whole"), only_record(tmp_path / "parts")
    assert mh.replay(one.read_bytes()).record == mh.replay(other.read_bytes()).record


def test_the_end_of_the_answers_is_a_polite_goodbye(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--bots", "random", "--seed", 1, "--save", tmp_path / "s", typed="")

    assert (ran.status, ran.err) == (0, "")
    assert "The game is kept" in ran.out
    assert (tmp_path / "s").exists()


def test_without_a_path_the_game_is_kept_in_the_state_folder(run: Run, tmp_path: Path) -> None:
    run("play", "--bots", "random", "--seed", 1, typed="q\n")

    assert (tmp_path / "state" / "meetinghouse" / "table.save").exists()
    assert run("play", "--resume", typed="q\n").status == 0


def test_a_new_game_does_not_lose_an_unfinished_one(run: Run, tmp_path: Path) -> None:
    run("play", "--bots", "random", "--seed", 1, "--save", tmp_path / "s", typed="1\nq\n")
    before = (tmp_path / "s").read_bytes()

    second = run("play", "--bots", "random", "--seed", 2, "--save", tmp_path / "s", typed="q\n")
    third = run("play", "--bots", "random", "--seed", 3, "--save", tmp_path / "s", typed="q\n")

    assert (tmp_path / "s.1").read_bytes() == before
    assert f"put aside. Go on with it by: {own_command()} play --resume --save {tmp_path}/s.1" in second.out
    assert f"{tmp_path}/s.2" in third.out


def test_the_game_may_be_named_when_it_is_taken_up_again_but_no_other_one(run: Run, tmp_path: Path) -> None:
    run("play", "salem1692", "--seed", 1, "--bots", "random", "--save", tmp_path / "s", typed="1\nq\n")

    assert run("play", "salem1692", "--resume", "--save", tmp_path / "s", typed="q\n").status == 0
    assert run("play", "chess", "--resume", "--save", tmp_path / "s", typed="q\n").status == 2


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
        "Nothing is closed",  # r
        "Nothing yet that the table does not show",  # k
        "covered (type s to look)",  # s
        "Nothing is on offer now",  # o
        "“99” is not a number from 1 to 7",
        "“x” is not a number from 1 to 7",
        "“0000000015” is not a number from 1 to 7",
        "One number, please, from 1 to 7",
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
    """Seat 0 is asked once, and types this; returns what was on the screen."""
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
    assert "Name those that come first" in shown
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

    assert "Into which order do you put your face-down tryal cards?" in ran.out
    entries = game_at(path).game.record.entries
    assert entries[-1].id == "0-reorder"


def test_ones_own_tryal_cards_are_covered_after_the_first_answer(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--bots", "random", "--seed", 5, "--save", tmp_path / "s", typed="1\nq\n")

    first, second = re.findall(r"Your tryal cards +(.+)", ran.out)[-2:]
    assert first.startswith("5 Not a Witch")
    assert second.startswith("covered")


def test_the_person_may_sit_anywhere_under_any_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "s"

    ran = run("play", "--seat", 3, "--name", "[bold]Zoé", "--bots", "random", "--seed", 1, "--save", path, typed="q\n")

    assert game_at(path).seat == 3
    assert game_at(path).names[3] == "[bold]Zoé"
    assert "[bold]Zoé" in ran.out


def test_who_gave_no_name_is_a_guest_in_the_record(run: Run, tmp_path: Path) -> None:
    run("play", "--players", 4, "--seed", 3, "--bots", "random", "--save", tmp_path / "s", typed=ONES)

    told = run("replay", only_record(tmp_path)).out
    assert "Guest" in told
    assert "You is" not in told


def test_bots_answer_from_their_own_view(monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path) -> None:
    """The prompt of a bot holds its seat's view, story and questions, and nothing else."""
    seen = []
    original = RandomBot.move

    def move(self: RandomBot, prompt: Prompt) -> Move | None:
        seen.append(({decision.seat for decision in prompt.decisions}, prompt.view.viewer))
        return original(self, prompt)

    monkeypatch.setattr(RandomBot, "move", move)
    run("play", "--bots", "random", "--seed", 1, "--save", tmp_path / "s", typed="1\n1\n")

    assert seen
    assert all(seats == {viewer} for seats, viewer in seen)
    assert 0 not in {viewer for _, viewer in seen}


class Terminal(io.StringIO):
    """A terminal that shows nothing."""

    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: object) -> tuple[int, str]:
    """The same command with a person at a terminal of 80 columns and 24 lines."""
    shown, keys = Terminal(), Terminal(typed)
    monkeypatch.setattr("sys.stdin", keys)
    monkeypatch.setattr("sys.stdout", shown)
    for name, value in {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LC_ALL": "C"}.items():
        monkeypatch.setenv(name, value)
    status = main([str(argument) for argument in arguments])
    return status, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.getvalue()).replace("> ", "> \n")


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (7, "fr"), (7, "es")])
def test_a_whole_game_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, language: str
) -> None:
    arguments = ["--players", players, "--seed", 12, "--bots", "random", "--language", language]

    status, shown = at_a_terminal(monkeypatch, ONES, "play", *arguments, "--save", tmp_path / "s")

    assert status == 0
    assert complete(shown)
    assert only_record(tmp_path).exists()
    told = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert [line for line in told if cell_len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [7, 12])
def test_a_screen_of_24_lines_holds_board_story_and_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, language: str
) -> None:
    typed = "\n" + "1\n" * 12 + "q\n"
    arguments = ["--players", players, "--seed", 5, "--bots", "random", "--save", tmp_path / "s"]

    _, shown = at_a_terminal(monkeypatch, typed, "play", *arguments, "--language", language)

    screens = [screen.split("> ")[0] for screen in shown.split("Salem 1692 · ")[1:]]
    assert len(screens) > 10
    longest = max(screens, key=lambda screen: screen.count("\n"))
    assert longest.count("\n") < 24, longest


def test_keys_at_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = "\n?\n\n\nl\n\nr\n\nk\n\ns\no\n\n99\n\nq\n"
    arguments = ["--seed", 5, "--bots", "random", "--pace", "brisk", "--save", tmp_path / "s"]
    monkeypatch.setattr("time.sleep", lambda seconds: None)

    status, shown = at_a_terminal(monkeypatch, typed, "play", *arguments)

    assert status == 0
    assert "What their cards say" in shown or "what their cards say" in shown
    assert "The game is kept" in shown


def test_a_record_is_told_step_by_step_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, record_file: Path
) -> None:
    status, shown = at_a_terminal(monkeypatch, "\n\n\nq\n", "replay", record_file, "--all")
    _, whole = at_a_terminal(monkeypatch, "\na\n", "replay", record_file, "--all")

    assert status == 0
    assert "Enter: next" in shown
    assert len(shown) < len(whole) / 3


def test_bots_have_names_of_their_own() -> None:
    assert len(set(NAMES)) >= 11
    assert seat_names(12, 5, "ruth").count("Ruth") == 0
    assert len(set(seat_names(12, 5, "Ann"))) == 12


@pytest.mark.parametrize("cut", [0, 5, 30, 200, -1])
def test_a_damaged_save_is_refused(run: Run, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "s"
    run("play", "--bots", "random", "--seed", 1, "--save", path, typed="1\nq\n")
    whole = path.read_bytes()
    path.write_bytes(whole[:cut])

    ran = run("play", "--resume", "--save", path)

    assert ran.status == 2
    assert ran.err.startswith("meetinghouse: ")
    assert "/s: This is not a saved game" in ran.err
    assert ran.err.count("\n") == 1
    assert path.read_bytes() == whole[:cut]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 5000), byte=st.integers(1, 255))
def test_a_save_edited_anywhere_is_refused(tmp_path: Path, place: int, byte: int) -> None:
    session = Session(mh.start("salem1692", 4, seed=1), 0, ("You", *NAMES[:3]), "en", "random", "chance")
    session.keep(tmp_path / "s")
    data = bytearray((tmp_path / "s").read_bytes())
    data[place % len(data)] ^= byte

    with pytest.raises(mh.Refused):
        open_kept(bytes(data))
