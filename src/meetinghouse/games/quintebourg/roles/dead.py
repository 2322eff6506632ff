"""What the nearly dead and the dead do, by the night (QB-DEAD, QB-RULING-113)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import DONE, seats_in
from ..call import Call, chosen_seat, part, seats
from ..events import WhisperBegan
from ..names import C, I
from ..state import Quintebourg
from ..town import NONE, able, published, restless


class Dead(Call):
    """Each names somebody, or nobody."""

    step: ClassVar[str] = "B2"

    def callees(self, game: Quintebourg) -> int:
        """All who lie in the morgue, but those who only watch (QB-RULING-115)."""
        return restless(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Anyone who is not there."""
        return None if self.name in given else part(self.name, [NONE, *seats(published(game.state, I, C))])

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Charms last until this step of the next night (QB-RULING-114)."""
        state = game.state
        state.jinx = state.luck = -1
        named = [chosen_seat(given, self.name) for given in answers.values()]
        named = [seat for seat in named if seat >= 0]
        most = max((named.count(seat) for seat in named), default=0)
        first = sorted({seat for seat in named if named.count(seat) == most})
        if first:
            self.choose(game, first[0] if len(first) == 1 else game.chance.pick(first, "dead"))

    def choose(self, game: Quintebourg, seat: int) -> None:
        """The one whom most of them named."""


class DeadName(Dead):
    """A name for the ballot."""

    name: ClassVar[str] = "dead-name"

    def choose(self, game: Quintebourg, seat: int) -> None:
        """Revealed at the end of the next vote."""
        game.state.dead_name = seat


class DeadJinx(Dead):
    """A bad-luck charm."""

    name: ClassVar[str] = "dead-jinx"

    def choose(self, game: Quintebourg, seat: int) -> None:
        """Dice go one notch worse for him."""
        game.state.jinx = seat


class DeadLuck(Dead):
    """A lucky charm."""

    name: ClassVar[str] = "dead-luck"

    def choose(self, game: Quintebourg, seat: int) -> None:
        """Dice go one notch better for him."""
        game.state.luck = seat


class DeadWhisper(Dead):
    """Each dead may call somebody to a whispered talk."""

    name: ClassVar[str] = "dead-whisper"

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """All who called or were called are there."""
        super().act(game, answers)
        state = game.state
        state.whispering = 0
        for seat, given in answers.items():
            called = chosen_seat(given, self.name)
            if called >= 0:
                state.whispering |= 1 << seat | 1 << called
        if state.whispering:
            game.tell_some(state.whispering, WhisperBegan(seats_in(state.whispering)))


class WhisperTalk(Call):
    """Ten seconds of signs between the dead and those they called."""

    name: ClassVar[str] = "whisper-talk"
    step: ClassVar[str] = "B2"
    seconds: ClassVar[float] = 10

    def callees(self, game: Quintebourg) -> int:
        """All who are there."""
        return game.state.whispering

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """It only takes time."""
        return None if "whisper-talk" in given else part("whisper-talk", [DONE], default=DONE)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Over."""
        game.state.whispering = 0


def signing(game: Quintebourg) -> int:
    """Who can make signs: the dead, and the living who are able."""
    state = game.state
    return state.whispering & (able(state) | restless(state))
