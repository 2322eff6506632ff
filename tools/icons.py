"""Make the icons of the installed app from web/public/icon.svg: python -m tools.icons

A maskable icon has no rounded corners, and its picture stays inside the circle that every system shows.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.chromium import find

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-mask.png": (512, True)}
NIGHT = "#0f1626"  # the background of the icon
SHOWN = 0.72  # the share of a maskable icon that the picture fills


def main() -> None:
    """Draw every icon in a browser."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find())
        for name, (size, masked) in ICONS.items():
            inner = round(size * SHOWN) if masked else size
            ground = NIGHT if masked else "transparent"
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-content: center; height: {size}px; "
                f"background: {ground} }} svg {{ width: {inner}px; height: {inner}px }}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
