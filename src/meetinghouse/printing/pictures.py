"""Pictures on paper: the strokes of the pages' emblems, in light colours with dark outlines, which cost little ink."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from fpdf.svg import SVGObject

from .matter import Drawing
from .paper import Paper

_DARK: Final = "#26335c"
_PLATE: Final = "#eceff7"
_COLOURS: Final = {
    "night": _DARK,
    "rim": _DARK,
    "lamp": "#f6cf6a",
    "pale": "#ffffff",
    "rust": "#d97a66",
    "leaf": "#8fc4a2",
    "stone": "#b8c3de",
    "skin": "#f6dcbf",
    "sky": "#dfeaf3",
}
_WIDTHS: Final = {"fine": 2.0, "thin": 3.5, "line": 5.5, "bold": 9.0}
_EDGE: Final = 1.8


def draw(paper: Paper, picture: Drawing, x: float, y: float, side: float) -> None:
    """Draw a picture in a square."""
    _svg(picture, side).draw_to_page(paper.pdf, x, y)


@lru_cache(maxsize=256)
def _svg(picture: Drawing, side: float) -> SVGObject:
    (_, plate, *_), *strokes = picture.strokes  # the first stroke is the plate, which is dark on a screen
    paths = [_path(plate, "", _PLATE, _DARK, _EDGE)]
    for tool, path, *transform in strokes:
        colour, _, kind = tool.partition(" ")
        where, paint = "".join(transform), _COLOURS[colour]
        if kind in _WIDTHS:
            if paint != _DARK:
                paths.append(_path(path, where, "none", _DARK, _WIDTHS[kind] + 2 * _EDGE))
            paths.append(_path(path, where, "none", paint, _WIDTHS[kind]))
        else:
            paths.append(_path(path, where, paint, _DARK, _EDGE))
    size = f'width="{side}mm" height="{side}mm" viewBox="0 0 100 100"'
    return SVGObject(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(paths)}</svg>'.encode())


def _path(path: str, transform: str, fill: str, stroke: str, width: float) -> str:
    moved = f' transform="{escape(transform)}"' if transform else ""
    return (
        f'<path d="{escape(path)}"{moved} fill="{fill}" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )
