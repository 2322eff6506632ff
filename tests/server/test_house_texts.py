"""The texts for pages without a game, which include a sentence about every game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meetinghouse.engine.catalogue import games, rules_of, start
from meetinghouse.engine.refusals import Refused
from meetinghouse.server import pages
from meetinghouse.server.pages import messages_in, read_texts, sentence_about, shown
from meetinghouse.texts import LANGUAGES, Texts, packages
from tests.cli.conftest import Run, run
from tests.installing import Install, install

__all__ = ["install", "run"]

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"^-?([a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message or a term
RULES = ROOT / "docs" / "rules"
PAGES = "".join(
    path.read_text(encoding="utf-8") for path in ROOT.glob("web/src/**/*") if path.suffix in (".ts", ".svelte", ".ftl")
)
# What the names of refusals begin with that no page shows.
HIDDEN = (
    "refused-part-",
    "refused-cluster-",
    "refused-checkpoint-",
    "refused-no-cluster",
    "refused-worker-died",
    "refused-other-code",
    "refused-not-imagined",
)
# What the names of messages begin with that only the command line, a print-out or a push message says.
COMMANDS = {
    "balance",
    "cli",
    "games",
    "help",
    "move",
    "placeholder",
    "play",
    "print",
    "push",
    "replay",
    "rules",
    "simulate",
    "solve",
    "store",
    "verify",
    "worlds",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_its_texts_and_a_sentence_about_every_game(language: str) -> None:
    served = read_texts(language, "house").decode()

    assert "\npage-welcome = " in served
    for game in games():
        about = Texts(language, game, strict=True).say("game-about")
        assert f"\nabout-{game} = {about}\n" in served
        assert "\n" not in about


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_get_every_text_of_a_game_except_what_only_the_terminal_or_a_print_out_says(language: str) -> None:
    for game in games():
        found = [files(package) / "texts" / f"{language}.ftl" for package in packages(game)]
        written = {name for path in found if path.is_file() for name in NAMED.findall(path.read_text(encoding="utf-8"))}
        sent = set(NAMED.findall(read_texts(language, game).decode()))
        assert not any(name.startswith(("cli-", "help-", "play-", "simulate-", "verify-")) for name in sent)
        ways = ('"{}"', "`{}", "{{ {} }}")  # to name a text: in code, and in the texts of a guide
        said = {name for name in written - sent if any(way.format(name) in PAGES for way in ways)}
        assert said == set(), game
        printed = {name for name in written - sent if name.startswith("call-") and name.endswith("-done")}
        hidden = {name for name in written - sent if name.startswith(HIDDEN)}
        assert {name.split("-")[0] for name in written - sent - printed - hidden - {"page-not-built"}} <= COMMANDS, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_changes_no_text_that_is_sent(language: str) -> None:
    for package in {package for game in games() for package in packages(game)}:
        path = files(package) / "texts" / f"{language}.ftl"
        written = path.read_text(encoding="utf-8") if path.is_file() else ""
        meant = messages_in(written)
        for name, sent in messages_in(shown(written)).items():
            assert sent.equals(meant[name], ignored_fields=["comment", "span"]), (package, name)


def test_what_a_language_lacks_is_sent_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "en": "one = One\ntwo =\n    { $number ->\n        [one] Two\n       *[other] Twos\n    }\n",
        "fr": "one = Un\n",
    }
    monkeypatch.setattr(pages, "written_in", lambda language, game: texts[language])

    served = pages.read_texts.__wrapped__("fr", "salem1692").decode()

    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(served))
    said = {key: bundle.format_pattern(bundle.get_message(key).value, {"number": 5})[0] for key in ("one", "two")}  # type: ignore[arg-type]
    assert said == {"one": "Un", "two": "Twos"}
    assert "One" not in served


def test_a_game_is_called_as_the_language_does(install: Install, run: Run) -> None:
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})

    assert "\ntitle-werewolf = Le Loup-garou\n" in read_texts("fr", "house").decode()
    assert "\ntitle-salem1692" not in read_texts("fr", "house").decode()
    assert "El Hombre lobo" in run("games", "--language", "es").out
    assert run("games", "werewolf", "--language", "fr").out.startswith("Le Loup-garou\n")
    assert "Le Loup-garou" in run("play", "werewolf", "--language", "fr", typed="q\n").out
    with pytest.raises(Refused) as refused:
        start("werewolf", 30)
    assert Texts("es", "werewolf").refusal(refused.value).startswith("A El Hombre lobo juegan ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_says_of_which_game_some_cards_are_reconstructed(language: str) -> None:
    served = read_texts(language, "house").decode()

    note = Texts(language, "newsalem", strict=True).say("game-reconstructed-short")
    assert f"\nnote-newsalem = {note}\n" in served
    assert "\nnote-salem1692" not in served


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_no_texts_of_one_game(language: str) -> None:
    served = read_texts(language, "house").decode()

    assert len(packages(None)) == len(packages("salem1692")) - 1
    assert "\ncard-" not in served
    assert "\npage-coach-turn" not in served


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_houses_own_texts_name_no_game(language: str) -> None:
    named = set(games()) | {rules_of(game).title for game in games()} | {"Salem", "Quinte-bourg"}
    named |= {path.stem for path in RULES.glob("*.md")} - {"unproved"}
    for package in packages(None):
        text = (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8").lower()
        assert [name for name in sorted(named) if name.lower() in text] == [], package


ODD = (
    "Two\nlines", "a { $brace }", "} only", "{", '"quoted" \\ slashed', ".attribute = no", "*[other] no", "[one]",
    "# no", " edges ", "", "tab\tand\rreturn", "Ça « va » – ’ok’ 🕯️", "key = value",
)  # fmt: skip


@pytest.mark.parametrize("about", ODD)
def test_whatever_a_game_says_of_itself_arrives_as_it_is_and_breaks_nothing(
    about: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "say", lambda self, key: about)
    monkeypatch.setattr(Texts, "has", lambda self, key: True)
    served = sentence_about("salem1692", "en") + b"next = still here\n"

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(served.decode()))
    for key, text in {"about-salem1692": about, "note-salem1692": about, "next": "still here"}.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (text, [])
