"""The journal in one SQLite file, which needs no set-up."""

from .journal import SqliteJournal

__all__ = ["SqliteJournal"]
