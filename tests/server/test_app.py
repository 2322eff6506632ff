"""The pages as an app: a manifest with icons, and a page for when the server cannot be reached."""

from __future__ import annotations

import struct

import httpx

from meetinghouse.texts import LANGUAGES, Texts

from .guests import Serving


def test_the_pages_can_be_installed_with_icons_of_the_sizes_they_claim(serving: Serving) -> None:
    page = httpx.get(serving.url).text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    reply = httpx.get(f"{serving.url}/manifest.webmanifest")
    assert reply.headers["content-type"] == "application/manifest+json"
    manifest = reply.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    icons = {icon["src"]: icon for icon in manifest["icons"]}
    assert {icon.get("purpose", "any") for icon in icons.values()} == {"any", "maskable"}
    for path, icon in icons.items():
        picture = httpx.get(serving.url + path)
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert picture.content.startswith(b"\x89PNG\r\n\x1a\n")
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons.values()}


def test_the_page_for_a_broken_line_needs_no_file_and_sets_no_cookie(serving: Serving) -> None:
    page = httpx.get(f"{serving.url}/offline")
    assert page.status_code == 200
    for language in LANGUAGES:
        assert Texts(language, strict=True).say("page-offline") in page.text
    assert '<a href="">' in page.text  # tries the same address again
    assert "src=" not in page.text
    assert "set-cookie" not in page.headers
    assert httpx.get(f"{serving.url}/sw.js").headers["content-type"].startswith("text/javascript")
