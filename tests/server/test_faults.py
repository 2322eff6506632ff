"""A full disk, a locked file, a damaged table: calls are refused, nothing is lost, and the server recovers.

The server runs in a separate process, so that another process fills the disk, or locks or damages the file.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest

from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.sqlite.seal import opened as opened_entry
from meetinghouse.tables.sqlite.seal import seal
from meetinghouse.tables.table import PUBLIC, Table
from meetinghouse.tables.waking import replay
from tests.patience import PATIENCE, eventually
from tests.platforms import needs_prlimit, small_disk

from .guests import Guest, see_off
from .process import Process, cipher_of, integrity
from .test_serve import said

TIMED = {"game": "salem1692", "pace": "quick", "options": {"timer_scale": 0.1, "hourglass_seconds": 10}}
UNTIMED = {"game": "salem1692", "pace": "none"}
RESTLESS = 4.5  # seconds in which bots act; a fully answered secret step waits four at most
ENTRIES = """
SELECT name, entries.version, body, seal FROM entries JOIN tables USING (number) WHERE code = ? ORDER BY entries.version
"""


class Watcher:
    """Reads a table's stream in a thread, and notes the length of the public story."""

    def __init__(self, server: Process, code: str) -> None:
        self.length = 0
        self._data = server.data
        self._code = code
        self._line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self._line.sendall(f"GET /api/tables/{code}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with self._line.makefile("rb") as lines:
            for line in lines:
                if line.startswith(b"id: "):
                    self.length = int(line[4:])

    def goes_on(self, what: str) -> None:
        """Wait until the story grows."""
        before = self.length
        eventually(lambda: self.length > before, what)

    def stored(self) -> tuple[int, int]:
        """The number of acts in the file, and the length of the public story after them."""
        table, cipher = Table(self._code), cipher_of(self._data)
        with closing(apsw.Connection(str(self._data))) as file:
            rows: list[Any] = list(file.execute(ENTRIES, (self._code,)))
        for name, version, *sealed in rows:
            replay(table, cipher.open(name, f"entry {version}", opened_entry(version, *sealed).body))
        return len(rows), Broadcast(table, 0).message(PUBLIC).length

    def close(self) -> None:
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._line.close()


def opened(server: Process, wanted: Any, people: int, bots: int = 0) -> list[Guest]:
    """A table at which a game can begin."""
    answer = httpx.post(f"{server.url}/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    host = Guest(server.url, answer.json()["code"], answer.json()["token"])
    host.ok("/seats", {"name": "Ann"}, 201)
    guests = [host]
    for number in range(1, people):
        token = Guest(server.url, host.code).ok("/seats", {"name": f"Guest {number}"}, 201)["token"]
        guests.append(Guest(server.url, host.code, token))
        guests[-1].ok("/ready", {"ready": True})
    for _ in range(bots):
        host.ok("/bots", {"bot": "random"}, 201)
    return guests


class Party:
    """Three tables in the lobby, and three games: one moved only by bots, one only by the clock, and one by nobody."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.lobbies = [opened(server, UNTIMED, 1)[0] for _ in range(3)]
        (gone,) = opened(server, UNTIMED, 1, bots=4)
        gone.ok("/start")
        idle = opened(server, TIMED, 4)
        idle[0].ok("/start")
        self.still = opened(server, UNTIMED, 4)
        self.still[0].ok("/start")
        for guest in (gone, *idle, *self.still):
            guest.ok("/seen")
        self.bots = Watcher(server, gone.code)
        self.clock = Watcher(server, idle[0].code)
        gone.ok("/leave")
        self.bots.goes_on("bots move")

    def stands_still(self) -> None:
        """Check, for longer than any bot waits, that nothing is stored, and nothing is shown that is not stored."""
        tables = self.bots, self.clock
        before = [table.stored() for table in tables]
        time.sleep(RESTLESS)
        for table, (acts, length) in zip(tables, before, strict=True):
            assert table.stored() == (acts, length), "something is stored"
            assert table.length <= length, "something happens that is not stored"

    def close(self) -> None:
        see_off()
        self.bots.close()
        self.clock.close()


Fault = Callable[[Process], AbstractContextManager[str]]


@contextmanager
def full(server: Process) -> Iterator[str]:
    """Fill the disk while the server runs."""
    ballast = server.data.with_name("ballast")
    fill(ballast)
    yield "full"
    ballast.unlink()


def fill(ballast: Path) -> None:
    """Fill the disk to its last byte."""
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue


@contextmanager
def unwritable(server: Process) -> Iterator[str]:
    """Limit the size of files, so that only small ones can still be written."""
    import resource

    log = server.data.with_name(server.data.name + "-wal")
    most, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    yield "disk"
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, hard))


@contextmanager
def locked(server: Process) -> Iterator[str]:
    """Let another program lock the file."""
    program = (
        "import apsw, sys; other = apsw.Connection(sys.argv[1]); other.set_busy_timeout(5000);"
        "other.execute('BEGIN EXCLUSIVE'); print('locked', flush=True); sys.stdin.read(); other.execute('ROLLBACK')"
    )
    command = [sys.executable, "-c", program, str(server.data)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"locked\n"
        yield "busy"
        holder.communicate(b"")
    assert holder.returncode == 0


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    with small_disk(tmp_path / "tiny", "4m") as place:
        yield place


def refused(answer: httpx.Response) -> tuple[int, Any]:
    """The status and key of a refusal, after a check of Retry-After."""
    assert int(answer.headers["retry-after"]) >= 1
    return answer.status_code, answer.json()


def stands_the_fault(data: Path, fault: Fault, log: Path) -> None:
    """Check that calls are refused during a fault, and that everything works afterwards."""
    with Process(data, log) as server, ExitStack() as leaving:
        server.start()
        party = leaving.enter_context(closing(Party(server)))
        (host, other, third), still = party.lobbies, party.still
        before = [guest.look() for guest in still]
        note = {"text": "kept", "suspicions": {}}
        host.ok("/notebook", note)
        with fault(server) as why:
            told = {"refused": "store", "rule": None, "params": {"why": why}}
            lost = {"text": "x" * 3000, "suspicions": {}}
            eventually(lambda: host.post("/notebook", lost).status_code == 503, "the last room in the log is used up")
            decision = still[1].look()["decisions"][0]
            answer = {"decision": decision["id"], "choice": decision["options"][0]}
            calls: list[Callable[[], httpx.Response]] = [
                lambda: host.post("/notebook", {"text": "y" * 3900, "suspicions": {}}, key="k1"),
                lambda: other.post("/bots", {"bot": "random"}, key="k2"),
                lambda: Guest(server.url, third.code).post("/seats", {"name": "Eve"}, key="k3" * 8),
                lambda: still[1].post("/answers", answer, key="k4"),
                lambda: httpx.post(f"{server.url}/api/tables", json=UNTIMED, timeout=PATIENCE),
            ]
            with ThreadPoolExecutor() as together:  # SQLite waits for a lock
                for asked in [together.submit(call) for call in calls]:
                    assert refused(asked.result()) == (503, told)

            assert [guest.look()["story"] for guest in still] == [seen["story"] for seen in before]
            assert host.look()["table"]["phase"] == "lobby"
            assert host.get("/notebook").json()["text"] in ("kept", lost["text"])
            with closing(Watcher(server, still[0].code)) as newcomer:
                eventually(lambda: newcomer.length, "who comes now is told everything")
            party.stands_still()
            assert httpx.get(f"{server.url}/api/games").status_code == 200

        party.clock.goes_on("the clock goes on")
        party.bots.goes_on("bots move again")
        for _ in range(2):
            assert [call().status_code for call in calls[:4]] == [200, 201, 201, 200]
        assert [len(guest.look()["table"]["places"]) for guest in party.lobbies] == [1, 2, 2]
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert [told for told in server.troubles() if told["level"] == "error"] == []
        server.kill()
        leaving.close()
        assert integrity(data) == "ok"

        server.start()
        again = [Guest(server.url, guest.code, guest.token) for guest in party.lobbies]
        assert again[0].get("/notebook").json()["text"] == "y" * 3900
        assert [len(guest.look()["table"]["places"]) for guest in again] == [1, 2, 2]
        server.stop()
        see_off()
    assert integrity(data) == "ok"


def test_a_full_disk_is_told_at_the_start(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tiny / "ballast")
    status, err = said(capsys, "--port", "0", "--data", str(tiny / "tables.db"))
    assert (status, err.count("\n")) == (2, 1)
    assert "no room left" in err


def test_a_full_disk_refuses_and_heals(tiny: Path, tmp_path: Path) -> None:
    stands_the_fault(tiny / "tables.db", full, tmp_path / "log")


@needs_prlimit
def test_a_file_that_may_not_grow_refuses_and_heals(tmp_path: Path) -> None:
    stands_the_fault(tmp_path / "tables.db", unwritable, tmp_path / "log")


def test_a_locked_file_refuses_and_heals(tmp_path: Path) -> None:
    stands_the_fault(tmp_path / "tables.db", locked, tmp_path / "log")


# --- one damaged table among others

NUMBER = "number = (SELECT number FROM tables WHERE code = ?)"


def snapshot_changed(file: apsw.Connection, code: str) -> None:
    file.execute(f"UPDATE snapshots SET seal = seal + 1 WHERE {NUMBER}", (code,))


def entry_changed(file: apsw.Connection, code: str) -> None:
    file.execute(f"DELETE FROM snapshots WHERE {NUMBER}", (code,))
    file.execute(f"UPDATE entries SET seal = seal + 1 WHERE version = 3 AND {NUMBER}", (code,))


def entry_missing(file: apsw.Connection, code: str) -> None:
    file.execute(f"DELETE FROM snapshots WHERE {NUMBER}", (code,))
    file.execute(f"DELETE FROM entries WHERE version = 3 AND {NUMBER}", (code,))


def entry_of_another_world(file: apsw.Connection, code: str) -> None:
    """Write an intact entry that is not an act."""
    file.execute(f"DELETE FROM snapshots WHERE {NUMBER}", (code,))
    file.execute(f"UPDATE entries SET body = x'7b7d', seal = ? WHERE version = 3 AND {NUMBER}", (seal(3, b"{}"), code))


DAMAGES = (entry_changed, entry_missing, entry_of_another_world)


def test_damaged_tables_are_refused_and_hurt_no_other_and_damaged_snapshots_hurt_none(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        server.start()
        broken = [opened(server, TIMED, 4)[0] for _ in DAMAGES]
        (lobby,) = opened(server, UNTIMED, 1)
        people, spoilt = opened(server, TIMED, 4), opened(server, UNTIMED, 4)[0]
        well = people[0]
        for host in (*broken, well, spoilt):
            host.ok("/start")
        for each in people:
            each.ok("/seen")
        healed = spoilt.look()["story"]
        before = well.look()["story"]
        see_off()
        server.stop()
        with closing(apsw.Connection(str(server.data))) as file:
            for damage, host in zip(DAMAGES, broken, strict=True):
                damage(file, host.code)
                file.execute("UPDATE tables SET deadline = 1 WHERE code = ?", (host.code,))
            snapshot_changed(file, spoilt.code)
            version = file.execute("SELECT version FROM tables WHERE code = ?", (well.code,)).get

        server.start()
        goes_on_by_itself(server.data, well.code, version)
        for host in broken:
            again = Guest(server.url, host.code, host.token)
            for answer in (
                again.get(),
                again.get("/stream"),
                again.post("/pause"),
                again.post("/answers", {"decision": "0-1", "choice": {"type": "seat", "seat": 1}}),
            ):
                assert refused(answer) == (503, {"refused": "table-damaged", "rule": None, "params": {}})

        assert len(Guest(server.url, well.code, well.token).look()["story"]) > len(before)
        assert Guest(server.url, spoilt.code, spoilt.token).look()["story"][: len(healed)] == healed
        Guest(server.url, lobby.code, lobby.token).ok("/notebook", {"text": "well", "suspicions": {}})
        assert len(opened(server, UNTIMED, 2)) == 2
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        see_off()
        server.stop()
        with closing(apsw.Connection(str(server.data))) as file:
            assert file.execute("SELECT count(*) FROM tables").get == len(DAMAGES) + 4, "none is thrown away"
    assert integrity(server.data) == "ok"


def goes_on_by_itself(path: Path, code: str, version: int) -> None:
    """Wait until a table moves beyond a version without any visitor."""
    with closing(apsw.Connection(str(path))) as file:
        file.set_busy_timeout(2000)
        asked = "SELECT version FROM tables WHERE code = ?"
        eventually(lambda: file.execute(asked, (code,)).get > version, "the clock of a table that is well goes on")
