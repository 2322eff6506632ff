"""A seed made jointly at a table: hashes are collected in the lobby and fixed at the start, then shares are opened."""

from __future__ import annotations

import msgspec

from ..engine.shares import SeedShare, share_hash
from . import events
from .chairs import Chair
from .refusals import Malformed, NotNow
from .table import Table


class Shuffle(msgspec.Struct, frozen=True):
    """The public facts about the next seed and its shares, shown in the lobby."""

    house: str  # the hash of the house's share
    hashes: tuple[str, ...]  # seat by seat; empty for seats without a share
    opened: tuple[int, ...]  # the seats whose shares have been opened
    until: float | None  # the deadline while shares are being opened, by the house's clock


def shuffle(table: Table) -> Shuffle | None:
    """The public facts about the next seed; None if the house has no share, or once the game has begun."""
    if not table.house_share:
        return None
    opened = tuple([seat for seat, chair in enumerate(table.chairs) if chair.share])
    return Shuffle(share_hash(table.house_share), _hashes(table), opened, table.opening)


def promise(table: Table, key: int, hash: str) -> None:
    """Set or replace the hash of somebody's share; an empty hash means no share."""
    if hash and not table.house_share:
        raise NotNow("no-house-share")
    table.change(key, hash=hash)


def freeze(table: Table, at: float) -> bool:
    """Fix the list of hashes and ask for the shares. Returns False if nobody has sent a hash."""
    if not any(_hashes(table)):
        return False
    table.opening = at + table.pace.opening
    table.tell(events.SharesListed(share_hash(table.house_share), _hashes(table)))
    return True


def reveal(table: Table, key: int, share: str) -> tuple[SeedShare, ...] | None:
    """Open somebody's share. Once all shares are open, returns them: first the house's, then the seats' in order."""
    if table.opening is None:
        raise NotNow("not-opening")
    hash = table.chair(key).hash
    if not hash or share_hash(share) != hash:
        raise Malformed("wrong-share")
    table.change(key, share=share)
    if missing(table):
        return None
    house = SeedShare(None, share_hash(table.house_share), table.house_share)
    return house, *[SeedShare(seat, each.hash, each.share) for seat, each in enumerate(table.chairs) if each.hash]


def missing(table: Table) -> list[Chair]:
    """The chairs whose shares are not open yet."""
    return [chair for chair in table.chairs if chair.hash and not chair.share]


def draw_again(table: Table, house_share: str) -> None:
    """Discard all shares, so that none is used twice, and set the house's new share."""
    table.house_share = house_share
    table.opening = None
    table.chairs = [msgspec.structs.replace(chair, hash="", share="") for chair in table.chairs]


def stop(table: Table, house_share: str, leaver: Chair | None = None) -> None:
    """Stop the start and tell why. People who added a share have to say again that they are ready."""
    for chair in missing(table) if leaver is None else [leaver]:
        table.tell(events.StartStopped(chair.name, leaver is not None))
    table.chairs = [msgspec.structs.replace(chair, ready=chair.ready and not chair.hash) for chair in table.chairs]
    table.starting = None
    draw_again(table, house_share)


def _hashes(table: Table) -> tuple[str, ...]:
    return tuple([chair.hash for chair in table.chairs])
