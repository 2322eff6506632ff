"""The list of promises names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEAST = 32


def rows() -> list[tuple[int, str]]:
    text = (ROOT / "docs" / "acceptance.md").read_text(encoding="utf-8")
    return [(int(number), proof) for number, proof in re.findall(r"^\| (\d+) \|[^|]+\|(.+)\|$", text, re.MULTILINE)]


def test_every_promise_is_there_once() -> None:
    numbers = [number for number, _ in rows()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= LEAST


def test_every_promise_names_a_test_that_exists_or_says_why_there_is_none() -> None:
    for number, proof in rows():
        named = re.findall(r"`((?:tests|web)/[^`]+)`", proof)
        assert named or "Not proved" in proof, number
        for each in named:
            path, _, name = each.partition("::")
            assert (ROOT / path).is_file(), (number, each)
            assert path.startswith("web/") or re.search(
                rf"^(?:async )?def {name}\(", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE
            ), (number, each)
