"""The examples of the README run unchanged, and no line of the changelog is repeated."""

from __future__ import annotations

import pathlib
import re

import pytest

README = pathlib.Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_readme_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "README.md", "exec"), {})

    side, *_ = capsys.readouterr().out.split()
    assert side in ("townspeople", "witches")


def test_the_readme_has_examples() -> None:
    assert EXAMPLES


def test_no_line_of_the_changelog_stands_there_twice() -> None:
    """Merges sometimes copy the lines of one item into another."""
    lines = (README.parent / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    items = [line for line in lines if line.strip() and not line.startswith("#")]
    assert sorted({line for line in items if items.count(line) > 1}) == []
