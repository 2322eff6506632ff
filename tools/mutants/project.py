"""The project under test: its clauses, the tests that name them, and the copies in which clauses are broken."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from py_compile import PycInvalidationMode

from tests.markers import clauses, proved

from .breaks import SOURCES, Break, Mistake
from .plugin import CRASHED

COPIED = ("src", "tests", "docs/rules", "tools/mutants")
LEFT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web", "browser")
READ = {".py", ".json", ".toml", ".csv", ".ftl"}  # the code and everything that it reads
LIMIT = 300  # seconds for the tests of a clause
TELLING = ("FAILED", "ERROR", "!", "E  ")  # the beginnings of the lines in which pytest says what was wrong
PYTEST = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tools.mutants.plugin")


class Project:
    """A checkout of the code, which is never changed."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def tests(self) -> dict[str, list[str]]:
        """The test files that name each clause."""
        return {clause: [f"tests/{file}" for file in files] for clause, files in proved(self.root / "tests").items()}

    @cached_property
    def books(self) -> dict[str, list[str]]:
        """The clauses of each game that tests name."""
        rules = self.root / "docs" / "rules"
        found = {path.stem: [id for id in clauses(path) if id in self.tests] for path in sorted(rules.glob("*.md"))}
        return {game: ids for game, ids in found.items() if ids}

    def game(self, clause: str) -> str:
        """The game to which a clause belongs."""
        return next(game for game, ids in self.books.items() if clause in ids)

    def key(self, each: Break) -> str:
        """A hash of the break, the code and the tests that name the clause."""
        tests = [self._digest(self.root / file) for file in self.tests[each.clause]]
        return sha256(repr((each, self._code, tests)).encode()).hexdigest()[:16]

    @cached_property
    def _code(self) -> list[str]:
        sources = [path for path in (self.root / SOURCES).rglob("*") if path.suffix in READ]
        helpers = [path for path in (self.root / "tests").rglob("*.py") if not path.name.startswith("test_")]
        return [self._digest(path) for path in sorted(sources + helpers)]

    def _digest(self, path: Path) -> str:
        return sha256(path.read_bytes()).hexdigest()

    def copy(self, folder: Path) -> Copy:
        """Make a copy to break; its bytecode is checked by content, so that no edit is missed."""
        for name in COPIED:
            shutil.copytree(self.root / name, folder / name, ignore=LEFT)
        shutil.copy(self.root / "pyproject.toml", folder)
        compileall.compile_dir(folder / "src", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        return Copy(self, folder)


class Copy:
    def __init__(self, project: Project, root: Path) -> None:
        self.project = project
        self.root = root

    def result(self, each: Break) -> tuple[str, str]:
        """Make the break, run the tests that name the clause, and undo it; returns the result and what caused it."""
        if not each.fits(self.root):
            return "stale", ""
        files = {self.root / SOURCES / edit.file for edit in each.edits}
        before = {file: file.read_bytes() for file in files}
        try:
            for edit in each.edits:
                edit.make(self.root)
            status, told = self.run([each.clause], "--plays", self.project.game(each.clause), limit=LIMIT)
        except subprocess.TimeoutExpired:
            return "crashed", f"not done after {LIMIT} seconds"
        finally:
            for file, text in before.items():
                file.write_bytes(text)
        if status not in RESULTS:
            raise Mistake(f"The tests of {each.clause} could not be run:\n{told}")
        line = next((line for line in told.splitlines() if line.startswith(TELLING)), "")
        return RESULTS[status], line.strip("! ").removeprefix("_pytest.outcomes.Exit: ")

    def run(self, clauses: Sequence[str], *options: str, limit: float | None = None) -> tuple[int, str]:
        """Run the tests that name these clauses; returns the exit status and the output of pytest."""
        files = sorted({file for clause in clauses for file in self.project.tests[clause]})
        wanted = [f"--rule={clause}" for clause in clauses]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *PYTEST, *wanted, *options, *files],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}", "PYTEST_ADDOPTS": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=limit,
            start_new_session=True,  # Ctrl-C is meant for this tool: runs that have begun are finished
        )
        return done.returncode, done.stdout


RESULTS = {  # by pytest's exit status
    0: "survived",
    1: "caught",
    2: "crashed",  # a test file could not be imported
    CRASHED: "crashed",
}
