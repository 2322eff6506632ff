"""Games of `meetinghouse play` that are left, saved and resumed; damaged saves are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meetinghouse as mh
from meetinghouse.cli.play import own_command
from meetinghouse.cli.session import NAMES, Session, read_saved

from .conftest import Ran, Run
from .playing import ONES, game_at, only_record


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
    assert "The game is saved" in ran.out
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
    assert f"put aside. To go on with it: {own_command()} play --resume --save {tmp_path}/s.1" in second.out
    assert f"{tmp_path}/s.2" in third.out


def test_the_game_may_be_named_when_it_is_taken_up_again_but_no_other_one(run: Run, tmp_path: Path) -> None:
    run("play", "salem1692", "--seed", 1, "--bots", "random", "--save", tmp_path / "s", typed="1\nq\n")

    assert run("play", "salem1692", "--resume", "--save", tmp_path / "s", typed="q\n").status == 0
    assert run("play", "chess", "--resume", "--save", tmp_path / "s", typed="q\n").status == 2


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
    session.save(tmp_path / "s")
    data = bytearray((tmp_path / "s").read_bytes())
    data[place % len(data)] ^= byte

    with pytest.raises(mh.Refused):
        read_saved(bytes(data))
