"""A user's mistake is one clear line and exit status 2, never a traceback."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.cli.main import build, main
from meetinghouse.cli.mistakes import reason
from meetinghouse.texts import Texts
from tests.patience import PATIENCE
from tests.platforms import needs_bash

from .conftest import Run

MISTAKES = [
    ("play nope", "There is no game called “nope”. Known games: newsalem, quintebourg, salem1692."),
    ("simulate nope", "There is no game called “nope”"),
    ("games nope", "There is no game called “nope”"),
    ("play --players 1", "2 to 12 players, not 1"),
    ("play --players 13", "2 to 12 players, not 13"),
    ("play --players seven", "cannot be “seven”: that is not a whole number"),
    ("simulate --players 2.5", "cannot be “2.5”: that is not a whole number"),
    ("play --edition de", "Option edition cannot be “de”. It takes one of en, fr, es."),
    ("play --option colour=red", "no option “colour”"),
    ("play --option edtion=fr", "Did you mean edition?"),
    ("play --option edition", "should be name=value"),
    ("play --option =fr", "should be name=value"),
    ("play --edition fr --option edition=es", "edition is set twice"),
    ("simulate --option piety_effect=strong", "double_threshold, no_red_played"),
    ("simulate --option hourglass_seconds=0", "a number from 5 to 604800"),
    ("play --players 2 --edition es", "[SAL-PLAY-03]"),
    ("simulate --players 8 --option town_hall_choice=true", "[SAL-SETUP-07]"),
    ("play --seed banana", "A seed is a whole number"),
    ("play --seed 1.5", "A seed is a whole number"),
    ("simulate --seed 0x10", "A seed is a whole number"),
    ("play --seat 7", "There is no seat 7; you can sit at 0 to 6."),
    ("play --seat -1", "There is no seat"),
    ("play --bots stedy", "Did you mean steady?"),
    ("play --bots clever", "Known bots: easy, random, sharp, steady."),
    ("simulate --bots townspeople=steady", "one for each side: townspeople, witches"),
    ("simulate --bots town=steady,witches=steady", "one for each side"),
    ("simulate --games 0", "--games is at least 1"),
    ("simulate --processes 0 --games 1", "--processes is at least 1"),
    ("simulate --games many", "cannot be “many”: that is not a whole number"),
    ("play --language de", "--language"),
    ("play --pace slow", "--pace"),
    ("play --name  ", "--name needs a value"),
    ("play --bogus", "--bogus"),
    ("play one two", "two"),
    ("plya", "Did you mean"),
    ("verify", "RECORD"),
    ("verify no-such-file.json", "no-such-file.json cannot be read"),
    ("verify .", "cannot be read"),
    ("replay no-such-file.json", "cannot be read"),
    ("play --resume --save no-such-file", "There is no game to go on with"),
    ("play --resume --players 5", "--resume takes up the table as it was"),
    ("rules SAL-NIHGT-04", "Near it: SAL-NIGHT-04"),
    ("rules ???", "No clause holds all these words: “???”"),
    ("rules xqz-7", "There is no rule “xqz-7”"),
]


ERRNO = {  # of a file that is missing, a folder in place of a file, and a file in place of a folder
    "en": ("there is no such file or folder", "it is a folder", "a part of the path is no folder"),
    "fr": ("il n’y a pas de tel fichier ou dossier", "c’est un dossier", "une partie du chemin n’est pas un dossier"),
    "es": ("no existe tal archivo o carpeta", "es una carpeta", "una parte de la ruta no es una carpeta"),
}


@pytest.mark.parametrize("language", ERRNO)
def test_what_the_system_refuses_is_told_in_the_language_of_the_reader(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "file").touch()
    said = dict(zip(("missing", ".", "file/below"), ERRNO[language], strict=True))
    for name, why in said.items():
        status, _, err = run("verify", str(tmp_path / name), "--language", language)
        assert (status, err.count("\n")) == (2, 1)
        assert err.endswith(f" {why}.\n")


@pytest.mark.parametrize("name", ["ENOENT", "EACCES", "EXDEV"])
def test_a_system_error_without_a_text_of_ours_keeps_the_words_of_the_system(name: str) -> None:
    number = getattr(errno, name)
    told = reason(OSError(number, "as the system says"), Texts("es"))
    assert (told == "as the system says") == (name == "EXDEV")


@pytest.mark.parametrize(("line", "said"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_one_line(run: Run, line: str, said: str) -> None:
    ran = run(*line.split())

    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("meetinghouse: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize("language", ["fr", "es"])
def test_mistakes_are_told_in_the_language_asked_for(run: Run, language: str) -> None:
    said = {"fr": "se joue à 2 au moins", "es": "juegan de 2 a 12 personas"}

    assert said[language] in run("play", "--players", 40, "--language", language).err
    near = {"fr": "Vouliez-vous dire edition", "es": "¿Querías decir edition?"}
    assert near[language] in run("play", "--option", "edtion=fr", "--language", language).err


def test_the_language_of_the_environment_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")

    assert "Il n’y a pas de jeu" in run("games", "nope").err


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "verify", "games", "rules"])
def test_every_command_has_help(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")

    assert ran.status == 0
    assert "Usage: meetinghouse" in ran.out


def test_where_to_begin_is_told_once(run: Run) -> None:
    assert run("--help").out.rstrip().endswith("With friends: meetinghouse serve.")
    assert "With friends" not in run("replay", "--help").out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.strip() == "0.1.0"


def test_an_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("meetinghouse.cli.games.run", interrupted)
    ran = run("games")

    assert (ran.status, ran.out, ran.err) == (130, "", "")


def test_a_save_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    ran = run("play", "--bots", "random", "--save", tmp_path / "file" / "table.save")

    assert ran.status == 2
    assert "cannot be written" in ran.err


def command(
    *arguments: object, typed: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "meetinghouse.cli", *map(str, arguments)]
    return subprocess.run(
        line, input=typed, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_as_a_process_of_its_own(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    arguments = ("play", "--players", 4, "--seed", 1, "--bots", "random")
    ran = command(*arguments, typed="1\n" * 2000, environment=environment)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The game is over" in ran.stdout


def test_json_is_utf_8_though_the_pipe_would_take_other_letters(run: Run) -> None:
    line = [sys.executable, "-m", "meetinghouse.cli", "rules", "SAL-NIGHT-04", "--json", "--language", "fr"]
    piped = subprocess.run(line, env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True)

    assert not piped.stdout.isascii()
    assert json.loads(piped.stdout) == json.loads(run(*line[3:]).out)


def test_a_mistake_in_a_process_of_its_own() -> None:
    ran = command("play", "--players", "0")

    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr


@needs_bash
def test_a_reader_who_has_had_enough_is_no_error() -> None:
    line = f"{sys.executable} -m meetinghouse.cli games salem1692 --json; echo status $? >&2"
    ran = subprocess.run(
        ["bash", "-c", f"({line}) | head -c 10"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )

    assert ran.stderr == "status 0\n"


def test_main_is_the_installed_command() -> None:
    assert callable(main)
    assert build(Texts()).name == ("meetinghouse",)
    assert "salem1692" in mh.games()


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "is not a file of"), ("fr", "n’est pas un fichier de"), ("es", "no es un archivo de")],
)
def test_a_file_that_holds_no_tables_is_named_in_the_hosts_language(
    run: Run, tmp_path: Path, language: str, says: str
) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"Dear diary, today I was accused of witchcraft. " * 100)

    told = run("serve", "--data", str(path), "--port", "0", "--language", language)

    assert told.status == 2
    assert f"{path} {says}" in told.err
    assert path.read_bytes().startswith(b"Dear diary")


@pytest.mark.parametrize(
    "bad", ["", "ann", "http://example.org", "ann@", "mailto:", "javascript:alert(1)", "ann @example.org"]
)
def test_push_needs_an_address_by_which_push_services_can_reach_the_owner(run: Run, tmp_path: Path, bad: str) -> None:
    told = run("serve", "--data", str(tmp_path / "tables.db"), "--port", "0", "--push", bad, "--language", "en")

    assert told.status == 2
    assert "--push takes an e-mail address or an https link" in told.err
    assert not (tmp_path / "tables.db").exists()
