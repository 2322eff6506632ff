"""The package knows its own version."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import meetinghouse as mh
from tests.patience import PATIENCE

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
QUIETLY = "import sys, meetinghouse as mh; assert 'email.parser' not in sys.modules; print(mh.__version__)"


def test_the_version_is_that_of_the_installed_package() -> None:
    assert mh.__version__ == tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]


def test_an_import_does_not_read_the_metadata() -> None:
    ran = subprocess.run([sys.executable, "-c", QUIETLY], capture_output=True, text=True, timeout=PATIENCE)

    assert ran.stdout.strip() == mh.__version__, ran.stderr


def test_a_name_that_is_not_there_is_an_error_as_ever() -> None:
    with pytest.raises(AttributeError, match="'meetinghouse' has no attribute 'versoin'"):
        mh.versoin  # type: ignore[attr-defined]  # noqa: B018
