"""The page of the crier, whole in one file: its styles, its program, its fonts and its data.

The server sends the same bytes that ``meetinghouse crier`` writes, so a browser that has kept this page needs nothing
else. The policy of the other pages allows no inline program; this page has one that names the hashes of its own.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from functools import cache
from pathlib import Path

from starlette.requests import Request

from ..crier.book import book
from .pages import KINDS, folder, not_built, static
from .reply import Reply

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Meetinghouse</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="book">{book}</script>
<script>{program}</script>
<!--
{licences}
-->
</body>
</html>
"""
_POLICY = (
    "default-src 'self'; script-src 'sha256-{program}'; style-src 'sha256-{style}'; worker-src 'self'; font-src data:; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)


def built() -> bool:
    """Whether the parts of the page are built; in a source tree `make pages` does that."""
    return (folder() / "crier" / "crier.js").is_file()


@cache
def page() -> bytes:
    """The page as one file, which holds its style, its program and its data."""
    style, program = _parts()
    # "</" would end the element; "<!--" and "-->" have a meaning inside it too
    data = book().decode().replace("<", "\\u003c")
    licences = _file("licences.txt").replace("--", "- -")
    return _PAGE.format(style=style, book=data, program=program, licences=licences).encode()


@cache
def policy() -> bytes:
    """The content security policy of the page."""
    style, program = [base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for part in _parts()]
    return _POLICY.format(style=style, program=program).encode()


def _parts() -> tuple[str, str]:
    style = _file("crier.css").replace("</", "<\\/")
    return style, _file("crier.js").replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _file(name: str) -> str:
    return Path(folder(), "crier", name).read_text(encoding="utf-8").replace("\r\n", "\n")


async def crier(request: Request) -> Reply:
    """The page for a browser."""
    if not built():
        return Reply(not_built(), kind=KINDS[".html"])
    return await asyncio.to_thread(_reply, request)  # it takes a second to make it, once, and no table may wait


def _reply(request: Request) -> Reply:
    return static(request.scope, page(), KINDS[".html"], more=((b"content-security-policy", policy()),))
