"""The witches: they meet, and choose somebody together, at dawn for the Black Cat and at night as their victim.

Every player who holds or ever held a Witch card is a witch.
"""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import seat_options
from ....engine.decisions import Among
from ....engine.values import Choice, Seat, seats_in
from ..events import FellowsSeen, Narrated, TargetChosen, WitchSigned
from ..phases.stage import Stage
from ..queries import living_witches
from ..state import WITCHES_MET, Salem
from ..verbs import note_meetings, whisper


def witches_meet(game: Salem) -> None:
    """The living witches see each other."""
    state = game.state
    state.signs = {}
    state.chronicle += ((WITCHES_MET,),)
    note_meetings(state)
    witches = living_witches(state)
    if witches:
        whisper(game, witches, FellowsSeen(seats_in(witches)))


class WitchStage(Stage):
    """The witches choose any living seat together, one's own included, each seeing what the others point at."""

    signs_seen_by: ClassVar[str] = "fellows"

    def actors(self, game: Salem) -> int:
        return living_witches(game.state)

    def among(self, game: Salem, seat: int) -> Among:
        return seat_options(game.state.living)

    def signed(self, game: Salem, seat: int, choice: Choice) -> None:
        """The other witches see it."""
        super().signed(game, seat, choice)
        witches = self.actors(game)
        if witches >> seat & 1 and isinstance(choice, Seat):
            whisper(game, witches, WitchSigned(seat, choice.seat))
        elif isinstance(choice, Seat):
            game.tell(seat, WitchSigned(seat, choice.seat))

    def answered(self, game: Salem, seat: int, choice: Choice) -> bool:
        """A confirmed choice shows like a sign, and may still be changed."""
        self.answers[seat] = choice
        self.signed(game, seat, choice)
        return False

    def sees(self, game: Salem, seat: int) -> int:
        """A witch sees what the other witches choose."""
        witches = self.actors(game)
        return witches if witches >> seat & 1 else super().sees(game, seat)

    def chosen(self, game: Salem, answers: dict[int, Choice]) -> int:
        """Most votes win; a tie is drawn among the tied, no vote at all among everybody."""
        votes: dict[int, int] = {}
        for choice in answers.values():
            if isinstance(choice, Seat):
                votes[choice.seat] = votes.get(choice.seat, 0) + 1
        if not votes:
            return game.chance.pick(seats_in(game.state.living), "no vote")
        most = max(votes.values())
        tied = sorted(seat for seat, count in votes.items() if count == most)
        return tied[0] if len(tied) == 1 else game.chance.pick(tied, "tie")


class NightChoice(WitchStage):
    """Whom do the witches attack? The target is fixed, and not told yet."""

    kind: ClassVar[str] = "victim"

    def timer(self, game: Salem) -> float | None:
        return game.state.edition.witch_seconds

    def act(self, game: Salem, answers: dict[int, Choice]) -> None:
        state = game.state
        state.target = self.chosen(game, answers)
        state.signs = {}
        state.target_known = self.actors(game)
        whisper(game, state.target_known, TargetChosen(state.target))
        game.tell_all(Narrated("night-witches-sleep"))
        game.tell_all(Narrated("night-constable-ghosts" if state.ghost_game else "night-constable"))
