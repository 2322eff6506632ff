"""The results of breaks, stored line by line, so that a run can be stopped and resumed."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """The result of a break, the test or error that decided it, and how long it took."""

    key: str
    clause: str
    result: str
    by: str
    seconds: float


class Results:
    """Results by the key of a break, in a file of JSON lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, Result] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    found = Result(**json.loads(line))
                except (ValueError, TypeError):
                    continue  # a line cut off when a run was stopped
                self.known[found.key] = found

    def add(self, result: Result) -> None:
        """Add a result on a new line, even if the last line was cut off."""
        self.known[result.key] = result
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"\n{json.dumps(asdict(result))}")
