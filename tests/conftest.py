"""For all tests: memory that lasts, and a PostgreSQL database for tests that need one."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from meetinghouse.tables.postgres.address import Address


def pytest_collection() -> None:
    """Collect no garbage while tests are collected: modules and tests stay until the end."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage again, but do not look at modules and tests each time."""
    gc.freeze()
    gc.enable()


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
