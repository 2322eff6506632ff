"""The one error that a caller's mistake raises: a key with parameters, and the rule it breaks."""

from __future__ import annotations


class Refused(ValueError):
    """The rules or the engine do not allow a request; nothing was changed.

    ``key`` names the mistake. ``details`` are names, numbers and keys, never sentences; one may be another refusal.
    ``str`` gives an English sentence, from the texts beside this class or a base class.
    """

    def __init__(self, key: str, rule: str | None = None, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.details = details

    def __str__(self) -> str:
        from .wording import in_english  # imported only when somebody reads the text

        return in_english(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (type(self), self.key, self.rule, self.details)


class Fault(Refused):
    """A part of an installed package cannot be used; the refusal around it names the package."""


def _refused(kind: type[Refused], key: str, rule: str | None, details: dict[str, object]) -> Refused:
    return kind(key, rule, **details)
