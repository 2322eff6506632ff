"""The cheater, and those like him: larceny, or a rigged ballot (QB-EFF-CHEAT)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Amount, Option, Position, Seat, Word, seats_in
from ..call import Call, chosen_seat, close_seats, part, seats, word_of
from ..events import LootCounted
from ..money import change, give
from ..names import BUNKER, POT, ROOM, B, C, I
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, able, coins_at_start, houses, place_of, published, rooms, with_effect

LARCENY, RIG, ALL = Word("larceny"), Word("rig"), Word("all")


def owners(state: QuintebourgState, place: int) -> list[int]:
    """Whose coins lie there: patients carry theirs into hospital (QB-RULING-75)."""
    if place >= ROOM:
        return [place - ROOM] if state.health[place - ROOM] in (B, C) else []
    return [seat for seat in range(state.players) if state.health[seat] == I and state.home(seat) == place]


def steal_half(game: Quintebourg, thief: int, place: int) -> int:
    """Half of what lies there, rounded up, coin by coin from the richer; how much it was."""
    state = game.state
    if place == POT:
        loot = (max(state.pot, 0) + 1) // 2
        state.pot -= loot
        change(game, thief, loot)
        return loot
    robbed = [seat for seat in owners(state, place) if seat != thief]
    loot = (sum(state.coins[seat] for seat in robbed) + 1) // 2
    taken = dict.fromkeys(robbed, 0)
    for _ in range(loot):
        richest = max(robbed, key=lambda seat: (state.coins[seat] - taken[seat], -seat))
        taken[richest] += 1
    for seat, amount in taken.items():
        change(game, seat, -amount)
    change(game, thief, loot)
    return loot


class Cheat(Call):
    """Steal half of what lies in a place, and perhaps give of it; or rig the next ballot."""

    name: ClassVar[str] = "cheat"
    step: ClassVar[str] = "S"
    seconds: ClassVar[float] = 15

    def callees(self, game: Quintebourg) -> int:
        """The one whose night it is."""
        return with_effect(game.state, *self.tonight(game.state)) & able(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """What; after a larceny, to whom of the loot, and how much."""
        state = game.state
        if "cheat" not in given:
            own = Position(state.slot[seat])
            closed: dict[Option, str] = {(LARCENY, own): "QB-RULING-75"}
            if state.home(seat) == BUNKER:
                closed = {(LARCENY, Word("bunker")): "QB-RULING-75"}
            return part("cheat", deeds(state), closed)
        if word_of(given, "cheat") != "larceny" or "loot-share" in given or given.get("loot-to") == NONE:
            return None
        if "loot-to" not in given:
            return part("loot-to", [NONE, *seats(published(state, I, C))], close_seats(1 << seat, "QB-EFF-CHEAT-03"))
        most = (coins_at_start(state) + 1) // 2  # nobody can steal more, and that number is public
        return part("loot-share", [ALL, *[Amount(n) for n in range(1, most + 1)]], default=ALL)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The coins move now; the rigging shows after the ballot (QB-RULING-76)."""
        state = game.state
        for seat, given in answers.items():
            option = given.get("cheat")
            if not isinstance(option, tuple):
                continue
            if word_of(given, "cheat") == "rig":
                state.rig = [seat, chosen_seat(given, "cheat")]
                continue
            loot = steal_half(game, seat, place_of(option[1:]))
            game.tell(seat, LootCounted(seat, loot))
            heir, share = chosen_seat(given, "loot-to"), given.get("loot-share", ALL)
            given_away = min(loot, share.amount) if isinstance(share, Amount) else loot
            if heir >= 0:
                give(game, seat, heir, given_away)


def deeds(state: QuintebourgState) -> list[Option]:
    """Everywhere one may steal, everybody one may rig against, and nothing."""
    found: list[Option] = [NONE, *[(LARCENY, Position(plot)) for plot in houses(state)]]
    found += [(LARCENY, Word("room"), Seat(each)) for each in rooms(state)]
    if state.doctor >= 0:
        found.append((LARCENY, Word("bunker")))
    if state.pot >= 0:
        found.append((LARCENY, Word("pot")))
    return found + [(RIG, Seat(each)) for each in seats_in(published(state, I, C))]
