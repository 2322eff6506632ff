"""What came of each break, kept line by line as it comes, so that a run can be stopped and taken up again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """What came of a break, by which test or error, and how long that took."""

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
                    continue  # a line that was being written when the run was stopped
                self.known[found.key] = found

    def keep(self, result: Result) -> None:
        """Add a result, on a line of its own even where the last one was cut off."""
        self.known[result.key] = result
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"\n{json.dumps(asdict(result))}")
