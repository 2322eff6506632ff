"""Progress of long work on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import perf_counter
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..texts import Texts
from .console import err

Advance: TypeAlias = Callable[[int, int], None]  # how many are done, and how many there are

EVERY = 5.0  # seconds between two lines, where nobody watches a bar


@contextmanager
def progress(what: str, total: int | None, texts: Texts | None = None) -> Iterator[Advance]:
    """A progress bar, if standard error is a terminal; else a line now and then, in the words of the texts."""
    console = err()
    if not console.is_terminal:
        yield (lambda done, of: None) if texts is None else Lines(what, texts, console)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)


class Lines:
    """Lines for a file or a log: how much is done, and how long the rest will take. Short work prints none."""

    def __init__(self, what: str, texts: Texts, console: Console, clock: Callable[[], float] = perf_counter) -> None:
        self._what = what
        self._texts = texts
        self._console = console
        self._clock = clock
        self._began = self._told = clock()
        self._first: int | None = None  # what was done when the first news came, a part of it perhaps long ago

    def __call__(self, done: int, of: int) -> None:
        now = self._clock()
        if self._first is None:
            self._first, self._began = done, now
        if now - self._told < EVERY or done == self._first:
            return
        self._told = now
        left = timedelta(seconds=round((of - done) * (now - self._began) / (done - self._first)))
        line = self._texts.say("simulate-line", what=self._what, done=done, all=of, left=str(left))
        self._console.print(line, soft_wrap=True)
