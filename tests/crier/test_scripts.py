"""The scripts of the crier: each is complete, follows its rules, and is offered to the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import meetinghouse as mh
from meetinghouse.crier.book import book, faults, scripts
from meetinghouse.crier.check import mistakes
from meetinghouse.engine.catalogue import manifest_of, rules_of
from meetinghouse.engine.manifest import Manifest
from meetinghouse.engine.script import GHOSTS, Answer, Bar, Ending, Line, Note, Part, Script, Tap
from meetinghouse.games.salem1692.editions import EDITIONS
from meetinghouse.games.salem1692.queries import hidden_witch_cards
from meetinghouse.games.salem1692.script import DIRECTORS, FRAMES, SCRIPT
from meetinghouse.rulebook import clauses, groups
from meetinghouse.texts import LANGUAGES, folder
from tests.browser.crier import expected, holds, texts
from tests.cli.conftest import Run, run
from tests.installing import Install, install
from tests.texts import parsed

__all__ = ["install", "run"]

GAMES = ("salem1692", "werewolf")
BROKEN: object = "nothing of the kind"
CITED = re.compile(r"`[A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?`")  # other clauses, which can be tapped
CODE = re.compile(r"`|\w_\w|\b(?:ed|opt|cfg)\.|[{}⟨⟩*]")  # names and marks that only programmers read
CROOKED = Manifest(rules="tests.engine.toys.coven:COVEN", script="tests.crier.test_scripts:BROKEN")


@pytest.fixture(autouse=True)
def installed(install: Install) -> None:
    """Install Werewolf, a game of another package, beside the games of the house."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})


def rules_in(script: Script) -> Iterator[str]:
    """Every clause that a script names."""
    yield from [ban.rule for ban in script.bans]
    yield from [timer.rule for timer in script.timers if timer.rule]
    yield from [script.counts.rule, *[mark.rule for mark in script.counts.marks]] if script.counts else []
    yield from [rule for mark in script.counts.marks for rule in mark.forced.values()] if script.counts else []
    yield from [rule for ending in script.endings for rule in ending.rules]
    for line in lines_of(script):
        yield line.rule
        yield from [bar.rule for answer in line.answers for bar in answer.bars]
        if line.tap is not None:
            yield line.tap.rule
            yield from [bar.rule for bar in line.tap.bars]
            yield from [line.tap.once] if line.tap.once else []


def lines_of(script: Script) -> list[Line]:
    return [line for part in script.parts for line in part.lines]


def keys_of(script: Script) -> set[str]:
    """Every text that a script needs."""
    found = {f"script-part-{part.name}" for part in script.parts}
    for choice in script.choices:
        found |= {f"script-{choice.name}", *[f"script-{choice.name}-{value}" for value in choice.values]}
    for line in lines_of(script):
        found |= {line.text, *([line.otherwise] if line.otherwise else [])}
        found |= {f"script-answer-{answer.name}" for answer in line.answers}
        if line.tap is not None and line.tap.tells:
            found.add(f"script-tells-{line.tap.tells}")
        if line.tap is not None and line.tap.show:
            found.add(f"script-show-{line.tap.show}")
    found |= {f"script-timer-{timer.name}" for timer in script.timers}
    found |= {
        key for article in script.articles for key in (article.title, article.text, f"script-kind-{article.kind}")
    }
    found |= {f"script-note-{note.name}" for note in script.notes}
    found |= {f"script-tally-{tally.name}" for tally in script.tallies}
    found |= {f"script-ending-{ending.name}" for ending in script.endings}
    if script.counts:
        found |= {"script-counts", "script-counts-reached", *[mark.title for mark in script.counts.marks]}
        found |= {"script-counts-early" for mark in script.counts.marks if mark.accuser}
        found |= {"script-counts-forced" for mark in script.counts.marks if mark.forced}
    found |= {ban.text for ban in script.bans}
    return found


def test_every_game_with_a_script_is_in_the_book_and_nothing_is_broken() -> None:
    assert tuple(scripts()) == GAMES
    assert faults() == []


def test_the_book_holds_every_language_and_every_clause_of_its_games() -> None:
    held = msgspec.json.decode(book())
    assert list(held["scripts"]) == list(GAMES)
    for language in LANGUAGES:
        words = held["words"][language]
        assert words["titles"].keys() == set(GAMES)
        for game in GAMES:
            ids = [each["id"] for each in words["rules"][game]]
            assert ids == [clause.id for clause in clauses(language).values() if clause.book == game]
        letters = [lead for lead in words["leads"]["salem1692"].values() if "A, B, C, D" in lead]
        assert len(letters) == 1  # the worked examples begin with what their letters mean
        assert words["leads"]["salem1692"].keys() <= {each["section"] for each in words["rules"]["salem1692"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_looked_up_is_said_in_words(language: str) -> None:
    words = msgspec.json.decode(book())["words"][language]
    for game in GAMES:
        shown = dict(words["leads"][game])
        for clause in words["rules"][game]:
            cells = [
                cell for table in clause.get("tables", []) for row in (table["head"], *table["rows"]) for cell in row
            ]
            captions = [table["caption"] for table in clause.get("tables", [])]
            shown[clause["id"]] = "\n".join([clause["section"], clause["text"], *captions, *cells])
        assert [said for said, text in shown.items() if CODE.search(CITED.sub("", text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_without_a_name_is_not_called_like_a_chair(language: str) -> None:
    """The lines say of players that they leave the game or are chosen; a chair does neither."""
    said = FluentBundle([language], use_isolating=False)
    for package in ("meetinghouse.engine", "meetinghouse.crier"):
        said.add_resource(FluentResource((folder(package) / f"{language}.ftl").read_text(encoding="utf-8")))

    def word(key: str, **number: int) -> str:
        pattern = said.get_message(key).value
        assert pattern is not None
        return str(said.format_pattern(pattern, number)[0])

    assert word("crier-name", number=4) != word("seat-number", seat=4)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_a_script_names_is_in_its_rulebook(game: str) -> None:
    script = scripts()[game]
    for language in LANGUAGES:
        known = clauses(language)
        assert [rule for rule in rules_in(script) if rule not in known or known[rule].book != game] == []
    named = [rule for article in script.articles for rule in article.rules]
    assert [rule for rule in named if not any(f"{group}-".startswith(f"{rule}-") for group in groups())] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_script_is_there_with_its_parameters_and_none_is_left_over(game: str, language: str) -> None:
    script, manifest = scripts()[game], manifest_of(game)
    own = manifest.script.partition(":")[0]
    bundle = FluentBundle([language])
    for package in (manifest.texts, own):
        source = (folder(package) / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    given = {**dict.fromkeys(("names", "name", "accuser"), "Ann"), "count": 1, "yes": "yes", "of": 2}
    given["players"] = script.least
    given |= {choice.name: choice.values[0] for choice in script.choices}
    for values in list(script.values.values()) or [{}]:
        for key in keys_of(script):
            assert bundle.has_message(key), key
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, {**values, **given})
            assert errors == [], key
            assert not CODE.search(str(said)), key
    written = {entry.id.name for entry in parsed(own, language).body if isinstance(entry, ast.Message)}
    assert {key for key in written - keys_of(script) if not key.endswith("-help")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_script_is_for_as_many_as_its_game(game: str) -> None:
    script = scripts()[game]
    assert (script.least, script.most) == (rules_of(game).least, rules_of(game).most)


def table(edition: str, director: str, players: int) -> dict[str, str]:
    return {"edition": edition, "director": director, "players": str(players), "characters": "yes"}


@pytest.mark.parametrize("director", DIRECTORS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_salem_is_spoken_in_the_order_of_its_rules(edition: str, director: str) -> None:
    values = table(edition, director, 7)
    for part, least in (("dawn", 5), ("night", 8)):
        said = [line.rule for line in expected(SCRIPT, part, values) if line.rule.startswith("SAL-SCRIPT-")]
        assert said == sorted(said)
        assert len(set(said)) >= least
    seconds = {line.rule: line.seconds for line in expected(SCRIPT, "night", values)}
    assert seconds["SAL-SCRIPT-NIGHT-05"] == "crier_constable_count"
    assert SCRIPT.values[edition]["crier_witch_count"] == {"en": "20", "fr": "20", "es": "10"}[edition]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_woken_twice(language: str) -> None:
    """Between two sentences that send somebody to sleep, one wakes somebody, and only the first."""
    wake = re.compile({"en": r"\bwake\b", "fr": "réveill", "es": "despert|despiert"}[language])
    said = texts(language, "salem1692", "meetinghouse.games.salem1692.script")
    for edition, director, players, part in product(EDITIONS, DIRECTORS, (2, 5), ("dawn", "night")):
        lines = expected(SCRIPT, part, table(edition, director, players))
        dark = [said.say(line.text, **SCRIPT.values[edition]) for line in lines if line.secret]
        awake = [bool(wake.search(text)) for text in dark]
        assert (awake[0], awake[1], awake[-1]) == (False, True, False)
        assert awake.count(True) == {"dawn": 1, "night": 2}[part], (edition, director, players, dark)


def test_with_ghosts_the_frame_cards_are_moved_before_anybody_looks() -> None:
    for edition, director, players, part in product(EDITIONS, DIRECTORS, (2, 3, 5), ("dawn", "night")):
        lines = expected(SCRIPT, part, table(edition, director, players))
        dark = [line.text for line in lines if line.secret]
        assert ("script-nudge" in dark) == (director == FRAMES and players < 4)
        assert "script-nudge" not in dark[:-1]


def test_only_a_script_with_ghosts_can_bar_them() -> None:
    lines = (Line(text="tea", rule="X", tap=Tap(note="guests", rule="X", bars=(Bar(note=GHOSTS, rule="X"),))),)
    script = Script(least=3, most=5, parts=(Part(name="night", lines=lines),))
    assert [str(wrong) for wrong in mistakes(script)] == [
        "the step “tea” uses the note “ghosts”, which no step before it takes"
    ]
    assert not list(mistakes(msgspec.structs.replace(script, ghosts={"3": (1,)})))


def said_by(edition: str, key: str) -> str:
    return texts("en", "salem1692", "meetinghouse.games.salem1692.script").say(
        key, names="Ann", **SCRIPT.values[edition]
    )


def test_each_edition_lays_its_cards_and_asks_its_dead_as_its_book_says() -> None:
    assert "beside the deck" in said_by("fr", "script-dawn-lay")
    assert "across the deck" in said_by("en", "script-dawn-lay")
    assert "across the deck" in said_by("es", "script-dawn-lay")
    assert "face down, across the discard pile" in said_by("es", "script-frames-lay")
    for key in ("script-eliminated", "script-out"):
        assert ["ever had a Witch card" in said_by(edition, key) for edition in EDITIONS] == [False, True, True]
    assert "lower half" in said_by("en", "script-deck")
    assert "Night stays aside" in said_by("fr", "script-deck")
    assert "what is left of the deck" in said_by("es", "script-deck")
    begins = {edition: expected(SCRIPT, "dawn", table(edition, FRAMES, 3))[-1] for edition in ("en", "fr")}
    assert [begins[edition].text for edition in ("en", "fr")] == ["script-begins", "script-begins-ghosts"]


def test_as_many_accusations_are_needed_as_the_rules_say() -> None:
    """The number is not written in the script: it follows from the characters, and from Piety where it doubles."""
    numbers = re.findall(r"(\d+) / (?:with Piety )?(\d+)", clauses("en")["SAL-TRIAL-05"].text)
    plain, thomas, george, both = [(int(one), int(other)) for one, other in numbers]
    assert SCRIPT.counts is not None
    raises = {mark.title: mark.adds for mark in SCRIPT.counts.marks}
    more, less = raises["character-george-burroughs"], raises["character-thomas-danforth"]
    for adds, wanted in ((0, plain), (less, thomas), (more, george), (more + less, both)):
        assert (SCRIPT.counts.enough + adds, 2 * (SCRIPT.counts.enough + adds)) == wanted
    for edition in EDITIONS:
        doubles = [mark.times for mark in SCRIPT.counts.marks if holds(mark.when, table(edition, FRAMES, 5))]
        assert doubles == ([1, 2, 1] if edition == "en" else [1, 1])
        forced = [
            mark.forced for mark in SCRIPT.counts.marks if mark.forced and holds(mark.when, table(edition, FRAMES, 5))
        ]
        assert forced == ([{"character-george-burroughs": "SAL-CHAR-THOMAS-05"}] if edition == "fr" else [])
        alone = [mark.title for mark in SCRIPT.counts.marks if holds(mark.when, table(edition, FRAMES, 2))]
        assert alone == (["card-piety"] if edition == "en" else [])


def test_a_town_crier_with_frame_cards_asks_for_no_tap_at_all() -> None:
    for players in ("2", "7"):
        values = {"edition": "en", "director": FRAMES, "players": players, "characters": "no"}
        lines = [*expected(SCRIPT, "dawn", values), *expected(SCRIPT, "night", values)]
        assert [line.text for line in lines if line.tap and FRAMES in line.tap.when.get("director", (FRAMES,))] == []
        assert [line.text for line in lines if line.answers] == []


def endings_at(edition: str, players: int) -> list[tuple[str, tuple[str, ...]]]:
    values = {"edition": edition, "players": str(players)}
    return list(dict.fromkeys([(each.name, each.rules) for each in SCRIPT.endings if holds(each.when, values)]))


def test_salem_ends_as_the_rules_of_each_edition_and_number_of_players_have_it() -> None:
    """The town's end comes first: revealed Witch cards decide before the living are counted."""
    for edition, last in (("en", "SAL-WIN-07"), ("fr", "SAL-WIN-08"), ("es", "SAL-WIN-08")):
        for players in range(4, 13):
            assert endings_at(edition, players) == [("town", ("SAL-WIN-01",)), ("witches", ("SAL-WIN-02", last))]
    for edition in ("en", "fr"):
        assert endings_at(edition, 3) == [
            ("town", ("SAL-GHOST-33",)),
            ("eliminated", ("SAL-GHOST-34",)),
            ("constable", ("SAL-GHOST-36",)),
            ("witches-ghosts", ("SAL-GHOST-35",)),
        ]


def witch_cards(players: int, edition: str, extra: bool) -> int:
    """How many Witch cards a real game deals."""
    options = {"edition": edition, "extra_witch": extra}
    return hidden_witch_cards(mh.start("salem1692", players, seed=1692, options=options).state)


@pytest.mark.parametrize("edition", ["en", "fr", "es"])
def test_as_many_witch_cards_are_counted_as_the_game_deals(edition: str) -> None:
    for players, extra in product(range(2, 13), (False, True)):
        settings = {"edition": edition, "extra_witch": "yes" if extra else "no", "players": str(players)}
        found = {
            each.name: each.of[str(players)]
            for each in SCRIPT.tallies if str(players) in each.of and holds(each.when, settings)
        }  # fmt: skip
        assert ("constable" in found) == (players < 4 and edition != "en")
        assert found["all-witches"] == 1
        if players >= 4 or (edition != "es" and not extra):  # other combinations cannot be played
            assert found["witch-cards"] == witch_cards(players, edition, extra)


WRONG: dict[str, dict[str, Any]] = {
    "the step “tea” lasts “tea_seconds” seconds, but `values` of “en” does not say how many": {
        "parts": (Part(name="night", lines=(Line(text="tea", rule="X", seconds="tea_seconds"),)),),
        "values": {"en": {"other": "3"}},
    },
    "the step “tea” lasts “cup” seconds, but `values` of “en” says “full”, which is no number": {
        "parts": (Part(name="night", lines=(Line(text="tea", rule="X", seconds="cup"),)),),
        "values": {"en": {"cup": "full"}},
    },
    "the step “tea” lasts “cup” seconds, but the script has no `values`": {
        "parts": (Part(name="night", lines=(Line(text="tea", rule="X", seconds="cup"),)),),
    },
    "the step “tea” uses the note “guests”, which no step before it takes": {
        "parts": (Part(name="night", lines=(Line(text="tea", rule="X", tells="guests"),)),),
    },
    "the step “tea” depends on “moon”, which is no setting: players": {
        "parts": (Part(name="night", lines=(Line(text="tea", rule="X", when={"moon": ("full",)}),)),),
    },
    "the step “tea” asks whether “players” is “9”, which it cannot be": {
        "parts": (Part(name="night", lines=(Line(text="tea", rule="X", when={"players": ("9",)}),)),),
    },
    "the ending “over” asks for the tally “cards”, which is not among `tallies`": {
        "endings": (Ending(name="over", rules=("X",), full="cards"),),
    },
    "no step takes the note “guests”": {"notes": (Note(name="guests"),)},
}


@pytest.mark.parametrize(
    ("name", "value", "does"),
    [
        ("given", "guests", "is left out if nobody is in the note"),
        ("tells", "guests", "speaks the names in the note"),
        ("otherwise", "no-tea", "speaks another text if nobody is noted"),
        ("waits", True, "waits for somebody"),
        ("answers", (Answer(name="yes"),), "asks for answers aloud"),
    ],
)
def test_a_secret_step_that_would_tell_what_was_tapped_is_refused(name: str, value: Any, does: str) -> None:
    asks = Line(text="ask", rule="X", secret=True, tap=Tap(note="guests", rule="X"))

    def wrong(secret: bool) -> list[str]:
        tea = Line(text="tea", rule="X", secret=secret, **{name: value})
        return list(map(str, mistakes(Script(least=3, most=5, parts=(Part(name="night", lines=(asks, tea)),)))))

    assert wrong(secret=False) == []
    assert wrong(secret=True) == [
        f"the step “tea” is secret, but {does} (`{name}`): what is heard would tell what was tapped"
    ]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_a_script_does_not_explain_is_named(wrong: str, install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.crier.test_scripts.BROKEN", Script(least=3, most=5, **{"parts": (), **WRONG[wrong]}))
    install("crooked", games={"coven": "tests.crier.test_scripts:CROOKED"})

    assert tuple(scripts()) == GAMES
    assert len(faults()) == 1
    assert wrong in str(faults()[0])


def test_a_broken_script_is_left_out_and_named_with_its_package(install: Install, run: Run) -> None:
    install("crooked", games={"coven": "tests.crier.test_scripts:CROOKED"})

    assert tuple(scripts()) == GAMES
    assert [each.key for each in faults()] == ["broken-game"]
    assert "“tests.crier.test_scripts:BROKEN” is of type str, not Script." in str(faults()[0])


def test_the_command_says_where_the_file_is_and_why_it_cannot_be_written(run: Run, tmp_path: Path) -> None:
    wrote = run("crier", "--out", str(tmp_path / "new" / "crier.html"))
    assert wrote.status == 0
    assert "crier.html" in wrote.out
    assert (tmp_path / "new" / "crier.html").read_bytes().startswith(b"<!doctype html>")

    (tmp_path / "taken").mkdir()
    refused = run("crier", "--out", str(tmp_path / "taken"), "--language", "fr")
    assert refused.status == 2
    assert refused.err.startswith("meetinghouse: ")
    assert "ne peut pas être écrit" in refused.err or "taken" in refused.err
