"""Compile the engine and the rules of the games with mypyc: the same sources, two to several times as fast.

usage: python tools/compile.py            build beside the sources (make clean takes it away again)
       python tools/compile.py FOLDER     build in a copy of the sources, made there

What defines msgspec values stays Python: their settings would be lost in a compiled module. The methods that follow
from declared fields are written out first (`tools/declared.py`), for mypyc sees only what stands in the sources.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "meetinghouse"
BUILT = ("*.so", "*.pyd", "__pycache__")

ENGINE = ("agenda", "candidates", "chance", "game", "masked", "offers", "sheet", "state")
GAMES = {  # what stays Python: modules, or whole folders
    "newsalem": {"box", "events", "view", "rules"},
    "quintebourg": {"calendar", "events", "laws", "presets", "rules", "view"},
    "salem1692": {"events", "view", "rules"},
}
BOTS = ("quintebourg/belief",)  # where a bot does most of its sums


def modules() -> list[str]:
    """The files to compile, as paths in the folder of the sources."""
    found = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]
    for game, python in GAMES.items():
        folder = PACKAGE / "games" / game
        found += [path for path in sorted(folder.rglob("*.py")) if not stays(path.relative_to(folder), python)]
    found += [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    return [path.relative_to(SOURCES).as_posix() for path in found]


def stays(path: pathlib.PurePath, python: set[str]) -> bool:
    """Whether a module of a game stays Python."""
    return path.stem == "__init__" or path.parts[0].removesuffix(".py") in python


def copy(tree: pathlib.Path) -> None:
    """Copy the sources, and nothing that was built from them, to a folder that does not exist yet."""
    shutil.copytree(SOURCES, tree, ignore=shutil.ignore_patterns(*BUILT))


def write_out(tree: pathlib.Path) -> None:
    """Write what follows from declared fields into that copy."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "declared.py"), str(tree), *modules()], check=True)


def build(tree: pathlib.Path) -> list[pathlib.Path]:
    """Copy the sources and compile them there; return the extension modules."""
    require_compiler()
    copy(tree)
    write_out(tree)
    with contextlib.chdir(tree):  # compiled code names its files in tracebacks as mypyc was given them
        extensions = mypycify(
            [*modules(), "--strict", "--explicit-package-bases", "--config-file=", f"--cache-dir={os.devnull}"],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir="build",
            group_name="meetinghouse",  # of the library that they share, meetinghouse__mypyc
        )
        command = Parallel(Distribution({"ext_modules": extensions}))
        command.build_lib = "."
        command.build_temp = "build"
        command.ensure_finalized()
        command.run()
        shutil.rmtree("build")
    built = sorted([*tree.rglob("*.so"), *tree.rglob("*.pyd")])
    if len(built) != len(extensions):
        sys.exit(f"The C compiler was to build {len(extensions)} extension modules, and built {len(built)}.")
    return built


class Parallel(build_ext):
    """Compiles on all cores, also the many C files of one extension."""

    def build_extensions(self) -> None:
        """Let the compiler have several files at a time."""
        one = self.compiler.compile
        self.parallel = cores()
        with ThreadPoolExecutor(self.parallel) as pool:

            def several(sources: list[str], **options: Any) -> list[str]:
                return [name for names in pool.map(lambda source: one([source], **options), sources) for name in names]

            self.compiler.compile = several
            super().build_extensions()


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def require_compiler() -> None:
    """Stop with a clear word where there is no C compiler, or nothing to compile against."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")  # Windows names none
    if compiler and shutil.which(shlex.split(compiler)[0]) is None:
        sys.exit(
            f"The compiled build needs a C compiler, and there is no {shlex.split(compiler)[0]} here: "
            "install one (on Debian and Ubuntu: gcc), or name yours in CC. The pure build needs none."
        )
    if not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit(
            "The compiled build needs the C headers of Python, and they are not installed "
            "(on Debian and Ubuntu: python3-dev). The pure build needs none."
        )


def main() -> None:
    """Build in a copy; without a name for it, carry the extension modules back beside the sources."""
    if len(sys.argv) > 1:
        tree = pathlib.Path(sys.argv[1]).resolve()
        if tree.exists():
            sys.exit(f"{tree} exists: name a folder that does not, and the compiled copy is made there.")
        build(tree)
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder, "src")
        for extension in build(tree):
            shutil.copy2(extension, SOURCES / extension.relative_to(tree))


if __name__ == "__main__":
    main()
