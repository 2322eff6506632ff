"""Find a Chromium for the browser tests, or install Debian's.

The headless shell draws no windows: it loads a table with less than half of the processor time that Chromium needs.
So it is installed where that is possible, even beside a Chromium; otherwise the tests use what there is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"  # its name as a command, and as a package
NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
APT_GET = ("apt-get", "-qq", "-y", "--no-install-recommends", "-oAcquire::Retries=0", "-oAcquire::http::Timeout=10")


def main() -> int:
    """Returns 0 if there is a Chromium now, 1 if somebody has to install one."""
    if shutil.which(SHELL) is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests (once) …")
        apt_get("update")
        apt_get("install", SHELL) or find() or apt_get("install", "chromium")
    if find():
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
    return subprocess.run((*APT_GET, *arguments), stdout=subprocess.DEVNULL, env=quiet).returncode == 0


def find() -> str | None:
    """The path of the Chromium, if there is one."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


if __name__ == "__main__":
    sys.exit(main())
