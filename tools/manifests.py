"""Write the list of pages that the manifest of each game of this package names, for the build of the pages.

usage: python tools/manifests.py
"""

from __future__ import annotations

import pathlib

import msgspec

from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import manifest_of

FILE = pathlib.Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "manifests.json"


def main() -> None:
    """Write the file."""
    named = {name: manifest_of(name).pages for name in plugins.own(plugins.GAMES)}
    plain = msgspec.json.encode({name: pages for name, pages in named.items() if pages})
    written = msgspec.json.format(plain, indent=2) + b"\n"
    if not FILE.is_file() or FILE.read_bytes() != written:  # what is newer than the pages has them built again
        FILE.write_bytes(written)


if __name__ == "__main__":
    main()
