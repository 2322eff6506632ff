"""The command ``meetinghouse``: what may be typed, and what becomes of mistakes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from cyclopts import App, CycloptsError, Parameter, Token

from . import games as games_command
from . import play as play_command
from . import replay as replay_command
from . import rules as rules_command
from . import serve as serve_command
from . import simulate as simulate_command
from . import verify as verify_command
from .mistakes import Mistake

Language: TypeAlias = Literal["en", "fr", "es"]
Pace: TypeAlias = Literal["instant", "brisk", "calm"]


def _whole(type_: Any, tokens: Sequence[Token]) -> int:
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f'"{tokens[0].value}" is not a whole number.') from None


Whole: TypeAlias = Annotated[int, Parameter(converter=_whole)]
Flag: TypeAlias = Annotated[bool, Parameter(negative="", show_default=False)]
Options: TypeAlias = Annotated[list[str] | None, Parameter(name="--option", negative="")]

app = App(
    name="meetinghouse",
    version=lambda: version("meetinghouse"),
    help="Hidden-role table games, with the computer as moderator.",
    help_epilogue="Alone, here and now: meetinghouse play. With friends: meetinghouse serve.",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
command = app.command(help_epilogue="")  # what the program says at the end of its help is not for every command


@command
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
    """Play a game in this terminal, against bots.

    The game is kept after every answer: close it when you like, and go on with --resume.

    Parameters
    ----------
    game: str
        Which game; salem1692 if you name none.
    players: int
        How many play, you included; 7 if you do not say.
    seat: int
        Where you sit, from 0.
    seed: str
        A whole number: the same number deals the same cards.
    edition: str
        The edition of the rules; short for --option edition=…
    option: list[str]
        Any setting of the game, as name=value; may be given several times. See: meetinghouse games salem1692
    bots: str
        Who plays the other seats: steady or random.
    language: str
        The language you play in; that of your terminal if you do not say.
    name: str
        What the others call you.
    resume: bool
        Go on with the game you left.
    save: Path
        Where the game is kept; a file of your own state folder if you do not say.
    pace: str
        How fast the story is told.
    """
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


@command
def serve(
    *,
    port: Whole = 1692,
    host: str = "0.0.0.0",
    data: Path | None = None,
    language: Language | None = None,
    qr: Flag = False,
    json: Flag = False,
    trust_proxy: Flag = False,
    open_metrics: Flag = False,
    unlimited: Flag = False,
    open: Flag = False,
) -> int:
    """Open the house: serve tables to everybody in the network.

    Every table is kept in one file: stop the server when you like, and games go on when it is started again.

    Parameters
    ----------
    port: int
        Where to listen; 0 takes any free one.
    host: str
        The address to listen at; 127.0.0.1 for this machine alone.
    data: Path
        The file the tables are kept in; one of your own state folder if you do not say.
    language: str
        The language of these messages; players have their own.
    qr: bool
        Print the address as a QR code, also where this is not a terminal.
    json: bool
        Print the addresses as one JSON object.
    trust_proxy: bool
        A proxy stands before this server: who asks is told in X-Forwarded-For.
    open_metrics: bool
        Tell /metrics to everybody, not only to this machine. Players could count secret answers there.
    unlimited: bool
        Let everybody ask as often as they like: to measure, not to play.
    open: bool
        Open the page in a browser here, if there is one.
    """
    return serve_command.serve(host, port, data, language, qr, json, trust_proxy, open_metrics, unlimited, open)


@command
def simulate(
    game: str = "salem1692",
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
    """Let bots play many games, and count who wins.

    Parameters
    ----------
    game: str
        Which game.
    players: int
        How many play.
    games: int
        How many games.
    seed: str
        A whole number: the same number gives the same games, on any number of processes.
    edition: str
        The edition of the rules; short for --option edition=…
    option: list[str]
        Any setting of the game, as name=value; may be given several times.
    bots: str
        Who plays: one name, or one for each side, as townspeople=steady,witches=random.
    processes: int
        How many cores to use; all of them if you do not say.
    language: str
        The language of the table.
    json: bool
        Print one JSON object.
    """
    return simulate_command.run(game, players, games, seed, edition, option, bots, processes, language, json)


@command
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
    """Tell the story of a recorded game: as everybody heard it, as one seat did, or with everything revealed.

    On a terminal it goes step by step: Enter for the next, q to stop.

    Parameters
    ----------
    record: Path
        The file of the record.
    seat: int
        As this seat heard it, from 0.
    all: bool
        With everything revealed.
    until: int
        Only so many entries of the record.
    language: str
        The language it is told in.
    json: bool
        Print one JSON object.
    """
    return replay_command.run(record, seat, all, until, language, json)


@command
def verify(record: Path, /, *, language: Language | None = None, json: Flag = False) -> int:
    """Play a record again, and check the seed's hash, every entry and the outcome.

    Exit status: 0 if all of it holds, 1 if something does not, 2 if it is no record of this rules version.

    Parameters
    ----------
    record: Path
        The file of the record.
    language: str
        The language of the report.
    json: bool
        Print one JSON object.
    """
    return verify_command.run(record, language, json)


@command
def games(name: str | None = None, /, *, language: Language | None = None, json: Flag = False) -> int:
    """List the games, or the settings of one.

    Parameters
    ----------
    name: str
        The game whose settings you want to see.
    language: str
        The language of the list.
    json: bool
        Print JSON.
    """
    return games_command.run(name, language, json)


@command
def rules(*id: str, language: Language | None = None, json: Flag = False) -> int:
    """Print a clause of the rules, all clauses of a group, or those that hold some words.

    Parameters
    ----------
    id: str
        As SAL-NIGHT-04, the beginning of several, as SAL-NIGHT, or words to look for; without one, the groups are
        listed.
    language: str
        The language of the rules and of messages.
    json: bool
        Print JSON.
    """
    return rules_command.run(" ".join(id), language, json)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows others, but goes on
    try:
        status = app(list(sys.argv[1:] if argv is None else argv), exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(str(error))
    except Mistake as mistake:
        return _complain(str(mistake))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read this has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


def _complain(text: str) -> int:
    sys.stderr.write(f"meetinghouse: {' '.join(text.split())}\n")
    return 2
