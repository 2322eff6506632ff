"""The page on voice and tone: ten examples in each language, and the texts follow them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "voice.md").read_text(encoding="utf-8")
HEADINGS = {"en": "English", "fr": "French", "es": "Spanish"}


def examples(language: str) -> list[tuple[str, str]]:
    """The sentences to avoid, and what is said instead."""
    section = PAGE.partition(f"## {HEADINGS[language]}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \| .+ \|$", section, re.MULTILINE)
    return [(before, after) for before, after in rows if before not in ("Not", "---")]


def said(language: str) -> str:
    """All texts of a language, with ordinary spaces."""
    folders = (ROOT / "src" / "meetinghouse", ROOT / "examples")
    paths = [path for folder in folders for path in folder.rglob(f"texts/{language}.ftl")]
    paths += (ROOT / "web" / "src").rglob(f"{language}.ftl")
    assert len(paths) > 9
    return "\n".join(path.read_text(encoding="utf-8") for path in paths).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", HEADINGS)
def test_the_page_on_voice_has_ten_examples_that_the_texts_follow(language: str) -> None:
    found, texts = examples(language), said(language)
    values = set(re.findall(r"(?:= |\] )(\S.*)$", texts, re.MULTILINE))

    assert len(found) == 10
    assert [after for _, after in found if after not in texts] == []
    assert [before for before, _ in found if before in values] == []


def test_the_index_and_the_guide_for_contributors_lead_to_the_page_on_voice() -> None:
    assert "(voice.md)" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert "docs/voice.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
