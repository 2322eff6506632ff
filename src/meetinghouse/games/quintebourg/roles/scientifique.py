"""Scientist, geek, researcher, tinkerer, engineer: who was at home, and where was a Reptilian (QB-EFF-SCIENCE)."""

from __future__ import annotations

from ....engine.candidates import seat_options
from ....engine.values import Option, Seat, Word, seats_in
from ..components.names import COMATOSE, PACK, UNHARMED, split
from ..events import RevealAnswered, StalkAnswered
from ..phases.night.call import Asked, Once
from ..queries.town import NONE, members, place_of, place_options, published
from ..state import Quintebourg, QuintebourgState
from .role import Role

STALK, REVEAL = Word("stalk"), Word("reveal")


class Invention(Once):
    """Stalk a player or reveal a place. Only the holder hears the answer, about long actions (QB-RULING-81)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        stalked = [(STALK, one) for one in seat_options(published(state, UNHARMED, COMATOSE))]
        places = [place if isinstance(place, tuple) else (place,) for place in place_options(state)]
        return [NONE, *stalked, *[(REVEAL, *place) for place in places]], {}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        state = game.state
        assert isinstance(option, tuple)
        if option[0] == STALK and isinstance(option[1], Seat):
            target = option[1].seat
            game.tell(seat, StalkAnswered(seat, target, state.position[target] == state.home(target)))
        else:
            place = place_of(option[1:])
            pack = members(state, PACK) if state.mode != "m" else 0
            there = any(state.position[each] == place for each in seats_in(pack))
            game.tell(seat, RevealAnswered(seat, *split(place), there))


SCIENTIFIQUE: Role = Role(
    "scientifique", "geek", "chercheur", "bricoleur", "ingenieur", calls=[Invention("science", "R")]
)  # fmt: skip
