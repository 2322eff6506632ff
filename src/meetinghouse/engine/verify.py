"""Verification of a record: it is replayed, and each of its claims is checked separately."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from . import saves
from .catalogue import read_record, rules_of, start_by
from .chance import commitment
from .record import Record
from .refusals import Refused
from .rules import Outcome, Rules
from .shares import in_order, mixed, share_hash


class Check(msgspec.Struct, frozen=True):
    """A claim of a record (shares, mixed, seed, entries or outcome), and whether it holds."""

    name: str
    holds: bool


class Verification(msgspec.Struct, frozen=True):
    """The result of all checks, and the first entry that is not legal."""

    game: str
    version: str
    players: int
    commitment: str
    entries: int
    checks: tuple[Check, ...]
    finished: bool
    outcome: Outcome | None
    broken_entry: int | None = None  # counted from 0, as in the record
    refused: Any = None  # the engine's refusal of that entry
    shares: int = 0  # how many shares made the seed, the house's included; 0 if the house drew it alone

    @property
    def holds(self) -> bool:
        """Whether every claim holds."""
        return all(check.holds for check in self.checks)


def verify(data: Record | bytes | str, rules_of: Callable[[str], Rules[Any]] = rules_of) -> Verification:
    """Replay a record and check its claims. Raises `Refused` if it is no record, or of another rules version."""
    record = read_record(data)
    setup = record.setup
    rules = rules_of(setup.game)
    saves.check_version(rules, setup)
    if setup.seed is None:
        raise Refused("not-a-record", why="no-seed")
    game = start_by(rules, setup.players, setup.seed, setup.options)
    seed = Check("seed", commitment(setup.seed) == setup.commitment)
    broken: int | None = None
    refused: Refused | None = None
    for index, entry in enumerate(record.entries):
        try:
            game.carry_out(entry)
        except Refused as error:
            broken, refused = index, error
            break
    checks = [*_of_shares(record), seed, Check("entries", broken is None)]
    if broken is None:
        checks.append(Check("outcome", game.outcome == record.outcome))
    return Verification(
        game=setup.game,
        version=setup.version,
        players=setup.players,
        commitment=setup.commitment,
        entries=len(record.entries),
        checks=tuple(checks),
        finished=game.over,
        outcome=game.outcome,
        broken_entry=broken,
        refused=refused,
        shares=len(record.shares or ()),
    )


def _of_shares(record: Record) -> list[Check]:
    """Check that each share fits its hash, and that together they make the seed."""
    shares = record.shares or ()
    if record.shares is msgspec.UNSET:
        return []
    fit = in_order(shares, record.setup.players) and all(share_hash(each.share) == each.hash for each in shares)
    made = mixed([each.share for each in shares]) == record.setup.seed
    return [Check("shares", fit), Check("mixed", made)]
