"""``meetinghouse crier``: writes the page of the crier as one HTML file, to be kept on a phone."""

from __future__ import annotations

from pathlib import Path

from ..crier.book import faults
from ..server import crier
from ..texts import Texts
from .console import out
from .mistakes import Mistake, own_language, tell_faults, unwritable


def run(path: Path, language: str | None) -> int:
    """Write the file, and say where it is."""
    texts = Texts(own_language(language))
    if not crier.built():
        raise Mistake(texts.say("cli-crier-not-built"))
    tell_faults(texts, faults())
    whole = crier.page()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(whole)
    except OSError as error:
        raise unwritable(path, error, texts) from error
    out().print(texts.say("cli-crier-written", path=str(path), kilobytes=round(len(whole) / 1000)))
    return 0
