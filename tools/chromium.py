"""Find a Chromium for the browser tests, or install Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
PACKAGES = ("chromium-headless-shell", "chromium")  # the first draws no windows, which makes the tests a third faster


def main() -> int:
    """Returns 0 if there is a Chromium now, 1 if somebody has to install one."""
    if find():
        return 0
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests (once) …")
        apt_get("update")
        if any(apt_get("install", "-y", "--no-install-recommends", package) and find() for package in PACKAGES):
            return 0
    print(
        "The browser tests need Chromium; on Debian and Ubuntu install the package chromium-headless-shell "
        "or chromium, elsewhere Chrome.",
        file=sys.stderr,
    )
    return 1


def apt_get(*arguments: str) -> bool:
    """Whether apt-get succeeded; its errors are on the terminal."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(("apt-get", "-qq", *arguments), stdout=subprocess.DEVNULL, env=quiet).returncode == 0


def find() -> str | None:
    """The path of the Chromium, if there is one."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


if __name__ == "__main__":
    sys.exit(main())
