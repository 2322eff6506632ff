"""Plain pages without scripts or assets, for errors outside the application, and if the pages are not built."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Sequence
from html import escape

from ..texts import LANGUAGES, Texts

STYLE = """
:root { --paper: #efe3c8; --sheet: #f8f0dd; --ink: #2a2118; --line: #b79f74; --accent: #7a1f1d; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1626; --sheet: #1e2946; --ink: #e7e2d2; --line: #3b4a6b; --accent: #ef8a63; }
}
body { margin: 0; padding: 3rem 1rem; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1.0625rem/1.5 Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
main { max-width: 32rem; margin: auto; padding: 1.25rem 1.5rem; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 0.75rem; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.5rem, 9vw, 2.125rem); font-weight: 400; }
a { display: inline-block; padding: 0.6rem 0; color: var(--accent); }
"""
# for the content security policy, which allows no other inline styles
STYLE_HASH = "sha256-" + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Meetinghouse</title>
<style>{style}</style>
<main>
<h1>Meetinghouse</h1>
{said}
{more}
</main>
</html>
"""


def plain_page(languages: Sequence[str], say: Callable[[Texts], str], more: str = "") -> bytes:
    """A page with a text in these languages, and the HTML `more` below it."""
    said = [f'<p lang="{each}">{escape(say(Texts(each)))}</p>' for each in languages]
    return PAGE.format(language=languages[0], style=STYLE, said="\n".join(said), more=more).encode()


def link(path: str, text: str) -> str:
    return f'<p><a href="{escape(path)}">{escape(text)}</a></p>'


def preferred(accepted: str) -> str:
    """The language that the header Accept-Language prefers among ours; English if it names none of them."""
    liked: dict[str, float] = {}
    for each in accepted.split(","):
        tag, _, quality = each.partition(";")
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES:
            liked[language] = max(liked.get(language, 0), _number(quality))
    return max(liked, key=lambda each: liked[each]) if any(liked.values()) else LANGUAGES[0]


def _number(quality: str) -> float:
    try:
        return float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0
