"""Pairs: lovers, haters, casual partners choose where they meet (QB-DUO); Eris and Cupid make the last two."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Word
from ..call import Call, chosen_seat, close_seats, part, seats
from ..events import PairMade
from ..names import ROOM, B, C, I
from ..state import Quintebourg, QuintebourgState
from ..town import fit, of_health, published, with_effect

MINE, THEIRS = Word("mine"), Word("theirs")


def agree(game: Quintebourg, proposals: list[int], label: str) -> int:
    """The place both proposed; chance where they differ (QB-RULING-46)."""
    one, two = proposals
    return one if one == two else game.chance.pick(sorted(proposals), label)


def lovers(state: QuintebourgState) -> list[int]:
    """The two lovers, the lower seat first; nobody where there are none."""
    return [seat for seat in range(state.players) if state.lover[seat] >= 0]


class Meeting(Call):
    """A pair chooses one of its two homes."""

    def pair(self, state: QuintebourgState) -> list[int]:
        """The two of them, the lower seat first."""
        raise NotImplementedError

    def callees(self, game: Quintebourg) -> int:
        """Both, or whoever is able."""
        pair = self.pair(game.state)
        return sum(1 << seat for seat in pair) & fit(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Mine or theirs."""
        return None if self.name in given else part(self.name, [MINE, THEIRS], default=MINE)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Remember the place; a silent one proposed his own."""
        pair = self.pair(game.state)
        if len(pair) != 2:
            return
        proposals = []
        for seat, other in zip(pair, pair[::-1], strict=True):
            choice = answers.get(seat, {}).get(self.name)
            proposals.append(game.state.home(other if choice == THEIRS else seat))
        self.fix(game.state, agree(game, proposals, self.name))

    def fix(self, state: QuintebourgState, place: int) -> None:
        """It is agreed."""
        raise NotImplementedError


class Lovers(Meeting):
    """Every night; where one lies in hospital the other watches there (QB-LONG-02)."""

    name: ClassVar[str] = "lovers"
    step: ClassVar[str] = "F"
    seconds: ClassVar[float] = 30

    def pair(self, state: QuintebourgState) -> list[int]:
        """The lovers."""
        return lovers(state)

    def fix(self, state: QuintebourgState, place: int) -> None:
        """Where they try to sleep together."""
        state.lovers_place = place


class Haters(Meeting):
    """Tuesdays and Fridays."""

    name: ClassVar[str] = "haters"
    step: ClassVar[str] = "G"
    seconds: ClassVar[float] = 15

    def pair(self, state: QuintebourgState) -> list[int]:
        """The haters."""
        return [seat for seat in range(state.players) if state.hater[seat] >= 0]

    def fix(self, state: QuintebourgState, place: int) -> None:
        """Where they fight."""
        state.haters_place = place


class Partners(Meeting):
    """Wednesdays and Saturdays."""

    name: ClassVar[str] = "partners"
    step: ClassVar[str] = "G"
    seconds: ClassVar[float] = 15

    def pair(self, state: QuintebourgState) -> list[int]:
        """The casual partners."""
        return [seat for seat in range(state.players) if state.casual[seat] >= 0]

    def fix(self, state: QuintebourgState, place: int) -> None:
        """Where they meet."""
        state.casual_place = place


class MakePair(Call):
    """On the first night two characters are named, who learn of each other and not by whom."""

    step: ClassVar[str] = "G"
    seconds: ClassVar[float] = 15
    role: ClassVar[str] = ""
    duo: ClassVar[str] = ""

    def callees(self, game: Quintebourg) -> int:
        """The role, unless dead, on the first night."""
        state = game.state
        return with_effect(state, self.role) & of_health(state, I, C + 1) if state.night == 1 else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """One, then another; themselves too if they like (QB-RULING-82)."""
        first, second = f"{self.name}-1", f"{self.name}-2"
        if second in given:
            return None
        everybody = game.state.everybody
        if first not in given:
            return part(first, seats(everybody), default=None, kind=self.name)
        closed = close_seats(1 << chosen_seat(given, first), "QB-RULING-82")
        return part(second, seats(everybody), closed, None, kind=self.name)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Both are told; without an answer chance names them."""
        state = game.state
        for given in answers.values():
            pair = [chosen_seat(given, f"{self.name}-1"), chosen_seat(given, f"{self.name}-2")]
            if min(pair) < 0:
                everybody = list(range(state.players))
                pair = [game.chance.pick(everybody, self.name)]
                everybody.remove(pair[0])
                pair.append(game.chance.pick(everybody, self.name))
            one, two = pair
            if self.duo == "haters" and state.lover[one] == two:
                continue
            bonds = state.hater if self.duo == "haters" else state.casual
            bonds[one], bonds[two] = two, one
            game.tell(one, PairMade(one, two, self.duo))
            game.tell(two, PairMade(two, one, self.duo))


class MakeHaters(MakePair):
    """Eris (QB-EFF-ERIS-01)."""

    name: ClassVar[str] = "make-haters"
    role: ClassVar[str] = "eris"
    duo: ClassVar[str] = "haters"


class MakePartners(MakePair):
    """Cupid (QB-EFF-CUPIDON-01)."""

    name: ClassVar[str] = "make-partners"
    role: ClassVar[str] = "cupidon"
    duo: ClassVar[str] = "partners"


def vigil(state: QuintebourgState) -> tuple[int, int, int] | None:
    """Who of the lovers watches whom, in which room (QB-RULING-47); None where neither lies in hospital alone."""
    pair = lovers(state)
    if len(pair) != 2:
        return None
    one, two = pair
    ill = [seat for seat in pair if state.health[seat] in (B, C)]
    if not ill or max(state.health[one], state.health[two]) > C:
        return None
    if len(ill) == 1:
        patient = ill[0]
    elif C in (state.health[one], state.health[two]):
        patient = one if state.health[one] == C else two
        if state.health[one] == state.health[two]:
            return None
    else:
        patient = min(pair, key=lambda seat: (state.since[seat], seat))
    watcher = two if patient == one else one
    return watcher, patient, ROOM + patient


def waking(state: QuintebourgState) -> int:
    """The lovers who can make signs: none where one is known to be in a coma (QB-RULING-138)."""
    pair = sum(1 << seat for seat in lovers(state))
    return 0 if pair & ~published(state, I, B) else pair & fit(state)
