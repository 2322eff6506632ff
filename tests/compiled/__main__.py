"""Play the same games on the pure and on the compiled build and compare them: python -m tests.compiled FOLDER.

FOLDER is a compiled copy of the sources, as tools/compile.py makes it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from . import ROOT, tool
from .compare import difference, read

SHOWN = 10  # differences


def main() -> int:
    """Play on both builds at the same time, each in its own process and folder."""
    compiled = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        pure = Path(folder, "src")
        tool().copy(pure)
        trees = {"pure": pure, "compiled": compiled}
        files = {name: Path(folder, name) for name in trees}
        running = [play(trees[name], files[name]) for name in trees]
        if sum(process.wait() for process in running):
            return 1
        builds = {name: read(file) for name, file in files.items()}
    for name, (build, _) in builds.items():
        if build != name:
            print(f"{trees[name]} should hold the {name} build, and holds the {build} one.")
            return 1
    (_, ours), (_, theirs) = builds.values()
    pairs = [(one.name, difference(one, other)) for one, other in zip(ours, theirs, strict=True)]
    differences = [f"{name}: {found}" for name, found in pairs if found]
    if differences:
        print(f"{len(differences)} of {len(ours)} games differ:", *differences[:SHOWN], sep="\n")
        return 1
    kinds = Counter(game.kind for game in ours)
    played = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    moves = sum(len(game.moves) - 1 for game in ours)
    print(f"The same on both builds: {played}.")
    print(f"{moves} moves, what each told and the whole game after it; all records, outcomes, stories and views.")
    return 0


def play(tree: Path, file: Path) -> subprocess.Popen[bytes]:
    """Play on the build of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.Popen([sys.executable, "-m", "tests.compiled.play", str(file)], cwd=ROOT, env=environment)


if __name__ == "__main__":
    sys.exit(main())
