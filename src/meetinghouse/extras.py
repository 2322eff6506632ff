"""Optional parts of Meetinghouse, whose libraries are installed only on demand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NotInstalled(ImportError):
    """The libraries of an optional part are not installed; ``name`` is the first missing one."""

    def __init__(self, extra: str, missing: str | None) -> None:
        super().__init__(
            f'The part "{extra}" of Meetinghouse is not installed here. '
            f'Install it with: pip install "meetinghouse[{extra}]"',
            name=missing,
        )
        self.extra = extra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """A context for the imports of an extra. If one of its libraries is missing, the error says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == __package__:
            raise
        raise NotInstalled(extra, error.name) from None
