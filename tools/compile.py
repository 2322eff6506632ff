"""Compile the engine and the rules of the games with mypyc; they then run at least twice as fast.

usage: python tools/compile.py            build beside the sources (make clean removes the result)
       python tools/compile.py FOLDER     build in a new copy of the sources

Modules that define msgspec values are not compiled, because the values would lose their settings. The methods
generated from declared fields are written into the copy first (`tools/declared.py`), because mypyc sees only sources.
"""

from __future__ import annotations

import ast
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

ENGINE = (
    "agenda", "annals", "candidates", "chance", "game", "lookup", "masked", "masks", "offers", "sheet", "state",
    "view_cache",
)  # fmt: skip
INTERPRETED = {
    "Event",
    "Refused",
    "Rules",
    "Secret",
    "Struct",
    "Value",
    "View",
}  # modules with classes derived from these are not compiled
SLOW = "\n# compiled: "  # marks a module of a bot that is compiled, and says why


def modules() -> list[str]:
    """The files to compile, as paths in the folder of the sources."""
    found = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]
    found += [path for path in sorted((PACKAGE / "games").rglob("*.py")) if not stays(path)]
    found += [path for path in sorted((PACKAGE / "bots").rglob("*.py")) if SLOW in path.read_text("utf-8")]
    return [path.relative_to(SOURCES).as_posix() for path in found]


def stays(path: pathlib.Path) -> bool:
    """Whether a module of a game is not compiled, because it is a package's __init__ or defines values or rules."""
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for node in classes for base in node.bases}
    return path.stem == "__init__" or bool(bases & INTERPRETED) or any(node.keywords for node in classes)


def copy(tree: pathlib.Path) -> None:
    """Copy the sources, without anything built from them, into a new folder."""
    shutil.copytree(SOURCES, tree, ignore=shutil.ignore_patterns(*BUILT))


def write_out(tree: pathlib.Path) -> None:
    """Write the methods generated from declared fields into that copy."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "declared.py"), str(tree), *modules()], check=True)


def build(tree: pathlib.Path) -> list[pathlib.Path]:
    """Copy the sources and compile them there; returns the extension modules."""
    require_compiler()
    copy(tree)
    write_out(tree)
    with contextlib.chdir(tree):  # mypyc puts the paths that it is given into tracebacks
        extensions = mypycify(
            [*modules(), "--strict", "--explicit-package-bases", "--config-file=", f"--cache-dir={os.devnull}"]
            + ["--follow-imports=silent"],  # `make lint` checks what they import, and libraries that have no types
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir="build",
            group_name="meetinghouse",  # the shared library is then meetinghouse__mypyc
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
    """Compiles on all cores, even the many C files of a single extension."""

    def build_extensions(self) -> None:
        """Compile several files at the same time."""
        one = self.compiler.compile
        self.parallel = cores()
        with ThreadPoolExecutor(self.parallel) as pool:

            def several(sources: list[str], **options: Any) -> list[str]:
                return [name for names in pool.map(lambda source: one([source], **options), sources) for name in names]

            self.compiler.compile = several
            super().build_extensions()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def require_compiler() -> None:
    """Stop with a clear message if there is no C compiler or no headers of Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")  # Python on Windows names none
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
    """Build in a copy; without a folder for it, put the extension modules beside the sources."""
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
