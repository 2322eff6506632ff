"""A server whose pages were never built says so, and how to build them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from meetinghouse.texts import LANGUAGES, Texts


def test_a_house_without_pages_says_at_start_and_on_its_page_how_to_build_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meetinghouse.cli", "serve", "--port", "0", "--host", "127.0.0.1"]
    empty = {"MEETINGHOUSE_WEB": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "tables.db"), "--language", "es"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", env=os.environ | empty,
    ) as running:  # fmt: skip
        try:
            assert running.stdout is not None
            lines: list[str] = []
            while not lines or "Ctrl+C" not in lines[-1]:
                lines.append(running.stdout.readline())
                assert lines[-1]
            page = httpx.get(lines[0].split()[-1])
        finally:
            running.terminate()

    assert page.status_code == 200
    for language in LANGUAGES:
        said = Texts(language, strict=True).say("page-not-built")
        assert "make pages" in said
        assert f'<p lang="{language}">{said}</p>' in page.text
        assert (f"{said}\n" in lines) == (language == "es")
