"""``meetinghouse play``: one player against bots, in a terminal or through a pipe."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from pathlib import Path

import msgspec

from ..bots import best_bot, make_bot
from ..engine.catalogue import rules_of, start
from ..engine.refusals import Refused
from ..engine.sayings import CLAIMS
from ..texts import Texts
from . import GAME, records
from .console import interactive, out
from .mistakes import Mistake, own_language, speaking, unreadable, unwritable
from .screen import PACES, Screen
from .session import Session, read_saved, seat_names, state_folder
from .terminal import Quit
from .values import known_bot, read_options, read_seed

PLAYERS = 7
USUAL = {"talk": CLAIMS}  # bots talk unless an option says otherwise, as at tables


class Arguments(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of the command; None for those that are not given."""

    game: str | None = None
    players: int | None = None
    seat: int | None = None
    seed: str | None = None
    edition: str | None = None
    options: list[str] | None = None
    bots: str | None = None
    language: str | None = None
    name: str | None = None
    save: Path | None = None
    pace: str = "instant"


def run(arguments: Arguments, resume: bool) -> int:
    """Begin or resume a game, play it, and write its record."""
    texts = Texts(own_language(arguments.language))
    path = arguments.save or state_folder() / "table.save"
    session = resumed(arguments, path, texts) if resume else new_session(arguments, texts)
    texts = Texts(session.language, session.game.setup.game)
    with speaking(texts):
        screen = Screen(session, texts, out(), PACES[arguments.pace] if interactive() else 0.0)
    if not resume:
        _put_aside(path, screen)
    _save(session, path, texts)
    try:
        play(session, screen, path, texts)
    except (Quit, KeyboardInterrupt) as left:
        _save(session, path, texts)
        screen.note(texts.say("play-left", command=_resume_command(arguments.save)))
        return 130 if isinstance(left, KeyboardInterrupt) else 0
    _finish(session, screen, path, texts)
    return 0


def play(session: Session, screen: Screen, path: Path, texts: Texts) -> None:
    """Play to the end: let bots move, and ask the player whenever it is their turn."""
    game = session.game
    screen.welcome()
    while not game.over:
        asked = session.asked
        if asked is None:
            session.bot_moves()
            screen.watch()
            continue
        screen.ask(asked)
        _save(session, path, texts)


def new_session(arguments: Arguments, texts: Texts) -> Session:
    """Begin a game with these arguments."""
    name = arguments.game or GAME
    with speaking(texts):
        rules = rules_of(name)
    texts = Texts(texts.language, name)
    players = min(max(PLAYERS, rules.least), rules.most) if arguments.players is None else arguments.players
    seed = read_seed(arguments.seed, texts)
    bots = known_bot(name, arguments.bots or best_bot(name), texts)
    options = USUAL | read_options(arguments.edition, arguments.options, texts)
    with speaking(texts):
        make_bot(name, bots)
        game = start(rules.name, players, seed, options)
    seat = arguments.seat or 0
    if not 0 <= seat < players:
        raise Mistake(texts.say("play-no-seat", seat=seat, last=players - 1))
    own = " ".join((arguments.name if arguments.name is not None else texts.say("you-name")).split())[:14].strip()
    if not own:
        raise Mistake(texts.say("play-no-name"))
    names = records.names_for(game.seats, players, tuple(seat_names(players, seat, own)), texts)
    chance = secrets.token_hex(16) if seed is None else f"bots {seed}"
    session = Session(game, seat, names, texts.language, bots, chance)
    session.named = arguments.name is not None
    return session


def resumed(arguments: Arguments, path: Path, texts: Texts) -> Session:
    """Read the saved game."""
    fixed = ("players", "seat", "seed", "edition", "options", "bots", "name")
    if any(getattr(arguments, name) is not None for name in fixed):
        raise Mistake(texts.say("play-resume-alone"))
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise Mistake(texts.say("play-nothing-left", path=str(path))) from None
    except OSError as error:
        raise unreadable(path, error, texts) from error
    try:
        session = read_saved(data)
    except Refused as refused:
        raise Mistake(f"{path}: {texts.refusal(refused)}") from refused
    if arguments.game not in (None, session.game.setup.game):
        raise Mistake(texts.say("play-resume-alone"))
    if arguments.language is not None:
        session.language = arguments.language
        if not session.named:
            session.names[session.seat] = Texts(arguments.language).say("you-name")
    return session


def _put_aside(path: Path, screen: Screen) -> None:
    """Rename the file of an unfinished game, so that a new one does not overwrite it."""
    if path.exists():
        number = 1
        while (older := path.with_name(f"{path.name}.{number}")).exists():
            number += 1
        path.replace(older)
        screen.note(screen.texts.say("play-put-aside", command=_resume_command(older)))


def _save(session: Session, path: Path, texts: Texts) -> None:
    try:
        session.save(path)
    except OSError as error:
        raise unwritable(path, error, texts) from error


def _finish(session: Session, screen: Screen, path: Path, texts: Texts) -> None:
    game = session.game
    screen.finale()
    name = f"{game.setup.game}-{game.commitment[:12]}.json"
    record = (path.parent if path.parent != state_folder() else state_folder() / "records") / name
    try:
        records.write(record, game.record, session.annotations)
    except OSError as error:
        raise unwritable(record, error, texts) from error
    path.unlink(missing_ok=True)
    screen.note(texts.say("play-record", path=str(record)))
    screen.note(texts.say("play-verify", command=f"{own_command()} verify {_quoted(record)}"))


def own_command() -> str:
    """The shell command that runs this program from the current folder."""
    if shutil.which("meetinghouse"):
        return "meetinghouse"
    called = Path(sys.argv[0])
    return _quoted(Path(os.path.relpath(called))) if called.name == "meetinghouse" else "python -m meetinghouse.cli"


def _resume_command(save: Path | None) -> str:
    return f"{own_command()} play --resume" + ("" if save is None else f" --save {_quoted(save)}")


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))
