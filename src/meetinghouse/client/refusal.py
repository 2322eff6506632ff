"""What the server refused, as the error everything else raises too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..engine.refusals import ENGLISH as ENGINE
from ..tables.refusals import ENGLISH as TABLE
from ..tables.refusals import TableRefused


class Refusal(TableRefused):
    """The server refused something; nothing was changed there."""

    english: ClassVar[Mapping[str, str]] = {**ENGINE, **TABLE}

    def __init__(self, key: str, rule: str | None = None, *, status: int = 0, **params: Any) -> None:
        self.status = status
        try:
            super().__init__(key, rule, **params)
        except (KeyError, IndexError, ValueError):  # a server with other words than ours
            super().__init__(f"{key} {params}", rule)
            self.key, self.details = key, params
