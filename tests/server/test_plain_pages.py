"""Refusals of whole pages are plain pages, which need no script or asset."""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape
from typing import Any

import httpx
import pytest

from meetinghouse.server.plain import preferred
from meetinghouse.texts import LANGUAGES, Texts

from .guests import Serving

TOO_LONG: dict[str, tuple[int, str, dict[str, str], dict[str, Any]]] = {
    "long-target": (414, "/?" + "x" * 3000, {}, {"most": 2048}),
    "long-header": (431, "/", {"X-Odd": "x" * 9000}, {"name": "x-odd", "most": 8192}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TOO_LONG)
def test_a_browser_gets_a_page_with_a_way_home_and_a_program_json(serving: Serving, key: str, language: str) -> None:
    status, path, headers, details = TOO_LONG[key]
    reads = {"Accept": "text/html", "Accept-Language": f"{language}, de;q=0.5"}
    page = httpx.get(serving.url + path, headers={**headers, **reads})
    told = httpx.get(serving.url + path, headers=headers)

    texts = Texts(language, strict=True)
    assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in page.text
    assert escape(texts.say(f"refused-{key}", **details)) in page.text
    assert f'<a href="/">{escape(texts.say("page-home"))}</a>' in page.text
    assert (told.status_code, told.json()) == (status, {"refused": key, "rule": None, "params": details})


def test_the_page_brings_its_own_style_which_the_policy_allows_and_loads_nothing(serving: Serving) -> None:
    page = httpx.get(f"{serving.url}/?{'x' * 3000}", headers={"Accept": "text/html"})
    (style,) = re.findall("<style>(.*?)</style>", page.text, re.DOTALL)
    known = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()

    assert "background" in style
    assert f"style-src 'self' 'sha256-{known}';" in page.headers["content-security-policy"]
    assert not re.search(r"src=|<link|<script|url\(|@import|//", page.text)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("fr", "fr"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de, fr;q=0.7, en;q=0.3", "fr"),
        ("en;q=0.1, FR-ca;q=0.2", "fr"),
        ("fr;q=0, es", "es"),
        ("fr;q=0", "en"),
        ("fr;q=many,;;=,es;q=0.1", "es"),
        ("fr;q=nan", "en"),
    ],
)
def test_the_language_is_the_one_the_browser_likes_best(accepted: str, language: str) -> None:
    assert preferred(accepted) == language
