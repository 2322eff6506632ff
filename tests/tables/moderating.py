"""Moderated tables for tests: a master, who answers for the seats."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.json import encode

from meetinghouse.engine.refusals import Refused
from meetinghouse.games.salem1692.components import FACES
from meetinghouse.tables import acts
from meetinghouse.tables.chairs import MASTER
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.table import Table

from .virtual import NAMES

SEED = "7"


def moderated(game: str, players: int, phones: int = 0, **options: Any) -> Table:
    """A game with a master; the first of its players have a phone of their own."""
    table = Table("moderated")
    do(table, acts.Open("KWTM", game, options, "en", "classic", "master", moderated=True))
    for seat in range(players):
        name = NAMES[seat] if seat < len(NAMES) else f"Guest {seat}"
        if seat < phones:
            do(table, acts.Sit(None, name, f"token-{seat}"), acts.Ready(seat + 1, True))
        else:
            do(table, acts.SitBeside(MASTER, name, f"token-{seat}"))
    do(table, acts.Start(MASTER, SEED, table.rules.version), acts.CloseStep(MASTER))
    return table


def do(table: Table, *done: acts.Act) -> None:
    """Do acts at a table, one after another."""
    for act in done:
        act.happen(table, 1.0)


def attempt(table: Table, act: acts.Act, key: str, kind: type[Refused] = Refused) -> Refused:
    """Expect an act to be refused. What it has changed is discarded, as at any table."""
    with pytest.raises(kind) as caught:
        act.happen(table.copy(), 1.0)
    assert caught.value.key == key
    assert str(caught.value)
    return caught.value


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return json.loads(encode(value))


def message(table: Table, key: int, after: int = 0) -> Any:
    """What a reader is shown."""
    return json.loads(Broadcast(table, 1.0).frame(Reader(key, after)))


def in_the_night(phones: int = 0) -> Table:
    """Salem in a night in which the witches choose."""
    table = moderated("salem1692", 6, phones)
    game = table.match
    while not (game.secret and any(each.kind == "victim" for each in game.decisions)):
        if game.secret and not game.lacking:
            do(table, acts.CloseStep(MASTER))
        else:
            asked = (game.lacking or game.decisions)[0]
            do(table, acts.Answer(MASTER, asked.id, plain(asked.options[0])))
    return table


def in_order(table: Table) -> list[str]:
    """The tryal cards of Salem by name, sorted."""
    return [FACES[face] for face in sorted(table.match.state.faces)]


def dealt() -> Table:
    """Salem while people look at their roles."""
    table = Table("moderated")
    do(table, acts.Open("KWTM", "salem1692", {}, "en", "classic", "master", moderated=True))
    for seat in range(4):
        do(table, acts.SitBeside(MASTER, NAMES[seat], f"token-{seat}"))
    do(table, acts.Start(MASTER, SEED, table.rules.version))
    return table
