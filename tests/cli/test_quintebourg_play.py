"""Quinte-bourg in a terminal and through a pipe: whole games, long lists part by part, and the board."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import meetinghouse as mh
from meetinghouse.cli.boards.quintebourg import QuintebourgBoard
from meetinghouse.cli.screen import Screen
from meetinghouse.cli.session import NAMES, Session
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.components.names import REPTILIENS
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.quintebourg.town import ANA, BEN, CLEO, DAN, asked, at, choose, invoke, n, offered, pair, town, value

from .conftest import Run, Typing
from .playing import at_a_terminal, complete, only_record

# Random numbers, mostly small. Every fifth line is a greater one, for long lists of which few options are left.
ANY = "".join(
    f"{random.Random(line).choice((1, 1, 1, 2, 3, 0) if line % 5 else range(4, 22))}\n" for line in range(6000)
)


@pytest.mark.parametrize(
    ("players", "mode", "language"), [(6, "v", "en"), (9, "v", "fr"), (13, "e", "es"), (21, "e", "en"), (12, "m", "fr")]
)
def test_a_whole_game_in_every_language(run: Run, tmp_path: Path, players: int, mode: str, language: str) -> None:
    arguments = ["--players", players, "--option", f"mode={mode}", "--seed", 3, "--language", language]

    ran = run("play", "quintebourg", *arguments, "--save", tmp_path / "s", typed=ANY)

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert Texts(language, "quintebourg").say("decision-suspicion") not in ran.out, "nobody has to confirm to sleep"
    assert run("verify", only_record(tmp_path)).status == 0
    assert complete(run("replay", only_record(tmp_path), "--all", "--language", language).out)


def test_every_call_on_its_own_too(run: Run, tmp_path: Path) -> None:
    arguments = ["--players", 8, "--option", "night_calls=classic", "--bots", "random", "--seed", 2]

    ran = run("play", "quintebourg", *arguments, "--save", tmp_path / "s", typed=ANY)

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert Texts("en", "quintebourg").say("decision-suspicion") not in ran.out


def test_a_newcomer_is_told_the_own_cards_and_what_they_do(run: Run, tmp_path: Path) -> None:
    ran = run("play", "quintebourg", "--players", 9, "--seed", 4, "--save", tmp_path / "s", typed="q\n")

    assert "Villager: No party power" in ran.out
    assert "The villagers win, and the game stops, as soon as all Reptilians and Seth are in the morgue." in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [9, 21])
def test_a_terminal_of_80_columns_is_wide_enough(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, language: str
) -> None:
    arguments = ["--players", players, "--option", "mode=e", "--seed", 5, "--save", tmp_path / "s"]

    status, shown = at_a_terminal(
        monkeypatch, "\n" * 3 + ANY[:480] + "q\n", "play", "quintebourg", *arguments, "--language", language
    )

    assert status == 0
    assert complete(shown)
    told = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert [line for line in told if cell_len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_told(run: Run, language: str) -> None:
    out = run("games", "quintebourg", "--language", language).out

    assert [setting.name for setting in rules_of("quintebourg").settings if setting.name not in out] == []
    assert "⟨" not in out


def test_a_simulation_counts_every_camp_in_play(run: Run) -> None:
    arguments = ["--players", 13, "--option", "mode=e", "--games", 2, "--bots", "random", "--processes", 1]

    found = json.loads(run("simulate", "quintebourg", *arguments, "--json").out)

    there = {"idealistes", "setheux", "reptiliens", "nobel", "geometres", "algebristes", "analystes"}
    assert set(found["wins"]) - {"nobody"} == there
    more = sum(side["count"] for side in found["wins"].values()) > 2
    assert ("Several sides may win one game" in run("simulate", "quintebourg", *arguments).out) is more


def test_letters_among_the_values_are_told_by_name(run: Run) -> None:
    out = " ".join(run("games", "quintebourg", "--language", "en").out.split())

    assert "v (Villagers), m (Mathematicians), e (Strange people)" in out


# --- one moment


def ask(game: mh.Game[Any], typed: str, monkeypatch: pytest.MonkeyPatch, seat: int = ANA) -> str:
    """Ask a seat once, and answer with the typed lines; returns the screen."""
    session = Session(game, seat, ("You", *NAMES[: game.seats - 1]), "en", "random", "chance")
    shown = io.StringIO()
    screen = Screen(session, Texts("en", "quintebourg", strict=True), Console(file=shown, width=100), 0.0)
    monkeypatch.setattr("sys.stdin", Typing(typed))
    screen.ask(asked(game, seat))
    return shown.getvalue()


@pytest.mark.parametrize("typed", ["2\n2\n", "2 2\n", "2\nx\n2 2\n", "13\n2 2\n"])
def test_of_many_attacks_first_whom_then_where(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    game = town("rept-alpha", at="pack")

    shown = ask(game, typed, monkeypatch)

    assert "Whom does the pack attack tonight?" in shown
    assert game.entries is not None
    assert game.entries[-1].choice == value((BEN, "home"))


def test_wherever_somebody_sleeps_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town("rept-alpha", at="pack")

    shown = ask(game, "2\n1\n", monkeypatch)

    assert "1 Wherever they sleep" in shown
    assert "2 in their house" in shown
    assert game.entries is not None
    assert game.entries[-1].choice == value(BEN)


def test_a_bequest_is_asked_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = "villageois villageois villageois villageois rept-alpha"
    game = town(cards, health="iqi", posts={"notaire": ANA, "scrutateur": CLEO}, at="dawn")
    while asked_kind(game, ANA) != "bequeath":
        game.answer(game.decisions[0].id, game.decisions[0].options[0])

    assert "Notary: to whom do you leave coins of an estate?" in ask(game, "4\n", monkeypatch)
    assert "How many coins of Ruth do you leave to Judith?" in ask(game, "3\n", monkeypatch)

    assert game.entries is not None
    assert [entry.choice for entry in game.entries[-2:]] == [Seat(DAN), n(3)]


def asked_kind(game: mh.Game[Any], seat: int) -> str:
    return next((decision.kind for decision in game.decisions if decision.seat == seat), "")


def test_enter_is_enough_where_nothing_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(effects={BEN: "curieux"}, at="curious")

    shown = ask(game, "\n", monkeypatch)

    assert "Nothing for you this time" in shown
    assert "Enter to go on" in shown


def test_people_keep_their_number_and_nobody_is_0(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(effects={ANA: "marchand-de-sable"}, at="sleep")

    shown = ask(game, "1\n4\n", monkeypatch)

    assert "\n  4 Judith\n" in shown
    assert "\n  0 " in shown
    assert "“1” is none of the numbers listed." in shown
    assert game.entries is not None
    assert game.entries[-1].choice == value(DAN)


def test_enter_takes_what_stands_and_nobody_sees_who_proposes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(at="session", posts={"senateur": CLEO, "president": BEN})
    choose(game, BEN, "normal")

    shown = ask(game, "\n", monkeypatch)

    assert "Enter: No proposal" in shown
    assert "Nobody sees who proposes what." in shown
    assert "share this secret" not in shown
    assert game.entries is not None
    assert game.entries[-1].choice == value("none")


@pytest.mark.parametrize(("typed", "names"), [("\n", []), ("3 2\n", [CLEO, BEN])])
def test_a_ballot_may_rank_some_or_nobody(monkeypatch: pytest.MonkeyPatch, typed: str, names: list[int]) -> None:
    game = town("rept-alpha", at="vote", posts={"president": ANA}, law="condorcet")

    shown = ask(game, typed, monkeypatch)

    assert "Name up to 12 of them; Enter: Blank vote. The order counts." in shown
    assert game.state.votes == [(ANA, *names)]


def test_gifts_and_proposals_stand_among_the_answers_of_the_wedding_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(at="weddings")

    shown = ask(game, "2 3 2\n", monkeypatch)

    assert "2 Give coins: to whom, and how many?" in shown
    assert "3 Propose marriage" in shown
    assert game.state.coins[:3] == [1, 3, 5]


def test_houses_are_named_with_those_who_live_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(effects={ANA: "laura"}, at="squat", slot=[0, 1, 1, *range(3, 12)])

    shown = ask(game, "1\n", monkeypatch)

    assert "House no. 2 (Ruth, Silas)" in shown
    assert "House no. 3 (vacant)" in shown


def test_why_an_option_is_closed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ask(town(effects={ANA: "laura"}, at="squat"), "r\n1\n", monkeypatch)

    assert "House no. 1 (You)  QB-EFF-LAURA-01  Laura never sleeps in her own house." in shown


def test_a_law_is_explained_to_the_senator(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(at="session", posts={"senateur": ANA, "president": BEN})
    choose(game, BEN, "normal")
    while asked_kind(game, ANA) != "assent":
        decision = game.decisions[0]
        game.answer(decision.id, mh.Word("pot"))

    shown = ask(game, "1\n", monkeypatch)

    assert "“Paid vote, to the pot”" in shown
    assert "To vote, you put a coin into the pot." in shown


def test_marks_of_ones_fellows_stand_beside_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town("rept-alpha reptilienne", at="pack")
    choose(game, BEN, DAN)

    assert "Judith ← Ruth" in ask(game, "1\n", monkeypatch)


# --- the board


def board(language: str = "en", players: int = 12) -> QuintebourgBoard:
    names = ("You", *NAMES[: players - 1])
    return QuintebourgBoard(Texts(language, "quintebourg", strict=True), names, "Quinte-bourg")


def board_lines(game: mh.Game[Any], seat: int | None, width: int = 79) -> str:
    return "\n".join([line.plain for line in board(players=game.seats).lines(game.view(seat), False, width)])


def test_the_board_shows_houses_health_posts_and_marks() -> None:
    game = town(health="ibcqm", posts={"president": ANA, "senateur": BEN}, charmed_told=1 << CLEO, richest=ANA,
                spouse=pair(ANA, DAN), wed=pair(ANA, DAN))  # fmt: skip

    shown = board_lines(game, ANA)

    assert "1 You      ok    $♥Pre" in shown
    assert "2 Ruth     hurt  Sen" in shown
    assert "3 Silas    coma  ✦" in shown
    assert "4 Judith   dying" in shown
    assert "5 Tobias   dead" in shown


@pytest.mark.parametrize("width", [79, 99])
def test_a_town_of_21_fits(width: int) -> None:
    game = mh.start("quintebourg", 21, seed=1, options={"mode": "e"})

    lines = board(players=21).lines(game.view(0), False, width)

    assert len(lines) <= 9
    assert [line.plain for line in lines if line.cell_len > width] == []
    assert [name for name in NAMES[:20] if name not in "\n".join([line.plain for line in lines])] == []


def test_votes_are_shown_as_they_come_in() -> None:
    game = town(at="vote", posts={"president": ANA})
    choose(game, ANA, CLEO)

    shown = board_lines(game, BEN)

    assert "→Silas" in shown
    assert "Votes  Silas 1" in shown


def test_ones_own_cards_can_be_covered() -> None:
    game = town("fennec seth", effects={ANA: "geek"})

    open_ = board_lines(game, ANA)
    covered = "\n".join([line.plain for line in board().lines(game.view(ANA), True, 79)])

    assert "You are  Fennec · Geek · Seth’s party · unharmed · 3 coins" in open_
    assert "2 Ruth     ok    *" in open_
    assert "Fennec" not in covered
    assert "*" not in covered
    assert "Fennec" not in board_lines(game, None)


def test_what_one_knows_is_looked_up() -> None:
    game = town("fennec seth medecin")

    lines = [line.plain for line in board().knowledge(game.view(ANA))]

    assert lines == ["Left to use: bite.", "Ruth: Seth and the fennec"]


def test_orders_and_cameras_are_kept_in_sight() -> None:
    game = town("rept-alpha", orders=[[ANA, BEN, CLEO, 1]], at="weddings", posts={"adj-randy": ANA})
    game.answer(offered(game, ANA, "camera").id, at(4))

    assert "ordered to vote against Ruth · your camera: house 5" in board_lines(game, ANA)


def test_the_end_shows_everybodys_cards() -> None:
    game = town("rept-alpha", players=6, health="iqqiq", effects={DAN: "assassin"})

    everything: Any = game.rules.view_all(game)
    lines = [line.plain.split() for line in board(players=6).finale(everything)]

    assert ["You", "Reptilians", "Alpha", "Reptilian", "unharmed"] in lines
    assert ["Judith", "Villagers", "Villager", "Assassin", "unharmed"] in lines


def test_who_wins_beside_others_is_told_the_own_camp(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town("sesiano rept-rouge", at="miracles", players=6)
    game.answer(f"{ANA}-invoke", mh.Word("invoke"))
    choose(game, ANA, ("convert", BEN))
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", Typing(""))

    Screen(Session(game, 2, ("You", *NAMES[:5]), "en", "random", "x"), Texts("en", "quintebourg"),
           Console(file=shown, width=100), 0.0).finale()  # fmt: skip

    assert game.outcome is not None
    assert "You lose. Winners: the idealists" in shown.getvalue()


def test_what_one_clause_closes_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town("fennec", at="vote")
    invoke(game, ANA)
    shown = ask(game, "r\n1\n", monkeypatch)

    assert shown.count("QB-MAFIA-03") == 1
    assert "QB-ROLE-SETH-02" in shown


def test_whoever_has_changed_sides_reads_the_new_aim_on_the_card() -> None:
    game = town("villageois")
    board = QuintebourgBoard(Texts("en", "quintebourg"), NAMES, "Quinte-bourg")
    before = board.deal(game.view(ANA))
    game.state.camps[ANA] = REPTILIENS
    after = board.deal(game.view(ANA))

    assert before is not None
    assert after is not None
    assert before.wants.startswith("The villagers win")
    assert after.wants.startswith("The Reptilians win")
