"""Any position of a game at a table, played only over HTTP."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from meetinghouse.engine.game import Game
from meetinghouse.engine.values import Choice
from meetinghouse.server.app import make_app
from meetinghouse.server.settings import UNLIMITED, Settings
from meetinghouse.tables.clock import Clock
from meetinghouse.tables.corrected import tell_anew
from meetinghouse.tables.house import House
from meetinghouse.tables.live import Live
from meetinghouse.tables.sqlite import SqliteJournal

from .wire import Said, Wire


class Laid:
    """A table with a token for every seat, and a position that was set up instead of played."""

    def __init__(self, wire: Wire, live: Live, tokens: list[str]) -> None:
        self.wire = wire
        self.live = live
        self.tokens = tokens

    @property
    def game(self) -> Game[Any]:
        """The game at the table."""
        return self.live.table.match

    def lay(self, game: Game[Any]) -> None:
        """Replace the game of the table by another position."""
        table = self.live.table.copy()
        table.game = game
        table.clock, table.dealing = Clock(), None
        table.after_move(self.live.house.now())
        self.live._put(table, self.live.house.now())

    def correct(self, game: Game[Any]) -> None:
        """Replace the game by another one, whose story is told anew."""
        table = self.live.table.copy()
        table.game = game
        tell_anew(table)
        self.live._put(table, self.live.house.now())

    async def post(self, seat: int, what: str, body: object, key: str | None = None) -> Said:
        """A POST by the owner of a seat."""
        headers = () if key is None else (("idempotency-key", key),)
        path = f"/api/tables/{self.live.table.code}/{what}"
        return await self.wire.call("POST", path, body, self.tokens[seat], headers)

    async def get(self, seat: int | None, what: str = "") -> Said:
        """A GET by the owner of a seat; None: without a token."""
        path = f"/api/tables/{self.live.table.code}{what}"
        return await self.wire.call("GET", path, token=None if seat is None else self.tokens[seat])

    async def answer(self, seat: int, id: str, choice: Choice | object, key: str | None = None) -> Said:
        """Answer a decision or take an offer, for a seat."""
        body = {"decision": id, "choice": msgspec.to_builtins(choice)}
        return await self.post(seat, "answers", body, key)

    def asked(self, seat: int) -> str:
        """The id of a seat's open decision."""
        return next(each.id for each in self.game.decisions if each.seat == seat)


@asynccontextmanager
async def laid(
    folder: Path, game: Game[Any], pace: str = "none", settings: Settings = UNLIMITED, people: int | None = None
) -> AsyncIterator[Laid]:
    """A table with a person in every seat, or in the first few and bots in the others, set up with this game."""
    clock = [1_000_000.0]
    async with await SqliteJournal.open(folder / "tables.db") as journal:
        house = House(journal, now=lambda: clock[0], dice=random.Random(1), threads=False)
        wire = Wire(make_app(house, settings))
        opened = (await wire.call("POST", "/api/tables", {"game": game.rules.name, "pace": pace})).json
        table = f"/api/tables/{opened['code']}"
        tokens: list[str] = []
        for seat in range(game.seats if people is None else people):
            mine = opened["token"] if seat == 0 else None
            tokens.append((await wire.call("POST", f"{table}/seats", {"name": f"Player {seat}"}, mine)).json["token"])
            await wire.call("POST", f"{table}/ready", {"ready": True}, tokens[-1])
        for _ in range(game.seats - len(tokens)):
            await wire.call("POST", f"{table}/bots", {"bot": "random"}, opened["token"])
        assert (await wire.call("POST", f"{table}/start", {}, opened["token"])).status == 200
        found = Laid(wire, await house.at(opened["code"]), tokens)
        found.lay(game)
        yield found
        await house.close()
