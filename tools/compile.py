"""Compile the engine and the rules of the games with mypyc, in place: the same sources, several times as fast.

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
GAMES = {  # what stays Python
    "newsalem": {"box", "events", "view", "rules", "__init__"},
    "salem1692": {"events", "view", "rules", "__init__"},
}


def modules() -> list[str]:
    """The files to compile."""
    found = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    for game, python in GAMES.items():
        folder = SOURCE / "games" / game
        found += [path for path in sorted(folder.rglob("*.py")) if path.stem not in python]
    return [str(path.relative_to(ROOT)) for path in found]


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
