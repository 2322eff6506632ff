"""Those who listen to the changes of a journal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .journal import Change, Hear


class Listeners:
    """Calls every listener, in the event loop in which it was created; an error in one does not stop the others."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._hearing: dict[object, Hear] = {}

    def add(self, hear: Hear) -> Callable[[], None]:
        """Tell a listener every change from now on. Returns a function that ends this."""
        mark = object()
        self._hearing[mark] = hear

        def end() -> None:
            self._hearing.pop(mark, None)

        return end

    def tell(self, change: Change) -> None:
        """Tell all listeners a change."""
        for hear in tuple(self._hearing.values()):
            try:
                hear(change)
            except Exception as error:
                self._loop.call_exception_handler({"message": "a listener of the journal failed", "exception": error})
