"""Verification of a record: it is replayed, and each of its claims is checked separately."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from . import saves
from .by_hand import DEAL, TAKEN_BACK
from .catalogue import read_record, rules_of, start_by
from .chance import commitment
from .decisions import show
from .record import Entry, Record
from .refusals import Refused
from .rules import Outcome, Rules
from .shares import in_order, mixed, share_hash


class Check(msgspec.Struct, frozen=True):
    """A claim of a record (shares, mixed, seed, entries or outcome), and whether it holds."""

    name: str
    holds: bool


class ByHand(msgspec.Struct, frozen=True):
    """Something in a record that a person did by hand, with the number of its entry."""

    entry: int
    kind: Literal["chance", "deal", "repair", "taken", "replaced"]
    what: str  # the draws and their results, or the id and the choice
    why: str = ""


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
    moderated: bool = False  # whether a person who saw everything moderated it
    by_hand: tuple[ByHand, ...] = ()  # what a person did by hand
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
        moderated=record.moderated is True,
        by_hand=tuple([found for number, entry in enumerate(record.entries) for found in _by_hand(number, entry)]),
        shares=len(record.shares or ()),
    )


def _by_hand(number: int, entry: Entry) -> list[ByHand]:
    """What a person did by hand in one entry, and before that in the entries whose place it has taken."""
    found = list[ByHand]() if entry.taken is None else _corrections(number, entry.taken)
    if entry.id == DEAL:
        found.append(ByHand(number, "deal", ""))
    elif drawn := [f"{each.label} {show(each.result)}" for each in entry.chance if each.result is not None]:
        found.append(ByHand(number, "chance", ", ".join(drawn)))
    if entry.repair:
        found.append(ByHand(number, "repair", _said(entry), entry.why))
    if entry.taken is not None:
        kind: Literal["taken", "replaced"] = "taken" if entry.id == TAKEN_BACK else "replaced"
        found.append(ByHand(number, kind, _said(entry.taken), entry.why))
    return found


def _corrections(number: int, entry: Entry) -> list[ByHand]:
    """The earlier corrections of an entry that has been taken back or replaced."""
    return [each for each in _by_hand(number, entry) if each.kind in ("taken", "replaced")]


def _said(entry: Entry) -> str:
    return entry.id if entry.choice is None else f"{entry.id} {show(entry.choice)}"


def _of_shares(record: Record) -> list[Check]:
    """Check that each share fits its hash, and that together they make the seed."""
    shares = record.shares or ()
    if record.shares is msgspec.UNSET:
        return []
    fit = in_order(shares, record.setup.players) and all(share_hash(each.share) == each.hash for each in shares)
    made = mixed([each.share for each in shares]) == record.setup.seed
    return [Check("shares", fit), Check("mixed", made)]
