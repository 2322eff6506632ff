"""Fixtures for all tests: a PostgreSQL database for those that need one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from meetinghouse.tables.postgres.address import Address


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
