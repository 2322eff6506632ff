"""What the tool says on the way and at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .breaks import Break
from .draw import interval
from .results import Result

MEANING = {
    "survived": "survived: no test that names the clause noticed",
    "stale": "stale: the text to change is not there any more",
    "crashed": "no break: the code crashes, or a game does not end",
}


def left(passed: float, done: int, of: int) -> str:
    """An estimate of the remaining time."""
    seconds = round(passed / done * (of - done))
    return f"{seconds // 60} min {seconds % 60:02} s left" if seconds else ""


def summary(chosen: Sequence[str], breaks: Mapping[str, Break], results: Mapping[str, Result]) -> str:
    """How many breaks were caught, what that says about all clauses, and what to do next."""
    lines = [f"clauses: {len(chosen)}, with a break: {len(results)}"]
    found = [each.result for each in results.values()]
    caught, survived = found.count("caught"), found.count("survived")
    if caught + survived:
        low, high = interval(caught, caught + survived)
        share = caught / (caught + survived)
        lines.append(f"caught: {caught} of {caught + survived}, {share:.1%} (95 % interval {low:.1%} to {high:.1%})")
    for result, meaning in MEANING.items():
        these = [each for each in results.values() if each.result == result]
        if these:
            lines.append(f"{meaning}: {len(these)}")
            lines += [f"  {each.clause}: {breaks[each.clause].why}  {each.by}".rstrip() for each in these]
    unwritten = [clause for clause in chosen if clause not in breaks]
    if unwritten:
        lines += [f"no break written yet: {len(unwritten)}", *[f"  {clause}" for clause in unwritten]]
    return "\n".join(lines)
