"""Who sits at a table: people, bots, bots that stand in for people, and seats open to a substitute."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from .lookalikes import skeleton
from .refusals import Malformed

LONGEST_NAME = 24
MOST_MARKS = 3  # on one letter: pointed Hebrew, Burmese, Tibetan and Hindi need three, Vietnamese and Thai two
MOST_FORMER = 5  # names that nobody else may take, of each chair
NOBODY = "N. N."  # who had their name deleted; nomen nescio: the same in every language

# What takes no room, or room without ink, though Unicode calls it a letter or a mark.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U000e0100-\U000e01ef]")
_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f]")  # unseen too, but phones write them after a picture

# Bots have names of their own, all of the time and none of a famous case.
BOT_NAMES = (
    "Prudence", "Silas", "Mercy", "Ezra", "Patience", "Josiah", "Temperance", "Amos", "Charity", "Gideon", "Thankful",
    "Obadiah", "Verity", "Enoch", "Constance", "Jabez", "Honor", "Asa", "Submit", "Levi", "Desire", "Micah", "Hope",
)  # fmt: skip


class Notebook(msgspec.Struct, frozen=True):
    """What a player writes down: words, and how much each seat is suspected, from 0 to 100."""

    text: str = ""
    suspicions: dict[int, int] = {}


class Chair(msgspec.Struct, frozen=True):
    """One seat, whoever plays it. Its key stays, wherever it is moved."""

    key: int  # its bit in audiences; bit 0 is the public
    name: str
    token: str = ""  # of its owner, hashed; a bot has none
    bot: str = ""  # the bot that plays it, if one does
    ready: bool = False
    away: bool = False
    muted: bool = False
    owned: bool = False  # by somebody, when the game began
    vacant: bool = False  # open to a substitute, or about to be
    blocked: int = 0  # keys of those its owner does not want to hear
    spoke: tuple[float, ...] = ()  # when it was last heard
    last_words: str = ""  # the question under which last words were said
    notebook: Notebook = Notebook()
    notes: int = 0  # how often it was written in this game
    noted: int = 0  # and how many bytes in all
    left: str = ""  # the token, hashed, of who has left it in a game, or was put out; they may have their data erased
    former: tuple[str, ...] = ()  # what it was called before, until a game begins
    opens: float = 0.0  # where it is vacant: from when on a newcomer may sit down
    out: str = ""  # the token of whoever was put out of the game, hashed
    before: Chair | None = None  # its owner's, until the newcomer who has taken it has done something
    hash: str = ""  # of the share its owner adds to the seed of the next game
    share: str = ""  # that share, once it is opened
    came: int = 0  # how long the public's story was when its owner sat down

    @property
    def person(self) -> bool:
        """Whether somebody owns it, present or not."""
        return self.token != ""

    @property
    def owner(self) -> str:
        """The token, hashed, of whose it is, or was last; empty for a bot's own."""
        return self.token or self.left or self.out

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for its owner."""
        return self.person and self.bot != ""


def read_name(text: str) -> str:
    """A name as it is shown: its spaces single, and nothing in it that does not show."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Malformed("name", name=name[: LONGEST_NAME + 1], most=LONGEST_NAME)
    return name


def check_seen(name: str) -> None:
    """Refuse a name with something in it that does not show, with nothing that does, or that paints over others."""
    marks = all(unicodedata.category(letter)[0] in "MZ" for letter in name)
    if marks or _UNSEEN.search(name):
        raise Malformed("name", name=name, most=LONGEST_NAME)
    if few_marks(name) != name:
        raise Malformed("name-marks", name=few_marks(name), most=MOST_MARKS)


def check_somebodys(name: str) -> None:
    """Refuse what somebody is called whose name was deleted, with a number or without."""
    bare = name.rstrip("0123456789 ")
    if look_alike(bare, NOBODY) or look_alike(bare, NOBODY.replace(" ", "")):
        raise Malformed("name-nobodys", name=name)


def few_marks(text: str) -> str:
    """The text without the marks, above and below a letter, that no language needs: heaped up they hide other lines."""
    kept, marks = [], 0
    for letter in text:
        category = unicodedata.category(letter)
        stacked = category in ("Mn", "Me")
        own = unicodedata.normalize("NFD", letter)  # a letter may bring marks of its own
        marks = marks + stacked if category[0] == "M" else sum(unicodedata.category(each) == "Mn" for each in own)
        if not stacked or marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def look_alike(name: str, other: str) -> bool:
    """Whether two names look the same, as they are written or in small letters."""
    return any(one == two for one, two in zip(_looks(name), _looks(other), strict=True))


def _looks(name: str) -> tuple[str, str]:
    plain = unicodedata.normalize("NFKC", name)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return skeleton(_shown(plain)), skeleton(_shown(small))


def _shown(text: str) -> str:
    """Only what shows, its spaces single."""
    shown = [letter for letter in text if unicodedata.category(letter)[0] != "C"]
    return " ".join(_SELECTORS.sub("", _UNSEEN.sub("", "".join(shown))).split())


def bot_name(taken: set[str]) -> str:
    """A name that nobody at the table has."""
    number = 0
    while True:
        for name in BOT_NAMES:
            called = name if number == 0 else f"{name} {number + 1}"
            if called.casefold() not in taken:
                return called
        number += 1
