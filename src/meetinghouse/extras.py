"""The parts of Meetinghouse with libraries of their own, which are installed only where somebody wants them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NotInstalled(ImportError):
    """A part whose libraries are not installed here; ``name`` is the first that is missing."""

    def __init__(self, extra: str, missing: str | None) -> None:
        super().__init__(
            f'The part "{extra}" of Meetinghouse is not installed here. '
            f'Install it with: pip install "meetinghouse[{extra}]"',
            name=missing,
        )
        self.extra = extra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import in here what belongs to that extra; where one of its libraries is missing, the error says what to do."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == __package__:
            raise
        raise NotInstalled(extra, error.name) from None
