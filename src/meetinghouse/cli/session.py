"""A table with one person and bots, and how it is kept between two evenings."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, make_bot, prompt_for
from ..engine.catalogue import load
from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.refusals import Refused
from ..engine.values import Choice
from .records import Beside, Sealed

MAGIC = b"meetinghouse table 1\n"
DIGEST = 16

# Short, at home in many languages, and none of the characters' names.
NAMES = (
    "Ruth", "Silas", "Judith", "Tobias", "Miriam", "Caleb", "Lydia", "Ezra", "Naomi", "Jonas", "Dinah", "Amos",
    "Esther", "Levi", "Tamar", "Simon", "Hanna", "Elias", "Leah", "Noah", "Vera",
)  # fmt: skip


class Kept(msgspec.Struct, frozen=True):
    """All that a closed table needs to be opened again."""

    game: bytes
    seat: int
    named: bool
    names: tuple[str, ...]
    language: str
    bots: str
    chance: str
    told: int
    reasons: tuple[Sealed, ...]


class Session:
    """One person's seat, bots in the others."""

    def __init__(self, game: Game[Any], seat: int, names: Sequence[str], language: str, bots: str, chance: str) -> None:
        self.game = game
        self.seat = seat
        self.names = list(names)
        self.language = language
        self.bots = bots
        self.chance = chance
        self.named = True  # the person gave a name
        self.told = 0  # so much of the person's story has been told
        self.reasons: list[Sealed] = []
        self._players: dict[int, Bot] = {}

    # --- playing

    @property
    def asked(self) -> Decision | None:
        """What the person is asked now, once the bots have answered what they are asked."""
        mine = next((asked for asked in self.game.decisions if asked.seat == self.seat), None)
        if mine is None or not self._bot_first(mine):
            return mine
        return None

    @property
    def offers(self) -> list[Decision]:
        """What the person may do unasked."""
        return [offer for offer in self.game.offers if offer.seat == self.seat]

    def _bot_first(self, mine: Decision) -> bool:
        """Bots answer first; in a confession, where an answer shows at once, chance says who does."""
        others = len(self.game.decisions) - 1
        if not others or mine.kind != "confess":
            return others > 0
        return self._dice("order").random() * (others + 1) >= 1

    def _dice(self, purpose: str = "") -> random.Random:
        """Chance that depends on the moment alone, so that a game taken up again goes on as it would have."""
        return random.Random(f"{self.chance}/{len(self.game.entries or ())}/{purpose}")

    def bot_moves(self) -> None:
        """One of the bots that are asked answers, from its own view."""
        dice = self._dice()
        seats = sorted({asked.seat for asked in self.game.decisions} - {self.seat})
        seat = dice.choice(seats)
        if seat not in self._players:
            self._players[seat] = make_bot(self.game.setup.game, self.bots)
        move = self._players[seat].move(prompt_for(self.game, seat, dice))
        assert move is not None
        entry = len(self.game.entries or ())
        self.game.answer(move.id, move.choice)
        self.reasons.append(Sealed(entry, move.reason.key, dict(move.reason.params)))

    def answer(self, id: str, choice: Choice) -> None:
        """The person answers, or takes an offer."""
        self.game.answer(id, choice)

    def take_back(self, asked: Decision) -> None:
        """A card whose play has not been settled goes back to the hand, as when its time runs out."""
        self.game.expire(asked.id)

    # --- keeping

    def keep(self, path: Path) -> None:
        """Write the table down, whole or not at all."""
        kept = Kept(
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
        beside = path.with_name(path.name + ".new")
        body = msgspec.msgpack.encode(kept)
        beside.write_bytes(MAGIC + blake2b(body, digest_size=DIGEST).digest() + body)
        os.replace(beside, path)

    @property
    def beside(self) -> Beside:
        """What the record's file holds besides the record."""
        names = [name if self.named or seat != self.seat else "" for seat, name in enumerate(self.names)]
        return Beside(tuple(names), tuple(self.reasons))


def open_kept(data: bytes) -> Session:
    """The table as it was left; refused where the bytes are damaged."""
    if not data.startswith(MAGIC):
        raise Refused("not-a-save", why="it does not begin like one")
    digest, body = data[len(MAGIC) : len(MAGIC) + DIGEST], data[len(MAGIC) + DIGEST :]
    if blake2b(body, digest_size=DIGEST).digest() != digest:
        raise Refused("not-a-save", why="it is cut short or was changed")
    try:
        kept = msgspec.msgpack.decode(body, type=Kept)
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-save", why=str(error)) from error
    game = load(kept.game)
    if not 0 <= kept.seat < game.setup.players or len(kept.names) != game.seats:
        raise Refused("not-a-save", why="its parts do not fit together")
    make_bot(game.setup.game, kept.bots)  # refused where this house no longer has them
    session = Session(game, kept.seat, kept.names, kept.language, kept.bots, kept.chance)
    session.named = kept.named
    session.told = kept.told
    session.reasons = list(kept.reasons)
    return session


def state_folder() -> Path:
    """Where a program keeps what it can go on with."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "meetinghouse"


def seat_names(players: int, seat: int, own: str) -> list[str]:
    """The person's name, and friendly ones for the bots."""
    others = iter([name for name in NAMES if name.lower() != own.lower()])
    return [own if index == seat else next(others) for index in range(players)]
