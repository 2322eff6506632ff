"""The games, each a package. Calling this package describes every installed game: ``meetinghouse.games()``."""

from __future__ import annotations

import sys
from types import ModuleType

from ..engine import catalogue


class _Games(ModuleType):
    """A callable module, so that the package ``games`` and the function ``games`` do not hide each other."""

    def __call__(self) -> dict[str, catalogue.About]:
        return catalogue.games()


sys.modules[__name__].__class__ = _Games
