"""Make a picture of every component in its states: python -m tools.pieces [SUBJECT ...] [--all].

The pictures are written to test-artifacts/pieces: on a phone and on a desktop, by day and by night, in English. --all
adds French, Spanish and high contrast. The subjects are those of the page /dev/pieces (npm run dev, in web/).
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import QUIET
from tests.patience import PATIENCE
from tools.chromium import find

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "test-artifacts" / "pieces"
SIZES = {"phone": (360, 640), "desk": (1280, 800)}
FEW = (("en",), ("parchment", "night"))
# until everything has been loaded: the page has not changed for a while
STILL = """async () => {
    await document.fonts.ready;
    let before;
    do {
        before = document.body.textContent.trim();
        await new Promise((resolve) => setTimeout(resolve, 400));
    } while (!before || before !== document.body.textContent.trim());
}"""
ALL = (("en", "fr", "es"), ("parchment", "night", "contrast"))


@contextmanager
def served() -> Iterator[str]:
    """Serve the pages from their sources on this machine."""
    command = ["node_modules/.bin/vite", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", re.sub(r"\x1b\[[0-9;]*m", "", line)):
                yield f"{found.group()}/dev/pieces"
                break
        else:
            raise RuntimeError("The pages cannot be served: make ready.")
    finally:
        server.terminate()
        server.wait()


def subjects(browser: Browser, url: str) -> list[str]:
    """All subjects of the page."""
    page = browser.new_page()
    page.goto(url, timeout=PATIENCE * 1000)
    found = page.locator("select").first.locator("option").all_inner_texts()
    page.close()
    return found


def shoot(page: Page, size: str, wanted: list[str], looks: tuple[tuple[str, ...], tuple[str, ...]]) -> list[str]:
    """Make pictures of these subjects at one size; returns the errors of the page."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(f"{path.stem}: {error}"))
    page.on("console", lambda line: complaints.append(f"{path.stem}: {line.text}") if line.type == "error" else None)
    path = PICTURES
    for subject, language, theme in product(wanted, *looks):
        path = PICTURES / f"{subject.replace('/', '-')}-{size}-{theme}-{language}.png"
        page.evaluate("hash => (location.hash = hash)", f"alone&subject={subject}&language={language}&theme={theme}")
        shown = f'[data-subject="{subject}"][data-language={language}][data-look={theme}]'
        page.locator(shown).wait_for(state="attached")
        page.evaluate(STILL)
        page.screenshot(path=path, full_page=True, animations="disabled")
    return complaints


def main() -> int:
    """Make the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", nargs="*")
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    return make(asked.subject, ALL if asked.all else FEW)


def make(wanted: list[str], looks: tuple[tuple[str, ...], tuple[str, ...]] = FEW) -> int:
    """Make pictures of these subjects, or of all; returns 0 if all were made and the page had no errors."""
    path = find()
    if path is None:
        print("There is no Chromium: python tools/chromium.py says what to do.", file=sys.stderr)
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    complaints: list[str] = []
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        known = subjects(browser, url)
        if unknown := [each for each in wanted if each not in known]:
            print(f"No such subject: {', '.join(unknown)}; there are {', '.join(known)}.", file=sys.stderr)
            return 2
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_default_timeout(PATIENCE * 1000)
            page.goto(f"{url}#alone")
            complaints += shoot(page, size, wanted or known, looks)
            page.close()
        browser.close()
    for each in complaints:
        print(each, file=sys.stderr)
    print(f"{len(list(PICTURES.glob('*.png')))} pictures in {PICTURES.relative_to(ROOT)}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
