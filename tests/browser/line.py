"""A line between a browser and the house that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading

CHUNK = 65536


class Line:
    """Passes bytes on in both directions, as long as it is whole."""

    def __init__(self, url: str) -> None:
        host, port = url.removeprefix("http://").split(":")
        self._house = (host, int(port))
        self._listening = socket.create_server((host, 0))
        self.url = f"http://{host}:{self._listening.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._whole = True
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Everything under way breaks, and nothing new comes through."""
        with self._lock:
            self._whole = False
            for each in self._ends:
                _close(each)
            self._ends.clear()

    def mend(self) -> None:
        """As before."""
        with self._lock:
            self._whole = True

    def end(self) -> None:
        """No line any more."""
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
                threading.Thread(target=_pass_on, args=(here, there), daemon=True).start()


def _pass_on(here: socket.socket, there: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while chunk := here.recv(CHUNK):
            there.sendall(chunk)
    _close(here)
    _close(there)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
