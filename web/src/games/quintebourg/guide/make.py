"""Makes the table of nights beside it, from the rules: python web/src/games/quintebourg/guide/make.py"""

import json
from pathlib import Path

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.quintebourg.night import CALLS, program
from meetinghouse.games.quintebourg.rules import RULES

NIGHTS = ("mon", "tue", "wed", "thu", "fri", "sat")
LATER = 9  # a night on which everything that waits for its night is called, but the introductions


def nights(mode: str) -> dict[str, list[str]]:
    """What is called on each night of a week, in order; what the game master does alone is left out."""
    state = start_by(RULES, 13, 1, {"mode": mode}).state
    found = {}
    for weekday, name in enumerate(NIGHTS):
        state.weekday, state.night = weekday, LATER
        found[name] = [call for call in program(state) if CALLS[call].asks]
    return found


if __name__ == "__main__":
    table = {mode: nights(mode) for mode in "vme"}
    (Path(__file__).parent / "nights.json").write_text(json.dumps(table, separators=(",", ":")) + "\n")
