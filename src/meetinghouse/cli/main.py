"""The command ``meetinghouse``: its subcommands and their parameters, and its exit status.

The help of a command and of a parameter is a text, such as ``help-play`` and ``help-play-players``. The module of a
command is imported when it runs, so that ``--help`` is quick.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from cyclopts import App, CycloptsError, Group, Parameter, Token

from ..extras import NotInstalled, needs
from ..texts import Texts
from . import GAME
from .help import Help
from .mistakes import Mistake, language_of, misread

Language: TypeAlias = Literal["en", "fr", "es"]
Pace: TypeAlias = Literal["instant", "brisk", "calm"]
Letters: TypeAlias = Literal["4", "6"]
Sheet: TypeAlias = Literal["a4", "letter"]


def _whole(type_: Any, tokens: Sequence[Token]) -> int:
    return int(tokens[0].value)  # by default cyclopts reads 2.5 as 2


Whole: TypeAlias = Annotated[int, Parameter(converter=_whole)]
Flag: TypeAlias = Annotated[bool, Parameter(negative="", show_default=False)]
Proxies: TypeAlias = Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)]  # the value is optional
Names: TypeAlias = Annotated[list[str] | None, Parameter(negative="")]
Options: TypeAlias = Annotated[list[str] | None, Parameter(name="--option", negative="")]


def play(
    game: str | None = None,
    /,
    *,
    players: Whole | None = None,
    seat: Whole | None = None,
    seed: str | None = None,
    edition: str | None = None,
    option: Options = None,
    bots: str | None = None,
    language: Language | None = None,
    name: str | None = None,
    resume: Flag = False,
    save: Path | None = None,
    pace: Pace = "instant",
) -> int:
    """Play at this terminal, with bots in the other seats."""
    from . import play as play_command

    return play_command.run(
        play_command.Arguments(
            game=game,
            players=players,
            seat=seat,
            seed=seed,
            edition=edition,
            options=option,
            bots=bots,
            language=language,
            name=name,
            save=save,
            pace=pace,
        ),
        resume=resume,
    )


def serve(
    *,
    port: Whole = 1692,
    host: str | None = None,
    data: Path | None = None,
    store: str | None = None,
    key_file: Path | None = None,
    most_room: str = "2GB",
    language: Language | None = None,
    qr: Flag = False,
    json: Flag = False,
    name: Names = None,
    trust_proxy: Proxies = None,
    metrics: str | None = None,
    code_letters: Letters = "4",
    unlimited: Flag = False,
    open: Flag = False,
    tls: Flag = False,
    tls_cert: Path | None = None,
    tls_key: Path | None = None,
    close_old: Flag = False,
    leave_old: Flag = False,
    drain: Flag = False,
    open_tables: Flag = False,
    standby: Flag = False,
    shared: Flag = False,
    push: str | None = None,
    push_private: Flag = False,
) -> int:
    """Run the server."""
    with needs("server"):
        from . import serve as serve_command

    secured = serve_command.Tls(tls, tls_cert, tls_key)
    return serve_command.serve(
        host,
        port,
        data,
        store,
        key_file,
        most_room,
        language,
        qr,
        json,
        name or [],
        trust_proxy,
        metrics,
        code_letters,
        unlimited,
        open,
        secured,
        close_old,
        leave_old,
        drain,
        open_tables,
        standby,
        shared,
        push,
        push_private,
    )


def simulate(
    game: str = GAME,
    /,
    *,
    players: Whole = 7,
    games: Whole = 1000,
    seed: str = "1",
    edition: str | None = None,
    option: Options = None,
    bots: Names = None,
    processes: Whole | None = None,
    on: str | None = None,
    language: Language | None = None,
    json: Flag = False,
) -> int:
    """Play many games between bots."""
    from . import simulate as simulate_command

    return simulate_command.run(game, players, games, seed, edition, option, bots, processes, on, language, json)


def balance(
    game: str = GAME,
    /,
    *,
    players: str | None = None,
    games: Whole = 1000,
    seed: str = "1",
    edition: str | None = None,
    option: Options = None,
    bots: Names = None,
    vary: Names = None,
    least: Whole | None = None,
    most: Whole | None = None,
    out: Path | None = None,
    table: Flag = False,
    processes: Whole | None = None,
    on: str | None = None,
    language: Language | None = None,
    json: Flag = False,
) -> int:
    """Write a report on balance."""
    from . import balance as balance_command

    return balance_command.run(
        balance_command.Arguments(
            game=game,
            players=players,
            games=games,
            seed=seed,
            edition=edition,
            options=option,
            bots=bots,
            vary=vary,
            least=least,
            most=most,
            out=out,
            table=table,
            processes=processes,
            on=on,
            language=language,
            json=json,
        )
    )


def replay(
    record: Path,
    /,
    *,
    seat: Whole | None = None,
    all: Flag = False,
    until: Whole | None = None,
    language: Language | None = None,
    json: Flag = False,
) -> int:
    """Tell a recorded game as a story."""
    from . import replay as replay_command

    return replay_command.run(record, seat, all, until, language, json)


def verify(record: Path, /, *, language: Language | None = None, json: Flag = False) -> int:
    """Verify a record."""
    from . import verify as verify_command

    return verify_command.run(record, language, json)


def solve(
    record: Path,
    /,
    *,
    at: Whole | None = None,
    seat: Whole | None = None,
    language: Language | None = None,
    json: Flag = False,
) -> int:
    """Count what could be true for a seat."""
    from . import solve as solve_command

    return solve_command.run(record, at, seat, language, json)


def games(name: str | None = None, /, *, language: Language | None = None, json: Flag = False) -> int:
    """List the games, or the options of one."""
    from . import games as games_command

    return games_command.run(name, language, json)


def rules(*id: str, language: Language | None = None, json: Flag = False) -> int:
    """Show clauses of the rules."""
    from . import rules as rules_command

    return rules_command.run(" ".join(id), language, json)


def new_game(name: str, /, *, folder: Path | None = None, language: Language | None = None) -> int:
    """Write the skeleton of a game."""
    from . import new_game as new_game_command

    return new_game_command.run(name, folder, language)


def move_store(source: str, target: str, /, *, language: Language | None = None, json: Flag = False) -> int:
    """Copy all tables to another store."""
    with needs("server"):
        from . import move_store as move_store_command

    return move_store_command.run(source, target, language, json)


def crier(*, out: Path = Path("crier.html"), language: Language | None = None) -> int:
    """Write the page of the crier as one file."""
    with needs("server"):
        from . import crier as crier_command

    return crier_command.run(out, language)


def print(
    game: str,
    /,
    *,
    paper: Sheet = "a4",
    what: str | None = None,
    option: Options = None,
    out: Path | None = None,
    language: Language | None = None,
) -> int:
    """Write what is printed for a game as a PDF."""
    with needs("print"):
        from . import print as print_command

    return print_command.run(game, paper, what, option, out, language)


COMMANDS = (play, serve, simulate, balance, replay, verify, solve, games, rules, crier, print, new_game, move_store)


def build(texts: Texts) -> App:
    """The cyclopts application, with its help in the language of the texts."""
    app = App(
        name="meetinghouse",
        version=lambda: version("meetinghouse"),
        help=texts.say("help-meetinghouse"),
        help_epilogue=texts.say("help-begin"),
        help_formatter=Help(texts, "help", GAME),
        group_commands=Group.create_default_commands(texts.say("help-commands")),
        group_arguments=Group.create_default_arguments(texts.say("help-arguments")),
        group_parameters=Group.create_default_parameters(texts.say("help-parameters")),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = texts.say("help-help")
    app["--version"].help = texts.say("help-version")
    for command in COMMANDS:
        key = f"help-{command.__name__.replace('_', '-')}"
        # only the help of the whole program has an epilogue
        app.command(command, help=texts.say(key), help_formatter=Help(texts, key, GAME), help_epilogue="")
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command, and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # for letters that the terminal cannot show
    line = list(sys.argv[1:] if argv is None else argv)
    texts = Texts(language_of(line), strict=True)
    try:
        status = build(texts)(line, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(misread(error, texts))
    except Mistake as mistake:
        return _complain(str(mistake))
    except NotInstalled as missing:
        return _complain(texts.say(f"cli-no-{missing.extra}"))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


def _complain(text: str) -> int:
    line = re.sub(r"\s*\n\s*", " ", text.strip())
    sys.stderr.write(f"meetinghouse: {line}\n")
    return 2
