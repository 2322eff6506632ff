"""The godfather and his right hand: henchmen, corruption, guard duty (QB-MAFIA)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word, seats_in
from .. import positions
from ..call import Call, chosen_seat, close_seats, closing, part, seats, word_of
from ..events import GuardPosted, HenchmenChosen
from ..names import BUNKER, ROOM, B, C, I
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, able, place_of, place_options, published, with_effect

CORRUPT, GUARD = Word("corrupt"), Word("guard")
CHIEFS = ("parrain", "bras-droit")


def chief_of(state: QuintebourgState, which: int) -> int:
    """The godfather (0) or his right hand (1); -1 where that role is not in play."""
    found = with_effect(state, CHIEFS[which])
    return found.bit_length() - 1


def commanded(state: QuintebourgState, which: int) -> int:
    """Whom a chief commands: his henchmen, and the godfather his right hand too."""
    right_hand = with_effect(state, CHIEFS[1]) if which == 0 and chief_of(state, 0) >= 0 else 0
    return state.henchmen[which] | right_hand


def may_not_be_henchman(state: QuintebourgState, which: int) -> dict[Option, str]:
    """Who cannot be chosen by that chief, and why; the godfather does not know whom his right hand commands."""
    closed = close_seats(state.henchmen[0] if which else 0, "QB-MAFIA-15")
    if state.doctor >= 0:
        closed |= close_seats(1 << state.doctor, "QB-MAFIA-18")
    for chief in (0, 1):
        seat = chief_of(state, chief)
        if seat >= 0:
            closed |= close_seats(1 << seat, "QB-MAFIA-16" if chief else "QB-MAFIA-15")
    return closed


def recruit(game: Quintebourg, which: int, chosen: list[int]) -> None:
    """The henchmen of one chief learn of each other and of him; one of the right hand's goes over (QB-RULING-84)."""
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
    """Who is in a gang, to all of it."""
    chief, gang = chief_of(game.state, which), commanded(game.state, which)
    game.tell_some(gang | 1 << chief, HenchmenChosen(chief, CHIEFS[which], seats_in(gang)))


class ChooseHenchmen(Call):
    """On the first night a chief chooses his henchmen (QB-RULING-83)."""

    step: ClassVar[str] = "0"
    seconds: ClassVar[float] = 20
    which: ClassVar[int] = 0

    def number(self, state: QuintebourgState) -> int:
        """How many."""
        return int(state.options["henchmen" if self.which == 0 else "right_hand_henchmen"])

    def callees(self, game: Quintebourg) -> int:
        """The chief."""
        return with_effect(game.state, CHIEFS[self.which]) if self.number(game.state) else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """One after another."""
        state = game.state
        chosen = [f"{self.name}-{n}" for n in range(1, self.number(state) + 1)]
        key = next((key for key in chosen if key not in given), None)
        if key is None:
            return None
        closed = may_not_be_henchman(state, self.which)
        for done in chosen:
            if done in given:
                closed[given[done]] = "QB-MAFIA-01"
        return part(key, seats(state.everybody), closed, None, kind=self.name)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Whom he did not name, chance does."""
        state = game.state
        chief = chief_of(state, self.which)
        if chief < 0:
            return
        given = answers.get(chief, {})
        chosen = [chosen_seat(given, f"{self.name}-{n}") for n in range(1, self.number(state) + 1)]
        chosen = [seat for seat in chosen if seat >= 0]
        closed = may_not_be_henchman(state, self.which)
        free = [seat for seat in range(state.players) if Seat(seat) not in closed and seat not in chosen]
        while len(chosen) < self.number(state) and free:
            seat = game.chance.pick(free, "henchmen")
            free.remove(seat)
            chosen.append(seat)
        recruit(game, self.which, chosen)


class ParrainHenchmen(ChooseHenchmen):
    """The godfather's."""

    name: ClassVar[str] = "henchmen-parrain"


class BrasDroitHenchmen(ChooseHenchmen):
    """His right hand's, among the rest."""

    name: ClassVar[str] = "henchmen-bras-droit"
    which: ClassVar[int] = 1


class Chief(Call):
    """Corrupt a voter, or put a henchman on guard, or neither."""

    step: ClassVar[str] = "O"
    seconds: ClassVar[float] = 20
    which: ClassVar[int] = 0

    def callees(self, game: Quintebourg) -> int:
        """The chief whose night it is."""
        state = game.state
        return with_effect(state, self.name) & able(state) if self.name in self.tonight(state) else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """What, whom, then against whom or where."""
        state = game.state
        what, whom, then = [f"{self.name}-{each}" for each in ("what", "whom", "then")]
        if what not in given:
            return part(what, [NONE, CORRUPT, GUARD], kind="chief")
        if given[what] == NONE or then in given:
            return None
        if given[what] == CORRUPT:
            if whom not in given:
                return part(whom, seats(published(state, I, B)), default=None, kind="corrupt")
            return part(then, seats(published(state, I, C)), {given[whom]: "QB-MAFIA-19"}, None, "corrupt-against")
        if whom not in given:
            options = [NONE, *seats(state.everybody)]
            closed = closing(seats(state.everybody & ~self.available(state)), "QB-MAFIA-11")
            return part(whom, options, closed, kind="guard")
        if given[whom] == NONE:
            return None
        return part(then, place_options(state), default=None, kind="guard-place")

    def available(self, state: QuintebourgState) -> int:
        """Henchmen he can send: able, and not in a night with a lover or a casual partner (QB-RULING-48)."""
        _, level = positions.positions(state)
        private = (positions.VIGIL, positions.CASUAL, positions.LOVERS)
        busy = sum(1 << seat for seat in range(state.players) if level[seat] in private)
        return commanded(state, self.which) & able(state) & ~busy

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """An order to vote, or a place to guard."""
        state = game.state
        for seat, given in answers.items():
            what = word_of(given, f"{self.name}-what")
            whom = chosen_seat(given, f"{self.name}-whom")
            then = given.get(f"{self.name}-then")
            if whom < 0 or then is None:
                continue
            if what == "corrupt" and isinstance(then, Seat):
                if state.health[whom] <= B:
                    state.orders.append([whom, then.seat, seat, 0])
            elif what == "guard" and self.available(state) >> whom & 1:
                state.guards.append([whom, place_of(then)])
                house, room = split(place_of(then))
                game.tell_some(1 << whom | 1 << seat, GuardPosted(whom, house, room))


def split(place: int) -> tuple[int | None, int | None]:
    """A place as it is told: a house's number or a patient's room; neither is the bunker."""
    return (None, place - ROOM) if place >= ROOM else (None if place == BUNKER else place, None)


class Parrain(Chief):
    """Mondays, Wednesdays and Fridays."""

    name: ClassVar[str] = "parrain"


class BrasDroit(Chief):
    """Tuesdays, Thursdays and Saturdays."""

    name: ClassVar[str] = "bras-droit"
    which: ClassVar[int] = 1
