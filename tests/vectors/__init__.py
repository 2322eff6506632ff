"""Golden vectors: results that Python and the pages must have in common.

``texts.json`` holds calls with their sentences in every language; ``streams.json`` holds events of streams with the
messages that are rebuilt from them. ``python -m tests.vectors`` writes both files from the code and the texts alone.
Tests here and in ``web/`` compare their own results with them.
"""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).with_name("texts.json")
STREAMS = Path(__file__).with_name("streams.json")
