"""What the nearly dead and the dead do at night (QB-DEAD, QB-RULING-113)."""

from __future__ import annotations

from .....engine.sheet import Given
from .....engine.values import seats_in
from ...components.names import COMATOSE, UNHARMED
from ...events import WhisperBegan
from ...queries.town import NONE, able, published, restless
from ...state import Quintebourg, QuintebourgState
from .call import Asked, Call, Once, Talk, most_named, seat_of, seats


class Dead(Once):
    """Each names somebody among the living, or nobody."""

    def __init__(self, name: str, named: str = "") -> None:
        super().__init__(name, "B2")
        self.named = named  # the field of the state that holds the player named most often

    def callees(self, game: Quintebourg) -> int:
        """All players in the morgue, except those who only watch (QB-RULING-115)."""
        return restless(game.state)

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [NONE, *seats(published(state, UNHARMED, COMATOSE))], {}

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Charms last until this step of the next night (QB-RULING-114)."""
        state = game.state
        state.jinx = state.luck = -1
        first = most_named([seat_of(given.get(self.name)) for given in answers.values()])
        if first:
            seat = first[0] if len(first) == 1 else game.chance.pick(first, "dead")
            if self.named:
                setattr(state, self.named, seat)


class Whisper(Dead):
    """Each dead may call somebody to a whispered talk; all who called or were called are there."""

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        super().act(game, answers)
        state = game.state
        state.whispering = 0
        for seat, given in answers.items():
            called = seat_of(given.get(self.name))
            state.whispering |= 1 << seat | 1 << called if called >= 0 else 0
        if state.whispering:
            game.tell_some(state.whispering, WhisperBegan(seats_in(state.whispering)))


class WhisperTalk(Talk):
    """Ten seconds of signs between the dead and those they called."""

    def callees(self, game: Quintebourg) -> int:
        return game.state.whispering

    def circle(self, state: QuintebourgState) -> int:
        return state.whispering

    def signing(self, game: Quintebourg) -> int:
        """The dead, and those of the living who are able to act."""
        return game.state.whispering & (able(game.state) | restless(game.state))

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        game.state.whispering = 0


CALLS: tuple[Call, ...] = (
    Dead("dead-name", "dead_name"),  # revealed at the end of the next vote
    Dead("dead-jinx", "jinx"),  # dice hurt this player one notch more
    Dead("dead-luck", "luck"),  # or one notch less
    Whisper("dead-whisper"),
    WhisperTalk("whisper-talk", "B2", 10),
)
