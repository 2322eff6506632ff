"""Only one server uses a data file, on every system; Windows' locking module is imitated."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from meetinghouse.server import lock as ours
from meetinghouse.tables.journal import InUse
from meetinghouse.tables.sqlite import SqliteJournal
from tests.platforms import needs_file_locks, needs_links

SOURCE = Path(ours.__file__)


class Locking(ModuleType):
    """An imitation of `msvcrt`: it locks a byte of a file until the file is closed."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[int, tuple[int, int]] = {}

    def locking(self, file: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        found = os.fstat(file)
        if (found.st_dev, found.st_ino) in [
            at for other, at in self.held.items() if other != file and still_open(other)
        ]:
            raise PermissionError(13, "Permission denied")
        self.held[file] = found.st_dev, found.st_ino


def still_open(file: int) -> bool:
    try:
        os.fstat(file)
    except OSError:
        return False
    return True


@pytest.fixture(params=["here", "windows"])
def lock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A separate copy of the lock module, imported as on this system."""
    if request.param == "windows":
        monkeypatch.setitem(sys.modules, "msvcrt", Locking())
    spec = importlib.util.spec_from_file_location("meetinghouse.server.lock_elsewhere", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as there:
        if request.param == "windows":
            there.setattr(sys, "platform", "win32")
        spec.loader.exec_module(module)
    return module


def test_a_second_server_is_kept_out_until_the_first_has_ended(lock: Any, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with lock.locked(data), pytest.raises(InUse), lock.locked(data):
        pass
    with lock.locked(data), lock.locked(tmp_path / "other.db"):
        pass


@needs_links
def test_a_second_server_is_kept_out_by_whatever_symbolic_link_it_comes(lock: Any, tmp_path: Path) -> None:
    data, link = tmp_path / "tables.db", tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(data)
    with lock.locked(data), pytest.raises(InUse), lock.locked(link):
        pass
    with lock.locked(link), pytest.raises(InUse), lock.locked(data):
        pass


@needs_file_locks
def test_a_second_server_is_kept_out_by_a_hard_link_too(tmp_path: Path) -> None:
    data, link = tmp_path / "tables.db", tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    data.touch()
    link.hardlink_to(data)
    with ours.locked(data), pytest.raises(InUse), ours.locked(link):
        pass
    with ours.locked(link):
        pass


@needs_file_locks
def test_the_lock_on_the_file_keeps_nobody_from_using_it_as_a_database(tmp_path: Path) -> None:
    async def use() -> None:
        async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
            await journal.append("a", 1, b"")
            assert (await journal.wake("a")).version == 1

    with ours.locked(tmp_path / "tables.db"):
        asyncio.run(use())
        with pytest.raises(InUse), ours.locked(tmp_path / "tables.db"):
            pass
