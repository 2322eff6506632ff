"""Refusals, settings and bots' reasons in words."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..engine.refusals import Refused
from ..engine.settings import Setting
from ..engine.wording import tell
from .words import Words

# The kind of fields whose numbers are shares of 1.
SHARES: Final = ("share",)


class Refusals(Words):
    """Adds refusals, settings and bots' reasons to the texts."""

    def reason(self, key: str, parameters: Mapping[str, int | float | str], names: Sequence[str] = ()) -> str:
        """A bot's reason in words; shares of 1 are percentages.

        Reasons that bots no longer give, and those of other packages, may have no text. A neutral one replaces it,
        unless texts are ``strict``.
        """
        found: dict[str, Any] = {}
        for name, value in parameters.items():
            if isinstance(value, str):
                found[name] = self.word(name, value)
            elif self.field(name) == SHARES or value != int(value):
                found[name] = self.say("percent", number=math.floor(100 * value + 0.5))
            else:
                found[name] = int(value) if self.field(name) else self.name(int(value), names)
        known = self.strict or self.has(f"reason-{key}")
        return self.say(f"reason-{key}" if known else "reason-unknown", **found)

    def refusal(self, refused: Refused) -> str:
        """A refusal in words, with the clause if there is one."""
        return tell(refused, self)

    def accepts(self, setting: Setting) -> str:
        """The possible values of a setting, in words."""
        return self.say("takes", **setting.accepts())

    def meaning(self, setting: Setting) -> str:
        """The explanation of a setting."""
        keys = (f"option-{setting.name}-help", f"option-{setting.name}")
        return next((self.say(key) for key in keys if self.has(key)), setting.name)
