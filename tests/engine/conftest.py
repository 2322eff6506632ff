"""Toy games, installed like the games of another package."""

from __future__ import annotations

import pytest

from tests.installing import Install, install

__all__ = ["install", "installed"]


@pytest.fixture
def installed(install: Install) -> None:
    """Put the toy games into the catalogue, as if a package named "toys" had been installed."""
    install("toys", games={name: f"tests.engine.toys:{name.upper()}" for name in ("assembly", "coven", "cups")})
