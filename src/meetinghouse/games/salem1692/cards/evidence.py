"""Evidence: counts 3 accusations, against Cotton Mather 1."""

from __future__ import annotations

from typing import ClassVar

from ..components import EVIDENCE
from ..queries import character
from ..state import SalemState
from .red import RedCard


class Evidence(RedCard):
    kind: ClassVar[int] = EVIDENCE

    def worth_against(self, state: SalemState, seat: int) -> int:
        return character(state, seat).evidence_counts
