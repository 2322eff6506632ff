"""Cut the fonts of the pages down to what the house needs of them: python -m tools.fonts

The letters, figures and signs of English, French, Spanish and their neighbours; the weights that the styles use. The
fonts come from the packages in web/node_modules. What is left of them goes to web/src/fonts, under the name of its
package, and is part of the repository.
"""

from __future__ import annotations

from collections.abc import Set
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules"
CUT = WEB / "src" / "fonts"
ALEGREYA = "@fontsource-variable/alegreya"
FELL = "@fontsource/im-fell-english"

# As in the unicode-range of web/src/fonts.css, by which browsers take another font for everything else.
LETTERS = [*range(0x20, 0x7F), 0xA0, 0xA1, 0xA7, 0xAA, 0xAB, 0xB0, 0xB7, *range(0xBA, 0xBC), *range(0xBF, 0x100)]
SIGNS = [0x152, 0x153, *range(0x2010, 0x2027), 0x202F, 0x203A, 0x2191, 0x2193, 0x2212]
UNTITLED = set(map(ord, "#$%*+<=>@[\\]^_`{|}~§ª°ºÐÞðþ×÷"))  # if in a name, then in the font of the text
FEATURES = ["ccmp", "kern", "liga", "lnum", "tnum"]  # of the figures, those that stand on the line and in columns
# Units of an em: finer than a screen shows of a text, or of a title, whose rough edges are most of its font.
FINE, COARSE = 500, 400
NAMES = [0, 1, 2, 13, 14]  # whose it is, what it is called, its licence


def main() -> None:
    """Make every font anew."""
    upright = cut(read(PACKAGES / ALEGREYA / "files/alegreya-latin-wght-normal.woff2"))
    upright = instantiateVariableFont(upright, {"wght": (400, 700)})
    scale_upem(upright, FINE)
    keep(upright, f"{ALEGREYA}/normal.woff2")
    slanted = cut(read(PACKAGES / ALEGREYA / "files/alegreya-latin-wght-italic.woff2"))
    slanted = instantiateVariableFont(slanted, {"wght": 400})
    scale_upem(slanted, FINE)
    keep(slanted, f"{ALEGREYA}/italic.woff2")
    title = read(PACKAGES / FELL / "files/im-fell-english-latin-400-normal.woff2")
    scale_upem(title, COARSE)
    keep(cut(title, without=UNTITLED), f"{FELL}/normal.woff2")


def read(file: Path | BytesIO) -> TTFont:
    """Open a font that keeps its date, so that the same fonts come out as the same bytes."""
    return TTFont(file, recalcTimestamp=False)


def cut(font: TTFont, without: Set[int] = frozenset()) -> TTFont:
    """Leave the letters and signs that are needed."""
    options = Options(layout_features=FEATURES, name_IDs=NAMES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes={*LETTERS, *SIGNS} - without)
    subsetter.subset(font)
    bytes_ = BytesIO()  # a font that was cut has tables of both kinds until it is read again
    font.save(bytes_)
    bytes_.seek(0)
    return read(bytes_)


def keep(font: TTFont, name: str) -> None:
    """Write it as the pages load it."""
    font.flavor = "woff2"
    path = CUT / name
    font.save(path)
    print(f"{name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
