"""Golden vectors: what Python and the pages must make alike.

``texts.json`` holds calls with their sentences in every language, ``streams.json`` events of streams with the whole
messages that they make. Both follow from the code and the texts alone: ``python -m tests.vectors`` writes them anew,
and tests here and in ``web/`` compare.
"""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).with_name("texts.json")
STREAMS = Path(__file__).with_name("streams.json")
