"""A connection between a browser and the server that can be slow and lossy, cut and mended."""

from __future__ import annotations

import contextlib
import queue
import random
import socket
import threading
import time

CHUNK = 65536
AGAIN = 0.3  # seconds until lost data is sent again


class Line:
    """Passes bytes in both directions, until it is cut; `delay` seconds late each way, with some of them lost."""

    def __init__(self, url: str, delay: float = 0, lost: float = 0) -> None:
        self._delay = delay
        self._lost = lost
        self._dice = random.Random(1)
        host, port = url.removeprefix("http://").split(":")
        self._house = (host, int(port))
        self._listening = socket.create_server((host, 0))
        self.url = f"http://{host}:{self._listening.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._whole = True
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break all connections and let no new one through."""
        with self._lock:
            self._whole = False
            for each in self._ends:
                _close(each)
            self._ends.clear()

    def mend(self) -> None:
        """Let connections through again."""
        with self._lock:
            self._whole = True

    def end(self) -> None:
        """Close the connection for good."""
        self.cut()
        _close(self._listening)

    def _accept(self) -> None:
        while True:
            try:
                near = self._listening.accept()[0]
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    _close(near)
                    continue
                far = socket.create_connection(self._house)
                self._ends += [near, far]
            for here, there in ((near, far), (far, near)):
                under_way: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
                threading.Thread(target=self._take, args=(here, under_way), daemon=True).start()
                threading.Thread(target=_bring, args=(under_way, here, there), daemon=True).start()

    def _take(self, here: socket.socket, under_way: queue.SimpleQueue[tuple[float, bytes]]) -> None:
        chunk = b"first"
        while chunk:
            try:
                chunk = here.recv(CHUNK)
            except OSError:
                chunk = b""
            late = self._delay + (AGAIN if self._lost and self._dice.random() < self._lost else 0)
            under_way.put((time.monotonic() + late, chunk))


def _bring(under_way: queue.SimpleQueue[tuple[float, bytes]], here: socket.socket, there: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while (each := under_way.get())[1]:
            time.sleep(max(0, each[0] - time.monotonic()))
            there.sendall(each[1])
    _close(here)
    _close(there)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
