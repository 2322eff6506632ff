"""Skadi, who chooses her camp on the third night (QB-ROLE-SKADI)."""

from __future__ import annotations

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Word, seats_in
from ..components.names import CAMPS, FACTION_OF_CAMP, IDEALISTES
from ..events import SkadiJoined, SkadiRecognised
from ..phases.night.call import Call, close_seats, part, seat_of, seats, word_of
from ..queries.town import camp, with_party
from ..state import Quintebourg, QuintebourgState
from ..verbs import camps
from .role import Role

REBOOT, JOIN = Word("reboot"), Word("join")
THIRD_NIGHT = 3
SINGLE_USE = ("coma-potion", "seth-kill", "rouge-kill", "bite", "noire-convert", "free-bullet")


def reboot(state: QuintebourgState, target: int) -> None:
    """Single-use powers may be used once more (QB-RULING-67, -68)."""
    uses = state.uses[target]
    for power in SINGLE_USE:
        if power in uses:
            state.use(target, power, -1)
    if "resurrect-self" in uses:
        state.use(target, "extra-miracle", -1)
    if state.party[target] in ("cortex", "minus"):
        state.mc_double = True


class Skadi(Call):
    """Skadi reboots a player and chooses any camp, or joins a player's camp, whatever her health."""

    def callees(self, game: Quintebourg) -> int:
        state = game.state
        called = with_party(state, "skadi") & ~state.watching if state.night == THIRD_NIGHT else 0
        return sum(1 << seat for seat in seats_in(called) if state.uses[seat]["choice"])

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Ask what she does and to whom, and after a reboot, which camp she joins."""
        if "skadi-way" not in given:
            return part("skadi-way", [REBOOT, JOIN], default=None)
        if "skadi-whom" not in given:
            return part("skadi-whom", seats(game.state.everybody), close_seats(1 << seat, "QB-RULING-69"), None)
        if given["skadi-way"] == REBOOT and "skadi-camp" not in given:
            options: list[Option] = [Word(name) for name in camps.camps_in_play(game.state)]
            return part("skadi-camp", options, default=None)
        return None

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """She is told her camp, and its members and she see each other (QB-RULING-70)."""
        state = game.state
        for seat, given in answers.items():
            target, name = seat_of(given.get("skadi-whom")), word_of(given.get("skadi-camp"))
            if target < 0 or (given.get("skadi-way") == REBOOT and not name):
                others = [each for each in range(state.players) if each != seat]
                target, name = game.chance.pick(others, "skadi"), ""
            state.uses[seat] = {**state.uses[seat], "choice": 0}
            if name:
                state.uses[seat] = {**state.uses[seat], "reboot": 0}
                reboot(state, target)
            else:
                name = camp(state, target)
            self.join(game, seat, name)

    def join(self, game: Quintebourg, seat: int, name: str) -> None:
        """She joins; idealists are not called."""
        state = game.state
        order = 1 << CAMPS.index(name) if name else 0
        camps.join(state, seat, order)
        game.tell(seat, SkadiJoined(seat, name))
        if not order or order == IDEALISTES:
            return
        faction = FACTION_OF_CAMP.get(order, 0)
        others = [each for each in range(state.players) if each != seat]
        fellows = [each for each in others if camps.counted(state, each) & order or state.factions[each] & faction]
        state.skadi_met = sum(1 << each for each in fellows)
        if faction:
            state.met[faction.bit_length() - 1] |= 1 << seat
        game.tell(seat, SkadiRecognised(seat, name, tuple(fellows)))
        for each in fellows:
            game.tell(each, SkadiRecognised(seat, name, (each,)))


SKADI: Role = Role("skadi", calls=[Skadi("skadi", "C", 20)], uses=["choice", "reboot"])
