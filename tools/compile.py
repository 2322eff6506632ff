"""Compile the engine and the rules of the games with mypyc, in place: the same sources, two to several times as fast.

usage: python tools/compile.py            build beside the sources (make clean takes it away again)

What defines msgspec values stays Python: their settings would be lost in a compiled module.
"""

from __future__ import annotations

import os
import pathlib
import shutil

from mypyc.build import mypycify
from setuptools import Distribution

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "meetinghouse"

ENGINE = ("agenda", "chance", "game", "masked", "sheet", "state")
GAMES = {  # what stays Python: modules, or whole folders
    "newsalem": {"box", "events", "view", "rules"},
    "quintebourg": {"calendar", "events", "laws", "part", "presets", "rules", "view"},
    "salem1692": {"events", "view", "rules"},
}
BOTS = ("quintebourg/belief",)  # where a bot does most of its sums


def modules() -> list[str]:
    """The files to compile."""
    found = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    for game, python in GAMES.items():
        folder = SOURCE / "games" / game
        found += [path for path in sorted(folder.rglob("*.py")) if not stays(path.relative_to(folder), python)]
    found += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    return [str(path.relative_to(ROOT)) for path in found]


def stays(path: pathlib.PurePath, python: set[str]) -> bool:
    """Whether a module of a game stays Python."""
    return path.stem == "__init__" or path.parts[0].removesuffix(".py") in python


def main() -> None:
    """Build the extension modules beside the sources."""
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify([*modules(), "--strict", "--explicit-package-bases"], opt_level="3")
    build = Distribution({"ext_modules": extensions, "package_dir": {"": "src"}}).get_command_obj("build_ext")
    build.inplace = True
    build.build_temp = "build/mypyc"
    build.ensure_finalized()
    build.run()
    shutil.rmtree("build", ignore_errors=True)


if __name__ == "__main__":
    main()
