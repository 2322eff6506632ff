"""Paper: pages of a size, and text that is measured before it is set, in millimetres and points."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from importlib.metadata import version
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, NamedTuple

from fontTools.ttLib import TTFont
from fpdf import FPDF
from fpdf.fonts import TTFFont

from ..engine.refusals import Fault

Style = Literal["regular", "bold", "italic"]

SIZES: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
_FONTS: Final = files("meetinghouse.printing") / "fonts"
_MARKS: Final[dict[Style, Literal["", "B", "I"]]] = {"regular": "", "bold": "B", "italic": "I"}
POINT: Final = 25.4 / 72
LEADING: Final = 1.22  # from line to line, in sizes of the type
SMALLEST: Final = 6.0
INK, FAINT = 30, 130  # greys
_NUMBER: Final = re.compile(r"(?<=\d) (?=[^\W\d])")  # the space between a number and what is counted
_SLACK: Final = 0.01  # millimetres that rounding may cost


class Placed(NamedTuple):
    """A line of text on a page, and the box it is in."""

    page: int
    x: float
    y: float
    width: float
    text: str
    room: float


class Type(NamedTuple):
    """A size in points and a style."""

    size: float
    style: Style = "regular"

    @property
    def line(self) -> float:
        """The height of a line."""
        return self.size * POINT * LEADING


@cache
def _advances(style: Style) -> tuple[dict[int, float], float]:
    """The width of every letter of a font, in sizes of the type."""
    with (_FONTS / f"alegreya-{style}.ttf").open("rb") as file:
        font = TTFont(file)
        widths, em = font["hmtx"], font["head"].unitsPerEm
        return {code: widths[name][0] / em for code, name in font.getBestCmap().items()}, em


def clean(text: str) -> str:
    """The text as it is set: with round apostrophes, every number on a line with the next word.

    Letters that the fonts lack lose their accents, or become a dot.
    """
    text = _NUMBER.sub("\u00a0", text.replace("'", "’"))
    known = _advances("regular")[0]
    if all(ord(letter) in known for letter in text):
        return text
    letters = []
    for letter in text:
        plain = letter if ord(letter) in known else unicodedata.normalize("NFKD", letter)[0]
        letters.append(plain if ord(plain) in known else "·")
    return "".join(letters)


@lru_cache(maxsize=16384)
def width_of(text: str, type_: Type) -> float:
    """The width of a text in one line."""
    widths = _advances(type_.style)[0]
    return sum([widths.get(ord(letter), 0) for letter in text]) * type_.size * POINT


@lru_cache(maxsize=4096)
def wrapped(text: str, room: float, type_: Type) -> tuple[str, ...]:
    """The text in lines that are no wider than the room. Only a word that is wider by itself is broken."""
    lines, width, space = list[str](), 0.0, width_of(" ", type_)
    for word in clean(text).split(" "):
        more = width_of(word, type_)
        if lines and width + space + more <= room:
            lines[-1] = f"{lines[-1]} {word}"
            width += space + more
        else:
            lines.extend(_broken(word, room, type_))
            width = width_of(lines[-1], type_)
    return tuple(lines)


@lru_cache(maxsize=4096)
def wrapped_after(lead: str, text: str, room: float, type_: Type) -> tuple[tuple[str, str], ...]:
    """Lines of a text that begins with words in bold type: of each line the bold part, and the rest."""
    *before, last = wrapped(lead, room, Type(type_.size, "bold")) or ("",)
    width = width_of(f"{last} ", Type(type_.size, "bold")) if last else 0.0
    words = clean(text).split(" ")
    count = 0
    while count < len(words) and width_of(" ".join(words[: count + 1]), type_) <= room - width:
        count += 1
    below = wrapped(" ".join(words[count:]), room, type_) if count < len(words) else ()
    return (*[(line, "") for line in before], (last, " ".join(words[:count])), *[("", line) for line in below])


def _broken(word: str, room: float, type_: Type) -> list[str]:
    if width_of(word, type_) <= room:
        return [word]
    parts: list[str] = [""]
    for letter in word:
        if width_of(parts[-1] + letter, type_) > room:
            parts.append("")
        parts[-1] += letter
    return parts


def fitted(text: str, room: float, height: float, type_: Type) -> Type:
    """The type, or a smaller one in which the text is no higher than this and no word of it is broken."""
    size = type_.size
    while size >= SMALLEST:
        found = Type(size, type_.style)
        whole = all(width_of(word, found) <= room for word in clean(text).split(" "))
        if whole and height_of([text], room, found) <= height + _SLACK:
            return found
        size -= 0.25
    raise Fault("part-text", text=text)


class Paper:
    """A document of pages, and a list of everything that is written on them."""

    def __init__(self, size: str, title: str, language: str) -> None:
        self.width, self.height = SIZES[size]
        self.placed: list[Placed] = []
        self.pdf = FPDF(unit="mm", format=(self.width, self.height))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        self.pdf.set_creator(f"Meetinghouse {version('meetinghouse')}")
        self.pdf.set_creation_date(datetime(2000, 1, 1, tzinfo=UTC))  # the same words make the same file
        for style, mark in _MARKS.items():
            self._add(style, mark)

    def _add(self, style: Style, mark: Literal["", "B", "I"]) -> None:
        path = Path(str(_FONTS / f"alegreya-{style}.ttf"))
        self.pdf.add_font("alegreya", mark, path)
        font = self.pdf.fonts[f"alegreya{mark}"]
        assert isinstance(font, TTFFont)
        reader = font.ttfont.reader
        reader.file.close()  # fpdf2 would leave it open
        reader.file = BytesIO(path.read_bytes())

    @property
    def page(self) -> int:
        """The number of the current page."""
        return self.pdf.page

    def turn(self) -> None:
        """Begin a new page."""
        self.pdf.add_page()

    def write(
        self, x: float, y: float, text: str, type_: Type, room: float, *, centred: bool = False, grey: int = INK
    ) -> float:
        """Set a text in lines from a corner on, and return where the next line would begin."""
        for line in wrapped(text, room, type_):
            left = x + (room - width_of(line, type_)) / 2 if centred else x
            self._line(left, y, line, type_, room, grey)
            y += type_.line
        return y

    def _line(self, x: float, y: float, line: str, type_: Type, room: float, grey: int = INK) -> None:
        wide = width_of(line, type_)
        assert wide <= room + _SLACK, f"{line!r} is too wide"
        self.pdf.set_font("alegreya", _MARKS[type_.style], type_.size)
        self.pdf.set_text_color(grey)
        self.pdf.text(x, y + type_.size * POINT * 0.95, line)
        self.placed.append(Placed(self.page, x, y, wide, line, room))

    def write_after(self, x: float, y: float, lead: str, text: str, type_: Type, room: float) -> float:
        """Set a text like `write`, after words in bold type."""
        bold = Type(type_.size, "bold")
        for first, rest in wrapped_after(lead, text, room, type_):
            at = x
            for words, each in ((first, bold), (rest, type_)):
                if words:
                    self._line(at, y, words, each, room - (at - x))
                    at += width_of(f"{words} ", each)
            y += type_.line
        return y

    def rule(self, x: float, y: float, to_x: float, to_y: float, *, grey: int = FAINT, width: float = 0.15) -> None:
        """Draw a line."""
        self.pdf.set_draw_color(grey)
        self.pdf.set_line_width(width)
        self.pdf.line(x, y, to_x, to_y)

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """Draw an empty box."""
        self.pdf.set_draw_color(INK)
        self.pdf.set_line_width(0.2)
        self.pdf.rect(x, y, width, height)

    def fill(self, x: float, y: float, width: float, height: float, grey: int) -> None:
        """Draw a box of one colour."""
        self.pdf.set_fill_color(grey)
        self.pdf.rect(x, y, width, height, style="F")

    def bytes(self) -> bytes:
        """The finished file."""
        return bytes(self.pdf.output())


def height_of(paragraphs: Sequence[str], room: float, type_: Type) -> float:
    """The height of paragraphs in a column."""
    return sum([len(wrapped(each, room, type_)) for each in paragraphs]) * type_.line
