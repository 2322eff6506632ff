"""The scientist, and those like him: who was at home, and where was a Reptilian (QB-EFF-SCIENCE)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word, seats_in
from ..call import Call, part, word_of
from ..events import RevealAnswered, StalkAnswered
from ..names import PACK, C, I
from ..state import Quintebourg
from ..town import NONE, able, members, place_of, place_options, published, with_effect
from .mafia import split

STALK, REVEAL = Word("stalk"), Word("reveal")


class Science(Call):
    """One of two inventions."""

    name: ClassVar[str] = "science"
    step: ClassVar[str] = "R"

    def callees(self, game: Quintebourg) -> int:
        """Those whose night it is."""
        return with_effect(game.state, *self.tonight(game.state)) & able(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Stalk a person or reveal a place."""
        if "science" in given:
            return None
        state = game.state
        options: list[Option] = [NONE, *[(STALK, Seat(each)) for each in seats_in(published(state, I, C))]]
        for place in place_options(state):
            options.append((REVEAL, *place) if isinstance(place, tuple) else (REVEAL, place))
        return part("science", options)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """He alone hears the answer: of the long action of the night (QB-RULING-81)."""
        state = game.state
        for seat, given in answers.items():
            option = given.get("science")
            if not isinstance(option, tuple):
                continue
            if word_of(given, "science") == "stalk" and isinstance(option[1], Seat):
                target = option[1].seat
                game.tell(seat, StalkAnswered(seat, target, state.position[target] == state.home(target)))
            else:
                place = place_of(option[1:])
                pack = members(state, PACK) if state.mode != "m" else 0
                there = any(state.position[each] == place for each in seats_in(pack))
                house, room = split(place)
                game.tell(seat, RevealAnswered(seat, house, room, there))
