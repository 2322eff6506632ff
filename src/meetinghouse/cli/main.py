"""The command ``meetinghouse``: what may be typed, and what becomes of mistakes.

What each command and parameter is for stands in the texts: ``help-play``, ``help-play-players``. A command loads its
module when it is run, so that help need not wait for all of them.
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


def _whole(type_: Any, tokens: Sequence[Token]) -> int:
    return int(tokens[0].value)  # and not 2 for 2.5


Whole: TypeAlias = Annotated[int, Parameter(converter=_whole)]
Flag: TypeAlias = Annotated[bool, Parameter(negative="", show_default=False)]
Proxies: TypeAlias = Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)]  # or no word after it
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
    """A person at this terminal, bots in the other seats."""
    from . import play as play_command

    return play_command.run(
        play_command.Wishes(
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
    drain: Flag = False,
) -> int:
    """The server."""
    with needs("server"):
        from . import serve as serve_command

    secured = serve_command.Tls(tls, tls_cert, tls_key)
    return serve_command.serve(
        host,
        port,
        data,
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
        drain,
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
    bots: str = "steady",
    processes: Whole | None = None,
    language: Language | None = None,
    json: Flag = False,
) -> int:
    """Many games between bots."""
    from . import simulate as simulate_command

    return simulate_command.run(game, players, games, seed, edition, option, bots, processes, language, json)


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
    """The story of a record, in words."""
    from . import replay as replay_command

    return replay_command.run(record, seat, all, until, language, json)


def verify(record: Path, /, *, language: Language | None = None, json: Flag = False) -> int:
    """Whether a record holds."""
    from . import verify as verify_command

    return verify_command.run(record, language, json)


def games(name: str | None = None, /, *, language: Language | None = None, json: Flag = False) -> int:
    """The games, or the settings of one."""
    from . import games as games_command

    return games_command.run(name, language, json)


def rules(*id: str, language: Language | None = None, json: Flag = False) -> int:
    """Clauses of the rules."""
    from . import rules as rules_command

    return rules_command.run(" ".join(id), language, json)


COMMANDS = (play, serve, simulate, replay, verify, games, rules)


def build(texts: Texts) -> App:
    """The program, with its help in that language."""
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
        key = f"help-{command.__name__}"
        # what the program says at the end of its help is not for every command
        app.command(command, help=texts.say(key), help_formatter=Help(texts, key, GAME), help_epilogue="")
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows others, but goes on
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
    except BrokenPipeError:  # whoever read this has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


def _complain(text: str) -> int:
    line = re.sub(r"\s*\n\s*", " ", text.strip())
    sys.stderr.write(f"meetinghouse: {line}\n")
    return 2
