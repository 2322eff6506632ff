"""Questions about the town and its people."""

from __future__ import annotations

from functools import lru_cache

from ....engine.values import Option, Position, Seat, Word, seats_in
from ..components.names import BUNKER, CAMPS, COMATOSE, DEAD, HEALTH, NEARLY_DEAD, POT, UNHARMED, WOUNDED, room
from ..state import QuintebourgState

NONE = Word("none")
ROOM_WORD = Word("room")


def bit(seat: int) -> int:
    """A seat as a bit mask; -1 is nobody."""
    return 1 << seat if seat >= 0 else 0


@lru_cache(maxsize=65536)
def _by_value(row: bytes) -> tuple[int, ...]:
    """For each number, the seats that have it, as a bit mask; the last entry is empty."""
    found = [0] * (max(row) + 2)
    for seat, value in enumerate(row):
        found[value] |= 1 << seat
    return tuple(found)


@lru_cache(maxsize=65536)
def _between(row: bytes, least: int, most: int) -> int:
    return sum(_by_value(row)[least : most + 1])


def of_health(state: QuintebourgState, best: int, worst: int) -> int:
    """The players whose true health is between these two states."""
    return _between(bytes(state.health), best, worst)


def published(state: QuintebourgState, best: int, worst: int) -> int:
    """The players whose published health is between these two states, without today's condemned (QB-RULING-22)."""
    return _between(bytes(state.published), best, worst) & ~state.condemned


def seeming(state: QuintebourgState, seat: int) -> int:
    """A player's health as reported: the dead as nearly dead, if the two are not told apart (QB-RULING-10)."""
    health = state.health[seat]
    return min(health, NEARLY_DEAD) if state.options["hide_q_m"] else health


def told_health(state: QuintebourgState, health: int) -> str:
    """A state as the town is told it: nearly dead is dead if the two are not told apart (QB-RULING-10)."""
    return HEALTH[DEAD if health == NEARLY_DEAD and state.options["hide_q_m"] else health]


def fit(state: QuintebourgState) -> int:
    """Unharmed or wounded, and not condemned."""
    return of_health(state, UNHARMED, WOUNDED) & ~state.condemned


def restless(state: QuintebourgState) -> int:
    """The nearly dead and the dead who still act (QB-DEAD), without spectators."""
    return of_health(state, NEARLY_DEAD, DEAD) & ~state.watching


def able(state: QuintebourgState) -> int:
    """The players who can act now: fit, and not in heavy sleep."""
    return fit(state) & ~state.asleep


def acts(state: QuintebourgState, seat: int) -> bool:
    """Whether that player can act now."""
    return bool(able(state) >> seat & 1)


def victims(state: QuintebourgState) -> int:
    """Legal targets of harm, as published: the nearly dead too once somebody has come back (QB-HEALTH-33, -35)."""
    return published(state, UNHARMED, NEARLY_DEAD if state.returned_told else COMATOSE)


def with_effect(state: QuintebourgState, *roles: str) -> int:
    """The players with one of these effect roles."""
    return _holding(state.effect, roles)


def with_party(state: QuintebourgState, *roles: str) -> int:
    """The players with one of these party roles."""
    return _holding(state.party, roles)


def _holding(cards: list[str], roles: tuple[str, ...]) -> int:
    found = 0
    for role in roles:
        at = -1
        for _ in range(cards.count(role)):
            at = cards.index(role, at + 1)
            found |= 1 << at
    return found


def members(state: QuintebourgState, faction: int) -> int:
    """The players who meet and attack with a faction, including the prophet's converts."""
    return _with_bits(bytes(state.factions), faction)


def loyal(state: QuintebourgState, faction: int) -> int:
    """The players who count as members of a faction, without the prophet's converts (QB-RULING-27)."""
    return members(state, faction) & ~state.forsaken[faction.bit_length() - 1]


@lru_cache(maxsize=65536)
def _with_bits(row: bytes, bits: int) -> int:
    return sum(1 << seat for seat, value in enumerate(row) if value & bits)


def camp(state: QuintebourgState, seat: int) -> str:
    """The camp with which a player wins: the first if there are several (QB-CAMP-09); empty if there is none yet."""
    camps = state.camps[seat]
    return CAMPS[(camps & -camps).bit_length() - 1] if camps else ""


def posts_of(state: QuintebourgState, seat: int) -> list[str]:
    """The posts of a player, the scrutineer's last."""
    return sorted((post for post, who in state.holders.items() if who == seat), key=lambda post: post == "scrutateur")


def post_holders(state: QuintebourgState, scrutineer: bool = True) -> int:
    """Who holds a post, as a mask; with or without the scrutineer's."""
    found = 0
    for post, who in state.holders.items():
        if who >= 0 and (scrutineer or post != "scrutateur"):
            found |= 1 << who
    return found


def around(state: QuintebourgState) -> list[int]:
    """All players in the order in which they sit: by the ring of houses, spouses together (QB-RULING-146)."""
    return list(_around(bytes(state.slot)))


@lru_cache(maxsize=65536)
def _around(slots: bytes) -> tuple[int, ...]:
    return tuple(sorted(range(len(slots)), key=lambda seat: (slots[seat], seat)))


def clockwise(state: QuintebourgState, seat: int, step: int = 1) -> list[int]:
    """Everybody else, clockwise from this player."""
    order = around(state)
    at = order.index(seat)
    return [order[(at + step * each) % len(order)] for each in range(1, len(order))]


def house_neighbours(state: QuintebourgState, seat: int) -> int:
    """The players at whose cards the curious may look: the nearest residents on each side, and the spouse."""
    mine = state.slot[seat]
    found = 0
    for step in (1, -1):
        for distance in range(1, state.players):
            plot = (mine + step * distance) % state.players
            residents = [who for who in range(state.players) if state.slot[who] == plot]
            if residents:
                for who in residents:
                    found |= 1 << who
                break
    for who in range(state.players):
        if state.slot[who] == mine:
            found |= 1 << who
    return found & ~(1 << seat)


def vote_neighbours(state: QuintebourgState, seat: int) -> int:
    """The nearest unharmed, wounded or comatose person on each side (QB-RULING-104), condemned today or not."""
    found = 0
    for step in (1, -1):
        for who in clockwise(state, seat, step):
            if state.published[who] <= COMATOSE:
                found |= 1 << who
                break
    return found


def houses(state: QuintebourgState) -> list[int]:
    """The plots with a house: all but the doctor's."""
    doctor = state.doctor
    return [plot for plot in range(state.players) if doctor < 0 or plot != state.slot[doctor]]


def residents(state: QuintebourgState, place: int) -> list[int]:
    """The residents of a house or of the bunker."""
    return [seat for seat in range(state.players) if state.home(seat) == place]


def rooms(state: QuintebourgState) -> list[int]:
    """The players whose hospital rooms are known: wounded, comatose, and nearly dead once they may be attacked."""
    return list(seats_in(published(state, WOUNDED, NEARLY_DEAD if state.returned_told else COMATOSE)))


def place_options(state: QuintebourgState) -> list[Option]:
    """Houses and rooms, as options."""
    return [*[Position(plot) for plot in houses(state)], *[(ROOM_WORD, Seat(seat)) for seat in rooms(state)]]


def place_of(parts: object) -> int:
    """The place that an option, or the rest of one, names; -1 if it names none."""
    if isinstance(parts, tuple):
        if len(parts) == 1:
            parts = parts[0]
        elif len(parts) == 2 and parts[0] == ROOM_WORD:
            return room(parts[1].seat) if isinstance(parts[1], Seat) else -1
    if isinstance(parts, Position):
        return parts.place
    if parts == Word("bunker"):
        return BUNKER
    if parts == Word("pot"):
        return POT
    return -1


def bed(state: QuintebourgState, seat: int) -> int:
    """Where a player sleeps by default."""
    return state.home(seat) if state.health[seat] == UNHARMED else room(seat)


def total_coins(state: QuintebourgState) -> int:
    """All coins in the game: purses, estates and pot, but not the bank."""
    return sum(state.coins) + sum(state.estates) + max(state.pot, 0)


def coins_at_start(state: QuintebourgState) -> int:
    """The coins at the start, which are public. The total now would reveal payments to the bank (QB-KNOW-16)."""
    return total_coins(state) + state.bank
