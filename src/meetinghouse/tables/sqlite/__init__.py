"""The journal in one SQLite file, without any set-up."""

from .journal import SqliteJournal

__all__ = ["SqliteJournal"]
