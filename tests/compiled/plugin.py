"""For pytest -p: says which build is tested, and stops unless it is the compiled one."""

from __future__ import annotations

import pytest

from . import build, names


def pytest_configure() -> None:
    """Stop, in every process, where the build is another."""
    if build() != "compiled":
        raise pytest.UsageError("These tests are for the compiled build: name its folder in PYTHONPATH.")


def pytest_report_header() -> str:
    """The build, above the tests."""
    return f"meetinghouse: compiled, {len(names())} extension modules"
