"""One phone handed round: several people play on the host's phone, each in their own seat.

Such a phone shows what everybody may see, and one seat's view while its owner looks (`?as=SEAT`). It has one vote. No
clock runs. If all people at a table share one phone, that phone is shown the changes of a secret step at once,
because its page makes sure that everybody holds it for the same time. Watchers and shared screens are shown them on
ticks, as at any table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.catalogue import manifest_of
from .refusals import Forbidden, NotNow

if TYPE_CHECKING:
    from .chairs import Chair
    from .follower import Follower
    from .reader import Reader
    from .table import Table


def check_room(table: Table, key: int) -> None:
    """Refuse one more person on this phone if the game does not allow it, or not so many. A master may do it."""
    if table.is_master(key):
        return
    most = manifest_of(table.game_name).one_phone
    if most == 0:
        raise NotNow("one-phone-game", game=table.rules.title)
    if len(on_phone(table, key)) >= most:
        raise NotNow("one-phone-full", most=most)


def check_settings(table: Table) -> None:
    """Refuse a game or a pace that cannot be played on a phone that is handed round."""
    if table.moderated and table.pace.clocks:
        raise NotNow("moderated-clocks")
    count = most_on_one(table)
    if count < 2:
        return
    if count > manifest_of(table.game_name).one_phone:
        raise NotNow("one-phone-game", game=table.rules.title)
    if table.pace.clocks:
        raise NotNow("one-phone-clocks")


def on_phone(table: Table, key: int) -> list[Chair]:
    """The chairs that are played on the phone of this chair's owner, with that chair; or on the master's.

    They go with the owner, not with the chair: a substitute gets only the chair.
    """
    owner = owner_of(table, key)
    return [chair for chair in table.chairs if chair.person and (chair.key == key or chair.holder == owner)]


def owner_of(table: Table, key: int) -> str:
    """The hashed token of the person with this key, the master or a chair's owner."""
    if table.is_master(key):
        return table.host_token
    return next((each.token for each in table.chairs if each.key == key), "")


def mates(table: Table, key: int) -> list[Chair]:
    """The other chairs that are played on the phone of this chair's owner."""
    return [chair for chair in on_phone(table, key) if chair.key != key]


def voter(table: Table, key: int) -> int:
    """The key of the person who votes for this chair: the owner of the phone on which it is played."""
    holder = table.chair(key).holder
    return next((chair.key for chair in table.chairs if holder and chair.token == holder), key)


def is_shared(table: Table, key: int) -> bool:
    """Whether several seats are played on this phone, which is handed round."""
    return not table.is_master(key) and len(on_phone(table, key)) > 1


def most_on_one(table: Table) -> int:
    """How many seats are played on the phone with the most of them."""
    return max([len(on_phone(table, chair.key)) for chair in table.chairs], default=0)


def is_only(table: Table) -> bool:
    """Whether all people share one phone, and nobody has left it."""
    phones = {chair.holder for chair in table.chairs if chair.person}
    left = any(chair.owned and not chair.person for chair in table.chairs)
    return len(phones) == 1 and not left and most_on_one(table) > 1


def is_on_only(table: Table, reader: Reader | Follower) -> bool:
    """Whether a secret step has nothing to hide from this reader: the master, or the phone that all people share."""
    return table.is_master(reader.key) or (bool(reader.key or reader.phone) and is_only(table))


def key_at(table: Table, key: int, seat: int) -> int:
    """The key of the chair at this seat, which must be played on the phone of this person."""
    chair = table.at(seat)
    if chair not in on_phone(table, key):
        raise Forbidden("not-on-phone", seat=seat)
    return chair.key


def asks(table: Table, key: int) -> dict[int, str]:
    """By seat, what each player on this phone still has to do: `deal`, or the id of a decision."""
    game, seats = table.game, {table.seat_of(chair.key): chair for chair in on_phone(table, key) if not chair.bot}
    if game is None or table.phase != "playing":
        return {}
    if table.dealing is not None:
        return {seat: "deal" for seat, chair in seats.items() if seat is not None and not chair.seen}
    found: dict[int, str] = {}
    for decision in game.decisions:
        if decision.seat in seats:
            found.setdefault(decision.seat, decision.id)
    return found
