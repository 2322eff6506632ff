"""Cut the fonts of the pages down to what the house needs of them: python -m tools.fonts

The letters, figures and signs of English, French, Spanish and their neighbours; the weights that the styles use. The
fonts come from the packages in web/node_modules. What is left of them goes to web/src/fonts, under the name of its
package, and to src/meetinghouse/printing/fonts, for print-outs. Both are part of the repository.
"""

from __future__ import annotations

import shutil
from collections.abc import Set
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules"
CUT = WEB / "src" / "fonts"
PAPER = WEB.parent / "src" / "meetinghouse" / "printing" / "fonts"
ALEGREYA = "@fontsource-variable/alegreya"
FELL = "@fontsource/im-fell-english"

# As in the unicode-range of web/src/fonts.css, by which browsers take another font for everything else.
LETTERS = [*range(0x20, 0x7F), 0xA0, 0xA1, 0xA7, 0xAA, 0xAB, 0xB0, 0xB7, *range(0xBA, 0xBC), *range(0xBF, 0x100)]
SIGNS = [0x152, 0x153, *range(0x2010, 0x2027), 0x202F, 0x203A, 0x2191, 0x2193, 0x2212]
UNTITLED = set(map(ord, "#$%*+<=>@[\\]^_`{|}~§ª°ºÐÞðþ×÷"))  # titles show these in the font of the text
FEATURES = ["ccmp", "kern", "liga", "lnum", "tnum"]  # lnum, tnum: figures of one height and width
# Units per em: finer than screens can show. The font of titles gets fewer, because most of it is rough edges.
FINE, COARSE = 500, 400
PARTS = 4  # the straight lines that stand for one curve of a rough edge, before those are dropped that nobody misses
NEAR = 1.0  # units by which a smoothed edge may lie beside the original: a tenth of a pixel in our largest titles
NAMES = [0, 1, 2, 13, 14]  # the copyright, the names and the licence


def main() -> None:
    """Make every font anew."""
    upright = cut(read(PACKAGES / ALEGREYA / "files/alegreya-latin-wght-normal.woff2"))
    upright = instantiateVariableFont(upright, {"wght": (400, 700)})
    scale_upem(upright, FINE)
    write(upright, f"{ALEGREYA}/normal.woff2")
    slanted = cut(read(PACKAGES / ALEGREYA / "files/alegreya-latin-wght-italic.woff2"))
    slanted = instantiateVariableFont(slanted, {"wght": 400})
    scale_upem(slanted, FINE)
    write(slanted, f"{ALEGREYA}/italic.woff2")
    title = read(PACKAGES / FELL / "files/im-fell-english-latin-400-normal.woff2")
    scale_upem(title, COARSE)
    write(smooth(cut(title, without=UNTITLED)), f"{FELL}/normal.woff2")
    for name, file, weight in (("regular", "normal", 400), ("bold", "normal", 700), ("italic", "italic", 400)):
        font = cut(read(PACKAGES / ALEGREYA / f"files/alegreya-latin-wght-{file}.woff2"))
        write_for_paper(instantiateVariableFont(font, {"wght": weight}), f"alegreya-{name}.ttf")
    shutil.copy(PACKAGES / ALEGREYA / "LICENSE", PAPER / "OFL.txt")


def read(file: Path | BytesIO) -> TTFont:
    """Open a font that keeps its date, so that the same fonts come out as the same bytes."""
    return TTFont(file, recalcTimestamp=False)


def cut(font: TTFont, without: Set[int] = frozenset()) -> TTFont:
    """Leave the letters and signs that are needed."""
    options = Options(layout_features=FEATURES, name_IDs=NAMES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes={*LETTERS, *SIGNS} - without)
    subsetter.subset(font)
    bytes_ = BytesIO()  # after the cut, old and new tables are mixed until the font is read again
    font.save(bytes_)
    bytes_.seek(0)
    return read(bytes_)


class Edges(BasePen):
    """The outline of a glyph as rings of points, with straight lines instead of curves."""

    def __init__(self) -> None:
        super().__init__()
        self.rings: list[list[complex]] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self.rings.append([complex(*pt)])

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self.rings[-1].append(complex(*pt))

    def _qCurveToOne(self, pt1: tuple[float, float], pt2: tuple[float, float]) -> None:  # noqa: N802
        start, bend, end = self.rings[-1][-1], complex(*pt1), complex(*pt2)
        for part in (each / PARTS for each in range(1, PARTS + 1)):
            self.rings[-1].append(start * (1 - part) ** 2 + bend * 2 * part * (1 - part) + end * part**2)


def smooth(font: TTFont) -> TTFont:
    """Leave as few points of rough edges as it takes to stay near them."""
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        if glyph.isComposite() or not glyph.numberOfContours:
            continue
        edges = Edges()
        glyph.draw(edges, font["glyf"])
        pen = TTGlyphPen(None)
        for ring in edges.rings:
            far = max(range(len(ring)), key=lambda each: abs(ring[each] - ring[0]))
            points = [*line(ring[: far + 1])[:-1], *line([*ring[far:], ring[0]])[:-1]]
            pen.moveTo((points[0].real, points[0].imag))
            for point in points[1:]:
                pen.lineTo((point.real, point.imag))
            pen.closePath()
        font["glyf"][name] = pen.glyph()
    return font


def line(points: list[complex]) -> list[complex]:
    """The points of a line without those that lie near it anyway (Douglas and Peucker)."""
    start, end = points[0], points[-1]
    way = end - start
    off = [abs(((each - start).conjugate() * way).imag) / abs(way) if way else abs(each - start) for each in points]
    far = max(range(len(points)), key=lambda each: off[each])
    if off[far] <= NEAR:
        return [start, end]
    return [*line(points[: far + 1])[:-1], *line(points[far:])]


def write(font: TTFont, name: str) -> None:
    """Write it as the pages load it."""
    font.flavor = "woff2"
    path = CUT / name
    font.save(path)
    print(f"{name}: {path.stat().st_size} bytes")


def write_for_paper(font: TTFont, name: str) -> None:
    """Write it as print-outs embed it, with the signs of our rulebooks that the font lacks, made of those it has."""
    glyphs, widths = font.getGlyphSet(), font["hmtx"]
    space, up, height = widths["space"][0], widths["arrowup"][0], font["OS/2"].sCapHeight
    add(font, 0x202F, space * 3 // 5, [])  # the narrow space of French
    add(font, 0x2192, height, [(glyphs["arrowup"], (0, -1, 1, 0, 0, height // 2 + up // 2))])
    for code, sign in ((0x2264, "less"), (0x2265, "greater")):
        parts = [(glyphs[sign], (1, 0, 0, 1, 0, height // 8)), (glyphs["minus"], (1, 0, 0, 1, 0, -height // 3))]
        add(font, code, widths[sign][0], parts)
    font.flavor = None
    path = PAPER / name
    font.save(path)
    print(f"{name}: {path.stat().st_size} bytes")


def add(font: TTFont, code: int, width: int, parts: list[tuple[Any, tuple[int, ...]]]) -> None:
    """Add a glyph that is made of others, each moved and turned."""
    pen = TTGlyphPen(font.getGlyphSet())
    for glyph, moved in parts:
        glyph.draw(TransformPen(pen, moved))
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, 0)
    for table in font["cmap"].tables:
        table.cmap[code] = name


if __name__ == "__main__":
    main()
