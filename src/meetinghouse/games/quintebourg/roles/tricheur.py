"""Cheater, brigand, hacker: larceny, or a rigged ballot (QB-EFF-CHEAT)."""

from __future__ import annotations

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Amount, Option, Position, Seat, Word, seats_in
from ..components.names import BUNKER, COMATOSE, POT, UNHARMED, WOUNDED, patient_of
from ..events import LootCounted
from ..phases.night.call import Call, close_seats, part, seat_of, seats, word_of
from ..queries.town import NONE, coins_at_start, houses, place_of, published, rooms
from ..state import Quintebourg, QuintebourgState
from ..verbs.money import change, give
from .role import Role

LARCENY, RIG, ALL = Word("larceny"), Word("rig"), Word("all")


def owners(state: QuintebourgState, place: int) -> list[int]:
    """The owners of the coins at a place; patients carry theirs into hospital (QB-RULING-75)."""
    if (patient := patient_of(place)) >= 0:
        return [patient] if state.health[patient] in (WOUNDED, COMATOSE) else []
    return [seat for seat in range(state.players) if state.health[seat] == UNHARMED and state.home(seat) == place]


def steal_half(game: Quintebourg, thief: int, place: int) -> int:
    """Steal half of the coins at a place, rounded up, one by one from the richer owner. Returns how many."""
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
        taken[max(robbed, key=lambda seat: (state.coins[seat] - taken[seat], -seat))] += 1
    for seat, amount in taken.items():
        change(game, seat, -amount)
    change(game, thief, loot)
    return loot


class Cheat(Call):
    """Steal half of the coins at a place, and perhaps share them; or rig the next ballot."""

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """First what to do; after a larceny, who gets a part of the loot, and how much."""
        state = game.state
        if self.name not in given:
            home = Word("bunker") if state.home(seat) == BUNKER else Position(state.slot[seat])
            return part(self.name, deeds(state), {(LARCENY, home): "QB-RULING-75"})
        if word_of(given[self.name]) != "larceny" or "loot-share" in given or given.get("loot-to") == NONE:
            return None
        if "loot-to" not in given:
            heirs = seats(published(state, UNHARMED, COMATOSE))
            return part("loot-to", [NONE, *heirs], close_seats(1 << seat, "QB-EFF-CHEAT-03"))
        most = (coins_at_start(state) + 1) // 2  # nobody can steal more, and that number is public
        return part("loot-share", [ALL, *[Amount(n) for n in range(1, most + 1)]], default=ALL)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The coins move now; the rigging shows after the ballot (QB-RULING-76)."""
        for seat, given in answers.items():
            option = given.get(self.name)
            if word_of(option) == "rig":
                game.state.rig = [seat, seat_of(option)]
            elif isinstance(option, tuple):
                loot = steal_half(game, seat, place_of(option[1:]))
                game.tell(seat, LootCounted(seat, loot))
                heir, share = seat_of(given.get("loot-to")), given.get("loot-share", ALL)
                if heir >= 0:
                    give(game, seat, heir, min(loot, share.amount) if isinstance(share, Amount) else loot)


def deeds(state: QuintebourgState) -> list[Option]:
    """The options: every place to steal from, every player to rig the ballot against, and nothing."""
    found: list[Option] = [NONE, *[(LARCENY, Position(plot)) for plot in houses(state)]]
    found += [(LARCENY, Word("room"), Seat(each)) for each in rooms(state)]
    if state.doctor >= 0:
        found.append((LARCENY, Word("bunker")))
    if state.pot >= 0:
        found.append((LARCENY, Word("pot")))
    return found + [(RIG, Seat(each)) for each in seats_in(published(state, UNHARMED, COMATOSE))]


TRICHEUR: Role = Role("tricheur", "brigand", "hackeur", calls=[Cheat("cheat", "S", 15)])
