"""The package as others get it: built from this tree, and installed where nothing else is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from meetinghouse.server.pages import built

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # seconds for a step, on a busy machine with a slow network

Make = Callable[[Path], None]
Once = Callable[[str, Make], Path]


class Dist(NamedTuple):
    """What `make wheel` builds."""

    wheel: Path
    sdist: Path


class Installed(NamedTuple):
    """A virtual environment, and its programs. They run in an empty folder, and know nothing of this tree."""

    venv: Path
    home: Path

    @property
    def program(self) -> Path:
        """The command."""
        return self.venv / "bin" / "meetinghouse"

    @property
    def env(self) -> dict[str, str]:
        """An environment without paths of this tree or settings of the tests."""
        return {"HOME": str(self.home), "PATH": str(self.venv / "bin"), "LANG": "C.UTF-8"}

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command to its end, with this input."""
        return self._run(self.program, *arguments, typed=typed)

    def python(self, program: str) -> subprocess.CompletedProcess[str]:
        """Run a Python program to its end."""
        return self._run(self.venv / "bin" / "python", "-c", program)

    def _run(self, *line: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            line, cwd=self.home, env=self.env, input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE,
            check=False,
        )  # fmt: skip


def python(*arguments: str | Path, cwd: Path = ROOT, **more: str) -> None:
    """Run this Python, with the development tools; it must succeed."""
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=os.environ | more, capture_output=True, encoding="utf-8",
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """once(name, make): a folder that is made by the first worker that needs it, and shared by all."""
    if os.name != "posix":
        pytest.skip("These tests lock files, and look for programs, as POSIX does.")
    import fcntl

    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def made(name: str, make: Make) -> Path:
        folder, done = shared / name, shared / f"{name}.done"
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)  # left by another worker that failed
                folder.mkdir()
                make(folder)
                done.touch()
        return folder

    return made


@pytest.fixture(scope="session")
def dist(once: Once) -> Dist:
    """Wheel and source distribution."""
    if not built():
        pytest.fail("The pages have not been built: make pages.")
    folder = once("dist", lambda folder: python("-m", "hatchling", "build", "-d", folder))
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Dist(wheel, sdist)


def install(wheel: Path, extras: str) -> Make:
    """A function that makes a virtual environment with that wheel and its dependencies, without pip."""

    def make(folder: Path) -> None:
        (folder / "home").mkdir()
        venv = folder / "venv"
        python("-m", "venv", "--without-pip", venv)
        pip(venv, "-c", "constraints.txt", f"{wheel}{extras}")

    return make


def pip(venv: Path, *what: str | Path) -> None:
    """Install packages in a virtual environment that has no pip."""
    line = ("-m", "pip", "--python", venv / "bin" / "python", "install", "-qq", "--no-compile", *what)
    python(*line, PIP_DISABLE_PIP_VERSION_CHECK="1")


@pytest.fixture(scope="session")
def bare(once: Once, dist: Dist) -> Installed:
    """The wheel alone."""
    folder = once("bare", install(dist.wheel, ""))
    return Installed(folder / "venv", folder / "home")


@pytest.fixture(scope="session")
def full(once: Once, dist: Dist) -> Installed:
    """The wheel with everything for users."""
    folder = once("full", install(dist.wheel, "[all]"))
    return Installed(folder / "venv", folder / "home")
