"""The seed that a table makes together: hashes are collected in the lobby, frozen at the start, and then opened."""

from __future__ import annotations

import msgspec

from ..engine.shares import SeedShare, share_hash
from . import events
from .chairs import Chair
from .refusals import Malformed, NotNow
from .table import Table


class Shuffle(msgspec.Struct, frozen=True):
    """Who makes the next seed, as everybody sees it in the lobby."""

    house: str  # the hash of the house's share
    hashes: tuple[str, ...]  # seat by seat; empty for whoever adds none
    opened: tuple[int, ...]  # the seats whose shares are open
    until: float | None  # while they are opened: until when, by the clock of the house


def shuffle(table: Table) -> Shuffle | None:
    """What is shown of it; nothing where the house has no share, or once the game has begun."""
    if not table.house_share:
        return None
    opened = tuple([seat for seat, chair in enumerate(table.chairs) if chair.share])
    return Shuffle(share_hash(table.house_share), _hashes(table), opened, table.opening)


def promise(table: Table, key: int, hash: str) -> None:
    """Somebody sends the hash of a share, or none; a share that was promised before is taken back."""
    if hash and not table.house_share:
        raise NotNow("no-house-share")
    table.change(key, hash=hash)


def freeze(table: Table, at: float) -> bool:
    """From here on no hash is added or changed; False where nobody has sent any."""
    if not any(_hashes(table)):
        return False
    table.opening = at + table.pace.opening
    table.tell(events.SharesListed(share_hash(table.house_share), _hashes(table)))
    return True


def reveal(table: Table, key: int, share: str) -> tuple[SeedShare, ...] | None:
    """Somebody opens a share; once all are open, these, the house's first and then by seats."""
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
    """Whose share is not open."""
    return [chair for chair in table.chairs if chair.hash and not chair.share]


def draw_again(table: Table, house_share: str) -> None:
    """No share is used twice, also where nothing came of the start: the house has drawn another one."""
    table.house_share = house_share
    table.opening = None
    table.chairs = [msgspec.structs.replace(chair, hash="", share="") for chair in table.chairs]


def stop(table: Table, house_share: str, leaver: Chair | None = None) -> None:
    """The game does not begin: everybody is told why, and whoever added a share has to be ready again."""
    for chair in missing(table) if leaver is None else [leaver]:
        table.tell(events.StartStopped(chair.name, leaver is not None))
    table.chairs = [msgspec.structs.replace(chair, ready=chair.ready and not chair.hash) for chair in table.chairs]
    draw_again(table, house_share)


def _hashes(table: Table) -> tuple[str, ...]:
    return tuple([chair.hash for chair in table.chairs])
