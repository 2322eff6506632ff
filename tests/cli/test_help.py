"""Help, and errors about a wrong command line, in the reader's language."""

from __future__ import annotations

import inspect
import re

import pytest

from meetinghouse.bots import best_bot
from meetinghouse.cli import GAME
from meetinghouse.cli.main import COMMANDS
from meetinghouse.cli.mistakes import language_of
from meetinghouse.engine import plugins
from meetinghouse.texts import LANGUAGES, MissingText, Texts
from tests.texts import messages

from .conftest import Run

NAMES = [command.__name__.replace("_", "-") for command in COMMANDS]
PARAMETERS = {
    f"help-{command.__name__.replace('_', '-')}-{parameter.replace('_', '-')}"
    for command in COMMANDS
    for parameter in inspect.signature(command).parameters
}

# Words that are typed unchanged in every language, besides the names of commands and options.
TYPED = {
    "meetinghouse", "help", "version", "salem",
    "edition", "steady", "random", "townspeople", "witches", "instant",
    "brisk", "calm", "en", "fr", "es", "SAL", "NIGHT", "Prometheus", "Forwarded", "For", "JSON", "QR", "ID", "PEM",
    "https", "localhost", "example", "org", "MEETINGHOUSE", "KEY", "STORE", "MB", "GB", "PostgreSQL", "postgresql",
    "db", "HTML", "html", "Markdown", "json", "played", "mode", "dask", "tcp", "ray",
    "PDF", "pdf", "cards", "roles", "nights", "ballots", "director", "moderator", "letter",
}  # fmt: skip

# Words that are the same in several languages.
ALIKE = {
    "fr": {
        "Arguments",
        "OPTIONS",
        "PORT",
        "clause",
        "code",
        "machine",
        "messages",
        "on",
        "original",
        "page",
        "services",
        "SOURCE",
        "standard",
        "table",
        "tables",
        "terminal",
    },
    "es": {"bots", "no", "original", "proxy", "terminal"},
}

MISTAKES = [
    ("plya", "Commande inconnue : « plya ». Vouliez-vous dire play ?", "Orden desconocida: «plya». ¿Querías decir"),
    ("nope", "Commandes connues : play, serve", "Órdenes conocidas: play, serve"),
    ("plya --help", "Commande inconnue", "Orden desconocida"),
    ("play --bogus", "Option inconnue : --bogus. Vouliez-vous dire --bots ?", "Opción desconocida: --bogus."),
    ("play -x", "Option inconnue : -x.", "Opción desconocida: -x."),
    ("play --name", "Commande « play » : il faut une valeur pour --name.", "falta un valor para --name."),
    ("verify", "il faut une valeur pour ARCHIVE.", "falta un valor para REGISTRO."),
    ("play --seat 1 --seat 2", "--seat est donné plusieurs fois.", "--seat está puesto varias veces."),
    ("play one two", "Mots en trop : two.", "Sobran palabras: two."),
    ("play --pace brsk", "Choisissez parmi instant, brisk, calm. Vouliez-vous", "Elige entre instant, brisk, calm. ¿Q"),
    ("play --seat two", "« two » : ce n’est pas un nombre entier.", "«two»: no es un número entero."),
    ("simulate --players 2.5", "« 2.5 » : ce n’est pas un nombre entier.", "«2.5»: no es un número entero."),
    ("play --resume=maybe", "« maybe » : ce n’est ni oui (yes) ni non (no).", "no es ni sí (yes) ni no (no)."),
    ("serve --trust-proxy nginx", "un réseau (10.0.0.0/8), pas « nginx ».", "una red (10.0.0.0/8), no «nginx»."),
    ("serve --code-letters 5", "« 5 »", "«5»"),
    ("serve --name a:1", "sans port, pas « a:1 ».", "sin puerto, no «a:1»."),
    ("serve --port 0 --metrics x", "comme 127.0.0.1:9692, pas « x ».", "como 127.0.0.1:9692, no «x»."),
]  # fmt: skip


# --- help


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_says_what_it_is_for(language: str) -> None:
    texts = Texts(language, strict=True)

    assert [key for key in {f"help-{name}" for name in NAMES} | PARAMETERS if not texts.has(key)] == []


def test_no_help_is_kept_for_a_parameter_that_is_gone() -> None:
    kept = {key for key in messages("meetinghouse.engine", "en") if re.match(f"help-({'|'.join(NAMES)})-", key)}

    assert kept == PARAMETERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *NAMES])
def test_help_is_shown_in_every_language(run: Run, command: str, language: str) -> None:
    ran = run(*command.split(), "--help", "--language", language)

    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(Texts(language).say("help-usage", line=f"meetinghouse {command}").rstrip())


def test_a_parameter_without_a_text_is_not_shown_as_if_it_had_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def games(*, colour: str = "red") -> int:
        return 0

    monkeypatch.setattr("meetinghouse.cli.main.COMMANDS", (games,))

    with pytest.raises(MissingText, match="help-games-colour"):
        run("games", "--help")


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("command", ["", *NAMES])
def test_help_has_no_english_words_left(run: Run, command: str, language: str) -> None:
    def words(language: str) -> set[str]:
        return set(re.findall(r"[^\W\d_]{2,}", run(*command.split(), "--help", "--language", language).out))

    options = {word for key in PARAMETERS for word in key.split("-")[2:]}
    names = {word for name in NAMES for word in name.split("-")}

    assert words("en") & words(language) - TYPED - ALIKE[language] - options - names == set()


@pytest.mark.parametrize(
    ("language", "pace", "record"),
    [
        ("en", "--pace CHOICE … [choices: instant, brisk, calm] [default: instant]", "* RECORD … [required]"),
        ("fr", "--pace CHOIX … [au choix : instant, brisk, calm] [par défaut : instant]", "* ARCHIVE … [obligatoire]"),
        ("es", "--pace VALOR … [a elegir: instant, brisk, calm] [por defecto: instant]", "* REGISTRO … [obligatorio]"),
    ],
)
def test_help_tells_choices_defaults_and_what_is_required(run: Run, language: str, pace: str, record: str) -> None:
    for command, line in {"play": pace, "verify": record}.items():
        shown = re.sub(r"[│\s]+", " ", run(command, "--help", "--language", language).out)
        assert re.search(re.escape(line).replace("…", r"[^\[]+"), shown)


def test_the_first_line_names_what_is_to_be_typed(run: Run) -> None:
    assert run("--help").out.startswith("Usage: meetinghouse COMMAND\n")
    assert run("rules", "--help").out.startswith("Usage: meetinghouse rules [OPTIONS] [ARGS...]\n")
    assert run("verify", "--help", "--language", "es").out.startswith("Uso: meetinghouse verify [OPCIONES] REGISTRO\n")


def test_commands_are_listed_by_the_first_sentence_of_their_help(run: Run) -> None:
    shown = run("--help", "--language", "fr").out

    assert "Jouer une partie dans ce terminal, contre des robots." in shown
    assert "La partie est conservée" not in shown
    assert "La partie est conservée" in run("play", "--help", "--language", "fr").out


def test_help_names_the_game_that_is_played_where_none_is_named(run: Run) -> None:
    assert f"Which game; {GAME} if you name none." in run("play", "--help").out


# --- which language


@pytest.mark.parametrize(
    "line", ["--language fr --help", "--help --language fr", "play --language=fr --help", "-h play --language fr"]
)
def test_help_speaks_the_language_named_anywhere_on_the_line(run: Run, line: str) -> None:
    assert run(*line.split()).out.startswith("Utilisation\u00a0: meetinghouse")


def test_help_speaks_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")

    assert run("--help").out.startswith("Uso: meetinghouse")
    assert run().out.startswith("Uso: meetinghouse")
    assert run("--help", "--language", "en").out.startswith("Usage: meetinghouse")


def test_a_language_nobody_speaks_here_is_refused_in_that_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")

    assert "--language ne peut pas valoir «\u00a0de\u00a0»." in run("play", "--language", "de").err


def test_only_the_option_itself_names_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")

    assert language_of(["play", "--option", "language=fr"]) == "en"
    assert language_of(["play", "--language", "french"]) == "en"
    assert language_of(["play", "--language"]) == "en"


# --- mistakes


@pytest.mark.parametrize(("line", "french", "spanish"), MISTAKES, ids=[line for line, _, _ in MISTAKES])
def test_a_line_that_is_not_understood_is_refused_in_its_language(
    run: Run, line: str, french: str, spanish: str
) -> None:
    for language, said in {"fr": french, "es": spanish}.items():
        ran = run(*line.split(), "--language", language)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert said in re.sub("[\u00a0\u202f]", " ", ran.err)


def test_a_french_mistake_keeps_its_spaces(run: Run) -> None:
    assert "inconnue\u00a0: «\u00a0nope\u00a0»." in run("nope", "--language", "fr").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_bot_that_plays_where_none_is_named(language: str) -> None:
    last = Texts(language).say("help-simulate-bots").rpartition("; ")[2]
    assert {best_bot(game) for game in plugins.own(plugins.GAMES)} == {last.split()[0]} == {"steady"}
