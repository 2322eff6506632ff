"""What the two chiefs of the mafia share: henchmen, corruption, guard duty, punishment (QB-MAFIA)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Otherwise, Question
from ....engine.sheet import Given
from ....engine.values import Choice, Option, Seat, Word, seats_in
from ..components.names import CONCERNED, NEARLY_DEAD, UNHARMED, WOUNDED, split
from ..events import GuardPosted, HenchmenChosen
from ..offers import TownOffer
from ..phases.night.call import Asked, Call, Several, close_seats, part, seat_of, seats
from ..queries import positions
from ..queries.town import NONE, able, acts, bit, fit, place_of, place_options, published, with_effect
from ..state import Quintebourg, QuintebourgState
from ..verbs.health import worsen
from .power import Power, alive

CORRUPT, GUARD = Word("corrupt"), Word("guard")
CHIEFS = ("parrain", "bras-droit")
NUMBER = ("henchmen", "right_hand_henchmen")  # the settings that say how many each has


def chief_of(state: QuintebourgState, which: int) -> int:
    """The godfather (0) or his right hand (1); -1 if that role is not in play."""
    effect, role = state.effect, CHIEFS[which]
    return effect.index(role) if role in effect else -1


def gang_of(state: QuintebourgState, seat: int) -> int:
    """Which of the two chiefs that player is; -1 if he is neither."""
    return CHIEFS.index(state.effect[seat]) if state.effect[seat] in CHIEFS else -1


def commanded(state: QuintebourgState, which: int) -> int:
    """The players whom a chief commands: his henchmen; the godfather also commands his right hand."""
    right_hand = with_effect(state, CHIEFS[1]) if which == 0 and chief_of(state, 0) >= 0 else 0
    return state.henchmen[which] | right_hand


def may_not_be_henchman(state: QuintebourgState, which: int) -> dict[Option, str]:
    """Who cannot be chosen by that chief, and why; the godfather does not know whom his right hand commands."""
    godfather, right_hand = bit(chief_of(state, 0)), bit(chief_of(state, 1))
    return (
        close_seats(state.henchmen[0] if which else 0, "QB-MAFIA-15")
        | close_seats(bit(state.doctor), "QB-MAFIA-18")
        | close_seats(godfather, "QB-MAFIA-15")
        | close_seats(right_hand, "QB-MAFIA-16")
    )


def recruit(game: Quintebourg, which: int, chosen: list[int]) -> None:
    """Give henchmen to one chief, if need be from the other. Gangs that change learn their members (QB-RULING-84)."""
    state = game.state
    gone = state.henchmen[1 - which]
    for seat in chosen:
        state.henchmen[1 - which] &= ~(1 << seat)
        state.henchmen[which] |= 1 << seat
    if state.henchmen[1 - which] != gone:
        tell_gang(game, 1 - which)
    if commanded(state, which):
        tell_gang(game, which)


def tell_gang(game: Quintebourg, which: int) -> None:
    """Tell all members of a gang who belongs to it."""
    chief, gang = chief_of(game.state, which), commanded(game.state, which)
    game.tell_some(gang | 1 << chief, HenchmenChosen(chief, CHIEFS[which], seats_in(gang)))


class ChooseHenchmen(Several):
    """On the first night a chief chooses his henchmen (QB-RULING-83)."""

    @property
    def which(self) -> int:
        """Which chief: 0 for the godfather, 1 for his right hand."""
        return CHIEFS.index(self.roles[0])

    def callees(self, game: Quintebourg) -> int:
        return with_effect(game.state, *self.roles) if self.times(game.state) else 0

    def times(self, state: QuintebourgState) -> int:
        return int(state.options[NUMBER[self.which]])

    def ask(self, state: QuintebourgState, seat: int, done: list[Option]) -> Asked:
        closed = may_not_be_henchman(state, self.which) | dict.fromkeys(done, "QB-MAFIA-01")
        return seats(state.everybody), closed

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Chance chooses the henchmen whom he did not name."""
        state = game.state
        chief = chief_of(state, self.which)
        if chief < 0:
            return
        chosen = [seat_of(option) for option in self.chosen(state, answers.get(chief, {}))]
        closed = may_not_be_henchman(state, self.which)
        free = [seat for seat in range(state.players) if Seat(seat) not in closed and seat not in chosen]
        while len(chosen) < self.times(state) and free:
            seat = game.chance.pick(free, "henchmen")
            free.remove(seat)
            chosen.append(seat)
        recruit(game, self.which, chosen)


class Chief(Call):
    """A chief corrupts a voter, puts a henchman on guard, or does neither."""

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """First what to do and with whom, then against whom or where."""
        state = game.state
        what, whom, then = [f"{self.name}-{each}" for each in ("what", "whom", "then")]
        if what not in given:
            return part(what, [NONE, CORRUPT, GUARD], kind="chief")
        if NONE in (given[what], given.get(whom)) or then in given:
            return None
        if given[what] == CORRUPT:
            if whom not in given:
                return part(whom, seats(published(state, UNHARMED, WOUNDED)), default=None, kind="corrupt")
            return part(then, seats(alive(state)), {given[whom]: "QB-MAFIA-19"}, None, "corrupt-against")
        if whom not in given:
            closed = close_seats(state.everybody & ~self.available(state), "QB-MAFIA-11")
            return part(whom, [NONE, *seats(state.everybody)], closed, kind="guard")
        return part(then, place_options(state), default=None, kind="guard-place")

    def available(self, state: QuintebourgState) -> int:
        """Henchmen he can send: able, and not in a night with a lover or a casual partner (QB-RULING-48)."""
        _, level = positions.positions(state)
        private = (positions.VIGIL, positions.CASUAL, positions.LOVERS)
        busy = sum(1 << seat for seat in range(state.players) if level[seat] in private)
        return commanded(state, CHIEFS.index(self.name)) & able(state) & ~busy

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """An order to vote, or a place to guard."""
        state = game.state
        for seat, given in answers.items():
            what, whom = given.get(f"{self.name}-what"), seat_of(given.get(f"{self.name}-whom"))
            then = given.get(f"{self.name}-then")
            if whom < 0 or then is None:
                continue
            if what == CORRUPT:
                if state.health[whom] <= WOUNDED:
                    state.orders.append((whom, seat_of(then), seat, 0))
            elif self.available(state) >> whom & 1:
                place = place_of(then)
                state.guards.append((whom, place))
                game.tell_some(1 << whom | 1 << seat, GuardPosted(whom, *split(place)))

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return acts(state, seat) or all(order[2] != seat for order in state.orders)


class Punish(Power):
    """A chief leaves one of the players he commands nearly dead."""

    def marks(self, state: QuintebourgState, seat: int) -> int:
        which = gang_of(state, seat)
        return commanded(state, which) & alive(state) if which >= 0 else 0

    def use(self, game: Quintebourg, seat: int, target: int) -> None:
        worsen(game, target, NEARLY_DEAD)


PUNISH = Punish("punish", "QB-MAFIA-03", by_the_dead=True)


class Recruit(TownOffer):
    """At the feast a chief without a henchman on his feet may recruit one (QB-RULING-84)."""

    name: ClassVar[str] = "recruit"
    otherwise: ClassVar[str] = "QB-RULING-84"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        state, which = game.state, gang_of(game.state, seat)
        standing = fit(state)
        if which < 0 or not standing >> seat & 1:
            return self.otherwise
        closed = may_not_be_henchman(state, which)
        free = tuple([option for option in seats(standing) if option not in closed])
        if not free or state.henchmen[which] & standing or not state.options[NUMBER[which]]:
            return self.otherwise
        return Question("recruit", Otherwise(free, closed.items), seen_by=CONCERNED, rule=self.otherwise)

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Seat)
        recruit(game, gang_of(game.state, seat), [choice.seat])


RECRUIT = Recruit()
