"""A process that measures on request, so that several programs can take turns.

The child process prints one JSON line about itself, then one for every line `{"case": …, "seconds": …}` that it reads.
This module uses only the standard library, because the environment of the peers runs it too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Any

from bench.measure import Figures

Case = Callable[[float], Figures]

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 120.0  # seconds a child may take beyond the time that it measures
SAME_FOR_ALL = {
    "PYTHONHASHSEED": "0",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


class Missing(Exception):
    """A figure that could not be measured; the message is the reason shown in its row."""


def serve(about: Mapping[str, str], cases: Mapping[str, Case]) -> None:
    """The child's part: answer requests from standard input until it closes."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # keeps everything that a library prints out of the answers
    print(json.dumps({"about": dict(about)}), file=answers, flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        try:
            reply: dict[str, Any] = {"figures": cases[question["case"]](question["seconds"])}
        except Exception as error:  # a peer may fail in any way; its row then says how
            reply = {"missing": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=answers, flush=True)


class Worker:
    """The parent's part: starts the child, sends requests, and notices if the child is gone."""

    about: dict[str, str]

    def __init__(self, python: Path, module: str, *arguments: str, sources: Path | None = None) -> None:
        """Start the module, with the packages of `sources` before all others, and read what it says about itself.

        Raises `Missing` if it does not start.
        """
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - close() closes it
        self._late = False
        self._process = subprocess.Popen(
            [str(python), "-W", "ignore", "-m", module, *arguments],
            cwd=ROOT,
            env=os.environ | SAME_FOR_ALL | ({"PYTHONPATH": str(sources)} if sources else {}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        try:
            self.about = self._read(PATIENCE)["about"]
        except Missing:
            self.close()
            raise

    def ask(self, case: str, seconds: float) -> Figures:
        """One round of one case; raises `Missing` if the child cannot measure it."""
        assert self._process.stdin is not None
        try:
            print(json.dumps({"case": case, "seconds": seconds}), file=self._process.stdin, flush=True)
        except OSError:
            raise Missing(self._last_words()) from None
        reply = self._read(PATIENCE + 10 * seconds)
        if "missing" in reply:
            raise Missing(reply["missing"])
        figures: Figures = reply["figures"]
        return figures

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(OSError):  # a request that it has not read
                stream.close()
        self._errors.close()

    def _read(self, limit: float) -> Any:
        """The child's next line; a child that takes too long is stopped."""
        assert self._process.stdout is not None
        alarm = Timer(limit, self._give_up)
        alarm.start()
        try:
            line = self._process.stdout.readline()
        finally:
            alarm.cancel()
        if not line:
            raise Missing(self._last_words())
        return json.loads(line)

    def _give_up(self) -> None:
        self._late = True
        self._process.kill()

    def _last_words(self) -> str:
        """The last line that the child wrote to standard error, or its exit status."""
        status = self._process.wait()
        if self._late:
            return "took too long"
        self._errors.seek(0)
        lines = [line for line in self._errors.read().splitlines() if line.strip()]
        return lines[-1] if lines else f"ended with status {status}"
