"""George Burroughs: eight accusations bring him to trial; how many Thomas Danforth needs depends on the edition."""

from __future__ import annotations

from typing import ClassVar, Final

from ..editions import Edition
from .character import Character


class GeorgeBurroughs(Character):
    """Where the two cancel each other out, Thomas Danforth's accusations count as usual: seven bring the trial."""

    number: ClassVar[int] = 3
    name: ClassVar[str] = "george-burroughs"
    threshold: ClassVar[int] = 8

    def tried_at(self, edition: Edition, accuser: Character) -> int:
        return self.threshold - (edition.thomas_and_george_cancel and accuser.accuses_cheaply)

    def tried_cheaply_at(self, edition: Edition) -> int:
        return edition.thomas_vs_george


GEORGE_BURROUGHS: Final = GeorgeBurroughs()
