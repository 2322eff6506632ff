"""What a character of the town hall is: its answers to the rules' questions, and what it does at certain moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from ....engine.values import Choice, Option
    from ..editions import Edition
    from ..state import Salem, SalemState
    from ..steps import SalemStep


class Character:
    """An ordinary person answers as the defaults do; a single instance serves all games."""

    number: ClassVar[int] = -1  # its place in the town hall
    name: ClassVar[str] = "nobody"
    heeds_reveals: ClassVar[bool] = False  # does something when a tryal card or a black card comes up
    limited: ClassVar[int] = -1  # which counter of uses, if the ability has one
    threshold: ClassVar[int] = 7  # accusations that bring a trial
    evidence_counts: ClassVar[int] = 3  # what an Evidence in front counts
    accuses_cheaply: ClassVar[bool] = False  # needs one accusation fewer
    fears_cat: ClassVar[bool] = True  # the Black Cat's reveal happens
    dies_with_partner: ClassVar[bool] = True  # eliminated with the matched partner
    keeps_hand: ClassVar[bool] = False  # Robbery and Arson do nothing
    copies_right: ClassVar[bool] = False  # has the right neighbour's ability instead of an own one

    # --- as the accused

    def tried_at(self, edition: Edition, accuser: Character) -> int:
        """How many accusations bring a trial; `accuser`: who places the last."""
        return self.threshold

    def tried_cheaply_at(self, edition: Edition) -> int:
        """From how many accusations on a character who needs one fewer may hold a trial."""
        return self.threshold - 1

    # --- asked for a player who has the ability now

    def powers(self, game: Salem, seat: int) -> tuple[tuple[Option, str], ...]:
        """Further actions in the player's own turn, each with the clause that forbids it, if one does."""
        return ()

    def use_power(self, game: Salem, seat: int, choice: Choice) -> None:
        """Carry out such an action."""

    def other_plays(self, game: Salem, seat: int) -> list[list[int]]:
        """Cards that the player may play in another way than others: the kind, and whether as a Witness."""
        return []

    def confessions(self, state: SalemState, seat: int) -> tuple[Option, ...]:
        """How the player may confess without a card."""
        return ()

    def confess(self, game: Salem, seat: int) -> None:
        """Confess in that way."""

    def after_drawing(self, seat: int) -> list[SalemStep]:
        """What follows the player's Draw action."""
        return []

    def draws_at_end(self, state: SalemState) -> int:
        """How many cards the player draws at the end of their own turn."""
        return 0

    def before_pick(self, state: SalemState, seat: int, accused: int) -> list[SalemStep]:
        """What precedes the pick in a trial that the player has brought about."""
        return []

    def short_of_trial(self, state: SalemState, seat: int, accused: int) -> list[SalemStep]:
        """What follows an accusation of the player's that brings no trial by itself."""
        return []

    # --- asked of every character in the box: the steps that follow look for the player who then has the ability

    def after_reveal(self, game: Salem, owner: int, cause: str, accuser: int) -> list[SalemStep]:
        """What follows a revealed tryal card; `accuser`: whose accusation brought about the trial, or -1."""
        return []

    def after_black(self, state: SalemState) -> list[SalemStep]:
        """What follows a resolved black card."""
        return []

    def at_death(self, dead: int) -> list[SalemStep]:
        """What precedes the burial of an eliminated player."""
        return []

    def after_death(self, before: SalemState) -> list[SalemStep]:
        """What follows the burial, seen from the state before."""
        return []


NOBODY: Final = Character()
