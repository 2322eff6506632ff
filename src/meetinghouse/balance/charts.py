"""Charts as SVG, for any screen: lengths are in percent of the width. Shapes carry the meaning, not colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..bots.report import Share
from .effects import Difference

HEIGHT = 22  # of a line with one interval, in pixels
TALL = 72  # of a histogram
TICKS = (0, 25, 50, 75, 100)
EDGE = 1.5  # percent of the width that stay free left and right


def share(found: Share, mark: float | None = None) -> str:
    """A bar from 0 to a share, its interval as a whisker, and perhaps a dashed line to compare with."""
    parts = [_line(_at(tick / 100), 0, _at(tick / 100), HEIGHT, "grid") for tick in TICKS]
    parts.append(_box(_at(0), 6, _at(found.share) - _at(0), HEIGHT - 12, "bar"))
    if mark is not None:
        parts.append(_line(_at(mark), 0, _at(mark), HEIGHT, "mark"))
    parts += _whisker(_at(found.low), _at(found.share), _at(found.high), True)
    return _svg(parts, HEIGHT)


def difference(found: Difference, reach: float) -> str:
    """A difference on a scale from -reach to reach: a full dot if it is clear, a ring if chance may have done it."""
    low, value, high = [_at(_within(each, reach) / (2 * reach) + 0.5) for each in (found.low, found.value, found.high)]
    parts = [_line(_at(tick / 4), 0, _at(tick / 4), HEIGHT, "zero" if tick == 2 else "grid") for tick in range(5)]
    return _svg([*parts, *_whisker(low, value, high, found.clear)], HEIGHT)


def histogram(bars: Sequence[int], label: str) -> str:
    """Bars side by side; the highest one fills the height."""
    most, width = max(bars), (100 - 2 * EDGE) / len(bars)
    parts = [_line(_at(0), TALL - 0.5, _at(1), TALL - 0.5, "axis")]
    for place, count in enumerate(bars):
        height = (TALL - 2) * count / most
        if count:
            parts.append(_box(EDGE + place * width, TALL - 1 - height, width * 0.86, height, "bar"))
    return _svg(parts, TALL, label)


def scale_of(differences: Sequence[Difference]) -> float:
    """A round reach that shows all of some differences: 0.02, 0.05, 0.1 …; at most 1."""
    widest = max([max(abs(each.low), abs(each.high)) for each in differences], default=0.0)
    return next((reach for reach in (0.02, 0.05, 0.1, 0.2, 0.3, 0.5) if widest <= reach), 1.0)


def _whisker(low: float, value: float, high: float, full: bool) -> list[str]:
    middle = HEIGHT / 2
    ends = [_line(x, middle - 4, x, middle + 4, "whisker") for x in (low, high)]
    dot = f'<circle cx="{value:.2f}%" cy="{middle}" r="4" class="{"dot" if full else "ring"}"/>'
    return [_line(low, middle, high, middle, "whisker"), *ends, dot]


def _at(share: float) -> float:
    """Where a share of the scale is, in percent of the width."""
    return EDGE + share * (100 - 2 * EDGE)


def _within(value: float, reach: float) -> float:
    return max(-reach, min(reach, value))


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.2f}%" y1="{y1:g}" x2="{x2:.2f}%" y2="{y2:g}" class="{kind}"/>'


def _box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect x="{x:.2f}%" y="{y:.1f}" width="{max(width, 0.0):.2f}%" height="{height:.1f}" class="{kind}"/>'


def _svg(parts: Sequence[str], height: int, label: str = "") -> str:
    about = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg width="100%" height="{height}" {about}>{"".join(parts)}</svg>'
