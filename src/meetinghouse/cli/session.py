"""A game of one player against bots, and the file that saves it."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, make_bot, prompt_for
from ..bots.talk import is_news, talk
from ..engine import speech
from ..engine.catalogue import load
from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.refusals import Refused
from ..engine.sayings import Saying
from ..engine.sheet import pretended
from ..engine.unfit import unfit
from ..engine.values import Choice
from .boards import board_for
from .records import Annotations, BotReason

MAGIC = b"meetinghouse table 1\n"
DIGEST = 16

# Short names that are known in many languages, and that no character has.
NAMES = (
    "Ruth", "Silas", "Judith", "Tobias", "Miriam", "Caleb", "Lydia", "Ezra", "Naomi", "Jonas", "Dinah", "Amos",
    "Esther", "Levi", "Tamar", "Simon", "Hanna", "Elias", "Leah", "Noah", "Vera",
)  # fmt: skip


class SavedSession(msgspec.Struct, frozen=True):
    """The content of the saved file."""

    game: bytes
    seat: int
    named: bool
    names: tuple[str, ...]
    language: str
    bots: str
    chance: str
    told: int
    reasons: tuple[BotReason, ...]


class Session:
    """A game with one player, and bots in the other seats."""

    def __init__(self, game: Game[Any], seat: int, names: Sequence[str], language: str, bots: str, chance: str) -> None:
        self.game = game
        self.seat = seat
        self.names = list(names)
        self.language = language
        self.bots = bots
        self.chance = chance
        self.named = True  # whether the player chose a name
        self.told = 0  # how many events of the player's story were shown
        self.reasons: list[BotReason] = []
        self._players: dict[int, Bot] = {}

    # --- playing

    @property
    def asked(self) -> Decision | None:
        """The player's open decision; None until the bots that answer first have answered."""
        mine = next((asked for asked in self.game.decisions if asked.seat == self.seat), None)
        if mine is None or pretended(self.game, self.seat) or self._bot_first(mine):
            return None
        return mine

    @property
    def offers(self) -> list[Decision]:
        """What the player may do unasked."""
        return self.game.offers_to(self.seat)

    def _bot_first(self, mine: Decision) -> bool:
        """Whether a bot answers before the player. If answers take effect at once (a confession), chance decides."""
        others = len(self.game.decisions) - 1
        if not others or mine.kind not in board_for(self.game.setup.game).taken_in_turn:
            return others > 0
        return self._dice("order").random() * (others + 1) >= 1

    def _dice(self, purpose: str = "") -> random.Random:
        """Randomness that depends only on the position, so that a resumed game goes on in the same way."""
        return random.Random(f"{self.chance}/{len(self.game.entries or ())}/{purpose}")

    def bot_moves(self) -> None:
        """Let one of the bots with an open decision move; the player's pretended question is answered first."""
        if (asked := pretended(self.game, self.seat)) is not None:
            self.game.answer(*asked)
            return
        dice = self._dice()
        seats = sorted({asked.seat for asked in self.game.decisions} - {self.seat})
        seat = dice.choice(seats)
        move = self._bot(seat).move(prompt_for(self.game, seat, dice))
        assert move is not None
        entry = len(self.game.entries or ())
        told = self.game.answer(move.id, move.choice)
        self.reasons.append(BotReason(entry, move.reason.key, dict(move.reason.params)))
        if is_news(told):
            self._talk()

    def answer(self, id: str, choice: Choice) -> None:
        """Answer a decision or take an offer, for the player."""
        if is_news(self.game.answer(id, choice)):
            self._talk()

    def say(self, channel: str, saying: Saying) -> None:
        """Say something, for the player; bots may answer."""
        self.game.say(self.seat, channel, saying)
        self._talk()

    def _talk(self) -> None:
        """Let the bots talk, if the game has talk."""
        if speech.talks(self.game) and not self.game.over:
            bots = [Bot() if seat == self.seat else self._bot(seat) for seat in range(self.game.setup.players)]
            talk(self.game, bots, [self._dice(f"talk {seat}") for seat in range(self.game.seats)], [self.seat])

    def _bot(self, seat: int) -> Bot:
        if seat not in self._players:
            self._players[seat] = make_bot(self.game.setup.game, self.bots)
        return self._players[seat]

    def take_back(self, asked: Decision) -> None:
        """Take back a card whose play is not finished, by letting its time run out."""
        self.game.expire(asked.id)

    # --- the file

    def save(self, path: Path) -> None:
        """Write the file completely or not at all."""
        saved = SavedSession(
            self.game.save(),
            self.seat,
            self.named,
            tuple(self.names),
            self.language,
            self.bots,
            self.chance,
            self.told,
            tuple(self.reasons),
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        body = msgspec.msgpack.encode(saved)
        new.write_bytes(MAGIC + blake2b(body, digest_size=DIGEST).digest() + body)
        os.replace(new, path)

    @property
    def annotations(self) -> Annotations:
        """The names and the bots' reasons, for the file of the record."""
        names = [name if self.named or seat != self.seat else "" for seat, name in enumerate(self.names)]
        return Annotations(tuple(names), tuple(self.reasons))


def read_saved(data: bytes) -> Session:
    """Read a saved file. Raises `Refused` if it is damaged."""
    if not data.startswith(MAGIC):
        raise Refused("not-a-save", why="beginning")
    digest, body = data[len(MAGIC) : len(MAGIC) + DIGEST], data[len(MAGIC) + DIGEST :]
    if blake2b(body, digest_size=DIGEST).digest() != digest:
        raise Refused("not-a-save", why="changed")
    try:
        saved = msgspec.msgpack.decode(body, type=SavedSession)
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-save", **unfit(error)) from error
    game = load(saved.game)
    if not 0 <= saved.seat < game.setup.players or len(saved.names) != game.seats:
        raise Refused("not-a-save", why="parts")
    make_bot(game.setup.game, saved.bots)  # refused if the bots are not installed any more
    session = Session(game, saved.seat, saved.names, saved.language, saved.bots, saved.chance)
    session.named = saved.named
    session.told = saved.told
    session.reasons = list(saved.reasons)
    return session


def state_folder() -> Path:
    """Our folder for the state of programs, by the XDG specification."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "meetinghouse"


def seat_names(players: int, seat: int, own: str) -> list[str]:
    """A name for each seat: the player's own, and other names for the bots."""
    others = iter([name for name in NAMES if name.lower() != own.lower()])
    return [own if index == seat else next(others) for index in range(players)]
