"""Have a Chromium for the browser tests: the one that is there, or Debian's, where we may install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
INSTALL = (("apt-get", "update", "-qq"), ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"))


def main() -> int:
    """0 where there is one now, 1 where somebody has to install it."""
    if find():
        return 0
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing chromium for the browser tests (once) …")
        for command in INSTALL:
            subprocess.run(
                command, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            )
        if find():
            return 0
    print(
        "The browser tests need Chromium; on Debian and Ubuntu install the package chromium, elsewhere Chrome.",
        file=sys.stderr,
    )
    return 1


def find() -> str | None:
    """Where it is."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


if __name__ == "__main__":
    sys.exit(main())
