"""`make mutants`: it reports whether tests notice a broken clause, and names clauses that it cannot try."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.markers import proved
from tools.mutants.__main__ import ROOT, main
from tools.mutants.breaks import Break, Edit, Mistake, read
from tools.mutants.draw import draw, interval
from tools.mutants.project import Copy, Project

BREAK = """
[{}]
why = "{}"
file = "games/newsalem/{}"
old = "{}"
new = "{}"
"""
ONCE = BREAK.format("NEW-DRAFT-04", "one pass too few", "phases/draft.py", "range(deal - 2)", "range(deal - 3)")


def written(folder: Path, *breaks: str) -> list[str]:
    """Command-line options that read these breaks from a folder and keep results there."""
    (folder / "some.toml").write_text("".join(breaks), encoding="utf-8")
    return [f"--breaks={folder}", f"--state={folder / 'state.jsonl'}"]


def test_breaks_are_caught_or_survive_and_those_that_prove_nothing_are_told_apart(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = (ROOT / "src/meetinghouse/games/newsalem/phases/draft.py").read_bytes()
    options = written(
        tmp_path,
        ONCE,
        BREAK.format(
            "NEW-DRAFT-06", "nothing is wrong", "view/build.py", "What everybody may know,", "What all may know,"
        ),
        BREAK.format("NEW-DISC-02", "the code crashes", "verbs.py", "state.deck.pop()", "state.deck.push()"),
        BREAK.format("NEW-DISC-03", "the code has changed", "verbs.py", "this stood here once", "but not now"),
    )

    assert main(options) == 1

    told = capfd.readouterr().out
    assert "   4/4 " in told
    assert "caught: 1 of 2, 50.0% (95 % interval 9.5% to 90.5%)" in told
    for kind, clause in (("survived", "NEW-DRAFT-06"), ("no break", "NEW-DISC-02"), ("stale", "NEW-DISC-03")):
        assert f"\n{kind}: " in told
        assert told.split(f"\n{kind}: ")[1].splitlines()[1].startswith(f"  {clause}: ")
    assert "has no attribute 'push'" in told
    assert (ROOT / "src/meetinghouse/games/newsalem/phases/draft.py").read_bytes() == before

    with (tmp_path / "state.jsonl").open("a") as file:
        file.write('\n{"key": "stopped while wri')
    assert main(options) == 1
    again = capfd.readouterr().out
    assert "4/4" not in again
    assert told.endswith(again)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--game", "chess"], "no game 'chess', but newsalem, quintebourg, salem1692"),
        (["--clause", "NEW-DRAFT-4"], "Did you mean NEW-DRAFT-04"),
        (["--clause", "NEW-DRAFT-04", "--draw", "3"], "--clause goes with neither"),
    ],
)
def test_what_is_asked_wrongly_is_named(options: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(options) == 2
    assert words in capsys.readouterr().err


def test_a_number_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--draw", "0"])
    assert "'0' is no whole number of 1 or more" in capsys.readouterr().err


def test_a_text_that_stands_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    twice = ONCE.replace("range(deal - 2)", "pick(game.state, seat,")
    assert main(written(tmp_path, twice)) == 2
    assert "The break of NEW-DRAFT-04 cannot be made: its text stands 2 times" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (ONCE + ONCE.replace("NEW-DRAFT-04", "NEW-DRAFT-99"), "NEW-DRAFT-99: there is no such clause"),
        (ONCE.replace("why", "because"), "needs `why`"),
        (ONCE.replace("new =", "anew ="), "has no field 'anew'"),
        (ONCE.replace('new = "range(deal - 3)"', ""), "`new` is missing"),
        (ONCE.replace("deal - 3", "deal - 2"), "have to differ"),
        (ONCE.replace("[", ""), "some.toml is no TOML"),
        (ONCE + "also = 3", "`also` is a list of tables"),
    ],
)
def test_a_break_that_is_written_wrongly_is_named(tmp_path: Path, text: str, words: str) -> None:
    written(tmp_path, text)
    with pytest.raises(Mistake, match=words):
        read(tmp_path, {"NEW-DRAFT-04"})


def test_a_break_may_change_several_places(tmp_path: Path) -> None:
    written(tmp_path, ONCE, '[[NEW-DRAFT-04.also]]\nfile = "a.py"\nold = "b"\nnew = "c"\n')
    assert [edit.file for edit in read(tmp_path, {"NEW-DRAFT-04"})["NEW-DRAFT-04"].edits] == [
        "games/newsalem/phases/draft.py",
        "a.py",
    ]


@pytest.mark.parametrize("name", ["rules.py", "presets.toml", "night.csv", "en.ftl"])
def test_a_result_is_forgotten_when_the_code_or_what_it_reads_changes(name: str, tmp_path: Path) -> None:
    source, test = tmp_path / "src/meetinghouse" / name, tmp_path / "tests/test_a.py"
    for path, text in ((source, "before"), (test, '@pytest.mark.rule("A-1")\ndef test_a(): ...\n')):
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    before = Project(tmp_path).key(Break("A-1", "", ()))
    source.write_text("after", encoding="utf-8")
    assert Project(tmp_path).key(Break("A-1", "", ())) != before


def test_who_edits_the_code_meanwhile_does_not_change_what_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout, copied = [tmp_path / name / "src/meetinghouse/rules.py" for name in ("checkout", "copy")]
    for path in (checkout, copied):
        path.parent.mkdir(parents=True)
        path.write_text("right", encoding="utf-8")

    def run(*_: object, **__: object) -> tuple[int, str]:
        assert copied.read_text(encoding="utf-8") == "wrong"
        checkout.write_text("edited", encoding="utf-8")
        return 1, ""

    monkeypatch.setattr(Copy, "run", run)
    monkeypatch.setattr(Project, "books", {"chess": ["A-1"]})
    copy = Copy(Project(tmp_path / "checkout"), tmp_path / "copy")
    assert copy.result(Break("A-1", "", (Edit("rules.py", "right", "wrong"),))) == ("caught", "")
    assert copied.read_text(encoding="utf-8") == "right"


def test_whoever_moves_a_rule_moves_its_break() -> None:
    breaks = read(ROOT / "tests/breaks", proved(ROOT / "tests"))
    assert breaks
    assert [each.clause for each in breaks.values() if not each.fits(ROOT)] == []


def test_each_game_gets_its_share_of_a_draw() -> None:
    books = {"one": [f"A-{n}" for n in range(60)], "two": [f"B-{n}" for n in range(30)], "three": ["C-1"]}
    drawn = draw(books, 9, 1692)
    assert [sum(id.startswith(book) for id in drawn) for book in "ABC"] == [6, 3, 0]
    assert drawn == draw(books, 9, 1692) != draw(books, 9, 1693)
    assert len(draw(books, 1000, 1692)) == 91


def test_a_new_clause_changes_a_draw_by_one_at_the_most() -> None:
    before = draw({"one": [f"A-{n}" for n in range(100)]}, 30, 1692)
    after = draw({"one": [f"A-{n}" for n in range(101)]}, 30, 1692)
    assert len(set(before) & set(after)) >= 29


def test_the_interval_is_wilsons() -> None:
    assert interval(97, 100) == pytest.approx((0.9155, 0.9897), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
