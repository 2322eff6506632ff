"""Write the files of golden vectors."""

import sys

import msgspec

from . import FILE, STREAMS
from .made import vectors
from .streams import streams

for file, found in ((FILE, vectors()), (STREAMS, streams())):
    lines = ",\n".join([msgspec.json.encode(each).decode() for each in found])
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} KB\n")
