"""For all tests: memory that lasts, and a PostgreSQL database for tests that need one."""

from __future__ import annotations

import gc
import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from meetinghouse.tables.postgres.address import Address

BROWSER = Path(__file__).parent / "browser"


def pytest_collection() -> None:
    """Collect no garbage while tests are collected: modules and tests stay until the end."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage again, but do not look at modules and tests each time."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests in a browser, on half of the workers of a parallel run."""
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in as many equal parts as there are workers; half of the parts begin with the modules for a browser.

    xdist gives each worker one part. Tests in a browser are long and wait for much: at the end of a run the other
    workers would be idle meanwhile. With a browser on every worker, pages would be too slow for what tests promise.
    """
    modules: dict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if BROWSER in item.path.parents:
            modules[item.path].append(item)
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for module in sorted(modules.values(), key=len, reverse=True):
        min(hands[: max(workers // 2, 1)], key=len).extend(module)
    rest = iter([item for item in items if BROWSER not in item.path.parents])
    for number, hand in enumerate(hands):
        size = (len(items) + number) // workers
        hand += islice(rest, max(size - len(hand), 0))
    return [item for hand in hands for item in hand] + list(rest)


@pytest.fixture
def postgres() -> Iterator[Address]:
    """An empty store in PostgreSQL."""
    from tests.postgres import new_store  # its libraries are loaded only for tests that need them

    with new_store() as address:
        yield address


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Stop the PostgreSQL of this worker, if a test has started it."""
    if "tests.postgres" in sys.modules:
        sys.modules["tests.postgres"].stop_shared()
