"""``meetinghouse play``: one person against bots, in a terminal or through a pipe."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from pathlib import Path

import msgspec

from ..engine.catalogue import rules_of, start
from ..engine.refusals import Refused
from ..texts import Texts
from . import GAME, records
from .console import interactive, out
from .mistakes import Mistake, own_language, speaking
from .screen import Screen
from .session import Session, open_kept, seat_names, state_folder
from .terminal import Left
from .values import known_bot, read_options, read_seed

PLAYERS = 7
BOTS = "steady"
PACES = {"instant": 0.0, "brisk": 0.12, "calm": 0.6}


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for; None where nothing was said."""

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


def run(wishes: Wishes, resume: bool) -> int:
    """Sit down, play, and leave the table tidy."""
    texts = Texts(own_language(wishes.language))
    path = wishes.save or state_folder() / "table.save"
    session = take_up(wishes, path, texts) if resume else sit_down(wishes, texts)
    texts = Texts(session.language, session.game.setup.game)
    screen = Screen(session, texts, out(), PACES[wishes.pace] if interactive() else 0.0)
    if not resume:
        _put_aside(path, screen)
    _keep(session, path, texts)
    try:
        play(session, screen, path, texts)
    except (Left, KeyboardInterrupt) as left:
        _keep(session, path, texts)
        screen.note(texts.say("play-left", command=_resume_command(wishes.save)))
        return 130 if isinstance(left, KeyboardInterrupt) else 0
    _finish(session, screen, path, texts)
    return 0


def play(session: Session, screen: Screen, path: Path, texts: Texts) -> None:
    """Bots move until the person is asked; and so on, to the end."""
    game = session.game
    screen.welcome()
    while not game.over:
        asked = session.asked
        if asked is None:
            session.bot_moves()
            screen.watch()
            continue
        screen.ask(asked)
        _keep(session, path, texts)


def sit_down(wishes: Wishes, texts: Texts) -> Session:
    """A new game."""
    name = wishes.game or GAME
    with speaking(texts):
        rules = rules_of(name)
    texts = Texts(texts.language, name)
    players = PLAYERS if wishes.players is None else wishes.players
    seed = read_seed(wishes.seed, texts)
    bots = known_bot(name, wishes.bots or BOTS, texts)
    options = read_options(wishes.edition, wishes.options, texts)
    with speaking(texts):
        game = start(rules.name, players, seed, options)
    seat = wishes.seat or 0
    if not 0 <= seat < players:
        raise Mistake(texts.say("play-no-seat", seat=seat, last=players - 1))
    own = " ".join((wishes.name if wishes.name is not None else texts.say("you-name")).split())[:14].strip()
    if not own:
        raise Mistake(texts.say("play-no-name"))
    names = records.names_for(game.seats, players, tuple(seat_names(players, seat, own)), texts)
    chance = secrets.token_hex(16) if seed is None else f"bots {seed}"
    session = Session(game, seat, names, texts.language, bots, chance)
    session.named = wishes.name is not None
    return session


def take_up(wishes: Wishes, path: Path, texts: Texts) -> Session:
    """The game that was left."""
    fixed = ("players", "seat", "seed", "edition", "options", "bots", "name")
    if any(getattr(wishes, name) is not None for name in fixed):
        raise Mistake(texts.say("play-resume-alone"))
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise Mistake(texts.say("play-nothing-left", path=str(path))) from None
    except OSError as error:
        raise Mistake(texts.say("cli-unreadable", path=str(path), why=error.strerror or str(error))) from error
    try:
        session = open_kept(data)
    except Refused as refused:
        raise Mistake(f"{path}: {texts.refusal(refused)}") from refused
    if wishes.game not in (None, session.game.setup.game):
        raise Mistake(texts.say("play-resume-alone"))
    if wishes.language is not None:
        session.language = wishes.language
        if not session.named:
            session.names[session.seat] = Texts(wishes.language).say("you-name")
    return session


def _put_aside(path: Path, screen: Screen) -> None:
    """An unfinished game is not lost when another one begins."""
    if path.exists():
        number = 1
        while (older := path.with_name(f"{path.name}.{number}")).exists():
            number += 1
        path.replace(older)
        screen.note(screen.texts.say("play-put-aside", command=_resume_command(older)))


def _keep(session: Session, path: Path, texts: Texts) -> None:
    try:
        session.keep(path)
    except OSError as error:
        raise Mistake(texts.say("cli-unwritable", path=str(path), why=error.strerror or str(error))) from error


def _finish(session: Session, screen: Screen, path: Path, texts: Texts) -> None:
    game = session.game
    screen.finale()
    name = f"{game.setup.game}-{game.commitment[:12]}.json"
    record = (path.parent if path.parent != state_folder() else state_folder() / "records") / name
    try:
        records.write(record, game.record, session.beside)
    except OSError as error:
        raise Mistake(texts.say("cli-unwritable", path=str(record), why=error.strerror or str(error))) from error
    path.unlink(missing_ok=True)
    screen.note(texts.say("play-record", path=str(record)))
    screen.note(texts.say("play-verify", command=f"{own_command()} verify {_quoted(record)}"))


def own_command() -> str:
    """How this program can be called again from here."""
    if shutil.which("meetinghouse"):
        return "meetinghouse"
    called = Path(sys.argv[0])
    return _quoted(Path(os.path.relpath(called))) if called.name == "meetinghouse" else "python -m meetinghouse.cli"


def _resume_command(save: Path | None) -> str:
    return f"{own_command()} play --resume" + ("" if save is None else f" --save {_quoted(save)}")


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))
